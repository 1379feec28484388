<?php
/* A resolver that a test can change, and that counts what it is asked: PHP runs with a library
 * in front of the system's, which answers for names that end in ".test". */

require_once __DIR__ . '/../engine/child.php';

final class Resolver
{
    private readonly string $folder;

    /* In --SKIPIF-- */
    public static function skip(): void
    {
        PHP_OS_FAMILY === 'Linux' || die('skip Linux only');
        getenv('LD_PRELOAD') === false || die('skip LD_PRELOAD is in use');
        exec('command -v cc') ?: die('skip no compiler');
    }

    public function __construct()
    {
        $this->folder = sys_get_temp_dir() . '/neo4j-resolver-' . bin2hex(random_bytes(6));
        mkdir($this->folder);
        file_put_contents("$this->folder/resolver.c", self::SOURCE);
        exec("cc -shared -fPIC -o $this->folder/resolver.so $this->folder/resolver.c -ldl 2>&1", $lines, $code);
        $code === 0 || die(implode("\n", $lines));
        touch("$this->folder/log");
        register_shutdown_function(fn () => exec("rm -r $this->folder"));
    }

    /* The address of all names from now on. */
    public function says(string $address): void
    {
        file_put_contents("$this->folder/address", $address);
    }

    /* Runs a script that has $port, $says() and $asked(): how often a name was asked for. */
    public function run(string $code, int $port): string
    {
        $before = 'require ' . var_export(__DIR__ . '/pool.php', true) . ";\n"
            . "\$port = $port; \$folder = " . var_export($this->folder, true) . ";\n"
            . '$says = fn ($address) => file_put_contents("$folder/address", $address);'
            . '$asked = fn () => strlen(file_get_contents("$folder/log"));';
        /* libcurl too: loaded with a PHP module it would look into its own libraries first. */
        preg_match('~/\S+/libcurl\.so\S*~', file_get_contents('/proc/self/maps'), $libcurl);
        putenv("LD_PRELOAD=$this->folder/resolver.so:$libcurl[0]");
        putenv("RESOLVER_FOLDER=$this->folder");
        [$output, $code] = child("$before\n$code");
        putenv('LD_PRELOAD');
        return $output . ($code === 0 ? '' : "ended with $code\n");
    }

    private const SOURCE = <<<'C'
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <netdb.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        typedef int (*resolve)(const char *, const char *, const struct addrinfo *, struct addrinfo **);

        static void note(const char *folder)
        {
            char path[256];
            FILE *log;
            snprintf(path, sizeof(path), "%s/log", folder);
            log = fopen(path, "a");
            fputc('.', log);
            fclose(log);
        }

        int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found)
        {
            const char *folder = getenv("RESOLVER_FOLDER");
            const char *end = name ? strstr(name, ".test") : NULL;
            resolve real = (resolve) dlsym(RTLD_NEXT, "getaddrinfo");
            char path[256], address[64] = "";
            FILE *file;

            if (!folder || !end || end[5]) {
                return real(name, service, hints, found);
            }
            note(folder);
            snprintf(path, sizeof(path), "%s/address", folder);
            file = fopen(path, "r");
            fgets(address, sizeof(address), file);
            fclose(file);
            return real(address, service, hints, found);
        }
        C;
}
