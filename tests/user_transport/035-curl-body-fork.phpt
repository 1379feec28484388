--TEST--
A body of Transport\Curl in a forked child: not read there, and its parent's connection is left alone
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
extension_loaded('pcntl') || die('skip pcntl is needed');
?>
--FILE--
<?php
require __DIR__ . '/through.php';

$server = scripted([['body' => ['one ', ['pause' => 0.5], 'two'], 'framing' => 'chunked'], ['body' => 'three']], 'silent');
$through = new Through(new Neo4j\Transport\Curl());
$iterator = $through->exchange('GET', $server->url, [], '', [])->body->getIterator();
echo $iterator->current(), "\n";
if (pcntl_fork() === 0) {
    expect_exception(fn () => $iterator->next());
    unset($iterator);
    exit(0);
}
pcntl_wait($status);
for ($iterator->next(); $iterator->valid(); $iterator->next()) {
    echo $iterator->current(), "\n";
}
echo implode('', [...$through->exchange('GET', $server->url, [], '', [])->body]), ' ', $server->connections(), "\n";
?>
--EXPECT--
one 
Neo4j\Exception\UsageException: GET failed: http://127.0.0.1:PORT: This connection was opened by another process
two
three 1
