--TEST--
Credentials are in no dump, no export, no trace and no phpinfo
--EXTENSIONS--
neo4j
--INI--
zend.exception_ignore_args=0
zend.exception_string_param_max_len=1000
--FILE--
<?php
use Neo4j\{Client, Query, Transport};

$uri = 'http://neo4j:hunter2@127.0.0.1:1';
$options = ['auth' => ['someone', 'hunter2'], 'headers' => ['X-Key' => 'hunter2']];
$client = new Client($uri, $options);
$query = new Query($client, 'RETURN 1', [], ['headers' => ['X-Key' => 'hunter2']]);

$shown = [];
foreach ([$client, $query] as $object) {
    ob_start();
    var_dump($object);
    print_r($object);
    var_export($object);
    debug_zval_refcount($object);
    phpinfo(INFO_MODULES);
    $shown[] = ob_get_clean() . json_encode($object) . serialize((array) $object);
}

function debug_zval_refcount($object): void
{
    debug_zval_refcount_inner($object);
    debug_zval_dump($object);
}

function debug_zval_refcount_inner($object): void
{
    print_r(get_object_vars($object));
    print_r(get_mangled_object_vars($object));
}

$exchange = new ReflectionMethod(Transport\Curl::class, 'exchange');
foreach ([
    fn () => new Client($uri, $options + ['nonsense' => 1]),
    fn () => new Client('bolt://neo4j:hunter2@127.0.0.1:1'),
    fn () => new Client([$uri, $uri]),
    fn () => new Client($uri, ['headers' => ['Authorization' => 'Basic hunter2']]),
    fn () => new Client($uri, ['headers' => ['X-Key' => "hunter2\n"]]),
    fn () => new Client($uri, ['auth' => ['neo4j', 'hunter2', 1]]),
    fn () => new Client($uri, ['auth' => 'hunter2']),
    fn () => $client->run('RETURN 1', [], ['headers' => ['X-Key' => "hunter2\r"]]),
    fn () => $client->run('RETURN 1', [], ['headers' => ['X-Key' => 'hunter2']]),
    fn () => new Query($client, 'RETURN 1', [], ['auth' => ['neo4j', 'hunter2']]),
    fn () => $client->verifyConnectivity(),
    fn () => $exchange->invoke(new Transport\Curl(), 'GET', "$uri/", ['X-Key' => 'hunter2'], '', $options),
] as $attempt) {
    try {
        $attempt();
        echo "nothing thrown\n";
    } catch (Throwable $e) {
        ob_start();
        var_dump($e->getTrace());
        $shown[] = $e . ob_get_clean() . print_r($e, true);
    }
}
foreach ($shown as $i => $text) {
    foreach (['hunter2', base64_encode('neo4j:hunter2'), base64_encode('someone:hunter2')] as $secret) {
        if (str_contains(preg_replace('/object\(Closure\).*?\n/s', '', $text), $secret)) {
            echo "$i: $text\n";
        }
    }
}
echo count($shown), " places\n";
--EXPECT--
14 places
