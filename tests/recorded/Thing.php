<?php
/* A value of a class in Neo4j\Type, as the wire page has it: only the members that are known
 * from the answer. */

declare(strict_types=1);

final class Thing
{
    /** @param array<string, mixed> $members by the class's own names */
    public function __construct(public readonly string $class, public readonly array $members = [])
    {
    }

    /* Is this what was expected? Types count, and the sign of zero. */
    public static function agrees(mixed $is, mixed $should): bool
    {
        return match (true) {
            $should instanceof AnyOf => (bool) array_filter($should->values, fn ($value) => self::agrees($is, $value)),
            $should instanceof self => is_object($is) && $should->describes($is),
            is_array($should) => is_array($is) && array_keys($is) === array_keys($should) && self::allAgree($is, $should),
            is_float($should) => is_float($is) && serialize($is) === serialize($should),
            default => $is === $should,
        };
    }

    private static function allAgree(array $are, array $should): bool
    {
        foreach ($should as $key => $value) {
            if (!self::agrees($are[$key], $value)) {
                return false;
            }
        }
        return true;
    }

    private function describes(object $is): bool
    {
        if (get_class($is) !== "Neo4j\\Type\\$this->class") {
            return false;
        }
        foreach ($this->members as $name => $value) {
            if (!self::agrees($is->$name, $value)) {
                return false;
            }
        }
        return true;
    }
}

/* The answer does not tell which of these it is. */
final class AnyOf
{
    public readonly array $values;

    public function __construct(mixed ...$values)
    {
        $this->values = $values;
    }
}
