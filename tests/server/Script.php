<?php
/* Which answer a request gets. */

declare(strict_types=1);

final class Script
{
    private Personality $personality;
    private array $answers;

    public function __construct(private string $file)
    {
        $this->load();
    }

    /* Forgets what was to be answered, and takes what the file says by now. */
    public function load(): void
    {
        $script = self::decoded(json_decode(file_get_contents($this->file), true, flags: JSON_THROW_ON_ERROR));
        $this->personality = new Personality($script['personality']);
        $this->answers = array_map(
            fn ($answer) => (is_string($answer) ? ['body' => $answer] : $answer) + ['times' => 1],
            $script['answers'],
        );
    }

    /* The answer, and who gave it: "script" or "personality". */
    public function answerTo(Request $request): array
    {
        $i = $this->find($request);
        if ($i !== null) {
            $answer = $this->answers[$i];
            $this->useUp($i);
            return [$answer + $this->personality->manners($answer), 'script'];
        }
        $own = $this->personality->answerTo($request);
        if ($own !== null) {
            return [$own + $this->personality->manners($own), 'personality'];
        }
        return [['status' => 500, 'body' => 'the script has no answer for this'], 'nobody'];
    }

    /* Is this much of the request enough to be answered? */
    public function answersEarly(Request $request): bool
    {
        $i = $this->find($request);
        $enough = $i === null ? null : $this->answers[$i]['early'] ?? null;
        return $enough !== null && strlen($request->body) >= $enough;
    }

    private function find(Request $request): int|string|null
    {
        foreach ($this->answers as $i => $answer) {
            if ($this->fits($answer, $request)) {
                return $i;
            }
        }
        return null;
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
