dnl A native graph client: Cypher over HTTP, decoded while it arrives.

PHP_ARG_ENABLE([neo4j],
  [whether to enable Neo4j support],
  [AS_HELP_STRING([--enable-neo4j], [Enable Neo4j support; libcurl and yajl are found by pkg-config])],
  [yes])

PHP_ARG_ENABLE([neo4j-dev],
  [whether to compile neo4j with warnings as errors],
  [AS_HELP_STRING([--enable-neo4j-dev], [neo4j: compile with -Wall -Wextra -Werror (for developers)])],
  [no],
  [no])

dnl NEO4J_FIND(package, minimum version, how to install it)
AC_DEFUN([NEO4J_FIND], [
  AC_MSG_CHECKING([for $1 $2 or later])
  NEO4J_FOUND=`$PKG_CONFIG --modversion $1 2>/dev/null || echo none`
  AC_MSG_RESULT([$NEO4J_FOUND])
  AS_IF([$PKG_CONFIG --atleast-version=$2 $1],
    [NEO4J_LIBS=`$PKG_CONFIG --libs $1`
     NEO4J_INCLUDES=`$PKG_CONFIG --cflags $1`],
    [AC_MSG_ERROR([neo4j needs $1 $2 or later with its headers, found: $NEO4J_FOUND. Install it ($3)])])
  PHP_EVAL_LIBLINE([$NEO4J_LIBS], [NEO4J_SHARED_LIBADD])
  PHP_EVAL_INCLINE([$NEO4J_INCLUDES])
])

