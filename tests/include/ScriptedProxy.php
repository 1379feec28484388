<?php
/* The proxy of ../server/proxy.php as a test sees it; it ends with the test. */

require_once __DIR__ . '/neo4j.php';

final class ScriptedProxy
{
    public readonly int $port;
    private string $folder;
    private $process;
    private array $pipes = [];

    public function __construct(array $options = [])
    {
        $this->folder = sys_get_temp_dir() . '/neo4j-proxy-' . bin2hex(random_bytes(6));
        mkdir($this->folder);
        file_put_contents("$this->folder/options", json_encode((object) $options));
        touch("$this->folder/log");
        $command = [getenv('SCRIPTED_SERVER_PHP') ?: PHP_BINARY, '-d', 'opcache.enable_cli=0', __DIR__ . '/../server/proxy.php', "$this->folder/options", "$this->folder/log"];
        $environment = array_diff_key(getenv(), ['LD_PRELOAD' => 1, 'USE_ZEND_ALLOC' => 1]);
        $this->process = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $this->pipes, null, $environment);
        $this->port = (int) fgets($this->pipes[1]);
        $this->port > 0 || die("the proxy did not start\n");
        register_shutdown_function($this->stop(...));
    }

    public function url(string $scheme = 'http', string $login = ''): string
    {
        return "$scheme://" . ($login === '' ? '' : "$login@") . "127.0.0.1:$this->port";
    }

    /* What it was asked: how, target, login, headers. */
    public function requests(): array
    {
        return array_map(fn ($line) => json_decode($line, true), file("$this->folder/log"));
    }

    public function stop(): void
    {
        if ($this->process) {
            array_map(fclose(...), $this->pipes);
            proc_close($this->process);
            $this->process = null;
            array_map(unlink(...), glob("$this->folder/*"));
            rmdir($this->folder);
        }
    }
}
