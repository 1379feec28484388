--TEST--
get() and has(): default, numeric names, null values, properties that were not sent
--EXTENSIONS--
neo4j
--FILE--
<?php
use Neo4j\Type\{Node, Relationship};

$properties = ['name' => 'Neo', '7' => 'seven', 'none' => null];
foreach ([new Node('1', properties: $properties), new Relationship('1', properties: $properties)] as $element) {
    var_dump($element->get('name'), $element->get('7'), $element->get('07', 'default'));
    var_dump($element->get('absent'), $element->get('absent', [1])[0], $element->get('none', 'default'));
    var_dump($element->has('name'), $element->has('7'), $element->has('none'), $element->has('absent'));
}
foreach ([new Node('1'), new Relationship('1')] as $element) {
    var_dump($element->get('name'), $element->get('name', 'default'), $element->has('name'));
}
--EXPECT--
string(3) "Neo"
string(5) "seven"
string(7) "default"
NULL
int(1)
NULL
bool(true)
bool(true)
bool(true)
bool(false)
string(3) "Neo"
string(5) "seven"
string(7) "default"
NULL
int(1)
NULL
bool(true)
bool(true)
bool(true)
bool(false)
NULL
string(7) "default"
bool(false)
NULL
string(7) "default"
bool(false)
