# Fetching, starting and stopping real servers; the commands are in bin/server. Sourced.
#
# .cache/servers/VERSION/lib   the class path, fetched once
# .cache/run/NAME/             one running server: version, pid, port, url, conf, data, log

templates=$root/tests/servers

versions() { grep -v '^#' "$templates/versions" | cut -d ' ' -f 1; }

# Sets the variables that describe a version, from its row in the table.
read_row() {
    local version
    while read -r version settings profile main_class java_wanted heap; do
        [ "$version" != "$1" ] || return 0
    done <"$templates/versions"
    die "no server $1 here; there are: $(versions | tr '\n' ' ')"
}

home_of() { printf '%s/run/%s' "$cache" "$1"; }
lock_of() { printf '%s/run/.%s.lock' "$cache" "$1"; }
version_of() { cat "$(home_of "$1")/version"; }
port_of() { cat "$(home_of "$1")/port"; }

url_of() {
    is_running "$1" || die "server $1 is not running"
    cat "$(home_of "$1")/url"
}

# 5.26.0 is 5.26 for the tests, and its URL is in NEO4J_URL_5_26.
short_version() { sed -E 's/^([0-9]+\.[0-9]+).*/\1/' <<<"$1"; }
variable_of() { printf 'NEO4J_URL_%s' "$(short_version "$(version_of "$1")" | tr . _)"; }

known_servers() {
    local home
    for home in "$cache"/run/*/; do
        [ ! -d "$home" ] || basename "$home"
    done
}

running_servers() {
    local name
    for name in $(known_servers); do
        ! is_running "$name" || printf '%s\n' "$name"
    done
}

# The command line is looked at too: after a reboot the pid may be somebody else's.
process_of() {
    local home pid
    home=$(home_of "$1")
    pid=$(cat "$home/pid" 2>/dev/null) && [ -r "/proc/$pid/cmdline" ] || return 1
    tr '\0' '\n' 2>/dev/null <"/proc/$pid/cmdline" | grep -xF -e "-Dext-neo4j.home=$home" >/dev/null || return 1
    printf '%s' "$pid"
}

# Its URL is written when it has answered.
is_running() { [ -f "$(home_of "$1")/url" ] && process_of "$1" >/dev/null; }

# Into a temporary folder first, so that an interrupted fetch leaves nothing that looks complete;
# one at a time, since Maven's own store is not made for several.
fetch_server() {
    local version=$1 folder=$cache/servers/$1
    read_row "$version"
    mkdir -p "$cache/servers"
    exec {lock}>"$cache/servers/.lock"
    flock "$lock"
    if [ ! -d "$folder" ]; then
        rm -rf "$cache/servers/.part-$version"
        step "fetch-$version" "fetching Neo4j $version with Maven (once)" \
            copy_jars "$version" "$cache/servers/.part-$version/lib" || return 1
        mv "$cache/servers/.part-$version" "$folder"
    fi
    exec {lock}>&-
}

copy_jars() {
    local arguments=(-B -f "$templates/pom.xml" "-Dserver.version=$1")
    [ "$profile" = - ] || arguments+=("-P$profile")
    mvn "${arguments[@]}" dependency:copy-dependencies "-DoutputDirectory=$2" -DincludeScope=runtime
}

# A Java that runs this version is here, or comes with the packages.
has_java() {
    read_row "$1"
    [ "${java_wanted%-*}" -le "$packaged_java" ] || find_java ${java_wanted/-/ } >/dev/null
}

# Sets $java for the version whose row has been read.
choose_java() {
    java=$(find_java ${java_wanted/-/ }) || die "Neo4j $1 needs Java $(java_words), and none was found (JAVA_HOME may name one)"
}

java_words() { if [ "${java_wanted/-/}" = "$java_wanted" ]; then printf '%s or later' "$java_wanted"; else printf '%s' "${java_wanted/-/ to }"; fi; }

# start_server VERSION NAME PASSWORD, where an empty password means no authentication
start_server() {
    local version=$1 name=$2 password=$3 tries_left=3
    read_row "$version"
    choose_java "$version"
    mkdir -p "$cache/run"
    exec {starting_lock}>"$(lock_of "$name")"
    flock "$starting_lock"
    if ! is_running "$name"; then
        exit_on_signals
        trap 'stop_step; stop_server '"'$name'" EXIT
        fetch_server "$version"
        until launch "$version" "$name" "$password" && wait_for_server "$version" "$name"; do
            tries_left=$((tries_left - 1))
            [ "$tries_left" -gt 0 ] && lost_its_port "$name" || give_up "$version" "$name"
        done
        [ -z "$password" ] || set_password "$name" "$password"
        publish_url "$name" "$password"
        trap - EXIT
    fi
    exec {starting_lock}>&-
    url_of "$name"
}

# Below the range the kernel takes ports for outgoing connections from: a server binds its port
# seconds after we chose it.
free_port() {
    php -n -r 'do { $port = random_int(15000, 30000); } while (!@stream_socket_server("tcp://127.0.0.1:$port")); echo $port;'
}

prepare_home() {
    local version=$1 name=$2 auth=$3 home port template
    home=$(home_of "$name")
    port=$(free_port)
    mkdir -p "$home/conf" "$home/data"
    printf '%s\n' "$version" >"$home/version"
    printf '%s\n' "$port" >"$home/port"
    for template in "$templates/$settings"/*; do
        sed -e "s|@HOME@|$home|; s|@PORT@|$port|; s|@AUTH@|$auth|" "$template" >"$home/conf/${template##*/}"
    done
}

