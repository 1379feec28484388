--TEST--
No secret in messages, traces and dumps, with arguments in traces
--EXTENSIONS--
neo4j
--INI--
zend.exception_ignore_args=0
zend.exception_string_param_max_len=1000000
--FILE--
<?php
require __DIR__ . '/child.php';

$secrets = ['S3cretPassword', 'S3cretToken', base64_encode('user:S3cretPassword')];
function free_of_secrets(string $text, string $where): void
{
    foreach ($GLOBALS['secrets'] as $secret) {
        check(str_contains($text, $secret), false, "$secret in $where");
    }
}

$refused = ['status' => 401, 'headers' => ['Content-Type' => 'application/json'], 'body' => '{"errors":[{"code":"Neo.ClientError.Security.Unauthorized","message":"no"}]}'];
$server = scripted([['contains' => 'refused', 'times' => -1] + $refused, ['contains' => 'lost', 'times' => -1, 'raw' => '', 'end' => 'RST'], ['contains' => 'cut', 'times' => -1, 'body' => typed_body(['v'], [[1]]), 'cut' => 90], ['times' => -1, 'body' => typed_body(['v'], [[1], [2]])]]);
$url = str_replace('http://', 'http://user:S3cretPassword@', $server->url);
$options = ['headers' => ['X-Token' => 'S3cretToken']];
$client = exception_of(fn () => new Neo4j\Client($url, $options)) ? new Neo4j\Client($url, ['headers' => ['X-Token: S3cretToken']]) : new Neo4j\Client($url, $options);
$query = new Neo4j\Query($client, 'RETURN 1', [], ['safe' => true]);
$failing = [
    fn () => $client->run('RETURN "refused"', [], ['headers' => $options['headers']]),
    fn () => $client->run('RETURN "lost"', [], ['headers' => $options['headers']]),
    fn () => $client->run('RETURN "cut"')->fetchAll(),
    fn () => $client->run('RETURN 1', ['p' => "\xff"], ['headers' => $options['headers']]),
    fn () => $client->run('RETURN 1', [], ['no such option' => 'S3cretToken']),
    fn () => new Neo4j\Client('http://user:S3cretPassword@', []),
    fn () => new Neo4j\Client('http://user:S3cretPassword@host:99999', []),
    fn () => new Neo4j\Client('bolt://user:S3cretPassword@host'),
    fn () => new Neo4j\Client($url, ['timeout' => 'S3cretToken']),
    fn () => new Neo4j\Client($url, ['nonsense' => 'S3cretToken']),
    fn () => new Neo4j\Client(['http://user:S3cretPassword@a', 'http://user:S3cretPassword@b?']),
    fn () => (new Neo4j\Client('http://user:S3cretPassword@127.0.0.1:1'))->run('RETURN 1'),
    fn () => (new Neo4j\Client('http://user:S3cretPassword@no-such-host.invalid'))->run('RETURN 1'),
    fn () => new Neo4j\Query($client, '', [], ['nonsense' => 'S3cretToken']),
    fn () => $client->__construct($url, $options),
];
foreach ($failing as $number => $fail) {
    $e = exception_of($fail);
    check($e instanceof Throwable, true, "exception $number");
    free_of_secrets((string) $e, "the text of $number");
    free_of_secrets(print_r(array_map(fn ($frame) => array_map(fn ($argument) => is_object($argument) ? print_r($argument, true) : $argument, $frame['args'] ?? []), array_filter($e->getTrace(), fn ($frame) => str_starts_with($frame['class'] ?? '', 'Neo4j'))), true), "the trace of $number");
}
$result = $client->run('RETURN 1');
foreach (['client' => $client, 'query' => $query, 'result' => $result, 'transport' => $client->getTransport(), 'info' => $client->getServerInfo(), 'summary' => $client->run('RETURN 1')->getSummary()] as $name => $object) {
    ob_start();
    var_dump($object, (array) $object, get_object_vars($object), get_mangled_object_vars($object));
    print_r($object);
    debug_print_backtrace();
    exception_of(fn () => var_export($object));
    echo json_encode($object, JSON_PARTIAL_OUTPUT_ON_ERROR);
    free_of_secrets(ob_get_clean(), $name);
}
ob_start();
phpinfo(INFO_GENERAL | INFO_CONFIGURATION | INFO_MODULES);
free_of_secrets(ob_get_clean(), 'phpinfo');
echo count($failing), " failures\n";
--EXPECT--
15 failures
