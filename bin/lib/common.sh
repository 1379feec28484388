# What every command of bin/ uses: where things are, how to talk, how to run a long step. Sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=$(realpath -m "$root/.cache") # which may be a link, so that checkouts share it
step_group=

say() { printf '==> %s\n' "$*" >&2; }
complain() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die() { complain "$*"; exit 1; }

# From here on, Ctrl-C, TERM and a closed terminal all end in the EXIT trap, and so in one clean-up.
exit_on_signals() {
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

# Runs a command in a process group of its own, so that stop_step can end it with all its children.
begin_step() {
    set -m
    "$@" </dev/null &
    step_group=$!
    set +m
}

end_step() {
    local status=0
    wait "$step_group" || status=$?
    step_group=
    return "$status"
}

stop_step() {
    [ -n "$step_group" ] || return 0
    kill -TERM -- "-$step_group" 2>/dev/null || true
    wait "$step_group" 2>/dev/null || true
    step_group=
}

# Without colours, and of an address only its end, which is where a download's name is.
last_line() { tail -n 1 "$1" | sed -E 's/\x1b\[[0-9;]*m//g; s|https?://[^ ]*/||g' | tr -d '\r' | cut -c 1-100; }

# step LOG MESSAGE COMMAND…: says what begins, shows the last line of its log every five seconds,
# and more of it should the command fail.
step() {
    local log=$cache/log/$1.log message=$2 began=$SECONDS shown=0 elapsed
    shift 2
    mkdir -p "$cache/log"
    say "$message"
    begin_step "$@" >"$log" 2>&1
    while kill -0 "$step_group" 2>/dev/null; do
        sleep 0.1
        elapsed=$((SECONDS - began))
        if [ "$elapsed" -ge $((shown + 5)) ]; then
            shown=$elapsed
            printf '    %3d s  %s\n' "$elapsed" "$(last_line "$log")" >&2
        fi
    done
    end_step && return 0
    complain "failed: $message"
    tail -n 30 "$log" | cut -c 1-200 | sed 's/^/    /' >&2
    complain "the whole log: ${log#"$root"/}"
    return 1
}
