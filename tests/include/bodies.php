<?php
/* Answer bodies as the two dialects have them. */

/* A legacy Cypher answer: positional rows, plain JSON. */
function legacy_body(array $columns, array $rows, string $trailer = ''): string
{
    return '{"columns":' . body_json($columns) . ',"data":' . body_json($rows) . $trailer . '}';
}

/* A Query API answer in typed JSON, of plain PHP values. */
function typed_body(array $fields, array $rows, string $trailer = ',"bookmarks":["FB:kcwQ"]'): string
{
    $values = array_map(fn ($row) => array_map(typed(...), $row), $rows);
    return '{"data":{"fields":' . body_json($fields) . ',"values":' . body_json($values) . '}' . $trailer . '}';
}

/* One typed row with one column "v", its value given as JSON. */
function typed_value_body(string $json): string
{
    return '{"data":{"fields":["v"],"values":[[' . $json . ']]},"bookmarks":[]}';
}

/* One legacy row with one column "v", its value given as JSON. */
function legacy_value_body(string $json): string
{
    return '{"columns":["v"],"data":[[' . $json . ']]}';
}

/* {"$type": …, "_value": …}; an object is a map, an array without one is a list. */
function typed(mixed $value): array
{
    [$type, $written] = match (true) {
        $value === null => ['Null', null],
        is_bool($value) => ['Boolean', $value],
        is_int($value) => ['Integer', (string) $value],
        is_float($value) => ['Float', var_export($value, true)],
        is_string($value) => ['String', $value],
        is_object($value) => ['Map', (object) array_map(typed(...), (array) $value)],
        array_is_list($value) => ['List', array_map(typed(...), $value)],
        default => ['Map', (object) array_map(typed(...), $value)],
    };
    return ['$type' => $type, '_value' => $written];
}

function body_json(mixed $value): string
{
    return json_encode(
        $value,
        JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION,
        100000,
    );
}

/* A node as a server before 4.0 writes it, with the addresses of its neighbourhood. */
function legacy_node(int $id, array $properties, string $base = 'http://127.0.0.1:7474/db/data'): array
{
    $self = "$base/node/$id";
    return [
        'outgoing_relationships' => "$self/relationships/out",
        'labels' => "$self/labels",
        'data' => (object) $properties,
        'traverse' => "$self/traverse/{returnType}",
        'self' => $self,
        'property' => "$self/properties/{key}",
        'properties' => "$self/properties",
        'extensions' => (object) [],
    ];
}
