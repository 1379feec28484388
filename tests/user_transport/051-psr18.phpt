--TEST--
examples/transport_psr18.php: a PSR-18 client carries discovery, statements, errors and transactions
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
/* As much of PSR-7, 17 and 18 as a bridge meets; the client is PHP's own http:// wrapper. */
namespace Psr\Http\Message {
    interface RequestInterface {}
    interface ResponseInterface {}
    interface StreamInterface {}
    interface RequestFactoryInterface {}
    interface StreamFactoryInterface {}
}

namespace Psr\Http\Client {
    interface ClientInterface {}
}

namespace {
    require __DIR__ . '/../include/neo4j.php';
    require __DIR__ . '/../../examples/transport_psr18.php';

    final class Body implements Psr\Http\Message\StreamInterface
    {
        public function __construct(public $stream) {}
        public function eof(): bool { return feof($this->stream); }
        public function read(int $length): string { return fread($this->stream, $length); }
    }

    final class Request implements Psr\Http\Message\RequestInterface
    {
        public array $headers = [];
        public ?Body $body = null;

        public function __construct(public string $method, public string $url) {}

        public function withHeader(string $name, string $value): static
        {
            $new = clone $this;
            $new->headers[$name] = [$value];
            return $new;
        }

        public function withBody(Body $body): static
        {
            $new = clone $this;
            $new->body = $body;
            return $new;
        }
    }

    final class Answer implements Psr\Http\Message\ResponseInterface
    {
        public function __construct(private int $status, private array $headers, private Body $body) {}
        public function getStatusCode(): int { return $this->status; }
        public function getHeaders(): array { return $this->headers; }
        public function getBody(): Body { return $this->body; }
    }

    final class Factory implements Psr\Http\Message\RequestFactoryInterface, Psr\Http\Message\StreamFactoryInterface
    {
        public function createRequest(string $method, $url): Request { return new Request($method, $url); }

        public function createStream(string $text): Body
        {
            $stream = fopen('php://memory', 'w+');
            fwrite($stream, $text);
            rewind($stream);
            return new Body($stream);
        }
    }

    final class Wrapper implements Psr\Http\Client\ClientInterface
    {
        public function sendRequest(Request $request): Answer
        {
            $lines = array_map(fn ($name, $values) => "$name: $values[0]", array_keys($request->headers), $request->headers);
            $stream = fopen($request->url, 'r', false, stream_context_create(['http' => [
                'method' => $request->method, 'header' => $lines, 'content' => stream_get_contents($request->body->stream), 'ignore_errors' => true, 'follow_location' => 0,
            ]]));
            $lines = stream_get_meta_data($stream)['wrapper_data'];
            $headers = [];
            foreach (array_slice($lines, 1) as $line) {
                [$name, $value] = explode(':', $line, 2);
                $headers[$name][] = trim($value);
            }
            return new Answer((int) explode(' ', $lines[0])[1], $headers, new Body($stream));
        }
    }

    $factory = new Factory();
    $client = new Neo4j\Client(neo4j_url('5.26'), ['transport' => new Psr18Transport(new Wrapper(), $factory, $factory)]);
    var_dump(str_starts_with($client->getServerInfo()->version, '5.26'));
    var_dump(array_sum(array_column($client->run('UNWIND range(1, 20000) AS n RETURN n')->fetchAll(), 'n')));
    var_dump($client->run('RETURN $p AS p', ['p' => 'é"'])->single()['p']);
    var_dump(exception_of(fn () => $client->run('RETRN 1'))::class);
    var_dump($client->transaction(fn ($transaction) => $transaction->run('RETURN 1 AS one')->single()['one']));
}
?>
--EXPECT--
bool(true)
int(200010000)
string(3) "é""
string(36) "Neo4j\Exception\ClientErrorException"
int(1)
