--TEST--
What HTTP can do wrong, at each door: right rows, or the exception that says what it was; nothing is left
--EXTENSIONS--
neo4j
zlib
--FILE--
<?php
require __DIR__ . '/http_faults.php';

foreach (right_answers() as $protocol => [$personality, $type, $body]) {
    $options = ['protocol' => $protocol, 'persistent' => false, 'timeout' => 20] + ($protocol === 'legacy' ? [] : ['database' => 'neo4j']);
    $server = scripted([], $personality);
    foreach (http_faults($body, $type) as $case => [$answer, $class, $says]) {
        leaves_nothing(function () use ($server, $answer, $type, $class, $says, $options, $protocol, $case) {
            $server->give([['contains' => 'Once'] + of_type($answer, $type)]);
            $client = new Neo4j\Client($server->url, $options);
            $rows = null;
            $e = exception_of(function () use ($client, &$rows) { $rows = $client->run('CREATE (n:Once) RETURN 1 AS v')->fetchAll(); });
            check([$e ? short_name($e) : null, $rows], $class ? [$class, null] : [null, [['v' => 1]]], "$protocol, $case");
            check(str_contains((string) $e?->getMessage(), $says), true, "$protocol, $case: \"$says\" in: " . $e?->getMessage());
            check($server->count('Once'), 1, "$protocol, $case: sent");
        }, "$protocol, $case", $server);
    }
    echo $protocol, ' ', count(http_faults($body, $type)), "\n";
    $server->stop();
}
--EXPECT--
legacy 44
transactional 44
jolt 44
query 44
