#!/bin/sh
# Compares our reader of `.strings` files with PropertyListSerialization: compare_strings.sh [--time] FOLDER…
# Prints what both refuse and every difference; exits 1 where there is one.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p .build
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name l10nlint -o .build/compare_strings \
  $(find Sources/L10nSyntax -name '*.swift') Tests/Oracles/compare_strings.swift
# Foundation speaks about each file that it refuses.
exec .build/compare_strings "$@" 2>/dev/null
