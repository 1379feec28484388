--TEST--
Limits are positive floats; zero means none
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['timeout', 'idle_timeout', 'connect_timeout', 'drain_timeout'] as $limit) {
    foreach ([-1, -0.1, NAN, -INF, 'x', null, []] as $value) {
        $e = exception_of(fn () => new Neo4j\Client('http://127.0.0.1:1', [$limit => $value]));
        check($e instanceof ValueError || $e instanceof TypeError, true, "$limit " . written($value) . ' ' . short_name($e));
        check(str_contains((string) $e?->getMessage(), $limit), true, "$limit in: " . $e?->getMessage());
    }
    check(exception_of(fn () => new Neo4j\Client('http://127.0.0.1:1', [$limit => 0])), null, "$limit 0");
    check(exception_of(fn () => new Neo4j\Client('http://127.0.0.1:1', [$limit => 1])), null, "$limit 1");
    check(exception_of(fn () => new Neo4j\Client('http://127.0.0.1:1', [$limit => 0.001])), null, "$limit 0.001");
}
echo "done\n";
--EXPECT--
done
