<?php
/* A real nginx in front of a real server; it ends with the test. */

require_once __DIR__ . '/../include/neo4j.php';
require_once __DIR__ . '/../include/Nginx.php';

const PROXIED = ['1.8', '2.0', '2.3', '3.5', '4.4', '5.26', '2025.10', '2026.08'];

/* In --SKIPIF-- */
function nginx_skip(string ...$versions): void
{
    Nginx::program() ?? die('skip no nginx');
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
    return (new Nginx($locations))->url;
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
