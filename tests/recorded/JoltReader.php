<?php
/* {"header"} {"data"}… {"summary"} {"error"}? {"info"}, one a line; sparse and strict. */

declare(strict_types=1);

final class JoltReader extends Reader
{
    protected function isMine(string $media_type): bool
    {
        return str_starts_with($media_type, 'application/vnd.neo4j.jolt');
    }

    /* Errors before the statement are an event too. */
    protected function code(mixed $json): ?string
    {
        return parent::code($json) ?? parent::code($json['error'] ?? null);
    }

    protected function success(string $body, int $status): Expected
    {
        $columns = $code = null;
        $rows = [];
        $names = '';
        foreach (self::events($body) as $event) {
            $name = array_key_first($event);
            $names .= "$name ";
            /* One statement was sent. */
            if ($name === 'header' && $columns !== null) {
                break;
            }
            match ($name) {
                'header' => $columns = $event['header']['fields'],
                'data' => $rows[] = $event['data'],
                'error' => $code = parent::code($event['error']),
                'summary', 'info' => null,
            };
        }
        $rows = Expected::rows($columns, $rows, self::values(...));
        $error = $code === null ? null : $rows->andThen(Expected::error($code, 0));
        return match (true) {
            $error !== null => str_ends_with($names, 'info ') ? $error : $error->or(Expected::stranger()),
            default => preg_match('/^header (data )*summary info $/', $names) ? $rows : $rows->andThen(Expected::stranger()),
        };
    }

    /* Until one that is not whole. A row is whole when its list is. */
    private static function events(string $body): iterable
    {
        foreach (explode("\n", $body) as $line) {
            $line = trim($line, " \r\x1e");
            if ($line === '') {
                continue;
            }
            $whole = Json::decodes($line);
            if ($whole || preg_match('/^{"data":\[/', $line) && Json::decodes("$line}")) {
                yield Json::decode($whole ? $line : "$line}");
            }
            if (!$whole) {
                return;
            }
        }
    }

    private static function values(array $row): array
    {
        return array_map(self::value(...), $row);
    }

    private static function value(mixed $value): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        if (array_is_list($value)) {
            return self::values($value);
        }
        $tag = array_key_first($value);
        $inside = $value[$tag];
        return match ($tag) {
            '?' => $inside === 'true',
            'Z' => QueryReader::integer($inside),
            /* A fault of the servers' strict mode: large integers have this tag too. */
            'R' => preg_match('/^-?\d+$/', $inside) ? QueryReader::integer($inside) : QueryReader::float($inside),
            'U' => $inside,
            '#' => new Thing('Bytes', ['value' => hex2bin($inside)]),
            '[]', '{}' => self::values($inside),
            'T' => Text::temporal($inside),
            '@' => Text::point($inside),
            '()' => self::node(...$inside),
            '->' => self::relationship(...$inside),
            /* Its ends as the path meets them. */
            '<-' => self::relationship($inside[0], $inside[3], $inside[2], $inside[1], $inside[4]),
            '..' => QueryReader::path(self::values($inside)),
        };
    }

    /* Version 1 has numbers, version 2 has texts that begin with the database's. */
    private static function ids(string $name, int|string|array $id): array
    {
        $id = self::value($id);
        return is_int($id) ? [$name === '' ? 'elementId' : "{$name}ElementId" => "$id", $name === '' ? 'id' : "{$name}Id" => $id]
            : [$name === '' ? 'elementId' : "{$name}ElementId" => $id, $name === '' ? 'id' : "{$name}Id" => null];
    }

    private static function node(int|string|array $id, array $labels, array $properties): Thing
    {
        return new Thing('Node', self::ids('', $id) + ['labels' => $labels, 'properties' => self::values($properties)]);
    }

    private static function relationship(int|string|array $id, int|string|array $start, string $type, int|string|array $end, array $properties): Thing
    {
        return new Thing('Relationship', self::ids('', $id) + ['type' => $type]
            + self::ids('start', $start) + self::ids('end', $end) + ['properties' => self::values($properties)]);
    }
}
