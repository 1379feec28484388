--TEST--
examples/logger.php: a PSR-3 log, without parameters
--EXTENSIONS--
neo4j
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('5.26');
?>
--FILE--
<?php
namespace Psr\Log {
    interface LoggerInterface
    {
    }
}

namespace {
    require __DIR__ . '/../include/neo4j.php';
    require __DIR__ . '/../../examples/logger.php';

    final class Lines implements Psr\Log\LoggerInterface
    {
        public function __call(string $level, array $arguments): void
        {
            [$level, $message, $context] = $level === 'log' ? $arguments : [$level, ...$arguments];
            $texts = array_map(fn ($value) => is_object($value) ? short_name($value) : (string) $value, $context);
            echo $level, ' ', strtr($message, array_combine(array_map(fn ($key) => "{{$key}}", array_keys($texts)), $texts)), "\n";
            str_contains(serialize($texts), 'secret') && print("a parameter leaked\n");
        }
    }

    $client = new Neo4j\Client(neo4j_url('5.26'), ['observer' => new StatementLogger(new Lines)]);
    $client->run('RETURN $password AS p', ['password' => 'secret']);
    exception_of(fn () => $client->run('RETRN 1'));
    $client->run('UNWIND range(1, 500000) AS n RETURN n')->close();
}
?>
--EXPECT--
debug RETURN $password AS p (attempt 1)
info RETURN $password AS p: 1 rows
debug RETRN 1 (attempt 1)
error RETRN 1: ClientErrorException
debug UNWIND range(1, 500000) AS n RETURN n (attempt 1)
debug UNWIND range(1, 500000) AS n RETURN n: UsageException
