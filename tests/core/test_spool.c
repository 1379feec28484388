#define _GNU_SOURCE

#include "spool.h"

#include "test.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define MIB ((size_t) 1024 * 1024)

/* Every four bytes tell where they stand. */
static void make_bytes(char *bytes, size_t length, size_t offset)
{
	for (size_t i = 0; i < length; i++) {
		size_t at = offset + i;

		bytes[i] = (char) ((at / 4 * 2654435761u) >> (at % 4 * 8));
	}
}

static bool put(neo4j_spool *spool, size_t length, size_t *written, neo4j_error *error)
{
	char *bytes = malloc(length);
	bool ok;

	make_bytes(bytes, length, *written);
	ok = neo4j_spool_put(spool, "/tmp", bytes, length, error);
	*written += length;
	free(bytes);
	return ok;
}

/* As a reader does it: a piece of what is in memory, and more from the file. */
static void take(neo4j_spool *spool, size_t length, size_t *read)
{
	char *expected = malloc(length);
	neo4j_error error = {0};
	size_t there;

	CHECK(neo4j_spool_fill(spool, length, &error), "%s", error.text);
	there = neo4j_buffer_length(&spool->memory);
	CHECK(there >= length, "%zu of %zu", there, length);
	if (there >= length) {
		make_bytes(expected, length, *read);
		CHECK(memcmp(neo4j_buffer_head(&spool->memory), expected, length) == 0, "at %zu", *read);
		neo4j_buffer_consume(&spool->memory, length);
	}
	*read += length;
	free(expected);
}

static off_t file_size(const neo4j_spool *spool)
{
	struct stat file;

	return spool->open && fstat(spool->descriptor, &file) == 0 ? file.st_size : -1;
}

static int open_descriptors(void)
{
	DIR *folder = opendir("/proc/self/fd");
	int count = 0;

	while (folder && readdir(folder)) {
		count++;
	}
	closedir(folder);
	return count;
}

static int files_of_ours(void)
{
	DIR *folder = opendir("/tmp");
	struct dirent *entry;
	int count = 0;

	while (folder && (entry = readdir(folder))) {
		count += strncmp(entry->d_name, "neo4j-", 6) == 0 && strlen(entry->d_name) == 12;
	}
	closedir(folder);
	return count;
}

TEST(what_is_short_stays_in_memory)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	size_t written = 0, read = 0;

	CHECK(put(&spool, 1, &written, &error) && put(&spool, NEO4J_SPOOL_MEMORY - 1, &written, &error));
	CHECK(!spool.open && neo4j_spool_length(&spool) == NEO4J_SPOOL_MEMORY);
	take(&spool, 100, &read);
	CHECK(put(&spool, 100, &written, &error) && !spool.open);
	take(&spool, NEO4J_SPOOL_MEMORY, &read);
	CHECK(neo4j_spool_length(&spool) == 0 && neo4j_spool_fill(&spool, 1, &error));
	neo4j_spool_free(&spool);
}

TEST(what_is_long_goes_to_a_file_without_a_name)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	size_t written = 0, read = 0;
	int before = open_descriptors(), names = files_of_ours();
	struct stat file;

	CHECK(put(&spool, NEO4J_SPOOL_MEMORY + 1, &written, &error), "%s", error.text);
	CHECK(spool.open && neo4j_spool_length(&spool) == NEO4J_SPOOL_MEMORY + 1 && file_size(&spool) == 1);
	CHECK(fstat(spool.descriptor, &file) == 0 && file.st_nlink == 0 && (file.st_mode & 07777) == 0600);
	CHECK(fcntl(spool.descriptor, F_GETFD) & FD_CLOEXEC);
	CHECK(files_of_ours() == names && open_descriptors() == before + 1);
	CHECK(put(&spool, 5 * MIB, &written, &error));
	while (read + 60000 <= written) {
		take(&spool, 60000, &read);
		CHECK(spool.memory.capacity <= 2 * NEO4J_SPOOL_MEMORY, "%zu", spool.memory.capacity);
	}
	take(&spool, written - read, &read);
	CHECK(neo4j_spool_length(&spool) == 0 && file_size(&spool) == 0);
	neo4j_spool_free(&spool);
	CHECK(!spool.open && open_descriptors() == before);
}

