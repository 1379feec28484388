# The suite over another transport than libcurl: a copy of the tests in which each client gets it. Sourced.

left_out_list=$root/tests/stream_transport/LEFT-OUT

# copy_over_streams FOLDER: a copy of tests/ in FOLDER/tests, beside links to what tests look at.
copy_over_streams() {
    local folder=$1 sources='s/new (\\?Neo4j\\)?Client\(/\\neo4j_test_client(/g' name
    mkdir -p "$folder"
    cp -R "$root/tests" "$folder/"
    for name in "$root"/*; do [ "${name##*/}" = tests ] || ln -s "$name" "$folder/"; done
    find "$folder/tests" \( -name '*.php' -o -name '*.inc' \) ! -name over_streams.php -exec sed -i -E "$sources" {} +
    find "$folder/tests" -name '*.phpt' -exec sed -i -E "/^--(SKIPIF|FILE)--/,/^--EXPECT/ $sources" {} +
    # Children of a test have only what the test's helpers bring.
    sed -i "2i require_once __DIR__ . '/over_streams.php';" "$folder/tests/include/neo4j.php"
}

is_left_out() { cut -d: -f1 "$left_out_list" | grep -qxF "$1"; }

# Of the phpt files on stdin, those that can hold over streams, in the copy in FOLDER.
over_streams() {
    local folder=$1 file
    while read -r file; do
        file=${file#"$root"/tests/}
        is_left_out "$file" || printf '%s/tests/%s\n' "$folder" "$file"
    done
}

# Puts the copies in the place of the files to be run.
move_over_streams() {
    local all=${#files[@]}
    copy_over_streams "$work/streams"
    mapfile -t files < <(printf '%s\n' "${files[@]}" | over_streams "$work/streams")
    say "over Transport\\Stream: $((all - ${#files[@]})) of $all phpt files cannot hold there"
}
