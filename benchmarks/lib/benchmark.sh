# What seed and replay share: options, set-up, the server with its nodes, the comparison. Sourced.

benchmarks=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$benchmarks/../bin/lib/common.sh"
source "$benchmarks/../bin/lib/setup.sh"
source "$benchmarks/../bin/lib/servers.sh"
PATH=$PATH:/usr/sbin # where nginx is

runs=100
warmup=20
contenders=curl,count,ours,ours-buffered,whole,rows
server=

usage() {
    cat <<TEXT
usage: benchmarks/${0##*/} [--runs=$runs] [--warmup=$warmup] [--contenders=$contenders]
The floor (curl) is always among the contenders. The extension is built unless it is left out.
TEXT
}

read_options() {
    local argument name
    for argument; do
        case $argument in
            --runs=*) runs=${argument#*=} ;;
            --warmup=*) warmup=${argument#*=} ;;
            --contenders=*) contenders=${argument#*=} ;;
            -h | --help) usage; exit 0 ;;
            *) usage >&2; exit 2 ;;
        esac
    done
    [[ $runs =~ ^[1-9][0-9]*$ && $warmup =~ ^[0-9]+$ ]] || die 'how many runs and warm-up rounds? These are numbers'
    for name in ${contenders//,/ }; do
        [[ $name =~ ^(curl|count|ours|ours-buffered|whole|rows)$ ]] || die "there is no contender $name"
    done
    [[ ,$contenders, == *,curl,* ]] || contenders=curl,$contenders
}

# Replaced by a script that has more to clean up.
clean_up() {
    stop_step
    stop_neo4j
}

set_up() {
    local load _
    exit_on_signals
    trap clean_up EXIT
    read -r load _ </proc/loadavg
    [ "${load%.*}" -eq 0 ] || say "this machine is busy with other work (load $load): the figures will be rough"
    setup_packages "$@"
    [[ ,$contenders != *,ours* ]] || setup_build
}

# Sets $url. The server is this run's own, and its data is what the published benchmark had.
start_neo4j() {
    server=benchmark-$$
    url=$("$root/bin/server" start 2.0.0-M06 "--name=$server")
    say 'creating the nodes'
    post 'FOREACH(x in range(1,31063) | CREATE (n {name: \"node\"+x, idx: x}))' -o /dev/null
}

stop_neo4j() {
    [ -z "$server" ] || "$root/bin/server" stop "$server"
    server=
}

# post QUERY [curl's options]
post() {
    local query=$1
    shift
    ask -S -f -H 'Content-Type: application/json' -d "{\"query\": \"$query\"}" "$@" "$url/db/data/cypher"
}

# compare live|replay
compare() {
    say "$warmup rounds to warm up, then $runs to measure"
    begin_step php "$benchmarks/lib/compare.php" "--where=$1" "--url=$url" "--runs=$runs" "--warmup=$warmup" \
        "--contenders=$contenders" "--extension=$root/modules/neo4j.so"
    end_step
}
