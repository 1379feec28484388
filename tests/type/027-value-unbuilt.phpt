--TEST--
Values whose constructor was never run: an \Error from each method, and as a parameter
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

$client = new Neo4j\Client('http://127.0.0.1:1');
foreach (VALUE_CLASSES as $class) {
    foreach (['__toString', 'jsonSerialize', '__serialize', 'toNative'] as $method) {
        if (method_exists($class, $method)) {
            $e = exception_of(fn () => unbuilt($class)->$method());
            check([get_class($e), $e->getMessage()], ['Error', "The $class object has not been initialized by its constructor"], $method);
        }
    }
    $e = exception_of(fn () => $client->run('RETURN $v', ['v' => [unbuilt($class)]]));
    check([get_class($e), $e->getMessage()], ['Error', "The $class object has not been initialized by its constructor"], "$class as a parameter");
    check([unbuilt($class) == unbuilt($class), json_encode(get_object_vars(unbuilt($class)))], [true, '[]'], $class);
    check(get_object_vars(clone unbuilt($class)), [], "$class cloned");
    var_export(unbuilt($class), true);
}
echo "done\n";
--EXPECT--
done
