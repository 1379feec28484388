--TEST--
The judge of random faults complains of what must not be
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/chaos.php';

/* Trials of a statement with some rows whose answer has that fault, and that are read to their end. */
function trials(string $fault): iterable
{
    for ($number = $found = 0; $found < 5; $number++) {
        $trial = new Trial(7, $number, 'http://127.0.0.1:1');
        $rows = count($trial->rows());
        if ($trial->fault->name === $fault && $trial->where === 'statement' && $rows > 2 && $trial->reading === 'foreach' && $trial->fault->most < $rows + ($fault === 'none')) {
            $found++;
            yield $trial;
        }
    }
}

$lost = new Neo4j\Exception\ProtocolException('cut');
$late = new Neo4j\Exception\TimeoutException('drain_timeout of 9 s passed');
$other = new DomainException('something else');
foreach (['none', 'clean_cut', 'stall', 'cut'] as $fault) {
    $said = [];
    foreach (trials($fault) as $trial) {
        $all = $trial->rows();
        $most = $trial->fault->most;
        $part = array_slice($all, 0, $trial->fault->name === 'none' ? count($all) : $most);
        $cases = [
            'all, and an end' => [$all, null], 'all but the last, and an end' => [array_slice($all, 0, -1), null], 'none, and an end' => [[], null],
            'one twice' => [[$all[0], ...$all], null], 'two exchanged' => [[$all[1], $all[0], ...array_slice($all, 2)], null],
            'as many as came, and an exception' => [$part, $fault === 'stall' ? new Neo4j\Exception\TimeoutException(key($trial->fault->options) . ' of 0.1 s passed') : $lost],
            'one more than came' => [array_slice($all, 0, count($part) + 1), $fault === 'stall' ? $late : $lost], 'another exception' => [$part, $other],
            'another limit' => [$part, $late], 'sent twice' => [$part, $lost, 3],
            'a password' => [$part, new Neo4j\Exception\ProtocolException('neo4j:s3cr3t')],
        ];
        foreach ($cases as $case => $outcome) {
            $said[$case][] = $trial->judged(...$outcome) ? 'no' : 'yes';
        }
    }
    echo "$fault:\n";
    foreach ($said as $case => $answers) {
        echo "  $case: ", implode(' ', array_unique($answers)), "\n";
    }
}
--EXPECT--
none:
  all, and an end: yes
  all but the last, and an end: no
  none, and an end: no
  one twice: no
  two exchanged: no
  as many as came, and an exception: no
  one more than came: no
  another exception: no
  another limit: no
  sent twice: no
  a password: no
clean_cut:
  all, and an end: no
  all but the last, and an end: no
  none, and an end: no
  one twice: no
  two exchanged: no
  as many as came, and an exception: yes
  one more than came: no
  another exception: no
  another limit: no
  sent twice: no
  a password: no
stall:
  all, and an end: no
  all but the last, and an end: no
  none, and an end: no
  one twice: no
  two exchanged: no
  as many as came, and an exception: yes
  one more than came: no
  another exception: no
  another limit: no
  sent twice: no
  a password: no
cut:
  all, and an end: no
  all but the last, and an end: no
  none, and an end: no
  one twice: no
  two exchanged: no
  as many as came, and an exception: yes
  one more than came: no
  another exception: no
  another limit: no
  sent twice: no
  a password: no
