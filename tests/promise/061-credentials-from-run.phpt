--TEST--
Refused credentials are thrown from run()
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
--FILE--
<?php
require __DIR__ . '/real.php';

$url = neo4j_url('5.26');
$parts = parse_url($url);
foreach (["http://neo4j:wrong-password@$parts[host]:$parts[port]", "http://nobody:secret@$parts[host]:$parts[port]", "http://$parts[host]:$parts[port]"] as $wrong) {
    $e = exception_of(fn () => (new Neo4j\Client($wrong))->run('RETURN 1'));
    echo get_class($e), ' ', $e->getServerCode(), ' ', var_export($e->isRetryable(), true), "\n";
    check(preg_match('/wrong-password|secret/', (string) $e), 0, 'no secret');
}
echo (new Neo4j\Client($url))->run('RETURN 7 AS v')->fetchColumn(), "\n";
--EXPECT--
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized false
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized false
Neo4j\Exception\AuthenticationException Neo.ClientError.Security.Unauthorized false
7
