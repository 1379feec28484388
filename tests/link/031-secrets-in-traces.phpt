--TEST--
A password is in no message and no trace, with arguments in traces too
--EXTENSIONS--
neo4j
--INI--
zend.exception_ignore_args=0
zend.exception_string_param_max_len=1000000
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$secrets = ['hunter2', 'hunt%65r2', base64_encode('neo4j:hunter2')];
function check_secrets(string $case, callable $run): void
{
    global $secrets;
    $e = exception_of($run);
    check($e !== null, true, "$case: no exception");
    for (; $e !== null; $e = $e->getPrevious()) {
        foreach ([(string) $e, print_r($e->getTrace()[0] ?? [], true), var_export($e->getMessage(), true)] as $text) {
            foreach ($secrets as $secret) {
                check(str_contains($text, $secret), false, "$case: $secret in $text");
            }
        }
    }
}

/* Functions of the test are not in the way: the secret is made inside the closures. */
$uri = fn (string $rest, string $scheme = 'http') => "$scheme://neo4j:" . strrev('2retnuh') . "@$rest";
$never = ['raw' => [['stall' => true]]];
foreach ([
    'bolt' => ['127.0.0.1:7687', 'bolt'], 'neo4j' => ['127.0.0.1', 'neo4j'], 'port' => ['127.0.0.1:99999'], 'no host' => [':7474'], 'space' => ['a b:1'],
    'scheme' => ['h', 'ftp'], 'query' => ['h:1?a=b'], 'fragment' => ['h:1#a'], 'empty host' => [''], 'two at signs' => ['a@@b'], 'control' => ["h\n"], 'bracket' => ['[::1'],
] as $case => $parts) {
    check_secrets($case, fn () => new Neo4j\Client($uri(...$parts)));
}
check_secrets('no scheme', fn () => new Neo4j\Client('neo4j:' . strrev('2retnuh') . '@h:1'));
check_secrets('unknown option', fn () => new Neo4j\Client($uri('h:1'), ['nosuch' => strrev('2retnuh')]));
check_secrets('wrong type', fn () => new Neo4j\Client($uri('h:1'), ['timeout' => strrev('2retnuh')]));
check_secrets('headers', fn () => new Neo4j\Client($uri('h:1'), ['headers' => [strrev('2retnuh')]]));
check_secrets('unreachable', fn () => (new Neo4j\Client($uri('127.0.0.1:1')))->run('RETURN 1'));
check_secrets('no such host', fn () => (new Neo4j\Client($uri('no-such-host.invalid'), ['connect_timeout' => 5]))->run('RETURN 1'));
check_secrets('run option', fn () => (new Neo4j\Client($uri('h:1')))->run('RETURN 1', [], ['nosuch' => strrev('2retnuh')]));

$answers = [
    '401' => ['status' => 401, 'body' => ''], '500' => ['status' => 500, 'body' => 'x'], 'cut' => ['raw' => ''], 'stalled' => $never, 'redirect' => ['status' => 302, 'headers' => ['Location' => '/x']],
    'malformed' => ['body' => 'x'], 'gzip' => ['body' => 'x', 'headers' => ['Content-Encoding' => 'gzip']],
];
foreach ($answers as $case => $answer) {
    $server = scripted([$answer + ['times' => -1]]);
    check_secrets($case, fn () => (new Neo4j\Client($uri("127.0.0.1:$server->port"), ['timeout' => 0.3]))->run('RETURN 1'));
    $server->stop();
}
echo "done\n";
--EXPECT--
done
