<?php
/* Signs each request for a gateway before the server:
 * new Neo4j\Client($uri, ['transport' => new SigningTransport(new Neo4j\Transport\Curl(), $key)]).
 *
 * The signature covers method, path, time and body. */

final class SigningTransport extends Neo4j\Transport
{
    public function __construct(private Neo4j\Transport $inner, #[\SensitiveParameter] private string $key)
    {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        $headers['X-Signed-At'] = (string) time();
        $headers['X-Signature'] = self::signature($method, parse_url($url, PHP_URL_PATH), $headers['X-Signed-At'], $body, $this->key);
        return $this->inner->exchange($method, $url, $headers, $body, $options);
    }

    public static function signature(string $method, string $path, string $time, string $body, #[\SensitiveParameter] string $key): string
    {
        return hash_hmac('sha256', implode("\n", [$method, $path, $time, hash('sha256', $body)]), $key);
    }

    /* The key is nobody's to see. */
    public function __debugInfo(): array
    {
        return [];
    }
}
