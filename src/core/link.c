/* getpid() is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "link_private.h"

#include "clock.h"
#include "curl_errors.h"
#include "pool.h"
#include "process.h"

#include <stdlib.h>
#include <string.h>

/* Storage that an idle link keeps for its next answer. */
#define KEPT_BUFFER ((size_t) 64 * 1024)

static const neo4j_exchange_ops link_ops;

/* false: out of memory, or what libcurl lacks, of which the exchange tells then. */
static bool make_handles(neo4j_link *link)
{
	neo4j_link_handles *handles = calloc(1, sizeof(*handles));

	link->handles = handles;
	if (!handles) {
		return false;
	}
	handles->multi = curl_multi_init();
	handles->easy = curl_easy_init();
	return handles->multi && handles->easy && neo4j_link_set_socket_callbacks(link) == CURLE_OK
		   && neo4j_link_set_callbacks(link) == CURLE_OK && neo4j_link_set_constants(link) == CURLE_OK;
}

neo4j_link *neo4j_link_open(neo4j_endpoint *endpoint)
{
	neo4j_link *link = calloc(1, sizeof(*link));

	if (!link) {
		return NULL;
	}
	link->exchange.ops = &link_ops;
	link->exchange.reads_ahead = true;
	link->endpoint = neo4j_endpoint_hold(endpoint);
	link->pid = neo4j_process_id();
	link->socket = -1;
	link->opened_at_ns = neo4j_clock_ns();
	if (make_handles(link)) {
		return link;
	}
	if (link->exchange.error.status == NEO4J_OK) {
		neo4j_link_close(link);
		return NULL;
	}
	link->exchange.state = NEO4J_EXCHANGE_FAILED;
	return link;
}

/* What libcurl cannot share it has for itself. */
void neo4j_link_use_cache(neo4j_link *link, neo4j_link_cache *cache)
{
	link->cache = neo4j_link_cache_hold(cache);
	curl_easy_setopt(neo4j_link_handles_of(link)->easy, CURLOPT_SHARE, neo4j_link_cache_share(cache));
}

/* In the middle of a transfer this closes its connection. */
static void detach(neo4j_link_handles *handles)
{
	if (handles->progress.attached) {
		curl_multi_remove_handle(handles->multi, handles->easy);
		handles->progress.attached = false;
	}
}

/* In a forked child libcurl must not say goodbye on its parent's connection, nor wait for its
 * parent's resolver thread, which does not exist here. false: its handles are left to leak. */
static bool disarm_if_foreign(neo4j_link *link)
{
	const neo4j_link_progress *progress = &neo4j_link_handles_of(link)->progress;

	if (!neo4j_link_is_foreign(link)) {
		return true;
	}
	return neo4j_link_disarm(link) && (!progress->attached || progress->started);
}

static void free_handles(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	if (disarm_if_foreign(link)) {
		detach(handles);
		curl_easy_cleanup(handles->easy);
		curl_multi_cleanup(handles->multi);
	}
	neo4j_link_free_options(link);
	free(handles);
}

void neo4j_link_close(neo4j_link *link)
{
	if (link->handles) {
		free_handles(link);
	}
	neo4j_link_cache_drop(link->cache);
	neo4j_buffer_free(&link->exchange.body);
	neo4j_buffer_free(&link->exchange.headers);
	neo4j_endpoint_drop(link->endpoint);
	free(link);
}

/* exchange.error tells why. What had come before stays readable. */
static void end_failed(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	neo4j_exchange_failed(&link->exchange, &handles->progress.request, handles->progress.handed, handles->progress.started);
	if (!neo4j_link_is_foreign(link)) {
		detach(handles);
	}
}

static void fail_as_foreign(neo4j_link *link)
{
	neo4j_fail(&link->exchange.error, NEO4J_ERR_FOREIGN, "%s: This connection was opened by another process",
		link->endpoint->label);
	end_failed(link);
}

