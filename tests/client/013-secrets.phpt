--TEST--
Credentials are in no dump, no export, no trace and no phpinfo
--EXTENSIONS--
neo4j
--INI--
zend.exception_ignore_args=0
zend.exception_string_param_max_len=1000
--FILE--
<?php
use Neo4j\{Client, Query};

const URI = 'http://neo4j:hunter2@127.0.0.1:1';
const OPTIONS = ['auth' => ['someone', 'hunter2'], 'headers' => ['X-Key' => 'hunter2']];

/* All that PHP can show of an object. */
function shown(object $object): string
{
    ob_start();
    var_dump($object);
    debug_zval_dump($object);
    print_r($object);
    var_export($object);
    print_r(get_object_vars($object));
    print_r(get_mangled_object_vars($object));
    print_r((array) $object);
    echo json_encode($object);
    return ob_get_clean();
}

$client = new Client(URI, OPTIONS);
$query = new Query($client, 'RETURN 1', [], ['headers' => ['X-Key' => 'hunter2']]);
ob_start();
phpinfo(INFO_MODULES | INFO_CONFIGURATION);
$places = [shown($client), shown($query), shown($client->getTransport()), ob_get_clean()];

foreach ([
    fn () => new Client(URI, OPTIONS + ['nonsense' => 1]),
    fn () => new Client(str_replace('http', 'bolt', URI)),
    fn () => new Client([URI, URI . '?']),
    fn () => new Client(URI, ['headers' => ['Authorization' => 'Basic hunter2']]),
    fn () => new Client(URI, ['headers' => ['X-Key' => "hunter2\n"]]),
    fn () => new Client(URI, ['headers' => ['X-Key hunter2']]),
    fn () => new Client(URI, ['auth' => ['neo4j', 'hunter2', 1]]),
    fn () => new Client(URI, ['auth' => 'hunter2']),
    fn () => $client->run('RETURN 1', [], ['headers' => ['X-Key' => "hunter2\r"]]),
    fn () => $client->run('RETURN 1', [], ['headers' => ['X-Key' => 'hunter2']]),
    fn () => new Query($client, 'RETURN 1', [], ['auth' => ['neo4j', 'hunter2']]),
    fn () => $client->verifyConnectivity(),
    fn () => $client->getServerInfo(),
] as $i => $attempt) {
    try {
        $attempt();
        echo "$i: nothing thrown\n";
    } catch (Throwable $e) {
        ob_start();
        var_dump($e->getTrace());
        $places[] = $e . print_r($e, true) . ob_get_clean();
    }
}
foreach ($places as $i => $place) {
    foreach (['hunter2', base64_encode('neo4j:hunter2'), base64_encode('someone:hunter2')] as $secret) {
        if (str_contains($place, $secret)) {
            echo "$i: $place\n";
        }
    }
}
echo count($places), " places\n";
--EXPECT--
17 places
