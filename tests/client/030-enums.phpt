--TEST--
The enums and their strings
--EXTENSIONS--
neo4j
--FILE--
<?php
foreach ([Neo4j\FetchMode::class, Neo4j\ValueMode::class, Neo4j\AccessMode::class, Neo4j\Protocol::class] as $enum) {
    echo $enum, ':';
    foreach ($enum::cases() as $case) {
        echo " $case->name=$case->value";
        assert($enum::from($case->value) === $case);
    }
    echo "\n";
}
--EXPECT--
Neo4j\FetchMode: Assoc=assoc Num=num Both=both
Neo4j\ValueMode: Objects=objects Arrays=arrays
Neo4j\AccessMode: Read=read Write=write
Neo4j\Protocol: Auto=auto Legacy=legacy Transactional=transactional Jolt=jolt Query=query Gremlin3=gremlin3 Gremlin4=gremlin4
