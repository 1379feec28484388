<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * Is told of each statement of a client that has it as its option "observer". Each started() is
 * followed by one succeeded() or one failed(). Statements that these methods themselves run on the
 * client are not observed, and what they throw becomes a warning.
 */
interface Observer
{
    /** The request is about to leave. */
    public function started(Statement $statement): void;

    /** The answer was read to its end. */
    public function succeeded(Statement $statement, Summary $summary): void;

    /** A UsageException: the result was closed or dropped before its end. */
    public function failed(Statement $statement, \Throwable $error): void;

    /** After failed(): another attempt is made, in so many seconds. */
    public function retried(Statement $statement, \Throwable $error, float $delay): void;
}
