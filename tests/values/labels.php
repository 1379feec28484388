<?php
/* How a value that has come differs from the one that should. */

const SAME = 'same';

/* $seen: a list of one value, or a Throwable. $forms: label => what the value may come as, or a test of it. */
function label_of(array|Throwable $seen, mixed $ideal, array $forms = []): string
{
    if ($seen instanceof Throwable) {
        return label_of_exception($seen);
    }
    [$is] = $seen;
    if (is_the_same($is, $ideal)) {
        return SAME;
    }
    foreach ($forms as $label => $form) {
        if ($form instanceof Closure ? $form($is) : is_the_same($is, $form)) {
            return $label;
        }
    }
    return match (true) {
        $is === null => 'null',
        is_string($is) && in_array($is, texts_of($ideal), true) => 'as text',
        is_array($ideal) && is_array($is) && count($is) === count($ideal) && array_is_list($is) => label_of_elements($is, $ideal, $forms),
        is_array($ideal) && is_string($is) && preg_match('/^(\{.*\}|List\(.*\))$/s', $is) => 'as text', /* Java's or Scala's */
        default => 'as ' . written($is),
    };
}

function label_of_exception(Throwable $e): string
{
    return match (true) {
        $e instanceof Neo4j\Exception\ProtocolException, $e instanceof Neo4j\Exception\UsageException => 'refused',
        $e instanceof Neo4j\Exception\ServerException => 'the server refuses',
        default => throw $e,
    };
}

function label_of_elements(array $is, array $ideal, array $forms): string
{
    $labels = array_unique(array_map(fn ($element, $one) => label_of([$element], $one, $forms), $is, $ideal));
    return count($labels) === 1 ? reset($labels) : 'elements ' . implode(', ', $labels);
}

function is_the_same(mixed $is, mixed $ideal): bool
{
    return serialize(in_order($is)) === serialize(in_order($ideal));
}

/* As servers write floats that JSON has no number for, and times: with ":00" left out, or with three digits. */
function texts_of(mixed $ideal): array
{
    $text = match (true) {
        is_float($ideal) => is_nan($ideal) ? 'NaN' : str_replace('INF', 'Infinity', (string) $ideal),
        $ideal instanceof Stringable => (string) $ideal,
        default => null,
    };
    if ($text === null) {
        return [];
    }
    $short = preg_replace('/(\d\d:\d\d):00(?![.\d])/', '$1', $text, 1);
    $padded = preg_replace_callback('/\.(\d+)/', fn ($m) => '.' . str_pad($m[1], 3 * (int) ceil(strlen($m[1]) / 3), '0'), $text);
    return [$text, $short, $padded];
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
