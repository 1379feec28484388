--TEST--
Files and folders of TLS must be there and readable, inside of open_basedir; a key or passphrase needs a certificate
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

chdir(__DIR__);
foreach (['cafile', 'cert', 'key', 'pinned_key'] as $name) {
    $also = $name === 'key' ? ['cert' => __FILE__] : [];
    expect_exception(fn () => new Client(options: $also + [$name => basename(__FILE__)]));
    expect_exception(fn () => new Client(options: [$name => '/no/such/file']));
    expect_exception(fn () => new Client(options: [$name => '/etc']));
}
expect_exception(fn () => new Client(options: ['capath' => '.']));
expect_exception(fn () => new Client(options: ['capath' => '/no/such/folder']));
expect_exception(fn () => new Client(options: ['capath' => '/etc/passwd']));
expect_exception(fn () => new Client(options: ['key' => __FILE__]));
expect_exception(fn () => new Client(options: ['passphrase' => 'open sesame']));
ini_set('open_basedir', '/no/such/folder');
foreach (['cafile', 'cert', 'key', 'pinned_key'] as $name) {
    expect_exception(fn () => new Client(options: [$name => '/etc/passwd']));
}
expect_exception(fn () => new Client(options: ['capath' => '/etc']));
--EXPECT--
no exception
ValueError: option "cafile" must be a readable file, "/no/such/file" is not
ValueError: option "cafile" must be a readable file, "/etc" is not
no exception
ValueError: option "cert" must be a readable file, "/no/such/file" is not
ValueError: option "cert" must be a readable file, "/etc" is not
no exception
ValueError: option "key" must be a readable file, "/no/such/file" is not
ValueError: option "key" must be a readable file, "/etc" is not
no exception
ValueError: option "pinned_key" must be a readable file, "/no/such/file" is not
ValueError: option "pinned_key" must be a readable file, "/etc" is not
no exception
ValueError: option "capath" must be a readable folder, "/no/such/folder" is not
ValueError: option "capath" must be a readable folder, "/etc/passwd" is not
ValueError: The option "key" needs the option "cert", whose private key it is
ValueError: The option "passphrase" needs the option "cert", whose private key it opens
ValueError: option "cafile" must be a readable file, "/etc/passwd" is not
ValueError: option "cert" must be a readable file, "/etc/passwd" is not
ValueError: option "key" must be a readable file, "/etc/passwd" is not
ValueError: option "pinned_key" must be a readable file, "/etc/passwd" is not
ValueError: option "capath" must be a readable folder, "/etc" is not
