--TEST--
A byte order mark is a ProtocolException, inside a string it stays
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$bodies = ["\xEF\xBB\xBF" . legacy_body(['v'], [[1]]), "\xFE\xFF\0{", "\xFF\xFE{\0"];
check_all(outcomes($bodies, '2.0.0-M06'), [[], 'ProtocolException']);
check_all(outcomes(["\xEF\xBB\xBF" . typed_body(['v'], [[1]])], '5.26'), [[], 'ProtocolException']);
check_all(outcomes([legacy_body(["\u{FEFF}v"], [["\u{FEFF}"]])], '2.0.0-M06'), [[["\u{FEFF}v" => "\u{FEFF}"]], 'end']);
--EXPECT--
3 cases
1 cases
1 cases
