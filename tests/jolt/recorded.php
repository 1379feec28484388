<?php
/* What Neo4j 4.4.40 and 5.26.0 sent for one and the same row, sparse and strict: lists, maps, graph
 * values, an array of each kind in a property. Temporal values and points left out. */

const RECORDED_NODE = [
    'sparse' => '{"()":[ID0,["WireA","WireX"],{"big":{"Z":"9007199254740993"},"min":{"Z":"-9223372036854775808"},"strs":["a","b"],"t":true,"e":{"R":"1.5E300"},"max":{"Z":"9223372036854775807"},"ints":[1,2,3],"tiny":{"R":"4.9E-324"},"f":{"R":"1.0"},"fl":[1.5,2.0],"name":"Zoë \"q\" \\\\ / \u0001 \n\t \uD83D\uDE00"}]}',
    'strict' => '{"()":[ID0,["WireA","WireX"],{"big":{"R":"9007199254740993"},"min":{"R":"-9223372036854775808"},"strs":[{"U":"a"},{"U":"b"}],"t":{"?":"true"},"e":{"R":"1.5E300"},"max":{"R":"9223372036854775807"},"ints":[1,2,3],"tiny":{"R":"4.9E-324"},"f":{"R":"1.0"},"fl":[1.5,2.0],"name":{"U":"Zoë \"q\" \\\\ / \u0001 \n\t \uD83D\uDE00"}}]}',
];
const RECORDED_ROW = [
    'sparse' => '1,{"Z":"2147483648"},{"Z":"9007199254740993"},{"Z":"9223372036854775807"},{"R":"1.0"},{"R":"1.5E300"},true,null,"x",[1,{"R":"2.0"},"a",null,true,[2]],{"{}":{"a":1,"b":{"{}":{"c":[{"R":"1.5"}]}}}},{"{}":{}},NODE,{"->":[ID9,ID0,"WKNOWS",ID1,{"since":2001}]},{"..":[NODE,{"->":[ID9,ID0,"WKNOWS",ID1,{"since":2001}]},{"()":[ID1,["WireB"],{"name":"B"}]}]},{"..":[{"()":[ID1,["WireB"],{"name":"B"}]},{"<-":[ID9,ID1,"WKNOWS",ID0,{"since":2001}]},NODE]},{"R":"NaN"},{"R":"Infinity"},{"R":"-Infinity"},{"R":"-0.0"},-2147483648,{"Z":"-2147483649"},2147483647',
    'strict' => '{"Z":"1"},{"R":"2147483648"},{"R":"9007199254740993"},{"R":"9223372036854775807"},{"R":"1.0"},{"R":"1.5E300"},{"?":"true"},null,{"U":"x"},{"[]":[{"Z":"1"},{"R":"2.0"},{"U":"a"},null,{"?":"true"},{"[]":[{"Z":"2"}]}]},{"{}":{"a":{"Z":"1"},"b":{"{}":{"c":{"[]":[{"R":"1.5"}]}}}}},{"{}":{}},NODE,{"->":[ID9,ID0,"WKNOWS",ID1,{"since":{"Z":"2001"}}]},{"..":[NODE,{"->":[ID9,ID0,"WKNOWS",ID1,{"since":{"Z":"2001"}}]},{"()":[ID1,["WireB"],{"name":{"U":"B"}}]}]},{"..":[{"()":[ID1,["WireB"],{"name":{"U":"B"}}]},{"<-":[ID9,ID1,"WKNOWS",ID0,{"since":{"Z":"2001"}}]},NODE]},{"R":"NaN"},{"R":"Infinity"},{"R":"-Infinity"},{"R":"-0.0"},{"Z":"-2147483648"},{"R":"-2147483649"},{"R":"2147483647"}',
];

/* $ids: of the nodes 0 and 1 and the relationship 9, as JSON. */
function recorded_row(string $mode, array $ids): string
{
    $names = array_map(fn ($number) => "ID$number", array_keys($ids));
    return str_replace($names, $ids, str_replace('NODE', RECORDED_NODE[$mode], RECORDED_ROW[$mode]));
}
