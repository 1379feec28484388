<?php
/* A right answer as text, and which of its bytes complete what. */

declare(strict_types=1);

require_once __DIR__ . '/Dice.php';

final class Message
{
    private const WORDS = ['', 'a', 'zwölf', "\u{1F600}", "\u{2028}", '"quoted"', '\\', '/', "\n\t", "\x7f", 'é', ']}', '[[', '{"', '0', 'null', "\0"];

    /**
     * @param list<list<mixed>> $rows
     * @param list<int> $ends so many bytes hold each row
     * @param int $complete so many bytes are a whole answer; what follows is white space
     */
    private function __construct(
        public readonly string $dialect,
        public readonly array $rows,
        public readonly string $body,
        public readonly array $ends,
        public readonly int $complete,
    ) {
    }

    public static function random(Dice $dice, string $dialect): self
    {
        $columns = $dice->int(1, 4);
        $count = $dice->pick([0, 1, 1, 2, 3, 10, $dice->int(0, 60), $dice->small(400)]);
        $rows = [];
        for ($i = 0; $i < $count; $i++) {
            $rows[] = [$i, ...array_map(fn () => self::value($dice, 2), array_fill(0, $columns - 1, 0))];
        }
        return self::of($dice, $dialect, $columns, $rows);
    }

    /* The trailer may tell of an error. */
    public static function of(Dice $dice, string $dialect, int $columns, array $rows, ?string $code = null): self
    {
        $names = array_map(fn ($i) => "c$i", range(1, $columns));
        $flags = $dice->chance(50) ? JSON_UNESCAPED_UNICODE : 0;
        [$head, $glue, $tail] = self::frame($dialect, $names, $code);
        $body = $head;
        $ends = [];
        foreach ($rows as $i => $row) {
            $body .= ($i ? $glue : '') . self::row($dialect, $row, $flags);
            /* There the list of values is inside an event. */
            $ends[] = strlen($body) - ($dialect === 'jolt' ? strlen("}\n") : 0);
        }
        $body .= $tail;
        $space = $dialect === 'jolt' ? "\n" : $dice->pick(['', '', "\n", " \r\n\t"]);
        return new self($dialect, $rows, $body . $space, $ends, strlen($body));
    }

    /* Something without rows, as the begin of a transaction is. */
    public static function document(string $dialect, string $body): self
    {
        return new self($dialect, [], $body, [], strlen(rtrim($body)));
    }

    /* How many rows so many bytes hold. */
    public function within(int $bytes): int
    {
        return count(array_filter($this->ends, fn ($end) => $end <= $bytes));
    }

    private static function frame(string $dialect, array $columns, ?string $code): array
    {
        $names = json_encode($columns);
        $errors = $code ? json_encode([['code' => $code, 'message' => 'by chance']]) : '[]';
        return match ($dialect) {
            'legacy' => ["{\"columns\":$names,\"data\":[", ',', ']}'],
            'transactional' => ["{\"results\":[{\"columns\":$names,\"data\":[", ',', "]}],\"errors\":$errors}"],
            'jolt' => ["\x1e{\"header\":{\"fields\":$names}}\n", '', "\x1e" . ($code ? "{\"error\":{\"errors\":$errors}}" : '{"summary":{}}') . "\n\x1e{\"info\":{}}"],
            'query' => ["{\"data\":{\"fields\":$names,\"values\":[", ',', ']}' . ($code ? ",\"errors\":$errors" : '') . ',"bookmarks":["FB:kcwQ"]}'],
        };
    }

    private static function row(string $dialect, array $row, int $flags): string
    {
        $json = fn (mixed $value) => json_encode($value, $flags | JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
        return match ($dialect) {
            'legacy' => $json($row),
            'transactional' => '{"row":' . $json($row) . ',"meta":' . $json(self::metas($row)) . ',"graph":{"nodes":[],"relationships":[]}}',
            'jolt' => "\x1e{\"data\":" . $json(array_map(self::jolt(...), $row)) . "}\n",
            'query' => $json(array_map(typed(...), $row)),
        };
    }

    /* One for each value that is no list or map. */
    private static function metas(array $values): array
    {
        return array_merge(...array_map(fn ($value) => is_array($value) ? self::metas($value) : [null], array_values($values)));
    }

    private static function jolt(mixed $value): mixed
    {
        return match (true) {
            is_int($value) && ($value > 0x7FFFFFFF || $value < -0x80000000) => ['Z' => (string) $value],
            is_float($value) => ['R' => var_export($value, true)],
            is_array($value) && array_is_list($value) => array_map(self::jolt(...), $value),
            is_array($value) => ['{}' => array_map(self::jolt(...), $value)],
            default => $value,
        };
    }

    private static function value(Dice $dice, int $depth): mixed
    {
        return match ($dice->int(0, $depth > 0 ? 9 : 7)) {
            0 => null,
            1 => $dice->chance(50),
            2 => $dice->int(-100, 100),
            3 => $dice->pick([PHP_INT_MAX, PHP_INT_MIN, 0x7FFFFFFF, 0x80000000, -0x80000001, 1 << 53]),
            4 => $dice->pick([0.0, 1.0, -1.5, 1e300, 4.9E-324, 0.1]),
            5, 6 => implode('', array_map(fn () => $dice->pick(self::WORDS), range(0, $dice->int(0, 4)))),
            7 => str_repeat($dice->pick(self::WORDS), $dice->small($depth === 2 ? 3000 : 20)),
            8 => array_map(fn () => self::value($dice, $depth - 1), array_fill(0, $dice->int(0, 3), 0)),
            9 => array_map(fn () => self::value($dice, $depth - 1), array_fill_keys(array_slice(['k', 'zwölf', 'a"b', ''], 0, $dice->int(1, 4)), 0)),
        };
    }
}
