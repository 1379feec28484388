--TEST--
phpinfo() has a row for each key
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/pool.php';

function shown(): string
{
    ob_start();
    (new ReflectionExtension('neo4j'))->info();
    preg_match('/Persistent handles \(.*?\n\n/s', ob_get_clean() . "\n\n", $table);
    return masked(trim($table[0] ?? 'no table')) . "\n";
}

echo shown();
$server = patient_server();
ask(new Neo4j\Client("http://neo4j:secret@127.0.0.1:$server->port", ['persistent' => '<jobs>'] + PLAIN));
ask(new Neo4j\Client($server->url, PLAIN));
echo str_replace(PHP_ZTS ? 'per thread' : 'per process', 'SCOPE', shown());
--EXPECT--
no table
Persistent handles (SCOPE) => User => Ident => Used => Free => Created => Reused
http://127.0.0.1:PORT => - => - => 0 => 1 => 1 => 0
http://127.0.0.1:PORT => neo4j => <jobs> => 0 => 1 => 1 => 0
