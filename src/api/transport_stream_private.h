/* What the files of Transport\Stream share. Nobody else includes this. */
#ifndef NEO4J_API_TRANSPORT_STREAM_PRIVATE_H
#define NEO4J_API_TRANSPORT_STREAM_PRIVATE_H

#include "transport_stream.h"

#include "../core/http_framing.h"
#include "../core/time_limits.h"

#include <php_network.h>
#include <php_streams.h>

/* PHP's warnings are the error texts of its streams. While quiet, the first one is taken down and
 * no handler of the user's sees any. Code of the user's runs only when it is not. */
typedef struct php_neo4j_quiet {
	zend_error_handling handling; /* where there is code that runs … */
	zval handler;                 /* … else, as in destructors at the end of a request, this, */
	const zend_string *last;      /* and what was warned of last */
	int reporting;
	bool html;
	bool active;
	bool framed;
	bool pending; /* an exception was there before */
	char said[256]; /* "": nothing yet */
} php_neo4j_quiet;

void php_neo4j_quiet_begin(php_neo4j_quiet *quiet);
void php_neo4j_quiet_end(php_neo4j_quiet *quiet);
/* While quiet: what has been said so far. */
const char *php_neo4j_quiet_said(php_neo4j_quiet *quiet);

/* malloc'ed, and listed in the module's globals, since a bailout may leave it with nobody.
 * `exchange` is first: a neo4j_exchange of this carrier is one of these. */
typedef struct php_neo4j_stream_exchange {
	neo4j_exchange exchange;
	struct php_neo4j_stream_exchange *next, *previous;
	neo4j_endpoint *endpoint;   /* held */
	zend_resource *context;     /* the user's, counted; NULL: none */
	zend_resource *stream;      /* ours; NULL: closed. Its ptr is NULL if others closed it */
	neo4j_request request;      /* what it points to is borrowed */
	php_socket_t socket;
	pid_t pid;                  /* of the process that opened it */
	php_neo4j_quiet quiet;
	neo4j_time_limits limits;
	neo4j_framing framing;
	neo4j_buffer head;          /* of the request: what the wrapper wrote, and our lines */
	size_t handed;              /* of the request's body */
	size_t header_bytes;        /* of the answer, in blocks that were skipped */
	bool connected;
	bool started;               /* the request may be on the connection */
	bool answered;              /* the header is complete */
	bool broken;                /* nothing more can be sent */
	bool thrown;                /* an exception of the user's is pending */
} php_neo4j_stream_exchange;

/* transport_stream_context.c: the user's context below, ours above. The context is counted for the
 * caller. */
php_stream_context *php_neo4j_stream_context_make(const php_neo4j_stream_exchange *exchange, double timeout);
/* The lines of our request that do not go through the context, where they could be looked at; each
 * with its end. false: out of memory. */
bool php_neo4j_stream_own_lines(neo4j_buffer *lines, const php_neo4j_stream_exchange *exchange);
/* From a context that has served: what must not be seen. */
void php_neo4j_stream_context_wipe(php_stream_context *context);
/* Does a line begin with this name and a colon? */
bool php_neo4j_line_has_name(const char *line, const char *name, size_t length);

/* transport_stream_open.c: connects, sends, reads the answer's header. The exchange is then OPEN, DONE or
 * FAILED, or thrown. */
void php_neo4j_stream_open(php_neo4j_stream_exchange *exchange);

/* transport_stream_request.c: a filter on what the wrapper writes, with the exchange as its abstract. It
 * sends the request, and returns when the exchange is answered, or no longer OPEN. */
extern const php_stream_filter_ops php_neo4j_stream_request_filter;
/* Then the wrapper finds the connection at its end, and gives up. */
void php_neo4j_stream_stop_wrapper(php_stream *stream);
/* With PHP's warning as the reason, and a hint. */
void php_neo4j_stream_fail_as_said(php_neo4j_stream_exchange *exchange, neo4j_status status, const char *said);

/* transport_stream_head.c: what the header's lines say. */
void php_neo4j_stream_read_head(php_neo4j_stream_exchange *exchange, const zval *lines);

/* transport_stream_exchange.c: the first is for whom exchange.error is set already. */
void php_neo4j_stream_failed(php_neo4j_stream_exchange *exchange);
void php_neo4j_stream_fail(php_neo4j_stream_exchange *exchange, neo4j_status status, const char *text);
void php_neo4j_stream_close(php_neo4j_stream_exchange *exchange);
/* Runs code of the user's: signal handlers, notification callbacks. false: it has thrown. */
bool php_neo4j_stream_run_aloud(php_neo4j_stream_exchange *exchange, void (*run)(void *), void *argument);
bool php_neo4j_stream_limits_hold(php_neo4j_stream_exchange *exchange);
php_stream *php_neo4j_stream_of(const php_neo4j_stream_exchange *exchange);
neo4j_carrier *php_neo4j_stream_carrier_create(zend_resource *context);

#endif
