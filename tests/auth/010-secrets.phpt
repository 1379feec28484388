--TEST--
Tokens, passphrases and proxy passwords are in no dump, trace or phpinfo
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

function shown(callable $show): string
{
    ob_start();
    try {
        echo $show();
    } catch (Throwable $e) {
        echo $e;
    }
    return ob_get_clean();
}

$server = scripted([['body' => typed_body(['v'], [[1], [2]]), 'times' => -1]]);
$secrets = ['token-1', 'sesame-2', 'proxy-3'];
$options = [
    'auth' => ['bearer' => 'token-1'], 'cert' => __FILE__, 'passphrase' => 'sesame-2', 'proxy' => 'http://me:proxy-3@127.0.0.1:1', 'no_proxy' => '127.0.0.1',
    'protocol' => 'query', 'database' => 'x',
];
$client = new Neo4j\Client($server->url, $options);
$result = $client->run('RETURN 1');
foreach ([print_r(...), 'var_dump', var_export(...), serialize(...), fn ($o) => print_r((array) $o, true), fn ($o) => print_r(get_mangled_object_vars($o), true)] as $i => $show) {
    foreach ([$client, $result, $client->getTransport()] as $object) {
        $text = shown(fn () => $show($object, ...($i === 0 || $i === 2 ? [true] : [])));
        check(str_replace($secrets, '', $text), $text, "way $i");
    }
}
$text = shown(fn () => phpinfo());
check(str_replace($secrets, '', $text), $text, 'phpinfo');
$e = exception_of(fn () => new Neo4j\Client($server->url, ['max_depth' => 0] + $options));
check(str_replace($secrets, '', "$e"), "$e", 'trace');
foreach (['proxy' => 'proxy-3:x@h', 'passphrase' => "sesame-2\0", 'auth' => ['bearer' => 'token-1', 'x' => 1]] as $name => $value) {
    $e = exception_of(fn () => new Neo4j\Client($server->url, [$name => $value]));
    check($e !== null && str_replace($secrets, '', "$e") === "$e", true, "message about $name");
}
echo "done\n";
--EXPECT--
done
