--TEST--
The module, its header, package.xml and the changelog name the same version
--EXTENSIONS--
neo4j
--FILE--
<?php
$root = dirname(__DIR__, 2);
$found = fn (string $file, string $pattern) => preg_match($pattern, file_get_contents("$root/$file"), $match) ? $match[1] : "none in $file";
$versions = [
    phpversion('neo4j'),
    $found('php_neo4j.h', '/PHP_NEO4J_VERSION "([^"]+)"/'),
    $found('package.xml', '~<release>([^<]+)</release>~'),
    $found('CHANGELOG.md', '/^## \[(\d[^\]]*)\]/m'),
];
echo count(array_unique($versions)) === 1 ? 'one version' : implode(', ', $versions), "\n";
--EXPECT--
one version
