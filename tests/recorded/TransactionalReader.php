<?php
/* {"results": [{"columns": […], "data": [{"row", "meta"?, "graph"?, "rest"?}…]}], "errors": […]} of
 * /db/data/transaction and /db/{database}/tx.
 *
 * What the client asks for, it has to find; of graph values only what all forms have is expected. */

declare(strict_types=1);

final class TransactionalReader extends Reader
{
    protected function isMine(string $media_type): bool
    {
        return $media_type === 'application/json';
    }

    protected function success(string $body, int $status): Expected
    {
        [$document, $all] = self::document($body, 4, false);
        $result = $document->results[0] ?? null;
        $rows = Expected::rows($result->columns ?? null, self::rows($result), self::values(...));
        $code = isset($document->errors[0]) ? (string) $document->errors[0]->code : null;
        $end = match (true) {
            /* One statement was sent. */
            !$all, !isset($document->errors), count($document->results) > 1 => Expected::stranger(),
            $code !== null => Expected::error($code, 0),
            default => $result === null ? Expected::stranger() : null,
        };
        $expected = $end ? $rows->andThen($end) : $rows;
        /* 2.0 may break off in a row, and write its error into it. */
        $broken = $rows->rows[0]->errors[0]->code ?? null;
        if ($broken !== null) {
            $expected = Expected::error((string) $broken, 0)->or($expected);
        }
        if (self::isAsAsked($rows->rows)) {
            return $expected;
        }
        return $end ? $expected->or(Expected::stranger())->or($end) : $expected->or(Expected::stranger());
    }

    /* 3.5 sends an empty one before an error. */
    private static function rows(?stdClass $result): array
    {
        return array_values(array_filter($result->data ?? [], fn ($row) => (array) $row));
    }

    /* The client asks for other forms than some of the recorded rows have, and may refuse those. */
    private static function isAsAsked(array $rows): bool
    {
        $row = $rows[0] ?? null;
        return $row === null
            || (isset($row->row, $row->meta) && !isset($row->rest) && (isset($row->graph) || !self::namesEntities($row->meta)));
    }

    private static function namesEntities(array $meta): bool
    {
        return (bool) array_filter($meta, fn ($entry) => is_array($entry) || isset($entry->id));
    }

    private static function values(stdClass $row): array
    {
        return match (true) {
            isset($row->row, $row->meta) => (new MetaWalk($row->meta))->values($row->row),
            isset($row->rest) => array_map(fn ($value) => self::known(LegacyReader::value(self::arrays($value))), $row->rest),
            default => array_map(self::untold(...), $row->row ?? []),
        };
    }

    /* Maps and properties look alike, as do lists and paths. */
    private static function untold(mixed $value): mixed
    {
        if ($value instanceof stdClass) {
            $properties = ['properties' => self::arrays($value)];
            return new AnyOf(array_map(self::untold(...), (array) $value), new Thing('Node', $properties), new Thing('Relationship', $properties));
        }
        return is_array($value) ? new AnyOf(array_map(self::untold(...), $value), new Thing('Path')) : $value;
    }

    public static function arrays(mixed $value): mixed
    {
        return is_scalar($value) || $value === null ? $value : array_map(self::arrays(...), (array) $value);
    }

    /* Without the members that this form lacks; another may have them. */
    private static function known(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::known(...), $value);
        }
        if (!$value instanceof Thing || !in_array($value->class, ['Node', 'Relationship', 'Path'])) {
            return $value;
        }
        $members = array_filter($value->members, fn ($member) => $member !== null && $member !== '');
        $is_bare = !isset($members['properties']);
        return new Thing($value->class, array_map(self::known(...), $is_bare ? array_diff_key($members, ['elementId' => 1]) : $members));
    }
}

/* "meta" is not parallel to "row": it has one entry for each scalar and each graph value, in the
 * order in which they stand in the row, however deep. */
final class MetaWalk
{
    public function __construct(private array $meta)
    {
    }

    public function values(array $row): array
    {
        return array_map($this->value(...), $row);
    }

    private function value(mixed $value): mixed
    {
        $next = $this->meta[0] ?? null;
        return match (true) {
            is_array($value) && is_array($next) => $this->path($value, array_shift($this->meta)),
            is_array($value) && $this->isBytes($value) => $this->bytes($value),
            is_array($value) => $this->values($value),
            $this->isEntity($value, $next) => $this->entity($value, array_shift($this->meta)),
            isset($next->type) && !isset($next->id) && ($value instanceof stdClass) === ($next->type === 'point') => $this->typed($value),
            $value instanceof stdClass => array_map($this->value(...), (array) $value),
            default => $this->scalar($value),
        };
    }

    private function scalar(mixed $value): mixed
    {
        array_shift($this->meta);
        return $value;
    }

    private function typed(string|stdClass $value): Thing
    {
        array_shift($this->meta);
        return is_string($value) ? Text::temporal($value) : Text::pointOf($value->crs->srid, $value->coordinates);
    }

    /* Properties are not maps. */
    private function isEntity(mixed $value, mixed $next): bool
    {
        return $value instanceof stdClass && isset($next->id)
            && !array_filter((array) $value, fn ($member) => $member instanceof stdClass && !isset($member->crs));
    }

    private function entity(stdClass $properties, stdClass $meta): Thing
    {
        $class = ['node' => 'Node', 'relationship' => 'Relationship'][$meta->type];
        $members = ['elementId' => $meta->elementId ?? "$meta->id", 'id' => $meta->id];
        return new Thing($class, $meta->deleted ? $members : $members + ['properties' => TransactionalReader::arrays($properties)]);
    }

    private function path(array $steps, array $meta): Thing
    {
        return QueryReader::path(array_map($this->entity(...), $steps, $meta));
    }

    /* Bytes are a list of small numbers with one entry for all. */
    private function isBytes(array $value): bool
    {
        return count($value) > count($this->meta) && $value === array_filter($value, is_int(...));
    }

    private function bytes(array $value): AnyOf
    {
        array_shift($this->meta);
        return new AnyOf($value, new Thing('Bytes', ['value' => pack('c*', ...$value)]));
    }
}
