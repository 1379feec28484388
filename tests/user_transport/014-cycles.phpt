--TEST--
Cycles through transports and bodies are collected: client, result, transaction, response
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

final class Mark
{
    public static int $alive = 0;

    public function __construct()
    {
        self::$alive++;
    }

    public function __destruct()
    {
        self::$alive--;
    }
}

/* A body that holds its result, its client and a mark; suspended where it is. */
function body(stdClass $held, Mark $mark, int $rows = 3): iterable
{
    foreach (pieces($rows) as $piece) {
        yield $piece;
    }
    $held->used = $mark;
}

$cases = [
    'client in its own transport' => function () {
        $transport = new Fake(null);
        $client = new Neo4j\Client(options: ['transport' => $transport, 'protocol' => 'query', 'database' => 'neo4j']);
        $mark = new Mark();
        $transport->answer = fn () => [$client, $mark] && 0 ?: json_response(pieces(1));
        $client->run('RETURN 1')->fetchAll();
    },
    'result in its own body' => function () {
        $held = new stdClass();
        $held->client = fake_client(fn () => json_response(body($held, new Mark())));
        $held->result = $held->client->run('RETURN 1');
        $held->result->fetch();
    },
    'result in its own body, not the client' => function () {
        $held = new stdClass();
        $held->result = fake_client(fn () => json_response(body($held, new Mark())))->run('RETURN 1');
    },
    'result in an array body' => function () {
        $held = new stdClass();
        $held->result = fake_client(fn () => json_response([...pieces(3), $held, new Mark()]))->run('RETURN 1');
    },
    'generator over a result' => function () {
        $held = new stdClass();
        $result = fake_client(fn () => json_response(body($held, new Mark())))->run('RETURN 1');
        $held->generator = (fn () => yield from $result)();
        $held->generator->next();
    },
    'transaction' => function () {
        $held = new stdClass();
        $held->transaction = fake_client(fn () => json_response((function () use ($held) {
            $mark = new Mark();
            yield substr(implode('', pieces(2)), 0, -1);
            yield ',"transaction":{"id":"x","expires":"2099-01-01T00:00:00Z"}}';
        })(), 202))->beginTransaction();
        $held->result = $held->transaction->run('RETURN 1');
    },
    'response' => function () {
        $held = new stdClass();
        $held->response = fake_client(fn () => json_response((function () use ($held) {
            $mark = new Mark();
            yield '[1,';
            yield '2]';
        })()))->request('GET', '/x', options: ['stream' => true]);
    },
    'write in its own body' => function () {
        $held = new stdClass();
        $held->result = fake_client(fn () => json_response(body($held, new Mark())))->run('CREATE (n) RETURN n');
    },
];
/* Which of a cycle's destructors comes first is PHP's choice: a body may be gone when the write is read to its end. */
set_error_handler(fn ($level, $text) => str_contains($text, 'Reading the rest of a dropped result') || print($text));
gc_collect_cycles();
foreach ($cases as $name => $case) {
    $case();
    $before = Mark::$alive;
    gc_collect_cycles();
    echo $name, ': ', $before, ' -> ', Mark::$alive, "\n";
}
?>
--EXPECT--
client in its own transport: 1 -> 0
result in its own body: 1 -> 0
result in its own body, not the client: 1 -> 0
result in an array body: 1 -> 0
generator over a result: 1 -> 0
transaction: 1 -> 0
response: 1 -> 0
write in its own body: 1 -> 0
