--TEST--
An entity whose metadata is itself an entity has no labels
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$inner = '{"self":"http://h/db/data/node/2","data":{},"property":"","properties":""}';
$path = '{"start":"/node/1","nodes":["/node/1"],"length":0,"relationships":[],"end":"/node/1"}';
foreach ([$inner, $path] as $metadata) {
    foreach (['objects', 'arrays'] as $mode) {
        $node = '{"self":"http://h/db/data/node/1","data":{},"property":"","properties":"","metadata":' . $metadata . '}';
        [[$rows, $end]] = outcomes(['{"columns":["a"],"data":[[' . $node . ']]}'], '2.0.0-M06', ['value_mode' => $mode]);
        $value = (array) $rows[0]['a'];
        echo $end, ' ', $value['id'], ' ', json_encode($value['labels']), "\n";
    }
}
?>
--EXPECT--
end 1 null
end 1 null
end 1 null
end 1 null
