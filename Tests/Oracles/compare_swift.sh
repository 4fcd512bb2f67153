#!/bin/sh
# Compares our Swift lexer with SwiftSyntax of the toolchain: compare_swift.sh DIR… | --generated COUNT SEED
set -eu
package=$(cd "$(dirname "$0")" && pwd)/SwiftSyntaxOracle
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
host="$resources/host"
swift build -c release --package-path "$package" \
  -Xswiftc -I"$host" -Xlinker -L"$host" -Xlinker -rpath -Xlinker "$host" 1>&2
exec "$package/.build/release/SwiftSyntaxOracle" "$@"
