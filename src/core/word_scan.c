#include "word_scan.h"

#include <stdlib.h>
#include <string.h>

#define SHORTEST_WORD 3
#define LONGEST_WORD 10

/* Sorted. START is not here: it writes only before DATABASE (in Neo4j 1 to 4 it reads). */
static const char *const writing_words[] = { "ALTER", "CALL", "CREATE", "DEALLOCATE", "DELETE", "DENY", "DETACH",
	"DISABLE", "DROP", "ENABLE", "FOREACH", "GRANT", "INSERT", "LOAD", "MERGE", "REALLOCATE", "REMOVE", "RENAME",
	"REVOKE", "SET", "STOP", "TERMINATE", "USE" };

typedef struct scanner {
	const char *at;
	const char *end;
	bool after_start; /* START was the last thing seen, blanks and comments apart */
} scanner;

static bool is_letter(char byte)
{
	return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static bool is_digit(char byte)
{
	return byte >= '0' && byte <= '9';
}

/* Bytes above 0x7F are not among them, though letters are made of these: they may as well
 * make a blank (U+00A0, U+3000, …), and a word beside a blank is a word. */
static bool is_word_byte(char byte)
{
	return is_letter(byte) || is_digit(byte) || byte == '_';
}

static bool is_blank(char byte)
{
	return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static int compare_words(const void *key, const void *entry)
{
	return strcmp(key, *(const char *const *) entry);
}

static bool is_writing_word(const char *upper)
{
	return bsearch(upper, writing_words, sizeof(writing_words) / sizeof(*writing_words), sizeof(*writing_words),
			   compare_words) != NULL;
}

/* Skip functions stand on the first byte of their construct and go behind its last. They
 * return false if it has no end, or might have another end on some server. */

/* 'it\'s': the escaped byte is never the end. A doubled quote reads as two strings, which
 * leads to the same end. */
static bool skip_string(scanner *scan)
{
	char quote = *scan->at++;

	for (; scan->at < scan->end; scan->at++) {
		if (*scan->at == quote) {
			scan->at++;
			return true;
		}
		if (*scan->at == '\\' && ++scan->at == scan->end) {
			return false;
		}
	}
	return false;
}

/* A doubled backtick stands for one, and reads as two names, which leads to the same end.
 * Whether a backslash escapes here, no server should be asked. */
static bool skip_backticks(scanner *scan)
{
	while (++scan->at < scan->end && *scan->at != '\\') {
		if (*scan->at == '`') {
			scan->at++;
			return true;
		}
	}
	return false;
}

static bool starts_with(const scanner *scan, const char *bytes)
{
	size_t length = strlen(bytes);

	return (size_t) (scan->end - scan->at) >= length && memcmp(scan->at, bytes, length) == 0;
}

/* Line ends that some parsers know and some do not: a lone CR, NEL, U+2028, U+2029. */
static bool is_doubtful_line_end(const scanner *scan)
{
	return (*scan->at == '\r' && !starts_with(scan, "\r\n")) || starts_with(scan, "\xC2\x85") ||
		   starts_with(scan, "\xE2\x80\xA8") || starts_with(scan, "\xE2\x80\xA9");
}

/* The end of the text ends this comment too. */
static bool skip_line_comment(scanner *scan)
{
	while (scan->at < scan->end && *scan->at != '\n') {
		if (is_doubtful_line_end(scan)) {
			return false;
		}
		scan->at++;
	}
	return true;
}

static bool skip_block_comment(scanner *scan)
{
	for (scan->at += 2; scan->at < scan->end; scan->at++) {
		if (starts_with(scan, "*/")) {
			scan->at += 2;
			return true;
		}
	}
	return false;
}

/* Copies in upper case; an empty text if it is no word's length. */
static void copy_upper(char *upper, const char *word, size_t length)
{
	size_t at = 0;

	if (length >= SHORTEST_WORD && length <= LONGEST_WORD) {
		for (; at < length; at++) {
			upper[at] = word[at] >= 'a' && word[at] <= 'z' ? (char) (word[at] - 32) : word[at];
		}
	}
	upper[at] = '\0';
}

/* 1e5SET: no name begins with a digit, so a number may end anywhere before a word. */
static bool number_hides_word(const char *text, size_t length)
{
	char upper[LONGEST_WORD + 1];

	for (; length >= SHORTEST_WORD; text++, length--) {
		copy_upper(upper, text, length);
		if (is_writing_word(upper) || strcmp(upper, "START") == 0) {
			return true;
		}
	}
	return false;
}

/* Passes one word; true if it can write. What stands before it is not looked at: n.set, :Set
 * and $set write nothing, but draining a harmless statement costs little, and losing a write
 * much. */
static bool scan_word(scanner *scan)
{
	char upper[LONGEST_WORD + 1];
	const char *word = scan->at;
	bool writes;

	while (scan->at < scan->end && is_word_byte(*scan->at)) {
		scan->at++;
	}
	if (is_digit(*word)) {
		scan->after_start = false;
		return number_hides_word(word, (size_t) (scan->at - word));
	}
	copy_upper(upper, word, (size_t) (scan->at - word));
	writes = is_writing_word(upper) || (scan->after_start && strcmp(upper, "DATABASE") == 0);
	scan->after_start = strcmp(upper, "START") == 0;
	return writes;
}

/* Passes blanks and comments (and bytes above 0x7F, which may be blanks), as far as there are
 * any. false: in doubt. */
static bool skip_blanks(scanner *scan)
{
	while (scan->at < scan->end) {
		if (starts_with(scan, "//")) {
			if (!skip_line_comment(scan)) {
				return false;
			}
		} else if (starts_with(scan, "/*")) {
			if (!skip_block_comment(scan)) {
				return false;
			}
		} else if (is_blank(*scan->at) || (unsigned char) *scan->at >= 0x80) {
			scan->at++;
		} else {
			break;
		}
	}
	return true;
}

/* Passes one thing that is neither blank nor word; true if it is doubtful. */
static bool scan_other(scanner *scan)
{
	char byte = *scan->at;

	scan->after_start = false;
	switch (byte) {
		case '\'':
		case '"':
			return !skip_string(scan);
		case '`':
			return !skip_backticks(scan);
		default:
			scan->at++;
			/* Control characters too: Java counts some as blanks, some as parts of names. */
			return byte == '\\' || byte < 0x20 || byte == 0x7F;
	}
}

/* Servers up to 5 replace \uXXXX before anything else, so that an escaped quote ends a string
 * and an escaped line feed a comment; and \\u0027 may be a backslash and an escape. */
static bool has_unicode_escape(const char *text, size_t length)
{
	const char *end = text + length;

	while ((text = memchr(text, '\\', (size_t) (end - text))) != NULL) {
		if (++text < end && (*text == 'u' || *text == 'U')) {
			return true;
		}
	}
	return false;
}

bool neo4j_cypher_may_write(const char *text, size_t length)
{
	scanner scan = { text, text + length, false };

	if (length == 0) {
		return false;
	}
	if (has_unicode_escape(text, length)) {
		return true;
	}
	while (skip_blanks(&scan)) {
		if (scan.at == scan.end) {
			return false;
		}
		if (is_word_byte(*scan.at) ? scan_word(&scan) : scan_other(&scan)) {
			return true;
		}
	}
	return true;
}
