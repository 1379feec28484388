--TEST--
Transport\Stream: a forked child neither reads nor ends its parent's answer, also over TLS
--EXTENSIONS--
neo4j
openssl
pcntl
posix
--FILE--
<?php
require __DIR__ . '/tls.php';

$rows = array_map(fn ($i) => [str_repeat("$i ", 20)], range(1, 60000));
[$authority, $certificate] = certificate('DNS:localhost');
$server = scripted([['times' => -1, 'body' => typed_body(['v'], $rows), 'framing' => 'chunked']]);
$options = ['transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j', 'cafile' => $authority];

foreach (['http' => $server->url, 'https' => tls_front($server->url, $certificate)] as $scheme => $url) {
    /* The child ends as PHP does, with all its destructors; in a cycle the result outlives them. */
    foreach (['used', 'dropped', 'kept', 'in a cycle'] as $case) {
        $client = new Neo4j\Client($url, $options);
        $result = $client->run('RETURN 1');
        $first = $result->fetch();
        if (pcntl_fork() === 0) {
            if ($case === 'used') {
                echo short_name(exception_of(fn () => $result->fetch())), ', ';
            } elseif ($case === 'dropped') {
                $result = null;
            } elseif ($case === 'in a cycle') {
                $holder = [$result];
                $holder[] = &$holder;
                $result = $holder = null;
            }
            exit;
        }
        pcntl_wait($status);
        echo "$scheme, $case: ", pcntl_wexitstatus($status), ' ', 1 + count($result->fetchAll()), "\n";
    }
}
?>
--EXPECT--
UsageException, http, used: 0 60000
http, dropped: 0 60000
http, kept: 0 60000
http, in a cycle: 0 60000
UsageException, https, used: 0 60000
https, dropped: 0 60000
https, kept: 0 60000
https, in a cycle: 0 60000
