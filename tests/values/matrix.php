<?php
/* Every kind of value through every dialect of every server that runs. kinds/*.php have them:
 *
 *     value     what must come
 *     cypher    an expression for it, in which {v} is `parameter` (none: the value); none: the parameter alone
 *     forms     label => what it may come as where the format has no better; its text is known
 *     from      the first version that has it; language: what the statement must begin with
 *     stored    false: no property can hold it
 *     elements  of an array in a property: [expressions, values]; none: the value twice; false: no array can hold it
 *     observe   in place of all these: fn (Dialect) => [position => label]
 *
 * What comes has a label: "same", or how it differs. A difference that differences.php does not
 * list is a failure; the docs' table shows the labels that the servers give. */

require_once __DIR__ . '/Dialect.php';
require_once __DIR__ . '/differences.php';
require_once __DIR__ . '/labels.php';
require_once __DIR__ . '/table.php';

/* All dialects of all servers that run. */
function dialects(): array
{
    static $dialects = [];
    if (!$dialects) {
        foreach (neo4j_dialects(['fetch_mode' => 'num']) as $name => $client) {
            if (is_in_build($name, $client)) {
                $dialects[$name] = new Dialect($name, $client);
            }
        }
    }
    return $dialects;
}

function is_in_build(string $name, Neo4j\Client $client): bool
{
    $e = exception_of(fn () => $client->run(neo4j_return(strstr($name, ' ', true), '1'))->fetchAll());
    return !$e || !str_contains($e->getMessage(), 'is not in this version of the extension');
}

function kinds(string ...$groups): array
{
    $kinds = [];
    foreach ($groups as $group) {
        $kinds += (fn () => require __DIR__ . "/kinds/$group.php")();
    }
    return $kinds;
}

/* kind => dialect => position => label */
function labels_of_group(string $group): array
{
    return array_map(fn ($how) => array_map(fn ($dialect) => labels_of($dialect, $how), dialects()), kinds($group));
}

/* One behaviour through all of them, but for what differences.php lists; and so the docs say. */
function check_kinds(string $group): void
{
    $labels = labels_of_group($group);
    foreach ($labels as $kind => $by_dialect) {
        foreach ($by_dialect as $name => $by_position) {
            foreach ($by_position as $position => $label) {
                check($label, difference(dialects()[$name], $kind, $position), "$name, $kind, $position");
            }
        }
    }
    if (table_can_be_checked()) {
        check(str_contains(file_get_contents(TABLE_FILE), table_section($group, $labels)), true, "docs/values-by-dialect.md shows what servers show, or bin/values has to write it anew");
    }
    echo count($labels), " kinds\n";
}

/* position => label; none where the server has no such value. */
function labels_of(Dialect $dialect, array $how): array
{
    if ($dialect->isBefore($how['from'] ?? '0')) {
        return [];
    }
    if (isset($how['observe'])) {
        return $how['observe']($dialect);
    }
    $label = fn ($seen) => label_of($seen, $how['value'], $how['forms'] ?? []);
    $labels = array_map($label, observe_columns($dialect, $how));
    if ($how['stored'] ?? true) {
        $labels += array_map($label, observe_property($dialect, 'property', $dialect->expression($how), $how));
    }
    if ($how['elements'] ?? $how['stored'] ?? true) {
        [$expressions, $values] = $how['elements'] ?? [array_fill(0, 2, $dialect->expression($how)), array_fill(0, 2, $how['value'])];
        $seen = observe_property($dialect, 'array in a property', '[' . implode(', ', $expressions) . ']', $how);
        $labels += array_map(fn ($seen) => label_of($seen, $values, $how['forms'] ?? []), $seen);
    }
    return $labels;
}

/* What is seen, here and below, is a list of one value, or a Throwable. */
function observe_columns(Dialect $dialect, array $how): array
{
    $expression = $dialect->expression($how);
    $columns = ['alone' => $expression, 'in a list' => "[$expression]"];
    if (!$dialect->isBefore('2.0')) {
        $columns['in a map'] = "{k: $expression}"; /* 1.x has no map literals */
    }
    return taken_out_of_all($dialect->ask('', $columns, $how));
}

function observe_property(Dialect $dialect, string $position, string $expression, array $how): array
{
    $create = 'CREATE ' . neo4j_node($dialect->version, 'n', $dialect->mark, "p: $expression") . ' ';
    return taken_out_of_all($dialect->ask($create, [$position => 'n', "$position, read alone" => 'n.p'], $how));
}

/* The value itself, out of what the position has it in. */
function taken_out_of_all(array $seen): array
{
    $keys = ['in a list' => 0, 'in a map' => 'k', 'property' => 'p', 'array in a property' => 'p'];
    foreach ($seen as $position => $is) {
        if (is_array($is) && isset($keys[$position])) {
            $container = $is[0] instanceof Neo4j\Type\Node ? $is[0]->properties : $is[0];
            $found = is_array($container) && array_key_exists($keys[$position], $container);
            $seen[$position] = $found ? [$container[$keys[$position]]] : $is;
        }
    }
    return $seen;
}

/* Header lines for a request of the test's own. */
function credentials_of(string $url): array
{
    $parts = parse_url($url);
    return isset($parts['user']) ? ['Authorization: Basic ' . base64_encode(urldecode($parts['user']) . ':' . urldecode($parts['pass']))] : [];
}
