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

/* When users take turns, the Query API of 5.26 leaves one request of some twenty unanswered for two minutes,
 * whoever its client is. So as little as possible goes there, and is asked again. */
function insist(callable $ask): mixed
{
    for ($tries = 1; ; $tries++) {
        try {
            return $ask();
        } catch (Neo4j\Exception\TimeoutException $e) {
            $tries < 20 || throw $e;
        }
    }
}

foreach (['4.4', '5.26'] as $version) {
    $url = neo4j_url($version);
    if (!parse_url($url, PHP_URL_USER)) {
        continue; /* started by hand, without authentication */
    }
    $user = strtolower(unique_name());
    $client = fn (string $user, string $password, array $options) => new Neo4j\Client($url, ['auth' => [$user, $password], 'timeout' => 8] + $options);
    $system = new Neo4j\Client($url, ['database' => 'system', 'protocol' => 'jolt']);
    $system->run("CREATE USER $user SET PASSWORD 'first-password' CHANGE REQUIRED");
    foreach (neo4j_protocols($version) as $protocol) {
        $own = $client($user, 'first-password', ['database' => 'neo4j', 'protocol' => $protocol]);
        $e = exception_of(fn () => insist(fn () => $own->run('RETURN 1')));
        check([short_name($e), $e?->getServerCode()], ['AuthenticationException', 'Neo.ClientError.Security.CredentialsExpired'], "$version $protocol");
    }
    $own = $client($user, 'first-password', ['database' => 'system', 'protocol' => 'jolt']);
    insist(fn () => $own->run("ALTER CURRENT USER SET PASSWORD FROM 'first-password' TO 'second-password'"));
    $own = $client($user, 'second-password', ['database' => 'neo4j', 'protocol' => 'jolt']);
    check(insist(fn () => $own->run('RETURN 1 AS one')->single()), ['one' => 1], "$version afterwards");
    $system->run("DROP USER $user");
}
echo "done\n";
--EXPECT--
done
