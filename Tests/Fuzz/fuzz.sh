#!/bin/sh
# Builds and runs one fuzz target: fuzz.sh FuzzSwiftLexer WORKDIR [libFuzzer options]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
target=$1
work=$2
shift 2
mkdir -p "$work/corpus"
# The linker warns of a hundred symbols of the sanitizer that it does not export; nothing needs them.
swiftc -O -parse-as-library -package-name l10nlint -module-name "$target" -sanitize=fuzzer,address \
  -suppress-warnings -o "$work/$target" "$here/$target.swift" "$here"/../../Sources/L10nSyntax/*/*.swift \
  2>&1 | { grep -v 'Cannot export local symbol' || true; }
cd "$work"
# Timeouts are wall time: generous, because other processes may hold the cores.
SWIFT_BACKTRACE=enable=no exec nice "./$target" -timeout=20 -rss_limit_mb=2048 -max_len=4096 "$@" \
  corpus </dev/null
