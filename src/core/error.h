/* Status codes and error details of the core. Nothing here throws, prints or calls PHP. */
#ifndef NEO4J_CORE_ERROR_H
#define NEO4J_CORE_ERROR_H

#include <stdbool.h>

typedef enum neo4j_status {
	NEO4J_OK,
	NEO4J_AGAIN,         /* nothing to give yet: call again */
	NEO4J_ERR_MEMORY,
	NEO4J_ERR_CONNECT,   /* no connection: nothing of the request can have left */
	NEO4J_ERR_REFUSED,   /* likewise, and trying again does not help: a proxy said no */
	NEO4J_ERR_LOST,      /* the connection failed; error.sent tells whether the body may have left */
	NEO4J_ERR_TLS,
	NEO4J_ERR_TIMEOUT,
	NEO4J_ERR_PROTOCOL,  /* what came is not what the format allows */
	NEO4J_ERR_TRUNCATED, /* what came ended before the format's own end */
	NEO4J_ERR_LIMIT,     /* a bound of ours was passed: depth, row, header */
	NEO4J_ERR_DISK,      /* a temporary file failed */
	NEO4J_ERR_FOREIGN,   /* the link was opened by another process */
	NEO4J_ERR_STOPPED    /* the sink refused: the sink knows why */
} neo4j_status;

#define NEO4J_ERROR_TEXT 512

/* Filled by the function that fails, owned by the caller. `text` never holds a secret. */
typedef struct neo4j_error {
	neo4j_status status;
	int curl_code; /* CURLcode, 0 when libcurl has no part in it */
	bool sent;     /* some of the request's body may have reached the server */
	char text[NEO4J_ERROR_TEXT];
} neo4j_error;

/* Sets status and text (cut to fit, on a UTF-8 border); returns the status, so that callers
 * can say `return neo4j_fail(error, NEO4J_ERR_…, "…")`. error may be NULL. */
neo4j_status neo4j_fail(neo4j_error *error, neo4j_status status, const char *format, ...)
#if defined(__GNUC__)
	__attribute__((format(printf, 3, 4)))
#endif
	;

#endif
