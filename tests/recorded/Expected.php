<?php
/* What a client has to make of an answer, in the opinion of a reader that shares no code with it. */

declare(strict_types=1);

final class Expected
{
    /** @var list<mixed> rows as they were sent */
    public array $rows = [];
    /** @var ?list<string> null: not known */
    public ?array $columns = null;
    /* How it ends: "", or an exception's class and code. */
    private string $ending = '';
    /** @var list<string> other outcomes that would be right */
    private array $others = [];
    /** @var Closure(mixed): list<mixed> from a row as it was sent to its values */
    private Closure $values;

    private function __construct()
    {
    }

    /* All rows, and then the end. */
    public static function rows(?array $columns, array $rows, Closure $values): self
    {
        $expected = new self();
        [$expected->columns, $expected->rows, $expected->values] = [$columns, $rows, $values];
        return $expected;
    }

    public static function error(?string $code, int $status): self
    {
        return self::failure(self::ending(self::classOf($code, $status), $code, $status));
    }

    /* The answer, or what is left of it, is none that the protocol has. */
    public static function stranger(int $status = 0): self
    {
        return self::failure(self::ending($status === 401 ? 'AuthenticationException' : 'ProtocolException', null, $status));
    }

    /* These rows, and then that end. */
    public function andThen(self $end): self
    {
        $both = clone $this;
        $both->ending = $end->ending;
        return $both;
    }

    /* That would be right too. */
    public function or(self $other): self
    {
        $either = clone $this;
        $either->others = [...$this->others, ...$other->outcomes()];
        return $either;
    }

    /** @return list<string> like "rows=3", "ClientErrorException Neo.…", "rows=3 ProtocolException"; the first is the best */
    public function outcomes(): array
    {
        return array_values(array_unique([self::outcome(count($this->rows), $this->ending), ...$this->others]));
    }

    /* A client's result in the same words. */
    public static function outcome(int $rows, string $ending): string
    {
        return $ending !== '' && $rows === 0 ? $ending : rtrim("rows=$rows $ending");
    }

    public static function ending(string $class, ?string $code, int $status): string
    {
        return $class . ($code !== null ? " $code" : ($status ? " HTTP $status" : ''));
    }

    /** @return list<mixed> what the values of this row are */
    public function row(int $number): array
    {
        return ($this->values)($this->rows[$number]);
    }

    private static function failure(string $ending): self
    {
        $expected = new self();
        $expected->ending = $ending;
        return $expected;
    }

    /* By the servers' codes; 2.0 has numbers, before that there were names of Java classes. */
    private static function classOf(?string $code, int $status): string
    {
        $credentials = 'Unauthorized|Authentication\w+|Authorization\w+|AuthProvider\w+|CredentialsExpired|TokenExpired';
        return match (true) {
            $status === 401, (bool) preg_match("/^Neo\\.ClientError\\.Security\\.($credentials)$/", (string) $code) => 'AuthenticationException',
            (bool) preg_match('/^(Neo\.ClientError\.|4\d{4}$)/', (string) $code) => 'ClientErrorException',
            (bool) preg_match('/^Neo\.TransientError\.|\bDeadlockDetectedException$|^3\d{4}$/', (string) $code) => 'TransientException',
            (bool) preg_match('/^(Neo\.DatabaseError\.|5\d{4}$)/', (string) $code), $status >= 500 => 'DatabaseException',
            $status >= 400 => 'ClientErrorException',
            default => 'ServerException',
        };
    }
}
