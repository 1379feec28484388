<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * A statement with its parameters and options, and the one result of it.
 *
 * @strict-properties
 * @not-serializable
 */
final class Query
{
    /**
     * @phpstan-param array<string, mixed> $parameters
     * @phpstan-param array<string, mixed> $options those that a statement may have, laid over the client's
     * @throws \ValueError, \TypeError if something of it cannot be sent
     */
    public function __construct(Client $client, string $text, array $parameters = [], #[\SensitiveParameter] array $options = []) {}

    public function getText(): string {}

    /** @return array<string, mixed> */
    public function getParameters(): array {}

    /**
     * The same statement with these parameters instead, not run yet.
     *
     * @phpstan-param array<string, mixed> $parameters
     */
    public function withParameters(array $parameters): static {}

    /**
     * Runs the statement at the first call, and gives the same object afterwards.
     *
     * @throws Exception\Neo4jException as Client::run(); the next call then runs it again
     */
    public function getResultSet(): ResultSet {}
}
