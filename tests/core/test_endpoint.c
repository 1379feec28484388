#include "endpoint.h"
#include "secrets.h"

#include "digest.h"
#include "test.h"

#include <curl/curl.h>

__attribute__((constructor)) static void start_curl(void)
{
	curl_global_init(CURL_GLOBAL_ALL);
}

static const neo4j_endpoint_options verifying = {.verify_peer = true, .verify_host = true, .digest = test_digest};

static neo4j_endpoint *parse(const char *uri)
{
	neo4j_error error = {0};
	neo4j_endpoint *endpoint = neo4j_endpoint_parse(uri, &verifying, &error);

	CHECK(endpoint != NULL, "%s: %s", uri, error.text);
	return endpoint;
}

/* Returns the message. */
static const char *refuse(const char *uri, const neo4j_endpoint_options *options)
{
	static neo4j_error error;
	neo4j_endpoint *endpoint;

	memset(&error, 0, sizeof(error));
	endpoint = neo4j_endpoint_parse(uri, options, &error);
	CHECK(endpoint == NULL, "%s", uri);
	CHECK(error.status == NEO4J_ERR_PROTOCOL, "%s", uri);
	neo4j_endpoint_drop(endpoint);
	return error.text;
}

TEST(addresses)
{
	static const struct {
		const char *uri, *base_url, *label, *host;
		int port;
		bool tls;
	} cases[] = {
		{"http://localhost", "http://localhost:7474", "http://localhost:7474", "localhost", 7474, false},
		{"http://LOCALHOST/", "http://LOCALHOST:7474", "http://LOCALHOST:7474", "LOCALHOST", 7474, false},
		{"HTTP://localhost:80", "http://localhost:80", "http://localhost:80", "localhost", 80, false},
		{"https://localhost", "https://localhost:443", "https://localhost:443", "localhost", 443, true},
		{"http://db.example.com", "http://db.example.com:80", "http://db.example.com:80", "db.example.com", 80, false},
		{"http://127.0.0.1", "http://127.0.0.1:80", "http://127.0.0.1:80", "127.0.0.1", 80, false},
		{"https://h:7473/a/b//", "https://h:7473/a/b", "https://h:7473", "h", 7473, true},
		{"http://h:1/a%2Fb/", "http://h:1/a%2Fb", "http://h:1", "h", 1, false},
		{"http://[::1]:7474/x", "http://[::1]:7474/x", "http://[::1]:7474", "[::1]", 7474, false},
		{"http://[fe80::1%25eth0]:7474", "http://[fe80::1%25eth0]:7474", "http://[fe80::1]:7474", "[fe80::1]", 7474,
			false},
		{"neo4j+s://abc.databases.neo4j.io", "https://abc.databases.neo4j.io:443", "https://abc.databases.neo4j.io:443",
			"abc.databases.neo4j.io", 443, true},
		{"NEO4J+S://u:p@abc.Databases.neo4j.io:7687", "https://abc.Databases.neo4j.io:443",
			"https://abc.Databases.neo4j.io:443", "abc.Databases.neo4j.io", 443, true},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		neo4j_endpoint *endpoint = parse(cases[i].uri);
		if (endpoint) {
			CHECK_TEXT(endpoint->base_url, cases[i].base_url);
			CHECK_TEXT(endpoint->label, cases[i].label);
			CHECK_TEXT(endpoint->host, cases[i].host);
			CHECK(endpoint->port == cases[i].port, "%s", cases[i].uri);
			CHECK(endpoint->tls == cases[i].tls, "%s", cases[i].uri);
		}
		neo4j_endpoint_drop(endpoint);
	}
}

