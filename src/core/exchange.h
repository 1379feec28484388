/* One request and its answer, whoever carries it. libcurl's carrier is link.c; PHP streams
 * and classes written in PHP fill the same table. */
#ifndef NEO4J_CORE_EXCHANGE_H
#define NEO4J_CORE_EXCHANGE_H

#include "buffer.h"
#include "endpoint.h"
#include "error.h"

#include <stddef.h>
#include <stdint.h>

/* All pointers are borrowed and must live until the exchange has ended. */
typedef struct neo4j_request {
	const char *method;          /* "GET", "POST", … */
	const char *path;            /* appended to the endpoint's base_url, begins with "/" */
	const char *const *headers;  /* "Name: value" */
	size_t header_count;
	const char *body;            /* NULL: none */
	size_t body_length;
	const char *user_agent;
	/* Milliseconds, 0: no limit. Counted only while inside the exchange's functions. */
	long connect_timeout_ms;
	long timeout_ms;
	long idle_timeout_ms;        /* no byte for so long, the time before the first included */
	size_t max_header_bytes;
	bool keep_headers;           /* the answer's header lines are wanted: exchange->headers */
} neo4j_request;

#define NEO4J_CONTENT_TYPE_SIZE 128

typedef struct neo4j_response {
	int status; /* 0 until the header is complete */
	char content_type[NEO4J_CONTENT_TYPE_SIZE];
	char content_encoding[32];
	uint64_t bytes; /* of the body, so far */
} neo4j_response;

typedef enum neo4j_exchange_state {
	NEO4J_EXCHANGE_IDLE,
	NEO4J_EXCHANGE_OPEN,
	NEO4J_EXCHANGE_DONE,  /* ended as HTTP wants it; says nothing about the format */
	NEO4J_EXCHANGE_FAILED /* `error` tells; bytes received before stay readable */
} neo4j_exchange_state;

typedef struct neo4j_exchange neo4j_exchange;

typedef struct neo4j_exchange_ops {
	/* Moves bytes. Returns as soon as at least `want` bytes are unread, or the state is no
	 * longer OPEN (NEO4J_OK), or wait_ms has passed or a signal came (NEO4J_AGAIN). Waits at
	 * most once per call; calls PHP only where the carrier is a class written in it. wait_ms 0: does
	 * not wait. An error of the exchange itself is not returned: it is in `state` and `error`. */
	neo4j_status (*pump)(neo4j_exchange *exchange, size_t want, long wait_ms);
	/* Gives the carrier back: to its pool if the answer was read to its end, else closed.
	 * reusable: the format's own end was seen. The exchange must not be used afterwards. */
	void (*end)(neo4j_exchange *exchange, bool reusable);
	/* Adds what it holds of the user's to the garbage collector's list, a zend_get_gc_buffer. NULL:
	 * it holds nothing. */
	void (*gc)(neo4j_exchange *exchange, void *buffer);
	/* Reading runs code of the user's and keeps no connection, so of an answer that nobody wants
	 * nothing is read for the connection's sake. */
	bool on_demand;
} neo4j_exchange_ops;

struct neo4j_exchange {
	const neo4j_exchange_ops *ops;
	neo4j_exchange_state state;
	neo4j_response response;
	neo4j_buffer body; /* unread bytes; the reader consumes them */
	/* With keep_headers: "Name: value\n" for each field of the final answer, in its order, as it
	 * came but for blanks at its end and for folded lines, which are joined by one. Complete as soon
	 * as the status is known; within max_header_bytes. */
	neo4j_buffer headers;
	neo4j_error error;
	bool reads_ahead;  /* bytes may lie in a socket of its own: worth fetching before they are wanted */
	bool reused;       /* the connection had served before (known once it is connected) */
};

/* What every carrier holds an answer's header to. false: exchange->error says what is wrong. `length` is
 * the header's so far; `most` 0: no bound. */
bool neo4j_exchange_check_coding(neo4j_exchange *exchange, const neo4j_endpoint *endpoint);
bool neo4j_exchange_check_header(neo4j_exchange *exchange, const neo4j_endpoint *endpoint, size_t length, size_t most);

/* exchange->error is set: now it says, too, whether the request may have left. `handed`: bytes of the
 * body that were taken from it; `started`: its head may be on the connection. */
void neo4j_exchange_failed(neo4j_exchange *exchange, const neo4j_request *request, size_t handed, bool started);

#endif
