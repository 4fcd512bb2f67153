#!/usr/bin/env bash
# Makes a Swift package of the two plugins around programs that are built already: nobody who uses it builds l10nlint.
# Usage: plugin-package.sh FOLDER TRIPLE=PROGRAM...
#   plugin-package.sh l10nlint-plugins x86_64-unknown-linux-gnu=.build/release/l10nlint
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
root="$(cd "$(dirname "$0")/../.." && pwd)"
folder="$1"
shift
[ ! -e "$folder" ] || { echo "error: $folder is there already" >&2; exit 2; }
version="$(sed -n 's/.*static let release = "\(.*\)"/\1/p' "$root/Sources/Command/Arguments/Invocation.swift")"

bundle="$folder/l10nlint.artifactbundle"
mkdir -p "$bundle" "$folder/Plugins"
cp -R "$root/Sources/Plugins/BuildTool" "$folder/Plugins/L10nLintBuildTool"
cp -R "$root/Sources/Plugins/PackageCommand" "$folder/Plugins/L10nLintPackageCommand"
cp "$root/LICENSE" "$folder/LICENSE"

variants=""
for pair in "$@"; do
  triple="${pair%%=*}"
  mkdir -p "$bundle/$triple"
  cp "${pair#*=}" "$bundle/$triple/l10nlint"
  variants+="${variants:+, }{\"path\": \"$triple/l10nlint\", \"supportedTriples\": [\"$triple\"]}"
done
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "l10nlint": {"type": "executable", "version": "$version", "variants": [$variants]}
  }
}
JSON

cat >"$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "l10nlint-plugins",
  products: [
    .plugin(name: "L10nLintBuildTool", targets: ["L10nLintBuildTool"]),
    .plugin(name: "L10nLintPackageCommand", targets: ["L10nLintPackageCommand"]),
  ],
  targets: [
    // For others: zip the bundle, publish it, and write `url:` and `checksum:` (`swift package compute-checksum`) here.
    .binaryTarget(name: "l10nlint", path: "l10nlint.artifactbundle"),
    .plugin(name: "L10nLintBuildTool", capability: .buildTool(), dependencies: ["l10nlint"]),
    .plugin(
      name: "L10nLintPackageCommand",
      capability: .command(intent: .custom(verb: "l10nlint", description: "Find localization mistakes")),
      dependencies: ["l10nlint"]),
  ]
)
SWIFT
