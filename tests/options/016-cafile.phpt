--TEST--
cafile must be there, and inside of open_basedir
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

chdir(__DIR__);
expect_exception(fn () => new Client(options: ['cafile' => __FILE__]));
expect_exception(fn () => new Client(options: ['cafile' => basename(__FILE__)]));
expect_exception(fn () => new Client(options: ['cafile' => null]));
expect_exception(fn () => new Client(options: ['cafile' => '/no/such/file']));
expect_exception(fn () => new Client(options: ['cafile' => '']));
expect_exception(fn () => new Client(options: ['cafile' => __FILE__ . "\0"]));
ini_set('open_basedir', '/no/such/folder');
expect_exception(fn () => new Client(options: ['cafile' => '/etc/passwd']));
--EXPECT--
no exception
no exception
no exception
ValueError: option "cafile" must be a readable file, "/no/such/file" is not
ValueError: option "cafile" must not be empty
ValueError: option "cafile" must not have control characters
ValueError: option "cafile" must be a readable file, "/etc/passwd" is not
