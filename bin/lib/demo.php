<?php
/* The PHP side of bin/demo: each command is one short process.
 *
 *   load URL N         creates the nodes
 *   show URL N         reads them with the extension and prints rows as they arrive
 *   measure WAY URL    reads them once in one of three ways, prints one line of JSON
 *   table FILE ROUNDS  prints the medians of what measure wrote
 */
declare(strict_types=1);

const STATEMENT = 'MATCH (n:Demo) RETURN n';
const HEADERS = ['Content-Type: application/json', 'Accept: application/vnd.neo4j.query', 'Expect:'];
const FIRST_ROWS = 5;
const EVERY = 5000;

function endpoint(string $url): string
{
    return "$url/db/neo4j/query/v2";
}

/* The same request for all: what the extension sends to such a server. */
function request(string $url, string $statement, array $parameters = []): CurlHandle
{
    $curl = curl_init(endpoint($url));
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => json_encode(['statement' => $statement, 'parameters' => (object) $parameters]),
        CURLOPT_HTTPHEADER => HEADERS,
        CURLOPT_PROXY => '',
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FAILONERROR => true,
    ]);
    return $curl;
}

function perform(CurlHandle $curl): string
{
    $body = curl_exec($curl);
    if ($body === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return $body;
}

function load(string $url, string $count): void
{
    $curl = request(
        $url,
        "UNWIND range(0, \$count - 1) AS i CREATE (:Demo {name: 'node' + i, idx: i})",
        ['count' => (int) $count],
    );
    perform($curl);
}

function show(string $url, string $count): void
{
    echo "\n    foreach (\$client->run('", STATEMENT, "') as \$row) ...\n\n";
    $client = new Neo4j\Client($url);
    $rows = 0;
    $start = hrtime(true);
    foreach ($client->run(STATEMENT) as $row) {
        $rows++;
        if ($rows <= FIRST_ROWS || $rows % EVERY === 0) {
            printf("    %8.1f ms   row %6d   %s\n", milliseconds($start), $rows, json_encode($row['n']->properties));
        }
    }
    printf("    %8.1f ms   all %6d rows read\n\n", milliseconds($start), $rows);
    if ($rows !== (int) $count) {
        throw new RuntimeException("$count rows were expected");
    }
}

function milliseconds(int $start): float
{
    return (hrtime(true) - $start) / 1e6;
}

/* Each way returns [rows, milliseconds to the first row, bytes, milliseconds in all]. */

function read_extension(string $url): array
{
    $rows = 0;
    $first = null;
    $start = hrtime(true);
    $result = (new Neo4j\Client($url))->run(STATEMENT);
    foreach ($result as $row) {
        $first ??= milliseconds($start);
        $rows++;
    }
    return [$rows, $first, $result->getSummary()->bytes, milliseconds($start)];
}

function read_json_decode(string $url): array
{
    $rows = 0;
    $first = null;
    $start = hrtime(true);
    $body = perform(request($url, STATEMENT));
    foreach (json_decode($body, true, 512, JSON_THROW_ON_ERROR)['data']['values'] as $row) {
        $first ??= milliseconds($start);
        $rows++;
    }
    return [$rows, $first, strlen($body), milliseconds($start)];
}

/* The floor: what server and network take when nobody looks at the answer. It sees no rows, its
 * first sign is the first byte, and its memory is not ours. */
function read_curl(string $url): array
{
    $options = ['-q', '-sSf', '--noproxy', '*', '-o', '/dev/null', '-w', '%{time_starttransfer} %{time_total} %{size_download}'];
    foreach (HEADERS as $header) {
        array_push($options, '-H', $header);
    }
    array_push($options, '-d', json_encode(['statement' => STATEMENT]), endpoint($url));
    $answer = shell_exec('curl ' . implode(' ', array_map(escapeshellarg(...), $options)));
    [$first, $total, $bytes] = sscanf((string) $answer, '%f %f %d') + [null, null, null];
    if (!$bytes) {
        throw new RuntimeException('curl failed');
    }
    return [null, $first * 1e3, $bytes, $total * 1e3];
}

function measure(string $way, string $url): void
{
    $before = high_water_mark();
    [$rows, $first, $bytes, $total] = "read_$way"($url);
    echo json_encode([
        'way' => $way,
        'rows' => $rows,
        'first' => $first,
        'total' => $total,
        'bytes' => $bytes,
        'php' => memory_get_peak_usage(),
        'process' => high_water_mark() - $before,
    ]), "\n";
}

/* The most memory this process ever had, in bytes. */
function high_water_mark(): int
{
    preg_match('/^VmHWM:\s+(\d+) kB/m', file_get_contents('/proc/self/status'), $match);
    return 1024 * (int) $match[1];
}

function table(string $file, string $rounds): void
{
    $titles = [
        'extension' => 'ext-neo4j, row by row',
        'json_decode' => 'PHP curl + json_decode',
        'curl' => 'curl -o /dev/null',
    ];
    $runs = [];
    foreach (file($file) as $json) {
        $run = json_decode($json, true, 512, JSON_THROW_ON_ERROR);
        $runs[$run['way']][] = $run;
    }
    $line = "%-24s %8s %12s %9s %7s %13s %16s\n";
    echo "\n";
    printf($line, '', 'rows', 'first row', 'total', 'MB', 'PHP\'s peak', 'process growth');
    foreach ($titles as $way => $title) {
        $median = fn (string $key): float => median(array_column($runs[$way], $key));
        $reads = $way !== 'curl';
        printf(
            $line,
            $title,
            $reads ? number_format($median('rows')) : '-',
            sprintf('%.1f ms%s', $median('first'), $reads ? ' ' : '*'),
            sprintf('%.3f s', $median('total') / 1e3),
            sprintf('%.1f', $median('bytes') / 1e6),
            $reads ? sprintf('%.1f MB', $median('php') / 1e6) : '-',
            $reads ? sprintf('%.1f MB', $median('process') / 1e6) : '-',
        );
    }
    echo "* first byte\nMedians of $rounds runs, taken in turns, each in a process of its own.\n\n";
}

function median(array $values): float
{
    sort($values);
    $middle = intdiv(count($values), 2);
    return count($values) % 2 ? $values[$middle] : ($values[$middle - 1] + $values[$middle]) / 2;
}

[, $command] = $argv;
$command(...array_slice($argv, 2));
