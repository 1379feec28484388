<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * @strict-properties
 * @not-serializable
 */
final class Query
{
    public function __construct(Client $client, string $text, array $parameters = [], #[\SensitiveParameter] array $options = []) {}

    public function getText(): string {}

    public function getParameters(): array {}

    public function withParameters(array $parameters): static {}

    public function getResultSet(): ResultSet {}
}
