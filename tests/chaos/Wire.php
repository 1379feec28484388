<?php
/* An answer as the bytes of HTTP, rendered apart from the scripted server's own code. */

declare(strict_types=1);

final class Wire
{
    public string $bytes;
    /* So many bytes are the head. */
    public readonly int $head;
    /** @var list<array{int, int, int}> where a piece of the body is: in the bytes, in the body, its length */
    private array $pieces = [];

    private function __construct(string $head)
    {
        $this->bytes = $head;
        $this->head = strlen($head);
    }

    /* @param array{framing: string, line?: string, extension?: string, trailers?: string} $manner */
    public static function of(Dice $dice, string $status, array $headers, string $body, array $manner): self
    {
        $line = $manner['line'] ?? "\r\n";
        $headers += match ($manner['framing']) {
            'length' => ['Content-Length' => (string) strlen($body)],
            'chunked' => ['Transfer-Encoding' => 'chunked'],
            'close' => ['Connection' => 'close'],
        };
        $head = $status . $line;
        foreach ($headers as $name => $values) {
            foreach ((array) $values as $value) {
                $head .= "$name: $value$line";
            }
        }
        $wire = new self($head . $line);
        $manner['framing'] === 'chunked' ? $wire->chunk($dice, $body, $line, $manner) : $wire->piece($body, 0);
        return $wire;
    }

    /* How many bytes of the body are among the first $count on the wire. */
    public function contentIn(int $count): int
    {
        $content = 0;
        foreach ($this->pieces as [$at, $start, $length]) {
            if ($at < $count) {
                $content = $start + min($length, $count - $at);
            }
        }
        return $content;
    }

    private function piece(string $text, int $start): void
    {
        $this->pieces[] = [strlen($this->bytes), $start, strlen($text)];
        $this->bytes .= $text;
    }

    private function chunk(Dice $dice, string $body, string $line, array $manner): void
    {
        $behind = ($manner['extension'] ?? '') . $line;
        $most = strlen($body) < 300 && $dice->chance(30) ? 1 : max(1, intdiv(strlen($body), $dice->int(1, 40)));
        for ($at = 0; $at < strlen($body); $at += $size) {
            $size = min($dice->int(1, $most), strlen($body) - $at);
            $this->bytes .= dechex($size) . $behind;
            $this->piece(substr($body, $at, $size), $at);
            $this->bytes .= $line;
        }
        $this->bytes .= "0$behind" . ($manner['trailers'] ?? '') . $line;
    }
}