# With no file of the caller open, so that a pipe around the caller ends with it.
launch() {
    local version=$1 name=$2 auth=false home package arguments
    [ -z "$3" ] || auth=true
    home=$(home_of "$name")
    stop_server "$name"
    prepare_home "$version" "$name" "$auth"
    arguments=("-Dext-neo4j.home=$home" "-Xmx$heap" -XX:+UseSerialGC -Dneo4j.ext.udc.disable=true)
    for package in java.nio sun.nio.ch java.lang java.util java.lang.reflect java.lang.invoke \
        jdk.internal.ref java.io java.util.concurrent java.net; do
        arguments+=(--add-opens "java.base/$package=ALL-UNNAMED")
    done
    arguments+=(-cp "$cache/servers/$version/lib/*")
    if [ "$settings" = legacy ]; then
        arguments+=("-Dneo4j.home=$home" "-Dorg.neo4j.server.properties=$home/conf/neo4j-server.properties" "$main_class")
    else
        arguments+=("$main_class" "--home-dir=$home" "--config-dir=$home/conf")
    fi
    (
        cd "$home" || exit
        close_inherited_files
        exec_detached sh -c 'echo $$ >pid && exec "$@"' sh "$java" "${arguments[@]}" </dev/null >log 2>&1 &
    )
    until [ -s "$home/pid" ] || [ ! -d "$home" ]; do sleep 0.02; done
}

# In a session of its own, which a closed terminal does not end. The command writes its pid itself,
# and ends if its folder is gone by then: so whenever the caller is interrupted, no server runs that
# cannot be found.
exec_detached() {
    if command -v setsid >/dev/null; then exec setsid "$@"; else exec nohup "$@"; fi
}

close_inherited_files() {
    local fd
    for fd in $(ls "/proc/$BASHPID/fd"); do
        [ "$fd" -le 2 ] || eval "exec $fd>&-"
    done
}

wait_for_server() {
    local version=$1 name=$2 deadline=$((SECONDS + 120)) port
    port=$(port_of "$name")
    say "starting Neo4j $version on port $port"
    sleep 1 # by then java has replaced the shell under the pid
    while [ "$SECONDS" -lt "$deadline" ] && process_of "$name" >/dev/null; do
        if [ "$(ask -m 5 -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/")" = 200 ]; then
            warm_up "$version" "$port"
            return 0
        fi
        sleep 0.2
    done
    return 1
}

# 1.8 makes its Cypher engine at the first statement, and those that come meanwhile fail.
warm_up() {
    [ "$1" != 1.8 ] || ask -m 60 -o /dev/null -H 'Content-Type: application/json' \
        -d '{"query": "START n=node(0) RETURN n"}' "http://127.0.0.1:$2/db/data/cypher" || true
}

# Whatever the caller's environment and .curlrc say about proxies, these servers are ours and near.
ask() { curl -q -s --noproxy '*' "$@"; }

lost_its_port() { grep -qE 'BindException|Address already in use' "$(home_of "$1")/log"; }

give_up() {
    complain "Neo4j $1 did not start; the end of its log:"
    tail -n 30 "$(home_of "$2")/log" | sed 's/^/    /' >&2
    exit 1
}

# The first login is neo4j/neo4j, good only for changing the password.
set_password() {
    local name=$1 password=$2 path body answer
    case $(version_of "$name") in
        2.* | 3.*)
            path=/user/neo4j/password
            body="{\"password\": \"$password\"}" ;;
        *)
            path=/db/system/tx/commit
            body="{\"statements\": [{\"statement\": \"ALTER CURRENT USER SET PASSWORD FROM 'neo4j' TO '$password'\"}]}" ;;
    esac
    answer=$(ask -S -m 30 -f -u neo4j:neo4j -H 'Content-Type: application/json' -d "$body" \
        "http://127.0.0.1:$(port_of "$name")$path") \
        && ! grep -qE '"errors" *: *\[ *\{' <<<"$answer" || die "server $name took no password: $answer"
}

publish_url() {
    local credentials=
    [ -z "$2" ] || credentials=neo4j:$2@
    printf 'http://%s127.0.0.1:%s\n' "$credentials" "$(port_of "$1")" >"$(home_of "$1")/url"
}

# Killed, not asked: nothing of it is kept.
stop_server() {
    local name=$1 pid
    if pid=$(process_of "$name"); then
        kill -KILL "$pid" 2>/dev/null || true
        while process_of "$name" >/dev/null; do sleep 0.05; done
    fi
    rm -rf "$(home_of "$name")"
}

# To the last trace; not for a name that somebody may be starting.
forget_server() {
    stop_server "$1"
    rm -f "$(lock_of "$1")"
}

# Those of a command that was killed without a chance to clean up: their names carry its pid, as in demo-123-1.8.
stop_orphans() {
    local name pid
    for name in $(known_servers); do
        pid=$(sed -nE 's/^[a-z]+-([0-9]+)(-.*)?$/\1/p' <<<"$name")
        [ -z "$pid" ] || [ -d "/proc/$pid" ] || forget_server "$name"
    done
}
