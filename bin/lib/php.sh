# A second PHP, made from the source of the one that is installed: thread-safe (ZTS) and with
# debugging, so that it reports what leaks. Sourced after setup.sh.
#
# It takes minutes to make, so it is kept outside of the checkout, where the next checkout finds it.

php_cache=${NEO4J_PHP_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/ext-neo4j}

# Everything that the extension, the tests and the scripted server ask of PHP.
php_options=(
    --disable-all --enable-cli --disable-cgi --disable-phpdbg --enable-fpm --enable-embed --enable-debug --enable-zts
    --enable-opcache --enable-pcntl --enable-posix --enable-sockets --with-curl --with-openssl --with-zlib
)

packages_to_make_php='
dpkg-dev                 command -v dpkg-source
gcc                      command -v gcc
make                     command -v make
pkg-config               command -v pkg-config
patch                    command -v patch
xz-utils                 command -v xz
libcurl4-openssl-dev     pkg-config --exists libcurl
libssl-dev               pkg-config --exists openssl
zlib1g-dev               pkg-config --exists zlib
'

php_branch() { php -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;'; }

# Where it is, or will be. Another PHP installed, or other options, make another one.
zts_php() {
    local key
    key=$({ php_source_package; printf '%s\n' "${php_options[*]}"; } | sha256sum)
    printf '%s/php-%s-zts-debug-%s' "$php_cache" "$(php_branch)" "${key:0:8}"
}

# Makes it when it is not there. It is moved to its place when all of it is there: what was
# interrupted is never taken for a PHP.
setup_zts_php() {
    local place lock status=0
    place=$(zts_php)
    [ ! -x "$place/bin/php" ] || return 0
    [ -n "$(php_source_package)" ] || { complain "the PHP of this machine is of no Debian package: its source is unknown"; return 1; }
    setup_named_packages "$packages_to_make_php"
    mkdir -p "$php_cache"
    exec {lock}>"$php_cache/lock"
    flock "$lock"
    [ -x "$place/bin/php" ] || make_zts_php "$place" "$php_cache/making" || status=1
    exec {lock}>&-
    return "$status"
}

# make_zts_php PLACE FOLDER: only one at a time works in FOLDER
make_zts_php() {
    rm -rf "$2"
    mkdir -p "$2"
    step php-source "fetching the source of PHP $(php_branch)" fetch_php_source "$2" &&
        say "the source is $(cat "$2/taken"); what is installed: $(php_source_package)" &&
        step php-configure 'configuring a thread-safe PHP with debugging' configure_php "$2/source" "$1" &&
        step php-build 'building it' make -s -C "$2/source" -j"$(nproc)" &&
        step php-install 'installing it' make -s -C "$2/source" install "INSTALL_ROOT=$2/root" &&
        mv -T "$2/root$1" "$1" || return 1
    rm -rf "$2"
}

# From Debian's source package, but without Debian's patches: they are for where its packages put
# things. With lists of our own: those of the machine stay as they are.
fetch_php_source() {
    local apt package version
    mkdir -p "$1"/{lists,archives}/partial &&
        source_entries >"$1/sources.list" &&
        { [ -s "$1/sources.list" ] || explain 'apt knows no Debian archive on this machine'; } || return 1
    apt=(-o "Dir::Etc::SourceList=$1/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$1/lists"
        -o "Dir::Cache=$1" -o "Dir::Cache::Archives=$1/archives" -o APT::Sandbox::User=root -o Acquire::Retries=3)
    apt-get "${apt[@]}" update || true
    compgen -G "$1/lists/*_Sources*" || explain 'no list of source packages (deb-src) can be fetched' || return 1
    read -r package version <<<"$(php_source_package)"
    cd "$1" || return 1
    for version in "$version" $(other_sources "$package" "$version"); do
        apt-get "${apt[@]}" source --download-only --only-source "$package=$version" || continue
        printf '%s\n' "$version" >taken
        dpkg-source --no-check --skip-patches -x "${package}_${version#*:}.dsc" source
        return
    done
    explain "the archive gives no source of $package, not of $version and not of another version"
}

# An archive may no longer have, or not yet, the source of what it installs: then another version
# of it, the newest first.
other_sources() {
    apt-cache "${apt[@]}" showsrc --only-source "$1" | sed -n 's/^Version: //p' | grep -vxF "$2" | sort -urV
}

explain() { printf '%s\n' "$*"; return 1; }

# The archives that the machine takes Debian's packages from, as archives of their source.
source_entries() {
    local keys=/usr/share/keyrings/debian-archive-keyring.gpg options=
    [ ! -f "$keys" ] || options="[signed-by=$keys] "
    debian_archives | grep -q . || apt-get update >&2
    debian_archives | sort -u | sed "s|^|deb-src $options|"
}

debian_archives() {
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian'
}

# Name and version of the source package that the installed PHP was built from.
php_source_package() {
    local package
    package=$(dpkg-query -S "$(realpath "$(command -v php)")" 2>/dev/null | cut -d : -f 1) || true
    [ -z "$package" ] || dpkg-query -W -f '${source:Package} ${source:Version}\n' "$package"
}

configure_php() { cd "$1" && ./configure "${php_options[@]}" "--prefix=$2"; }

# The extension for it, in a folder of its own, which holds links to the sources: the checkout's
# own build stays as it is.
use_zts_build() {
    local place
    build=zts
    place=$(zts_php)
    php=$place/bin/php php_config=$place/bin/php-config phpize=$place/bin/phpize
    build_root=$cache/zts-$(cksum <<<"$root" | cut -d ' ' -f 1)
    build_key_file=$build_root/build.key
    module=$build_root/modules/neo4j.so
    programs=$build_root/programs
}

setup_zts_build() { setup_zts_php && link_sources && link_programs && setup_build; }

# By the name that it has on Debian.
link_programs() {
    mkdir -p "$programs"
    ln -sf "$(zts_php)/sbin/php-fpm" "$programs/php-fpm$(php_branch)"
}

link_sources() {
    local file
    mkdir -p "$build_root"
    find "$build_root" -xtype l -delete
    (cd "$root" && find config.m4 php_neo4j.h src -name '*.m4' -o -name '*.[ch]') | while read -r file; do
        mkdir -p "$(dirname "$build_root/$file")"
        ln -sf "$root/$file" "$build_root/$file"
    done
}
