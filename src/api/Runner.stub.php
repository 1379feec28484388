<?php

/** @generate-class-entries */

namespace Neo4j;

/** What runs statements. Implement it to replace a Client in your own tests. */
interface Runner
{
    /**
     * Sends a statement and returns when the first row is ready or the answer is complete.
     *
     * @phpstan-param array<string, mixed> $parameters laid over those of a Query
     * @phpstan-param array<string, mixed> $options those that a statement may have
     */
    public function run(string|Query $query, array $parameters = [], #[\SensitiveParameter] array $options = []): ResultSet;
}
