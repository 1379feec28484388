/* TLS and proxies: settings that belong to the endpoint, made once per link. */
#include "link_private.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* An option of the user's, and libcurl's for it. */
typedef struct setting {
	const char *name;
	CURLoption option;
	size_t offset; /* into the endpoint */
} setting;

static const setting of_server[] = {
	{"cafile", CURLOPT_CAINFO, offsetof(neo4j_endpoint, cafile)},
	{"capath", CURLOPT_CAPATH, offsetof(neo4j_endpoint, capath)},
	{"cert", CURLOPT_SSLCERT, offsetof(neo4j_endpoint, cert)},
	{"key", CURLOPT_SSLKEY, offsetof(neo4j_endpoint, cert_key)},
	{"pinned_key", CURLOPT_PINNEDPUBLICKEY, offsetof(neo4j_endpoint, pinned_key)},
};

/* A proxy that is spoken to in TLS is trusted by the same certificates, and always verified. */
static const setting of_proxy[] = {
	{"cafile", CURLOPT_PROXY_CAINFO, offsetof(neo4j_endpoint, cafile)},
	{"capath", CURLOPT_PROXY_CAPATH, offsetof(neo4j_endpoint, capath)},
};

#define LENGTH(array) (sizeof(array) / sizeof(*(array)))

/* A build of libcurl, or its TLS library, may lack any option. That matters only to who sets it,
 * so the message has the user's name for it. */
static CURLcode judge(neo4j_link *link, const char *name, CURLcode code)
{
	const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);

	if (code != CURLE_OK && code != CURLE_OUT_OF_MEMORY) {
		neo4j_fail(&link->exchange.error, NEO4J_ERR_TLS, "%s: libcurl %s (%s) refuses the option \"%s\": %s (libcurl error %d)",
			link->endpoint->label, version->version, version->ssl_version ? version->ssl_version : "without TLS", name,
			curl_easy_strerror(code), (int) code);
		link->exchange.error.curl_code = (int) code;
	}
	return code;
}

static CURLcode set_text(neo4j_link *link, const char *name, CURLoption option, const char *value)
{
	return judge(link, name, curl_easy_setopt(neo4j_link_handles_of(link)->easy, option, value));
}

static CURLcode set_number(neo4j_link *link, const char *name, CURLoption option, long value)
{
	return judge(link, name, curl_easy_setopt(neo4j_link_handles_of(link)->easy, option, value));
}

static CURLcode set_given(neo4j_link *link, const setting *settings, size_t count)
{
	CURLcode code = CURLE_OK;

	for (size_t i = 0; i < count && code == CURLE_OK; i++) {
		const char *value = *(char **) ((char *) link->endpoint + settings[i].offset);
		if (value) {
			code = set_text(link, settings[i].name, settings[i].option, value);
		}
	}
	return code;
}

/* What is given replaces the system's certificates, which libcurl has in a file, a folder or both. */
static void forget_system(neo4j_link *link, CURLoption file, CURLoption folder)
{
	if (link->endpoint->cafile || link->endpoint->capath) {
		curl_easy_setopt(neo4j_link_handles_of(link)->easy, file, NULL);
		curl_easy_setopt(neo4j_link_handles_of(link)->easy, folder, NULL);
	}
}

/* Always with a passphrase: without one OpenSSL would ask for it at the terminal, and wait. */
static CURLcode set_certificate(neo4j_link *link)
{
	const char *passphrase = link->endpoint->passphrase;

	return link->endpoint->cert ? set_text(link, "passphrase", CURLOPT_KEYPASSWD, passphrase ? passphrase : "") : CURLE_OK;
}

static long version_of(neo4j_tls_version version)
{
	return version == NEO4J_TLS_1_3 ? CURL_SSLVERSION_TLSv1_3 : CURL_SSLVERSION_TLSv1_2;
}

static CURLcode set_tls(neo4j_link *link)
{
	const neo4j_endpoint *endpoint = link->endpoint;
	CURLcode code = set_number(link, "min_tls", CURLOPT_SSLVERSION, version_of(endpoint->min_tls));

	if (code == CURLE_OK) {
		code = set_number(link, "verify_peer", CURLOPT_SSL_VERIFYPEER, endpoint->verify_peer ? 1L : 0L);
	}
	if (code == CURLE_OK) {
		code = set_number(link, "verify_host", CURLOPT_SSL_VERIFYHOST, endpoint->verify_host ? 2L : 0L);
	}
	if (code == CURLE_OK) {
		forget_system(link, CURLOPT_CAINFO, CURLOPT_CAPATH);
		code = set_given(link, of_server, LENGTH(of_server));
	}
	return code == CURLE_OK ? set_certificate(link) : code;
}

