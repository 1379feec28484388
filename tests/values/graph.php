<?php
/* A small graph on each server, (a)-[r]->(b), and how its parts come, member by member. */

require_once __DIR__ . '/Dialect.php';
require_once __DIR__ . '/labels.php';

/* position => label */
function graph_labels(Dialect $dialect, string $part, string $member): array
{
    static $graphs = [];
    [$ideals, $seen] = $graphs[(string) $dialect] ??= graph_of($dialect);
    $ideal = $ideals[$part][$member];
    return array_map(fn ($is) => label_of_member($is, $member, $ideal), $seen[$part]);
}

function label_of_member(mixed $is, string $member, mixed $ideal): string
{
    if (!is_object($is)) {
        return is_string($is) ? 'as text' : (is_array($is) && $is[0] instanceof Neo4j\Type\Node ? 'as a list' : 'as ' . written($is));
    }
    $value = $is->$member;
    if ($is instanceof Neo4j\Type\Path) {
        $value = array_column($value, 'elementId');
    }
    return $value === '' ? 'empty' : label_of([$value], $ideal);
}

function graph_of(Dialect $dialect): array
{
    $ids = graph_create($dialect);
    return [graph_ideals($dialect, ...array_map(fn ($id) => graph_ids($dialect, $id), $ids)), graph_seen($dialect, ...$ids)];
}

/* Ids of a, r and b: as id() tells them, or from Neo4j 5 on, [id(), elementId()]. */
function graph_create(Dialect $dialect): array
{
    $a = neo4j_node($dialect->version, 'a', $dialect->name(), "role: 'a', x: 1, f: [1.5, 2.0]");
    $b = neo4j_node($dialect->version, 'b', $dialect->name(), "role: 'b'");
    $create = "CREATE $a-[r:R {x: 1}]->$b";
    $more = $dialect->isBefore('5') ? '' : ', elementId(a), elementId(r), elementId(b)';
    $row = $dialect->run("$create RETURN id(a), id(r), id(b)$more")[0];
    return array_map(fn ($i) => [$row[$i], $row[$i + 3] ?? null], [0, 1, 2]);
}

/* elementId and id */
function graph_ids(Dialect $dialect, array $id): array
{
    return [$id[1] ?? (string) $id[0], $id[0]];
}

function graph_ideals(Dialect $dialect, array $a, array $r, array $b): array
{
    $old = $dialect->isBefore('2.0') ? [$dialect->name() => true] : [];
    return [
        'node' => ['elementId' => $a[0], 'id' => $a[1], 'labels' => $old ? null : [$dialect->name()], 'properties' => $old + ['role' => 'a', 'x' => 1, 'f' => [1.5, 2.0]]],
        'relationship' => [
            'elementId' => $r[0], 'id' => $r[1], 'type' => 'R', 'startElementId' => $a[0], 'endElementId' => $b[0], 'startId' => $a[1], 'endId' => $b[1],
            'properties' => ['x' => 1],
        ],
        'path' => ['nodes' => [$a[0], $b[0]], 'relationships' => [$r[0]]],
        'path walked backwards' => ['nodes' => [$b[0], $a[0]], 'relationships' => [$r[0]]],
    ];
}

/* part => position => what has come */
function graph_seen(Dialect $dialect, array $a, array $r, array $b): array
{
    $name = $dialect->name();
    [$there, $back, $maps] = $dialect->isBefore('2.0')
        ? ["START a=node($a[0]) MATCH p=a-[r:R]->b", "START b=node($b[0]) MATCH p=b<-[r:R]-a", '']
        : ["MATCH p = (a:$name)-[r:R]->(b) WHERE a.role = 'a'", "MATCH p = (b:$name)<-[r:R]-(a) WHERE b.role = 'b'", ', {k: a}, {k: r}, {k: p}'];
    $row = $dialect->run("$there RETURN a, r, p, [a], [r], [p]$maps")[0];
    $back = $dialect->run("$back RETURN p")[0][0];
    $seen = [];
    foreach (['node', 'relationship', 'path'] as $i => $part) {
        $seen[$part] = ['alone' => $row[$i], 'in a list' => $row[$i + 3][0]] + ($maps ? ['in a map' => $row[$i + 6]['k']] : []);
    }
    $seen['node'] += ['in a path' => $row[2]->nodes[0], 'in a path walked backwards' => $back->nodes[1]];
    $seen['relationship'] += ['in a path' => $row[2]->relationships[0], 'in a path walked backwards' => $back->relationships[0]];
    return $seen + ['path walked backwards' => ['alone' => $back]];
}
