<?php
/* {"data": {"fields": […], "values": [[typed…]…]}, "errors"?: […]} of /db/{database}/query/v2. */

declare(strict_types=1);

class QueryReader extends Reader
{
    protected function isMine(string $media_type): bool
    {
        return str_starts_with($media_type, 'application/vnd.neo4j.query') && !str_ends_with($media_type, '+jsonl');
    }

    /* The client has no need of version 1.0, whose answers are those without a version. */
    protected function read(Exchange $exchange): Expected
    {
        $expected = parent::read($exchange);
        return str_ends_with($exchange->mediaType(), '.v1.0') ? $expected->or(Expected::stranger($exchange->status)) : $expected;
    }

    protected function success(string $body, int $status): Expected
    {
        [$document, $all] = self::document($body, 3);
        $data = $document['data'] ?? [];
        $rows = Expected::rows($data['fields'] ?? null, $data['values'] ?? [], self::values(...));
        $code = $this->code($document);
        /* A server that fails within a row closes it. */
        if (array_filter($rows->rows, fn ($row) => count($row) !== count($rows->columns))) {
            $rows->rows = array_values(array_filter($rows->rows, fn ($row) => count($row) === count($rows->columns)));
            return $rows->andThen($all && $code !== null ? Expected::error($code, 0) : Expected::stranger());
        }
        return match (true) {
            !$all => $rows->andThen(Expected::stranger()),
            $code !== null => $rows->andThen(Expected::error($code, 0)),
            default => isset($data['fields'], $data['values']) ? $rows : Expected::stranger(),
        };
    }

    private static function values(array $row): array
    {
        return array_map(self::value(...), $row);
    }

    private static function value(array $typed): mixed
    {
        ['$type' => $type, '_value' => $value] = $typed;
        return match ($type) {
            'Null', 'Boolean', 'String' => $value,
            'Integer' => self::integer($value),
            'Float' => self::float($value),
            'List', 'Map' => array_map(self::value(...), $value),
            'Base64' => new Thing('Bytes', ['value' => base64_decode($value)]),
            'Date', 'Time', 'LocalTime', 'LocalDateTime', 'OffsetDateTime', 'ZonedDateTime', 'Duration' => Text::temporal($value),
            'Point' => Text::point($value),
            'Vector' => self::vector($value),
            'Node' => self::node($value),
            'Relationship' => self::relationship($value),
            'Path' => self::path(array_map(self::value(...), $value)),
        };
    }

    public static function integer(string $text): int
    {
        return (string) (int) $text === $text ? (int) $text : throw new ValueError("$text is no 64-bit integer");
    }

    public static function float(string $text): float
    {
        return ['NaN' => NAN, 'Infinity' => INF, '-Infinity' => -INF][$text] ?? (float) $text;
    }

    private static function vector(array $vector): Thing
    {
        $read = str_starts_with($vector['coordinatesType'], 'INT') ? self::integer(...) : self::float(...);
        return new Thing('Vector', ['type' => $vector['coordinatesType'], 'values' => array_map($read, $vector['coordinates'])]);
    }

    private static function node(array $node): Thing
    {
        return new Thing('Node', [
            'elementId' => $node['_element_id'],
            'id' => null,
            'labels' => $node['_labels'],
            'properties' => array_map(self::value(...), $node['_properties']),
        ]);
    }

    private static function relationship(array $relationship): Thing
    {
        return new Thing('Relationship', [
            'elementId' => $relationship['_element_id'],
            'id' => null,
            'type' => $relationship['_type'],
            'startElementId' => $relationship['_start_node_element_id'],
            'endElementId' => $relationship['_end_node_element_id'],
            'startId' => null,
            'endId' => null,
            'properties' => array_map(self::value(...), $relationship['_properties']),
        ]);
    }

    /* Nodes and relationships take turns. */
    public static function path(array $steps): Thing
    {
        $of = fn (int $odd) => array_values(array_filter($steps, fn ($i) => $i % 2 === $odd, ARRAY_FILTER_USE_KEY));
        return new Thing('Path', ['nodes' => $of(0), 'relationships' => $of(1)]);
    }
}

/* Formats that the client never asks for: plain JSON, and JSON lines. Their rows do not tell what
 * they hold, so none may come out of them. */
final class OtherQueryReader extends QueryReader
{
    protected function isMine(string $media_type): bool
    {
        return $media_type === 'application/json' || str_ends_with($media_type, 'jsonl');
    }

    protected function success(string $body, int $status): Expected
    {
        if (!Json::decodes($body)) {
            return Expected::stranger()->or(Expected::stranger($status));
        }
        $typed = parent::success($body, $status);
        $refused = Expected::stranger()->or(Expected::stranger($status));
        return $typed->rows ? $refused : $typed->or($refused);
    }
}
