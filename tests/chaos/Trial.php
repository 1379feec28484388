<?php
/* One statement whose answer, or that of something it needs, has one fault; and the judge. */

declare(strict_types=1);

require_once __DIR__ . '/Fault.php';

final class Trial
{
    private const SECRET = 's3cr3t';
    private const READINGS = ['foreach' => 5, 'fetch' => 3, 'paused' => 1, 'fetchAll' => 3, 'drop' => 2, 'summary' => 1];
    private const ANY = [
        'ProtocolException', 'ConnectionException', 'TimeoutException', 'TlsException', 'ServerException', 'ClientErrorException',
        'DatabaseException', 'AuthenticationException', 'TransactionException',
    ];

    public readonly string $dialect;
    /* Whose answer has the fault: a statement's, one's within a transaction, "begin", "commit", "discovery". */
    public readonly string $where;
    public readonly string $personality;
    public readonly string $reading;
    public readonly Fault $fault;
    /** @var list<string> what was not as it has to be */
    public array $complaints = [];

    private Dice $dice;
    private Message $message;
    /* May the client send the statement again, where nothing came? */
    private bool $repeatable = false;
    private array $options = [];
    private string $mark;
    private bool $writes;

    /* For the judge. */
    private array $rows = [];
    private ?Throwable $thrown = null;
    private ?int $counted = null;
    private bool $reachedEnd = false;

    public function __construct(public readonly int $seed, public readonly int $number, string $elsewhere)
    {
        $this->dice = new Dice($seed, $number);
        [$this->dialect, $this->where] = $this->dice->pick([
            ...array_fill(0, 4, ['query', 'statement']), ...array_fill(0, 3, ['jolt', 'statement']),
            ...array_fill(0, 3, ['transactional', 'statement']), ...array_fill(0, 3, ['legacy', 'statement']),
            ['query', 'within'], ['jolt', 'within'], ['transactional', 'within'], ['query', 'begin'], ['jolt', 'begin'],
            ['query', 'commit'], ['transactional', 'commit'], ['query', 'discovery'],
        ]);
        $this->personality = $this->dice->pick(match ($this->dialect) {
            'query' => ['5.26'],
            'jolt' => ['4.4'],
            'transactional' => $this->where === 'statement' ? ['4.4', '3.5'] : ['4.4'],
            'legacy' => ['1.8', '2.0.0-M06'],
        });
        $this->mark = "C{$seed}_{$number}_";
        $this->message = Message::random($this->dice, $this->dialect);
        $reading = (string) $this->dice->weighted(self::READINGS);
        $hasRows = in_array($this->where, ['statement', 'within']);
        $this->fault = new Fault($this->dice, $hasRows ? $this->message : $this->document(), $this->head(), $hasRows, $elsewhere);
        /* Of what is discarded nobody counts the values. */
        $this->reading = $this->fault->name === 'misfit' && $reading === 'summary' ? 'fetch' : $reading;
        $this->writes = $this->dice->chance(60);
        $this->chooseOptions();
    }

    public function name(): string
    {
        return "trial $this->number of seed $this->seed: {$this->fault->name} in the answer of $this->where, $this->dialect of $this->personality, "
            . count($this->message->rows) . " rows, read by $this->reading";
    }

    private function chooseOptions(): void
    {
        if ($this->where !== 'statement') {
            return;
        }
        if ($this->dice->chance(15)) {
            $this->options['safe'] = $this->repeatable = true;
        } elseif (!$this->writes && $this->dice->chance(20) && $this->personality >= '4') {
            $this->options['access_mode'] = 'read';
            $this->repeatable = true;
        }
    }

    private function head(): string
    {
        return match (true) {
            $this->where === 'discovery' => 'discovery',
            $this->dialect === 'legacy' => $this->personality,
            default => $this->dialect,
        };
    }

    /* The script. */

    private function transaction(): string
    {
        return $this->dialect === 'query' ? '/db/neo4j/query/v2/tx' : '/db/neo4j/tx';
    }

