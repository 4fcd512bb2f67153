#!/bin/sh
# Builds and runs one fuzz target: fuzz.sh FuzzSwiftLexer WORKDIR [libFuzzer options]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
target=$1
work=$2
shift 2
mkdir -p "$work/corpus"
swiftc -O -parse-as-library -package-name l10nlint -module-name "$target" -sanitize=fuzzer,address \
  -o "$work/$target" "$here/$target.swift" "$here"/../../Sources/L10nSyntax/*/*.swift
cd "$work"
SWIFT_BACKTRACE=enable=no exec nice "./$target" -timeout=2 -rss_limit_mb=1024 -max_len=4096 "$@" corpus </dev/null
