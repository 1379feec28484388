<?php
declare(strict_types=1);

// Who asks, and how. All make the same exchange: the same method, headers, body and credentials.

const USER = 'neo4j';
const PASSWORD = 'secret';
const PATH = '/db/neo4j/query/v2';
const BODY = '{"statement":"RETURN 1","parameters":{},"includeCounters":true}';
const HEADERS = [
    'Accept' => 'application/vnd.neo4j.query.v1.1, application/vnd.neo4j.query;q=0.9',
    'Content-Type' => 'application/json',
];
const VALUE = '"_value":"1"';

/**
 * Name => what the table calls it, and the INI settings of a process that keeps connections and of
 * one that does not. Without settings the script itself does either.
 */
const CONTENDERS = [
    'ours' => ['ext-neo4j, one Client', ['neo4j.persistent_handle.limit=-1', 'neo4j.persistent_handle.limit=0']],
    'ours-each' => ['ext-neo4j, a new Client each', ['neo4j.persistent_handle.limit=-1', 'neo4j.persistent_handle.limit=0']],
    'pecl' => ['pecl_http + raphf, a new http\Client each', ['raphf.persistent_handle.limit=-1', 'raphf.persistent_handle.limit=0']],
    'curl' => ['ext/curl, one handle ÷ a new handle each', ['', '']],
    'curl-json' => ['the same, with json_decode()', ['', '']],
];

/** Makes so many requests, one after another. */
function contender(string $name, string $url, bool $keeps): \Closure
{
    return match ($name) {
        'ours' => ours($url),
        'ours-each' => ours_each($url),
        'pecl' => pecl($url),
        'curl' => $keeps ? curl_kept($url, taken(...)) : curl_each($url, taken(...)),
        'curl-json' => $keeps ? curl_kept($url, decoded(...)) : curl_each($url, decoded(...)),
    };
}

function client(string $url): Neo4j\Client
{
    return new Neo4j\Client($url, ['auth' => [USER, PASSWORD], 'database' => 'neo4j', 'protocol' => 'query']);
}

function ours(string $url): \Closure
{
    $client = client($url);

    return function (int $count) use ($client): void {
        for ($i = 0; $i < $count; $i++) {
            $client->run('RETURN 1')->fetchAll() === [['1' => 1]] || wrong();
        }
    };
}

function ours_each(string $url): \Closure
{
    return function (int $count) use ($url): void {
        for ($i = 0; $i < $count; $i++) {
            client($url)->run('RETURN 1')->fetchAll() === [['1' => 1]] || wrong();
        }
    };
}

/* The second argument is what makes it persistent. Left to itself it has Nagle's algorithm on, and writes
 * a body after its header: on a kept connection each POST would wait 40 ms for the server's kernel. */
function pecl(string $url): \Closure
{
    $headers = HEADERS + ['Authorization' => 'Basic ' . base64_encode(USER . ':' . PASSWORD), 'User-Agent' => 'ext-neo4j'];

    return function (int $count) use ($url, $headers): void {
        for ($i = 0; $i < $count; $i++) {
            $body = new http\Message\Body();
            $body->append(BODY);
            $request = new http\Client\Request('POST', $url . PATH, $headers, $body);
            $client = new http\Client('curl', 'benchmark');
            $client->setOptions(['tcp_nodelay' => true]);
            $client->enqueue($request)->send();
            taken($client->getResponse()->getBody()->toString());
        }
    };
}

function curl_kept(string $url, \Closure $take): \Closure
{
    $curl = curl_handle($url);

    return function (int $count) use ($curl, $take): void {
        for ($i = 0; $i < $count; $i++) {
            $take(curl_exec($curl));
        }
    };
}

function curl_each(string $url, \Closure $take): \Closure
{
    return function (int $count) use ($url, $take): void {
        for ($i = 0; $i < $count; $i++) {
            $take(curl_exec(curl_handle($url)));
        }
    };
}

function curl_handle(string $url): \CurlHandle
{
    $curl = curl_init($url . PATH);
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => BODY,
        CURLOPT_HTTPHEADER => array_map(fn ($name, $value) => "$name: $value", array_keys(HEADERS), HEADERS),
        CURLOPT_USERPWD => USER . ':' . PASSWORD,
        CURLOPT_USERAGENT => 'ext-neo4j',
        CURLOPT_RETURNTRANSFER => true,
    ]);

    return $curl;
}

function taken(string|bool $body): void
{
    is_string($body) && str_contains($body, VALUE) || wrong();
}

function decoded(string|bool $body): void
{
    json_decode((string) $body, true, 512, JSON_THROW_ON_ERROR)['data']['values'][0][0]['_value'] === '1' || wrong();
}

function wrong(): never
{
    throw new \RuntimeException('not the answer that was expected');
}
