/* Waiting for an exchange, and small exchanges as a whole. */
#ifndef NEO4J_WIRE_CALL_H
#define NEO4J_WIRE_CALL_H

#include "failure.h"
#include "session.h"

#include <Zend/zend_smart_str.h>

/* Pumps until `want` bytes are unread or the exchange is over (true), or until slice_ms has
 * passed (true as well: look again). Signals and time limits of PHP act here. false: an
 * exception is pending. May leave by longjmp (a fatal time limit). */
bool neo4j_wait(neo4j_exchange *exchange, size_t want, long slice_ms);

/* Those signals and limits alone, for who works long without waiting. As above. */
bool neo4j_serve_interrupts(void);

#define NEO4J_WAIT_SLICE_MS 250
/* Bodies that are read as a whole: discovery documents, error objects. */
#define NEO4J_DOCUMENT_MAX (1024 * 1024)

/* The limits and the user agent that the options ask for. */
void neo4j_request_from_options(neo4j_request *request, const neo4j_options *options);

typedef struct neo4j_reply {
	int status;
	char content_type[NEO4J_CONTENT_TYPE_SIZE];
	zval json;       /* the body as ext/json decodes it; IS_UNDEF: it is not JSON */
	char excerpt[96]; /* the body's first bytes, printable, without credentials */
	const char *tls_hint; /* what a TLS port complains of, in words for the user; NULL: nothing */
} neo4j_reply;

/* One exchange from start to end. false: it failed, the reply is undefined. */
bool neo4j_call(neo4j_session *session, const neo4j_options *options, const char *method,
	const char *path, const char *const *headers, zend_string *body, neo4j_reply *reply,
	neo4j_failure *failure);

/* Makes a reply of an exchange that is over, from its unread body. */
void neo4j_reply_read(neo4j_reply *reply, const neo4j_exchange *exchange, const neo4j_endpoint *endpoint);
void neo4j_reply_free(neo4j_reply *reply);

/* By ext/json, maps as arrays; IS_UNDEF: it is no JSON. */
void neo4j_json_decode(zval *json, const char *text, size_t length);

#endif