    /* What is said at the begin, and at the end. */
    private function document(?string $where = null): Message
    {
        $begin = ($where ?? $this->where) === 'begin';
        if ($this->where === 'discovery') {
            return Message::document('discovery', '{"bolt_routing":"neo4j://127.0.0.1:7687","query":"http://x/db/{databaseName}/query/v2",'
                . '"transaction":"http://x/db/{databaseName}/tx","neo4j_version":"5.26.0","neo4j_edition":"community"}');
        }
        $info = $begin ? '"commit":"http://127.0.0.1/db/neo4j/tx/17/commit","transaction":{"expires":"Mon, 30 Nov 2026 20:25:52 GMT"}' : '';
        return Message::document($this->dialect, match ($this->dialect) {
            'query' => $begin ? '{"transaction":{"id":"17","expires":"2026-11-30T20:28:29Z"}}' : '{"bookmarks":["FB:kcwQ1"]}',
            'jolt' => "\x1e{\"info\":{{$info}}}\n",
            default => '{"results":[],"errors":[]' . ($begin ? ",$info" : '') . '}',
        });
    }

    private function right(Message $message): array
    {
        return [
            'status' => $this->dialect === 'query' ? 202 : 200,
            'headers' => ['Content-Type' => [
                'query' => 'application/vnd.neo4j.query', 'jolt' => 'application/vnd.neo4j.jolt-v2+json-seq',
            ][$this->dialect] ?? 'application/json'],
            'framing' => 'chunked', 'chunks' => 5000, 'body' => $message->body, 'times' => -1,
        ];
    }

    private function rightRows(array $rows): array
    {
        return $this->right(Message::of($this->dice, $this->dialect, 1, $rows));
    }

    public function script(): array
    {
        $fault = $this->fault->answer;
        $tx = $this->transaction();
        $marked = ['contains' => $this->mark];
        $answers = [
            ['contains' => 'warm'] + $this->rightRows([[-1]]),
            ['contains' => 'probe'] + $this->rightRows([[$this->number]]),
            ['contains' => 'other'] + $this->rightRows(array_map(fn ($i) => [$i], range(0, 2000))),
        ];
        $whose = match ($this->where) {
            'statement' => $this->fault->early ? [] : $marked,
            'within' => ['for' => "POST $tx/17"] + $marked,
            'begin' => ['for' => "POST $tx"],
            'commit' => ['for' => "POST $tx/17/commit"],
            'discovery' => ['for' => 'GET /'],
        };
        if ($this->where !== 'discovery' && $this->where !== 'statement') {
            array_push(
                $answers,
                $whose + $fault,
                ['for' => "POST $tx"] + ['status' => $this->dialect === 'query' ? 202 : 201] + $this->right($this->document('begin')),
                ['for' => "POST $tx/17"] + $marked + $this->right($this->message),
                ['for' => "POST $tx/17/commit"] + $this->right($this->document('commit')),
                ['for' => "DELETE $tx/17"] + $this->right($this->document('commit')),
            );
            return $answers;
        }
        return [$whose + $fault, ...$answers, $marked + $this->right($this->message)];
    }

    /* What it does, in short: the same for the same seed and number. */
    public function fingerprint(): string
    {
        return md5(serialize([$this->name(), $this->script(), $this->fault->options, $this->fault->clientOptions, $this->options]));
    }

    /* The client's part. */

    public function run(ScriptedServer $server, array $options): void
    {
        $server->give($this->script(), $this->personality);
        set_error_handler(fn ($level, $text) => $this->reading === 'drop' || $this->complain("warning: $text"));
        $began = microtime(true);
        $this->use($server, $options);
        $seconds = microtime(true) - $began;
        restore_error_handler();
        $seconds < $this->fault->limit + 5 || $this->complain(sprintf('it took %.1f s', $seconds));
    }

