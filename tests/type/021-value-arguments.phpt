--TEST--
Constructors of values: named arguments, defaults, too few and too many, wrong types
--EXTENSIONS--
neo4j
--FILE--
<?php
require __DIR__ . '/samples.php';

use Neo4j\Type\{Bytes, Date, Duration, LocalDateTime, LocalTime, Point, Time, Vector, ZonedDateTime};

foreach ([
    new ZonedDateTime(zone: 'Europe/Berlin', day: 3, month: 2, year: 1), new ZonedDateTime(1, 2, 3, second: 6, zone: null), new LocalDateTime(1, 2, 3, nanosecond: 4),
    new Time(1, offsetSeconds: -60), new LocalTime(1, second: 2), new Duration(seconds: -1), new Duration(), new Point(y: 2, x: 1, srid: 7203),
    new Vector(values: [1], type: 'INT16'), new Bytes(value: 'x'), new Date('2024', 1.0, true),
] as $value) {
    echo str_replace(['Neo4j\\Type\\', "\n", ' '], '', var_export($value, true)), "\n";
}
foreach (VALUE_CLASSES as $class) {
    if ($class !== Duration::class) {
        expect_exception(fn () => new $class());
    }
    expect_exception(fn () => new $class(...array_fill(0, 10, 1)));
    expect_exception(fn () => new $class(...array_fill(0, $class === Bytes::class ? 1 : ($class === Vector::class ? 2 : 3), [])));
    expect_exception(fn () => new $class(nonsense: 1));
}
expect_exception(fn () => new Date('x', 1, 1));
expect_exception(fn () => new ZonedDateTime(1, 1, 1, zone: []));
--EXPECT--
\ZonedDateTime::__set_state(array('year'=>1,'month'=>2,'day'=>3,'hour'=>0,'minute'=>0,'second'=>0,'nanosecond'=>0,'offsetSeconds'=>0,'zone'=>'Europe/Berlin',))
\ZonedDateTime::__set_state(array('year'=>1,'month'=>2,'day'=>3,'hour'=>0,'minute'=>0,'second'=>6,'nanosecond'=>0,'offsetSeconds'=>0,'zone'=>NULL,))
\LocalDateTime::__set_state(array('year'=>1,'month'=>2,'day'=>3,'hour'=>0,'minute'=>0,'second'=>0,'nanosecond'=>4,))
\Time::__set_state(array('hour'=>1,'minute'=>0,'second'=>0,'nanosecond'=>0,'offsetSeconds'=>-60,))
\LocalTime::__set_state(array('hour'=>1,'minute'=>0,'second'=>2,'nanosecond'=>0,))
\Duration::__set_state(array('months'=>0,'days'=>0,'seconds'=>-1,'nanoseconds'=>0,))
\Duration::__set_state(array('months'=>0,'days'=>0,'seconds'=>0,'nanoseconds'=>0,))
\Point::__set_state(array('srid'=>7203,'x'=>1.0,'y'=>2.0,'z'=>NULL,))
\Vector::__set_state(array('type'=>'INT16','values'=>array(0=>1,),))
\Bytes::__set_state(array('value'=>'x',))
\Date::__set_state(array('year'=>2024,'month'=>1,'day'=>1,))
ArgumentCountError: Neo4j\Type\Date::__construct() expects exactly 3 arguments, 0 given
ArgumentCountError: Neo4j\Type\Date::__construct() expects exactly 3 arguments, 10 given
TypeError: Neo4j\Type\Date::__construct(): Argument #1 ($year) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\LocalTime::__construct() expects at least 1 argument, 0 given
ArgumentCountError: Neo4j\Type\LocalTime::__construct() expects at most 4 arguments, 10 given
TypeError: Neo4j\Type\LocalTime::__construct(): Argument #1 ($hour) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\Time::__construct() expects at least 1 argument, 0 given
ArgumentCountError: Neo4j\Type\Time::__construct() expects at most 5 arguments, 10 given
TypeError: Neo4j\Type\Time::__construct(): Argument #1 ($hour) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\LocalDateTime::__construct() expects at least 3 arguments, 0 given
ArgumentCountError: Neo4j\Type\LocalDateTime::__construct() expects at most 7 arguments, 10 given
TypeError: Neo4j\Type\LocalDateTime::__construct(): Argument #1 ($year) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\ZonedDateTime::__construct() expects at least 3 arguments, 0 given
ArgumentCountError: Neo4j\Type\ZonedDateTime::__construct() expects at most 9 arguments, 10 given
TypeError: Neo4j\Type\ZonedDateTime::__construct(): Argument #1 ($year) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\Duration::__construct() expects at most 4 arguments, 10 given
TypeError: Neo4j\Type\Duration::__construct(): Argument #1 ($months) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\Point::__construct() expects at least 3 arguments, 0 given
ArgumentCountError: Neo4j\Type\Point::__construct() expects at most 4 arguments, 10 given
TypeError: Neo4j\Type\Point::__construct(): Argument #1 ($srid) must be of type int, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\Bytes::__construct() expects exactly 1 argument, 0 given
ArgumentCountError: Neo4j\Type\Bytes::__construct() expects exactly 1 argument, 10 given
TypeError: Neo4j\Type\Bytes::__construct(): Argument #1 ($value) must be of type string, array given
Error: Unknown named parameter $nonsense
ArgumentCountError: Neo4j\Type\Vector::__construct() expects exactly 2 arguments, 0 given
ArgumentCountError: Neo4j\Type\Vector::__construct() expects exactly 2 arguments, 10 given
TypeError: Neo4j\Type\Vector::__construct(): Argument #1 ($type) must be of type string, array given
Error: Unknown named parameter $nonsense
TypeError: Neo4j\Type\Date::__construct(): Argument #1 ($year) must be of type int, string given
TypeError: Neo4j\Type\ZonedDateTime::__construct(): Argument #9 ($zone) must be of type ?string, array given
