<?php
/* Requests through a PSR-18 client and its middleware:
 * new Neo4j\Client($uri, ['transport' => new Psr18Transport($client, $requestFactory, $streamFactory)]).
 *
 * Most such clients keep the whole answer before they return; where yours can stream (Guzzle:
 * 'stream' => true), rows arrive while the server is still at work. */

final class Psr18Transport extends Neo4j\Transport
{
    public function __construct(
        private Psr\Http\Client\ClientInterface $client,
        private Psr\Http\Message\RequestFactoryInterface $requests,
        private Psr\Http\Message\StreamFactoryInterface $streams,
    ) {
    }

    protected function exchange(string $method, string $url, #[\SensitiveParameter] array $headers, string $body, #[\SensitiveParameter] array $options): Neo4j\Transport\Response
    {
        $request = $this->requests->createRequest($method, $url)->withBody($this->streams->createStream($body));
        foreach ($headers as $name => $value) {
            $request = $request->withHeader($name, $value);
        }
        $response = $this->client->sendRequest($request);
        return new Neo4j\Transport\Response($response->getStatusCode(), $response->getHeaders(), $this->chunks($response->getBody()));
    }

    private function chunks(Psr\Http\Message\StreamInterface $body): iterable
    {
        while (!$body->eof()) {
            yield $body->read(65536);
        }
    }
}
