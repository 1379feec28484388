--TEST--
What exchange() must not give: other chunks than strings, a response that was not constructed, other values than a response
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';

use Neo4j\Transport\Response;

final class Text
{
    public function __toString(): string
    {
        return '{}';
    }
}

$bodies = [
    [1], [null], [['a']], [new Text()], (fn () => yield 1.5)(), (fn () => yield)(), new ArrayIterator([true]), (fn () => yield pieces(1)[0] => 1)(),
];
foreach ($bodies as $body) {
    expect_exception(fn () => fake_client(fn () => json_response($body))->run('RETURN 1'));
}
$result = fake_client(fn () => json_response([...array_slice(pieces(2), 0, 2), 3]))->run('RETURN 1');
var_dump($result->fetch());
expect_exception(fn () => $result->fetch());
expect_exception(fn () => $result->fetch());

expect_exception(fn () => fake_client(fn () => (new ReflectionClass(Response::class))->newInstanceWithoutConstructor())->run('RETURN 1'));
expect_exception(fn () => fake_client(fn () => null)->run('RETURN 1'));
expect_exception(fn () => fake_client(fn () => 'text')->run('RETURN 1'));
expect_exception(fn () => new Response(1000, [], ''));

foreach ([100, 199, 204, 304, 500, 599] as $status) {
    expect_exception(fn () => fake_client(fn () => json_response('', $status))->run('RETURN 1'));
}
?>
--EXPECTF--
TypeError: Fake::exchange(): The body of the response must be made of strings, int given
TypeError: Fake::exchange(): The body of the response must be made of strings, null given
TypeError: Fake::exchange(): The body of the response must be made of strings, array given
TypeError: Fake::exchange(): The body of the response must be made of strings, Text given
TypeError: Fake::exchange(): The body of the response must be made of strings, float given
TypeError: Fake::exchange(): The body of the response must be made of strings, null given
TypeError: Fake::exchange(): The body of the response must be made of strings, bool given
TypeError: Fake::exchange(): The body of the response must be made of strings, int given
array(1) {
  ["n"]=>
  int(1)
}
TypeError: Fake::exchange(): The body of the response must be made of strings, int given
Neo4j\Exception\UsageException: The result was ended by an exception thrown while it waited for the server
TypeError: Fake::exchange(): The return value must be a Neo4j\Transport\Response that was constructed
TypeError: Fake::exchange(): Return value must be of type Neo4j\Transport\Response, null returned
TypeError: Fake::exchange(): Return value must be of type Neo4j\Transport\Response, string returned
ValueError: Neo4j\Transport\Response::__construct(): Argument #1 ($status) must be a status of HTTP, between 100 and 599
%A
