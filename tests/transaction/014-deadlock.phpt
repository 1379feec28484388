--TEST--
Two processes whose transactions lock each other out: the one that the server picks is done again, and both are kept
--EXTENSIONS--
neo4j
pcntl
posix
--SKIPIF--
<?php
require __DIR__ . '/../include/neo4j.php';
neo4j_skip('2.0', '2.3', '3.5', '4.4', '5.26');
--FILE--
<?php
require __DIR__ . '/doors.php';

/* 2.0.0-M06 tells a deadlock by its text alone: its code is that of any internal error. */
at_each_door(function ($client, $label, $door, $outside) {
    $outside->run("CREATE (:$label {k: 'a', v: 0}), (:$label {k: 'b', v: 0})");
    $file = tempnam(sys_get_temp_dir(), 'neo4j-deadlock-');
    $work = function (string $first, string $second) use ($client, $label, $file): int {
        $attempts = 0;
        $client->transaction(function ($tx) use ($label, $first, $second, $file, &$attempts) {
            $tx->run("MATCH (n:$label) WHERE n.k = '$first' SET n.v = n.v + 1");
            if ($attempts++ === 0) {
                /* Both have their first lock before either asks for the second. */
                file_put_contents($file, $first, FILE_APPEND);
                for ($i = 0; $i < 500 && strlen(file_get_contents($file)) < 2; $i++) {
                    usleep(10000);
                }
            }
            $tx->run("MATCH (n:$label) WHERE n.k = '$second' SET n.v = n.v + 1");
        });
        return $attempts;
    };
    $child = pcntl_fork();
    if ($child === 0) {
        $attempts = $work('b', 'a');
        file_put_contents("$file.child", (string) $attempts);
        posix_kill(getmypid(), SIGKILL);
    }
    $attempts = $work('a', 'b');
    pcntl_waitpid($child, $status);
    $total = $attempts + (int) @file_get_contents("$file.child");
    check($outside->run("MATCH (n:$label) RETURN n.v AS v")->fetchAll(), [['v' => 2], ['v' => 2]], $door);
    check($total >= 3, true, "$door attempts");
    @array_map(unlink(...), [$file, "$file.child"]);
}, doors([], '2.3', '3.5', '4.4', '5.26', '2025.10', '2026.08'));
echo "done\n";
--EXPECT--
done