TEST(credentials)
{
	static const struct {
		const char *uri, *user, *password;
	} cases[] = {
		{"http://h", NULL, NULL},
		{"http://neo4j:secret@h", "neo4j", "secret"},
		{"http://neo4j@h", "neo4j", ""},
		{"http://neo4j:@h", "neo4j", ""},
		{"http://:secret@h", "", "secret"},
		{"http://0:0@h", "0", "0"},
		{"http://a%40b:p%3Aq%2Fr%23s%3Ft@h", "a@b", "p:q/r#s?t"},
		{"http://u:a:b@h", "u", "a:b"},
		{"http://J%C3%BCrgen:%E2%82%AC@h", "J\xC3\xBCrgen", "\xE2\x82\xAC"},
		{"http://u:100%25@h", "u", "100%"},
		{"http://u:a+b@h", "u", "a+b"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		neo4j_endpoint *endpoint = parse(cases[i].uri);
		if (endpoint) {
			CHECK((endpoint->user == NULL) == (cases[i].user == NULL), "%s", cases[i].uri);
			CHECK((endpoint->password == NULL) == (cases[i].password == NULL), "%s", cases[i].uri);
			CHECK_TEXT(endpoint->user ? endpoint->user : "-", cases[i].user ? cases[i].user : "-");
			CHECK_TEXT(endpoint->password ? endpoint->password : "-", cases[i].password ? cases[i].password : "-");
			CHECK(strchr(endpoint->base_url, '@') == NULL, "%s", endpoint->base_url);
		}
		neo4j_endpoint_drop(endpoint);
	}
}

static void check_credentials(neo4j_endpoint_options options, const char *user, const char *password)
{
	neo4j_error error = {0};
	neo4j_endpoint *endpoint;

	options.digest = test_digest;
	endpoint = neo4j_endpoint_parse("http://uri:word@h", &options, &error);
	if (!endpoint) {
		CHECK(endpoint != NULL, "%s", error.text);
		return;
	}
	CHECK_TEXT(endpoint->user ? endpoint->user : "-", user);
	CHECK_TEXT(endpoint->password ? endpoint->password : "-", password);
	neo4j_endpoint_drop(endpoint);
}

TEST(options_override_the_uris_credentials)
{
	check_credentials((neo4j_endpoint_options){0}, "uri", "word");
	check_credentials((neo4j_endpoint_options){.user = "me"}, "me", "");
	check_credentials((neo4j_endpoint_options){.user = "me", .password = "mine"}, "me", "mine");
	check_credentials((neo4j_endpoint_options){.user = "", .password = ""}, "", "");
	check_credentials((neo4j_endpoint_options){.password = "mine"}, "uri", "mine");
	check_credentials((neo4j_endpoint_options){.anonymous = true}, "-", "-");
}

TEST(what_is_refused)
{
	static const struct {
		const char *uri, *message;
	} cases[] = {
		{"", "must begin with http://"},
		{"localhost:7474", "must begin with http://"},
		{"neo4j:geheim@localhost:7474", "must begin with http://"},
		{"//neo4j:geheim@localhost", "must begin with http://"},
		{"ftp://neo4j:geheim@localhost", "must begin with http://"},
		{"geheim://x", "must begin with http://"},
		{"http:/neo4j:geheim@localhost", "must begin with http://"},
		{"http:neo4j:geheim@localhost", "must begin with http://"},
		{"http://", "no host"},
		{"http:///x", "no host"},
		{"http://neo4j:geheim@", "cannot be parsed"},
		{"http://neo4j:geheim@:7474", "cannot be parsed"},
		{"http://neo4j:geheim@h h", "cannot be parsed"},
		{"http://neo4j:geheim@h:99999", "cannot be parsed"},
		{"http://neo4j:geheim@h:port", "cannot be parsed"},
		{"http://neo4j:geheim@[::1", "cannot be parsed"},
		{"http://neo4j:geheim@h\n", "cannot be parsed"},
		{"http://neo4j:geheim@h:0", "port must be"},
		{"http://neo4j:1234/geheim@h", "@ in the wrong place"},
		{"http://neo4j:1234?geheim@h", "@ in the wrong place"},
		{"http://neo4j:1234#geheim@h", "@ in the wrong place"},
		{"http://neo4j:ge@heim@h", "@ in the wrong place"},
		{"http://h/geheim@x", "@ in the wrong place"},
		{"http://h?geheim", "query string"},
		{"http://h/#", "query string"},
		{"http://h/x?", "query string"},
		{"http://u:geheim%00x@h", "control character"},
		{"http://u%0D%0A:geheim@h", "control character"},
		{"http://u:geheim%7F@h", "control character"},
		{"http://a%3Ab:geheim@h", "colon"},
		{"bolt://neo4j:geheim@h", "use http://h:7474"},
		{"bolt://neo4j:geheim@h:7687", "use http://h:7474"},
		{"neo4j://h", "use http://h:7474"},
		{"neo4j://[::1]:7687", "use http://[::1]:7474"},
		{"neo4j+s://neo4j:geheim@h", "use https://h:7473"},
		{"neo4j+s://databases.neo4j.io", "use https://databases.neo4j.io:7473"},
		{"neo4j+s://.databases.neo4j.io.evil.com", "use https://.databases.neo4j.io.evil.com:7473"},
		{"neo4j+ssc://h:1", "use https://h:7473"},
		{"bolt+s://x.databases.neo4j.io", "use https://x.databases.neo4j.io:443"},
		{"neo4j://x.databases.neo4j.io", "use https://x.databases.neo4j.io:443"},
		{"BOLT+SSC://h:1", "use https://h:7473"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		const char *text = refuse(cases[i].uri, &verifying);
		CHECK(strstr(text, cases[i].message) != NULL, "%s: %s", cases[i].uri, text);
		CHECK(strstr(text, "geheim") == NULL, "%s: %s", cases[i].uri, text);
		CHECK(strstr(text, "1234") == NULL, "%s: %s", cases[i].uri, text);
	}
}

TEST(options_credentials_are_checked)
{
	neo4j_endpoint_options options = {.password = "geheim", .digest = test_digest};

	CHECK(strstr(refuse("http://h", &options), "no user name"));
	options.user = "a:b";
	CHECK(strstr(refuse("http://h", &options), "colon"));
	options.user = "a";
	options.password = "geheim\r\nX: y";
	CHECK(strstr(refuse("http://h", &options), "control character"));
}

/* Every cut of a URI with credentials, with every byte of it replaced by each delimiter: the
 * message never shows the password. */
TEST(no_message_shows_the_password)
{
	static const char uri[] = "http://neo4j:geheim@db.example.com:7474/prefix";
	static const char delimiters[] = ":/?#@[]%\\ \n\t&;";
	neo4j_error error;

	for (size_t i = 0; i < sizeof(uri) - 1; i++) {
		for (const char *delimiter = delimiters; *delimiter; delimiter++) {
			char broken[sizeof(uri)];
			memset(&error, 0, sizeof(error));
			memcpy(broken, uri, sizeof(uri));
			broken[i] = *delimiter;
			neo4j_endpoint_drop(neo4j_endpoint_parse(broken, &verifying, &error));
			CHECK(!strstr(error.text, "geheim") && !strstr(error.text, "neo4j:"), "%s: %s", broken, error.text);
			broken[i] = '\0';
			neo4j_endpoint_drop(neo4j_endpoint_parse(broken, &verifying, &error));
			CHECK(!strstr(error.text, "geheim"), "%s: %s", broken, error.text);
		}
	}
}

static void check_keys(const char *uri, neo4j_endpoint_options options, bool same)
{
	neo4j_endpoint *one = parse("http://u:p@h:1");
	neo4j_error error = {0};
	neo4j_endpoint *other = neo4j_endpoint_parse(uri, &options, &error);

	if (one && other) {
		CHECK((strcmp(one->key, other->key) == 0) == same, "%s", uri);
	} else {
		CHECK(other != NULL, "%s: %s", uri, error.text);
	}
	neo4j_endpoint_drop(one);
	neo4j_endpoint_drop(other);
}

/* Different from all that are there. Returns the new count. */
static size_t add_key(char keys[][NEO4J_DIGEST_SIZE], size_t count, const char *uri, neo4j_endpoint_options options)
{
	neo4j_error error = {0};
	neo4j_endpoint *endpoint;

	options.digest = test_digest;
	endpoint = neo4j_endpoint_parse(uri, &options, &error);
	CHECK(endpoint != NULL, "%s: %s", uri, error.text);
	for (size_t i = 0; endpoint && i < count; i++) {
		CHECK(strcmp(keys[i], endpoint->key) != 0, "%s: %zu and %zu", uri, i, count);
	}
	strcpy(keys[count], endpoint ? endpoint->key : "");
	neo4j_endpoint_drop(endpoint);
	return count + 1;
}

TEST(the_key_is_made_of_everything)
{
	static const neo4j_endpoint_options others[] = {
		{.ident = ""}, {.ident = "a"}, {.user = "u", .password = "r"}, {.user = "p", .password = "u"},
		{.bearer = "dTpw"}, {.cafile = "/x"}, {.capath = "/x"}, {.cert = "/x"}, {.cert = "/x", .cert_key = "/y"},
		{.cert = "/y", .cert_key = "/x"}, {.cert = "/x", .passphrase = "y"}, {.cert = "/x", .passphrase = ""},
		{.pinned_key = "/x"}, {.min_tls = NEO4J_TLS_1_3}, {.proxy = "http://p:1"}, {.proxy = "socks5://p:1"},
		{.proxy = "http://p:2"}, {.proxy = "http://a@p:1"}, {.proxy = "http://a:b@p:1"}, {.proxy = "http://b:a@p:1"},
	};
	static const char *const uris[] = {
		"https://u:p@h:1", "http://u:p@i:1", "http://u:p@h:2", "http://u:p@h:1/x", "http://u:q@h:1", "http://v:p@h:1",
		"http://u@h:1", "http://h:1",
	};
	neo4j_endpoint_options options = verifying;
	char keys[64][NEO4J_DIGEST_SIZE];
	size_t count = 0;

	check_keys("http://u:p@h:1/", options, true);
	check_keys("HTTP://%75:%70@h:1", options, true);
	options.proxy = "http://p:1";
	options.no_proxy = "h";
	check_keys("http://u:p@h:1", options, true);
	for (size_t i = 0; i < sizeof(uris) / sizeof(*uris); i++) {
		count = add_key(keys, count, uris[i], verifying);
	}
	for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++) {
		options = others[i];
		options.verify_peer = options.verify_host = true;
		count = add_key(keys, count, "http://u:p@h:1", options);
	}
	count = add_key(keys, count, "http://u:p@h:1", (neo4j_endpoint_options){.verify_peer = true});
	count = add_key(keys, count, "http://u:p@h:1", (neo4j_endpoint_options){.verify_host = true});
	add_key(keys, count, "http://u:p@h:1", verifying);
}

/* What goes into the digest has the secrets; the key is what comes out, and no more. */
static char digested[1024];

static void note_digested(char digest[NEO4J_DIGEST_SIZE], const char *bytes, size_t length)
{
	snprintf(digested, sizeof(digested), "%.*s", (int) length, bytes);
	strcpy(digest, "digest");
}

TEST(no_secret_is_in_the_key)
{
	neo4j_endpoint_options options = {
		.user = "me", .password = "geheim", .cert = "/c", .passphrase = "sesam", .proxy = "http://you:wort@p", .digest = note_digested,
	};
	neo4j_error error = {0};
	neo4j_endpoint *endpoint = neo4j_endpoint_parse("https://h", &options, &error);

	CHECK_TEXT(endpoint->key, "digest");
	CHECK(strstr(digested, "sesam") && strstr(digested, "wort") && strstr(digested, "Basic bWU6Z2VoZWlt"), "%s", digested);
	CHECK_TEXT(endpoint->proxy, "http://p:80");
	neo4j_endpoint_drop(endpoint);
}

TEST(another_login_for_the_same_place)
{
	neo4j_endpoint_options options = {
		.ident = "i", .cert = "/c", .passphrase = "s", .proxy = "https://a:b@p", .verify_host = true, .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *one = neo4j_endpoint_parse("http://u:p@h:1/x", &options, &error);
	neo4j_endpoint *same = neo4j_endpoint_login(one, &(neo4j_endpoint_options){.user = "u", .password = "p"}, &error);
	neo4j_endpoint *other = neo4j_endpoint_login(one, &(neo4j_endpoint_options){.bearer = "t"}, &error);
	neo4j_endpoint *none = neo4j_endpoint_login(other, &(neo4j_endpoint_options){.anonymous = true}, &error);

	CHECK_TEXT(same->key, one->key);
	CHECK_TEXT(other->authorization, "Authorization: Bearer t");
	CHECK(strcmp(other->key, one->key) != 0 && strcmp(none->key, other->key) != 0);
	CHECK(!other->user && !other->password && !none->authorization);
	CHECK(neo4j_endpoint_login(one, &(neo4j_endpoint_options){.user = "a:b"}, &error) == NULL);
	CHECK(strstr(error.text, "colon") != NULL, "%s", error.text);
	neo4j_endpoint_drop(one);
	CHECK_TEXT(none->base_url, "http://h:1/x");
	CHECK_TEXT(none->passphrase, "s");
	CHECK_TEXT(none->proxy_password, "b");
	CHECK_TEXT(none->ident, "i");
	CHECK(none->verify_host && !none->verify_peer && none->port == 1);
	neo4j_endpoint_drop(same);
	neo4j_endpoint_drop(other);
	neo4j_endpoint_drop(none);
}

TEST(secrets_are_hidden)
{
	neo4j_endpoint_options options = {
		.bearer = "ey.token", .cert = "/c", .passphrase = "sesam", .proxy = "http://you:wort@p", .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *endpoint = neo4j_endpoint_parse("https://h", &options, &error);
	char text[] = "Bearer ey.token sesam you:wort eW91OndvcnQ= rest";

	neo4j_endpoint_hide_secrets(endpoint, text, strlen(text));
	CHECK_TEXT(text, "Bearer ******** ***** you:**** ************ rest");
	neo4j_endpoint_drop(endpoint);
}

/* One text that looks like two is not those two. */
TEST(keys_are_unambiguous)
{
	neo4j_endpoint_options one = {.cafile = "a,-,-,1:b", .digest = test_digest};
	neo4j_endpoint_options other = {.cafile = "a", .ident = "b", .digest = test_digest};
	neo4j_error error = {0};
	neo4j_endpoint *first = neo4j_endpoint_parse("http://h", &one, &error);
	neo4j_endpoint *second = neo4j_endpoint_parse("http://h", &other, &error);

	CHECK(first && second && strcmp(first->key, second->key) != 0);
	neo4j_endpoint_drop(first);
	neo4j_endpoint_drop(second);
}

TEST(an_endpoint_lives_as_long_as_its_last_holder)
{
	neo4j_endpoint *endpoint = parse("http://u:p@h");

	CHECK(neo4j_endpoint_hold(endpoint) == endpoint);
	neo4j_endpoint_drop(endpoint);
	CHECK_TEXT(endpoint->password, "p");
	neo4j_endpoint_drop(endpoint);
	neo4j_endpoint_drop(NULL);
	neo4j_secret_free(NULL);
}

static void check_segment(const char *text, size_t length, const char *expected)
{
	char *encoded = neo4j_path_segment_encode(text, length);

	CHECK(encoded != NULL);
	CHECK_TEXT(encoded, expected);
	free(encoded);
}

TEST(path_segments_are_encoded)
{
	check_segment("", 0, "");
	check_segment("neo4j", 5, "neo4j");
	check_segment("a-b.c_d~9", 9, "a-b.c_d~9");
	check_segment("a/b?c#d%e f", 11, "a%2Fb%3Fc%23d%25e%20f");
	check_segment("\0\xFF", 2, "%00%FF");
	check_segment("\xC3\xBC", 2, "%C3%BC");
	check_segment("a:b@c+d", 7, "a%3Ab%40c%2Bd");
}
