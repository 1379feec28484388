<?php
/* A proxy for tests: CONNECT, requests with a whole URL, and SOCKS5, on one port.
 *
 *     php proxy.php OPTIONS.json LOG
 *
 * Prints its port on a line of its own, and ends when its standard input is closed. Tests do not
 * start it themselves: they make a ScriptedProxy (../include/ScriptedProxy.php). OPTIONS:
 *
 *     login    "user:password" that it wants, null: it wants none
 *     refuse   the status by which it refuses what is asked (HTTP), or the reply code (SOCKS)
 *     cert     a file with certificate and key: it is spoken to in TLS
 *
 * Names that end in ".invalid" lead to this machine, so that a test sees who looks a name up. LOG gets one
 * JSON object for each request: how ("CONNECT", "forward", "socks5"), target, login, headers.
 */

declare(strict_types=1);

[, $optionsFile, $logFile] = $argv;
$options = json_decode(file_get_contents($optionsFile), true) + ['login' => null, 'refuse' => null, 'cert' => null];

final class Connection
{
    private string $unread = '';
    private $server = null;
    private bool $authenticated;
    private bool $greeted = false;
    private bool $forwards = false;

    public function __construct(private $client, private array $options, private string $log)
    {
        $this->authenticated = $options['login'] === null;
    }

    public function streams(): array
    {
        return array_filter([$this->client, $this->server]);
    }

    public function isOpen(): bool
    {
        return $this->client !== null;
    }

    public function proceed($stream): void
    {
        $bytes = @fread($stream, 65536);
        if ($bytes === '' || $bytes === false) {
            $this->close();
        } elseif ($this->forwards && $stream === $this->client) {
            $this->unread .= $bytes;
            $this->http();
        } elseif ($this->server) {
            @fwrite($stream === $this->client ? $this->server : $this->client, $bytes);
        } else {
            $this->unread .= $bytes;
            $this->unread[0] === "\x05" || $this->greeted ? $this->socks() : $this->http();
        }
    }

    private function close(): void
    {
        array_map(fclose(...), $this->streams());
        $this->client = $this->server = null;
    }

    private function note(string $how, string $target, ?string $login, array $headers = []): void
    {
        file_put_contents($this->log, json_encode(compact('how', 'target', 'login', 'headers')) . "\n", FILE_APPEND);
    }

    private function reach(string $target): bool
    {
        $target = preg_replace('/^.*\.invalid:/', '127.0.0.1:', $target);
        $this->server = @stream_socket_client("tcp://$target", timeout: 5) ?: null;
        return $this->server !== null;
    }

    private function http(): void
    {
        if (!str_contains($this->unread, "\r\n\r\n")) {
            return;
        }
        [$head, $rest] = explode("\r\n\r\n", $this->unread, 2);
        $lines = explode("\r\n", $head);
        [$method, $target, $version] = explode(' ', array_shift($lines), 3);
        $headers = [];
        foreach ($lines as $line) {
            [$name, $value] = explode(': ', $line, 2);
            $headers[strtolower($name)] = $value;
        }
        if (strlen($rest) < (int) ($headers['content-length'] ?? 0)) {
            return;
        }
        $given = isset($headers['proxy-authorization']) ? base64_decode(substr($headers['proxy-authorization'], strlen('Basic '))) : null;
        $this->note($method === 'CONNECT' ? 'CONNECT' : 'forward', $target, $given, $headers);
        if ($this->options['login'] !== null && $given !== $this->options['login']) {
            $this->answer('407 Proxy Authentication Required', "Proxy-Authenticate: Basic realm=\"x\"\r\n");
        } elseif ($this->options['refuse']) {
            $this->answer("{$this->options['refuse']} Refused");
        } elseif ($method === 'CONNECT') {
            $this->reach($target) ? $this->say("HTTP/1.1 200 Connection established\r\nX-Of: the proxy\r\n\r\n") : $this->answer('503 Service Unavailable');
        } else {
            $this->forward($method, $target, $version, $headers, $rest);
        }
    }

