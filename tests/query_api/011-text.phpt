--TEST--
Unicode in a query's text arrives; invalid UTF-8 and an empty text are refused before sending
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '5.26');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$strings = ['é€', '日本語', '😀', "\u{10ffff}", "a\u{2028}b\u{2029}c", "tab\tnewline\nreturn\r", 'quote " and \\\\ backslash', "\u{7f}\u{85}\u{a0}\u{feff}"];
foreach (['1.8' => 'START n=node(0) RETURN', '2.0' => 'RETURN', '5.26' => 'RETURN'] as $version => $return) {
    $client = new Neo4j\Client(neo4j_url($version));
    foreach ($strings as $i => $string) {
        $is = $client->run("$return '$string' AS `ä😀`")->single();
        check($is, ['ä😀' => str_replace('\\\\', '\\', $string)], "$version $i");
    }
    foreach (["RETURN '\xff'", "RETURN '\xc0\x80'", "RETURN '\xed\xa0\x80'", "RETURN '\xf4\x90\x80\x80'", "RETURN 1 //\xe2\x82", '', "\x80"] as $i => $text) {
        $e = exception_of(fn () => $client->run($text));
        check(get_class($e) . ': ' . $e->getMessage(), $text === '' ? 'ValueError: The statement must not be empty' : 'ValueError: The statement is not valid UTF-8', "$version invalid $i");
    }
}
echo "done\n";
--EXPECT--
done
