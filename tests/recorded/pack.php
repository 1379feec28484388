<?php
/* Makes the archives and INDEX.tsv of a folder of recorded answers:
 *
 *     php pack.php FOLDER
 *
 * FOLDER/SERVER/CASE.req is method and path, then each argument that curl was given (-H, a header,
 * -d, the body) on a line of its own, at last "curl_rc=N" if curl failed; CASE.headers and
 * CASE.body (or .body.gz) are the answer. */

declare(strict_types=1);

require __DIR__ . '/Archive.php';
require __DIR__ . '/Index.php';

function exchange(string $server, string $file): Exchange
{
    $lines = explode("\n", rtrim(file_get_contents("$file.req"), "\n"));
    [$method, $path] = explode(' ', array_shift($lines), 2);
    preg_match("/^curl_rc=(\\d+)/", (string) end($lines), $curl) && array_pop($lines);
    $data = array_search('-d', $lines);
    $body = $data === false ? [] : array_splice($lines, $data + 1);
    return new Exchange(
        $server, basename($file), $method, $path, sent($lines), implode("\n", $body),
        explode("\r\n", trim(file_get_contents("$file.headers"))), body($file), (int) ($curl[1] ?? 0),
    );
}

/* What followed -H; credentials (-u) are not kept. */
function sent(array $lines): array
{
    return array_values(array_filter($lines, fn ($i) => ($lines[$i - 1] ?? '') === '-H', ARRAY_FILTER_USE_KEY));
}

function body(string $file): ?string
{
    return match (true) {
        is_file("$file.body") => file_get_contents("$file.body"),
        is_file("$file.body.gz") => gzdecode(file_get_contents("$file.body.gz")),
        default => null,
    };
}

$folder = rtrim($argv[1] ?? exit("php pack.php FOLDER\n"), '/');
foreach (glob("$folder/*", GLOB_ONLYDIR) as $directory) {
    $server = basename($directory);
    $files = array_map(fn ($file) => substr($file, 0, -4), glob("$directory/*.req"));
    Archive::write($server, array_map(fn ($file) => exchange($server, $file), $files));
    echo $server, ': ', count($files), ' exchanges, ', filesize(__DIR__ . "/$server.jsonl.gz"), " bytes\n";
}
file_put_contents(Index::FILE, Index::made());
