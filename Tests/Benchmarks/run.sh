#!/usr/bin/env bash
# Speed against ripgrep on the same files in the same minute.
#   Tests/Benchmarks/run.sh FOLDER [runs]     FOLDER: any folder of checkouts
# Needs ripgrep (Debian: apt-get install ripgrep) and GNU time. Quote medians and ratios, not single runs.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:?usage: Tests/Benchmarks/run.sh FOLDER [runs]}
runs=${2:-7}
swift build -c release --product l10nlint -Xswiftc -static-executable >&2
tool=$(swift build -c release --show-bin-path)/l10nlint
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Both read exactly the same bytes: a flat folder of the source files the tool would read.
types=(-g '*.swift' -g '*.m' -g '*.mm' -g '*.h' -g '*.c' -g '*.cpp' -g '*.cc' -g '*.hpp' -g '*.hh')
words=(NSLocalizedString uppercased capitalized dateFormat 'Text(' currencyCode stringWithFormat localized
  preferredLanguages appendString uppercaseString AppleLanguages)
patterns=()
for word in "${words[@]}"; do patterns+=(-e "$word"); done

seconds() { # command…: median wall, user+system and peak memory of the runs
  for _ in $(seq "$runs"); do
    /usr/bin/time -a -o "$work/times" -f '%e %U %S %M' "$@" >/dev/null 2>/dev/null || true
  done
  sort -n "$work/times" | awk '/^[0-9]/ { wall[++n] = $1; if ($4 > peak) peak = $4; cpu += $2 + $3 }
    END { printf "%.2f s wall (median), %.2f s processor, %d KB peak\n", wall[int((n + 1) / 2)], cpu / n, peak }'
  rm -f "$work/times"
}

bytes=$(rg --files --no-ignore --hidden "${types[@]}" -0 "$folder" | xargs -0 cat | wc -c)
echo "sources: $((bytes / 1000000)) MB"
echo "l10nlint, all rules, 2 threads: $(seconds "$tool" --quiet --jobs 2 "$folder")"
echo "ripgrep, 12 literals, 2 threads: $(seconds rg -j2 --no-ignore --hidden -F -c "${patterns[@]}" "${types[@]}" "$folder")"
file=$work/One.swift
head -c 7000 Sources/L10nLint/Passes/Pass.swift | head -200 >"$file"
many() { for _ in $(seq 200); do "$@" >/dev/null 2>&1 || true; done; }
export -f many
for name in l10nlint ripgrep; do
  if [ "$name" = l10nlint ]; then command=("$tool" --quiet "$file"); else command=(rg -F -c "${patterns[@]}" "$file"); fi
  start=$(date +%s%N)
  many "${command[@]}"
  end=$(date +%s%N)
  echo "$name, one file of 200 lines: $(((end - start) / 200000)) microseconds start to exit (mean of 200)"
done
