--TEST--
What a transport throws comes out as it is; the result is closed then, and the client goes on
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

final class Mine extends DomainException
{
}

$mine = new Mine('from exchange()');
$answers = [
    'exchange()' => fn () => throw $mine,
    'first chunk' => fn () => json_response((function () use ($mine) {
        throw $mine;
        yield '';
    })()),
    'before a row' => fn () => json_response((function () use ($mine) {
        yield pieces(1)[0];
        throw $mine;
    })()),
    'rewind' => fn () => json_response(new class($mine) extends ArrayIterator {
        public function __construct(private Exception $e) { parent::__construct(['']); }
        public function rewind(): void { throw $this->e; }
    }),
    'valid' => fn () => json_response(new class($mine) extends ArrayIterator {
        public function __construct(private Exception $e) { parent::__construct(['']); }
        public function valid(): bool { throw $this->e; }
    }),
    'current' => fn () => json_response(new class($mine) extends ArrayIterator {
        public function __construct(private Exception $e) { parent::__construct(['']); }
        public function current(): mixed { throw $this->e; }
    }),
    'getIterator' => fn () => json_response(new class($mine) implements IteratorAggregate {
        public function __construct(private Exception $e) {}
        public function getIterator(): Iterator { throw $this->e; }
    }),
];
$client = fake_client(fn () => json_response(pieces(1)));
foreach ($answers as $where => $answer) {
    $client->getTransport()->answer = $answer;
    try {
        $client->run('RETURN 1');
        echo "nothing thrown\n";
    } catch (Mine $e) {
        echo $where, ': ', $e === $mine && !$e->getPrevious() ? 'the same' : 'another', "\n";
    }
}
$client->getTransport()->answer = fn () => json_response((function () use ($mine) {
    yield pieces(1)[0] . pieces(1)[1];
    throw $mine;
})());
$result = $client->run('RETURN 1');
try {
    foreach ($result as $row) {
        echo 'row ', $row['n'], "\n";
    }
} catch (Mine $e) {
    echo 'after a row: ', $e === $mine ? 'the same' : 'another', "\n";
}
expect_exception(fn () => $result->fetch());
expect_exception(fn () => $result->getSummary());

$client->getTransport()->answer = fn () => json_response(pieces(1));
var_dump($client->run('RETURN 1')->single());
?>
--EXPECT--
exchange(): the same
first chunk: the same
before a row: the same
rewind: the same
valid: the same
current: the same
getIterator: the same
row 1
after a row: the same
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
array(1) {
  ["n"]=>
  int(1)
}
