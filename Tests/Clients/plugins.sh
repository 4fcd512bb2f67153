#!/usr/bin/env bash
# The plugins in a package of somebody else, without a network: built from source, and around a program that is built.
# Usage: plugins.sh [BINARY]. Without Swift it says so and ends with 2.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
binary="${1:-$root/.build/debug/l10nlint}"
command -v swift >/dev/null || { echo "error: no Swift toolchain on the path" >&2; exit 2; }
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# Whoever asks the network gets no answer.
export GIT_ALLOW_PROTOCOL=file http_proxy=http://127.0.0.1:1 https_proxy=http://127.0.0.1:1

# app FOLDER PACKAGE PATH: a package that uses both plugins of another one.
app() {
  mkdir -p "$1/Sources/App"
  cat >"$1/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "$2", path: "$3")],
  targets: [.target(name: "App", plugins: [.plugin(name: "L10nLintBuildTool", package: "$2")])])
SWIFT
  printf 'public func shown(_ count: Int) -> String { "\\(count) file" + (count == 1 ? "" : "s") }\n' >"$1/Sources/App/App.swift"
}

run() { swift "$@" >"$work/log" 2>&1; }
failed() { cat "$work/log"; echo "error: $1" >&2; exit 1; }
has() { grep -q "$2" "$work/log" || failed "$1"; echo "ok: $1"; }

# check KIND FOLDER: what both plugins have to do.
check() {
  cd "$2"
  if run package l10nlint; then failed "$1: findings must fail the command"; fi
  has "$1: the command finds" 'Sources/App/App.swift:1:.*\[literal-plural-suffix\]'
  run package l10nlint --disable literal-plural-suffix,concatenated-sentence --target App \
    || failed "$1: arguments are handed on"
  run build || failed "$1: a warning must not stop the build"
  has "$1: the build shows warnings" 'Sources/App/App.swift:1:.*warning: .*\[literal-plural-suffix\]'
  printf 'rules: {literal-plural-suffix: error}\n' >.l10nlint.yml
  echo >>Sources/App/App.swift
  if run build; then failed "$1: an error must stop the build"; fi
  has "$1: an error stops the build" 'Sources/App/App.swift:1:.*error: .*\[literal-plural-suffix\]'
}

triple="$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)"
"$root/docs/install/plugin-package.sh" "$work/l10nlint-plugins" "$triple=$binary"
app "$work/prebuilt" l10nlint-plugins ../l10nlint-plugins
check "around a program" "$work/prebuilt"

app "$work/source" l10nlint "$root"
check "from source" "$work/source"
