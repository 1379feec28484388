<?php
/* What a known server says of itself, word for word as recorded, and how it frames answers. */

declare(strict_types=1);

final class Personality
{
    private const VERSIONS = [
        '1.8' => '1.8', '2.0.0-M06' => '2.0.0-M06', '3.5' => '3.5.35', '4.4' => '4.4.40', '5.26' => '5.26.0',
    ];

    public function __construct(private string $name)
    {
        if (!in_array($name, ['not-neo4j', 'silent']) && !isset(self::VERSIONS[$name])) {
            throw new ValueError("no personality $name");
        }
    }

    public function answerTo(Request $request): ?array
    {
        $base = 'http://' . ($request->headers['host'] ?? 'localhost');
        return match (true) {
            $this->name === 'silent' => null,
            $this->name === 'not-neo4j' => $this->web($request),
            $request->is('GET', '/') => $this->json($this->root($base)),
            $request->is('GET', '/db/data/') => $this->data($base),
            $this->asksForHomeDatabase($request) => $this->homeDatabase($request),
            default => null,
        };
    }

    /* What an answer does not say itself. */
    public function manners(array $answer): array
    {
        if (str_starts_with($answer['for'] ?? '', 'GET ')) {
            return ['status' => 200, 'framing' => 'length', 'default_headers' => ['Content-Type' => 'application/json']];
        }
        [$type, $status, $framing, $more] = match ($this->name) {
            '1.8' => ['application/json; stream=true', 200, 'chunked', ['Content-Encoding' => 'UTF-8']],
            '2.0.0-M06' => ['application/json; charset=UTF-8; stream=true', 200, 'chunked', []],
            '3.5', '4.4' => ['application/json;charset=utf-8', 200, 'length', []],
            '5.26' => ['application/vnd.neo4j.query', 202, 'length', []],
            'not-neo4j' => ['text/html', 200, 'length', []],
            'silent' => [null, 200, 'length', ['Access-Control-Allow-Origin' => null]],
        };
        return [
            'status' => $status,
            'framing' => $framing,
            'default_headers' => ['Content-Type' => $type, 'Access-Control-Allow-Origin' => '*', ...$more],
        ];
    }

    private function root(string $base): array
    {
        if ($this->isOld()) {
            return ['management' => "$base/db/manage/", 'data' => "$base/db/data/"];
        }
        $root = [
            'bolt_routing' => 'neo4j://127.0.0.1:7687',
            'query' => "$base/db/{databaseName}/query/v2",
            'transaction' => "$base/db/{databaseName}/tx",
            'bolt_direct' => 'bolt://127.0.0.1:7687',
            'neo4j_version' => self::VERSIONS[$this->name],
            'neo4j_edition' => 'community',
        ];
        return $this->name === '5.26' ? $root : array_diff_key($root, ['query' => 1]);
    }

    private function data(string $base): array
    {
        if (!$this->isOld()) {
            $error = ['code' => 'Neo.ClientError.Request.Invalid', 'message' => 'Not Found'];
            return ['status' => 404] + $this->json(['errors' => [$error]]);
        }
        $doors = ['extensions' => (object) []];
        foreach (['node', 'batch', 'cypher'] as $door) {
            $doors[$door] = "$base/db/data/$door";
        }
        if ($this->name !== '1.8') {
            $doors['transaction'] = "$base/db/data/transaction";
        }
        return $this->json($doors + ['neo4j_version' => self::VERSIONS[$this->name]]);
    }

    private function isOld(): bool
    {
        return self::VERSIONS[$this->name] < '4';
    }

    private function asksForHomeDatabase(Request $request): bool
    {
        return $request->is('POST', '/db/system/query/v2') && preg_match('/SHOW (HOME|DEFAULT) DATABASE/', $request->body);
    }

    private function homeDatabase(Request $request): array
    {
        $plain = ($request->headers['accept'] ?? '') === 'application/json';
        $name = $plain ? 'neo4j' : ['$type' => 'String', '_value' => 'neo4j'];
        $answer = ['body' => json_encode(['data' => ['fields' => ['name'], 'values' => [[$name]]], 'bookmarks' => []])];
        return $answer + ($plain ? ['headers' => ['Content-Type' => 'application/json']] : []);
    }

    private function json(array $document): array
    {
        return [
            'status' => 200,
            'framing' => 'length',
            'headers' => ['Content-Type' => 'application/json'],
            'body' => json_encode($document, JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT),
        ];
    }

    private function web(Request $request): array
    {
        return $request->is('GET', '/')
            ? ['body' => '<!DOCTYPE html><title>It works!</title>']
            : ['status' => 404, 'body' => '<!DOCTYPE html><title>404 Not Found</title>'];
    }
}
