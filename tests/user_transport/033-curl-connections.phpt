--TEST--
A body read to its end gives its connection back; one that is let go before closes it, and nothing waits
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/through.php';

$through = new Through(new Neo4j\Transport\Curl());
$server = scripted([
    ['times' => 3, 'body' => 'short'], ['body' => ['begin', ['stall' => true]], 'length' => 100, 'framing' => 'length'], ['times' => -1, 'body' => 'short'],
], 'silent');
$ask = fn (array $options = []) => $through->exchange('GET', $server->url, [], '', $options)->body;
echo implode('', [...$ask()]), implode('', [...$ask()]), implode('', [...$ask()]), ': ', $server->connections(), " connection\n";

$started = microtime(true);
foreach ($ask() as $chunk) {
    echo $chunk, "\n";
    break;
}
var_dump(microtime(true) - $started < 5);
echo implode('', [...$ask()]), ': ', $server->connections(), " connections\n";
$ask();
echo "never read\n";
echo implode('', [...$ask()]), ': ', $server->connections(), " connections\n";
$held = $ask();
echo implode('', [...$ask()]), ': ', $server->connections(), " connections\n";
echo implode('', [...$held]), "\n";
echo implode('', [...$ask(['persistent' => false])]), implode('', [...$ask(['persistent' => false])]), ': ', $server->connections(), " connections\n";
$at_the_end = $ask();
?>
--EXPECTF--
shortshortshort: 1 connection
begin
bool(true)
short: 2 connections
never read
short: %d connections
short: %d connections
short
shortshort: %d connections
