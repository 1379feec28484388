<?php
/* INDEX.tsv: what is in the archives, and what a client has to make of it.
 *
 * door     by path and format: legacy, transactional, jolt, query (typed), query-plain, query-jsonl,
 *          rest, discovery
 * body     json, lines, text, empty; cut: it has not the end that its format has; -: it was not kept
 * outcome  of a client that sent a statement to this door: rows, an exception's class with the
 *          server's code or the HTTP status, or rows and then an exception; the first one is the
 *          best, others are as honest; of the last two doors: value, empty, text */

declare(strict_types=1);

require_once __DIR__ . '/Archive.php';
require_once __DIR__ . '/Reader.php';

final class Index
{
    public const FILE = __DIR__ . '/INDEX.tsv';
    private const COLUMNS = ['server', 'case', 'door', 'status', 'body', 'outcome'];

    /* As the archives are now. */
    public static function made(): string
    {
        $lines = [self::COLUMNS];
        foreach (Archive::servers() as $server) {
            foreach (Archive::exchanges($server) as $exchange) {
                $lines[] = [
                    $server, $exchange->case, $exchange->door(), $exchange->status, self::kind($exchange),
                    implode(' or ', self::outcomes($exchange)),
                ];
            }
        }
        return implode('', array_map(fn ($line) => implode("\t", $line) . "\n", $lines));
    }

    /** @return array<string, array<string, list<string>>> outcomes by server and case */
    public static function read(): array
    {
        $index = [];
        foreach (array_slice(file(self::FILE, FILE_IGNORE_NEW_LINES), 1) as $line) {
            [$server, $case, , , , $outcomes] = explode("\t", $line);
            $index[$server][$case] = explode(' or ', $outcomes);
        }
        return $index;
    }

    public static function kind(Exchange $exchange): string
    {
        return match (true) {
            $exchange->body === null => '-',
            $exchange->curl !== 0 => 'cut',
            $exchange->body === '' => 'empty',
            Json::decodes($exchange->body) => 'json',
            self::isLines($exchange->body) => 'lines',
            $exchange->body[0] === '{' => 'cut',
            default => 'text',
        };
    }

    private static function isLines(string $body): bool
    {
        $lines = array_filter(array_map(fn ($line) => trim($line, " \x1e"), explode("\n", $body)));
        return count($lines) === count(array_filter($lines, Json::decodes(...)));
    }

    private static function outcomes(Exchange $exchange): array
    {
        if (Reader::protocol($exchange->door()) !== null) {
            return Reader::expected($exchange)->outcomes();
        }
        return [['json' => 'value', 'lines' => 'value', 'cut' => 'ProtocolException'][self::kind($exchange)] ?? self::kind($exchange)];
    }
}
