<?php
declare(strict_types=1);

// The contenders. Each function makes a closure that sends the query once, reads the whole answer
// and tells what it saw; what can be kept between two runs (a connection above all) is kept.

const QUERY = 'MATCH n RETURN n';
const NODES = 31_064;
const CHECKSUM = (NODES - 1) * NODES / 2; // of idx: the reference node 0 has none, the others 1 to 31,063

const CONTENDERS = [
    'curl' => 'curl, discarding (the floor)',
    'count' => 'ext/curl, counting bytes',
    'ours' => 'ext-neo4j',
    'ours-buffered' => 'ext-neo4j, `stream` off',
    'whole' => 'ext/curl + json_decode',
    'rows' => 'ext/curl, row split + json_decode per row',
];

const HEADERS = ['Content-Type: application/json', 'Accept: application/json;stream=true', 'X-Stream: true', 'Expect:'];
const BUFFER_BYTES = 102_400; // the curl command's own choice; ext/curl's 16 kB costs more system calls

final class Seen
{
    public int $rows = 0;
    public int $sum = 0;
    public int $bytes = 0;
    /** hrtime() when the first row, for those that make no rows the first byte, was in hand. */
    public ?int $firstAt = null;
    /** For those who have a better clock than ours around them. */
    public ?float $seconds = null;
    public ?float $firstSeconds = null;
}

/** @return \Closure(): Seen */
function contender(string $name, string $url): \Closure
{
    return match ($name) {
        'curl' => curl_command($url),
        'count' => byte_count($url),
        'ours' => extension($url, true),
        'ours-buffered' => extension($url, false),
        'whole' => whole_answer($url),
        'rows' => row_split($url),
    };
}

function request_body(): string
{
    return json_encode(['query' => QUERY, 'params' => new \stdClass()]);
}

/** curl's own time: the start of its process is not in it. */
function curl_command(string $url): \Closure
{
    $words = ['curl', '-q', '-s', '-S', '-f', '--noproxy', '*', '-o', '/dev/null', '-d', request_body()];
    foreach (HEADERS as $header) {
        array_push($words, '-H', $header);
    }
    array_push($words, '-w', '%{time_total} %{time_starttransfer} %{size_download}', "$url/db/data/cypher");
    $command = implode(' ', array_map(escapeshellarg(...), $words));

    return static function () use ($command): Seen {
        $line = exec($command, result_code: $status);
        if ($status !== 0) {
            throw new \RuntimeException("curl ended with error $status");
        }
        [$total, $first, $bytes] = explode(' ', $line);
        $seen = new Seen();
        $seen->seconds = (float) $total;
        $seen->firstSeconds = (float) $first;
        $seen->bytes = (int) $bytes;

        return $seen;
    };
}

function request(string $url): \CurlHandle
{
    $curl = curl_init("$url/db/data/cypher");
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => request_body(),
        CURLOPT_HTTPHEADER => HEADERS,
        CURLOPT_BUFFERSIZE => BUFFER_BYTES,
        CURLOPT_PROXY => '',
        CURLOPT_FAILONERROR => true,
    ]);

    return $curl;
}

function perform(\CurlHandle $curl): string|bool
{
    $answer = curl_exec($curl);
    if ($answer === false) {
        throw new \RuntimeException(curl_error($curl));
    }

    return $answer;
}

function byte_count(string $url): \Closure
{
    $curl = request($url);

    return static function () use ($curl): Seen {
        $seen = new Seen();
        curl_setopt($curl, CURLOPT_WRITEFUNCTION, static function (\CurlHandle $curl, string $bytes) use ($seen): int {
            $seen->firstAt ??= hrtime(true);
            $length = strlen($bytes);
            $seen->bytes += $length;

            return $length;
        });
        perform($curl);

        return $seen;
    };
}

function whole_answer(string $url): \Closure
{
    $curl = request($url);
    curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);

    return static function () use ($curl): Seen {
        $seen = new Seen();
        $answer = json_decode(perform($curl), true, flags: JSON_THROW_ON_ERROR);
        foreach ($answer['data'] as $row) {
            $seen->firstAt ??= hrtime(true);
            ++$seen->rows;
            $seen->sum += $row[0]['data']['idx'] ?? 0;
        }

        return $seen;
    };
}

// Where the row before it ends in it, and where the next one begins.
const BORDER = '}],[{"e';
const BORDER_ROW_ENDS = 2;
const BORDER_ROW_BEGINS = 3;

/**
 * As fast as a script can be that knows what this one answer looks like: columns, then rows of one
 * node each, compact, "extensions" first. A border between two rows is then found by one strpos():
 * in BORDER the quote is not escaped, and a quote that ends a string is not followed by a letter, so
 * it begins one, and what stands before it is in no string; and nothing within a node nests that
 * way. strpos() has a faster search for needles under nine bytes.
 */
function row_split(string $url): \Closure
{
    $curl = request($url);

    return static function () use ($curl): Seen {
        $seen = new Seen();
        $rest = '';
        $begin = strlen('{"columns":["n"],"data":[');
        curl_setopt($curl, CURLOPT_WRITEFUNCTION, static function (\CurlHandle $curl, string $bytes) use ($seen, &$rest, &$begin): int {
            $rest .= $bytes;
            if (strlen($rest) >= $begin) {
                while (($border = strpos($rest, BORDER, $begin)) !== false) {
                    take_row($seen, substr($rest, $begin, $border + BORDER_ROW_ENDS - $begin));
                    $begin = $border + BORDER_ROW_BEGINS;
                }
                $rest = substr($rest, $begin);
                $begin = 0;
            }

            return strlen($bytes);
        });
        perform($curl);
        if (!str_ends_with($rest, ']}')) {
            throw new \RuntimeException('the answer is not complete');
        }
        take_row($seen, substr($rest, 0, -strlen(']}')));

        return $seen;
    };
}

function take_row(Seen $seen, string $json): void
{
    $row = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
    $seen->firstAt ??= hrtime(true);
    ++$seen->rows;
    $seen->sum += $row[0]['data']['idx'] ?? 0;
}

function extension(string $url, bool $stream): \Closure
{
    $client = new \Neo4j\Client($url, ['protocol' => 'legacy', 'stream' => $stream]);

    return static function () use ($client): Seen {
        $seen = new Seen();
        foreach ($client->run(QUERY) as $row) {
            $seen->firstAt ??= hrtime(true);
            ++$seen->rows;
            $seen->sum += $row['n']->properties['idx'] ?? 0;
        }

        return $seen;
    };
}