    private function use(ScriptedServer $server, array $options): void
    {
        $url = str_replace('//', '//neo4j:' . self::SECRET . '@', $server->url);
        $options += $this->fault->clientOptions + ['fetch_mode' => 'num', 'drain_timeout' => 1, 'retry_time' => 0.5];
        $options += $this->dialect === 'legacy' || $this->personality === '3.5' ? [] : ['database' => 'neo4j'];
        $options += $this->where === 'discovery' ? ['discovery_ttl' => 0.001] + $this->fault->options : ['protocol' => $this->dialect];
        $client = new Neo4j\Client($url, $options + ['timeout' => 6]);
        $alone = $this->fault->early || $this->where === 'discovery';
        if (!$alone && $this->dice->chance(50)) {
            $this->expect($client, 'RETURN warm', [[-1]]);
        }
        $other = !$alone && $this->dice->chance(15) ? $client->run('MATCH (other) RETURN 1') : null;
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $this->attempt($client);
        $peak = memory_get_peak_usage() - $before;
        $most = (6 << 20) + 10 * strlen($this->message->body) + $this->fault->held;
        $peak < $most || $this->complain("memory: $peak bytes, of $most");
        $this->judge();
        $this->judgeRequests($server);
        /* An exception holds what its trace names. */
        [$this->thrown, $this->rows] = [null, []];
        if ($other) {
            check_rows($other->fetchAll(), array_map(fn ($i) => [$i], range(0, 2000))) || $this->complain('the result beside it is not right');
        }
        $this->expect($client, "RETURN probe", [[$this->number]]);
        unset($other);
        $client->close();
    }

    private function expect(Neo4j\Client $client, string $text, array $rows): void
    {
        try {
            $is = $client->run($text, [], ['timeout' => 6, 'idle_timeout' => 0])->fetchAll();
            check_rows($is, $rows) || $this->complain("$text gave " . json_encode($is, JSON_PARTIAL_OUTPUT_ON_ERROR));
        } catch (Throwable $e) {
            $this->complain("$text: " . get_class($e) . ': ' . $e->getMessage());
        }
    }

    private function attempt(Neo4j\Client $client): void
    {
        try {
            in_array($this->where, ['statement', 'discovery']) ? $this->runAlone($client) : $this->runWithin($client);
        } catch (Throwable $e) {
            $this->thrown = $e;
        }
    }

    private function text(): string
    {
        return ($this->writes ? 'CREATE' : 'MATCH') . " (n:$this->mark) RETURN n";
    }

    private function runAlone(Neo4j\Client $client): void
    {
        $options = $this->options + ($this->where === 'discovery' ? [] : $this->fault->options);
        $this->read($client->run($this->text(), $this->fault->parameters, $options));
    }

    private function runWithin(Neo4j\Client $client): void
    {
        $within = $this->where === 'within';
        $transaction = $client->beginTransaction($within ? [] : $this->fault->options);
        $this->read($transaction->run($this->text(), $this->fault->parameters, $within ? $this->fault->options : []));
        $this->where === 'within' && $this->dice->chance(50) ? $transaction->rollback() : $transaction->commit();
    }

    private function read(Neo4j\ResultSet $result): void
    {
        match ($this->reading) {
            'foreach' => $this->readEach($result),
            'fetch' => $this->fetch($result, PHP_INT_MAX),
            'paused' => $this->readEach($result, 200),
            'fetchAll' => $this->rows = $result->fetchAll(),
            'drop' => $this->fetch($result, $this->dice->int(0, count($this->message->rows))),
            'summary' => $this->counted = $result->getSummary()->rows,
        };
        $this->reachedEnd = $this->reading !== 'drop';
    }

    private function readEach(Neo4j\ResultSet $result, int $microseconds = 0): void
    {
        foreach ($result as $row) {
            $this->rows[] = $row;
            $microseconds && usleep($microseconds);
        }
    }

