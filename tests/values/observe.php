<?php
/* How a value comes in each position that it may have: a column, a list, a map, a property of a node. */

require_once __DIR__ . '/Dialect.php';

/* position => what is seen: a list of one value, or a Throwable */
function observe(Dialect $dialect, array $how): array
{
    $probes = probes($dialect, $how);
    $parameters = str_contains($how['cypher'] ?? '{v}', '{v}') ? ['v' => $how['parameter'] ?? $how['value']] : [];
    $seen = ask_together($dialect, $probes, $how, $parameters) ?? ask_each($dialect, $probes, $how, $parameters);
    foreach ($seen as $position => $is) {
        $seen[$position] = is_array($is) ? taken_out($is[0], $probes[$position][2]) : $is;
    }
    return $seen + observe_parameter($dialect, $how);
}

/* position => the properties of a node "n" to create, a column, and the key of the value in what that gives */
function probes(Dialect $dialect, array $how): array
{
    $expression = str_replace('{v}', neo4j_parameter($dialect->version, 'v'), $how['cypher'] ?? '{v}');
    $probes = ['alone' => [[], $expression, null], 'in a list' => [[], "[$expression]", 0]];
    if (!$dialect->isBefore('2.0')) {
        $probes['in a map'] = [[], "{k: $expression}", 'k']; /* 1.x has no map literals */
    }
    if ($how['stored'] ?? true) {
        $probes['property'] = [['p' => $expression], 'n', 'p'];
        $probes['property, read alone'] = [['p' => $expression], 'n.p', null];
    }
    if ($how['array'] ?? $how['stored'] ?? true) {
        $probes['array in a property'] = [['a' => "[$expression, $expression]"], 'n', 'a'];
        $probes['array in a property, read alone'] = [['a' => "[$expression, $expression]"], 'n.a', null];
    }
    return $probes;
}

/* In one statement, for the sake of time. null: it failed, or would tell little, since 1.8 confuses the literals of one. */
function ask_together(Dialect $dialect, array $probes, array $how, array $parameters): ?array
{
    if ($dialect->isBefore('2.0')) {
        return null;
    }
    try {
        $row = $dialect->run(statement($dialect, array_merge(...array_column($probes, 0)), array_column($probes, 1), $how), $parameters)[0];
    } catch (Neo4j\Exception\Neo4jException) {
        return null;
    }
    return array_combine(array_keys($probes), array_map(fn ($value) => [$value], $row));
}

function ask_each(Dialect $dialect, array $probes, array $how, array $parameters): array
{
    return array_map(function ($probe) use ($dialect, $how, $parameters) {
        try {
            return $dialect->run(statement($dialect, $probe[0], [$probe[1]], $how), $parameters)[0];
        } catch (Neo4j\Exception\Neo4jException $e) {
            return $e;
        }
    }, $probes);
}

function statement(Dialect $dialect, array $properties, array $columns, array $how): string
{
    $members = array_map(fn ($key) => "$key: $properties[$key]", array_keys($properties));
    $create = $members ? 'CREATE ' . neo4j_node($dialect->version, 'n', $dialect->nameOnServer(), implode(', ', $members)) . ' ' : '';
    $names = array_map(fn ($i) => "$columns[$i] AS c$i", array_keys($columns));
    return ($how['language'] ?? '') . $create . neo4j_return($create ? 'any' : $dialect->version, implode(', ', $names));
}

/* What an expression makes may be sent as well (a lone surrogate cannot, that a string stands for). */
function observe_parameter(Dialect $dialect, array $how): array
{
    if (!isset($how['cypher']) || is_string($how['value'])) {
        return [];
    }
    return ask_each($dialect, ['sent as a parameter' => [[], neo4j_parameter($dialect->version, 'v'), null]], [], ['v' => $how['value']]);
}

/* The value itself, out of a node, a list or a map; what is none of them stays. */
function taken_out(mixed $container, string|int|null $key): array
{
    $inside = $container instanceof Neo4j\Type\Node && $key !== null ? $container->properties : $container;
    return [$key !== null && is_array($inside) && array_key_exists($key, $inside) ? $inside[$key] : $container];
}
