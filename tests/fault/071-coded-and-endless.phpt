--TEST--
A body in a coding that nobody asked for is not unpacked, and not read on
--EXTENSIONS--
neo4j
zlib
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

/* 20 MiB of blanks are 20 kB. */
$bomb = gzencode(str_repeat(' ', 20 << 20), 9);
check(strlen($bomb) < 21000, true, 'a thousand times as large');
$endless = ['body' => [['repeat' => $bomb, 'times' => 10000]], 'framing' => 'chunked'];
foreach (['2.0.0-M06', '5.26'] as $personality) {
    foreach (['gzip', 'x-gzip', 'deflate', 'br', 'compress'] as $coding) {
        foreach ([['body' => $bomb], $endless] as $answer) {
            $server = scripted([$answer + ['headers' => ['Content-Encoding' => $coding]]], $personality);
            memory_reset_peak_usage();
            $before = memory_get_usage();
            $e = exception_of(fn () => (new Neo4j\Client($server->url))->run('RETURN 1'));
            check(short_name($e), 'ProtocolException', "$personality $coding");
            check(str_contains($e->getMessage(), "\"$coding\""), true, $e->getMessage());
            check(memory_get_peak_usage() - $before < 1 << 20, true, "$personality $coding: memory");
            check(array_values($server->waitClosed()), ['client'], "$personality $coding: closed");
            check($server->written(1) < 20 << 20, true, "$personality $coding: written");
            $server->stop();
        }
    }
}
echo "done\n";
--EXPECT--
done
