<?php

/** @generate-class-entries */

namespace Neo4j;

abstract class Transport
{
    abstract protected function exchange(string $method, #[\SensitiveParameter] string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Transport\Response;
}
