--TEST--
The graph classes: final, readonly, with these members and types
--EXTENSIONS--
neo4j
--FILE--
<?php
foreach (['Node', 'Relationship', 'Path'] as $name) {
    $class = new ReflectionClass("Neo4j\\Type\\$name");
    echo $class->isFinal() ? 'final ' : '', $name, ' implements ', implode(', ', $class->getInterfaceNames()), "\n";
    foreach ($class->getProperties() as $property) {
        echo '  ', implode(' ', Reflection::getModifierNames($property->getModifiers())), ' ',
            $property->getType(), ' $', $property->getName(), "\n";
    }
    /* The constructor takes them in the same order, by the same names. */
    $members = array_map(fn ($property) => [$property->getName(), (string) $property->getType()], $class->getProperties());
    $arguments = array_map(fn ($argument) => [$argument->getName(), (string) $argument->getType()],
        $class->getConstructor()->getParameters());
    var_dump($members === $arguments);
}
--EXPECT--
final Node implements JsonSerializable
  public readonly string $elementId
  public readonly string|int|null $id
  public readonly ?array $labels
  public readonly ?array $properties
bool(true)
final Relationship implements JsonSerializable
  public readonly string $elementId
  public readonly string|int|null $id
  public readonly string $type
  public readonly ?string $startElementId
  public readonly ?string $endElementId
  public readonly string|int|null $startId
  public readonly string|int|null $endId
  public readonly ?array $properties
bool(true)
final Path implements JsonSerializable
  public readonly array $nodes
  public readonly array $relationships
  public readonly array $labels
bool(true)
