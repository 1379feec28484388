#include "curl_errors.h"

#include <stddef.h>
#include <string.h>

static const struct {
	CURLcode code;
	neo4j_status status;
} meanings[] = {
	{CURLE_UNSUPPORTED_PROTOCOL, NEO4J_ERR_PROTOCOL}, /* HTTP/0.9, too */
	{CURLE_URL_MALFORMAT, NEO4J_ERR_CONNECT},
	{CURLE_COULDNT_RESOLVE_PROXY, NEO4J_ERR_CONNECT},
	{CURLE_COULDNT_RESOLVE_HOST, NEO4J_ERR_CONNECT},
	{CURLE_COULDNT_CONNECT, NEO4J_ERR_CONNECT},
	{CURLE_PROXY, NEO4J_ERR_CONNECT},
	{CURLE_WEIRD_SERVER_REPLY, NEO4J_ERR_PROTOCOL},
	{CURLE_BAD_CONTENT_ENCODING, NEO4J_ERR_PROTOCOL},
	{CURLE_PARTIAL_FILE, NEO4J_ERR_TRUNCATED},
	{CURLE_OUT_OF_MEMORY, NEO4J_ERR_MEMORY},
	{CURLE_OPERATION_TIMEDOUT, NEO4J_ERR_TIMEOUT},
	{CURLE_FILESIZE_EXCEEDED, NEO4J_ERR_LIMIT},
	{CURLE_SSL_CONNECT_ERROR, NEO4J_ERR_TLS},
	{CURLE_SSL_ENGINE_NOTFOUND, NEO4J_ERR_TLS},
	{CURLE_SSL_ENGINE_SETFAILED, NEO4J_ERR_TLS},
	{CURLE_SSL_ENGINE_INITFAILED, NEO4J_ERR_TLS},
	{CURLE_SSL_CERTPROBLEM, NEO4J_ERR_TLS},
	{CURLE_SSL_CIPHER, NEO4J_ERR_TLS},
	{CURLE_PEER_FAILED_VERIFICATION, NEO4J_ERR_TLS}, /* 51 in libcurl before 7.62 */
	{CURLE_USE_SSL_FAILED, NEO4J_ERR_TLS},
	{CURLE_SSL_CACERT_BADFILE, NEO4J_ERR_TLS},
	{CURLE_SSL_CRL_BADFILE, NEO4J_ERR_TLS},
	{CURLE_SSL_ISSUER_ERROR, NEO4J_ERR_TLS},
	{CURLE_SSL_PINNEDPUBKEYNOTMATCH, NEO4J_ERR_TLS},
	{CURLE_SSL_INVALIDCERTSTATUS, NEO4J_ERR_TLS},
	{CURLE_SSL_CLIENTCERT, NEO4J_ERR_TLS},
};

/* What is not listed happened on a connection: it is lost, and error.sent tells the rest. */
static neo4j_status meaning_of(CURLcode code)
{
	for (size_t i = 0; i < sizeof(meanings) / sizeof(*meanings); i++) {
		if (meanings[i].code == code) {
			return meanings[i].status;
		}
	}
	return NEO4J_ERR_LOST;
}

/* A kept connection closed before any byte of the answer, and libcurl wanted to send again:
 * the seek callback, the callback before each request or the one that opens sockets refused. */
static bool is_refused_resend(CURLcode code, neo4j_status status, bool started)
{
	if (code == CURLE_SEND_FAIL_REWIND || code == CURLE_ABORTED_BY_CALLBACK) {
		return true;
	}
	return started && (status == NEO4J_ERR_CONNECT || status == NEO4J_ERR_TIMEOUT);
}

/* TLS 1.3 lets a client speak before the server has looked at its certificate. An alert later than
 * that is no more than a connection that broke. */
static bool is_late_alert(CURLcode code, const char *said, neo4j_curl_stage stage)
{
	return stage == NEO4J_CURL_ASKED && (code == CURLE_RECV_ERROR || code == CURLE_SEND_ERROR) && strstr(said, " alert ");
}

