--TEST--
A password is in no dump, export or serialisation
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function shown(callable $show): string
{
    ob_start();
    try {
        echo $show();
    } catch (Throwable $e) {
        echo $e;
    }
    return ob_get_clean();
}

$server = scripted([['body' => typed_body(['v'], [[1], [2]]), 'times' => -1]]);
$client = new Neo4j\Client("http://neo4j:hunt%65r2@127.0.0.1:$server->port", ['headers' => ['X-Api-Key: hunter2']]);
$query = new Neo4j\Query($client, 'RETURN 1 AS v');
$result = $query->getResultSet();
$result->fetch();
$objects = [
    'client' => $client, 'query' => $query, 'result' => $result, 'info' => $client->getServerInfo(),
    'transport' => $client->getTransport(), 'summary' => $result->getSummary(),
];
$ways = [
    'print_r' => fn ($o) => print_r($o, true), 'var_export' => fn ($o) => var_export($o, true), 'var_dump' => var_dump(...),
    'json_encode' => json_encode(...), 'serialize' => serialize(...),
    'array' => fn ($o) => print_r((array) $o, true), 'get_object_vars' => fn ($o) => print_r(get_object_vars($o), true),
    'mangled' => fn ($o) => print_r(get_mangled_object_vars($o), true), 'string' => fn ($o) => "$o",
    'reflection' => fn ($o) => (string) new ReflectionObject($o), 'foreach' => fn ($o) => print_r(array_map(fn ($v) => $v, (array) $o), true),
];
$secrets = ['hunter2', 'hunt%65r2', base64_encode('neo4j:hunter2'), rtrim(base64_encode('hunter2'), '=')];
foreach ($objects as $name => $object) {
    foreach ($ways as $way => $show) {
        $text = shown(fn () => $show($object));
        foreach ($secrets as $secret) {
            check(str_contains($text, $secret), false, "$name, $way: $secret");
        }
    }
}
$text = shown(fn () => phpinfo());
check(str_contains($text, 'hunter2'), false, 'phpinfo');
echo "done\n";
--EXPECT--
done
