<?php
/* One thing that goes wrong with an answer, and what has to come of it. */

declare(strict_types=1);

require_once __DIR__ . '/Message.php';
require_once __DIR__ . '/Wire.php';

final class Fault
{
    /* How often each is drawn. Those of the second kind are of answers with rows. */
    private const ANYWHERE = [
        'none' => 8, 'cut' => 14, 'reset' => 8, 'stall' => 6, 'clean_cut' => 10, 'not_text' => 8, 'twice' => 2,
        'too_long' => 3, 'too_short' => 5, 'no_length' => 2, 'two_lengths' => 3, 'length_and_chunks' => 2, 'broken_chunk' => 6,
        'encoding' => 4, 'media_type' => 3, 'charset' => 2, 'large_header' => 3, 'small_header' => 2, 'endless_header' => 2,
        'interim' => 4, 'switching' => 2, 'redirect' => 4, 'status' => 5, 'not_http' => 6, 'http2' => 2, 'nul' => 2,
        'oddities' => 5, 'unasked' => 5, 'empty' => 4, 'dribble' => 3, 'late' => 2,
    ];
    private const WITH_ROWS = ['error' => 6, 'misfit' => 4, 'endless' => 3, 'deep' => 3, 'early' => 3];
    private const CODES = [
        'Neo.ClientError.Statement.ArithmeticError' => 'ClientErrorException',
        'Neo.TransientError.Transaction.DeadlockDetected' => 'TransientException',
        'Neo.DatabaseError.General.UnknownError' => 'DatabaseException',
    ];
    /* By dialect and its servers: status and headers. */
    private const HEADS = [
        '1.8' => ['200 OK', ['Content-Type' => 'application/json; stream=true', 'Content-Encoding' => 'UTF-8']],
        '2.0.0-M06' => ['200 OK', ['Content-Type' => 'application/json; charset=UTF-8; stream=true']],
        'transactional' => ['200 OK', ['Content-Type' => 'application/json;charset=utf-8']],
        'jolt' => ['200 OK', ['Content-Type' => 'application/vnd.neo4j.jolt-v2+json-seq']],
        'query' => ['202 Accepted', ['Content-Type' => 'application/vnd.neo4j.query']],
        'discovery' => ['200 OK', ['Content-Type' => 'application/json']],
    ];
    private const FAILED = ['ProtocolException', 'ConnectionException'];

    public readonly string $name;
    /* For the scripted server. */
    public array $answer;
    /* May all rows come, and then the end? */
    public bool $ends = true;
    /* Exceptions that may come instead; before one of them, so many rows. */
    public array $classes = [];
    public int $least = 0;
    public int $most;
    /* Of the client, and of the statement. */
    public array $clientOptions = [];
    public array $options = [];
    public array $parameters = [];
    /* Not all of the request need have been read. */
    public bool $early = false;
    /* Seconds that may pass. */
    public float $limit = 0;
    /* Bytes beyond the answer's own that may be held. */
    public int $held = 0;

    private Message $message;
    private string $status;
    private array $headers;
    private array $manner;

    /* @param string $head a key of HEADS */
    public function __construct(private Dice $dice, Message $message, string $head, bool $hasRows, private string $elsewhere)
    {
        $this->message = $message;
        $this->most = count($message->rows);
        [$this->status, $this->headers] = self::HEADS[$head];
        $this->status = "HTTP/1.1 $this->status";
        $this->manner = ['framing' => $dice->pick(['length', 'chunked', 'chunked', 'close'])];
        $this->name = $dice->weighted(self::ANYWHERE + ($hasRows ? self::WITH_ROWS : []));
        $this->{$this->name}();
    }

    /* Building. */

    private function wire(?string $body = null): Wire
    {
        return Wire::of($this->dice, $this->status, $this->headers, $body ?? $this->message->body, $this->manner);
    }

    private function ending(?string $how = null): string
    {
        return $how ?? ($this->manner['framing'] === 'close' ? 'FIN' : 'none');
    }

    private function send(string|array $bytes, string $end): void
    {
        $this->answer = ['raw' => is_string($bytes) ? $this->inPieces($bytes) : $bytes, 'end' => $end];
    }

    private function sendWhole(?string $body = null, ?string $end = null): void
    {
        $this->send($this->wire($body)->bytes, $this->ending($end));
    }

