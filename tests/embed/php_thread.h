/* Threads that run PHP, each with its own requests, inside of one process: what a web server with
 * threads does. Over libphp (embed SAPI) of a thread-safe PHP. */
#ifndef NEO4J_TESTS_PHP_THREAD_H
#define NEO4J_TESTS_PHP_THREAD_H

typedef struct php_thread php_thread;

/* Starts PHP, with the php.ini that $EMBED_INI names, and a request in the calling thread, the
 * main one. It ends with the process. May be called again. */
void php_start(void);

/* Runs code in the main thread. What it returned, as text, valid until the next call; "(failed)"
 * if it threw or ended with a fatal error, which is printed. */
const char *php_here(const char *code);

/* A new thread, with a request begun. It is its caller's until php_thread_end(). */
php_thread *php_thread_start(void);

/* Has the thread run code, and does not wait. One order at a time: each has to be waited for. */
void php_thread_order(php_thread *thread, const char *code);

/* Waits for the order's end. What the code returned, as php_here(), valid until the next order. */
const char *php_thread_await(php_thread *thread);

/* Both in one. */
const char *php_thread_run(php_thread *thread, const char *code);

/* Ends the thread's request and begins another. */
void php_thread_next_request(php_thread *thread);

/* Ends the request and the thread, and frees it. */
void php_thread_end(php_thread *thread);

#endif
