/* A TCP server inside the test: it reads one HTTP request after another and does what the
 * script says, whoever connects. Threads of this process; counts what it saw. */
#ifndef NEO4J_SCRIPTED_SERVER_H
#define NEO4J_SCRIPTED_SERVER_H

#include <stddef.h>

typedef enum script_ending {
	SCRIPT_KEEP, /* waits for the next request */
	SCRIPT_FIN,
	SCRIPT_RST,
	SCRIPT_STALL /* neither sends nor closes any more */
} script_ending;

/* What follows one request that was read to its end. */
typedef struct script_step {
	const char *reply; /* raw bytes; NULL: none */
	size_t length;     /* 0: up to the NUL */
	size_t piece;      /* sent in pieces of so many bytes; 0: at once */
	unsigned delay_ms; /* before each piece */
	script_ending ending;
} script_step;

typedef struct script_seen {
	unsigned connections;
	unsigned closed;   /* connections that the client closed */
	unsigned requests; /* whole ones */
	size_t bytes;      /* received in all */
	char last_request[4096];
} script_seen;

typedef struct scripted_server scripted_server;

/* One step per request over all connections; the last one is repeated. The steps are borrowed. */
scripted_server *scripted_server_start(const script_step *steps, size_t count);
int scripted_server_port(const scripted_server *server);
script_seen scripted_server_seen(scripted_server *server);

/* Waits at most a second for what the server's threads have still to notice. */
script_seen scripted_server_await_bytes(scripted_server *server, size_t bytes);
script_seen scripted_server_await_closed(scripted_server *server, unsigned closed);

void scripted_server_stop(scripted_server *server);

/* A port nobody listens on. */
int scripted_server_free_port(void);

#endif