    /*
     * In one write, so that no other request can go out between the end of the answer, as its head has it, and what
     * follows: nobody could tell whose answer that is. So no more than one read takes.
     */
    private function sendAtOnce(string $bytes, string $end): void
    {
        $this->send([$bytes], $end);
    }

    private function isLarge(): bool
    {
        return strlen($this->message->body) > 20000;
    }

    private function inPieces(string $bytes): array
    {
        $borders = array_map(fn () => $this->dice->int(0, strlen($bytes)), range(1, $this->dice->int(1, 5)));
        sort($borders);
        $parts = [];
        foreach ([...$borders, strlen($bytes)] as $i => $end) {
            $start = $borders[$i - 1] ?? 0;
            array_push($parts, substr($bytes, $start, $end - $start), ['pause' => $this->dice->pick([0, 0, 0.001, 0.003])]);
        }
        return $parts;
    }

    private function fails(array $classes, int $most = 0, int $least = 0): void
    {
        [$this->ends, $this->classes, $this->most, $this->least] = [false, $classes, $most, $least];
    }

    private function mayFail(array $classes): void
    {
        $this->classes = $classes;
    }

    /* What is left when so much of the body has come. */
    private function cutTo(int $content, array $classes, bool $exactly): void
    {
        $rows = $this->message->within($content);
        if ($content >= $this->message->complete) {
            $this->mayFail($classes);
        } else {
            $this->fails($classes, $rows, $exactly ? $rows : 0);
        }
    }

    /* A place in the body. */
    private function place(?int $before = null): int
    {
        return $this->dice->int(0, ($before ?? strlen($this->message->body)) - 1);
    }

    /* Nothing wrong. */

    private function none(): void
    {
        $this->sendWhole();
    }

    private function dribble(): void
    {
        $bytes = $this->wire()->bytes;
        $this->send([$bytes], $this->ending());
        $this->answer['dribble'] = [max(1, intdiv(strlen($bytes), 100)), $this->dice->pick([0.1, 0.5])];
    }

    private function late(): void
    {
        $this->send([['pause' => 0.03], ...$this->inPieces($this->wire()->bytes)], $this->ending());
    }

    private function oddities(): void
    {
        $this->manner['framing'] = 'chunked';
        $this->manner += $this->dice->pick([
            ['line' => "\n"], ['extension' => ';a=b;c="d"'], ['extension' => str_repeat(';x', 3000)],
            ['trailers' => "X-Trailer: 1\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n"],
        ]);
        $this->headers += $this->dice->pick([[], ['Set-Cookie' => 'a=b'], ['Alt-Svc' => 'h2="elsewhere:443"'], ['X-Empty' => ''], ['Connection' => 'close']]);
        $this->status = $this->dice->pick([$this->status, strtok($this->status, ' ') . ' ' . strtok(' '), 'HTTP/1.1 200 ' . str_repeat('x', 1000)]);
        $this->sendWhole();
    }

    private function charset(): void
    {
        $this->headers['Content-Type'] = strtok($this->headers['Content-Type'], ';') . $this->dice->pick([';charset=ISO-8859-1', '; charset=utf-16', ';charset="', ';;;']);
        $this->sendWhole();
    }

    private function small_header(): void
    {
        $this->clientOptions['max_header_bytes'] = 8000;
        $this->headers['X-Long'] = str_repeat('x', 8000 - $this->wire()->head - strlen("X-Long: \r\n") - ($this->manner['framing'] === 'chunked' ? 10 : 0));
        $this->sendWhole();
    }

    private function interim(): void
    {
        $before = '';
        for ($i = $this->dice->int(1, 5); $i > 0; $i--) {
            $before .= $this->dice->pick(["HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 102 Processing\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n"]);
        }
        $this->send([$before, ['pause' => $this->dice->pick([0, 0.01])], ...$this->inPieces($this->wire()->bytes)], $this->ending());
    }

    private function unasked(): void
    {
        if ($this->isLarge()) {
            $this->none();
            return;
        }
        $this->manner['framing'] = $this->dice->pick(['length', 'chunked']);
        $more = $this->dice->pick(['x', "\r\n", $this->wire()->bytes, "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", $this->dice->bytes(20)]);
        /* libcurl swallows what comes in the same read as the last chunk, and keeps the connection. */
        $this->sendAtOnce($this->wire()->bytes . $more, $this->dice->pick($this->manner['framing'] === 'chunked' ? ['none'] : ['none', 'FIN', 'RST']));
        if ($this->answer['end'] === 'RST') {
            $this->mayFail(self::FAILED);
        }
    }

