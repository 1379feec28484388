<?php
/* TLS in front of a server: a process of its own that passes bytes on. It ends with the test. */

require_once __DIR__ . '/../include/neo4j.php';

/* Makes a certificate for these names, signed by an authority of its own: [authority's file, file with certificate and key]. */
function certificate(string $names, int $days = 2): array
{
    static $folder;
    $folder ??= own_folder();
    $config = "$folder/openssl.cnf";
    file_put_contents($config, "[req]\ndistinguished_name=dn\n[dn]\n[ca]\nbasicConstraints=critical,CA:TRUE\n[leaf]\nsubjectAltName=$names\n");
    $options = ['config' => $config, 'digest_alg' => 'sha256', 'private_key_bits' => 2048];
    $authority_key = openssl_pkey_new($options);
    $authority = openssl_csr_sign(openssl_csr_new(['commonName' => 'Test authority'], $authority_key, $options), null, $authority_key, 2, ['x509_extensions' => 'ca'] + $options);
    $key = openssl_pkey_new($options);
    $leaf = openssl_csr_sign(openssl_csr_new(['commonName' => 'Test'], $key, $options), $authority, $authority_key, $days, ['x509_extensions' => 'leaf'] + $options, random_int(2, 1 << 30));
    openssl_x509_export_to_file($authority, "$folder/authority-$days.pem");
    openssl_x509_export($leaf, $certificate);
    openssl_pkey_export($key, $private, null, $options);
    file_put_contents("$folder/server-$days.pem", $certificate . $private);
    return ["$folder/authority-$days.pem", "$folder/server-$days.pem"];
}

function own_folder(): string
{
    $folder = sys_get_temp_dir() . '/neo4j-tls-' . bin2hex(random_bytes(6));
    mkdir($folder);
    $owner = getmypid();
    register_shutdown_function(function () use ($folder, $owner) {
        if (getmypid() === $owner) {
            array_map(unlink(...), glob("$folder/*"));
            rmdir($folder);
        }
    });
    return $folder;
}

/* The URL of TLS before that server. A process of its own, since a forked one would hold the server's pipe. */
function tls_front(string $url, string $certificate, string $host = 'localhost'): string
{
    static $fronts = [];
    $command = [PHP_BINARY, '-n', __DIR__ . '/tls_front.php', str_replace('http:', 'tcp:', $url), $certificate];
    $fronts[] = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $pipes);
    $fronts[] = $pipes; /* it ends when its input does */
    $port = (int) fgets($pipes[1]);
    $port > 0 || die("the TLS front did not start\n");
    return "https://$host:$port";
}
