#define _GNU_SOURCE

#include "php_thread.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sapi/embed/php_embed.h>
#include <zend_exceptions.h>

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

#ifdef __SANITIZE_THREAD__
/* PHP loads extensions in a way that hides the sanitizer from them. */
void *dlopen(const char *file, int mode)
{
	void *(*next)(const char *, int) = (void *(*)(const char *, int)) dlsym(RTLD_NEXT, "dlopen");

	return next(file, mode & ~RTLD_DEEPBIND);
}
#endif

static void keep_answer(zval *value, char *answer)
{
	zend_string *text = zval_get_string(value);

	snprintf(answer, ANSWER_SIZE, "%s", ZSTR_VAL(text));
	zend_string_release(text);
}

static void execute(zend_op_array *compiled, char *answer)
{
	zval value;

	ZVAL_UNDEF(&value);
	zend_execute(compiled, &value);
	zend_destroy_static_vars(compiled);
	destroy_op_array(compiled);
	efree_size(compiled, sizeof(*compiled));
	if (EG(exception)) {
		zend_exception_error(EG(exception), E_WARNING);
	} else if (!Z_ISUNDEF(value)) {
		keep_answer(&value, answer);
	}
	zval_ptr_dtor(&value);
}

/* After a fatal error too the request goes on: it is the test that ends it. */
static void evaluate(const char *code, char *answer)
{
	strcpy(answer, "(failed)");
	zend_first_try {
		zend_string *text = zend_string_init(code, strlen(code), false);
		zend_op_array *compiled = zend_compile_string(text, "code of a test", ZEND_COMPILE_POSITION_AFTER_OPEN_TAG);
		zend_string_release(text);
		if (compiled) {
			execute(compiled, answer);
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
