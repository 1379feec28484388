/* Which server of a client's list a statement goes to. */
#ifndef NEO4J_WIRE_CLUSTER_H
#define NEO4J_WIRE_CLUSTER_H

#include "failure.h"
#include "server.h"
#include "session.h"

/* The best one of those whose bit in `tried` (by place in the list) is not set: one that is not
 * resting before one that is, then one that has the role which the options' access mode wants, then
 * as the list's order or chance has it. NULL: all were tried. */
neo4j_session *neo4j_cluster_choose(neo4j_cluster *cluster, const neo4j_options *options, uint64_t tried);

/* This one, unless another one outranks it. */
neo4j_session *neo4j_cluster_better(neo4j_session *session, const neo4j_options *options, uint64_t tried);

uint64_t neo4j_cluster_bit(const neo4j_session *session);

/* It could not be reached, or was lost: for some seconds, more each time, others are asked first.
 * All of the process's clients know. */
void neo4j_cluster_rest(neo4j_session *session);

/* It answered. */
void neo4j_cluster_is_well(neo4j_session *session);

/* One server's question, asked of another one while none of those asked can be reached. */
typedef bool neo4j_cluster_question(neo4j_session *session, const neo4j_options *options, void *answer, neo4j_failure *failure);
bool neo4j_cluster_ask(neo4j_session *session, neo4j_cluster_question *question, void *answer, neo4j_failure *failure);

/* Does what stands before a server say with this status that it is down? */
bool neo4j_cluster_is_down(int http_status);

/* Did this failure come before anything of the request can have left? */
bool neo4j_cluster_was_not_reached(const neo4j_failure *failure);

/* routing.c: asks this server for its routing table, if what is known is too old, and takes from it
 * which roles the servers of the list have. Hosts that are not in the list are of no interest.
 * false: the failure is set. */
bool neo4j_cluster_learn_roles(neo4j_session *session, const neo4j_options *options, const neo4j_server *server,
	neo4j_failure *failure);

/* A server has refused what its role should let it do: the next statement asks for a new table. */
void neo4j_cluster_forget_roles(const neo4j_session *session, const neo4j_options *options);

/* What is known of a server's role, or NULL. */
const neo4j_role *neo4j_cluster_role(const neo4j_session *session, const neo4j_options *options);

#endif