    /* Cut, lost, late. */

    private function cut(): void
    {
        $this->breakOff('FIN');
    }

    private function reset(): void
    {
        $this->breakOff('RST');
    }

    private function breakOff(string $how): void
    {
        $wire = $this->wire();
        $at = $this->dice->int(0, strlen($wire->bytes) - 1);
        $this->send(substr($wire->bytes, 0, $at), $how);
        $this->cutTo($wire->contentIn($at), self::FAILED, $how === 'FIN');
    }

    private function empty(): void
    {
        $this->send('', $this->dice->pick(['FIN', 'RST']));
        $this->answer['end_after'] = $this->dice->pick([0, 0, 0.01]);
        $this->fails(['ConnectionException']);
    }

    private function stall(): void
    {
        $wire = $this->wire();
        $at = $this->dice->int(0, strlen($wire->bytes) - 1);
        $this->send([...$this->inPieces(substr($wire->bytes, 0, $at)), ['stall' => true]], 'none');
        $this->limit = $this->dice->pick([0.05, 0.1]);
        $this->options[$this->dice->pick(['timeout', 'idle_timeout'])] = $this->limit;
        $this->cutTo($wire->contentIn($at), ['TimeoutException'], false);
    }

    /* The body itself. */

    private function clean_cut(): void
    {
        $at = $this->place($this->message->complete);
        $this->sendWhole(substr($this->message->body, 0, $at));
        $this->cutTo($at, ['ProtocolException'], true);
    }

    private function not_text(): void
    {
        $at = $this->place();
        $this->sendWhole(substr_replace($this->message->body, $this->dice->pick(["\xFF", "\0", "\xC0\x80", "\xED\xA0\x80", "\xF8"]), $at, 0));
        $this->fails(['ProtocolException'], $this->message->within($at));
    }

    private function twice(): void
    {
        $this->sendWhole($this->message->body . $this->message->body);
        $this->fails(['ProtocolException'], count($this->message->rows));
    }

    private function error(): void
    {
        $code = $this->dice->pick(array_keys(self::CODES));
        if ($this->message->dialect === 'legacy') {
            $this->status = 'HTTP/1.1 400 Bad Request';
            $this->sendWhole('{"message":"by chance","exception":"BadInputException","fullname":"x.BadInputException","stacktrace":[]}');
            $this->fails(['ClientErrorException']);
            return;
        }
        $rows = count($this->message->rows);
        $this->message = Message::of($this->dice, $this->message->dialect, count($this->message->rows[0] ?? [1]), $this->message->rows, $code);
        $this->sendWhole();
        $this->fails([self::CODES[$code]], $rows, $rows);
    }

    /* A row that has another number of values than the others, or is none. */
    private function misfit(): void
    {
        $this->insert($this->dice->pick($this->message->dialect === 'jolt'
            ? ["\x1e{\"data\":[]}", "\x1e{\"data\":[1,2,3,4,5]}", "\x1e{\"data\":7}", "\x1e7"]
            : [[], '7', 'null', '"x"']));
    }

    private function deep(): void
    {
        $this->insert(str_repeat('[', 100000));
    }

    private function endless(): void
    {
        $row = $this->dice->int(0, count($this->message->rows));
        $at = $this->message->ends[$row - 1] ?? null;
        if ($at === null) {
            $this->none();
            return;
        }
        $this->clientOptions['max_row_bytes'] = 200000;
        $start = ['legacy' => ',["', 'transactional' => ',{"row":["', 'jolt' => "}\n\x1e{\"data\":[\"", 'query' => ',[{"$type":"String","_value":"'][$this->message->dialect];
        $repeat = $this->dice->pick(['x', 'ä', '\u0041', '\n']);
        $this->manner['framing'] = 'close';
        $head = Wire::of($this->dice, $this->status, $this->headers, substr($this->message->body, 0, $at) . $start, $this->manner)->bytes;
        $this->send([$head, ['repeat' => str_repeat($repeat, 4096), 'times' => 3000]], 'FIN');
        $this->fails(['ProtocolException'], $row);
        $this->held = 4 << 20;
    }

