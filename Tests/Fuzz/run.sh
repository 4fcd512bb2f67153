#!/usr/bin/env bash
# Coverage-guided fuzzing of the lexers, the readers of resources, YAML and configurations, and all checks.
#   Tests/Fuzz/run.sh [seconds] [target …]     default: 60 seconds each of all targets
# Timeouts are wall time, and generous because other processes may hold the processor.
# RUNS=10000000 bounds the executions instead, MAX_LEN=256 the bytes of an input (4096 otherwise). Crashing inputs stay in the work folder that is printed.
set -euo pipefail
cd "$(dirname "$0")/../.."
export SWIFT_BACKTRACE=enable=no
seconds=${1:-60}
shift || true
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(FuzzSwiftLexer FuzzCFamilyLexer FuzzYAML FuzzConfiguration FuzzReaders FuzzTables FuzzShapes FuzzLinter)
work=$(mktemp -d "${TMPDIR:-/tmp}/l10nlint-fuzz.XXXXXX")
echo "work folder: $work"
flags=(-O -g -package-name l10nlint -swift-version 6 -parse-as-library -sanitize=fuzzer,address -I "$work")

module() { # name, sources…
  local name=$1
  shift
  swiftc "${flags[@]}" -wmo -module-name "$name" -emit-module -emit-module-path "$work/$name.swiftmodule" \
    -c "$@" -o "$work/$name.o"
}

# Each example of a resource file is a seed, behind the digit that chooses its format.
seeds() { # folder
  awk -v folder="$1" '
    BEGIN { split("strings stringsdict xcstrings xib plist pbxproj yaml xcscheme", names); for (i in names) digit[names[i]] = i - 1; digit["storyboard"] = 3 }
    /^```/ { if (open) { close(file); open = 0 } else { name = substr($1, 4); if (name in digit) { open = 1; file = folder "/seed" (count += 1); printf "%d", digit[name] > file } } next }
    open { print > file }' Rules/*.md
}

module L10nSyntax $(find Sources/L10nSyntax -name '*.swift' | sort)
module L10nLint $(find Sources/L10nLint -name '*.swift' | sort)
for target in "${targets[@]}"; do
  sources=("Tests/Fuzz/$target.swift")
  # It asks of a tree what the tests ask.
  [ "$target" != FuzzCFamilyLexer ] || sources+=(Tests/SyntaxTests/CFamilyTreeCheck.swift)
  case $target in FuzzReaders | FuzzTables) sources+=(Tests/Fuzz/TableCheck.swift) ;; esac
  swiftc "${flags[@]}" -module-name "$target" "${sources[@]}" "$work/L10nSyntax.o" "$work/L10nLint.o" -o "$work/$target"
  mkdir -p "$work/corpus-$target"
  # Our own pages hold every shape the rules know: good seeds.
  for page in Rules/*.md; do cp "$page" "$work/corpus-$target/$(basename "$page")"; done
  for table in Rules/Tables/*.yml; do cp "$table" "$work/corpus-$target/$(basename "$table")"; done
  [ "$target" != FuzzReaders ] || seeds "$work/corpus-$target"
  limit=(-max_total_time="$seconds")
  [ -z "${RUNS:-}" ] || limit=(-runs="$RUNS")
  echo "== $target"
  "$work/$target" -timeout=20 -rss_limit_mb=2048 -max_len="${MAX_LEN:-4096}" -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$work/" "${limit[@]}" "$work/corpus-$target" </dev/null
done
