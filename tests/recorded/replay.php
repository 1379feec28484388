<?php
/* Plays recorded answers to a client over TCP, and compares what it makes of them with what a
 * reader of its own kind expects (Reader.php). */

declare(strict_types=1);

require_once __DIR__ . '/../include/neo4j.php';
require_once __DIR__ . '/Archive.php';
require_once __DIR__ . '/Index.php';
require_once __DIR__ . '/Reader.php';

const SHORT = 300;
const LONG = 10000;
const HUGE = 1000000;

/* What watches the process (valgrind, ASan) makes it slow, and run-tests.php sets this for it. */
function is_watched(): bool
{
    return getenv('USE_ZEND_ALLOC') === '0';
}

/* Whole, and in pieces of random sizes; the outcome has to be that of the index. */
function replay(string $protocol): void
{
    $index = Index::read();
    foreach (Archive::servers() as $name) {
        $exchanges = exchanges_of($name, $protocol);
        if (!$exchanges) {
            continue;
        }
        $once = array_filter($exchanges, fn ($exchange) => !is_watched() || strlen($exchange->body) < HUGE);
        $again = array_filter($exchanges, fn ($exchange) => !is_watched() || strlen($exchange->body) < LONG);
        $server = server_of($name, [...array_map(whole(...), $once), ...array_map(sliced(...), $again)]);
        foreach ($once as $exchange) {
            ask($server, $protocol, $exchange, "$name $exchange->case", $index[$name][$exchange->case]);
        }
        foreach ($again as $exchange) {
            ask($server, $protocol, $exchange, "$name $exchange->case sliced", $index[$name][$exchange->case]);
        }
        check(count($server->statements()), count($once) + count($again), "$name: requests");
        $server->stop();
        echo "$name: ", count($exchanges), " answers\n";
    }
}

/** @return list<Exchange> */
function exchanges_of(string $server, string $protocol): array
{
    $mine = fn ($exchange) => Reader::protocol($exchange->door()) === $protocol;
    return array_values(array_filter(iterator_to_array(Archive::exchanges($server)), $mine));
}

/* It gives these answers to whatever it is asked, but for its version. */
function server_of(string $version, array $answers): ScriptedServer
{
    $root = is_old($version) ? ['data' => 'http://localhost:7474/db/data/', 'management' => 'http://localhost:7474/db/manage/']
        : ['transaction' => 'http://localhost:7474/db/{databaseName}/tx', 'neo4j_version' => $version, 'neo4j_edition' => 'community'];
    $data = ['cypher' => 'http://localhost:7474/db/data/cypher', 'neo4j_version' => $version];
    $document = fn (string $path, array $document) => [
        'for' => "GET $path", 'times' => -1, 'headers' => ['Content-Type' => 'application/json'], 'body' => body_json($document),
    ];
    return scripted([$document('/', $root), $document('/db/data/', $data), ...$answers], 'silent');
}

function is_old(string $version): bool
{
    return version_compare($version, '4', '<');
}

function whole(Exchange $exchange): array
{
    return $exchange->answer();
}

/* Pauses let the pieces arrive apart, whatever the framing; chunks have other borders. */
function sliced(Exchange $exchange): array
{
    static $random = null;

    $random ??= new Random\Randomizer(new Random\Engine\Mt19937(4));
    $answer = $exchange->answer();
    $borders = array_map(fn () => $random->getInt(0, strlen($answer['body'])), range(1, 4));
    sort($borders);
    $pieces = [];
    foreach ([...$borders, strlen($answer['body'])] as $i => $end) {
        $start = $borders[$i - 1] ?? 0;
        array_push($pieces, substr($answer['body'], $start, $end - $start), ['pause' => 0.001]);
    }
    $largest = max(1, intdiv(strlen($answer['body']), 20));
    $sizes = array_map(fn () => $random->getInt(1, $largest), range(1, 10));
    return ['body' => $pieces, 'chunks' => $sizes] + $answer;
}

