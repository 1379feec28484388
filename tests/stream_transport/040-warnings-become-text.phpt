--TEST--
Transport\Stream: what PHP warns of is the exception's text, and nobody else hears of it
--EXTENSIONS--
neo4j
--INI--
html_errors=1
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';

set_error_handler(function (int $level, string $text) {
    echo "handler: $text\n";
});
$listener = stream_socket_server('tcp://127.0.0.1:0');
$closed = 'http://neo4j:secret@' . stream_socket_get_name($listener, false);
fclose($listener);
$options = ['transport' => new Neo4j\Transport\Stream(), 'protocol' => 'query', 'database' => 'neo4j'];

$e = exception_of(fn () => (new Neo4j\Client($closed, $options))->run('RETURN 1'));
echo get_class($e), ' ', var_export($e->isRetryable(), true), ': ', masked($e->getMessage()), "\n";
$e = exception_of(fn () => (new Neo4j\Client('http://no.such.host.invalid', $options))->run('RETURN 1'));
echo get_class($e), ': ', preg_replace('/invalid failed: .*? \(PHP/', 'invalid failed: … (PHP', $e->getMessage()), "\n";

/* A header that the wrapper does not take. */
$server = scripted([['raw' => "HTTP/1.1 200 OK\r\nno colon\r\n\r\n{}"]]);
expect_exception(fn () => (new Neo4j\Client($server->url, $options))->run('RETURN 1'));

/* Another wrapper under that name. */
class Other {}
stream_wrapper_unregister('http');
stream_wrapper_register('http', 'Other', STREAM_IS_URL);
expect_exception(fn () => (new Neo4j\Client($server->url, $options))->run('RETURN 1'));

var_dump(error_get_last());
trigger_error('as usual', E_USER_NOTICE);
?>
--EXPECT--
Neo4j\Exception\ConnectionException true: the query failed: http://127.0.0.1:PORT: Connection refused (PHP's http:// wrapper)
Neo4j\Exception\ConnectionException: the query failed: http://no.such.host.invalid:80: php_network_getaddresses: getaddrinfo for no.such.host.invalid failed: … (PHP's http:// wrapper)
Neo4j\Exception\ProtocolException: the query failed: http://127.0.0.1:PORT: HTTP invalid response format (no colon in header line)! (PHP's http:// wrapper)
Neo4j\Exception\ConnectionException: the query failed: http://127.0.0.1:PORT: PHP's own http:// wrapper has been replaced (stream_wrapper_register)
NULL
handler: as usual
