--TEST--
examples/transport_recording.php: what was recorded over libcurl is replayed without a server
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../../examples/transport_recording.php';

$directory = sys_get_temp_dir() . '/' . unique_name('neo4j-recording');
mkdir($directory);
$work = function (string $uri, Neo4j\Transport $transport): array {
    $client = new Neo4j\Client($uri, ['transport' => $transport, 'database' => 'neo4j']);
    return [
        $client->getServerInfo()->version,
        $client->run('UNWIND range(1, 5000) AS n RETURN n, toString(n) AS text')->fetchAll(),
        $client->run('RETURN $p AS p', ['p' => 1.5])->single(),
        exception_of(fn () => $client->run('RETRN 1'))->getMessage(),
        $client->transaction(fn ($transaction) => $transaction->run('RETURN 1 AS one')->single()),
    ];
};
$recorded = $work(neo4j_url('5.26'), new RecordingTransport(new Neo4j\Transport\Curl(), $directory));
$files = array_map(file_get_contents(...), glob("$directory/*"));
$password = parse_url(neo4j_url('5.26'), PHP_URL_PASS);
var_dump(count($files) % 2, count($files) >= 10, (bool) preg_grep('/Basic |' . preg_quote($password ?? 'no password', '/') . '/', $files));
var_dump($work(preg_replace('~//.*@[^/]*~', '//replayed.example', neo4j_url('5.26')), new ReplayingTransport($directory)) === $recorded);
expect_exception(fn () => (new Neo4j\Client('http://replayed.example', ['transport' => new ReplayingTransport($directory)]))->request('GET', '/other'));
array_map(unlink(...), glob("$directory/*"));
rmdir($directory);
?>
--EXPECT--
int(0)
bool(true)
bool(false)
bool(true)
UnexpectedValueException: GET http://replayed.example:80/other is not what was recorded: GET /
