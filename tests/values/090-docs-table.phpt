--TEST--
The table in docs/values-by-dialect.md is what the servers show
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/table.php';
if ($missing = missing_servers()) {
    die('skip the table is of all servers; not running: ' . implode(', ', $missing));
}
is_file(TABLE_FILE) || die('skip the docs are not here');
?>
--FILE--
<?php
require __DIR__ . '/table.php';

/* bin/values writes it anew. */
check(file_get_contents(TABLE_FILE), values_page(), 'the table');
echo "done\n";
--EXPECT--
done
