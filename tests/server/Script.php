<?php
/* Which answer a request gets. */

declare(strict_types=1);

final class Script
{
    private function __construct(private Personality $personality, private array $answers)
    {
    }

    public static function fromJson(string $json): self
    {
        $script = self::decoded(json_decode($json, true, flags: JSON_THROW_ON_ERROR));
        $answers = array_map(
            fn ($answer) => (is_string($answer) ? ['body' => $answer] : $answer) + ['times' => 1],
            $script['answers'],
        );
        return new self(new Personality($script['personality']), $answers);
    }

    /* The answer, and who gave it: "script" or "personality". */
    public function answerTo(Request $request): array
    {
        foreach ($this->answers as $i => $answer) {
            if ($this->fits($answer, $request)) {
                $this->useUp($i);
                return [$answer + $this->personality->manners($answer), 'script'];
            }
        }
        $own = $this->personality->answerTo($request);
        if ($own !== null) {
            return [$own + $this->personality->manners($own), 'personality'];
        }
        return [['status' => 500, 'body' => 'the script has no answer for this'], 'nobody'];
    }

    private function useUp(int|string $i): void
    {
        if (--$this->answers[$i]['times'] === 0) {
            unset($this->answers[$i]);
        }
    }

    private function fits(array $answer, Request $request): bool
    {
        return $this->isFor($answer, $request)
            && ($answer['connection'] ?? $request->connection) === $request->connection
            && str_contains($request->body, $answer['contains'] ?? '');
    }

    private function isFor(array $answer, Request $request): bool
    {
        if (isset($answer['for'])) {
            return $answer['for'] === "$request->method $request->path";
        }
        return $this->personality->answerTo($request) === null;
    }

    private static function decoded(mixed $value): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        if (array_keys($value) === ['base64']) {
            return base64_decode($value['base64']);
        }
        return array_map(self::decoded(...), $value);
    }
}
