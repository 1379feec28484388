<?php
/* Long answers of real servers. */

require_once __DIR__ . '/impatient.php';

/* So many rows as the impatient server makes them: the statement and its parameters. */
function long_answer(string $version, int $rows, int $width = 1000): array
{
    $texts = array_map(fn ($n) => str_repeat(chr(97 + $n), $width), range(0, 25));
    return [
        'UNWIND range(0, ' . ($rows - 1) . ') AS n RETURN n, ' . neo4j_parameter($version, 'texts') . '[n % 26] AS text',
        ['texts' => $texts],
    ];
}
