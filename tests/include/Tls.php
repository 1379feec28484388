<?php
/* Certificates made by openssl, and a real nginx that speaks TLS with them; both end with the test. */

require_once __DIR__ . '/neo4j.php';

/* In --SKIPIF-- */
function tls_skip(): void
{
    tls_program('openssl') ?? die('skip no openssl');
    tls_program('nginx') ?? die('skip no nginx');
    function_exists('proc_open') || die('skip no proc_open()');
}

function tls_program(string $name): ?string
{
    foreach (['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'] as $folder) {
        if (is_executable("$folder/$name")) {
            return "$folder/$name";
        }
    }
    return null;
}

/* A folder with an authority of its own: each certificate is a file NAME.pem with a NAME.key. */
final class TlsFolder
{
    public readonly string $path;
    private int $owner;

    public function __construct()
    {
        $this->path = sys_get_temp_dir() . '/neo4j-tls-' . bin2hex(random_bytes(6));
        $this->owner = getmypid();
        mkdir($this->path);
        register_shutdown_function($this->remove(...));
        $this->selfSigned('ca', 'subjectAltName=DNS:ca.invalid');
    }

    public function file(string $name): string
    {
        return "$this->path/$name";
    }

    public function selfSigned(string $name, string $extension = 'subjectAltName=IP:127.0.0.1,DNS:localhost'): void
    {
        $this->openssl('req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', "/CN=$name",
            '-addext', $extension, '-keyout', "$name.key", '-out', "$name.pem");
    }

    /* Signed by the authority, good for these names, until so many days from now. */
    public function signed(string $name, string $names = 'IP:127.0.0.1,DNS:localhost', int $days = 2): void
    {
        file_put_contents($this->file("$name.ext"), "subjectAltName=$names\n");
        $this->openssl('req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', "/CN=$name", '-keyout', "$name.key", '-out', "$name.csr");
        $this->openssl('x509', '-req', '-in', "$name.csr", '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', (string) $days, '-extfile', "$name.ext", '-out', "$name.pem");
    }

    /* The key of NAME once more, as NAME.locked, opened by this passphrase only. */
    public function locked(string $name, string $passphrase): string
    {
        $this->openssl('ec', '-in', "$name.key", '-aes256', '-passout', "pass:$passphrase", '-out', "$name.locked");
        return $this->file("$name.locked");
    }

    /* As the option pinned_key takes it. */
    public function pin(string $name): string
    {
        $this->openssl('pkey', '-in', "$name.key", '-pubout', '-outform', 'DER', '-out', "$name.der");
        return 'sha256//' . base64_encode(hash_file('sha256', $this->file("$name.der"), true));
    }

    /* The public key alone, as a file. */
    public function publicKey(string $name): string
    {
        $this->openssl('pkey', '-in', "$name.key", '-pubout', '-out', "$name.pub");
        return $this->file("$name.pub");
    }

    public function openssl(string ...$arguments): void
    {
        $process = proc_open([tls_program('openssl'), ...$arguments], [['file', '/dev/null', 'r'], ['file', '/dev/null', 'w'], ['pipe', 'w']], $pipes, $this->path);
        $said = stream_get_contents($pipes[2]);
        proc_close($process) === 0 || die('openssl ' . implode(' ', $arguments) . "\n$said");
    }

    private function remove(): void
    {
        if ($this->owner === getmypid()) {
            array_map(unlink(...), array_filter(glob("$this->path/{,.}*", GLOB_BRACE), is_file(...)));
            array_map(rmdir(...), array_filter(glob("$this->path/*"), is_dir(...)));
            rmdir($this->path);
        }
    }
}

/* One nginx with several ports, by name, each with a certificate of that folder: what comes is passed on
 * to `backend` ("host:port"). */
final class TlsNginx
{
    private array $ports = [];
    private $process;
    private int $owner;