    private function fetch(Neo4j\ResultSet $result, int $most): void
    {
        while ($most-- > 0 && ($row = $result->fetch()) !== null) {
            $this->rows[] = $row;
        }
    }

    /* The judge. */

    /* As if that had come of it: what the judge says. For the tests of the judge itself. */
    public function judged(array $rows, ?Throwable $thrown, int $sent = 1): array
    {
        [$this->complaints, $this->rows, $this->thrown, $this->reachedEnd] = [[], $rows, $thrown, true];
        $this->judge();
        $this->judgeCounts($sent, 0);
        return $this->complaints;
    }

    /** @return list<list<mixed>> */
    public function rows(): array
    {
        return $this->message->rows;
    }

    private function complain(string $what): bool
    {
        $this->complaints[] = $what;
        return true;
    }

    private function judge(): void
    {
        if (!check_rows($this->rows, array_slice($this->message->rows, 0, count($this->rows)))) {
            $this->complain('rows that were not sent, or not in this order');
        }
        $this->thrown ? $this->judgeException() : $this->judgeEnd();
    }

    private function judgeEnd(): void
    {
        $count = $this->counted ?? count($this->rows);
        if ($this->reachedEnd && $count !== count($this->message->rows)) {
            $this->complain("an end after $count rows, without an exception");
        }
        /* Elsewhere the statement's own answer is whole. */
        if ($this->reading !== 'drop' && !$this->fault->ends && !$this->repeatable && !in_array($this->where, ['discovery', 'begin'])) {
            $this->complain('an end without the exception: ' . implode(' or ', $this->fault->classes));
        }
    }

    private function judgeException(): void
    {
        $class = short_name($this->thrown);
        if (!in_array($class, $this->classes(), true)) {
            $this->complain("$class: {$this->thrown->getMessage()}; not " . (implode(' or ', $this->classes()) ?: 'any'));
        }
        $limit = array_keys(array_intersect_key($this->fault->options, ['timeout' => 1, 'idle_timeout' => 1]))[0] ?? '';
        if ($class === 'TimeoutException' && !preg_match("/(?<!_)\\b$limit of /", $this->thrown->getMessage())) {
            $this->complain("$class that does not name $limit: {$this->thrown->getMessage()}");
        }
        $count = count($this->rows);
        $most = in_array($this->where, ['commit', 'discovery', 'begin']) ? PHP_INT_MAX : $this->fault->most;
        $least = in_array($this->reading, ['foreach', 'fetch', 'paused']) ? $this->fault->least : 0;
        if ($count > $most || $count < $least) {
            $this->complain("$count rows before the exception, not $least to $most");
        }
        if (preg_match('/' . self::SECRET . '|' . preg_quote(base64_encode('neo4j:' . self::SECRET), '/') . '/', (string) $this->thrown)) {
            $this->complain('the password is in it');
        }
    }

    private function classes(): array
    {
        return match (true) {
            $this->where === 'discovery' => $this->fault->name === 'none' ? [] : self::ANY,
            $this->where === 'statement', $this->fault->classes === [] => $this->fault->classes,
            default => [...$this->fault->classes, 'TransactionException'],
        };
    }

    private function judgeRequests(ScriptedServer $server): void
    {
        $commits = array_filter($server->requests(), fn ($request) => str_ends_with($request['path'], '/tx/17/commit'));
        $this->judgeCounts($server->count($this->mark), count($commits));
    }

    private function judgeCounts(int $sent, int $commits): void
    {
        $most = $this->repeatable ? 2 : 1;
        if ($sent > $most || $commits > 1) {
            $this->complain("the statement was sent $sent times, the commit $commits times");
        }
        if ($this->repeatable && !$this->thrown && $this->reading !== 'drop' && !$this->fault->ends && $sent < 2) {
            $this->complain('an end without the exception: ' . implode(' or ', $this->fault->classes));
        }
    }
}

function check_rows(array $are, array $should_be): bool
{
    return $are === $should_be;
}
