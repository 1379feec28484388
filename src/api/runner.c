#include "runner.h"

#include <zend_attributes.h>

#include "Runner_arginfo.h"

zend_class_entry *php_neo4j_runner_ce;

void php_neo4j_runner_register(void)
{
	php_neo4j_runner_ce = register_class_Neo4j_Runner();
}