    /* Each request has a connection to the server of its own. */
    private function forward(string $method, string $target, string $version, array $headers, string $rest): void
    {
        preg_match('~^http://([^/]+)(/.*)$~', $target, $parts) || exit("not a whole URL: $target\n");
        $this->server && fclose($this->server);
        if (!$this->reach($parts[1])) {
            $this->answer('502 Bad Gateway');
            return;
        }
        $this->forwards = true;
        $this->unread = '';
        unset($headers['proxy-authorization'], $headers['proxy-connection'], $headers['connection']);
        $lines = array_map(fn ($name, $value) => "$name: $value\r\n", array_keys($headers), $headers);
        fwrite($this->server, "$method $parts[2] $version\r\nConnection: close\r\n" . implode('', $lines) . "\r\n$rest");
    }

    private function answer(string $status, string $headers = ''): void
    {
        $this->say("HTTP/1.1 $status\r\n{$headers}Content-Type: text/html\r\nContent-Length: 8\r\nConnection: close\r\n\r\n<p>proxy");
        $this->close();
    }

    private function say(string $bytes): void
    {
        @fwrite($this->client, $bytes);
        $this->unread = '';
    }

    private function socks(): void
    {
        if (!$this->greeted) {
            $this->greeted = true;
            $wanted = $this->authenticated ? "\0" : "\2";
            $this->say("\x05" . (str_contains(substr($this->unread, 2), $wanted) ? $wanted : "\xff"));
        } elseif (!$this->authenticated) {
            $this->logIn();
        } else {
            $this->socksRequest();
        }
    }

    private function logIn(): void
    {
        $user = substr($this->unread, 2, ord($this->unread[1]));
        $password = substr($this->unread, 3 + strlen($user));
        $this->authenticated = "$user:$password" === $this->options['login'];
        if (!$this->authenticated) {
            $this->note('socks5', '', "$user:$password");
        }
        $this->say("\1" . ($this->authenticated ? "\0" : "\1"));
    }

    private function socksRequest(): void
    {
        $type = ord($this->unread[3]);
        $host = match ($type) {
            1 => inet_ntop(substr($this->unread, 4, 4)),
            3 => substr($this->unread, 5, ord($this->unread[4])),
            4 => '[' . inet_ntop(substr($this->unread, 4, 16)) . ']',
        };
        $target = $host . ':' . unpack('n', substr($this->unread, -2))[1];
        $this->note('socks5', $target, $this->options['login']);
        $code = $this->options['refuse'] ?? ($this->reach($target) ? 0 : 5);
        $this->say("\x05" . chr($code) . "\0\1\0\0\0\0\0\0");
        if ($code !== 0) {
            $this->close();
        }
    }
}

$context = stream_context_create($options['cert'] ? ['ssl' => ['local_cert' => $options['cert']]] : []);
$listener = stream_socket_server(($options['cert'] ? 'ssl' : 'tcp') . '://127.0.0.1:0', context: $context) ?: exit(1);
echo substr(strrchr(stream_socket_get_name($listener, false), ':'), 1), "\n";
$connections = [];
while (true) {
    $connections = array_filter($connections, fn (Connection $c) => $c->isOpen());
    $readable = [STDIN, $listener, ...array_merge(...array_map(fn (Connection $c) => $c->streams(), array_values($connections)))];
    $none = null;
    stream_select($readable, $none, $none, 10);
    if (in_array(STDIN, $readable, true)) {
        exit;
    }
    if (in_array($listener, $readable, true) && ($stream = @stream_socket_accept($listener, 5))) {
        $connections[] = new Connection($stream, $options, $logFile);
    }
    foreach ($connections as $connection) {
        foreach ($connection->streams() as $stream) {
            if (in_array($stream, $readable, true) && is_resource($stream)) {
                $connection->proceed($stream);
            }
        }
    }
}