    /* Something at the place of a row. */
    private function insert(string|array $what): void
    {
        $row = $this->dice->int(0, count($this->message->rows));
        $at = $this->message->ends[$row - 1] ?? null;
        if ($at === null) {
            $this->clean_cut();
            return;
        }
        $what = $what === [] ? '[[],[],[],[],[]]' : $what;
        [$at, $what] = $this->message->dialect === 'jolt' ? [$at + 1, "\n$what"] : [$at, ",$what"];
        $this->sendWhole(substr_replace($this->message->body, $what, $at, 0));
        $this->fails(['ProtocolException'], $row);
    }

    /* Framing. */

    private function too_long(): void
    {
        $this->manner['framing'] = 'length';
        $this->headers['Content-Length'] = strlen($this->message->body) + $this->dice->pick([1, 7, 100000, PHP_INT_MAX - 1000000]);
        $this->sendWhole(null, $this->dice->pick(['FIN', 'RST']));
        $this->mayFail(self::FAILED);
    }

    private function too_short(): void
    {
        if ($this->isLarge()) {
            $this->clean_cut();
            return;
        }
        $this->manner['framing'] = 'length';
        $length = $this->place();
        $this->headers['Content-Length'] = $length;
        $this->sendAtOnce($this->wire()->bytes, $this->dice->pick(['FIN', 'none']));
        $this->cutTo($length, self::FAILED, false);
    }

    private function no_length(): void
    {
        $this->manner['framing'] = 'length';
        $this->headers['Content-Length'] = $this->dice->pick(['-1', 'x', '']);
        $this->sendWhole(null, 'FIN');
        $this->mayFail(self::FAILED);
    }

    private function two_lengths(): void
    {
        $this->manner['framing'] = 'length';
        $this->headers['Connection'] = 'close';
        $right = strlen($this->message->body);
        $this->headers['Content-Length'] = $this->dice->pick([[$right, 1], [1, $right], [$right + 5, $right], ["$right, $right"], [$right, $right]]);
        $this->sendWhole(null, 'FIN');
        $this->mayFail(self::FAILED);
    }

    private function length_and_chunks(): void
    {
        $this->manner['framing'] = 'chunked';
        $this->headers['Connection'] = 'close';
        $length = ['Content-Length' => (string) $this->dice->pick([0, 5, 100000])];
        $this->headers = $this->dice->chance(50) ? $length + $this->headers : $this->headers + ['Transfer-Encoding' => 'chunked'] + $length;
        $this->sendWhole(null, 'FIN');
        $this->mayFail(self::FAILED);
    }

    private function broken_chunk(): void
    {
        $this->manner['framing'] = 'chunked';
        $wire = $this->wire();
        $at = $this->dice->int($wire->head, strlen($wire->bytes) - 1);
        $content = $wire->contentIn($at);
        $chunk = dechex($content) . "\r\n" . substr($this->message->body, 0, $content) . "\r\n";
        $bad = $this->dice->pick(["\r\n\r\n", "zz\r\nx", "-5\r\nxxxxx\r\n", "ffffffffffffffffff\r\nx", "ffffffffffffffff\r\nx", "5xxxxx", "0x5\r\n", "\0\r\n"]);
        $this->send(substr($wire->bytes, 0, $wire->head) . ($content > 0 ? $chunk : '') . $bad, 'FIN');
        $this->cutTo($content, self::FAILED, false);
    }

    /* The head. */

    private function encoding(): void
    {
        $encoding = $this->dice->pick(['gzip', 'deflate', 'br', 'zstd', 'x-gzip', 'UTF-8, gzip']);
        $this->headers['Content-Encoding'] = $encoding;
        $this->sendWhole($this->dice->pick([$this->message->body, "\x1f\x8b\x08\0\0\0\0\0\0\3" . $this->dice->bytes(3000), '']));
        $this->fails(['ProtocolException']);
    }

    private function media_type(): void
    {
        $this->headers['Content-Type'] = $this->dice->pick(['text/html', 'text/plain', 'application/octet-stream', '', 'x', 'application/jsonl']);
        $this->sendWhole();
        $this->fails(['ProtocolException']);
    }

    private function large_header(): void
    {
        $this->clientOptions['max_header_bytes'] = 8000;
        $this->headers += $this->dice->pick([
            ['X-Long' => str_repeat('x', 8000)], ['X-Many' => array_fill(0, 1000, 'x')], ['X-Huge' => str_repeat('x', 200000)], ['X-Large' => array_fill(0, 10, str_repeat('x', 1000))],
        ]);
        $this->sendWhole();
        $this->fails(['ProtocolException']);
    }

