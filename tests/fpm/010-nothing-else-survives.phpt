--TEST--
FPM: nothing of one page is seen in the next one but its connection
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/fpm.php';
fpm_skip();
?>
--FILE--
<?php
require __DIR__ . '/fpm.php';

/* The answer sets a cookie and has a bookmark. */
$server = scripted([['body' => typed_body(['v'], [[1]]), 'headers' => ['Set-Cookie' => 'sid=secret; Path=/'], 'times' => -1]]);
$fpm = new Fpm(1);
$fpm->page('page', ONE_STATEMENT);
$fpm->page('rich', <<<'PHP'
    $client = new Neo4j\Client(str_replace('//', '//someone:else@', $_GET['url']), [
        'database' => 'movies', 'access_mode' => 'read', 'impersonated_user' => 'alice', 'bookmarks' => ['FB:mine'], 'timeout' => 9,
        'fetch_mode' => 'num', 'value_mode' => 'arrays', 'stats' => false,
        'headers' => ['X-Page' => 'one'], 'user_agent' => 'page-one', 'max_depth' => 600,
    ]);
    $client->run('RETURN $a AS v', ['a' => 1])->fetchAll();
    $plain = new Neo4j\Client($_GET['url'], ['headers' => ['X-Page' => 'two'], 'user_agent' => 'page-two', 'database' => 'other']);
    $plain->run('RETURN $a AS v', ['a' => [1, 2, 3]], ['impersonated_user' => 'bob', 'headers' => ['X-Query' => 'three']])->fetchAll();
    $own = new Neo4j\Client($_GET['url'], ['auth' => ['third', 'user']]);
    $own->run('RETURN 1 AS v')->fetchAll();
    PHP);

$seen = function () use ($server): array {
    $statements = $server->statements();
    return array_diff_key(end($statements), ['time' => 1, 'connection' => 1]);
};
$query = ['url' => $server->url];
$fpm->get('page', $query);
$first = $seen();
check($fpm->get('rich', $query), '', 'rich page');
check(count($server->statements()), 4, 'statements');
check($seen()['headers']['authorization'], 'Basic ' . base64_encode('third:user'), 'the rich page itself');
check(rows_of($fpm->get('page', $query)), [['v' => 1]], 'rows');
check($seen(), $first, 'the same page again');
check(array_intersect_key($first['headers'], ['cookie' => 1, 'authorization' => 1, 'x-page' => 1]), [], 'its headers');
echo $server->connections(), $fpm->crashes(), "\n"; /* someone's, the third user's, and everybody else's */
--EXPECT--
3
