--TEST--
An empty answer is never an empty result
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

foreach (['2.0.0-M06', '5.26'] as $personality) {
    $answers = [];
    foreach ([200, 202] as $status) {
        foreach (['length', 'chunked', 'close'] as $framing) {
            $answers["$status $framing"] = ['status' => $status, 'body' => '', 'framing' => $framing];
        }
    }
    $answers['204'] = ['status' => 204];
    $answers['204 without type'] = ['status' => 204, 'headers' => ['Content-Type' => null]];
    $answers['205'] = ['status' => 205, 'body' => ''];
    $answers['white space'] = "\n \n";
    check_all(outcomes($answers, $personality), [[], 'ProtocolException']);
}
--EXPECT--
10 cases
10 cases
