/* mkostemp() is neither C11 nor POSIX before 2024; pread(), pwrite() and ftruncate() are POSIX. */
#ifndef _GNU_SOURCE
# define _GNU_SOURCE
#endif

#include "spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Bytes that come back from the file at once, and the room that is made for them at a time. */
#define PIECE ((size_t) 256 * 1024)

static bool fail_file(neo4j_error *error, const char *what, int number)
{
	neo4j_fail(error, NEO4J_ERR_DISK, "%s: %s", what, strerror(number));
	return false;
}

static bool fail_memory(neo4j_error *error)
{
	neo4j_fail(error, NEO4J_ERR_MEMORY, "out of memory for what was read ahead");
	return false;
}

static bool fail_directory(neo4j_error *error, const char *directory, int number)
{
	neo4j_fail(error, NEO4J_ERR_DISK, "No temporary file can be made in %s: %s", directory, strerror(number));
	return false;
}

static char *make_template(const char *directory)
{
	static const char name[] = "/neo4j-XXXXXX";
	size_t length = strlen(directory);
	char *path = malloc(length + sizeof(name));

	if (path) {
		memcpy(path, directory, length);
		memcpy(path + length, name, sizeof(name));
	}
	return path;
}

/* The name is gone before a byte is written: however the process ends, nothing stays behind, and
 * nobody else can open it. */
static bool open_file(neo4j_spool *spool, const char *directory, neo4j_error *error)
{
	char *path = make_template(directory);
	int number;

	if (!path) {
		return fail_memory(error);
	}
	spool->descriptor = mkostemp(path, O_CLOEXEC);
	number = errno;
	spool->open = spool->descriptor >= 0;
	if (spool->open) {
		unlink(path);
	}
	free(path);
	return spool->open || fail_directory(error, directory, number);
}

static bool write_at(int descriptor, const char *bytes, size_t length, uint64_t offset, neo4j_error *error)
{
	while (length > 0) {
		ssize_t written = pwrite(descriptor, bytes, length, (off_t) offset);

		if (written < 0 && errno == EINTR) {
			continue;
		}
		if (written <= 0) {
			return fail_file(error, "The temporary file cannot be written", written == 0 ? ENOSPC : errno);
		}
		bytes += written;
		offset += (uint64_t) written;
		length -= (size_t) written;
	}
	return true;
}

static bool read_at(int descriptor, char *bytes, size_t length, uint64_t offset, neo4j_error *error)
{
	while (length > 0) {
		ssize_t taken = pread(descriptor, bytes, length, (off_t) offset);

		if (taken < 0 && errno == EINTR) {
			continue;
		}
		if (taken <= 0) {
			return fail_file(error, "The temporary file cannot be read", taken == 0 ? EIO : errno);
		}
		bytes += taken;
		offset += (uint64_t) taken;
		length -= (size_t) taken;
	}
	return true;
}

/* As much as lies before the ring's seam. */
static size_t straight(const neo4j_spool *spool, uint64_t offset, size_t length)
{
	uint64_t left = spool->limit - offset;

	return length < left ? length : (size_t) left;
}

/* Offsets are given with each call: a forked child shares the file, and its position. */
static bool put_in_file(neo4j_spool *spool, const char *bytes, size_t length, neo4j_error *error)
{
	while (length > 0) {
		uint64_t end = (spool->start + spool->filed) % spool->limit;
		size_t part = straight(spool, end, length);

		if (!write_at(spool->descriptor, bytes, part, end, error)) {
			return false;
		}
		spool->filed += part;
		bytes += part;
		length -= part;
	}
	return true;
}

static size_t room_in_memory(const neo4j_spool *spool)
{
	size_t held = neo4j_buffer_length(&spool->memory);

	return spool->filed == 0 && held < NEO4J_SPOOL_MEMORY ? NEO4J_SPOOL_MEMORY - held : 0;
}

bool neo4j_spool_put(neo4j_spool *spool, const char *directory, const char *bytes, size_t length, neo4j_error *error)
{
	size_t here = room_in_memory(spool);

	here = here < length ? here : length;
	if (here > 0 && !neo4j_buffer_append(&spool->memory, bytes, here)) {
		return fail_memory(error);
	}
	if (here == length) {
		return true;
	}
	return (spool->open || open_file(spool, directory, error)) && put_in_file(spool, bytes + here, length - here, error);
}

/* An empty file gives its blocks back. That it may fail is no matter. */
static void note_empty(neo4j_spool *spool)
{
	spool->start = 0;
	if (ftruncate(spool->descriptor, 0) != 0) {
		return;
	}
}

static bool take_piece(neo4j_spool *spool, char *piece, neo4j_error *error)
{
	size_t length = straight(spool, spool->start, spool->filed < PIECE ? (size_t) spool->filed : PIECE);

	if (!read_at(spool->descriptor, piece, length, spool->start, error)) {
		return false;
	}
	if (!neo4j_buffer_append(&spool->memory, piece, length)) {
		return fail_memory(error);
	}
	spool->start = (spool->start + length) % spool->limit;
	spool->filed -= length;
	return true;
}

static bool take_pieces(neo4j_spool *spool, size_t want, neo4j_error *error)
{
	char *piece = malloc(PIECE);
	bool ok = piece != NULL || fail_memory(error);

	while (ok && spool->filed > 0 && neo4j_buffer_length(&spool->memory) < want) {
		ok = take_piece(spool, piece, error);
	}
	free(piece);
	return ok;
}

bool neo4j_spool_fill(neo4j_spool *spool, size_t want, neo4j_error *error)
{
	if (spool->filed == 0 || neo4j_buffer_length(&spool->memory) >= want) {
		return true;
	}
	if (!take_pieces(spool, want, error)) {
		return false;
	}
	if (spool->filed == 0) {
		note_empty(spool);
	}
	return true;
}

void neo4j_spool_free(neo4j_spool *spool)
{
	neo4j_buffer_free(&spool->memory);
	if (spool->open) {
		close(spool->descriptor);
	}
	spool->open = false;
	spool->start = spool->filed = 0;
}
