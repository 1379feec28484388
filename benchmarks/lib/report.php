<?php
declare(strict_types=1);

// Statistics over what the contenders measured, and the table.

function quantile(array $values, float $at): float
{
    sort($values);
    $position = $at * (count($values) - 1);
    $below = $values[(int) floor($position)];
    $above = $values[(int) ceil($position)];

    return $below + ($above - $below) * ($position - floor($position));
}

function median(array $values): float
{
    return quantile($values, 0.5);
}

function average(array $values): float
{
    return array_sum($values) / count($values);
}

/** The median of the ratios of each round: what slows a whole round down cancels out. */
function ratio(Contender $one, Contender $other, string $what = 'seconds'): float
{
    return median(array_map(fn ($a, $b) => $a / $b, $one->measured[$what], $other->measured[$what]));
}

function milliseconds(float ...$seconds): string
{
    return implode('–', array_map(fn ($one) => sprintf($one < 0.01 ? '%.1f' : '%.0f', $one * 1e3), $seconds));
}

function megabytes(Contender $contender, string $what): string
{
    // curl's memory is not its worker's
    return $contender->name === 'curl' ? '–' : sprintf('%.1f', max($contender->measured[$what]) / 1e6);
}

function report_row(Contender $contender, Contender $floor): array
{
    $seconds = $contender->measured['seconds'];

    return [
        $contender->label(),
        milliseconds(average($seconds)),
        milliseconds(median($seconds)),
        milliseconds(min($seconds), max($seconds)),
        milliseconds(quantile($seconds, 0.1), quantile($seconds, 0.9)),
        sprintf('%.2f', ratio($contender, $floor)),
        milliseconds(median($contender->measured['first'])),
        milliseconds(median($contender->measured['cpu'])),
        megabytes($contender, 'memory'),
        megabytes($contender, 'resident'),
    ];
}

const HEADINGS = ['', 'average ms', 'median', 'min–max', 'p10–p90', '× floor', 'first row ms', 'CPU ms', 'PHP peak MB', 'VmHWM MB'];

/** Markdown that is a table for the eye too. */
function table(array $rows, array $headings = HEADINGS): string
{
    array_unshift($rows, $headings);
    $widths = array_map(fn (...$cells) => max(array_map(mb_width(...), $cells)), ...$rows);
    $lines = array_map(fn ($row) => line(array_map(pad(...), $row, $widths, array_keys($row))), $rows);
    $rule = line(array_map(fn ($width, $at) => $at === 0 ? str_repeat('-', $width) : str_repeat('-', $width - 1) . ':', $widths, array_keys($widths)));
    array_splice($lines, 1, 0, [$rule]);

    return implode("\n", $lines) . "\n";
}

function line(array $cells): string
{
    return '| ' . implode(' | ', $cells) . ' |';
}

function pad(string $cell, int $width, int $column): string
{
    $spaces = str_repeat(' ', $width - mb_width($cell));

    return $column === 0 ? $cell . $spaces : $spaces . $cell;
}

/** Code points: the extension mbstring may be missing. */
function mb_width(string $text): int
{
    return preg_match_all('/./us', $text);
}

/** @param array<string, Contender> $contenders */
function goals(string $where, array $contenders): array
{
    $ours = $contenders['ours'];
    if ($where === 'live') {
        return [
            goal('ext-neo4j ÷ floor', ratio($ours, $contenders['curl']), 1.05, '≤'),
            goal('growth of memory_get_peak_usage(), MB', max($ours->measured['memory']) / 1e6, 2, '<'),
            goal('growth of VmHWM, MB', max($ours->measured['resident']) / 1e6, 4, '<'),
        ];
    }

    return [
        goal('row split ÷ ext-neo4j', ratio($contenders['rows'], $ours), 1.5, '≥'),
        sprintf('       the same in CPU seconds: %.2f', ratio($contenders['rows'], $ours, 'cpu')),
    ];
}

function goal(string $what, float $value, float $bound, string $relation): string
{
    $reached = match ($relation) {
        '≤' => $value <= $bound,
        '<' => $value < $bound,
        '≥' => $value >= $bound,
    };

    return sprintf('%s %s: %.2f, wanted %s %s', $reached ? 'reached' : 'MISSED ', $what, $value, $relation, round($bound, 2));
}
