<?php

/** @generate-class-entries */

namespace Neo4j\Exception;

/** What all exceptions of this extension have in common. */
interface Neo4jException extends \Throwable
{
    /** The server's own code, such as Neo.ClientError.Statement.SyntaxError, if there is one. */
    public function getServerCode(): ?string;

    /** May the same statement be run again, with a chance that it works? */
    public function isRetryable(): bool;
}

/** The server cannot be reached, or the connection was lost. */
class ConnectionException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    public function getServerCode(): ?string {}

    public function isRetryable(): bool {}
}

/** A time limit of the options has passed. */
class TimeoutException extends ConnectionException {}

/** No secure connection could be made. */
class TlsException extends ConnectionException {}

/** The answer is not what its format allows, or ends before its end. */
class ProtocolException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

/** The server answered with an error. getCode() is the HTTP status. */
class ServerException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

/** The statement is at fault (Neo.ClientError.…). */
class ClientErrorException extends ServerException {}

/** The credentials were refused. */
class AuthenticationException extends ServerException {}

/** The server could not do it now (Neo.TransientError.…). */
class TransientException extends ServerException {}

/** The server is at fault (Neo.DatabaseError.…). */
class DatabaseException extends ServerException {}

/** A transaction cannot be used or has failed as a whole. */
class TransactionException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

/** Wrong use: iterating twice, use after close(). */
class UsageException extends \LogicException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}
