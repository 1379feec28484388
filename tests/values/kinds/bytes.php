<?php
/* Bytes, which only a parameter of the typed Query API can make: it stores them in a property. */

use Neo4j\Type\Bytes;

$store = function (Dialect $dialect, string $bytes): void {
    $body = [
        'statement' => "MERGE (n:{$dialect->name()} {role: 'bytes'}) SET n.p = \$b",
        'parameters' => ['b' => ['$type' => 'Base64', '_value' => base64_encode($bytes)]],
    ];
    $type = 'application/vnd.neo4j.query';
    $context = stream_context_create(['http' => [
        'method' => 'POST', 'header' => ["Content-Type: $type", "Accept: $type", ...credentials_of($dialect->url)], 'content' => json_encode($body),
    ]]);
    file_get_contents(preg_replace('~//[^/]*@~', '//', $dialect->url) . '/db/neo4j/query/v2', false, $context) ?: die("bytes were not stored\n");
};
$observe = fn (string $bytes) => function (Dialect $dialect) use ($store, $bytes) {
    $store($dialect, $bytes);
    $probes = ['property' => [[], 'n', 'p'], 'property, read alone' => [[], 'n.p', null], 'in a list' => [[], '[n.p]', 0], 'in a map' => [[], '{k: n.p}', 'k']];
    $seen = array_map(fn ($probe) => taken_out($dialect->run("MATCH (n:{$dialect->name()}) WHERE n.role = 'bytes' RETURN $probe[1]")[0][0], $probe[2]), $probes);
    $seen += observe_parameter($dialect, ['cypher' => '', 'value' => new Bytes($bytes)]);
    $signed = array_values(unpack('c*', $bytes));
    return array_map(fn ($is) => label_of($is, new Bytes($bytes), ['as a list of integers' => $signed]), $seen);
};
return [
    'Bytes' => ['observe' => $observe("\x00\x01\xff\x80\x7f"), 'from' => '5'],
    'Bytes, all of them' => ['observe' => $observe(implode('', array_map('chr', range(0, 255)))), 'from' => '5'],
    'Bytes, none' => ['observe' => $observe(''), 'from' => '5'],
    'Bytes, one' => ['observe' => $observe("\xc3"), 'from' => '5'],
];
