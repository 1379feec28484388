--TEST--
What HTTP can do wrong with the discovery document: the door answers all the same, or the exception says what it was; nothing is left
--EXTENSIONS--
neo4j
zlib
--FILE--
<?php
require __DIR__ . '/http_faults.php';

$document = '{"bolt_routing":"neo4j://127.0.0.1:7687","query":"http://x/db/{databaseName}/query/v2",'
    . '"transaction":"http://x/db/{databaseName}/tx","neo4j_version":"5.26.0","neo4j_edition":"community"}';
$server = scripted([]);
$worked = [];
foreach (http_faults($document, 'application/json', 1) as $case => [$answer, $class]) {
    $ends = [];
    leaves_nothing(function () use ($server, $answer, $case, $class, &$ends) {
        $server->give([['for' => 'GET /'] + of_type($answer, 'application/json'), ['contains' => 'Once', 'body' => typed_body(['v'], [[1]]), 'times' => -1]]);
        $options = ['database' => 'neo4j', 'persistent' => false, 'timeout' => 20, 'discovery_ttl' => 0.0001];
        $client = new Neo4j\Client(str_replace('//', '//neo4j:hunter2@', $server->url), $options);
        $rows = null;
        $e = exception_of(function () use ($client, &$rows) { $rows = $client->run('CREATE (n:Once) RETURN 1 AS v')->fetchAll(); });
        $ends[short_name($e)] = true;
        check($rows, $e ? null : [['v' => 1]], $case);
        check($server->count('Once'), $e ? 0 : 1, "$case: sent");
        check(str_contains((string) $e, 'hunter2'), false, "$case: password");
        /* It is not half believed: the next one asks again. */
        usleep(1000);
        check($client->run('CREATE (n:Once) RETURN 1 AS v')->fetchAll(), [['v' => 1]], "$case: afterwards");
    }, $case, $server);
    check(count($ends), 1, "$case: always the same");
    $worked[key($ends)][] = $case;
}
foreach ($worked as $end => $cases) {
    echo $end, ': ', implode(', ', $cases), "\n";
}
--EXPECT--
end: a byte at a time, a byte a chunk, length too small, lengths that differ, length and chunks, chunks and length, trailers, chunk extensions, long chunk extensions, bare line feeds, wrong charset, Content-Encoding: UTF-8, 100, slow 100, 103, HTTP/2 status line, 301, 307 to itself, 413, 503
ProtocolException: cut in the body, length too large, length negative, no last chunk, NUL in the head, one long header, many headers, gzip bomb, deflate bomb, 101, 101 and frames, endless 100, HTTP/0.9, HTTP/2 preface, HTTP/2 frames, garbage
ConnectionException: reset in the body, cut in the head, empty reply, reset at once, chunk size of 65 bits, chunk size of 64 bits
TlsException: TLS alert
AuthenticationException: 401
