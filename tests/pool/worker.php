<?php
/* PHP's own web server as a worker: its pages are run one after another by one process. */

require_once __DIR__ . '/../engine/child.php';
require_once __DIR__ . '/pool.php';

/* Starts it with this page (without <?php), which has the helpers of pool.php; its URL. It ends with the test. */
function worker(string $page, array $ini = [], int $processes = 1): string
{
    $folder = sys_get_temp_dir() . '/neo4j-worker-' . bin2hex(random_bytes(6));
    mkdir($folder);
    file_put_contents("$folder/page.php", '<?php require ' . var_export(__DIR__ . '/pool.php', true) . ";\n$page");
    $listener = stream_socket_server('tcp://127.0.0.1:0');
    $address = stream_socket_get_name($listener, false);
    fclose($listener);
    $command = [PHP_BINARY, '-n', '-d', 'extension=' . module_file(), '-d', 'display_errors=1', '-d', 'html_errors=0'];
    foreach ($ini as $name => $value) {
        array_push($command, '-d', "$name=$value");
    }
    $environment = ($processes > 1 ? ['PHP_CLI_SERVER_WORKERS' => $processes] : []) + getenv();
    /* A process group of its own: the first of several processes does not end the others. */
    $process = proc_open(['setsid', ...$command, '-S', $address, "$folder/page.php"], [1 => ['file', '/dev/null', 'w'], 2 => ['file', "$folder/log", 'w']], $pipes, null, $environment);
    $owner = getmypid();
    register_shutdown_function(function () use ($process, $folder, $owner) {
        if (getmypid() === $owner) {
            exec('kill -INT -' . proc_get_status($process)['pid']);
            proc_close($process);
            exec("rm -r $folder");
        }
    });
    for ($end = microtime(true) + 10; !@fsockopen("tcp://$address"); usleep(20000)) {
        microtime(true) < $end || die("the worker did not start\n" . file_get_contents("$folder/log"));
    }
    return "http://$address/";
}

function get(string $url): string
{
    return (string) @file_get_contents($url, false, stream_context_create(['http' => ['ignore_errors' => true, 'timeout' => 20]]));
}
