--TEST--
JSON that is not such an answer is a ProtocolException
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$documents = [
    'null', 'true', '0', '-1.5', '"columns"', '[]', '[[]]', '{}', '[{"columns":["v"],"data":[[1]]}]',
    '{"results":[],"errors":[]}', '{"message":null}', '{"columns":null,"data":null}', '{"data":{}}', '{"data":[]}',
    '{"data":{"fields":null,"values":null}}', '{"Columns":["v"],"Data":[[1]]}',
];
check_all(outcomes(array_combine($documents, $documents), '2.0.0-M06'), [[], 'ProtocolException']);
check_all(outcomes(array_combine($documents, $documents), '5.26'), [[], 'ProtocolException']);
--EXPECT--
16 cases
16 cases
