--TEST--
A JsonSerializable parameter is what its jsonSerialize() gives
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/refused.inc';

final class Given implements JsonSerializable
{
    public function __construct(private mixed $value) {}

    public function jsonSerialize(): mixed
    {
        return $this->value instanceof Closure ? ($this->value)($this) : $this->value;
    }
}

/* Its exceptions pass; what it gives is judged at its own place. */
refused(
    ['a' => new Given(fn () => throw new DomainException('mine'))],
    ['a' => new Given(NAN)],
    ['a' => [new Given(['b' => NAN])]],
    ['a' => new Given(STDIN)],
    ['a' => new Given(fn ($self) => $self)],
    ['a' => new Given(fn ($self) => ['b' => $self])],
    ['a' => new Given($endless = function () use (&$endless) { return new Given($endless); })],
);

/* What it changes meanwhile does no harm. */
$list = [1, null, 3];
$list[1] = new Given(function () use (&$list) { $list = 'gone'; return 'two'; });
$map = (object) ['b' => 2];
$map->a = new Given(function () use ($map) { unset($map->a, $map->b); $map->c = 3; return ['x' => 1]; });
$map->z = 26;
$server = scripted([typed_body(['v'], [[1]])]);
(new Neo4j\Client($server->url, ['database' => 'neo4j']))
    ->run('RETURN 1', ['list' => &$list, 'map' => $map, 'nested' => new Given(new Given([]))])->fetchAll();
var_dump($server->count('{"list":[1,"two",3],"map":{"b":2,"a":{"x":1},"z":26},"nested":[]}'));

/* json_last_error() is the script's own. */
@json_encode("\xff");
refused(['a' => 'text', 'b' => "\xff"]);
echo json_last_error_msg(), "\n";
--EXPECT--
DomainException: mine
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $a is NAN: write 0.0 / 0.0 in the statement
Neo4j\Exception\UsageException: protocol "jolt" takes plain JSON only, and parameter $a[0].b is NAN: write 0.0 / 0.0 in the statement
TypeError: parameter $a is a resource, which cannot be a parameter
ValueError: parameter $a contains itself
ValueError: parameter $a.b contains itself
ValueError: parameter $a is nested more than 512 levels deep
int(1)
ValueError: parameter $b is not valid UTF-8, which JSON cannot carry
Malformed UTF-8 characters, possibly incorrectly encoded
