<?php
/* nginx that speaks TLS in front of a server, with a certificate of its own; it ends with the
 * test. What it tells the server of the client's connection: X-Connection, its number, and
 * X-Resumed, "r" if the TLS session was taken up again, else ".". */

require_once __DIR__ . '/../include/neo4j.php';
require_once __DIR__ . '/../include/Nginx.php';

final class TlsProxy
{
    public readonly string $url;
    public readonly string $certificate;
    private readonly string $folder;
    private readonly string $address;
    private readonly int $owner;
    private $process = null;

    /* In --SKIPIF-- */
    public static function skip(): void
    {
        Nginx::program() ?? die('skip no nginx');
        function_exists('proc_open') || die('skip no proc_open()');
        exec('openssl version 2>/dev/null') ?: die('skip no openssl');
    }

    public function __construct(private readonly int $port, private readonly string $settings = '')
    {
        $this->folder = sys_get_temp_dir() . '/neo4j-tls-' . bin2hex(random_bytes(6));
        mkdir($this->folder);
        $this->certificate = "$this->folder/certificate.pem";
        exec('openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test '
            . "-addext subjectAltName=IP:127.0.0.1 -keyout $this->folder/key.pem -out $this->certificate 2>/dev/null");
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $this->address = stream_socket_get_name($listener, false);
        fclose($listener);
        $this->url = "https://$this->address";
        $this->owner = getmypid();
        $this->start();
        register_shutdown_function($this->end(...));
    }

    public function start(): void
    {
        file_put_contents("$this->folder/conf", $this->configuration());
        $this->process = proc_open([Nginx::program(), '-e', "$this->folder/error", '-p', $this->folder, '-c', "$this->folder/conf"], [], $pipes);
        for ($end = microtime(true) + 10; !@fsockopen("tcp://$this->address"); usleep(20000)) {
            microtime(true) < $end || die("nginx did not start\n" . file_get_contents("$this->folder/error"));
        }
    }

    public function stop(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
        $this->process = null;
    }

    private function configuration(): string
    {
        $temporary = implode('', array_map(fn ($what) => "{$what}_temp_path $this->folder/$what;\n", ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']));
        return "daemon off; master_process off; pid $this->folder/pid; error_log $this->folder/error warn;\n"
            . "events {}\nhttp { access_log off; $temporary server { listen $this->address ssl;\n"
            . "ssl_certificate $this->certificate; ssl_certificate_key $this->folder/key.pem; ssl_session_cache shared:sessions:1m;\n"
            . "$this->settings\nlocation / { proxy_pass http://127.0.0.1:$this->port; proxy_http_version 1.1; proxy_buffering off;\n"
            . "proxy_set_header Connection ''; proxy_set_header X-Connection \$connection; proxy_set_header X-Resumed \$ssl_session_reused; } } }\n";
    }

    /* A forked child runs shutdown functions too: the proxy is not the child's. */
    private function end(): void
    {
        if ($this->owner !== getmypid()) {
            return;
        }
        $this->process && $this->stop();
        exec('rm -r ' . escapeshellarg($this->folder));
    }
}

/* Of the statements that came through a proxy: which connection each came by, counted from 1. */
function proxy_connections(ScriptedServer $server): array
{
    $numbers = [];
    return array_map(function ($request) use (&$numbers) {
        return $numbers[header_of($request, 'X-Connection')] ??= count($numbers) + 1;
    }, $server->statements());
}

function header_of(array $request, string $name): ?string
{
    return array_change_key_case($request['headers'])[strtolower($name)] ?? null;
}
