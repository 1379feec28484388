<?php
/* A program of the system in a folder of its own. It ends with the test, whatever ends that. */

abstract class Program
{
    public readonly string $folder;
    private $process = null;
    private int $owner;

    protected function __construct(string $name)
    {
        $this->folder = sys_get_temp_dir() . "/neo4j-$name-" . bin2hex(random_bytes(6));
        mkdir($this->folder);
        $this->owner = getmypid();
        register_shutdown_function($this->remove(...));
    }

    /* The first of these names that is a program: not everybody's PATH has daemons. */
    public static function find(string ...$names): ?string
    {
        foreach ($names as $name) {
            foreach ([...explode(':', (string) getenv('PATH')), '/usr/sbin', '/usr/local/sbin'] as $folder) {
                if (is_executable("$folder/$name")) {
                    return "$folder/$name";
                }
            }
        }
        return null;
    }

    /* A port that was free a moment ago. */
    protected static function freeAddress(): string
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        return stream_socket_get_name($listener, false);
    }

    protected function start(array $command): void
    {
        /* A test that is killed runs no shutdown function. */
        $leash = self::find('setpriv') ? [self::find('setpriv'), '--pdeathsig', 'TERM', '--'] : [];
        /* What watches the test's own process (ASan, valgrind) is not for the program's. */
        $environment = array_diff_key(getenv(), ['LD_PRELOAD' => 1, 'USE_ZEND_ALLOC' => 1]);
        $output = ['file', "$this->folder/output", 'a'];
        $this->process = proc_open([...$leash, ...$command], [['file', '/dev/null', 'r'], $output, $output], $pipes, null, $environment);
    }

    /* Until this is true, or the program gives up. */
    protected function await(callable $ready): void
    {
        for ($end = microtime(true) + 20; !$ready(); usleep(10000)) {
            if (microtime(true) > $end || !proc_get_status($this->process)['running']) {
                die(static::class . " does not start:\n" . $this->said());
            }
        }
    }

    protected function signal(int $signal): void
    {
        proc_terminate($this->process, $signal);
    }

    /* What it wrote to its logs. */
    protected function said(): string
    {
        return implode('', array_map(fn ($file) => (string) @file_get_contents($file), [...glob("$this->folder/output"), ...glob("$this->folder/error")]));
    }

    public function stop(): void
    {
        if ($this->process !== null) {
            proc_terminate($this->process);
            proc_close($this->process);
            $this->process = null;
        }
    }

    /* A forked child runs shutdown functions too: the program is not the child's. */
    private function remove(): void
    {
        if ($this->owner === getmypid()) {
            $this->stop();
            self::removeFolder($this->folder);
        }
    }

    private static function removeFolder(string $folder): void
    {
        foreach (array_diff(scandir($folder), ['.', '..']) as $name) {
            is_dir("$folder/$name") ? self::removeFolder("$folder/$name") : unlink("$folder/$name");
        }
        rmdir($folder);
    }
}
