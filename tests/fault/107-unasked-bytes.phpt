--TEST--
Bytes behind an answer that nobody asked for are nobody's answer: their connection is not used again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/http_faults.php';

foreach (right_answers() as $protocol => [$personality, $type, $body]) {
    $false = str_replace('1', '6', substr($body, strpos($body, '1') - 1));
    $false = substr($body, 0, strpos($body, '1') - 1) . $false;
    $second = "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nContent-Length: " . strlen($false) . "\r\n\r\n$false";
    $whole = "HTTP/1.1 200 OK\r\nContent-Type: $type\r\nContent-Length: " . strlen($body) . "\r\n\r\n$body";
    $behind = ['an answer' => $second, 'half of one' => substr($second, 0, 30), 'a line end' => "\r\n", 'a byte' => 'x', '408' => "HTTP/1.1 408 Request Timeout\r\n\r\n"];
    foreach ($behind as $case => $bytes) {
        foreach (['at once' => ['raw' => [$whole . $bytes], 'end' => 'none'], 'later' => ['raw' => [$whole, ['pause' => 0.01], $bytes, ['pause' => 0.01], ''], 'end' => 'none']] as $when => $answer) {
            $right = ['times' => -1] + of_type(['body' => $body], $type);
            $server = scripted([['contains' => 'first'] + $answer, $right], $personality);
            $client = new Neo4j\Client($server->url, ['protocol' => $protocol] + ($protocol === 'legacy' ? [] : ['database' => 'neo4j']));
            $rows = [$client->run('RETURN first')->fetchAll()];
            usleep($when === 'later' ? 150000 : 1000);
            $rows[] = $client->run('RETURN 1')->fetchAll();
            check($rows, [[['v' => 1]], [['v' => 1]]], "$protocol, $case $when");
            check(array_unique(array_column($server->statements(), 'connection')) === [1], false, "$protocol, $case $when: one connection");
            $server->stop();
        }
    }
}
echo "done\n";
--EXPECT--
done
