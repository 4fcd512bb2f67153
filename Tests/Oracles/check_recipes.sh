#!/usr/bin/env bash
# The action and the recipes of docs/ci against the schemas of the services, which check-jsonschema brings along.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
. "$root/Tests/python.sh"

if ! "$python/bin/check-jsonschema" --version >/dev/null 2>&1; then
  from_pypi check-jsonschema==0.39.0 || { echo "error: check-jsonschema is out of reach" >&2; exit 2; }
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
# block PAGE NUMBER: what stands in one of the blocks of code of a page.
block() { awk -v wanted="$2" '/^```/ { open = !open; if (open) count++; next } open && count == wanted' "$root/docs/ci/$1"; }

block github.md 1 >"$work/workflow.yml"
# The second one is the steps of a job.
{
  printf 'on: push\njobs:\n  l10nlint:\n    runs-on: macos-15\n    steps:\n'
  block github.md 2
} >"$work/steps.yml"
block gitlab.md 1 >"$work/gitlab.yml"
block xcode-cloud.md 1 >"$work/xcode-cloud.sh"
for file in "$work"/*; do [ -s "$file" ] || { echo "error: a recipe is gone: $file" >&2; exit 1; }; done

"$python/bin/check-jsonschema" --builtin-schema vendor.github-actions "$root/action.yml"
"$python/bin/check-jsonschema" --builtin-schema vendor.github-workflows "$work/workflow.yml" "$work/steps.yml"
"$python/bin/check-jsonschema" --builtin-schema vendor.gitlab-ci "$work/gitlab.yml"
bash -n "$work/xcode-cloud.sh"
echo "the recipes are what the services read"
