<?php
/* Helpers of the tests that preload. */

require_once __DIR__ . '/fork.php';
require_once __DIR__ . '/../pool/worker.php';

/* In --SKIPIF-- */
function preload_skip(): void
{
    $library = ini_get('extension_dir') . '/opcache.so';
    is_file($library) || extension_loaded('Zend OPcache') || die('skip no opcache');
}

/* Settings that make a PHP run this script (without <?php) before all others. It cannot have the
 * helpers: functions that are preloaded stay, and would be there twice. */
function preload(string $code): array
{
    $file = tempnam(sys_get_temp_dir(), 'neo4j-preload-');
    file_put_contents($file, "<?php\n$code");
    $owner = getmypid();
    register_shutdown_function(fn () => getmypid() === $owner && unlink($file));
    $user = posix_getpwuid(posix_geteuid())['name'];
    return ['zend_extension' => 'opcache', 'opcache.enable_cli' => 1, 'opcache.preload' => $file, 'opcache.preload_user' => $user];
}
