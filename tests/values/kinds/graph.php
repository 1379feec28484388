<?php
/* Nodes, relationships and paths, member by member. */

require_once __DIR__ . '/../graph.php';

$members = [
    'node' => ['elementId', 'id', 'labels', 'properties'],
    'relationship' => ['elementId', 'id', 'type', 'startElementId', 'endElementId', 'startId', 'endId', 'properties'],
    'path' => ['nodes', 'relationships'], 'path walked backwards' => ['nodes', 'relationships'],
];
$classes = ['node' => 'Node::$%s', 'relationship' => 'Relationship::$%s', 'path' => 'Path::$%s', 'path walked backwards' => 'Path::$%s, walked backwards'];
$kinds = [];
foreach ($members as $part => $names) {
    foreach ($names as $member) {
        $kinds[sprintf($classes[$part], $member)] = ['observe' => fn (Dialect $dialect) => graph_labels($dialect, $part, $member)]
            + ($member === 'labels' ? ['from' => '2.0'] : []);
    }
}
return $kinds;
