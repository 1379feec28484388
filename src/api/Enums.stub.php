<?php

/** @generate-class-entries */

namespace Neo4j;

enum FetchMode: string
{
    case Assoc = 'assoc';
    case Num = 'num';
    case Both = 'both';
}

enum ValueMode: string
{
    case Objects = 'objects';
    case Arrays = 'arrays';
}

enum AccessMode: string
{
    case Read = 'read';
    case Write = 'write';
}

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
