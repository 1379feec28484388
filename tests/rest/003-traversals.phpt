--TEST--
request(): traversals, whole paths, and pages to their 404
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('1.8', '2.0', '2.3', '3.5');
?>
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

const ALL = ['order' => 'breadth_first', 'max_depth' => 2, 'return_filter' => ['language' => 'builtin', 'name' => 'all']];

foreach (['1.8', '2.0', '2.3'] as $version) {
    $client = new Neo4j\Client(neo4j_url($version));
    $nodes = array_map(fn ($n) => parse_url($client->request('POST', '/db/data/node', ['n' => $n])->headers['location'], PHP_URL_PATH), [0, 1, 2]);
    foreach ([[0, 1], [1, 2]] as [$from, $to]) {
        $client->request('POST', "$nodes[$from]/relationships", ['to' => $nodes[$to], 'type' => 'T']);
    }
    $numbers = array_map(fn ($node) => $node->get('n'), $client->request('POST', "$nodes[0]/traverse/node", ALL)->getValue());
    check($numbers, [0, 1, 2], "$version: nodes");
    $paths = $client->request('POST', "$nodes[0]/traverse/path", ALL)->getValue();
    check([get_class($paths[2]), count($paths[2]->nodes), $paths[2]->nodes[0]->properties], ['Neo4j\Type\Path', 3, null], "$version: path");
    $whole = $client->request('POST', "$nodes[0]/traverse/fullpath", ALL)->getValue();
    check([get_class($whole[2]), $whole[2]->nodes[2]->get('n'), $whole[2]->relationships[1]->type], ['Neo4j\Type\Path', 2, 'T'], "$version: fullpath");
    $arrays = $client->request('POST', "$nodes[0]/traverse/fullpath", ALL, ['value_mode' => 'arrays'])->getValue();
    check($arrays[2]['nodes'][2]['properties'], ['n' => 2], "$version: fullpath as arrays");

    $page = $client->request('POST', "$nodes[0]/paged/traverse/node?pageSize=2&leaseTime=60", ALL, ['stream' => $version !== '1.8']);
    $next = parse_url($page->headers['location'], PHP_URL_PATH);
    $sizes = [count($page->getValue()), count($client->request('GET', $next, null, ['stream' => false])->getValue())];
    $e = exception_of(fn () => $client->request('GET', $next, null, ['stream' => false]));
    check([$page->status, $sizes, $e?->getCode()], [201, [2, 1], 404], "$version: pages");
    echo "$version\n";
}
$e = exception_of(fn () => (new Neo4j\Client(neo4j_url('3.5')))->request('POST', '/db/data/node/0/traverse/node', ALL));
echo '3.5: ', short_name($e), ' ', $e->getCode(), "\n";
?>
--EXPECT--
1.8
2.0
2.3
3.5: ClientErrorException 404
