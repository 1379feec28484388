<?php
/* {"columns": […], "data": [[…]…]} of /db/data/cypher. */

declare(strict_types=1);

final class LegacyReader extends Reader
{
    protected function isMine(string $media_type): bool
    {
        return $media_type === 'application/json';
    }

    protected function success(string $body, int $status): Expected
    {
        [$document, $all] = self::document($body, 2);
        $rows = Expected::rows($document['columns'] ?? null, $document['data'] ?? [], self::values(...));
        return $all && isset($document['columns'], $document['data']) ? $rows : $rows->andThen(Expected::stranger());
    }

    /* Servers before 2.3 have the names of Java classes only. */
    protected function code(mixed $json): ?string
    {
        return parent::code($json) ?? $json['fullname'] ?? $json['exception'] ?? null;
    }

    private static function values(array $row): array
    {
        return array_map(self::value(...), $row);
    }

    public static function value(mixed $value): mixed
    {
        return match (true) {
            !is_array($value) => $value,
            isset($value['self'], $value['data'], $value['start'], $value['end']) => self::relationship($value),
            isset($value['self'], $value['data']) => self::node($value),
            isset($value['nodes'], $value['relationships'], $value['start'], $value['end']) => self::path($value),
            default => array_map(self::value(...), $value),
        };
    }

    /* The number at the end of its address. */
    private static function id(string $url): int
    {
        return (int) substr(strrchr($url, '/'), 1);
    }

    private static function node(array $node): Thing
    {
        $id = self::id($node['self']);
        return new Thing('Node', [
            'elementId' => $node['metadata']['elementId'] ?? "$id",
            'id' => $id,
            'labels' => $node['metadata']['labels'] ?? null,
            'properties' => $node['data'],
        ]);
    }

    private static function relationship(array $relationship): Thing
    {
        $id = self::id($relationship['self']);
        return new Thing('Relationship', ['elementId' => "$id", 'id' => $id, 'type' => $relationship['type']]
            + self::ends(self::id($relationship['start']), self::id($relationship['end']))
            + ['properties' => $relationship['data']]);
    }

    private static function ends(?int $start, ?int $end): array
    {
        return [
            'startElementId' => $start === null ? null : "$start",
            'endElementId' => $end === null ? null : "$end",
            'startId' => $start,
            'endId' => $end,
        ];
    }

    /* Addresses are all that there is. */
    private static function path(array $path): Thing
    {
        $nodes = array_map(self::id(...), $path['nodes']);
        $relationships = [];
        foreach ($path['relationships'] as $i => $url) {
            $id = self::id($url);
            $ends = match ($path['directions'][$i] ?? null) {
                '->' => [$nodes[$i], $nodes[$i + 1]],
                '<-' => [$nodes[$i + 1], $nodes[$i]],
                null => [null, null],
            };
            $relationships[] = new Thing('Relationship', ['elementId' => "$id", 'id' => $id, 'type' => ''] + self::ends(...$ends) + ['properties' => null]);
        }
        return new Thing('Path', [
            'nodes' => array_map(fn ($id) => new Thing('Node', ['elementId' => "$id", 'id' => $id, 'labels' => null, 'properties' => null]), $nodes),
            'relationships' => $relationships,
        ]);
    }
}
