--TEST--
A transport may carry requests on over Transport\Curl: all servers and protocols give the same rows and errors
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip();
?>
--FILE--
<?php
require __DIR__ . '/through.php';

$curl = new Neo4j\Transport\Curl();
$transports = ['as it is' => new Through($curl), 'twice' => new Through(new Through($curl)), 'by a generator' => new Through($curl, fn (iterable $body) => (fn () => yield from $body)())];
$number = 0;
foreach (neo4j_servers() as $version => $url) {
    $label = unique_name();
    foreach (neo4j_protocols($version) as $protocol) {
        $plain = new Neo4j\Client($url, ['protocol' => $protocol]);
        foreach ($transports as $how => $transport) {
            $client = new Neo4j\Client($url, ['protocol' => $protocol, 'transport' => $transport]);
            $query = neo4j_return($version, "'é' AS a, 1.0 AS b, [1, null] AS c, 9007199254740993 AS d");
            check($client->run($query)->fetchAll(), $plain->run($query)->fetchAll(), "$version $protocol $how");
            check(exception_of(fn () => $client->run('RETRN 1'))->getMessage(), exception_of(fn () => $plain->run('RETRN 1'))->getMessage(), "$version $protocol $how, error");
            if ($version !== '1.8' && $protocol !== 'legacy') {
                $work = fn ($transaction) => $transaction->run(neo4j_return($version, "'x' AS a"))->fetchAll();
                check($client->transaction($work), $plain->transaction($work), "$version $protocol $how, transaction");
            }
            $number++;
        }
    }
}
var_dump($number > 0);
?>
--EXPECT--
bool(true)
