--TEST--
Values out of range are a ValueError; zero seconds are no limit
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$seconds = ['timeout', 'idle_timeout', 'connect_timeout', 'discovery_ttl', 'drain_timeout'];
foreach ($seconds as $name) {
    foreach ([-1, -0.001, NAN, INF, -INF, 1e300, PHP_INT_MAX, PHP_INT_MIN] as $value) {
        $e = exception_of(fn () => new Client(options: [$name => $value]));
        check([get_class($e), $e->getMessage()], ['ValueError', "option \"$name\" must be a number of seconds between 0 (no limit) and 1000000000"], "$name $value");
    }
    foreach ([0, 0.0, -0.0, 0.001, 5, 1e9] as $value) {
        check(exception_of(fn () => new Client(options: [$name => $value])), null, "$name $value");
    }
}
foreach (['max_depth' => 10000, 'max_row_bytes' => PHP_INT_MAX, 'max_header_bytes' => PHP_INT_MAX] as $name => $most) {
    expect_exception(fn () => new Client(options: [$name => 0]));
    expect_exception(fn () => new Client(options: [$name => 1]));
    expect_exception(fn () => new Client(options: [$name => $most]));
    expect_exception(fn () => new Client(options: [$name => PHP_INT_MIN]));
}
expect_exception(fn () => new Client(options: ['max_depth' => 10001]));
foreach ([0, 1, PHP_INT_MAX] as $bytes) {
    check(exception_of(fn () => new Client(options: ['spool' => $bytes])), null, "spool $bytes");
}
expect_exception(fn () => new Client(options: ['spool' => -1]));
foreach (['fetch_mode', 'value_mode', 'access_mode', 'protocol'] as $name) {
    expect_exception(fn () => new Client(options: [$name => 'Nonsense']));
    expect_exception(fn () => new Client(options: [$name => '']));
}
--EXPECT--
ValueError: option "max_depth" must be between 1 and 10000
no exception
no exception
ValueError: option "max_depth" must be between 1 and 10000
ValueError: option "max_row_bytes" must be between 1 and 9223372036854775807
no exception
no exception
ValueError: option "max_row_bytes" must be between 1 and 9223372036854775807
ValueError: option "max_header_bytes" must be between 1 and 9223372036854775807
no exception
no exception
ValueError: option "max_header_bytes" must be between 1 and 9223372036854775807
ValueError: option "max_depth" must be between 1 and 10000
ValueError: option "spool" must be between 0 and 9223372036854775807
ValueError: option "fetch_mode" must be one of "assoc", "num", "both"
ValueError: option "fetch_mode" must be one of "assoc", "num", "both"
ValueError: option "value_mode" must be one of "objects", "arrays"
ValueError: option "value_mode" must be one of "objects", "arrays"
ValueError: option "access_mode" must be one of "read", "write"
ValueError: option "access_mode" must be one of "read", "write"
ValueError: option "protocol" must be one of "auto", "legacy", "transactional", "jolt", "query", "gremlin3", "gremlin4"
ValueError: option "protocol" must be one of "auto", "legacy", "transactional", "jolt", "query", "gremlin3", "gremlin4"
