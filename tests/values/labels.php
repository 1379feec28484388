<?php
/* How a value that has come differs from the one that should. */

const SAME = 'same';

/* $seen: a list of one value, or a Throwable. $forms: label => what the value may come as. */
function label_of(array|Throwable $seen, mixed $ideal, array $forms = []): string
{
    if ($seen instanceof Throwable) {
        return label_of_exception($seen);
    }
    [$is] = $seen;
    foreach ([SAME => $ideal] + $forms + ['as text' => text_of($ideal)] as $label => $form) {
        if (serialize(in_order($is)) === serialize(in_order($form)) && ($form !== null || $label === SAME)) {
            return $label;
        }
    }
    return match (true) {
        $is === null => 'null',
        is_array($ideal) && is_array($is) && count($is) === count($ideal) && array_is_list($is) => label_of_elements($is, $ideal, $forms),
        is_array($ideal) && is_string($is) && preg_match('/^(\{.*\}|List\(.*\))$/s', $is) => 'as text', /* Java's or Scala's */
        default => 'as ' . written($is),
    };
}

function label_of_exception(Throwable $e): string
{
    return match (true) {
        $e instanceof Neo4j\Exception\ProtocolException => 'refused',
        $e instanceof Neo4j\Exception\ServerException => 'the server refuses',
        default => throw $e,
    };
}

function label_of_elements(array $is, array $ideal, array $forms): string
{
    $labels = array_unique(array_map(fn ($element, $one) => label_of([$element], $one, $forms), $is, $ideal));
    return count($labels) === 1 ? reset($labels) : 'elements ' . implode(', ', $labels);
}

/* As servers write floats that JSON has no number for. */
function text_of(mixed $ideal): ?string
{
    return match (true) {
        is_float($ideal) && is_nan($ideal) => 'NaN',
        $ideal === INF => 'Infinity',
        $ideal === -INF => '-Infinity',
        $ideal instanceof Stringable => (string) $ideal,
        default => null,
    };
}

/* A map's order is the server's. */
function in_order(mixed $value): mixed
{
    if (is_array($value)) {
        $value = array_map(in_order(...), $value);
        array_is_list($value) || ksort($value, SORT_STRING);
    }
    return $value;
}
