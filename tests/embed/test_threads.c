#define _GNU_SOURCE

#include "../core/test.h"
#include "php_thread.h"

#define THREADS 4

/* What the tests' PHP is made of. Each thread has a client of its own for the scripted server, whose
 * address all of them find in the environment. */
static const char serve[] = "require_once getenv('EMBED_TESTS') . '/include/neo4j.php';"
							"$server = scripted([['times' => -1, 'body' => legacy_body(['v'], [[7], [8]])]], '2.0.0-M06');"
							"putenv(\"EMBED_URL=$server->url\");";
static const char stop[] = "$server->stop();";
static const char ask[] = "$client = $client ?? new Neo4j\\Client(getenv('EMBED_URL'));"
						  "return json_encode(array_column($client->run('RETURN 7 AS v')->fetchAll(), 'v'));";
static const char connections[] = "return $server->connections();";
static const char closed[] = "return count($server->closed());";
static const char rows[] = "[7,8]";

static void start_all(php_thread **threads)
{
	for (int i = 0; i < THREADS; i++) {
		threads[i] = php_thread_start();
	}
}

static void end_all(php_thread **threads)
{
	for (int i = 0; i < THREADS; i++) {
		php_thread_end(threads[i]);
	}
}

/* All of them at once. */
static void check_all(php_thread **threads, const char *code, const char *answer)
{
	for (int i = 0; i < THREADS; i++) {
		php_thread_order(threads[i], code);
	}
	for (int i = 0; i < THREADS; i++) {
		CHECK_TEXT(php_thread_await(threads[i]), answer);
	}
}

TEST(each_thread_has_connections_of_its_own_and_keeps_them_from_request_to_request)
{
	php_thread *threads[THREADS];

	php_here(serve);
	start_all(threads);
	for (int request = 0; request < 3; request++) {
		check_all(threads, ask, rows);
		for (int i = 0; i < THREADS; i++) {
			php_thread_next_request(threads[i]);
		}
	}
	CHECK_TEXT(php_here(connections), "4");
	CHECK_TEXT(php_here(closed), "0");
	end_all(threads);
	CHECK_TEXT(php_here("return count($server->waitClosed(4));"), "4");
	php_here(stop);
}

TEST(a_thread_ends_and_the_others_go_on_with_their_connections)
{
	php_thread *threads[THREADS];

	php_here(serve);
	start_all(threads);
	CHECK_TEXT(php_here(ask), rows);
	check_all(threads, ask, rows);
	php_thread_end(threads[0]);
	CHECK_TEXT(php_here("return count($server->waitClosed(1));"), "1");
	CHECK_TEXT(php_here(ask), rows);
	threads[0] = php_thread_start();
	check_all(threads, ask, rows);
	CHECK_TEXT(php_here(connections), "6");
	CHECK_TEXT(php_here(closed), "1");
	end_all(threads);
	CHECK_TEXT(php_here(ask), rows);
	CHECK_TEXT(php_here(connections), "6");
	php_here("unset($client);");
	php_here(stop);
}

TEST(a_thread_sees_and_closes_only_connections_of_its_own)
{
	static const char counts[] =
		"return json_encode(array_map(fn ($handle) => [$handle['used'], $handle['free'], $handle['created']],"
		"    Neo4j\\persistent_handles()));";
	php_thread *threads[THREADS];

	php_here(serve);
	start_all(threads);
	check_all(threads, ask, rows);
	check_all(threads, counts, "[[0,1,1]]");
	CHECK_TEXT(php_thread_run(threads[0], "return Neo4j\\clean_persistent_handles();"), "1");
	CHECK_TEXT(php_thread_run(threads[0], counts), "[[0,0,1]]");
	CHECK_TEXT(php_here("return count($server->waitClosed(1));"), "1");
	check_all(threads, ask, rows);
	CHECK_TEXT(php_here(connections), "5");
	CHECK_TEXT(php_here(closed), "1");
	end_all(threads);
	php_here(stop);
}

TEST(threads_end_while_others_are_in_the_middle_of_their_queries)
{
	static const char ask_often[] = "$client = new Neo4j\\Client(getenv('EMBED_URL'));"
									"for ($i = 0, $sum = 0; $i < 100; $i++) {"
									"    foreach ($client->run('RETURN 7 AS v') as $row) $sum += $row['v'];"
									"}"
									"return $sum;";
	php_thread *threads[THREADS];

	php_here(serve);
	start_all(threads);
	for (int i = 0; i < THREADS; i++) {
		php_thread_order(threads[i], ask_often);
	}
	for (int turn = 0; turn < 8; turn++) {
		php_thread *passing = php_thread_start();
		CHECK_TEXT(php_thread_run(passing, ask), rows);
		php_thread_end(passing);
	}
	for (int i = 0; i < THREADS; i++) {
		CHECK_TEXT(php_thread_await(threads[i]), "1500");
	}
	CHECK_TEXT(php_here(connections), "12");
	end_all(threads);
	php_here(stop);
}

TEST(a_thread_that_dies_with_a_result_half_read_takes_nothing_from_the_others)
{
	static const char die_half_way[] = "$client = $client ?? new Neo4j\\Client(getenv('EMBED_URL'));"
									   "foreach ($client->run('RETURN 7 AS v') as $row) trigger_error('', E_USER_ERROR);";
	php_thread *threads[THREADS];

	php_here(serve);
	start_all(threads);
	check_all(threads, ask, rows);
	for (int i = 0; i < THREADS; i += 2) {
		php_thread_order(threads[i], die_half_way);
	}
	for (int i = 1; i < THREADS; i += 2) {
		CHECK_TEXT(php_thread_run(threads[i], ask), rows);
	}
	for (int i = 0; i < THREADS; i += 2) {
		CHECK_TEXT(php_thread_await(threads[i]), "(failed)");
		php_thread_next_request(threads[i]);
	}
	check_all(threads, ask, rows);
	CHECK_TEXT(php_here("return $server->connections() - count($server->waitClosed(2));"), "4");
	end_all(threads);
	php_here(stop);
}

/* Each thread asks each server that is there, in each of its protocols, for a number of its own. */
TEST(threads_ask_real_servers_at_once_and_each_gets_its_own_answers)
{
	static const char ask_all[] = "require_once getenv('EMBED_TESTS') . '/include/neo4j.php';"
								  "for ($turn = 0; $turn < 5; $turn++) {"
								  "    foreach (neo4j_dialects() as $dialect => $client) {"
								  "        [$version] = explode(' ', $dialect);"
								  "        $number = random_int(0, PHP_INT_MAX);"
								  "        $statement = neo4j_return($version, neo4j_parameter($version, 'n') . ' AS n');"
								  "        $answer = $client->run($statement, ['n' => $number])->fetchAll();"
								  "        if ($answer !== [['n' => $number]]) return $dialect;"
								  "    }"
								  "}"
								  "return 'right';";
	php_thread *threads[THREADS];

	start_all(threads);
	check_all(threads, ask_all, "right");
	end_all(threads);
}
