<?php
/*
 * For the suite over Transport\Stream (bin/test --transport=stream): in a copy of the tests every
 * "new Neo4j\Client(" is a call of this function. What a test gives as its own transport stays.
 */
function neo4j_test_client(#[\SensitiveParameter] mixed ...$arguments): Neo4j\Client
{
    $place = array_key_exists('options', $arguments) ? 'options' : 1;
    $options = $arguments[$place] ?? [];
    if (is_array($options)) {
        $arguments += $place === 1 ? ['http://localhost:7474'] : [];
        $arguments[$place] = $options + ['transport' => new Neo4j\Transport\Stream()];
        ksort($arguments);
    }
    return new Neo4j\Client(...$arguments);
}
