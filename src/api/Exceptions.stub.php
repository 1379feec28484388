<?php

/** @generate-class-entries */

namespace Neo4j\Exception;

interface Neo4jException extends \Throwable
{
    /** The server's own code, such as Neo.ClientError.Statement.SyntaxError. */
    public function getServerCode(): ?string;

    public function isRetryable(): bool;
}

class ConnectionException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    public function getServerCode(): ?string {}

    public function isRetryable(): bool {}
}

class TimeoutException extends ConnectionException {}

class TlsException extends ConnectionException {}

class ProtocolException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

class ServerException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

class ClientErrorException extends ServerException {}

class AuthenticationException extends ServerException {}

class TransientException extends ServerException {}

class DatabaseException extends ServerException {}

class TransactionException extends \RuntimeException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}

class UsageException extends \LogicException implements Neo4jException
{
    private ?string $serverCode = null;

    private bool $retryable = false;

    /** @implementation-alias Neo4j\Exception\ConnectionException::getServerCode */
    public function getServerCode(): ?string {}

    /** @implementation-alias Neo4j\Exception\ConnectionException::isRetryable */
    public function isRetryable(): bool {}
}
