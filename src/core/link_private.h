/* What link.c and its parts share. Nobody else includes this. */
#ifndef NEO4J_CORE_LINK_PRIVATE_H
#define NEO4J_CORE_LINK_PRIVATE_H

#include "link.h"
#include "time_limits.h"

#include <curl/curl.h>

/* libcurl tries an IPv4 and an IPv6 address at once, while an old connection may be closing. */
#define NEO4J_LINK_SOCKETS 4

/* Of one exchange; zero before it. */
typedef struct neo4j_link_progress {
	neo4j_request request;
	size_t handed; /* bytes of the request's body that libcurl took */
	size_t header_bytes;
	size_t want;      /* of the current pump */
	neo4j_time_limits limits;
	bool attached;    /* the easy handle is in the multi handle */
	bool opened;      /* a socket was opened */
	bool started;     /* there is a connection, and the request may be on it */
	bool paused;      /* the write callback refused */
} neo4j_link_progress;

/* Behind link->handles. */
typedef struct neo4j_link_handles {
	CURLM *multi;
	CURL *easy;
	CURLU *url;                 /* the endpoint's, never changed */
	char *user_agent;           /* the header; NULL: none */
	struct curl_slist *headers; /* an array whose nodes borrow their texts */
	size_t header_capacity;
	char *target; /* the endpoint's prefix and the path of the request */
	size_t target_capacity;
	size_t prefix_length;
	int sockets[NEO4J_LINK_SOCKETS]; /* open ones; -1: free */
	neo4j_link_progress progress;
	char said[CURL_ERROR_SIZE];
} neo4j_link_handles;

static inline neo4j_link_handles *neo4j_link_handles_of(const neo4j_link *link)
{
	return link->handles;
}

/* A body that libcurl takes as a whole; longer ones it asks for piece by piece. */
#define NEO4J_LINK_SHORT_BODY ((size_t) 16 * 1024)

static inline bool neo4j_link_is_short(const neo4j_request *request)
{
	return request->body_length <= NEO4J_LINK_SHORT_BODY;
}

/* May the write callback take more? Also when the reader wants a longer piece than usual. */
static inline bool neo4j_link_has_room(const neo4j_link *link)
{
	size_t unread = neo4j_buffer_length(&link->exchange.body);

	return unread < NEO4J_LINK_HIGH_WATER || unread < neo4j_link_handles_of(link)->progress.want;
}

/* link_options.c: what libcurl is told, once per link and once per exchange. */
CURLcode neo4j_link_set_constants(neo4j_link *link);
CURLcode neo4j_link_set_request(neo4j_link *link, const neo4j_request *request);
void neo4j_link_forget_request(neo4j_link *link);
void neo4j_link_free_options(neo4j_link *link);

/* link_security.c: TLS and proxies. Where libcurl lacks an option that is set, exchange.error says
 * so by its name. */
CURLcode neo4j_link_set_security(neo4j_link *link);

/* Of an error while a proxy was asked for its service; NEO4J_OK: it is none. */
neo4j_status neo4j_link_meaning_of_proxy(const neo4j_link *link, CURLcode code);

/* link_callbacks.c: called by libcurl, they copy bytes and note what happened. */
CURLcode neo4j_link_set_callbacks(neo4j_link *link);

/* link_socket.c: descriptors, and what becomes of them after a fork. */
CURLcode neo4j_link_set_socket_callbacks(neo4j_link *link);
bool neo4j_link_is_foreign(const neo4j_link *link);

/* Takes the sockets away from libcurl: what it writes from now on goes nowhere. false: it
 * could not be done, they are closed. */
bool neo4j_link_disarm(neo4j_link *link);

#endif
