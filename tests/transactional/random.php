<?php
/* Random rows, and how servers since 3.0 write them: each value knows its text in "row", its items
 * in "meta", and what must come of it in PHP. */

require_once __DIR__ . '/transactional.php';

abstract class Sent
{
    abstract public function row(): string;

    abstract public function meta(): array;

    abstract public function php(): mixed;

    /* Within a node's properties no type is told, but a point's form is its own. */
    public function property(): mixed
    {
        return $this->php();
    }

    /* Nodes and relationships, for "graph". */
    public function elements(): array
    {
        return [];
    }
}

function json(mixed $value): string
{
    return json_encode($value, JSON_PRESERVE_ZERO_FRACTION | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
}

function members(array $values, callable $json): string
{
    return '{' . implode(',', array_map(fn ($key, $value) => json((string) $key) . ':' . $json($value), array_keys($values), $values)) . '}';
}

/* Scalars, and what the server has as an array: one item in all. */
final class Plain extends Sent
{
    public function __construct(private mixed $value) {}
    public function row(): string { return json($this->value); }
    public function meta(): array { return ['null']; }
    public function php(): mixed { return $this->value; }
}

final class Typed extends Sent
{
    public function __construct(private string $type, private string $json, private mixed $value, private mixed $property) {}
    public function row(): string { return $this->json; }
    public function meta(): array { return ["{\"type\":\"$this->type\"}"]; }
    public function php(): mixed { return $this->value; }
    public function property(): mixed { return $this->property; }
}

final class Element extends Sent
{
    public function __construct(public bool $isNode, public int $id, private array $properties, private bool $deleted) {}
    public function row(): string { return members($this->properties, fn ($value) => $value->row()); }
    public function meta(): array { return ['{' . $this->ids($this->id) . ',"type":"' . ($this->isNode ? 'node' : 'relationship') . '","deleted":' . json($this->deleted) . '}']; }
    public function elements(): array { return [$this]; }

    public function graph(): string
    {
        $own = $this->isNode ? '"labels":["L","M"]' : '"type":"R","startNode":"1","startNodeElementId":"4:x:1","endNode":"2","endNodeElementId":"4:x:2"';
        return '{' . $this->ids((string) $this->id) . ($this->deleted ? ',"deleted":true' : ",$own,\"properties\":" . $this->row()) . '}';
    }

    public function php(): mixed
    {
        $properties = array_map(fn ($value) => $value->property(), $this->properties);
        if ($this->isNode) {
            return new Neo4j\Type\Node($this->elementId(), $this->id, $this->deleted ? null : ['L', 'M'], $properties);
        }
        $ends = $this->deleted ? ['', null, null, null, null] : ['R', '4:x:1', '4:x:2', 1, 2];
        return new Neo4j\Type\Relationship($this->elementId(), $this->id, ...[...$ends, $properties]);
    }

    private function elementId(): string { return ($this->isNode ? '4' : '5') . ":x:$this->id"; }
    private function ids(int|string $id): string { return '"id":' . json($id) . ',"elementId":"' . $this->elementId() . '"'; }
}

final class Several extends Sent
{
    public function __construct(private string $kind, private array $values) {}

    public function row(): string
    {
        $json = fn ($value) => $value->row();
        return $this->kind === 'map' ? members($this->values, $json) : '[' . implode(',', array_map($json, $this->values)) . ']';
    }

    public function meta(): array
    {
        $items = array_merge([], ...array_map(fn ($value) => $value->meta(), array_values($this->values)));
        return $this->kind === 'path' ? ['[' . implode(',', $items) . ']'] : $items;
    }

    public function php(): mixed
    {
        $values = array_map(fn ($value) => $value->php(), $this->values);
        $odd = fn ($remainder) => array_values(array_filter($values, fn ($i) => $i % 2 === $remainder, ARRAY_FILTER_USE_KEY));
        return $this->kind === 'path' ? new Neo4j\Type\Path($odd(0), $odd(1), []) : $values;
    }

    public function elements(): array
    {
        return array_merge([], ...array_map(fn ($value) => $value->elements(), array_values($this->values)));
    }
}

final class RandomRow
{
    private array $elements = [];

    public function __construct(private Random\Randomizer $random) {}

    /* The datum, with its members in any order, and the values. */
    public function make(int $columns): array
    {
        $this->elements = [];
        $row = new Several('list', $this->several($columns, 0));
        $elements = $this->random->shuffleArray(array_values(array_unique($row->elements(), SORT_REGULAR)));
        $of = fn ($isNode) => '[' . implode(',', array_map(fn ($element) => $element->graph(), array_filter($elements, fn ($element) => $element->isNode === $isNode))) . ']';
        $parts = ['"row":' . $row->row(), '"meta":[' . implode(',', $row->meta()) . ']', '"graph":{"nodes":' . $of(true) . ',"relationships":' . $of(false) . '}'];
        return ['{' . implode(',', $this->random->shuffleArray($parts)) . '}', $row->php()];
    }

    private function pick(array $values): mixed
    {
        return $values[$this->random->getInt(0, count($values) - 1)];
    }

    private function several(int $count, int $depth): array
    {
        return array_map(fn () => $this->value($depth), array_fill(0, $count, 0));
    }

    private function value(int $depth): Sent
    {
        $kinds = ['scalar', 'scalar', 'scalar', 'typed', 'element', 'array'];
        $kind = $this->pick($depth > 3 ? $kinds : [...$kinds, 'path', 'map', 'map', 'list', 'list', 'list']);
        return match ($kind) {
            'map' => new Several('map', $this->keyed(fn () => $this->value($depth + 1))),
            'list' => new Several('list', $this->several($this->random->getInt(0, 4), $depth + 1)),
            'path' => new Several('path', $this->steps($this->random->getInt(0, 2))),
            'element' => $this->element((bool) $this->random->getInt(0, 1)),
            default => $this->$kind(),
        };
    }

    private function scalar(): Sent
    {
        return new Plain($this->pick([null, true, false, 1, -128, 1 << 40, PHP_INT_MIN, 1.5, -0.0, 'x', '', '2020-01-01', 'PT1S', '01:02:03', 'NaN', "\u{1F600}\"\\"]));
    }

    private function array(): Sent
    {
        return new Plain($this->pick([[1, 2], [], ['a'], ['2020-01-01', 'b'], [1.5, 2.5, 3.5], [1.5, 'NaN'], [true, false], [1, 500, 3]]));
    }

    private function typed(): Sent
    {
        $texts = [
            ['date', '2020-01-01', new Neo4j\Type\Date(2020, 1, 1)],
            ['time', '12:34:56.789+02:00', new Neo4j\Type\Time(12, 34, 56, 789000000, 7200)],
            ['localtime', '01:02:03', new Neo4j\Type\LocalTime(1, 2, 3)],
            ['datetime', '2024-02-29T12:00+01:00[Europe/Berlin]', new Neo4j\Type\ZonedDateTime(2024, 2, 29, 12, 0, 0, 0, 3600, 'Europe/Berlin')],
            ['localdatetime', '2024-01-01T00:00', new Neo4j\Type\LocalDateTime(2024, 1, 1, 0, 0, 0)],
            ['duration', 'P1Y2M3DT4H5M6.789S', new Neo4j\Type\Duration(14, 3, 14706, 789000000)],
        ];
        if ($this->random->getInt(0, 3) === 0) {
            $point = new Neo4j\Type\Point(7203, 1.5, -2.0);
            return new Typed('point', '{"type":"Point","coordinates":[1.5,-2.0],"crs":{"srid":7203,"name":"cartesian","type":"link","properties":{"href":"http://x/"}}}', $point, $point);
        }
        [$type, $text, $value] = $this->pick($texts);
        return new Typed($type, json($text), $value, $text);
    }

    private function keyed(callable $value): array
    {
        $values = [];
        for ($i = $this->random->getInt(0, 3); $i > 0; $i--) {
            $values[$this->pick(['a', 'b', 'id', 'type', 'coordinates', '7'])] = $value();
        }
        return $values;
    }

    private function storable(): Sent
    {
        return match ($this->random->getInt(0, 2)) {
            0 => $this->array(),
            1 => $this->typed(),
            2 => new Plain($this->pick([1, 1.5, 'x', '2020-01-01', true])),
        };
    }

    /* One id has one element, which may occur again. */
    private function element(bool $isNode): Element
    {
        $id = $this->random->getInt(0, 9);
        $deleted = $this->random->getInt(0, 20) === 0;
        return $this->elements["$isNode $id"] ??= new Element($isNode, $id, $deleted ? [] : $this->keyed(fn () => $this->storable()), $deleted);
    }

    private function steps(int $count): array
    {
        $steps = [$this->element(true)];
        for (; $count > 0; $count--) {
            array_push($steps, $this->element(false), $this->element(true));
        }
        return $steps;
    }
}
