<?php
/* Chance that can be had again: each trial has dice of its own, by the seed and its number. */

declare(strict_types=1);

final class Dice
{
    private Random\Randomizer $random;

    public function __construct(int $seed, int $number)
    {
        $this->random = new Random\Randomizer(new Random\Engine\Mt19937(crc32("$seed/$number")));
    }

    public function int(int $least, int $most): int
    {
        return $this->random->getInt($least, max($least, $most));
    }

    /* Mostly small, though any up to $most. */
    public function small(int $most): int
    {
        return $this->int(0, $this->int(0, $this->int(0, $most)));
    }

    public function chance(int $percent): bool
    {
        return $this->int(1, 100) <= $percent;
    }

    public function pick(array $from): mixed
    {
        return $from[array_keys($from)[$this->int(0, count($from) - 1)]];
    }

    /* A key by its weight. */
    public function weighted(array $weights): int|string
    {
        $at = $this->int(1, array_sum($weights));
        foreach ($weights as $key => $weight) {
            $at -= $weight;
            if ($at <= 0) {
                return $key;
            }
        }
    }

    public function bytes(int $count): string
    {
        return $this->random->getBytes(max(1, $count));
    }
}
