--TEST--
A password that must be changed first: an AuthenticationException through every protocol, and then the change
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('4.4', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['4.4', '5.26'] as $version) {
    $url = neo4j_url($version);
    if (!parse_url($url, PHP_URL_USER)) {
        continue; /* started by hand, without authentication */
    }
    $user = strtolower(unique_name());
    $system = new Neo4j\Client($url, ['database' => 'system']);
    $system->run("CREATE USER $user SET PASSWORD 'first-password' CHANGE REQUIRED");
    foreach (neo4j_protocols($version) as $protocol) {
        $e = exception_of(fn () => (new Neo4j\Client($url, ['auth' => [$user, 'first-password'], 'protocol' => $protocol]))->run('RETURN 1'));
        check([short_name($e), $e?->getServerCode()], ['AuthenticationException', 'Neo.ClientError.Security.CredentialsExpired'], "$version $protocol");
    }
    $own = new Neo4j\Client($url, ['auth' => [$user, 'first-password'], 'database' => 'system']);
    $own->run("ALTER CURRENT USER SET PASSWORD FROM 'first-password' TO 'second-password'");
    $row = (new Neo4j\Client($url, ['auth' => [$user, 'second-password'], 'database' => 'neo4j']))->run('RETURN 1 AS one')->single();
    check($row, ['one' => 1], "$version afterwards");
    $system->run("DROP USER $user");
}
echo "done\n";
--EXPECT--
done