/* What libcurl (7.88) says of a header line beyond its own bound of 100 kB. */
static bool is_header_overflow(const neo4j_link *link, CURLcode code)
{
	return code == CURLE_OUT_OF_MEMORY && neo4j_link_handles_of(link)->progress.started && link->exchange.response.status == 0;
}

static neo4j_curl_stage curl_stage_of(const neo4j_link *link)
{
	if (!neo4j_link_handles_of(link)->progress.started) {
		return NEO4J_CURL_CONNECTING;
	}
	return link->exchange.reused || link->exchange.response.status != 0 ? NEO4J_CURL_TALKING : NEO4J_CURL_ASKED;
}

static void end_with_code(neo4j_link *link, CURLcode code)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	neo4j_error *error = &link->exchange.error;
	long limit = handles->progress.request.connect_timeout_ms;
	neo4j_status proxied = neo4j_link_meaning_of_proxy(link, code);

	/* A callback that made libcurl fail has said why already. */
	if (error->status == NEO4J_OK && is_header_overflow(link, code)) {
		neo4j_fail(error, NEO4J_ERR_LIMIT, "%s: The header of the answer has a line longer than libcurl takes (libcurl error %d)",
			link->endpoint->label, (int) code);
	} else if (error->status == NEO4J_OK) {
		neo4j_curl_fail(error, code, link->endpoint, handles->said, curl_stage_of(link));
		error->status = proxied == NEO4J_OK ? error->status : proxied;
		if (error->status == NEO4J_ERR_TIMEOUT && limit > 0) {
			neo4j_time_limit_fail(error, link->endpoint, "connect_timeout", limit, handles->said);
		}
	}
	end_failed(link);
}

void neo4j_link_retire(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	neo4j_exchange *exchange = &link->exchange;

	if (exchange->state == NEO4J_EXCHANGE_FAILED) {
		return;
	}
	if (!neo4j_link_is_foreign(link)) {
		detach(handles);
		neo4j_link_forget_request(link);
		memset(&handles->progress, 0, sizeof(handles->progress));
		handles->said[0] = '\0';
	}
	exchange->state = NEO4J_EXCHANGE_IDLE;
	memset(&exchange->response, 0, sizeof(exchange->response));
	memset(&exchange->error, 0, sizeof(exchange->error));
	neo4j_buffer_reset(&exchange->body, KEPT_BUFFER);
	neo4j_buffer_reset(&exchange->headers, 0);
	exchange->reused = false;
}

void neo4j_link_send(neo4j_link *link, const neo4j_request *request)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	CURLcode code;

	if (link->exchange.state != NEO4J_EXCHANGE_IDLE) {
		neo4j_link_retire(link);
	}
	/* libcurl (7.88) would take the rewind it was refused to the next exchange. */
	if (link->exchange.state == NEO4J_EXCHANGE_FAILED) {
		return;
	}
	link->exchange.state = NEO4J_EXCHANGE_OPEN;
	if (neo4j_link_is_foreign(link)) {
		fail_as_foreign(link);
		return;
	}
	code = neo4j_link_set_request(link, request);
	if (code == CURLE_OK && curl_multi_add_handle(handles->multi, handles->easy) == CURLM_OK) {
		handles->progress.attached = true;
		return;
	}
	end_with_code(link, code == CURLE_OK ? CURLE_OUT_OF_MEMORY : code);
}

/* libcurl is content with an answer that ends in the middle of its header. */
static void end_done(neo4j_link *link)
{
	if (link->exchange.response.status == 0) {
		neo4j_fail(&link->exchange.error, NEO4J_ERR_LOST, "%s: The answer ended within its header",
			link->endpoint->label);
		end_failed(link);
		return;
	}
	link->exchange.state = NEO4J_EXCHANGE_DONE;
	detach(neo4j_link_handles_of(link));
}

static void take_result(neo4j_link *link)
{
	int left;
	const CURLMsg *message = curl_multi_info_read(neo4j_link_handles_of(link)->multi, &left);

	if (message && message->msg == CURLMSG_DONE && message->data.result == CURLE_OK) {
		end_done(link);
	} else {
		end_with_code(link, message ? message->data.result : CURLE_RECV_ERROR);
	}
}

