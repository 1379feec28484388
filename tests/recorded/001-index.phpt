--TEST--
The index lists what is in the archives, and what an independent reader makes of it
--INI--
memory_limit=512M
--FILE--
<?php
require __DIR__ . '/../include/neo4j.php';
require __DIR__ . '/Index.php';

$made = explode("\n", Index::made());
$kept = explode("\n", file_get_contents(Index::FILE));
foreach (array_diff($made, $kept) as $line) {
    echo "not in the index: $line\n";
}
foreach (array_diff($kept, $made) as $line) {
    echo "not in the archives: $line\n";
}
$servers = array_count_values(array_map(fn ($line) => strtok($line, "\t"), array_slice($kept, 1, -1)));
foreach ($servers as $server => $count) {
    echo "$server: $count\n";
}
/* What the wire page tells of some of them. */
$told = [
    '1.8' => ['cypher_err_mid_long_stream' => 'ClientErrorException BadInputException'],
    '2.0.0-M06' => ['cypher_err_mid_stream' => 'rows=44441 ProtocolException', 'tx_rollback_again' => 'ClientErrorException 40010'],
    '2.3.12' => ['cypher_err_mid_stream' => 'rows=86305 ProtocolException', 'tx_syntax' => 'ClientErrorException Neo.ClientError.Statement.InvalidSyntax'],
    '3.5.35' => ['tx_err_mid' => 'rows=90000 ClientErrorException Neo.ClientError.Statement.ArithmeticError', 'cypher_get' => 'ProtocolException HTTP 405', 'tx_timeout' => 'DatabaseException Neo.DatabaseError.Statement.ExecutionFailed'],
    '4.4.40' => ['jolt_all_v2' => 'ProtocolException HTTP 406', 'auth_none' => 'AuthenticationException Neo.ClientError.Security.Unauthorized'],
    '5.26.0' => ['q2_err_mid_typed' => 'rows=90000 ClientErrorException Neo.ClientError.Statement.ArithmeticError', 'q2_params_over' => 'ClientErrorException N/A'],
    '2025.10.1' => ['q2_err_mid_typed' => 'rows=90000 ProtocolException', 'auth_expired_tx' => 'AuthenticationException Neo.ClientError.Security.CredentialsExpired'],
    '2026.08.1' => ['q2_vec_typed' => 'ClientErrorException Neo.ClientError.Request.Invalid', 'q2_vec_typed_v11' => 'rows=1'],
];
$index = Index::read();
foreach ($told as $server => $cases) {
    foreach ($cases as $case => $outcome) {
        check($index[$server][$case], [$outcome], "$server $case");
    }
}
--EXPECT--
1.8: 154
2.0.0-M06: 207
2.3.12: 206
2025.10.1: 150
2026.08.1: 154
3.5.35: 207
4.4.40: 88
5.26.0: 148
