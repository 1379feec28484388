--TEST--
examples/transport_signing.php: each request is signed, whatever it is for
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/../../examples/transport_signing.php';

$server = scripted([['times' => -1, 'body' => typed_body(['v'], [[1], [2]])]]);
$transport = new SigningTransport(new Neo4j\Transport\Curl(), 'the key');
$client = new Neo4j\Client($server->url, ['transport' => $transport]);
var_dump(count($client->run('RETURN $p', ['p' => 1])->fetchAll()));
foreach ($server->requests() as $request) {
    $headers = array_change_key_case($request['headers']);
    $expected = SigningTransport::signature($request['method'], $request['path'], $headers['x-signed-at'], $request['body'] ?? '', 'the key');
    echo $request['method'], ' ', $request['path'], ': ', hash_equals($expected, $headers['x-signature']) ? 'signed' : 'not signed', "\n";
}
var_dump($transport);
?>
--EXPECTF--
int(2)
GET /: signed
POST %s/query/v2: signed
POST %s/query/v2: signed
object(SigningTransport)#%d (0) {
}
