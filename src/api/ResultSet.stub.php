<?php

/** @generate-class-entries */

namespace Neo4j;

/**
 * The rows of an answer, in the order of the server, once, forward only. They are read from the
 * server as they are asked for; nothing but the row at hand is kept in memory.
 *
 * An error that the server meets before the first row is thrown by run(), a later one during
 * the iteration, after the rows that came before it.
 *
 * @implements \IteratorAggregate<int, array<int|string, mixed>>
 * @strict-properties
 * @not-serializable
 */
final class ResultSet implements \IteratorAggregate
{
    private function __construct() {}

    /**
     * A result of rows that the script has, for its own tests. They are read at once and given
     * as they are. $rows holds arrays, $columns (list<string>) is for getColumns(): by default
     * the keys of the first row.
     *
     * @throws \TypeError if a row is not an array, or a column name not a string
     */
    public static function fromRows(iterable $rows, array $columns = []): ResultSet {}

    /** @return list<string> column names as the server gave them */
    public function getColumns(): array {}

    /**
     * The next row, or null after the last one.
     *
     * @return array<int|string, mixed>|null keys as the option fetch_mode says
     * @throws Exception\ServerException, Exception\ProtocolException, Exception\ConnectionException
     * @throws Exception\UsageException after close()
     */
    public function fetch(): ?array {}

    /**
     * All remaining rows.
     *
     * @return list<array<int|string, mixed>>
     * @throws Exception\Neo4jException as fetch()
     */
    public function fetchAll(): array {}

    /**
     * One value of the next row, or false after the last row, as mysqli and PDO have it: use
     * fetch() for a column that can hold false itself.
     *
     * @param int|string $column position from 0, or name
     * @throws \ValueError if there is no such column
     * @throws Exception\Neo4jException as fetch()
     */
    public function fetchColumn(int|string $column = 0): mixed {}

    /**
     * The only row.
     *
     * @return array<int|string, mixed>
     * @throws Exception\UsageException if there is no row, or more than one
     * @throws Exception\Neo4jException as fetch()
     */
    public function single(): array {}

    /**
     * What the answer says beside its rows. Rows not fetched yet are read and dropped; what the
     * statement writes is kept.
     *
     * @throws Exception\Neo4jException as fetch()
     */
    public function getSummary(): Summary {}

    /**
     * Ends the result. Before its end this cuts the connection, which stops the server where
     * that can be stopped (not Neo4j 1.8) and may roll back what the statement wrote. Within a
     * transaction the rest is read instead, which keeps that open.
     *
     * @throws Exception\Neo4jException within a transaction, as fetch()
     */
    public function close(): void {}

    /** @return \Iterator<int, array<int|string, mixed>> */
    public function getIterator(): \Iterator {}

    /** @return array<string, mixed> */
    public function __debugInfo(): array {}
}
