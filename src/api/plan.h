/* Plans and profiles: trees of operators, which each dialect spells in its own way, in the one
 * shape that Summary.stub.php describes. */
#ifndef NEO4J_API_PLAN_H
#define NEO4J_API_PLAN_H

#include <php.h>

/* Makes the tree in that shape of what the server sent. false: it sent none; *plan is null then. */
bool php_neo4j_plan_create(zval *plan, const zval *sent);

/* Was it measured while the statement ran, so that it is a profile? Of a tree made so. */
bool php_neo4j_plan_is_profile(const zval *plan);

#endif
