#!/bin/sh
# Compares our readers of JSON and string catalogs with Python's `json`: compare_json.sh [--mutated COUNT] FOLDER…
# With --foundation instead, compares JSON with JSONSerialization; with --time, measures against it. Prints every difference; exits 1 where there is one.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p .build
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name l10nlint -o .build/dump_json \
  $(find Sources/L10nSyntax -name '*.swift') Tests/Oracles/dump_json.swift
if [ "$1" = --time ]; then
  shift
  find -L "$@" -type f -name '*.xcstrings' -print0 | xargs -0 .build/dump_json --time
elif [ "$1" = --foundation ]; then
  shift
  find -L "$@" -type f \( -name '*.json' -o -name '*.xcstrings' \) -print0 |
    xargs -0 -n 20000 .build/dump_json --foundation
else
  exec python3 Tests/Oracles/compare_json.py .build/dump_json "$@"
fi
