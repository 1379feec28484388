<?php
/* Records what a client and its server say to each other, and says it again without the server:
 *
 *     new Neo4j\Client($uri, ['transport' => new RecordingTransport(new Neo4j\Transport\Curl(), $directory)])
 *     new Neo4j\Client($uri, ['transport' => new ReplayingTransport($directory)])
 *
 * Credentials stay out of the files, statements and their parameters do not. */

final class RecordingTransport extends Neo4j\Transport
{
    private int $count = 0;

    public function __construct(private Neo4j\Transport $inner, private string $directory)
    {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        $response = $this->inner->exchange($method, $url, $headers, $body, $options);
        $name = sprintf('%s/%04d', $this->directory, $this->count++);
        file_put_contents("$name.json", json_encode([$method, parse_url($url, PHP_URL_PATH), $body, $response->status, $response->headers]));
        return new Neo4j\Transport\Response($response->status, $response->headers, $this->copied($response->body, fopen("$name.body", 'w')));
    }

    /* Piece by piece, so that the answer is never in memory as a whole. */
    private function copied(string|iterable $body, $file): iterable
    {
        foreach (is_string($body) ? [$body] : $body as $chunk) {
            fwrite($file, $chunk);
            yield $chunk;
        }
    }
}

final class ReplayingTransport extends Neo4j\Transport
{
    private int $count = 0;

    public function __construct(private string $directory)
    {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        $name = sprintf('%s/%04d', $this->directory, $this->count++);
        [$recorded, $path, $asked, $status, $answered] = json_decode(file_get_contents("$name.json"), true);
        if ([$recorded, $path, $asked] !== [$method, parse_url($url, PHP_URL_PATH), $body]) {
            throw new UnexpectedValueException("$method $url is not what was recorded: $recorded $path");
        }
        return new Neo4j\Transport\Response($status, $answered, [file_get_contents("$name.body")]);
    }
}
