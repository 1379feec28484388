<?php
/* Every kind of value through every dialect of every server that runs. kinds/*.php have them:
 *
 *     value     what must come
 *     cypher    an expression for it, in which {v} is `parameter` (none: the value); none: {v}
 *     forms     label => what it may come as where the format has no better; its text is known
 *     from      the first version that has it; language: what the statement must begin with
 *     stored    false: no property can hold it; array: false: no array in one can
 *     observe   in place of all these: fn (Dialect) => [position => label]
 *
 * What comes has a label: "same", or how it differs. A difference that differences.php does not
 * list is a failure; the docs' table shows the labels that the servers give. */

require_once __DIR__ . '/Dialect.php';
require_once __DIR__ . '/differences.php';
require_once __DIR__ . '/labels.php';
require_once __DIR__ . '/observe.php';
require_once __DIR__ . '/table.php';

/* All dialects of all servers that run, by their names. */
function dialects(): array
{
    static $dialects = [];
    foreach ($dialects ? [] : neo4j_dialects(['fetch_mode' => 'num']) as $name => $client) {
        $dialects[$name] = new Dialect($name, $client);
    }
    return $dialects;
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
    $labels = [];
    foreach (observe($dialect, $how) as $position => $seen) {
        $ideal = str_starts_with($position, 'array in') ? [$how['value'], $how['value']] : $how['value'];
        $labels[$position] = label_of($seen, $ideal, $how['forms'] ?? []);
    }
    return $labels;
}

/* Header lines for a request of the test's own. */
function credentials_of(string $url): array
{
    $parts = parse_url($url);
    return isset($parts['user']) ? ['Authorization: Basic ' . base64_encode(urldecode($parts['user']) . ':' . urldecode($parts['pass']))] : [];
}
