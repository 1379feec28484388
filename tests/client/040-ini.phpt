--TEST--
INI settings: defaults, set at start only
--EXTENSIONS--
neo4j
--FILE--
<?php
var_dump(ini_get_all('neo4j'));
var_dump(ini_set('neo4j.persistent_handle.limit', '3'));
--EXPECT--
array(3) {
  ["neo4j.persistent_handle.idle_timeout"]=>
  array(3) {
    ["global_value"]=>
    string(2) "25"
    ["local_value"]=>
    string(2) "25"
    ["access"]=>
    int(4)
  }
  ["neo4j.persistent_handle.limit"]=>
  array(3) {
    ["global_value"]=>
    string(2) "-1"
    ["local_value"]=>
    string(2) "-1"
    ["access"]=>
    int(4)
  }
  ["neo4j.persistent_handle.max_age"]=>
  array(3) {
    ["global_value"]=>
    string(1) "0"
    ["local_value"]=>
    string(1) "0"
    ["access"]=>
    int(4)
  }
}
bool(false)
