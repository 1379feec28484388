--TEST--
What a pinned key must look like
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

$digest = 'sha256//' . str_repeat('A', 43) . '=';
foreach ([$digest, "$digest;sha256//" . str_repeat('/', 43) . '=', 'sha256//', 'sha256//' . str_repeat('A', 44), "$digest;", "$digest\n", null] as $value) {
    $e = exception_of(fn () => new Neo4j\Client(options: ['pinned_key' => $value]));
    echo json_encode($value, JSON_UNESCAPED_SLASHES), ': ', $e ? get_class($e) . ': ' . $e->getMessage() : 'good', "\n";
}
--EXPECT--
"sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=": good
"sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=;sha256/////////////////////////////////////////////=": good
"sha256//": ValueError: option "pinned_key" must be digests of public keys as in "sha256//YhKJKSzoTt2b5FP18fvpHo7fJYqQCjAa3HWY3tvRMwE=" with semicolons between them, or a file
"sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA": ValueError: option "pinned_key" must be digests of public keys as in "sha256//YhKJKSzoTt2b5FP18fvpHo7fJYqQCjAa3HWY3tvRMwE=" with semicolons between them, or a file
"sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=;": ValueError: option "pinned_key" must be digests of public keys as in "sha256//YhKJKSzoTt2b5FP18fvpHo7fJYqQCjAa3HWY3tvRMwE=" with semicolons between them, or a file
"sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n": ValueError: option "pinned_key" must not have control characters
null: good
