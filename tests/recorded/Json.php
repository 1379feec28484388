<?php
/* JSON as ext/json reads it, and what of a text that ends in the middle is still whole. */

declare(strict_types=1);

final class Json
{
    /* A lone surrogate, which 2.3 sends, is U+FFFD, as the client has it. */
    private const LONE = '/\\\\(?:u[dD][89abAB]..\\\\u[dD][c-fC-F]..(*SKIP)(*FAIL)|u[dD][89a-fA-F]..|.(*SKIP)(*FAIL))/s';
    private const STRING = '/"(?:[^"\\\\]++|\\\\.)*+"/As';

    /** @throws JsonException it is none */
    public static function decode(string $text, bool $arrays = true): mixed
    {
        $text = preg_replace(self::LONE, '\ufffd', $text);
        return json_decode($text, $arrays, flags: JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
    }

    public static function decodes(string $text): bool
    {
        try {
            self::decode($text);
            return true;
        } catch (JsonException) {
            return false;
        }
    }

    /* Up to the last list or object that was closed at this depth, and then all that is open is
     * closed; null: there is none. */
    public static function wholePart(string $text, int $depth): ?string
    {
        $part = null;
        for ($at = 0, $open = ''; ($at += strcspn($text, '"[]{}', $at)) < strlen($text); $at++) {
            $sign = $text[$at];
            if ($sign === '"') {
                if (!preg_match(self::STRING, $text, $match, 0, $at)) {
                    break;
                }
                $at += strlen($match[0]) - 1;
            } elseif ($sign === '[' || $sign === '{') {
                $open = ($sign === '[' ? ']' : '}') . $open;
            } elseif ($open === '' || $open[0] !== $sign) {
                break;
            } else {
                $open = substr($open, 1);
                $part = strlen($open) === $depth ? [$at + 1, $open] : $part;
            }
        }
        return $part ? substr($text, 0, $part[0]) . $part[1] : null;
    }
}
