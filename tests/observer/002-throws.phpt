--TEST--
Observer: what it throws is a warning, exceptions in flight stay, and its own statements are not observed
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
require __DIR__ . '/log.php';

$observer = new Printing;
$client = new Neo4j\Client(neo4j_url('5.26'), ['observer' => $observer]);
set_error_handler(function ($level, $message) {
    echo 'warning: ', strtok($message, "\n"), "\n";
    return true;
});
$observer->then = fn (string $event) => throw new Exception("from $event");
var_dump($client->run('RETURN 1 AS n')->fetch());
expect_exception(fn () => $client->run('RETRN'));
echo "-- its own\n";
$observer->then = fn () => var_dump($client->run('RETURN 7 AS n')->fetchColumn());
$client->run('RETURN 2');
echo "-- a handler that throws stops it before it is sent\n";
$observer->then = fn (string $event) => $event === 'started' ? throw new Exception('no') : null;
set_error_handler(fn ($level, $message) => throw new ErrorException($message));
expect_exception(fn () => $client->run('CREATE (n:ObsNever)'));
echo "-- exit\n";
restore_error_handler();
$observer->then = fn () => exit("bye\n");
$client->run('RETURN 3');
echo "not reached\n";
?>
--EXPECTF--
started #1 RETURN 1 AS n: query
warning: %sThe observer threw Exception: from started
succeeded #1 RETURN 1 AS n: 1 rows
warning: %sThe observer threw Exception: from succeeded
array(1) {
  ["n"]=>
  int(1)
}
started #1 RETRN: query
warning: %sThe observer threw Exception: from started
failed #1 RETRN: ClientErrorException
warning: %sThe observer threw Exception: from failed
Neo4j\Exception\ClientErrorException: %s
%A
-- its own
started #1 RETURN 2: query
int(7)
succeeded #1 RETURN 2: 1 rows
int(7)
-- a handler that throws stops it before it is sent
started #1 CREATE (n:ObsNever): query
failed #1 CREATE (n:ObsNever): ErrorException
ErrorException: %sThe observer threw Exception: no
-- exit
started #1 RETURN 3: query
bye
failed #1 RETURN 3: UsageException
bye
