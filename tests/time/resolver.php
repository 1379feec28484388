<?php
/* A namespace whose name server takes questions and never answers. */

/* The command, run in there by a shell. */
function in_deaf_namespace(string $command): string
{
    $prepare = 'ip link set lo up && echo "nameserver 127.0.0.1" > "$0" && mount --bind "$0" /etc/resolv.conf && rm "$0" && exec ' . $command;
    return 'unshare -rmn sh -c ' . escapeshellarg($prepare) . ' ' . escapeshellarg(tempnam(sys_get_temp_dir(), 'neo4j-resolv-'));
}

function waits_for_names(): void
{
    require_once __DIR__ . '/waits.php';
    $deaf = stream_socket_server('udp://127.0.0.1:53', $number, $reason, STREAM_SERVER_BIND) ?: die("$reason\n");
    foreach (['connect_timeout', 'timeout', 'idle_timeout'] as $limit) {
        $client = new Neo4j\Client('http://some.host.example', [$limit => 1.5, 'protocol' => 'query', 'database' => 'neo4j']);
        [$class, $message, $seconds] = limited_wait(1.5, fn () => [fn () => $client->run('CREATE (n)'), null]);
        check($seconds >= 1.499 && $seconds <= 1.65, true, "$limit: $seconds s");
        echo "$limit: $class, ", strstr($message, "$limit of"), "\n";
    }
}
