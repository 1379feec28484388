--TEST--
INI settings below their range leave the default
--EXTENSIONS--
neo4j
--INI--
neo4j.persistent_handle.limit=-2
neo4j.persistent_handle.idle_timeout=-1
neo4j.persistent_handle.max_age=2.5
--FILE--
<?php
foreach (['limit', 'idle_timeout', 'max_age'] as $name) {
    var_dump(ini_get("neo4j.persistent_handle.$name"));
}
--EXPECT--
string(2) "-1"
string(2) "25"
string(3) "2.5"
