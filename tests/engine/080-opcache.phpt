--TEST--
Results are iterated under opcache with all its optimizations
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
/* `make test` looks for it among the modules of this build. */
if (!is_file(ini_get('extension_dir') . '/opcache.so')) {
    die('skip opcache cannot be loaded here');
}
?>
--INI--
zend_extension=opcache
opcache.enable=1
opcache.enable_cli=1
opcache.optimization_level=0x7FFEBFFF
--FILE--
<?php
require __DIR__ . '/child.php';

check(opcache_get_status(false)['opcache_enabled'], true, 'opcache');
$server = scripted([["times" => -1] + numbered_rows(2000)], "2.0.0-M06");
$client = new Neo4j\Client($server->url);
function total(iterable $rows): int
{
    $sum = 0;
    foreach ($rows as $number => $row) {
        $sum += $row["v"];
        if ($number === 1500) {
            break;
        }
    }
    return $sum;
}
function rows(Neo4j\Client $client): Generator
{
    yield from $client->run("MATCH (n) RETURN n");
}
for ($i = 0; $i < 30; $i++) {
    $result = $client->run("MATCH (n) RETURN n");
    check([total($client->run("MATCH (n) RETURN n")), total($result), $result->fetch()["v"], total(rows($client))], [1127251, 1127251, 1502, 1127251], "sums");
    try {
        foreach ($result as $row);
        echo "not reached\n";
    } catch (Neo4j\Exception\UsageException) {
    }
    $caught = 0;
    try {
        foreach ($client->run("CREATE (n) RETURN n") as ["v" => $v]) {
            if ($v === 700) {
                throw new DomainException();
            }
        }
    } catch (DomainException) {
        $caught = $v;
    } finally {
        check($caught, 700, "caught");
    }
}
echo "done\n";
--EXPECT--
done