static void move_bytes(neo4j_link *link)
{
	int running = 0;
	CURLMcode code;

	if (link->exchange.state != NEO4J_EXCHANGE_OPEN) {
		return;
	}
	code = curl_multi_perform(neo4j_link_handles_of(link)->multi, &running);
	if (code != CURLM_OK) {
		end_with_code(link, code == CURLM_OUT_OF_MEMORY ? CURLE_OUT_OF_MEMORY : CURLE_RECV_ERROR);
	} else if (running == 0) {
		take_result(link);
	}
}

/* curl_easy_pause() hands over what libcurl held back by calling the write callback, which may
 * pause again at once. */
static void resume(neo4j_link *link)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);
	CURLcode code;

	if (!handles->progress.paused || !neo4j_link_has_room(link)) {
		return;
	}
	handles->progress.paused = false;
	code = curl_easy_pause(handles->easy, CURLPAUSE_CONT);
	if (code != CURLE_OK) {
		end_with_code(link, code);
	}
}

static void wait_for_bytes(neo4j_link *link, long wait_ms)
{
	neo4j_link_handles *handles = neo4j_link_handles_of(link);

	wait_ms = neo4j_time_limits_clip(&handles->progress.limits, wait_ms);
	if (curl_multi_poll(handles->multi, NULL, 0, (int) wait_ms, NULL) != CURLM_OK) {
		end_with_code(link, CURLE_RECV_ERROR);
	}
}

static const char *stage_of(const neo4j_link *link)
{
	if (!neo4j_link_handles_of(link)->progress.started) {
		return "There is no connection yet";
	}
	return link->exchange.response.status == 0 ? "The server has not answered yet" : "The answer is not complete";
}

static void check_limits(neo4j_link *link)
{
	const neo4j_time_limits *limits = &neo4j_link_handles_of(link)->progress.limits;

	if (link->exchange.state == NEO4J_EXCHANGE_OPEN
		&& !neo4j_time_limits_check(limits, &link->exchange.error, link->endpoint, stage_of(link))) {
		end_failed(link);
	}
}

static bool is_enough(const neo4j_exchange *exchange, size_t want)
{
	return exchange->state != NEO4J_EXCHANGE_OPEN || neo4j_buffer_length(&exchange->body) >= want;
}

static neo4j_status pump_link(neo4j_exchange *exchange, size_t want, long wait_ms)
{
	neo4j_link *link = (neo4j_link *) exchange;
	neo4j_link_progress *progress = &neo4j_link_handles_of(link)->progress;

	if (exchange->state != NEO4J_EXCHANGE_OPEN || (want > 0 && is_enough(exchange, want))) {
		return NEO4J_OK;
	}
	if (neo4j_link_is_foreign(link)) {
		fail_as_foreign(link);
		return NEO4J_OK;
	}
	progress->want = want;
	neo4j_time_limits_mark(&progress->limits);
	resume(link);
	move_bytes(link);
	if (wait_ms > 0 && !is_enough(exchange, want)) {
		neo4j_time_limits_charge(&progress->limits);
		wait_for_bytes(link, wait_ms);
		move_bytes(link);
	}
	neo4j_time_limits_charge(&progress->limits);
	check_limits(link);
	return is_enough(exchange, want) ? NEO4J_OK : NEO4J_AGAIN;
}

/* An answer that ended with its connection leaves nothing to keep. */
static void end_link(neo4j_exchange *exchange, bool reusable)
{
	neo4j_link *link = (neo4j_link *) exchange;
	bool keep = reusable && exchange->state == NEO4J_EXCHANGE_DONE && link->socket >= 0;

	if (link->pool) {
		neo4j_pool_release(link->pool, link, keep);
	} else {
		neo4j_link_close(link);
	}
}

static const neo4j_exchange_ops link_ops = {.pump = pump_link, .end = end_link};
