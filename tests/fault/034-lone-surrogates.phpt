--TEST--
An escaped surrogate without its partner becomes U+FFFD, in values and names, and nothing else changes
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$r = "\u{FFFD}";
$strings = [
    '\ud800' => $r, '\uDFFF' => $r, '\ud800x' => "{$r}x", 'x\ud800' => "x$r", '\udc00\ud800' => $r . $r, '\ud800\ud800' => $r . $r,
    '\ud800\ud83d\ude00' => "$r\u{1F600}", '\ud83d\ude00\ude00' => "\u{1F600}$r", '\ud83d\ude00' => "\u{1F600}",
    '\ud800\n' => "$r\n", '\ud800\u0041' => "{$r}A", '\ud800\\\\' => "$r\\", '\ud800\"' => "$r\"", '\\\\ud800' => '\ud800',
    '\\\\\ud800' => "\\$r", '\\\\\\\\ud800' => '\\\\ud800', '\uDBFF\uDFFF' => "\u{10FFFF}", '\ud7ff\ue000' => "\u{D7FF}\u{E000}",
    '\ufffd' => $r, '\ud800é' => "{$r}é", '\uFFFF' => "\u{FFFF}", '\ud83d \ude00' => "$r $r",
];
foreach (['legacy' => '2.0.0-M06', 'typed' => '5.26'] as $dialect => $personality) {
    $answers = [];
    foreach (array_keys($strings) as $escaped) {
        $answers[] = $dialect === 'legacy'
            ? '{"columns":["c' . $escaped . '"],"data":[["' . $escaped . '",{"' . $escaped . '":1}]]}'
            : '{"data":{"fields":["c' . $escaped . '"],"values":[[{"$type":"String","_value":"' . $escaped . '"},'
                . '{"$type":"Map","_value":{"' . $escaped . '":{"$type":"Integer","_value":"1"}}}]]}}';
    }
    $answers = str_replace(['"],"data"', '"],"values"'], ['","m"],"data"', '","m"],"values"'], $answers);
    foreach (array_combine(array_keys($strings), outcomes($answers, $personality)) as $escaped => $outcome) {
        $text = $strings[$escaped];
        check($outcome, [[["c$text" => $text, 'm' => [$text => 1]]], 'end'], "$dialect $escaped");
    }
}
echo "done\n";
--EXPECT--
done