#define OLD "; it may not speak a version of TLS that the option \"min_tls\" allows"
#define LOGIN "; it wants a login, or another one, in the option \"proxy\""
#define PLAIN "; if it speaks plain HTTP on this port, write http:// in place of https://"
#define CAFILE "; an authority that only you know is named by the option \"cafile\""

/* What libcurl and the TLS libraries say, and what it means to a user. */
static const struct {
	const char *said;
	const char *hint;
} hints[] = {
	{"wrong version number", PLAIN},
	{"record layer failure", PLAIN},
	{"packet length too long", PLAIN},
	{"unexpected TLS packet", PLAIN},
	{"SSL_ERROR_SYSCALL", PLAIN},
	{"unable to get local issuer certificate", CAFILE},
	{"self-signed certificate", CAFILE}, /* OpenSSL 3 */
	{"self signed certificate", CAFILE},
	{"certificate verify failed", "; the option \"cafile\" names an authority that only you know; or the certificate has expired"},
	{"alert protocol version", OLD},
	{"unsupported protocol", OLD},
	{"alert certificate required", "; it wants a client certificate (options \"cert\" and \"key\")"},
	{"alert handshake failure", "; it may want a client certificate (options \"cert\" and \"key\")"},
	{"alert bad certificate", "; it does not trust the certificate of the option \"cert\", or wants one"},
	{"alert unknown ca", "; it does not trust the certificate of the option \"cert\""},
	{"response 407", LOGIN}, /* 7.86 and later */
	{"code 407 from proxy", LOGIN},
	{"User was rejected by the SOCKS5", LOGIN},
	{"No authentication method was acceptable", LOGIN},
	{"nable to set private key", "; is the option \"passphrase\" right, and \"key\" the key of \"cert\"?"},
};

const char *neo4j_said_hint(const char *said)
{
	for (size_t i = 0; i < sizeof(hints) / sizeof(*hints); i++) {
		if (strstr(said, hints[i].said)) {
			return hints[i].hint;
		}
	}
	return "";
}

/* Who would write http:// for the server, as the proxy does not speak TLS, would send the login in plain. */
static const char *hint_with_tls_proxy(const neo4j_endpoint *endpoint, const char *hint)
{
	if (strcmp(hint, PLAIN) != 0) {
		return hint;
	}
	return endpoint->tls ? "; if one of the two speaks plain HTTP on its port, write http:// for that one"
		: "; if the proxy speaks plain HTTP on its port, write http:// in the option \"proxy\"";
}

static bool is_tls_proxy(const neo4j_endpoint *endpoint)
{
	return endpoint->proxy && strncmp(endpoint->proxy, "https:", sizeof("https:") - 1) == 0;
}

/* Many a TLS server just closes when it is spoken to without TLS. */
static const char *hint_of(CURLcode code, const neo4j_endpoint *endpoint, const char *said, bool connecting)
{
	const char *hint = connecting ? neo4j_said_hint(said) : "";

	if (code == CURLE_GOT_NOTHING && !endpoint->tls) {
		return "; if it speaks TLS on this port, write https:// in place of http://";
	}
	return is_tls_proxy(endpoint) ? hint_with_tls_proxy(endpoint, hint) : hint;
}

neo4j_status neo4j_curl_fail(
	neo4j_error *error, CURLcode code, const neo4j_endpoint *endpoint, const char *said, neo4j_curl_stage stage)
{
	bool started = stage != NEO4J_CURL_CONNECTING;
	bool late = is_late_alert(code, said, stage);
	neo4j_status status = late ? NEO4J_ERR_TLS : meaning_of(code);

	if (is_refused_resend(code, status, started)) {
		status = NEO4J_ERR_LOST;
		neo4j_fail(error, status, "%s: The server closed the connection without an answer", endpoint->label);
	} else {
		neo4j_fail(error, status, "%s: %s (libcurl error %d)%s", endpoint->route, *said ? said : curl_easy_strerror(code),
			(int) code, hint_of(code, endpoint, said, !started || late));
	}
	error->curl_code = (int) code;
	return status;
}
