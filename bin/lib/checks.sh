# The checks of bin/test that are not phpt files. Each says what is wrong and fails. Sourced.

checks='arginfo core-alone layers exported-symbols package'

check_arginfo() { "$root/bin/arginfo" --check; }

# src/core must compile where no PHP is.
check_core-alone() {
    local file
    for file in "$root"/src/core/*.c; do
        core_compiler -fsyntax-only -Wall -Wextra -Werror "$file" || return 1
    done
}

core_compiler() { cc -std=c11 $(pkg-config --cflags libcurl yajl) "$@"; }

# Each layer includes only itself and those below it, nothing of PHP in the lowest: what counts is
# what the preprocessor reaches in the end.
check_layers() {
    local status=0
    reached core_compiler src/core | refuse 'src/core reaches' '/src/(value|wire|api)/|/php|/Zend/' || status=1
    reached php_compiler src/value | refuse 'src/value reaches' '/src/(wire|api)/' || status=1
    reached php_compiler src/wire | refuse 'src/wire reaches' '/src/api/' || status=1
    return "$status"
}

php_compiler() { cc -std=gnu11 -I"$root" -I"$root/src" $("$php_config" --includes) $(pkg-config --cflags libcurl yajl) "$@"; }

# The files that a layer's sources and headers include, as absolute paths, one a line.
reached() {
    local compiler=$1 layer=$2 file
    for file in "$root/$layer"/*.[ch]; do
        "$compiler" -M -x c "$file" || exit 1
    done | tr -d '\\' | tr ' ' '\n' | grep '^/' | xargs -r realpath -m | sort -u
}

# refuse MESSAGE PATTERN: the lines of stdin that match are faults
refuse() {
    local found
    found=$(sed "s|^$root||" | grep -E "$2" || true)
    [ -z "$found" ] || { printf '%s %s\n' "$1" "$found"; return 1; }
}

check_exported-symbols() {
    local names
    names=$(nm -D --defined-only "$module" | awk '{ print $3 }')
    [ "$names" = get_module ] || { printf 'exported: %s\n' "$names"; return 1; }
}

check_package() { "$root/bin/package" --check; }
