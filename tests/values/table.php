<?php
/* The table "value by dialect" of the docs, as the servers that run show it. */

const TABLE_GROUPS = [
    'scalars' => 'Null, booleans, integers', 'floats' => 'Floats', 'strings' => 'Strings', 'containers' => 'Lists and maps',
    'temporals' => 'Dates, times, durations', 'points' => 'Points', 'bytes' => 'Bytes', 'vectors' => 'Vectors', 'graph' => 'Nodes, relationships, paths',
];

const TABLE_FILE = __DIR__ . '/../../docs/values-by-dialect.md';
const TABLE_HEAD = <<<'TEXT'
# Values by dialect

What comes for each kind of value, as the servers of the tests show it: `bin/values` writes this page,
and a test fails when it is not what they show. Versions stand for the servers 1.8, 2.0.0-M06, 2.3.12,
3.5.35, 4.4.40, 5.26.0, 2025.10.1 and 2026.08.1.

- `same`: the value itself, with its PHP type, in every position: alone, in a list, in a map, as a property,
  in an array in a property, and sent as a parameter. Where a position differs, it is named.
- `as text`, `as a list`, …: the format has no better; a text is the server's own.
- `null`, `empty`: not sent.
- `refused`: an exception. For a parameter it comes before anything is sent, and says what to write instead.
- `the server refuses`: its own error. `–`: that server has no such value.

TEXT;

/* Only all servers together make the table; and an installed package has no docs beside its tests. */
function table_can_be_checked(): bool
{
    return !missing_servers() && is_file(TABLE_FILE);
}

function missing_servers(): array
{
    return array_diff(array_keys(NEO4J_PROTOCOLS), array_keys(neo4j_servers()));
}

function values_page(): string
{
    $sections = array_map(fn ($group) => table_section($group, labels_of_group($group)), array_keys(TABLE_GROUPS));
    return TABLE_HEAD . implode('', $sections);
}

/* $labels: kind => dialect => position => label */
function table_section(string $group, array $labels): string
{
    return "\n## " . TABLE_GROUPS[$group] . "\n\n" . group_table(array_map(fn ($by_dialect) => array_map(cell_of(...), $by_dialect), $labels));
}

/* One label where all positions agree, else the others with their positions. */
function cell_of(array $labels): string
{
    if (!$labels) {
        return '–';
    }
    $positions = [];
    foreach ($labels as $position => $label) {
        if (($labels[strstr($position, ', read alone', true)] ?? null) !== $label) {
            $positions[$label][] = $position;
        }
    }
    uasort($positions, fn ($one, $other) => count($other) <=> count($one));
    $usual = array_key_first($positions);
    $others = array_map(fn ($label) => implode(', ', $positions[$label]) . ": $label", array_slice(array_keys($positions), 1));
    return implode('; ', [$usual, ...$others]);
}

/* Kinds that look alike share a row, dialects that look alike a column. */
function group_table(array $cells): string
{
    $columns = alike(transposed($cells));
    $rows = alike(array_map(fn ($row) => array_map(fn ($dialects) => $row[$dialects[0]], $columns), $cells));
    $lines = [['', ...array_map(dialect_names(...), $columns)], array_fill(0, count($columns) + 1, '---')];
    foreach ($rows as $kinds) {
        $lines[] = [implode('; ', $kinds), ...array_map(fn ($dialects) => $cells[$kinds[0]][$dialects[0]], $columns)];
    }
    return implode('', array_map(fn ($line) => '| ' . implode(' | ', $line) . " |\n", $lines));
}

function transposed(array $cells): array
{
    $columns = [];
    foreach ($cells as $kind => $row) {
        foreach ($row as $dialect => $cell) {
            $columns[$dialect][$kind] = $cell;
        }
    }
    return $columns;
}

/* Lists of the keys whose values are the same. */
function alike(array $map): array
{
    $groups = [];
    foreach ($map as $key => $value) {
        $groups[serialize(array_values($value))][] = $key;
    }
    return array_values($groups);
}

/* "4.4, 5.26 jolt" */
function dialect_names(array $dialects): string
{
    $versions = [];
    foreach ($dialects as $dialect) {
        [$version, $protocol] = explode(' ', $dialect);
        $versions[$protocol][] = $version;
    }
    return implode('; ', array_map(fn ($protocol) => implode(', ', $versions[$protocol]) . " $protocol", array_keys($versions)));
}
