<?php
/* A real nginx on a port of its own: in front of a server, and in front of FPM. */

require_once __DIR__ . '/Program.php';

final class Nginx extends Program
{
    public readonly string $url;
    public readonly string $cafile;
    private readonly string $address;

    /* With these locations; over TLS with a certificate made for it, which is in ->cafile. */
    public function __construct(string $locations, bool $tls = false)
    {
        parent::__construct('nginx');
        $this->address = self::freeAddress();
        $this->url = ($tls ? 'https://' : 'http://') . $this->address;
        $this->cafile = "$this->folder/certificate";
        $tls && $this->makeCertificate();
        file_put_contents("$this->folder/conf", $this->configuration($locations, $tls));
        $this->run();
    }

    private function run(): void
    {
        $this->start([self::program(), '-e', "$this->folder/error", '-p', $this->folder, '-c', "$this->folder/conf"]);
        $this->await(fn () => @fsockopen("tcp://$this->address") !== false);
    }

    public static function program(): ?string
    {
        return self::find('nginx');
    }

    /* A location whose requests go on to a server, on connections kept as long as nginx likes. */
    public static function proxied(string $location, string $url): string
    {
        $to = parse_url($url);
        return "location $location { proxy_pass http://$to[host]:$to[port]/; proxy_http_version 1.1; "
            . "proxy_set_header Connection ''; proxy_buffering off; }\n";
    }

    private function configuration(string $locations, bool $tls): string
    {
        $temporary = implode('', array_map(
            fn ($what) => "{$what}_temp_path $this->folder/$what;\n",
            ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'],
        ));
        $listen = $tls
            ? "listen $this->address ssl; ssl_certificate $this->cafile; ssl_certificate_key $this->folder/key; ssl_session_cache shared:tls:1m;"
            : "listen $this->address;";
        /* Without "user", root's workers would not be root, and could not get at the folder. */
        $user = getmyuid() === 0 ? 'user root;' : '';
        return "daemon off; $user worker_processes 1; pid $this->folder/pid; error_log $this->folder/error warn;\nevents {}\n"
            . "http { log_format seen '\$pid.\$connection \$request_method \$request_uri'; access_log $this->folder/seen seen; keepalive_requests 100000;\n"
            . "$temporary server { $listen $locations } }\n";
    }

    private function makeCertificate(): void
    {
        $command = ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1',
            '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', "$this->folder/key", '-out', $this->cafile];
        exec(implode(' ', array_map(escapeshellarg(...), $command)) . ' 2>&1', $lines, $status);
        $status === 0 || die("no certificate:\n" . implode("\n", $lines));
    }

    /* The requests so far, as [connection's number, method, path]; waits for so many to be logged. */
    public function requests(int $expected = 0): array
    {
        for ($end = microtime(true) + 10; count($lines = file("$this->folder/seen")) < $expected && microtime(true) < $end;) {
            usleep(5000);
        }
        return array_map(fn ($line) => explode(' ', trim($line)), $lines);
    }

    /* How many connections its clients made, of those that asked for something. */
    public function connections(int $expected = 0): int
    {
        return count(array_unique(array_column($this->requests($expected), 0)));
    }

    /* New workers; the old one closes its idle connections, and ends. */
    public function reload(): void
    {
        $workers = $this->workers();
        $this->signal(1);
        $this->await(fn () => !array_intersect($workers, $this->workers()) && $this->workers());
    }

    /* The same address again, after a time without anyone there. */
    public function restart(): void
    {
        $this->stop();
        $this->run();
    }

    private function workers(): array
    {
        $master = trim(file_get_contents("$this->folder/pid"));
        return explode(' ', trim((string) @file_get_contents("/proc/$master/task/$master/children")));
    }
}
