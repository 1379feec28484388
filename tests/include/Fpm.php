<?php
/* Real FPM workers that have loaded the module under test, behind a real nginx. */

require_once __DIR__ . '/Nginx.php';

final class Fpm extends Program
{
    private readonly Nginx $web;

    /* With these settings of PHP's, and these lines in the configuration of the pool. */
    public function __construct(int $workers, array $ini = [], string $pool = '')
    {
        parent::__construct('fpm');
        file_put_contents("$this->folder/conf", $this->configuration($workers) . $pool);
        touch("$this->folder/error");
        $this->start([self::program(), '-n', '-F', '-R', '-y', "$this->folder/conf", ...self::settings($ini)]);
        $this->await(fn () => file_exists("$this->folder/socket"));
        $this->web = new Nginx("root $this->folder; location / { fastcgi_pass unix:$this->folder/socket; fastcgi_read_timeout 300; "
            . 'fastcgi_param SCRIPT_FILENAME $document_root$uri; fastcgi_param REQUEST_METHOD $request_method; fastcgi_param QUERY_STRING $query_string; }');
    }

    public static function program(): ?string
    {
        return self::find('php-fpm' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION);
    }

    private function configuration(int $workers): string
    {
        $user = getmyuid() === 0 ? "user = root\ngroup = root\n" : '';
        return "[global]\nerror_log = $this->folder/error\ndaemonize = no\n[pages]\n{$user}listen = $this->folder/socket\n"
            . "pm = static\npm.max_children = $workers\nclear_env = no\ncatch_workers_output = yes\n";
    }

    private static function settings(array $ini): array
    {
        $settings = [];
        $ini += ['extension' => fpm_module(), 'display_errors' => 1, 'html_errors' => 0, 'log_errors' => 0];
        foreach ($ini as $name => $value) {
            array_push($settings, '-d', "$name=$value");
        }
        return $settings;
    }

    /* A page from its code (without <?php); its address. */
    public function page(string $name, string $code): string
    {
        file_put_contents("$this->folder/$name.php", "<?php\n$code");
        return "{$this->web->url}/$name.php";
    }

    /* What the page says, as JSON or else as text. */
    public function get(string $page, array $query = []): mixed
    {
        return $this->getAll($page, [$query])[0];
    }

    /* The same page several times at once. */
    public function getAll(string $page, array $queries): array
    {
        $connections = array_map(fn ($query) => $this->ask("/$page.php?" . http_build_query($query)), $queries);
        return array_map(function ($connection) {
            [, $body] = explode("\r\n\r\n", stream_get_contents($connection), 2);
            return json_decode($body, true) ?? $body;
        }, $connections);
    }

    private function ask(string $path)
    {
        $connection = stream_socket_client(str_replace('http:', 'tcp:', $this->web->url));
        stream_set_timeout($connection, 300);
        fwrite($connection, "GET $path HTTP/1.0\r\nHost: pages\r\n\r\n");
        return $connection;
    }

    /* Workers that ended by a signal, which none should, and leaks that a debug build found. */
    public function crashes(): string
    {
        return implode('', preg_grep('/on signal|Freeing 0x|memory leaks detected/', file("$this->folder/error")));
    }
}

/* The module that this process has loaded: the workers load it, too. */
function fpm_module(): string
{
    preg_match('~\S+/neo4j\.so$~m', (string) @file_get_contents('/proc/self/maps'), $match);
    return $match[0] ?? '';
}

/* API, thread safety, debug: a module for another one would not be loaded. */
function build_of(string $info): string
{
    return preg_match('/PHP Extension Build => (\S+)/', $info, $found) ? $found[1] : 'unknown';
}

/* In --SKIPIF-- */
function fpm_skip(): void
{
    Fpm::program() ?? die('skip no FPM of this PHP version');
    Nginx::program() ?? die('skip no nginx');
    ob_start();
    phpinfo(INFO_GENERAL);
    $own = build_of(ob_get_clean());
    $fpm = build_of((string) shell_exec(escapeshellarg(Fpm::program()) . ' -n -i'));
    $fpm === $own || die("skip FPM is of the build $fpm, this PHP of $own");
}
