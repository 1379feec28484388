--TEST--
An observer sees the statements of a transport written in PHP, with the exceptions that it throws
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/fake.php';
require __DIR__ . '/../observer/log.php';

$client = fake_client(fn () => json_response((fn () => yield from pieces(2))()), ['observer' => new Printing()]);
$client->run('RETURN 1')->fetchAll();
$client->run('RETURN 2')->close();
$client->getTransport()->answer = fn () => throw new DomainException('no network');
expect_exception(fn () => $client->run('RETURN 3'));
$client->getTransport()->answer = function () use ($client) {
    $client->getTransport()->answer = fn () => json_response(pieces(1));
    $client->run('RETURN 5')->fetchAll();
    return json_response(pieces(1));
};
$client->run('RETURN 4')->fetchAll();
?>
--EXPECT--
started #1 RETURN 1: query
succeeded #1 RETURN 1: 2 rows
started #1 RETURN 2: query
failed #1 RETURN 2: UsageException
started #1 RETURN 3: query
failed #1 RETURN 3: DomainException
DomainException: no network
started #1 RETURN 4: query
started #1 RETURN 5: query
succeeded #1 RETURN 5: 1 rows
succeeded #1 RETURN 4: 1 rows
