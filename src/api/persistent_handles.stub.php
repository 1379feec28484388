<?php

/** @generate-function-entries */

namespace Neo4j;

/**
 * The connections that this process (on ZTS: this thread) keeps or uses, one entry for each key
 * they are kept by: the address, the credentials, the TLS options, the pool's name. The key used
 * last comes first. Clients with 'persistent' => false are not among them.
 *
 * server      scheme://host:port
 * user        null: no credentials
 * ident       the name given as 'persistent' => 'name', else null
 * used        connections in use, by open results for example
 * free        idle connections, those included that the INI limits will close at the next use
 * created     connections opened so far
 * reused      how often an idle one was used again instead
 * oldest_age  seconds since the oldest of used and free was opened; null: there is none
 *
 * Numbers of a key without connections are forgotten when there are more than 64 such keys. Two
 * entries may look alike: passwords, TLS options and a path in the URI are not shown.
 *
 * @return list<array<string, string|int|float|null>>
 * @phpstan-return list<array{server: string, user: ?string, ident: ?string, used: int, free: int, created: int, reused: int, oldest_age: ?float}>
 */
function persistent_handles(): array {}

/**
 * Closes idle connections: all that this process (thread) keeps, or those of the pool of this
 * name. DNS answers and TLS sessions of theirs are forgotten, too. What is in use stays open.
 *
 * @return int how many were closed
 */
function clean_persistent_handles(?string $ident = null): int {}
