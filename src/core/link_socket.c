/* fcntl() with FD_CLOEXEC and dup2() are POSIX, not C11; POLLRDHUP is neither. */
#ifndef _GNU_SOURCE
# define _GNU_SOURCE
#endif

#include "link_private.h"

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* A program that PHP starts must not keep our connections open. */
static int open_descriptor(const struct curl_sockaddr *address)
{
#ifdef SOCK_CLOEXEC
	return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
	int descriptor = socket(address->family, address->socktype, address->protocol);

	if (descriptor >= 0) {
		fcntl(descriptor, F_SETFD, FD_CLOEXEC);
	}
	return descriptor;
#endif
}

static int *find_socket(neo4j_link_handles *handles, int descriptor)
{
	for (size_t i = 0; i < NEO4J_LINK_SOCKETS; i++) {
		if (handles->sockets[i] == descriptor) {
			return &handles->sockets[i];
		}
	}
	return NULL;
}

/* -1: none is open. */
static int any_socket(const neo4j_link_handles *handles)
{
	int any = -1;

	for (size_t i = 0; i < NEO4J_LINK_SOCKETS; i++) {
		any = handles->sockets[i] >= 0 ? handles->sockets[i] : any;
	}
	return any;
}

/* libcurl would say no more than that it could not connect. */
static void note_exhaustion(neo4j_link *link)
{
	if (errno == EMFILE || errno == ENFILE) {
		neo4j_fail(&link->exchange.error, NEO4J_ERR_CONNECT, "%s: No connection can be opened: %s", link->endpoint->label,
			strerror(errno));
	}
}

/* A second connection within one exchange would carry the request a second time: libcurl does
 * that by itself when a kept connection closes before any byte of the answer. */
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address)
{
	neo4j_link *link = context;
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	int *place = find_socket(handles, -1);
	int descriptor;

	if (purpose != CURLSOCKTYPE_IPCXN || handles->progress.started || !place) {
		return CURL_SOCKET_BAD;
	}
	descriptor = open_descriptor(address);
	if (descriptor < 0) {
		note_exhaustion(link);
		return CURL_SOCKET_BAD;
	}
	*place = descriptor;
	link->socket = descriptor;
	handles->progress.opened = true;
	return descriptor;
}

/* Also called long after the exchange, when the link is closed. */
static int close_socket(void *context, curl_socket_t descriptor)
{
	neo4j_link *link = context;
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	int *place = find_socket(handles, descriptor);

	if (place) {
		*place = -1;
	}
	if (link->socket == descriptor) {
		link->socket = any_socket(handles);
	}
	return close(descriptor);
}

CURLcode neo4j_link_set_socket_callbacks(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	link->socket = -1;
	for (size_t i = 0; i < NEO4J_LINK_SOCKETS; i++) {
		handles->sockets[i] = -1;
	}
	curl_easy_setopt(handles->easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
	curl_easy_setopt(handles->easy, CURLOPT_OPENSOCKETDATA, link);
	curl_easy_setopt(handles->easy, CURLOPT_CLOSESOCKETFUNCTION, close_socket);
	return curl_easy_setopt(handles->easy, CURLOPT_CLOSESOCKETDATA, link);
}

bool neo4j_link_is_foreign(const neo4j_link *link)
{
	return link->pid != neo4j_process_id();
}

/* Has the other side closed, though bytes are unread? */
static bool has_ended(int descriptor)
{
#ifdef POLLRDHUP
	struct pollfd look = { .fd = descriptor, .events = POLLRDHUP };

	return poll(&look, 1, 0) > 0;
#else
	(void) descriptor;
	return false;
#endif
}

bool neo4j_link_is_alive(const neo4j_link *link)
{
	char byte;
	ssize_t length;

	if (link->socket < 0) {
		return true;
	}
	length = recv(link->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
	if (length > 0) {
		/* TLS sends tickets and the like on its own, but also its goodbye, with the connection's
		 * end behind it; HTTP/1.1 has nothing to say unasked. */
		return link->endpoint->tls && !has_ended(link->socket);
	}
	return length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
}

bool neo4j_link_disarm(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
	bool disarmed = nowhere >= 0;

	for (size_t i = 0; i < NEO4J_LINK_SOCKETS; i++) {
		int *place = &handles->sockets[i];
		if (*place >= 0 && (nowhere < 0 || dup2(nowhere, *place) < 0)) {
			close(*place);
			*place = -1;
			disarmed = false;
		}
	}
	if (nowhere >= 0) {
		close(nowhere);
	}
	return disarmed;
}
