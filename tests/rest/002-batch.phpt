--TEST--
request(): a batch, plain and streamed; a job that fails raises after the good ones, and all are undone
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '2.3', '3.5');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$create = ['method' => 'POST', 'to' => '/node', 'id' => 0, 'body' => ['b' => 1]];
$jobs = [$create, ['id' => 1] + $create, ['method' => 'POST', 'to' => '{0}/relationships', 'id' => 2, 'body' => ['to' => '{1}', 'type' => 'R']]];
$failing = [$create, ['method' => 'GET', 'to' => '/node/999999999', 'id' => 7], $create];

foreach (['1.8', '2.0', '2.3', '3.5'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ([true, false] as $stream) {
        $case = "$version, stream " . json_encode($stream);
        $kinds = [];
        foreach ($client->request('POST', '/db/data/batch', $jobs, ['stream' => $stream]) as $i => $job) {
            $kinds[] = $i . short_type($job['body']);
        }
        check($kinds, ['0Node', '1Node', '2Relationship'], $case);

        $places = [];
        $e = exception_of(function () use ($client, $failing, $stream, &$places) {
            foreach ($client->request('POST', '/db/data/batch', $failing, ['stream' => $stream]) as $job) {
                $places[] = parse_url($job['location'], PHP_URL_PATH);
            }
        });
        check([count($places), $e?->getCode()], $stream ? [1, 404] : [0, 500], "$case: failing");
        check(str_contains($e->getMessage(), 'node with id [999999999]'), true, "$case: message");
        foreach ($places as $place) {
            check(exception_of(fn () => $client->request('GET', $place))?->getCode(), 404, "$case: undone");
        }
    }
    echo "$version\n";
}

function short_type(mixed $value): string
{
    return preg_replace('/.*\\\\/', '', get_debug_type($value));
}
?>
--EXPECT--
1.8
2.0
2.3
3.5
