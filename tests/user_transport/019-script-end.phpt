--TEST--
What is thrown when the script has ended, where nobody can catch it, is a warning, and the other destructors run
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

function body(int $throws_at, string $finally): iterable
{
    try {
        foreach (pieces(3) as $i => $piece) {
            $i === $throws_at && throw new DomainException('from a chunk');
            yield $piece;
        }
    } finally {
        $finally && throw new DomainException($finally);
    }
}

final class Last
{
    public function __destruct()
    {
        echo "the last destructor\n";
    }
}

$write = fake_client(fn () => json_response(body(3, '')))->run('CREATE (n) RETURN n');
$finally = fake_client(fn () => json_response(body(9, 'from finally')))->run('RETURN 1');
$wrong = fake_client(fn () => json_response([...array_slice(pieces(3), 0, 2), 5]))->run('CREATE (n) RETURN n');
$exits = fake_client(fn () => json_response((function () {
    yield from array_slice(pieces(3), 0, 2);
    exit(3);
})()))->run('CREATE (n) RETURN n');
$transaction = fake_client(fn () => json_response(str_split(substr(implode('', pieces(2)), 0, -1) . ',"transaction":{"id":"x","expires":"2099-01-01T00:00:00Z"}}'), 202))->beginTransaction();
$transaction->run('RETURN 1')->fetchAll();
$last = new Last();
echo "end of the script\n";
?>
--EXPECT--
end of the script
the last destructor

Warning: PHP Request Shutdown: Reading the rest of a dropped result: the query failed: http://db.example:7474: the transport called exit(); whether the statement took effect is not known in Unknown on line 0

Warning: PHP Request Shutdown: Reading the rest of a dropped result: the query failed: http://db.example:7474: the transport threw TypeError: Fake::exchange(): The body of the response must be made of strings, int given; whether the statement took effect is not known in Unknown on line 0

Warning: PHP Request Shutdown: Ending the body of an answer: the transport threw DomainException: from finally in Unknown on line 0

Warning: PHP Request Shutdown: Reading the rest of a dropped result: the query failed: http://db.example:7474: the transport threw DomainException: from a chunk; whether the statement took effect is not known in Unknown on line 0
