<?php
/* An answer as a stream of steps: a string is written, a float is a pause in seconds, null
 * waits for ever, FIN and RST end the connection. */

declare(strict_types=1);

enum Ending
{
    case Fin;
    case Rst;
}

final class Answer
{
    private const REASONS = [
        200 => 'OK', 201 => 'Created', 202 => 'Accepted', 204 => 'No Content', 301 => 'Moved Permanently',
        302 => 'Found', 303 => 'See Other', 307 => 'Temporary Redirect', 308 => 'Permanent Redirect',
        400 => 'Bad Request', 401 => 'Unauthorized', 403 => 'Forbidden', 404 => 'Not Found',
        405 => 'Method Not Allowed', 406 => 'Not Acceptable', 413 => 'Payload Too Large', 500 => 'Internal Server Error',
        502 => 'Bad Gateway', 503 => 'Service Unavailable',
    ];
    private const PIECE = 65536;

    public static function steps(array $answer): iterable
    {
        yield $answer['before'] ?? '';
        if (isset($answer['raw'])) {
            $bytes = self::parts($answer['raw']);
        } else {
            yield self::head($answer);
            $bytes = self::framed($answer);
        }
        if (isset($answer['dribble'])) {
            $bytes = self::dribbled($bytes, ...$answer['dribble']);
        }
        yield from self::limited($bytes, $answer['cut'] ?? $answer['stall'] ?? PHP_INT_MAX);
        yield from self::parts($answer['after'] ?? '');
        yield from self::ending($answer);
    }

    private static function head(array $answer): string
    {
        $status = $answer['status'];
        $reason = $answer['reason'] ?? self::REASONS[$status] ?? 'Unknown';
        $line = self::line($answer);
        $head = ($answer['status_line'] ?? "HTTP/1.1 $status $reason") . $line;
        return $head . self::fields(self::headers($answer), $line) . $line;
    }

    private static function line(array $answer): string
    {
        return $answer['line'] ?? "\r\n";
    }

    private static function fields(array $headers, string $line): string
    {
        $text = '';
        foreach ($headers as $name => $values) {
            foreach ((array) $values as $value) {
                $text .= "$name: $value$line";
            }
        }
        return $text;
    }

    private static function headers(array $answer): array
    {
        $headers = array_merge($answer['default_headers'] ?? [], $answer['headers'] ?? []);
        $framing = $answer['framing'] ?? 'length';
        if ($framing === 'chunked' && $answer['status'] !== 204) {
            $headers += ['Transfer-Encoding' => 'chunked'];
        } elseif ($framing === 'length' && $answer['status'] !== 204) {
            $headers += ['Content-Length' => $answer['length'] ?? self::length($answer['body'] ?? '')];
        }
        return array_filter($headers, fn ($value) => $value !== null);
    }

    private static function length(string|array $body): int
    {
        return array_sum(array_map(
            fn ($part) => is_string($part) ? strlen($part) : strlen($part['repeat'] ?? '') * ($part['times'] ?? 0),
            (array) $body,
        ));
    }

    /* Strings of the body, no longer than PIECE where they repeat, and pauses. */
    private static function parts(string|array $parts): iterable
    {
        foreach ((array) $parts as $part) {
            yield from match (true) {
                is_string($part) => [$part],
                isset($part['repeat']) => self::repeated($part['repeat'], $part['times']),
                isset($part['pause']) => [(float) $part['pause']],
                isset($part['stall']) => [null],
            };
        }
    }

    private static function repeated(string $text, int $times): iterable
    {
        $at_once = max(1, min($times, intdiv(self::PIECE, strlen($text))));
        $piece = str_repeat($text, $at_once);
        for (; $times >= $at_once; $times -= $at_once) {
            yield $piece;
        }
        yield str_repeat($text, $times);
    }

    private static function framed(array $answer): iterable
    {
        $parts = self::parts($answer['body'] ?? '');
        if (($answer['framing'] ?? 'length') !== 'chunked' || $answer['status'] === 204) {
            yield from $parts;
            return;
        }
        $line = self::line($answer);
        $behind = ($answer['extension'] ?? '') . $line;
        foreach (self::sized($parts, (array) ($answer['chunks'] ?? PHP_INT_MAX)) as $chunk) {
            if ($chunk !== '') {
                yield is_string($chunk) ? dechex(strlen($chunk)) . "$behind$chunk$line" : $chunk;
            }
        }
        if (!($answer['unended'] ?? false)) {
            yield "0$behind" . self::fields($answer['trailers'] ?? [], $line) . $line;
        }
    }

    /* Strings of the given sizes, the last of which repeats; a part's end is a border too. */
    private static function sized(iterable $parts, array $sizes): iterable
    {
        $size = array_shift($sizes);
        foreach ($parts as $part) {
            for (; is_string($part) && strlen($part) > $size; $size = array_shift($sizes) ?? $size) {
                yield substr($part, 0, $size);
                $part = substr($part, $size);
            }
            yield $part;
        }
    }

    private static function dribbled(iterable $parts, int $bytes, float $milliseconds): iterable
    {
        foreach (self::sized($parts, [$bytes]) as $part) {
            yield $part;
            yield $milliseconds / 1000;
        }
    }

    private static function limited(iterable $parts, int $bytes): iterable
    {
        foreach ($parts as $part) {
            yield is_string($part) ? substr($part, 0, $bytes) : $part;
            $bytes -= is_string($part) ? strlen($part) : 0;
            if ($bytes <= 0) {
                return;
            }
        }
    }

    private static function ending(array $answer): iterable
    {
        if (isset($answer['stall'])) {
            yield null;
        }
        $closes = isset($answer['cut']) || isset($answer['raw']) || ($answer['unended'] ?? false)
            || ($answer['framing'] ?? '') === 'close';
        $end = $answer['end'] ?? ($closes ? 'FIN' : null);
        if ($end !== null && $end !== 'none') {
            yield (float) ($answer['end_after'] ?? 0);
            yield $end === 'RST' ? Ending::Rst : Ending::Fin;
        }
    }
}
