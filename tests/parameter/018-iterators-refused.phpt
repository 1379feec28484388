--TEST--
Iterators that cannot be parameters: endless, with the same key twice, with keys that are none, failing, inside themselves
--EXTENSIONS--
neo4j
--INI--
memory_limit=256M
--FILE--
<?php
require __DIR__ . '/refused.inc';

final class Inside implements IteratorAggregate
{
    public function __construct(public mixed $me = null) {}
    public function getIterator(): Iterator { yield 'me' => [$this]; }
}
final class Failing implements Iterator
{
    public function __construct(private string $at) {}
    private function called(string $method, mixed $value): mixed { return $method === $this->at ? throw new DomainException("in $method()") : $value; }
    public function rewind(): void { $this->called('rewind', null); }
    public function valid(): bool { return $this->called('valid', true); }
    public function current(): mixed { return $this->called('current', 1); }
    public function key(): mixed { return $this->called('key', 0); }
    public function next(): void { $this->called('next', null); }
}
function endless(mixed $value): Generator
{
    for (;;) {
        yield $value;
    }
}
/* Each ends, all of them never. */
function nested(): Generator
{
    for (;;) {
        yield (function () { for ($i = 0; $i < 100000; $i++) yield 1; })();
    }
}
$closed = endless(1);
foreach ($closed as $value) {
    break;
}
$closed->next();
$itself = (function () use (&$itself) { yield $itself; })();
refused(
    ['a' => ['b' => endless(1)]],
    ['a' => nested()],
    ['a' => (function () { yield from [1]; yield from [2]; })()],
    ['a' => (function () { yield 'k' => 1; yield 'k' => 2; })()],
    ['a' => (function () { yield '1' => 1; yield 1 => 2; })()],
    ['a' => (function () { yield 1.5 => 1; })()],
    ['a' => (function () { yield null => 1; })()],
    ['a' => (function () { yield [] => 1; })()],
    ['a' => (function () { yield new stdClass() => 1; })()],
    ['a' => (function () { yield 1; throw new DomainException('behind the first'); })()],
    ['a' => (function () { yield 'k' => [1, STDIN]; })()],
    ['a' => (function () { yield "\xff" => 1; })()],
    ['a' => new Inside()],
    ['a' => $closed],
    ['a' => $itself],
    ...array_map(fn ($at) => ['a' => new Failing($at)], ['rewind', 'valid', 'current', 'key', 'next']),
);
--EXPECT--
ValueError: parameter $a.b is an iterator, which may give 1000000 elements at most; to pass more, make an array of it first
ValueError: parameter $a[9] is an iterator, which may give 1000000 elements at most; to pass more, make an array of it first
ValueError: parameter $a[0] is given twice by its iterator
ValueError: parameter $a.k is given twice by its iterator
ValueError: parameter $a[1] is given twice by its iterator
TypeError: parameter $a gives a key of type float: only ints and strings can be keys
TypeError: parameter $a gives a key of type null: only ints and strings can be keys
TypeError: parameter $a gives a key of type array: only ints and strings can be keys
TypeError: parameter $a gives a key of type stdClass: only ints and strings can be keys
DomainException: behind the first
TypeError: parameter $a.k[1] is a resource, which cannot be a parameter
ValueError: parameter $a["�"] has a name that is not valid UTF-8
ValueError: parameter $a.me[0] contains itself
Exception: Cannot rewind a generator that was already run
ValueError: parameter $a[0] contains itself
DomainException: in rewind()
DomainException: in valid()
DomainException: in current()
DomainException: in key()
DomainException: in next()
