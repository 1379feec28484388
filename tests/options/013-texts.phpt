--TEST--
Texts: UTF-8, not empty, without control characters; credentials; names of pools
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

use Neo4j\Client;

$texts = [
    'database' => ['', "a\0b", "a\nb", "\xff", "\xed\xa0\x80", "\xc0\xaf", 'größe', 'a/b c', null],
    'impersonated_user' => ["a\0b", "\xff", 'zoë "x"'],
    'user_agent' => ['', "a\r\nX: y", "a\0", "a\x7f", 'me/1.0 (x)', null],
    'persistent' => ['', "a\0b", 'mine', true, false],
    'passphrase' => ["a\nb", '', "a\0b", null],
    'min_tls' => ['1.2', '1.3', '1.1', '', 'TLSv1.3'],
    'no_proxy' => ['a,b', ['a', 'b'], [], ["a\nb"], [''], null],
    'auth' => [
        [], ['neo4j'], ['neo4j', 'x', 'y'], ['user' => 'neo4j', 'password' => 'x'], ['neo4j', 1], [null, 'x'], ['', 'x'], ['a:b', 'x'], ["a\0b", 'x'], ['a', "x\0"],
        [1 => 'b', 0 => 'a'], ['neo4j', ''], ['bearer' => ''], ['bearer' => 'a', 1 => 'b'], ['bearer' => 1], ['bearer' => "a b"], ['bearer' => "a\r\nX: y"], ['bearer' => 'ü'],
        ['bearer' => 'a.b-c_d~+/='], null,
    ],
];
foreach ($texts as $name => $values) {
    foreach ($values as $value) {
        $needed = $name === 'passphrase' ? ['cert' => __FILE__] : [];
        $e = exception_of(fn () => new Client(options: $needed + [$name => $value]));
        echo $name, ' ', json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), ': ', $e ? get_class($e) . ': ' . $e->getMessage() : 'good', "\n";
    }
}
--EXPECT--
database "": ValueError: option "database" must not be empty
database "a\u0000b": ValueError: option "database" must not have control characters
database "a\nb": ValueError: option "database" must not have control characters
database "�": ValueError: option "database" is not valid UTF-8
database "�": ValueError: option "database" is not valid UTF-8
database "��": ValueError: option "database" is not valid UTF-8
database "größe": good
database "a/b c": good
database null: good
impersonated_user "a\u0000b": ValueError: option "impersonated_user" must not have control characters
impersonated_user "�": ValueError: option "impersonated_user" is not valid UTF-8
impersonated_user "zoë \"x\"": good
user_agent "": ValueError: option "user_agent" must not be empty
user_agent "a\r\nX: y": ValueError: option "user_agent" must not have control characters
user_agent "a\u0000": ValueError: option "user_agent" must not have control characters
user_agent "a": ValueError: option "user_agent" must not have control characters
user_agent "me/1.0 (x)": good
user_agent null: good
persistent "": ValueError: option "persistent" must not be empty
persistent "a\u0000b": ValueError: option "persistent" must not have control characters
persistent "mine": good
persistent true: good
persistent false: good
passphrase "a\nb": good
passphrase "": good
passphrase "a\u0000b": ValueError: option "passphrase" must not have null bytes
passphrase null: good
min_tls "1.2": good
min_tls "1.3": good
min_tls "1.1": ValueError: option "min_tls" must be one of "1.2", "1.3"
min_tls "": ValueError: option "min_tls" must be one of "1.2", "1.3"
min_tls "TLSv1.3": ValueError: option "min_tls" must be one of "1.2", "1.3"
no_proxy "a,b": good
no_proxy ["a","b"]: good
no_proxy []: good
no_proxy ["a\nb"]: ValueError: option "no_proxy" must not have control characters
no_proxy [""]: ValueError: option "no_proxy" must not be empty
no_proxy null: good
auth []: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["neo4j"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["neo4j","x","y"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth {"user":"neo4j","password":"x"}: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["neo4j",1]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth [null,"x"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["","x"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["a:b","x"]: ValueError: A user name must not have a colon, which HTTP cannot carry
auth ["a\u0000b","x"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth ["a","x\u0000"]: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth {"1":"b","0":"a"}: good
auth ["neo4j",""]: good
auth {"bearer":""}: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth {"bearer":"a","1":"b"}: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth {"bearer":1}: ValueError: option "auth" must be [user, password] or ['bearer' => token], strings without null bytes and the first not empty, or null
auth {"bearer":"a b"}: ValueError: A bearer token must have visible ASCII characters only, and at least one
auth {"bearer":"a\r\nX: y"}: ValueError: A bearer token must have visible ASCII characters only, and at least one
auth {"bearer":"ü"}: ValueError: A bearer token must have visible ASCII characters only, and at least one
auth {"bearer":"a.b-c_d~+/="}: good
auth null: good
