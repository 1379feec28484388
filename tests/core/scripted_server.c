#define _GNU_SOURCE /* memmem(), strcasestr() */

#include "scripted_server.h"

#include <netinet/in.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_CONNECTIONS 1024
#define REQUEST_SIZE ((size_t) 2 * 1024 * 1024)

typedef struct connection {
	scripted_server *server;
	pthread_t thread;
	int socket; /* -1: closed */
	char *request;
	size_t length;
} connection;

struct scripted_server {
	const script_step *steps;
	size_t step_count;
	size_t next_step;
	int listener;
	int port;
	pthread_t acceptor;
	pthread_mutex_t lock;
	bool stopping;
	script_seen seen;
	connection connections[MAX_CONNECTIONS];
};

static void fatal(const char *what)
{
	perror(what);
	abort();
}

static void sleep_ms(unsigned ms)
{
	usleep(ms * 1000);
}

static int listen_on_any_port(int *port)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t size = sizeof(address);
	int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (listener < 0 || bind(listener, (struct sockaddr *) &address, sizeof(address)) != 0 || listen(listener, 64) != 0
		|| getsockname(listener, (struct sockaddr *) &address, &size) != 0) {
		fatal("listen");
	}
	*port = ntohs(address.sin_port);
	return listener;
}

int scripted_server_free_port(void)
{
	int port;

	close(listen_on_any_port(&port));
	return port;
}

/* The length of the first request in the buffer; 0: it is not complete. */
static size_t whole_request(const connection *client)
{
	const char *end = memmem(client->request, client->length, "\r\n\r\n", 4);
	const char *field;
	size_t length;

	if (!end) {
		return 0;
	}
	length = (size_t) (end - client->request) + 4;
	field = strcasestr(client->request, "\r\nContent-Length:");
	if (field && field < end) {
		length += strtoul(field + sizeof("\r\nContent-Length:") - 1, NULL, 10);
	}
	return client->length >= length ? length : 0;
}

static bool receive_some(connection *client)
{
	ssize_t got = recv(client->socket, client->request + client->length, REQUEST_SIZE - client->length - 1, 0);

	if (got <= 0) {
		return false;
	}
	client->length += (size_t) got;
	client->request[client->length] = '\0';
	pthread_mutex_lock(&client->server->lock);
	client->server->seen.bytes += (size_t) got;
	pthread_mutex_unlock(&client->server->lock);
	return true;
}

/* Notes the request and takes it from the buffer. NULL: the client has closed. */
static const script_step *read_request(connection *client)
{
	scripted_server *server = client->server;
	const script_step *step;
	size_t length;

	while ((length = whole_request(client)) == 0) {
		if (!receive_some(client)) {
			return NULL;
		}
	}
	pthread_mutex_lock(&server->lock);
	server->seen.requests++;
	snprintf(server->seen.last_request, sizeof(server->seen.last_request), "%.*s", (int) length, client->request);
	step = &server->steps[server->next_step];
	server->next_step += server->next_step + 1 < server->step_count;
	pthread_mutex_unlock(&server->lock);
	client->length -= length;
	memmove(client->request, client->request + length, client->length + 1);
	return step;
}

static void send_reply(connection *client, const script_step *step)
{
	size_t length = !step->reply ? 0 : step->length ? step->length : strlen(step->reply);
	size_t sent = 0;

	if (step->delay_ms && length == 0) {
		sleep_ms(step->delay_ms);
	}
	while (sent < length) {
		size_t piece = step->piece && step->piece < length - sent ? step->piece : length - sent;
		ssize_t done;
		if (step->delay_ms) {
			sleep_ms(step->delay_ms);
		}
		done = send(client->socket, step->reply + sent, piece, MSG_NOSIGNAL);
		if (done <= 0) {
			return;
		}
		sent += (size_t) done;
	}
}

static void close_client(connection *client, bool reset)
{
	struct linger linger = {.l_onoff = 1, .l_linger = 0};

	pthread_mutex_lock(&client->server->lock);
	if (reset) {
		setsockopt(client->socket, SOL_SOCKET, SO_LINGER, &linger, sizeof(linger));
	}
	close(client->socket);
	client->socket = -1;
	pthread_mutex_unlock(&client->server->lock);
}

static void note_client_closed(scripted_server *server)
{
	pthread_mutex_lock(&server->lock);
	server->seen.closed += !server->stopping;
	pthread_mutex_unlock(&server->lock);
}

static void *serve(void *context)
{
	connection *client = context;
	const script_step *step;

	while ((step = read_request(client))) {
		send_reply(client, step);
		if (step->ending == SCRIPT_STALL) {
			while (receive_some(client)) {
			}
			break;
		}
		if (step->ending != SCRIPT_KEEP) {
			close_client(client, step->ending == SCRIPT_RST);
			return NULL;
		}
	}
	note_client_closed(client->server);
	close_client(client, false);
	return NULL;
}

static void *accept_clients(void *context)
{
	scripted_server *server = context;

	for (;;) {
		int socket = accept4(server->listener, NULL, NULL, SOCK_CLOEXEC);
		connection *client = &server->connections[server->seen.connections];
		if (socket < 0) {
			return NULL;
		}
		if (server->seen.connections == MAX_CONNECTIONS) {
			fatal("too many connections");
		}
		pthread_mutex_lock(&server->lock);
		client->server = server;
		client->socket = socket;
		client->request = calloc(1, REQUEST_SIZE);
		server->seen.connections++;
		pthread_create(&client->thread, NULL, serve, client);
		pthread_mutex_unlock(&server->lock);
	}
}

scripted_server *scripted_server_start(const script_step *steps, size_t count)
{
	scripted_server *server = calloc(1, sizeof(*server));

	server->steps = steps;
	server->step_count = count;
	server->listener = listen_on_any_port(&server->port);
	pthread_mutex_init(&server->lock, NULL);
	if (pthread_create(&server->acceptor, NULL, accept_clients, server) != 0) {
		fatal("pthread_create");
	}
	return server;
}

int scripted_server_port(const scripted_server *server)
{
	return server->port;
}

script_seen scripted_server_seen(scripted_server *server)
{
	script_seen seen;

	pthread_mutex_lock(&server->lock);
	seen = server->seen;
	pthread_mutex_unlock(&server->lock);
	return seen;
}

script_seen scripted_server_await_bytes(scripted_server *server, size_t bytes)
{
	for (int i = 0; i < 200 && scripted_server_seen(server).bytes < bytes; i++) {
		sleep_ms(5);
	}
	return scripted_server_seen(server);
}

script_seen scripted_server_await_closed(scripted_server *server, unsigned closed)
{
	for (int i = 0; i < 200 && scripted_server_seen(server).closed < closed; i++) {
		sleep_ms(5);
	}
	return scripted_server_seen(server);
}

void scripted_server_stop(scripted_server *server)
{
	shutdown(server->listener, SHUT_RDWR);
	pthread_join(server->acceptor, NULL);
	pthread_mutex_lock(&server->lock);
	server->stopping = true;
	for (unsigned i = 0; i < server->seen.connections; i++) {
		if (server->connections[i].socket >= 0) {
			shutdown(server->connections[i].socket, SHUT_RDWR);
		}
	}
	pthread_mutex_unlock(&server->lock);
	for (unsigned i = 0; i < server->seen.connections; i++) {
		pthread_join(server->connections[i].thread, NULL);
		free(server->connections[i].request);
	}
	close(server->listener);
	free(server);
}
