<?php

/** @generate-class-entries */

namespace Neo4j;

/** Keys of a row: column names, positions, or both. */
enum FetchMode: string
{
    case Assoc = 'assoc';
    case Num = 'num';
    case Both = 'both';
}

/** Graph values as objects of Neo4j\Type, or as plain arrays. */
enum ValueMode: string
{
    case Objects = 'objects';
    case Arrays = 'arrays';
}

/** What a statement is allowed to do. */
enum AccessMode: string
{
    case Read = 'read';
    case Write = 'write';
}

/** What is spoken to a server; Auto: what fits it best. */
enum Protocol: string
{
    case Auto = 'auto';
    case Legacy = 'legacy';
    case Transactional = 'transactional';
    case Jolt = 'jolt';
    case Query = 'query';
    case Gremlin3 = 'gremlin3';
    case Gremlin4 = 'gremlin4';
}