    /* $servers: name => [certificate's name, directives] */
    public function __construct(private TlsFolder $folder, private string $backend, array $servers)
    {
        $this->owner = getmypid();
        $blocks = '';
        foreach ($servers as $name => [$certificate, $directives]) {
            $this->ports[$name] = self::freePort();
            $blocks .= "server { listen 127.0.0.1:{$this->ports[$name]} ssl; ssl_certificate $certificate.pem; ssl_certificate_key $certificate.key; $directives\n"
                . "location / { proxy_pass http://$backend; proxy_http_version 1.1; proxy_set_header Connection ''; } }\n";
        }
        $this->start($blocks);
    }

    public function port(string $name): int
    {
        return $this->ports[$name];
    }

    public function url(string $name, string $scheme = 'https', string $host = '127.0.0.1'): string
    {
        return "$scheme://$host:{$this->ports[$name]}";
    }

    public static function freePort(): int
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $port = (int) substr(strrchr(stream_socket_get_name($listener, false), ':'), 1);
        fclose($listener);
        return $port;
    }

    private function start(string $blocks): void
    {
        $path = $this->folder->path;
        $temporary = implode('', array_map(fn ($what) => "{$what}_temp_path $path/$what;\n", ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']));
        file_put_contents("$path/conf", "daemon off; master_process off; pid $path/pid; error_log $path/error warn;\n"
            . "events {}\nhttp { access_log off; ssl_session_cache off; $temporary $blocks }\n");
        $this->process = proc_open([tls_program('nginx'), '-e', "$path/error", '-p', $path, '-c', "$path/conf"], [2 => ['file', "$path/said", 'w']], $pipes);
        register_shutdown_function($this->stop(...));
        foreach ($this->ports as $port) {
            for ($end = microtime(true) + 20; !($stream = @fsockopen('tcp://127.0.0.1', $port)); usleep(20000)) {
                microtime(true) < $end || die("nginx did not start\n" . file_get_contents("$path/error"));
            }
            fclose($stream);
        }
    }

    public function stop(): void
    {
        if ($this->process && $this->owner === getmypid()) {
            proc_terminate($this->process);
            proc_close($this->process);
            $this->process = null;
        }
    }
}

/* `openssl s_server` with these further arguments, which answers nothing: its handshakes are what matters. */
final class TlsBare
{
    public readonly int $port;
    private $process;
    private array $pipes = [];

    public function __construct(TlsFolder $folder, string ...$arguments)
    {
        $this->port = TlsNginx::freePort();
        $command = [tls_program('openssl'), 's_server', '-quiet', '-accept', "127.0.0.1:$this->port", '-cert', 'good.pem', '-key', 'good.key', ...$arguments];
        $this->process = proc_open($command, [['pipe', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $this->pipes, $folder->path);
        register_shutdown_function(fn () => proc_terminate($this->process) && proc_close($this->process));
        for ($end = microtime(true) + 20; !($stream = @fsockopen('tcp://127.0.0.1', $this->port)); usleep(20000)) {
            microtime(true) < $end || die("openssl s_server did not start\n");
        }
        fclose($stream);
    }
}

/* A scripted server that answers all with the row v = 1, for what stands before it. */
function tls_backend(): ScriptedServer
{
    return scripted([['body' => typed_body(['v'], [[1]]), 'times' => -1]]);
}

/* What one statement gives: its rows as JSON, or the exception. Nothing is asked of the server before. */
function tls_try(string $url, array $options = [], bool $discovers = false): string
{
    $options += ['persistent' => false] + ($discovers ? [] : ['protocol' => 'query', 'database' => 'neo4j']);
    try {
        return json_encode((new Neo4j\Client($url, $options))->run('RETURN 1 AS v')->fetchAll());
    } catch (Throwable $e) {
        return short_name($e) . ($e instanceof Neo4j\Exception\Neo4jException && $e->isRetryable() ? ' (retryable)' : '') . ': ' . masked($e->getMessage());
    }
}
