--TEST--
A body that ends before the answer does is a ProtocolException, wherever that is
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

$text = implode('', pieces(2));
$wrong = 0;
for ($length = 0; $length < strlen($text); $length++) {
    $cut = substr($text, 0, $length);
    foreach ([$cut, [$cut], str_split($cut) ?: [], (fn () => yield from str_split($cut, 7))()] as $body) {
        try {
            fake_client(fn () => json_response($body))->run('RETURN 1')->fetchAll();
            $wrong++;
        } catch (Neo4j\Exception\ProtocolException) {
        }
    }
}
var_dump($wrong);
expect_exception(fn () => fake_client(fn () => json_response(array_slice(pieces(2), 0, 3)))->run('RETURN 1')->fetchAll());
var_dump(count(fake_client(fn () => json_response([$text, " \n"]))->run('RETURN 1')->fetchAll()));
expect_exception(fn () => fake_client(fn () => json_response([$text, 'more']))->run('RETURN 1')->fetchAll());
?>
--EXPECTF--
int(0)
Neo4j\Exception\ProtocolException: http://db.example:7474: the answer was cut after 2 rows (%s)%S
int(2)
Neo4j\Exception\ProtocolException: %s
