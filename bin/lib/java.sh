# Which Java runs which server: the oldest on the machine that is new enough, since the servers of
# that time know it. Sourced.

# find_java OLDEST [NEWEST]: prints the path of a java whose major version is one of these, or fails.
find_java() {
    local major path
    known_javas=${known_javas-$(javas)}
    while read -r major path; do
        if [ "${major:-0}" -ge "$1" ] && [ "$major" -le "${2:-$major}" ]; then
            printf '%s' "$path"
            return 0
        fi
    done <<<"$known_javas"
    return 1
}

# "17 /usr/lib/jvm/…/bin/java", the oldest first; of two as old the one that is mentioned first below.
javas() {
    local java major
    while read -r java; do
        major=$(java_major "$java")
        [ -z "$major" ] || printf '%s %s\n' "$major" "$java"
    done <<<"$(java_places | awk '!seen[$0]++')" | sort -s -n -k 1,1
}

# JAVA_HOME, JAVA21_HOME, JAVA_HOME_21_X64 and the like, then the PATH, then where packages and
# version managers put them.
java_places() {
    local place
    for place in $(compgen -e | grep -xE 'JAVA_?[0-9]*_?HOME(_[0-9].*)?' | sort); do
        real_java "${!place}/bin/java"
    done
    real_java "$(command -v java || true)"
    for place in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /opt/java/* /opt/*{jdk,jre}* /opt/hostedtoolcache/*/*/x64 \
        /usr/local/*{jdk,jre}* "${HOME:-/}"/.sdkman/candidates/java/* "${HOME:-/}"/.jdks/*; do
        real_java "$place/bin/java"
    done
}

# The same one has many names: links in /usr/lib/jvm, and Debian's alternatives.
real_java() { [ ! -x "$1" ] || realpath "$1"; }

# The first line may be about JAVA_TOOL_OPTIONS; what is no Java at all has no version.
java_major() { timeout 20 "$1" -version 2>&1 </dev/null | sed -nE 's/.* version "([0-9]+).*/\1/p' | head -n 1; }
