--TEST--
A begin: what names the transaction, what goes wrong with it, and when it is sent again
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/scripts.php';

$begin = 'POST ' . TX;
$answer = fn (array $answer) => ['for' => $begin] + $answer + ['headers' => tx_headers()];
$cases = [
    'no id' => [$answer(['body' => '{}'])],
    'an id that is none' => [$answer(['body' => '{"transaction":{"id":"../x"}}'])],
    'an id that is a number' => [$answer(['body' => '{"transaction":{"id":7}}'])],
    'an id beyond all bounds' => [$answer(['body' => '{"transaction":{"id":"' . str_repeat('7', 64) . '"}}'])],
    'only a Location' => [$answer(['body' => '{}', 'headers' => tx_headers(['Location' => 'http://elsewhere.example/db/neo4j/query/v2/tx/1b'])])],
    'a redirect' => [$answer(['status' => 302, 'body' => '', 'headers' => tx_headers(['Location' => 'http://elsewhere.example/login'])])],
    'refused credentials' => [tx_error($begin, 'Neo.ClientError.Security.Unauthorized', 401)],
    'expired password' => [tx_error($begin, 'Neo.ClientError.Security.CredentialsExpired')],
    'no such database' => [tx_error($begin, 'Neo.ClientError.Database.DatabaseNotFound', 404)],
    'busy' => [tx_error($begin, 'Neo.TransientError.Transaction.MaximumTransactionLimitReached')],
    'lost once' => [$answer(['raw' => '', 'end' => 'FIN']), begun()],
    'lost twice' => [$answer(['raw' => '', 'end' => 'FIN']), $answer(['raw' => '', 'end' => 'FIN']), begun()],
    'not in time' => [$answer(['raw' => ['', ['stall' => true]]]), begun()],
];
foreach ($cases as $case => $answers) {
    foreach (['begin' => fn ($client) => $client->beginTransaction(), 'begin+run' => null] as $kind => $use) {
        $server = scripted($answers);
        $client = new Neo4j\Client($server->url, ['retry_time' => 0.001, 'timeout' => 1.5, 'protocol' => 'query', 'database' => 'neo4j']);
        if ($use) {
            echo "$case: ";
            tx_exception(function () use ($client, &$tx) {
                $tx = $client->beginTransaction();
            });
            echo '  ', tx_trace($server), "\n";
            unset($tx);
        } else {
            /* With a statement it goes the same way. */
            $e = exception_of(fn () => $client->transaction(fn ($tx) => $tx->run('RETURN 1')));
            $begins = substr_count(tx_trace($server), 'begin+run');
            check($begins, str_starts_with($case, 'lost') ? 2 : 1, $case);
        }
        $server->stop();
    }
}
--EXPECTF--
no id: ProtocolException: http://127.0.0.1:PORT: the answer does not name the transaction that it began [-, final]
  begin
an id that is none: ProtocolException: http://127.0.0.1:PORT: the answer does not name the transaction that it began [-, final]
  begin
an id that is a number: ProtocolException: http://127.0.0.1:PORT: the answer does not name the transaction that it began [-, final]
  begin
an id beyond all bounds: ProtocolException: http://127.0.0.1:PORT: the answer does not name the transaction that it began [-, final]
  begin
only a Location: no exception
  begin
a redirect: ProtocolException: POST http://127.0.0.1:PORT/db/neo4j/query/v2/tx answered HTTP 302 application/vnd.neo4j.query: ""%S [-, final]
  begin
refused credentials: AuthenticationException: Neo.ClientError.Security.Unauthorized: for some reason (http://127.0.0.1:PORT wants a login, as the option "auth" or the URI gives one) [Neo.ClientError.Security.Unauthorized, final]
  begin
expired password: AuthenticationException: Neo.ClientError.Security.CredentialsExpired: for some reason [Neo.ClientError.Security.CredentialsExpired, final]
  begin
no such database: ClientErrorException: Neo.ClientError.Database.DatabaseNotFound: for some reason (the option "database" names it) [Neo.ClientError.Database.DatabaseNotFound, final]
  begin
busy: TransientException: Neo.TransientError.Transaction.MaximumTransactionLimitReached: for some reason [Neo.TransientError.Transaction.MaximumTransactionLimitReached, retryable]
  begin
lost once: no exception
  begin, begin
lost twice: ConnectionException: the request failed: http://127.0.0.1:PORT: %s [-, retryable]
  begin, begin
not in time: TimeoutException: the request failed: http://127.0.0.1:PORT: timeout of N s passed: The server has not answered yet [-, final]
  begin