    private function endless_header(): void
    {
        $this->send([['repeat' => $this->dice->pick(["HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"]), 'times' => 200000]], 'FIN');
        $this->fails(['ProtocolException']);
    }

    private function switching(): void
    {
        $head = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
        $this->send($head . $this->dice->pick(['', $this->wire()->bytes, "\0\0\x12\4\0\0\0\0\0\0\3\0\0\0\x80"]), $this->dice->pick(['FIN', 'none']));
        $this->fails(self::FAILED);
    }

    private function redirect(): void
    {
        [$this->status] = $this->dice->pick([['HTTP/1.1 301 Moved'], ['HTTP/1.1 302 Found'], ['HTTP/1.1 303 See Other'], ['HTTP/1.1 307 Temporary'], ['HTTP/1.1 308 Permanent']]);
        $this->headers['Location'] = $this->dice->pick(["$this->elsewhere/db/neo4j/query/v2", '/db/neo4j/query/v2', '/', "$this->elsewhere/"]);
        $this->sendWhole($this->dice->pick([null, '', '<html>']));
        $this->fails(['ProtocolException']);
    }

    private function status(): void
    {
        $status = $this->dice->pick([400, 403, 409, 418, 429, 500, 502, 503, 504, 600, 999]);
        $this->status = "HTTP/1.1 $status By Chance";
        $this->headers['Content-Type'] = $this->dice->pick(['text/html', $this->headers['Content-Type']]);
        $this->sendWhole($this->dice->pick(['', '<html>', '{', '{"errors":[]}', str_repeat('[', 5000)]));
        $this->fails(['ProtocolException', 'ServerException', 'ClientErrorException', 'DatabaseException']);
    }

    private function not_http(): void
    {
        $bytes = $this->dice->pick([
            $this->message->body, "\0" . $this->dice->bytes(50), "SSH-2.0-OpenSSH_9.2\r\n", "\x15\x03\x01\0\2\2\x50", "\0\0\4\4", "ICY 200 OK\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0", "\0\0\x12\4\0\0\0\0\0\0\3\0\0\0\x80", 'HTTP/1.1', "HTTP/1.1 2\r\n\r\n", "HTTP/1.1 099 No\r\n\r\n", "\r\n\r\n" . $this->wire()->bytes,
        ]);
        $this->send($bytes, 'FIN');
        /* A TLS alert says that the scheme is wrong. */
        $this->fails($bytes[0] === "\x15" ? [...self::FAILED, 'TlsException'] : self::FAILED);
    }

    private function http2(): void
    {
        $this->status = $this->dice->pick(['HTTP/2 200', 'HTTP/2.0 200 OK', 'HTTP/3 200', 'HTTP/9.9 200 OK', 'HTTP/0.9 200 OK']);
        $this->headers['Connection'] = 'close';
        $this->sendWhole(null, 'FIN');
        $this->mayFail(self::FAILED);
    }

    private function nul(): void
    {
        $this->dice->chance(50) ? $this->headers['X-Nul'] = "a\0b" : $this->status .= "\0";
        $this->sendWhole(null, 'FIN');
        $this->fails(self::FAILED);
    }

    /* Before the request was read. */
    private function early(): void
    {
        $this->parameters = ['x' => str_repeat('x', $this->dice->pick([100000, 3 << 20]))];
        $this->early = true;
        $this->held = 16 << 20;
        $this->options['timeout'] = $this->limit = 1.0;
        [$status, $classes] = $this->dice->pick([[401, ['AuthenticationException']], [413, ['ProtocolException', 'ClientErrorException']], [503, ['ProtocolException', 'DatabaseException']]]);
        $this->status = "HTTP/1.1 $status Early";
        $this->manner['framing'] = 'length';
        $end = $this->dice->pick(['none', 'FIN', 'RST']);
        $this->headers['Connection'] = $end === 'none' ? 'keep-alive' : 'close';
        $this->sendWhole('{}', $end);
        $this->answer += ['early' => $this->dice->pick([0, 1, 50000]), 'deaf' => $this->answer['end'] !== 'none' && $this->dice->chance(50)];
        $this->fails($classes);
        /* A close with bytes unread is a reset, which may take the answer away. */
        if ($this->answer['end'] !== 'none') {
            array_push($this->classes, ...self::FAILED);
        }
    }
}
