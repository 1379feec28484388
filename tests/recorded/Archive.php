<?php
/* What one server answered, in one file: gzipped lines, each an Exchange as a JSON object.
 *
 * Rows that count up, as some error cases have them by the ten thousand, would be most of it. So a
 * body may be {"glue", "pieces"}: the pieces joined by the glue, where [m, n] stands for the numbers
 * from m to n. A body that is not UTF-8 is {"base64": …}. */

declare(strict_types=1);

require_once __DIR__ . '/Exchange.php';

final class Archive
{
    private const LONG = 32768;

    /** @return list<string> */
    public static function servers(): array
    {
        return array_map(fn ($file) => basename($file, '.jsonl.gz'), glob(__DIR__ . '/*.jsonl.gz'));
    }

    /** @return Generator<string, Exchange> by case */
    public static function exchanges(string $server): Generator
    {
        foreach (explode("\n", rtrim(gzdecode(file_get_contents(self::file($server))))) as $line) {
            $members = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
            $members['body'] = self::unpacked($members['body']);
            yield $members['case'] => new Exchange($server, ...$members);
        }
    }

    public static function exchange(string $server, string $case): Exchange
    {
        foreach (self::exchanges($server) as $name => $exchange) {
            if ($name === $case) {
                return $exchange;
            }
        }
        throw new ValueError("$server has no case $case");
    }

    /** @param iterable<Exchange> $exchanges */
    public static function write(string $server, iterable $exchanges): void
    {
        $lines = '';
        foreach ($exchanges as $exchange) {
            $members = array_diff_key(get_object_vars($exchange), ['server' => 1, 'status' => 1, 'reason' => 1]);
            $members['body'] = self::packed($exchange->body);
            $lines .= json_encode($members, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) . "\n";
        }
        file_put_contents(self::file($server), gzencode($lines, 9));
    }

    private static function file(string $server): string
    {
        return __DIR__ . "/$server.jsonl.gz";
    }

    private static function packed(?string $body): string|array|null
    {
        if ($body !== null && !preg_match('//u', $body)) {
            return ['base64' => base64_encode($body)];
        }
        return strlen((string) $body) > self::LONG ? self::counted($body) : $body;
    }

    private static function unpacked(string|array|null $body): ?string
    {
        if (!is_array($body)) {
            return $body;
        }
        return isset($body['base64']) ? base64_decode($body['base64']) : implode($body['glue'], array_map(
            fn ($piece) => is_array($piece) ? implode($body['glue'], range(...$piece)) : $piece,
            $body['pieces'],
        ));
    }

    /* The glue is what stands between 2000 and 2001. */
    private static function counted(string $body): string|array
    {
        if (!preg_match('/(?<!\d)2000(\D.{0,150}?\D)2001(?!\d)/s', $body, $match)) {
            return $body;
        }
        $pieces = [];
        foreach (explode($match[1], $body) as $piece) {
            $last = array_key_last($pieces);
            if ($piece !== (string) (int) $piece) {
                $pieces[] = $piece;
            } elseif (is_array($pieces[$last] ?? null) && $pieces[$last][1] + 1 === (int) $piece) {
                $pieces[$last][1]++;
            } else {
                $pieces[] = [(int) $piece, (int) $piece];
            }
        }
        return ['glue' => $match[1], 'pieces' => $pieces];
    }
}
