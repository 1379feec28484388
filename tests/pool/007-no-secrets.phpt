--TEST--
Neither the functions nor phpinfo() show a secret, or anything one could be guessed by
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

$server = patient_server();
$password = 'pass-' . bin2hex(random_bytes(6));
foreach (["http://neo4j:$password@127.0.0.1:$server->port", "http://neo4j:$password@127.0.0.1:$server->port/$password"] as $url) {
    exception_of(fn () => ask(new Neo4j\Client($url, PLAIN)));
}
ob_start();
(new ReflectionExtension('neo4j'))->info();
$shown = ob_get_clean() . json_encode(Neo4j\persistent_handles(), JSON_UNESCAPED_SLASHES);
$forms = [$password, urlencode($password), base64_encode($password), base64_encode("neo4j:$password")];
foreach (['md5', 'sha1', 'sha256', 'xxh64', 'xxh3', 'fnv1a64', 'crc32b'] as $algorithm) {
    array_push($forms, hash($algorithm, $password), hash($algorithm, "neo4j:$password"));
}
foreach ($forms as $form) {
    check(str_contains($shown, $form), false, $form);
}
var_dump(substr_count($shown, 'neo4j') > 3);
echo implode(' ', array_keys(Neo4j\persistent_handles()[0])), "\n";
echo count(Neo4j\persistent_handles()), "\n";
--EXPECT--
bool(true)
server user ident used free created reused oldest_age
2