if test "$PHP_NEO4J" != "no"; then
  dnl phpize knows php-config, a build inside of PHP's own tree knows the number.
  AC_MSG_CHECKING([for PHP 8.2 or later])
  if test -n "$PHP_CONFIG"; then
    NEO4J_PHP_VERSION_ID=`$PHP_CONFIG --vernum`
  else
    NEO4J_PHP_VERSION_ID=$PHP_VERSION_ID
  fi
  AS_IF([test "$NEO4J_PHP_VERSION_ID" -ge 80200],
    [AC_MSG_RESULT([yes])],
    [AC_MSG_RESULT([no])
     AC_MSG_ERROR([neo4j needs PHP 8.2 or later, this is $NEO4J_PHP_VERSION_ID])])

  if test -z "$PKG_CONFIG"; then
    AC_PATH_PROG([PKG_CONFIG], [pkg-config], [no])
  fi
  AS_IF([test "$PKG_CONFIG" = "no"],
    [AC_MSG_ERROR([neo4j needs pkg-config to find libcurl and yajl; install pkg-config (Debian, Ubuntu: apt-get install pkg-config)])])

  NEO4J_FIND([libcurl], [7.85.0], [Debian, Ubuntu: apt-get install libcurl4-openssl-dev; Fedora: dnf install libcurl-devel; Alpine: apk add curl-dev; macOS: brew install curl])
  NEO4J_FIND([yajl], [2.1.0], [Debian, Ubuntu: apt-get install libyajl-dev; Fedora: dnf install yajl-devel; Alpine: apk add yajl-dev; macOS: brew install yajl])

  dnl A name server that hangs can keep a thread of libcurl's alive beyond the end of PHP, and
  dnl with us libcurl would be unloaded under it.
  AC_MSG_CHECKING([whether the linker knows -z nodelete])
  NEO4J_LDFLAGS=$LDFLAGS
  LDFLAGS="$LDFLAGS -Wl,-z,nodelete"
  AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])],
    [NEO4J_SHARED_LIBADD="$NEO4J_SHARED_LIBADD -Wl,-z,nodelete"
     AC_MSG_RESULT([yes])],
    [AC_MSG_RESULT([no])])
  LDFLAGS=$NEO4J_LDFLAGS
  PHP_SUBST([NEO4J_SHARED_LIBADD])

  dnl Only get_module is seen from outside: a symbol of ours never meets another library's.
  NEO4J_CFLAGS="-fvisibility=hidden -DZEND_ENABLE_STATIC_TSRMLS_CACHE=1"

  dnl PHP's headers are not ours to mend, hence -isystem; PHP's own macros give every method
  dnl and module function the same parameters, used or not.
  if test "$PHP_NEO4J_DEV" = "yes"; then
    NEO4J_CFLAGS="$NEO4J_CFLAGS -Wall -Wextra -Werror -Wno-unused-parameter"
    for NEO4J_DIR in "" /main /TSRM /Zend /ext; do
      if test -n "$phpincludedir"; then
        NEO4J_CFLAGS="$NEO4J_CFLAGS -isystem $phpincludedir$NEO4J_DIR"
      fi
    done
  fi

  NEO4J_CORE="
    src/core/buffer.c
    src/core/clock.c
    src/core/curl_errors.c
    src/core/endpoint.c
    src/core/endpoint_key.c
    src/core/endpoint_proxy.c
    src/core/endpoint_uri.c
    src/core/error.c
    src/core/exchange.c
    src/core/guard.c
    src/core/http_framing.c
    src/core/json_reader.c
    src/core/link.c
    src/core/link_cache.c
    src/core/link_callbacks.c
    src/core/link_options.c
    src/core/link_security.c
    src/core/link_socket.c
    src/core/number.c
    src/core/pool.c
    src/core/pool_key.c
    src/core/process.c
    src/core/secrets.c
    src/core/spool.c
    src/core/time_limits.c
    src/core/word_scan.c"
  NEO4J_VALUE="
    src/value/bytes.c
    src/value/columns.c
    src/value/date.c
    src/value/duration.c
    src/value/float_text.c
    src/value/graph.c
    src/value/json_string.c
    src/value/key_cache.c
    src/value/local_date_time.c
    src/value/local_time.c
    src/value/native.c
    src/value/node.c
    src/value/parameter_place.c
    src/value/parameter_type.c
    src/value/parameters.c
    src/value/parameters_advice.c
    src/value/parameters_resolve.c
    src/value/path.c
    src/value/point.c
    src/value/record.c
    src/value/relationship.c
    src/value/row_builder.c
    src/value/temporal.c
    src/value/temporal_class.c
    src/value/temporal_text.c
    src/value/time.c
    src/value/vector.c
    src/value/zoned_date_time.c"
  NEO4J_WIRE="
    src/wire/aside.c
    src/wire/bookmarks.c
    src/wire/call.c
    src/wire/carrier.c
    src/wire/cluster.c
    src/wire/decoder.c
    src/wire/dialects.c
    src/wire/event_log.c
    src/wire/failure.c
    src/wire/header_lines.c
    src/wire/jolt.c
    src/wire/jolt_values.c
    src/wire/legacy.c
    src/wire/legacy_entity.c
    src/wire/options.c
    src/wire/query.c
    src/wire/query_request.c
    src/wire/read_ahead.c
    src/wire/rest.c
    src/wire/rest_request.c
    src/wire/routing.c
    src/wire/server.c
    src/wire/server_error.c
    src/wire/server_home.c
    src/wire/session.c
    src/wire/stream.c
    src/wire/stream_failover.c
    src/wire/stream_open.c
    src/wire/stream_outcome.c
    src/wire/stream_prepare.c
    src/wire/support.c
    src/wire/system_door.c
    src/wire/transaction.c
    src/wire/transaction_begun.c
    src/wire/transaction_end.c
    src/wire/transactional.c
    src/wire/transactional_build.c
    src/wire/transactional_datum.c
    src/wire/transactional_entity.c
    src/wire/transactional_match.c
    src/wire/transactional_meta.c
    src/wire/transactional_rest.c
    src/wire/transactional_tape.c
    src/wire/tx_door.c
    src/wire/typed.c"
  NEO4J_API="
    src/api/client.c
    src/api/counters.c
    src/api/digest.c
    src/api/enums.c
    src/api/exceptions.c
    src/api/forward_iterator.c
    src/api/headers.c
    src/api/login.c
    src/api/notifications.c
    src/api/observer.c
    src/api/option_client.c
    src/api/option_statement.c
    src/api/option_tls.c
    src/api/option_types.c
    src/api/options.c
    src/api/pending.c
    src/api/persistent_handles.c
    src/api/plan.c
    src/api/query.c
    src/api/request.c
    src/api/response.c
    src/api/result_iterator.c
    src/api/result_rows.c
    src/api/result_set.c
    src/api/runner.c
    src/api/server_info.c
    src/api/statement.c
    src/api/suggestion.c
    src/api/summary.c
    src/api/transaction.c
    src/api/transaction_work.c
    src/api/transport.c
    src/api/transport_body.c
    src/api/transport_curl.c
    src/api/transport_response.c
    src/api/transport_stream.c
    src/api/transport_stream_context.c
    src/api/transport_stream_exchange.c
    src/api/transport_stream_head.c
    src/api/transport_stream_open.c
    src/api/transport_stream_quiet.c
    src/api/transport_stream_request.c
    src/api/transport_user.c
    src/api/transport_user_exchange.c
    src/api/transport_user_headers.c
    src/api/untag.c"

  PHP_NEW_EXTENSION([neo4j],
    [src/neo4j.c $NEO4J_CORE $NEO4J_VALUE $NEO4J_WIRE $NEO4J_API],
    [$ext_shared],,
    [$NEO4J_CFLAGS])
  PHP_ADD_EXTENSION_DEP([neo4j], [hash])
  PHP_ADD_EXTENSION_DEP([neo4j], [json])
  PHP_ADD_EXTENSION_DEP([neo4j], [random])
  PHP_ADD_EXTENSION_DEP([neo4j], [spl])

  PHP_ADD_BUILD_DIR([$ext_builddir/src])
  PHP_ADD_BUILD_DIR([$ext_builddir/src/core])
  PHP_ADD_BUILD_DIR([$ext_builddir/src/value])
  PHP_ADD_BUILD_DIR([$ext_builddir/src/wire])
  PHP_ADD_BUILD_DIR([$ext_builddir/src/api])
fi
