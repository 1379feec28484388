/* A test harness in one header. A test program is one file: TEST(name) { CHECK(…); } and
 * nothing else; main() is here. A failing check is printed, marks its test and goes on. */
#ifndef NEO4J_TEST_H
#define NEO4J_TEST_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct test_case {
	const char *name;
	void (*run)(void);
	struct test_case *next;
} test_case;

static test_case *first_test;
static test_case **next_test = &first_test;
static unsigned failed_checks;

/* Constructors of one file run in the order of their definitions. */
#define TEST(name)                                                 \
	static void test_##name(void);                                 \
	__attribute__((constructor)) static void add_##name(void)      \
	{                                                              \
		static test_case this_test = { #name, test_##name, NULL }; \
		*next_test = &this_test;                                   \
		next_test = &this_test.next;                               \
	}                                                              \
	static void test_##name(void)

/* CHECK(condition, format, …): the message is for loops, to tell which turn it was. */
#define CHECK(condition, ...) ((condition) ? (void) 0 : fail_check(__FILE__, __LINE__, #condition, " " __VA_ARGS__))

#define CHECK_TEXT(actual, expected) check_text(__FILE__, __LINE__, #actual, actual, expected)

__attribute__((format(printf, 4, 5), unused)) static void fail_check(
	const char *file, int line, const char *condition, const char *format, ...)
{
	va_list arguments;

	printf("%s:%d: %s", file, line, condition);
	if (format[1]) {
		printf(" --");
		va_start(arguments, format);
		vprintf(format, arguments);
		va_end(arguments);
	}
	printf("\n");
	failed_checks++;
}

__attribute__((unused)) static void check_text(
	const char *file, int line, const char *what, const char *actual, const char *expected)
{
	if (strcmp(actual, expected) != 0) {
		fail_check(file, line, what, "\n  got      %s\n  expected %s", actual, expected);
	}
}

/* The Makefile adds the programs up. */
static void write_tally(unsigned passed, unsigned failed)
{
	const char *path = getenv("TEST_TALLY");
	FILE *tally = path ? fopen(path, "w") : NULL;

	if (tally) {
		fprintf(tally, "%u %u\n", passed, failed);
		fclose(tally);
	}
}

int main(int count, char **arguments)
{
	unsigned passed = 0, failed = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	for (test_case *test = first_test; test; test = test->next) {
		/* Names as arguments run only these. */
		bool chosen = count < 2;
		for (int i = 1; i < count; i++) {
			chosen = chosen || strcmp(arguments[i], test->name) == 0;
		}
		if (!chosen) {
			continue;
		}
		failed_checks = 0;
		test->run();
		if (failed_checks) {
			printf("FAIL %s\n", test->name);
		}
		failed_checks ? failed++ : passed++;
	}
	write_tally(passed, failed);
	return failed > 0;
}

#endif
