#include "cluster.h"

#include "../core/clock.h"

#include <ext/random/php_random.h>

#define NS_PER_S 1000000000ull
#define FIRST_REST_S 5
#define LONGEST_REST_S 60

uint64_t neo4j_cluster_bit(const neo4j_session *session)
{
	return (uint64_t) 1 << (session - session->cluster->sessions);
}

/* Not the script's own sequence of random numbers, and no system call each time (xorshift64). */
static uint64_t random_number(neo4j_cluster *cluster)
{
	uint64_t x = cluster->random;

	if (x == 0 && (php_random_bytes_silent(&x, sizeof(x)) == FAILURE || x == 0)) {
		x = neo4j_clock_ns() | 1;
	}
	x ^= x << 13;
	x ^= x >> 7;
	x ^= x << 17;
	return cluster->random = x;
}

static bool is_resting(const neo4j_session *session)
{
	const neo4j_server *known = neo4j_server_look_up(session, session->place);

	return known && known->standing.rests_until_ns > neo4j_clock_ns();
}

typedef enum rank { HAS_ROLE, UNKNOWN_ROLE, OTHER_ROLE, RESTING } rank;

/* What is not said to be reading may write. */
static rank rank_of(const neo4j_session *session, const neo4j_options *options)
{
	neo4j_access_mode wanted = options->access_mode == NEO4J_ACCESS_READ ? NEO4J_ACCESS_READ : NEO4J_ACCESS_WRITE;
	const neo4j_role *role = neo4j_cluster_role(session, options);

	if (!role || !role->known) {
		return UNKNOWN_ROLE;
	}
	return role->roles & (1u << wanted) ? HAS_ROLE : OTHER_ROLE;
}

static uint64_t full_rank_of(const neo4j_session *session, const neo4j_options *options)
{
	return rank_of(session, options) + (is_resting(session) ? RESTING : 0);
}

/* The lower, the better; the lower 32 bits decide between equals. */
static uint64_t score_of(neo4j_cluster *cluster, unsigned index, const neo4j_options *options)
{
	return full_rank_of(&cluster->sessions[index], options) << 32
		| (cluster->failover == NEO4J_FAILOVER_RANDOM ? random_number(cluster) >> 32 : index);
}

neo4j_session *neo4j_cluster_choose(neo4j_cluster *cluster, const neo4j_options *options, uint64_t tried)
{
	neo4j_session *best = NULL;
	uint64_t lowest = UINT64_MAX;

	for (unsigned i = 0; i < cluster->count; i++) {
		if (!(tried & (uint64_t) 1 << i)) {
			uint64_t score = score_of(cluster, i, options);

			best = score < lowest ? &cluster->sessions[i] : best;
			lowest = MIN(score, lowest);
		}
	}
	return best;
}

neo4j_session *neo4j_cluster_better(neo4j_session *session, const neo4j_options *options, uint64_t tried)
{
	neo4j_session *best = neo4j_cluster_choose(session->cluster, options, tried);

	return best && full_rank_of(best, options) < full_rank_of(session, options) ? best : session;
}

/* Failures of one moment count as one. */
void neo4j_cluster_rest(neo4j_session *session)
{
	neo4j_standing *standing;
	uint64_t seconds = FIRST_REST_S;

	if (session->cluster->count == 1 || is_resting(session)) {
		return;
	}
	standing = &neo4j_server_known_by(session, session->place)->standing;
	for (unsigned i = 0; i < standing->failures && seconds < LONGEST_REST_S; i++) {
		seconds *= 2;
	}
	standing->failures++;
	standing->rests_until_ns = neo4j_clock_ns() + MIN(seconds, LONGEST_REST_S) * NS_PER_S;
}

void neo4j_cluster_is_well(neo4j_session *session)
{
	neo4j_server *known = session->cluster->count > 1 ? neo4j_server_look_up(session, session->place) : NULL;

	if (known) {
		memset(&known->standing, 0, sizeof(known->standing));
	}
}

bool neo4j_cluster_is_down(int http_status)
{
	return http_status >= 502 && http_status <= 504;
}

bool neo4j_cluster_was_not_reached(const neo4j_failure *failure)
{
	return failure->unsent || failure->kind == NEO4J_FAILURE_TLS;
}

bool neo4j_cluster_ask(neo4j_session *session, neo4j_cluster_question *question, void *answer, neo4j_failure *failure)
{
	neo4j_cluster *cluster = session->cluster;
	neo4j_session *next = neo4j_cluster_choose(cluster, &session->options, 0);
	uint64_t tried = 0;

	while (next) {
		session = next;
		neo4j_failure_free(failure);
		if (question(session, &session->options, answer, failure)) {
			neo4j_cluster_is_well(session);
			return true;
		}
		if (!neo4j_cluster_was_not_reached(failure)) {
			return false;
		}
		neo4j_cluster_rest(session);
		tried |= neo4j_cluster_bit(session);
		next = neo4j_cluster_choose(cluster, &session->options, tried);
	}
	return false;
}
