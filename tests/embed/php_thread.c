#include "php_thread.h"

#include <pthread.h>
#include <sapi/embed/php_embed.h>

#define ANSWER_SIZE 256

typedef enum { NOTHING, RUN, NEXT_REQUEST, END } order;

struct php_thread {
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t changed;
	order order;
	const char *code;
	char answer[ANSWER_SIZE];
};

static void keep_answer(zval *value, char *answer)
{
	zend_string *text = zval_get_string(value);

	snprintf(answer, ANSWER_SIZE, "%s", ZSTR_VAL(text));
	zend_string_release(text);
}

/* The thread's request goes on after a fatal error, which is what is asked of it here only. */
static void evaluate(const char *code, char *answer)
{
	zval value;

	strcpy(answer, "(failed)");
	zend_first_try {
		ZVAL_UNDEF(&value);
		if (zend_eval_string_ex(code, &value, "code of a test", true) == SUCCESS && !Z_ISUNDEF(value)) {
			keep_answer(&value, answer);
			zval_ptr_dtor(&value);
		}
	}
	zend_end_try();
}

static void begin_request(void)
{
	SG(options) |= SAPI_OPTION_NO_CHDIR;
	if (php_request_startup() == FAILURE) {
		abort();
	}
	SG(headers_sent) = 1;
	SG(request_info).no_headers = 1;
}

static void obey(php_thread *self)
{
	if (self->order == RUN) {
		evaluate(self->code, self->answer);
		return;
	}
	php_request_shutdown(NULL);
	if (self->order == NEXT_REQUEST) {
		begin_request();
	}
}

static void wait_while(php_thread *thread, bool idle)
{
	while ((thread->order == NOTHING) == idle) {
		pthread_cond_wait(&thread->changed, &thread->mutex);
	}
}

static void *live(void *argument)
{
	php_thread *self = argument;
	bool ends = false;

	(void) ts_resource(0);
	begin_request();
	pthread_mutex_lock(&self->mutex);
	while (!ends) {
		wait_while(self, true);
		ends = self->order == END;
		obey(self);
		self->order = NOTHING;
		pthread_cond_broadcast(&self->changed);
	}
	pthread_mutex_unlock(&self->mutex);
	ts_free_thread();
	return NULL;
}

static void give(php_thread *thread, order order, const char *code)
{
	pthread_mutex_lock(&thread->mutex);
	thread->code = code;
	thread->order = order;
	pthread_cond_broadcast(&thread->changed);
	pthread_mutex_unlock(&thread->mutex);
}

static void await(php_thread *thread)
{
	pthread_mutex_lock(&thread->mutex);
	wait_while(thread, false);
	pthread_mutex_unlock(&thread->mutex);
}

php_thread *php_thread_start(void)
{
	php_thread *thread = calloc(1, sizeof(*thread));

	php_start();
	pthread_mutex_init(&thread->mutex, NULL);
	pthread_cond_init(&thread->changed, NULL);
	pthread_create(&thread->thread, NULL, live, thread);
	return thread;
}

void php_thread_order(php_thread *thread, const char *code)
{
	give(thread, RUN, code);
}

const char *php_thread_await(php_thread *thread)
{
	await(thread);
	return thread->answer;
}

const char *php_thread_run(php_thread *thread, const char *code)
{
	php_thread_order(thread, code);
	return php_thread_await(thread);
}

void php_thread_next_request(php_thread *thread)
{
	give(thread, NEXT_REQUEST, NULL);
	await(thread);
}

void php_thread_end(php_thread *thread)
{
	give(thread, END, NULL);
	pthread_join(thread->thread, NULL);
	pthread_cond_destroy(&thread->changed);
	pthread_mutex_destroy(&thread->mutex);
	free(thread);
}

void php_start(void)
{
	static bool started;

	if (!started) {
		started = true;
		php_embed_module.php_ini_path_override = getenv("EMBED_INI");
		if (php_embed_init(0, NULL) == FAILURE) {
			abort();
		}
		atexit(php_embed_shutdown);
	}
}

const char *php_here(const char *code)
{
	static char answer[ANSWER_SIZE];

	php_start();
	evaluate(code, answer);
	return answer;
}
