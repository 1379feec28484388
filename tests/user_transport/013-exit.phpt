--TEST--
exit() in exchange(), in a chunk, in a finally block, while a dropped write is drained: the script ends, and nothing else
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
function_exists('pcntl_fork') || extension_loaded('pcntl') || die('skip pcntl is needed');
?>
--FILE--
<?php
require __DIR__ . '/fake.php';

function in_child(string $name, Closure $work): void
{
    echo "$name:";
    $pid = pcntl_fork();
    if ($pid === 0) {
        register_shutdown_function(fn () => print(" shutdown"));
        $work();
        echo " not reached\n";
        exit(1);
    }
    pcntl_waitpid($pid, $status);
    echo ' status ', pcntl_wifexited($status) ? pcntl_wexitstatus($status) : 'killed', "\n";
}

function body(int $at, bool $in_finally = false): iterable
{
    try {
        foreach (pieces(3) as $i => $piece) {
            $i === $at && exit(7);
            yield $piece;
        }
    } finally {
        echo ' finally';
        $in_finally && exit(8);
    }
}

in_child('exchange()', fn () => fake_client(fn () => exit(6))->run('RETURN 1'));
in_child('discovery', fn () => fake_client(fn () => exit(6), ['protocol' => 'auto'])->run('RETURN 1'));
in_child('first chunk', fn () => fake_client(fn () => json_response(body(0)))->run('RETURN 1'));
in_child('later chunk', fn () => fake_client(fn () => json_response(body(3)))->run('RETURN 1')->fetchAll());
in_child('drain', function () {
    fake_client(fn () => json_response(body(3)))->run('CREATE (n) RETURN n');
});
in_child('finally', function () {
    fake_client(fn () => json_response(body(-1, true)))->run('RETURN 1');
});
in_child('finally at the end', function () {
    fake_client(fn () => json_response(body(-1, true)))->run('RETURN 1')->fetchAll();
});
in_child('exit with a result open', function () {
    $result = fake_client(fn () => json_response(body(3)))->run('CREATE (n) RETURN n');
    exit(9);
});
in_child('another transport at the script\'s end', function () {
    $GLOBALS['result'] = fake_client(fn () => json_response(body(3)))->run('RETURN 1');
    $GLOBALS['other'] = fake_client(fn () => json_response(body(-1)))->run('CREATE (n) RETURN n');
    exit(9);
});
?>
--EXPECT--
exchange(): shutdown status 6
discovery: shutdown status 6
first chunk: shutdown status 7
later chunk: shutdown status 7
drain: shutdown status 7
finally: finally shutdown status 8
finally at the end: finally shutdown status 8
exit with a result open: shutdown status 7
another transport at the script's end: shutdown finally finally status 9
