--TEST--
A fatal error in the transport's code: in exchange(), in a chunk, while asked who the server is
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
extension_loaded('pcntl') || die('skip pcntl is needed');
?>
--FILE--
<?php
require __DIR__ . '/fake.php';

function in_child(string $name, Closure $work): void
{
    $pid = pcntl_fork();
    if ($pid === 0) {
        echo "$name\n";
        $work();
        echo "not reached\n";
    }
    pcntl_waitpid($pid, $status);
    $pid === 0 || var_dump(pcntl_wifexited($status));
}

function body(): iterable
{
    try {
        yield str_repeat(' ', 100000) . pieces(1)[0];
        yield pieces(1)[1];
        eval('class Twice {} class Twice {}');
    } finally {
        echo "not run\n";
    }
}

in_child('exchange()', fn () => fake_client(fn () => eval('class Twice {} class Twice {}'))->run('RETURN 1'));
in_child('chunk', function () {
    $GLOBALS['result'] = fake_client(fn () => json_response(body()))->run('RETURN 1');
    $GLOBALS['result']->fetchAll();
});
in_child('discovery', fn () => fake_client(fn () => json_response(body()), ['protocol' => 'auto'])->getServerInfo());
in_child('memory', fn () => fake_client(fn () => json_response((function () {
    ini_set('memory_limit', 16 << 20);
    yield pieces(1)[0];
    yield str_repeat('x', 64 << 20);
})()))->run('RETURN 1'));
?>
--EXPECTF--
exchange()

Fatal error: Cannot declare class Twice, because the name is already in use in %s : eval()'d code on line 1
bool(true)
chunk

Fatal error: Cannot declare class Twice, because the name is already in use in %s : eval()'d code on line 1
bool(true)
discovery

Fatal error: Cannot declare class Twice, because the name is already in use in %s : eval()'d code on line 1
bool(true)
memory

Fatal error: Allowed memory size of 16777216 bytes exhausted %s in %s on line %d
bool(true)
