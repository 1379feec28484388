<?php

/** @generate-class-entries */

namespace Neo4j;

interface Runner
{
    public function run(string|Query $query, array $parameters = [], #[\SensitiveParameter] array $options = []): ResultSet;
}
