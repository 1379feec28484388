#define _GNU_SOURCE

#include "link_testing.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* `openssl s_server`: what the client sends comes out of it, what goes in is sent to the
 * client. One connection after another. */
typedef struct tls_server {
	pid_t pid;
	int port;
	int input;
	int output;
	char directory[32];
	char certificate[64];
} tls_server;

static void make_certificate(tls_server *server)
{
	char command[512];

	strcpy(server->directory, "/tmp/neo4j-tls-XXXXXX");
	CHECK(mkdtemp(server->directory) != NULL);
	snprintf(server->certificate, sizeof(server->certificate), "%s/cert.pem", server->directory);
	snprintf(command, sizeof(command),
		"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test "
		"-addext subjectAltName=IP:127.0.0.1 -keyout %s/key.pem -out %s 2>/dev/null",
		server->directory, server->certificate);
	CHECK(system(command) == 0, "is openssl installed?");
}

static tls_server start(void)
{
	tls_server server = {.port = scripted_server_free_port()};
	int input[2], output[2];
	char port[16], key[64];

	make_certificate(&server);
	snprintf(port, sizeof(port), "%d", server.port);
	snprintf(key, sizeof(key), "%s/key.pem", server.directory);
	CHECK(pipe2(input, O_CLOEXEC) == 0 && pipe2(output, O_CLOEXEC) == 0);
	server.pid = fork();
	if (server.pid == 0) {
		dup2(input[0], STDIN_FILENO);
		dup2(output[1], STDOUT_FILENO);
		dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
		execlp("openssl", "openssl", "s_server", "-quiet", "-accept", port, "-cert", server.certificate, "-key", key,
			NULL);
		_exit(1);
	}
	close(input[0]);
	close(output[1]);
	server.input = input[1];
	server.output = output[0];
	fcntl(server.output, F_SETFL, O_NONBLOCK);
	return server;
}

static void stop(tls_server *server)
{
	char command[128];

	kill(server->pid, SIGKILL);
	waitpid(server->pid, NULL, 0);
	close(server->input);
	close(server->output);
	snprintf(command, sizeof(command), "rm -r %s", server->directory);
	CHECK(system(command) == 0);
}

static neo4j_endpoint *endpoint_of(const tls_server *server, const char *host, neo4j_endpoint_options options)
{
	neo4j_error error = {0};
	char uri[64];

	options.digest = test_digest;
	snprintf(uri, sizeof(uri), "https://%s:%d", host, server->port);
	return neo4j_endpoint_parse(uri, &options, &error);
}

/* Has the whole statement come out of the server? */
static bool is_received(tls_server *server)
{
	char text[4096];
	ssize_t length = read(server->output, text, sizeof(text));

	return length > 0 && memmem(text, (size_t) length, statement.body, statement.body_length) != NULL;
}

static void await_statement(tls_server *server, neo4j_link *link)
{
	neo4j_link_send(link, &statement);
	while (link->exchange.state == NEO4J_EXCHANGE_OPEN && !is_received(server)) {
		pump(link, 1, 10);
	}
}

static void answer(tls_server *server, neo4j_link *link)
{
	if (link->exchange.state == NEO4J_EXCHANGE_OPEN) {
		CHECK(write(server->input, SMALL, strlen(SMALL)) > 0);
	}
	finish(link);
}

/* One exchange on a new link. The server may not be listening yet. */
static neo4j_error answer_with(tls_server *server, const char *host, neo4j_endpoint_options options)
{
	neo4j_endpoint *endpoint = endpoint_of(server, host, options);
	neo4j_error error = {0};

	for (int i = 0; i < 200; i++) {
		neo4j_link *link = neo4j_link_open(endpoint);
		await_statement(server, link);
		answer(server, link);
		error = link->exchange.error;
		neo4j_link_close(link);
		if (error.status != NEO4J_ERR_CONNECT) {
			break;
		}
		usleep(20 * 1000);
	}
	neo4j_endpoint_drop(endpoint);
	return error;
}

static void check_refused(neo4j_error error, int code)
{
	char text[32];

	snprintf(text, sizeof(text), "(libcurl error %d)", code);
	CHECK(error.status == NEO4J_ERR_TLS && !error.sent, "%d %s", error.status, error.text);
	CHECK(strstr(error.text, text) != NULL, "%s", error.text);
	CHECK(error.curl_code == code);
}

TEST(who_is_trusted)
{
	tls_server server = start();
	neo4j_endpoint_options options = {.verify_peer = true, .verify_host = true};
	neo4j_error error;

	check_refused(answer_with(&server, "127.0.0.1", options), CURLE_PEER_FAILED_VERIFICATION);
	options.cafile = "/no/such/file";
	check_refused(answer_with(&server, "127.0.0.1", options), CURLE_SSL_CACERT_BADFILE);
	options.cafile = server.certificate;
	error = answer_with(&server, "127.0.0.1", options);
	CHECK(error.status == NEO4J_OK, "%s", error.text);
	check_refused(answer_with(&server, "127.0.0.2", options), CURLE_PEER_FAILED_VERIFICATION);
	options.verify_host = false;
	error = answer_with(&server, "127.0.0.2", options);
	CHECK(error.status == NEO4J_OK, "%s", error.text);
	options = (neo4j_endpoint_options){.verify_peer = false, .verify_host = false};
	error = answer_with(&server, "127.0.0.1", options);
	CHECK(error.status == NEO4J_OK, "%s", error.text);
	stop(&server);
}

static void in_child(neo4j_pool *pool, void (*act)(neo4j_pool *))
{
	pid_t child = fork();

	if (child == 0) {
		act(pool);
		execlp("true", "true", NULL);
	}
	waitpid(child, NULL, 0);
	usleep(50 * 1000);
}

static void clean(neo4j_pool *pool)
{
	neo4j_pool_clean(pool, NULL);
}

/* Closing a TLS connection writes a goodbye, which would end the parent's connection. */
TEST(a_child_says_no_goodbye)
{
	static const neo4j_pool_limits limits = {.max_idle = -1};
	tls_server server = start();
	neo4j_endpoint_options options = {.verify_peer = true, .verify_host = true, .cafile = server.certificate};
	neo4j_pool *pool = neo4j_pool_create(&limits);
	neo4j_endpoint *endpoint = endpoint_of(&server, "127.0.0.1", options);
	void (*const acts[])(neo4j_pool *) = {clean, neo4j_pool_abandon, neo4j_pool_destroy};
	neo4j_link *link;

	answer_with(&server, "127.0.0.1", options); /* until it listens */
	for (size_t i = 0; i <= LENGTH(acts) * 2; i++) {
		link = neo4j_pool_acquire(pool, endpoint);
		await_statement(&server, link);
		if (i % 2 == 1) {
			in_child(pool, acts[i / 2]);
		}
		answer(&server, link);
		CHECK(got(link, "{}"));
		CHECK(link->exchange.reused == (i > 0), "%zu", i);
		link->exchange.ops->end(&link->exchange, true);
		if (i % 2 == 0 && i / 2 < LENGTH(acts)) {
			in_child(pool, acts[i / 2]);
		}
	}
	neo4j_endpoint_drop(endpoint);
	neo4j_pool_destroy(pool);
	stop(&server);
}
