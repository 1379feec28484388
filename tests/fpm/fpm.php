<?php
/* What the tests of FPM share: pages that ask a server. */

require_once __DIR__ . '/../include/neo4j.php';
require_once __DIR__ . '/../include/Fpm.php';

/* One statement, and who ran it. */
const ONE_STATEMENT = <<<'PHP'
    $client = new Neo4j\Client($_GET['url'], $_GET['options'] ?? []);
    $rows = $client->run($_GET['statement'] ?? 'RETURN 1 AS v')->fetchAll();
    usleep((int) ($_GET['pause'] ?? 0));
    echo json_encode([getmypid(), $rows]);
    PHP;

/* Of a page's answer; else all that it says. */
function rows_of(mixed $answer): mixed
{
    return is_array($answer) ? $answer[1] : $answer;
}

/* So many requests of a page, two at a time, each held for long enough that both workers have one.
 * Prints what is not as it should be; returns the workers. */
function forty_pages(Fpm $fpm, array $query, string $case): array
{
    $workers = [];
    for ($i = 0; $i < 20; $i++) {
        foreach ($fpm->getAll('page', array_fill(0, 2, $query + ['pause' => 10000])) as $answer) {
            $workers[] = is_array($answer) ? $answer[0] : null;
            check(rows_of($answer), [['v' => 1]], $case);
        }
    }
    check(count(array_unique($workers)), 2, "$case: workers");
    return $workers;
}

/* A real server's address behind this proxy, with its user. */
function behind(Nginx $proxy, string $server): string
{
    $to = parse_url($server);
    return isset($to['user']) ? str_replace('//', "//$to[user]:$to[pass]@", $proxy->url) : $proxy->url;
}
