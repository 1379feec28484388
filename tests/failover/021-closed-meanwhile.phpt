--TEST--
A client that is closed or dropped while a server is asked: no other one is asked after close(), and the dropped one lives as long as it is needed
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/lists.php';

final class Two extends Neo4j\Transport
{
    public array $asked = [];

    public function __construct(private Closure $meanwhile)
    {
    }

    protected function exchange(string $method, string $url, array $headers, string $body, array $options): Neo4j\Transport\Response
    {
        $this->asked[] = $method . ' ' . parse_url($url, PHP_URL_HOST);
        if (parse_url($url, PHP_URL_HOST) === 'one') {
            ($this->meanwhile)();
            return new Neo4j\Transport\Response(503, [], '');
        }
        return new Neo4j\Transport\Response(200, ['Content-Type' => 'application/json'], $method === 'GET'
            ? '{"neo4j_version":"3.5.0","data":"x","transaction":"x"}'
            : '{"results":[{"columns":["v"],"data":[{"row":[1],"meta":[null]}]}],"errors":[]}');
    }
}

$uris = ['http://one', 'http://two'];
$client = new Neo4j\Client($uris, ['transport' => $transport = new Two(function () use (&$client) {
    $client->close();
})]);
expect_exception(fn () => $client->run('RETURN 1'));
echo implode(', ', $transport->asked), "\n";

$calls = [
    fn () => $GLOBALS['client']->run('RETURN 1')->fetchColumn(0),
    fn () => $GLOBALS['client']->getServerInfo()->version,
    fn () => $GLOBALS['client']->beginTransaction(['protocol' => 'query']),
    fn () => $GLOBALS['client']->request('GET', '/')->getValue()['data'],
];
foreach ($calls as $call) {
    $client = new Neo4j\Client($uris, ['transport' => $transport = new Two(function () use (&$client) {
        $client = null;
        gc_collect_cycles();
    })]);
    $e = exception_of(function () use ($call) {
        echo $call(), ' ';
    });
    echo short_name($e), ': ', implode(', ', $transport->asked), "\n";
}
?>
--EXPECT--
Neo4j\Exception\ConnectionException: http://one:80/ answered HTTP 503: ""
GET one
1 end: GET one, GET two, POST two
3.5.0 end: GET one, GET two
ProtocolException: POST one, POST two, POST two
x end: GET one, GET two
