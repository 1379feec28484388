# What has to be installed, and the build of the extension. Sourced after common.sh.

source "${BASH_SOURCE[0]%/*}/java.sh"

# The build that everything below is about: with which PHP, where, and what comes of it.
use_nts_build() {
    build=nts
    php=php php_config=php-config phpize=phpize
    build_root=$root
    build_key_file=$cache/build.key
    module=$root/modules/neo4j.so
    programs= # a folder for the PATH
}
use_nts_build

packaged_java=17

# Debian package, and a test that says whether what it brings is there: so a machine that has it
# from elsewhere needs neither Debian nor root.
packages_to_run='
php8.2-cli               command -v php
php8.2-dev               command -v phpize
php8.2-curl              php -r "exit((int) !extension_loaded(\"curl\"));"
pkg-config               command -v pkg-config
libcurl4-openssl-dev     pkg-config --exists libcurl
libyajl-dev              pkg-config --exists yajl
gcc                      command -v gcc
make                     command -v make
curl                     command -v curl
ca-certificates          [ -e /etc/ssl/certs/ca-certificates.crt ] || [ ! -e /etc/debian_version ]
openjdk-17-jre-headless  find_java $packaged_java
maven                    command -v mvn
procps                   command -v ps
'
packages_to_test='
openjdk-17-jre-headless  find_java $packaged_java $packaged_java
php-parser               [ -d /usr/share/php/PhpParser ]
nginx-light              command -v nginx
php8.2-fpm               command -v php-fpm8.2
openssl                  command -v openssl
valgrind                 command -v valgrind
'

missing_packages() {
    local package check
    PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin # where nginx is, for others than root
    while read -r package check; do
        [ -z "$package" ] || (eval "$check") >/dev/null 2>&1 || printf '%s\n' "$package"
    done <<<"$1"
}

# setup_packages [test]: with more for the tests than for everything else
setup_packages() {
    local wanted=$packages_to_run
    [ "${1:-}" != test ] || wanted+=$packages_to_test
    setup_named_packages "$wanted"
}

setup_named_packages() {
    local missing
    missing=$(missing_packages "$1" | sort -u | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    grep -qsx 'ID=debian' /etc/os-release || die "please install what these packages are in Debian 12: $missing"
    [ "$(id -u)" = 0 ] || die "please install as root: apt-get install $missing"
    step packages "installing with apt-get: $missing" install_packages $missing
}

# Fresh machines have no package lists, and old lists name files that are gone: then they are fetched.
install_packages() {
    apt_install "$@" || { apt-get update && apt_install "$@"; }
}

# Run level 1: a web server that comes for the tests is not to be started as a service.
apt_install() {
    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# Everything that makes the old Makefile or old objects wrong: the object files know which headers
# they were made from, but not that one of these is gone.
build_key() {
    (cd "$root" && cat config.m4 && "$php_config" --version && "$php_config" --extension-dir && find src -name '*.[ch]' | sort) | sha256sum
}

# Where PHP keeps run-tests.php and gen_stub.php: Debian's place, then the one PHP itself chooses.
php_build_file() {
    local folder
    for folder in "$("$php_config" --extension-dir)" "$("$php_config" --prefix)/lib/php"; do
        [ ! -f "$folder/build/$1" ] || { printf '%s' "$folder/build/$1"; return 0; }
    done
    die "php-config knows no PHP that has a build/$1"
}

setup_nts_build() { setup_build; }

# Fails instead of exiting, with the reason shown: bin/test has to count it.
setup_build() {
    local lock status=0
    mkdir -p "$cache"
    exec {lock}>"$cache/build.lock"
    flock "$lock"
    { is_configured || reconfigure; } &&
        step "build-$build" "building the extension ($build)" make -C "$build_root" -j"$(nproc)" || status=1
    exec {lock}>&-
    return "$status"
}

is_configured() { [ -f "$build_root/Makefile" ] && [ "$(cat "$build_key_file" 2>/dev/null)" = "$(build_key)" ]; }

reconfigure() {
    rm -f "$build_key_file"
    step "configure-$build" "configuring the extension ($build)" configure_extension && build_key >"$build_key_file"
}

configure_extension() {
    cd "$build_root" &&
        { [ ! -f Makefile ] || make clean; } &&
        "$phpize" &&
        ./configure --enable-neo4j-dev "--with-php-config=$php_config"
}
