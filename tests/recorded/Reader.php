<?php
/* Reads an answer with ext/json, the whole of it at once, by what the servers were seen to send. */

declare(strict_types=1);

require_once __DIR__ . '/Exchange.php';
require_once __DIR__ . '/Expected.php';
require_once __DIR__ . '/Json.php';
require_once __DIR__ . '/Text.php';
require_once __DIR__ . '/Thing.php';

abstract class Reader
{
    /* What the client calls the protocol of this door; null: it has none for it. */
    public static function protocol(string $door): ?string
    {
        return match ($door) {
            'legacy', 'transactional', 'jolt' => $door,
            'query', 'query-plain', 'query-jsonl' => 'query',
            default => null,
        };
    }

    public static function expected(Exchange $exchange): Expected
    {
        $reader = match ($exchange->door()) {
            'legacy' => new LegacyReader(),
            'transactional' => new TransactionalReader(),
            'jolt' => new JoltReader(),
            'query' => new QueryReader(),
            'query-plain', 'query-jsonl' => new OtherQueryReader(),
        };
        return $reader->read($exchange);
    }

    protected function read(Exchange $exchange): Expected
    {
        $success = intdiv($exchange->status, 100) === 2;
        if ($success && $this->isMine($exchange->mediaType())) {
            return $this->success($exchange->body, $exchange->status);
        }
        try {
            $code = $success ? null : $this->code(Json::decode($exchange->body));
        } catch (JsonException) {
            $code = null;
        }
        return $code === null ? Expected::stranger($exchange->status) : Expected::error($code, $exchange->status);
    }

    abstract protected function isMine(string $media_type): bool;

    abstract protected function success(string $body, int $status): Expected;

    /* The code of an error object. */
    protected function code(mixed $json): ?string
    {
        $code = $json['errors'][0]['code'] ?? null;
        return $code === null ? null : (string) $code;
    }

    /* The document, or what of it is whole: [document, is it all]. */
    protected static function document(string $body, int $depth_of_rows, bool $arrays = true): array
    {
        try {
            return [Json::decode($body, $arrays), true];
        } catch (JsonException) {
            $part = Json::wholePart($body, $depth_of_rows);
            return [$part === null || !Json::decodes($part) ? null : Json::decode($part, $arrays), false];
        }
    }
}

require_once __DIR__ . '/LegacyReader.php';
require_once __DIR__ . '/TransactionalReader.php';
require_once __DIR__ . '/JoltReader.php';
require_once __DIR__ . '/QueryReader.php';