TEST(a_file_that_was_read_is_used_again)
{
	neo4j_spool spool = {.limit = 8 * MIB};
	neo4j_error error = {0};
	size_t written = 0, read = 0;

	for (int round = 0; round < 5; round++) {
		CHECK(put(&spool, 3 * MIB + 7, &written, &error));
		CHECK(spool.filed == MIB + 7, "round %d", round);
		take(&spool, 3 * MIB + 7, &read);
	}
	neo4j_spool_free(&spool);
}

/* In pieces of all lengths the writer goes round and round, the reader after him. */
TEST(the_file_is_a_ring_within_the_limit)
{
	neo4j_spool spool = {.limit = 3 * MIB + 4321};
	neo4j_error error = {0};
	size_t written = 0, read = 0, length = 1;
	bool wrapped = false;

	while (written < 64 * MIB) {
		size_t room = (size_t) neo4j_spool_room(&spool);

		length = length * 1103515245 % 777777 + 1;
		CHECK(room == 0 || put(&spool, length < room ? length : room, &written, &error), "%s", error.text);
		CHECK(neo4j_spool_length(&spool) == written - read && neo4j_spool_length(&spool) <= spool.limit);
		CHECK(file_size(&spool) <= (off_t) spool.limit);
		wrapped = wrapped || spool.start + spool.filed > spool.limit;
		length = length * 69069 % 333333 + 1;
		take(&spool, length < written - read ? length : written - read, &read);
	}
	CHECK(wrapped);
	take(&spool, written - read, &read);
	neo4j_spool_free(&spool);
}

TEST(a_limit_below_the_memory_needs_no_file)
{
	neo4j_spool spool = {.limit = 1000};
	neo4j_error error = {0};
	size_t written = 0, read = 0;

	CHECK(neo4j_spool_room(&spool) == 1000);
	CHECK(put(&spool, 1000, &written, &error) && neo4j_spool_room(&spool) == 0 && !spool.open);
	take(&spool, 1, &read);
	CHECK(neo4j_spool_room(&spool) == 1);
	neo4j_spool_free(&spool);
}

TEST(a_directory_that_is_not_there)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	int before = open_descriptors();
	char *bytes = calloc(1, 3 * MIB);

	CHECK(!neo4j_spool_put(&spool, "/tmp/is/not/there", bytes, 3 * MIB, &error));
	CHECK(error.status == NEO4J_ERR_DISK);
	CHECK_TEXT(error.text, "No temporary file can be made in /tmp/is/not/there: No such file or directory");
	neo4j_spool_free(&spool);
	CHECK(open_descriptors() == before);
	free(bytes);
}

/* A bound on the length of files stands for a disk that is full: the first part still fits. */
TEST(a_disk_that_is_full)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	size_t written = 0;
	struct rlimit old, low;
	int before = open_descriptors();

	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &old);
	low = (struct rlimit) {.rlim_cur = 100000, .rlim_max = old.rlim_max};
	setrlimit(RLIMIT_FSIZE, &low);
	CHECK(put(&spool, NEO4J_SPOOL_MEMORY + 90000, &written, &error));
	CHECK(!put(&spool, 20000, &written, &error) && error.status == NEO4J_ERR_DISK);
	setrlimit(RLIMIT_FSIZE, &old);
	CHECK_TEXT(error.text, "The temporary file cannot be written: File too large");
	neo4j_spool_free(&spool);
	CHECK(open_descriptors() == before);
}

TEST(a_file_that_fails_when_it_is_read)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	size_t written = 0;

	CHECK(put(&spool, 3 * MIB, &written, &error));
	CHECK(ftruncate(spool.descriptor, 1000) == 0);
	CHECK(!neo4j_spool_fill(&spool, 3 * MIB, &error) && error.status == NEO4J_ERR_DISK);
	CHECK_TEXT(error.text, "The temporary file cannot be read: Input/output error");
	neo4j_spool_free(&spool);
}

/* The child's copy goes, and reads, without a trace. */
TEST(a_child_leaves_its_parents_file_alone)
{
	neo4j_spool spool = {.limit = 256 * MIB};
	neo4j_error error = {0};
	size_t written = 0, read = 0;
	pid_t child;
	int status;

	CHECK(put(&spool, 4 * MIB, &written, &error));
	child = fork();
	if (child == 0) {
		lseek(spool.descriptor, 12345, SEEK_SET);
		neo4j_spool_free(&spool);
		execlp("true", "true", NULL);
		_exit(2);
	}
	waitpid(child, &status, 0);
	CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	CHECK(put(&spool, MIB, &written, &error));
	take(&spool, 5 * MIB, &read);
	neo4j_spool_free(&spool);
}
