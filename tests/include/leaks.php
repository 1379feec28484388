<?php
/* What a process holds, before and after. */

require_once __DIR__ . '/neo4j.php';

/*
 * Runs it a few times to let caches fill, then again: no descriptor, no memory of PHP's, no file in the folder for
 * temporary files, no connection at the server may be left. $use gives back its links, by close() of its client.
 */
function leaves_nothing(callable $use, string $case, ?ScriptedServer $server = null): void
{
    for ($i = 0; $i < 2; $i++) {
        $use();
    }
    gc_collect_cycles();
    $before = held();
    $before = held(); /* now as much is held as below */
    for ($i = 0; $i < 2; $i++) {
        $use();
    }
    gc_collect_cycles();
    foreach (held() as $what => $amount) {
        check($amount - $before[$what] <= ($what === 'memory' ? 500 : 0), true, "$case: $what, $before[$what] before, $amount after");
    }
    if ($server) {
        check($server->wait(fn () => $server->open() === 0, 5), true, "$case: connections at the server");
    }
    foreach (function_exists('Neo4j\persistent_handles') ? links_held() : [] as $key => $count) {
        check($count, 0, "$case: links to $key");
    }
}

function held(): array
{
    return [
        'descriptors' => count(scandir('/proc/self/fd')),
        'memory' => memory_get_usage(),
        'temporary files' => count(array_filter(scandir(sys_get_temp_dir()), fn ($name) => !str_starts_with($name, 'neo4j-scripted-'))),
    ];
}

/* In use or idle, by the pool's own word. */
function links_held(): array
{
    return array_map(fn ($links) => $links['used'] + $links['free'], Neo4j\persistent_handles());
}

/* A folder of one's own for temporary files: other tests run at the same time. To be called before anything asks for it. */
function own_temporary_folder(): void
{
    $folder = (getenv('TMPDIR') ?: '/tmp') . '/neo4j-leaks-' . bin2hex(random_bytes(6));
    mkdir($folder);
    putenv("TMPDIR=$folder");
    sys_get_temp_dir() === $folder || die("sys_temp_dir is set\n");
    $owner = getmypid();
    register_shutdown_function(function () use ($folder, $owner) {
        /* After the servers' own, which are in there. */
        $owner === getmypid() && register_shutdown_function(fn () => @rmdir($folder));
    });
}

own_temporary_folder();
