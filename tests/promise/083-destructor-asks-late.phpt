--TEST--
A destructor that asks for rows of a result that was destroyed before it gets no short answer
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/real.php';

/* In a cycle, and at the end of the script, the result's own end may come first. */
final class Owner
{
    public ?Owner $self = null;

    public function __construct(public Neo4j\ResultSet $result, private string $name)
    {
        $this->self = $this;
    }

    public function __destruct()
    {
        $rows = 0;
        $e = exception_of(function () use (&$rows) {
            while ($this->result->fetch()) {
                $rows++;
            }
        });
        echo $this->name, ': ', $rows === 4 && !$e ? 'whole' : ($e ? short_name($e) : "SHORT, $rows rows"), "\n";
    }
}

$body = legacy_body(['v'], [[1], [2], [3], [4], [5]]);
$slow = ['body' => [substr($body, 0, 30), ['pause' => 0.1], substr($body, 30)], 'framing' => 'chunked'];
foreach (['slow' => $slow, 'whole' => $body] as $speed => $answer) {
    $server = scripted([['times' => -1] + (is_array($answer) ? $answer : ['body' => $answer])], '2.0.0-M06');
    $client = new Neo4j\Client($server->url);
    foreach (['CREATE (n) RETURN n', 'MATCH (n) RETURN n'] as $text) {
        $result = $client->run($text);
        $result->fetch();
        new Owner($result, "collected, $speed, $text");
        unset($result);
        gc_collect_cycles();
    }
}
foreach (['CREATE (n) RETURN n', 'MATCH (n) RETURN n'] as $text) {
    $result = $client->run($text);
    $result->fetch();
    new Owner($result, "at the end, $text");
    unset($result);
}
--EXPECTREGEX--
(collected, (whole|slow), \w+ \(n\) RETURN n: (whole|UsageException)\n){4}(at the end, \w+ \(n\) RETURN n: (whole|UsageException)\n?){2}
