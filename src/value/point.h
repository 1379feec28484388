/* Neo4j\Type\Point. */
#ifndef NEO4J_VALUE_POINT_H
#define NEO4J_VALUE_POINT_H

#include "row_builder.h"

typedef struct neo4j_point {
	int64_t srid;
	double x, y, z;
	bool is_3d;
} neo4j_point;

extern zend_class_entry *neo4j_point_ce;

/* From the members of an object. */
void neo4j_point_from_members(neo4j_point *point, const zval *members);

/* "SRID=7203;POINT (1.5 2.0)", "SRID=9157;POINT Z (1.0 2.0 3.0)"; the blank before the bracket may
 * be missing. */
bool neo4j_point_parse(neo4j_point *point, const char *text, size_t length);

/* z NULL: it has two dimensions. false: no server has such a point; nothing was pushed. */
bool neo4j_builder_point(neo4j_builder *builder, int64_t srid, double x, double y, const double *z);

void neo4j_point_register(void);

#endif
