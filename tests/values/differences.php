<?php
/* Where a format cannot carry a value: what comes in its place. The first line that fits counts. */

/* [protocols, from, below, kinds, positions, label]; versions '' are any, the others are patterns. */
const DIFFERENCES = [
    /* Plain JSON is all that these take. */
    ['legacy|transactional|jolt', '', '', '(NaN|-?Inf|Date|Local|Time|Zoned|Duration|Point|Bytes|Vector).*', 'sent as a parameter', 'refused'],
    /* JSON has no such numbers. */
    ['legacy|transactional', '', '', 'NaN|-?Infinity', '.*', 'as text'],
    ['legacy', '', '2.0', 'NaN and .*', 'in a list', 'as text'],
    ['legacy|transactional', '', '', 'NaN and .*', '.*', 'elements same, as text'],
    /* Where no element shows that the array is one of floats. */
    ['jolt', '', '', 'NaN|-?Infinity', 'array .*', 'as text'],
    ['.*', '5', '', 'lone surrogates', '.*', '"?" in their place'],
    ['legacy', '', '2.0', 'map.*', '.*', 'as text'],
    ['legacy', '3.5', '', '(Date|Local|Time|Zoned|Duration).*', 'in a map', 'the server refuses'],
    ['legacy', '3.5', '', '(Date|Local|Time|Zoned|Duration).*', '.*', 'as text'],
    ['legacy', '3.5', '', 'Point.*', 'property|array in a property', 'as a map'],
    ['legacy', '3.5', '', 'Point.*', '.*', 'the server refuses'],
    /* The transactional format tells the types of values, but not of a node's properties, and nothing of bytes. */
    ['transactional', '3.5', '', '(Date|Local|Time|Zoned|Duration).*', 'property|array in a property', 'as text'],
    ['transactional', '3.5', '', 'Bytes.*', '.*', 'as a list of integers'],
    ['transactional', '', '', 'Vector.*', '.*', 'refused'],
    /* Jolt has no tag for a vector, the Query API's first version no type. */
    ['jolt', '', '', 'Vector.*', '.*', 'refused'],
    ['query', '', '2026', 'Vector.*', '.*', 'the server refuses'],
    /* The servers' own fault: 5.26.0 and 2025.10.1 write the offset of the earlier of the two. */
    ['query', '', '2026', 'ZonedDateTime in the hour that comes twice', '.*', 'the hour before'],
    /* Neo4j 5 goes without id(). */
    ['jolt|query', '5', '', '(Node|Relationship)::\$(id|startId|endId)', '.*', 'null'],
    /* Legacy paths are lists of addresses. */
    ['legacy', '', '', 'Relationship::\$type', 'in a path.*', 'empty'],
    ['legacy', '', '', '(Node|Relationship)::\$properties', 'in a path.*', 'null'],
    ['legacy', '2.0', '', 'Node::\$labels', 'in a path.*', 'null'],
    ['legacy', '', '2.3', 'Relationship::\$(start|end).*', 'in a path.*', 'null'],
    ['legacy', '2.0', '2.3', 'Path::.*', 'in a map', 'as a list'],
    ['legacy', '2.0', '2.3', '(Node|Relationship)::.*', 'in a map', 'as text'],
    ['legacy', '2.0', '2.3', 'Node::\$labels', '.*', 'null'],
];

function difference(Dialect $dialect, string $kind, string $position): string
{
    foreach (DIFFERENCES as [$protocols, $from, $below, $kinds, $positions, $label]) {
        $fits = preg_match("~^($protocols)$~", $dialect->protocol) && ($from === '' || !$dialect->isBefore($from))
            && ($below === '' || $dialect->isBefore($below));
        if ($fits && preg_match("~^($kinds)$~", $kind) && preg_match("~^($positions)$~", $position)) {
            return $label;
        }
    }
    return SAME;
}