/* Cut at each byte of a short answer, and here and there in a longer one: with a clean end, so that
 * HTTP has nothing to complain of; some also by the end of the connection. */
function replay_cuts(string $protocol): void
{
    $seen = [];
    foreach (Archive::servers() as $name) {
        $cuts = [];
        foreach (exchanges_of($name, $protocol) as $exchange) {
            $key = $exchange->status . $exchange->header('Content-Type') . $exchange->body;
            if ($exchange->body !== '' && strlen($exchange->body) < LONG && !isset($seen[$key])) {
                $cuts[] = cuts($exchange);
                $seen[$key] = true;
            }
        }
        if ($cuts) {
            ask_cuts($protocol, array_merge(...$cuts));
            echo "$name: ", count($cuts), " answers\n";
        }
    }
}

/** @return list<Exchange> */
function cuts(Exchange $exchange): array
{
    $length = strlen($exchange->body);
    $stride = is_watched() ? 101 : ($length <= SHORT ? 1 : 13);
    return array_map(
        fn ($length) => $exchange->with(substr($exchange->body, 0, $length)),
        range(0, $length - 1, max(1, min($length - 1, $stride))),
    );
}

function ask_cuts(string $protocol, array $cuts): void
{
    $lost = array_values(array_filter($cuts, fn ($i) => $i % 5 === 0, ARRAY_FILTER_USE_KEY));
    $clean = fn ($cut) => ['unended' => false] + $cut->answer();
    $by_connection = fn ($cut) => ['framing' => 'length', 'length' => 100000, 'end' => 'FIN'] + $cut->answer();
    $server = server_of($cuts[0]->server, [...array_map($clean, $cuts), ...array_map($by_connection, $lost)]);
    foreach ($cuts as $cut) {
        ask($server, $protocol, $cut, "$cut->server $cut->case cut to " . strlen($cut->body) . ' bytes');
    }
    foreach ($lost as $cut) {
        $outcomes = Reader::expected($cut)->or(Expected::stranger())->outcomes();
        if ($cut->body === '') {
            $outcomes[] = 'ConnectionException';
        }
        ask($server, $protocol, $cut, "$cut->server $cut->case lost after " . strlen($cut->body) . ' bytes', $outcomes);
    }
    check(count($server->statements()), count($cuts) + count($lost), "{$cuts[0]->server}: requests");
    $server->stop();
}

/* One statement, to which the server has this answer. */
function ask(ScriptedServer $server, string $protocol, Exchange $exchange, string $case, ?array $outcomes = null): void
{
    $options = ['protocol' => $protocol, 'fetch_mode' => 'num'] + (is_old($exchange->server) ? [] : ['database' => 'neo4j']);
    $expected = Reader::expected($exchange);
    $count = 0;
    $e = exception_of(function () use ($server, $options, $expected, $case, &$count) {
        $result = (new Neo4j\Client($server->url, $options))->run('RETURN 1');
        foreach ($result as $row) {
            $count++ || check($result->getColumns(), $expected->columns, "$case: columns");
            check_row($row, $expected, $count - 1, $case);
        }
    });
    $outcome = outcome_of($count, $e);
    if (!in_array($outcome, $outcomes ?? $expected->outcomes(), true)) {
        check($outcome, implode(' or ', $outcomes ?? $expected->outcomes()), $case);
        echo '  ', $e?->getMessage(), "\n";
    }
}

function check_row(array $row, Expected $expected, int $number, string $case): void
{
    $should = isset($expected->rows[$number]) ? $expected->row($number) : null;
    if ($row !== $should && !Thing::agrees($row, $should)) {
        check($row, $should, "$case: row $number");
    }
}

function outcome_of(int $rows, ?Throwable $e): string
{
    if ($e && !$e instanceof Neo4j\Exception\Neo4jException) {
        throw $e;
    }
    return Expected::outcome($rows, $e ? Expected::ending(short_name($e), $e->getServerCode(), $e->getCode()) : '');
}
