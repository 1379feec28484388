<?php
/* A scripted HTTP server for the fault tests: it sends exactly the bytes it is told to.
 *
 *     php server.php SCRIPT.json LOG
 *
 * Prints its port on a line of its own, serves any number of connections, and ends when its
 * standard input is closed. A line there makes it read SCRIPT.json again and empty LOG; it prints
 * the number of connections then open. Connections that are being answered go on as they were
 * told. LOG gets one JSON object per line: each connection, each request
 * with method, path, headers and body (before it is answered), each close. Tests do not start
 * it themselves: they call scripted() of ../include/neo4j.php.
 *
 * SCRIPT is {"personality": "5.26", "answers": [answer…]}. A personality (Personality.php)
 * answers discovery and the question for the home database by itself; "silent" says nothing and
 * has no header of its own. Every other request takes the first answer that is left and fits:
 *
 *     for         "GET /": only for this method and path, and before the personality
 *     connection  only for the n-th connection, counted from 1
 *     contains    only for a request whose body has this text
 *     times       how often it may be used (1); -1: always
 *
 * What is sent. A string stands for {"body": string}; what is left out is as the personality's
 * server does it.
 *
 *     status, reason, headers   headers as {"Name": "value"}, null takes a default one away, a
 *                 list sends it several times
 *     status_line another than "HTTP/1.1 200 OK"
 *     line        what ends a line of the head and of the framing ("\r\n")
 *     body        a string, or a list of parts: string, {"repeat": string, "times": n},
 *                 {"pause": seconds}, {"stall": true} (nothing ever follows)
 *     framing     "length", "chunked", "close" (the end of the connection is the end)
 *     length      another number in Content-Length than the right one
 *     chunks      sizes of the chunks: n, or a list of which the last one repeats
 *     extension   text behind each chunk's size (";name=value")
 *     trailers    headers behind the last chunk
 *     unended     true: chunked, without the last chunk, then FIN
 *     before      raw bytes before the status line (1xx, garbage)
 *     raw         parts in place of status line, headers and body
 *     after       parts behind the answer that nobody asked for
 *     early       answers when so many bytes of the request's body have come (0: at its head);
 *                 what is still to come of it is skipped
 *     deaf        true: reads nothing more from this connection, until SCRIPT.json is read again
 *     dribble     [bytes, milliseconds]: the body (or raw) in such pieces, with such pauses
 *     cut         send only so many bytes of the body as it is framed, then `end` (or FIN)
 *     stall       send only so many bytes, and then nothing
 *     end         "FIN" or "RST" after the answer, whatever the headers promised; "none": the
 *                 connection stays, though the answer is raw or cut
 *     end_after   … so many seconds later
 *
 * A string that is not UTF-8 is written {"base64": "…"}.
 */

declare(strict_types=1);

require __DIR__ . '/Log.php';
require __DIR__ . '/Personality.php';
require __DIR__ . '/Script.php';
require __DIR__ . '/Answer.php';
require __DIR__ . '/Connection.php';

extension_loaded('sockets') || exit("the scripted server needs PHP's sockets extension (for RST)\n");
[, $scriptFile, $logFile] = $argv;

$log = new Log($logFile);
$script = new Script($scriptFile);
$listener = stream_socket_server(
    'tcp://127.0.0.1:0',
    context: stream_context_create(['socket' => ['tcp_nodelay' => true]]),
) ?: exit(1);

/* One stream_select for all connections; each writes on when it can or when its pause is over. */
function serve($listener, Script $script, Log $log): void
{
    $connections = [];
    for ($opened = 0;;) {
        $connections = array_filter($connections, fn (Connection $c) => $c->isOpen());
        [$readable, $writable] = wait($listener, $connections);
        if (in_array(STDIN, $readable, true)) {
            if (!fgets(STDIN)) {
                return;
            }
            $script->load();
            array_walk($connections, fn (Connection $c) => $c->listen());
            $log->clear();
            echo count($connections), "\n";
        }
        if (in_array($listener, $readable, true) && ($stream = @stream_socket_accept($listener, 0))) {
            $connections[] = new Connection($stream, ++$opened, $script, $log);
        }
        foreach ($connections as $connection) {
            $connection->proceed(in_array($connection->stream, $readable, true));
        }
    }
}

function wait($listener, array $connections): array
{
    $streams = fn (callable $want) => array_map(fn (Connection $c) => $c->stream, array_filter($connections, $want));
    $readable = [STDIN, $listener, ...$streams(fn (Connection $c) => $c->wantsToRead())];
    $writable = $streams(fn (Connection $c) => $c->wantsToWrite());
    $none = null;
    $pause = min([10.0, ...array_map(fn (Connection $c) => $c->pauseLeft(), $connections)]);
    stream_select($readable, $writable, $none, (int) $pause, (int) (fmod($pause, 1) * 1e6));
    return [$readable, $writable];
}

echo parse_url('tcp://' . stream_socket_get_name($listener, false), PHP_URL_PORT), "\n";
serve($listener, $script, $log);