/* Set, if empty: NULL would let the environment decide. A libcurl built without proxies refuses
 * both, and heeds no environment either. */
static CURLcode set_no_proxy(neo4j_link *link)
{
	CURL *easy = neo4j_link_handles_of(link)->easy;
	CURLcode code = curl_easy_setopt(easy, CURLOPT_NOPROXY, "");

	if (code != CURLE_OUT_OF_MEMORY && !link->endpoint->proxy) {
		code = curl_easy_setopt(easy, CURLOPT_PROXY, "");
	}
	return code == CURLE_OUT_OF_MEMORY ? code : CURLE_OK;
}

/* Basic alone: it goes out with the first request, where others take a refusal first. */
static CURLcode set_proxy_login(neo4j_link *link)
{
	CURL *easy = neo4j_link_handles_of(link)->easy;

	curl_easy_setopt(easy, CURLOPT_PROXYAUTH, CURLAUTH_BASIC);
	curl_easy_setopt(easy, CURLOPT_SOCKS5_AUTH, CURLAUTH_BASIC);
	if (curl_easy_setopt(easy, CURLOPT_PROXYUSERNAME, link->endpoint->proxy_user) != CURLE_OK) {
		return CURLE_OUT_OF_MEMORY;
	}
	return curl_easy_setopt(easy, CURLOPT_PROXYPASSWORD, link->endpoint->proxy_password);
}

static CURLcode set_proxy_tls(neo4j_link *link)
{
	if (!(curl_version_info(CURLVERSION_NOW)->features & CURL_VERSION_HTTPS_PROXY)) {
		return judge(link, "proxy", CURLE_NOT_BUILT_IN);
	}
	curl_easy_setopt(neo4j_link_handles_of(link)->easy, CURLOPT_PROXY_SSLVERSION, version_of(link->endpoint->min_tls));
	forget_system(link, CURLOPT_PROXY_CAINFO, CURLOPT_PROXY_CAPATH);
	return set_given(link, of_proxy, LENGTH(of_proxy));
}

/* What is meant for the server, its credentials too, is not said to the proxy when a tunnel is
 * asked for; nor is the proxy's answer to that taken for the server's. */
static CURLcode set_proxy(neo4j_link *link)
{
	CURL *easy = neo4j_link_handles_of(link)->easy;
	CURLcode code = set_text(link, "proxy", CURLOPT_PROXY, link->endpoint->proxy);

	curl_easy_setopt(easy, CURLOPT_HEADEROPT, (long) CURLHEADER_SEPARATE);
	curl_easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
	if (code == CURLE_OK && link->endpoint->proxy_user) {
		code = set_proxy_login(link);
	}
	if (code == CURLE_OK && strncmp(link->endpoint->proxy, "https:", 6) == 0) {
		code = set_proxy_tls(link);
	}
	return code;
}

CURLcode neo4j_link_set_security(neo4j_link *link)
{
	CURLcode code = set_no_proxy(link);

	if (code == CURLE_OK && link->endpoint->proxy) {
		code = set_proxy(link);
	}
	return code == CURLE_OK && link->endpoint->tls ? set_tls(link) : code;
}

/* libcurl's texts for them name neither the proxy nor the option. */
static const CURLproxycode socks_refusals[] = {
	CURLPX_NO_AUTH, CURLPX_USER_REJECTED, CURLPX_REPLY_NOT_ALLOWED, CURLPX_REPLY_COMMAND_NOT_SUPPORTED,
};

static bool is_socks_refusal(CURL *easy)
{
	long reason = 0;

	curl_easy_getinfo(easy, CURLINFO_PROXY_ERROR, &reason);
	for (size_t i = 0; i < LENGTH(socks_refusals); i++) {
		if (reason == (long) socks_refusals[i]) {
			return true;
		}
	}
	return false;
}

/* Trying again does not help against a "no", as it may against a server that is down. */
neo4j_status neo4j_link_meaning_of_proxy(const neo4j_link *link, CURLcode code)
{
	const neo4j_link_handles *handles = neo4j_link_handles_of(link);
	long status = 0;

	if (!link->endpoint->proxy || handles->progress.started || (code != CURLE_RECV_ERROR && code != CURLE_PROXY)) {
		return NEO4J_OK;
	}
	curl_easy_getinfo(handles->easy, CURLINFO_HTTP_CONNECTCODE, &status);
	return status / 100 == 4 || is_socks_refusal(handles->easy) ? NEO4J_ERR_REFUSED : NEO4J_ERR_CONNECT;
}
