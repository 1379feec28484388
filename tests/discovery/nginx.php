<?php
/* A real nginx in front of a real server; it ends with the test. */

require_once __DIR__ . '/../include/neo4j.php';

const PROXIED = ['1.8', '2.0', '2.3', '3.5', '4.4', '5.26', '2025.10', '2026.08'];

function nginx_program(): ?string
{
    foreach (['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'] as $program) {
        if (is_executable($program)) {
            return $program;
        }
    }
    return null;
}

/* In --SKIPIF-- */
function nginx_skip(string ...$versions): void
{
    nginx_program() ?? die('skip no nginx');
    function_exists('proc_open') || die('skip no proc_open()');
    proxied_versions($versions ?: PROXIED) || die('skip none of the servers is there');
}

function proxied_versions(array $of = PROXIED): array
{
    return array_values(array_filter($of, fn ($version) => getenv(neo4j_variable($version))));
}

/* Starts it with these locations; its URL. */
function nginx(string $locations): string
{
    $folder = sys_get_temp_dir() . '/neo4j-nginx-' . bin2hex(random_bytes(6));
    mkdir($folder);
    $listener = stream_socket_server('tcp://127.0.0.1:0');
    $address = stream_socket_get_name($listener, false);
    fclose($listener);
    $temporary = implode('', array_map(fn ($what) => "{$what}_temp_path $folder/$what;\n", ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']));
    file_put_contents("$folder/conf", "daemon off; master_process off; pid $folder/pid; error_log $folder/error warn;\n"
        . "events {}\nhttp { access_log off; $temporary server { listen $address; $locations } }\n");
    $process = proc_open([nginx_program(), '-e', "$folder/error", '-p', $folder, '-c', "$folder/conf"], [], $pipes);
    register_shutdown_function(function () use ($process, $folder) {
        proc_terminate($process);
        proc_close($process);
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS), RecursiveIteratorIterator::CHILD_FIRST) as $file) {
            $file->isDir() ? rmdir($file) : unlink($file);
        }
        rmdir($folder);
    });
    for ($end = microtime(true) + 10; !@fsockopen('tcp://' . $address); usleep(20000)) {
        microtime(true) < $end || die("nginx did not start\n" . file_get_contents("$folder/error"));
    }
    return "http://$address";
}

/* Below a prefix of its own, and under a name that does not exist: what servers say of their
 * addresses is wrong then. */
function proxied(string $version): string
{
    $url = parse_url(neo4j_url($version));
    return "location /graph/$version/ { proxy_pass http://$url[host]:$url[port]/; proxy_http_version 1.1; proxy_set_header Connection ''; "
        . "proxy_set_header Host inside.invalid:1; proxy_buffering off; }\n";
}

/* The server's user, if it has one, at the proxy's address. */
function proxied_url(string $proxy, string $version): string
{
    $url = parse_url(neo4j_url($version));
    $login = isset($url['user']) ? "$url[user]:$url[pass]@" : '';
    return preg_replace('~//~', "//$login", $proxy) . "/graph/$version";
}
