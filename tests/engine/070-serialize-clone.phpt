--TEST--
Objects of the extension are neither cloned nor serialized, nor usable when their constructor was passed over
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/child.php';

$server = scripted([['times' => -1, 'body' => typed_body(['v'], [[1], [2]])]]);
$client = new Neo4j\Client($server->url);
$objects = [$client, new Neo4j\Query($client, 'RETURN 1'), $client->run('RETURN 1'), $client->getTransport()];
foreach ($objects as $object) {
    $class = get_class($object);
    foreach ([fn () => serialize($object), $object instanceof Neo4j\Transport ? fn () => throw new Exception('it has no state') : fn () => clone $object, fn () => unserialize(sprintf('O:%d:"%s":0:{}', strlen($class), $class)), fn () => unserialize(sprintf('C:%d:"%s":0:{}', strlen($class), $class)), function () use ($object) {
        $object->made = 1;
    }] as $number => $attempt) {
        check(exception_of($attempt) instanceof Throwable || $number === 3, true, "$class, $number");
    }
    var_export($object instanceof Traversable);
    json_encode($object);
    print_r($object, true);
    (array) $object;
    get_object_vars($object);
    $object == $objects[0];
    $object <=> clone new stdClass();
}
echo "\n";

/* Reflection makes objects that no constructor has seen. */
foreach (array_filter(get_declared_classes(), fn ($class) => str_starts_with($class, 'Neo4j\\')) as $class) {
    $reflection = new ReflectionClass($class);
    if ($reflection->isAbstract() || $reflection->isEnum() || is_subclass_of($class, Throwable::class)) {
        continue;
    }
    $object = exception_of(function () use ($reflection, &$made) {
        $made = $reflection->newInstanceWithoutConstructor();
    }) ? null : $made;
    if (!$object) {
        continue;
    }
    foreach ($reflection->getMethods() as $method) {
        if ($method->isStatic() || $method->isConstructor() || $method->isAbstract()) {
            continue;
        }
        $arguments = array_map(fn ($parameter) => match ((string) $parameter->getType()) {
            'string', 'string|int', 'int|string', 'Neo4j\Query|string', 'string|Neo4j\Query' => 'a', 'int' => 1, 'array', 'iterable', 'array|string' => [], default => null,
        }, array_filter($method->getParameters(), fn ($parameter) => !$parameter->isOptional()));
        exception_of(fn () => $method->invokeArgs($object, $arguments));
    }
    exception_of(function () use ($object) {
        foreach ($object as $row);
    });
    exception_of(fn () => [print_r($object, true), var_export($object, true), (array) $object, json_encode($object), $object == $object]);
    exception_of(fn () => serialize($object));
    exception_of(fn () => clone $object);
    unset($object, $made);
}
expect_exception(fn () => $client->__construct('http://localhost'));
expect_exception(fn () => new Neo4j\ResultSet());
gc_collect_cycles();
--EXPECTF--
falsefalsetruefalse
Error: Neo4j\Client cannot be constructed twice
Error: Call to private Neo4j\ResultSet::__construct() from %s
