#!/usr/bin/env bash
# The real pre-commit in a repository of its own, with the hooks of this one: commits that pass and that are stopped.
# Usage: pre_commit.sh [BINARY]. Without git or Python it says so and ends with 2.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
binary="${1:-$root/.build/debug/l10nlint}"
. "$root/Tests/python.sh"
command -v git >/dev/null || { echo "error: no git" >&2; exit 2; }

if ! "$python/bin/pre-commit" --version >/dev/null 2>&1; then
  from_pypi pre-commit==4.7.0 || { echo "error: pre-commit is out of reach" >&2; exit 2; }
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1 PRE_COMMIT_HOME="$work/home" HOME="$work"
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
git config --global user.name "A Person"
git config --global user.email person@app.example
git config --global init.defaultBranch main
git config --global protocol.file.allow always
mkdir "$work/bin" "$work/hooks" "$work/app"
ln -s "$binary" "$work/bin/l10nlint"
export PATH="$work/bin:$python/bin:$PATH"

# The manifest as a repository: all that pre-commit wants of it for an installed program.
cp "$root/.pre-commit-hooks.yaml" "$work/hooks"
pre-commit validate-manifest "$work/hooks/.pre-commit-hooks.yaml"
git -C "$work/hooks" init -q
git -C "$work/hooks" add -A
git -C "$work/hooks" commit -q -m hooks

cd "$work/app"
git init -q
cat >.pre-commit-config.yaml <<YAML
repos:
  - repo: $work/hooks
    rev: $(git -C "$work/hooks" rev-parse HEAD)
    hooks: [{id: l10nlint-system}]
YAML
pre-commit install >/dev/null

good='titleLabel.text = String(localized: "Files", comment: "Above the list")'
bad() { printf 'let text = "\\(count) %s" + (count == 1 ? "" : "s")\n' "$1"; }

passes() {
  git commit -q -m "$1" >"$work/log" 2>&1 || { cat "$work/log"; echo "error: stopped: $1" >&2; exit 1; }
  if grep -q 'warning:' "$work/log"; then cat "$work/log"; echo "error: not quiet: $1" >&2; exit 1; fi
  echo "ok: $1 passes"
}
# stopped NAME PLACE: the commit is refused for what stands there, and for nothing else.
stopped() {
  if git commit -q -m "$1" >"$work/log" 2>&1; then echo "error: not stopped: $1" >&2; exit 1; fi
  found="$(grep -c 'literal-plural-suffix' "$work/log")" || true
  if [ "$found" != 1 ] || ! grep -qF -- "$2" "$work/log"; then
    cat "$work/log"; echo "error: stopped for something else: $1" >&2; exit 1
  fi
  echo "ok: $1 is stopped"
}

echo "$good" >A.swift
git add -A
passes "a good commit"

bad file >>A.swift
git add -A
stopped "a bad commit" "A.swift:2:"
git reset -q --hard

bad file >>A.swift
echo "let b = 1" >B.swift
git add B.swift
passes "a commit beside a mistake that is not staged"
git stash -q
{ bad old; for line in $(seq 20); do echo "let line$line = $line"; done; } >C.swift
git add -A
git commit -q --no-verify -m "an old mistake"
echo "let c = 1" >>C.swift
git add -A
passes "a commit to a file with an old mistake"

bad staged >>C.swift
git add -A
bad unstaged >>C.swift
stopped "a file that is staged in part" "C.swift:23:"
git reset -q --hard

git mv C.swift D.swift
git rm -q B.swift
git commit -q -m "renamed and deleted" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
echo "ok: renamed and deleted files pass"

mkdir -p "Mein Ordner/größe [1]"
bad row >"Mein Ordner/größe [1]/Zeile 日本.swift"
git add -A
stopped "a name with spaces and other letters" "Mein Ordner/größe [1]/Zeile 日本.swift:1:"
git reset -q --hard

# A name that looks like an option is a name.
bad hyphen >"./--output=A.swift"
git add -A
stopped "a name that begins with a hyphen" "--output=A.swift:1:"
[ "$(cat A.swift)" = "$good" ] || { echo "error: a report replaced A.swift" >&2; exit 1; }
git reset -q --hard

git checkout -q -b theirs
bad theirs >T.swift
git add -A
git commit -q --no-verify -m "theirs"
git checkout -q main
echo "let m = 1" >M.swift
git add -A
git commit -q --no-verify -m "ours"
git merge -q --no-commit theirs >/dev/null 2>&1
passes "a merge of commits with mistakes"

# All files is what one command says, though their names are longer than the 128 KiB that pre-commit puts into one command.
names="$(printf 'long%.0s' $(seq 50))"
for number in $(seq 1200); do echo "let n = 1" >"$names$number.swift"; done
bad first >a.swift
bad last >z.swift
git add -A
git commit -q --no-verify -m "many files"
pre-commit run --all-files >"$work/log" 2>&1 && { echo "error: not stopped: all files" >&2; exit 1; }
[ "$(grep -c 'literal-plural-suffix' "$work/log")" = 4 ] || { cat "$work/log"; exit 1; }
[ "$(git ls-files | wc -c)" -gt $((1 << 17)) ] || { echo "error: the names fit into one command" >&2; exit 1; }
echo "ok: all files are checked as a whole"
git reset -q --hard HEAD~1

# The hook that builds from source finds its program where pre-commit has it built. A release build takes minutes: what
# it would build is here already.
mkdir "$work/swift"
cat >"$work/swift/swift" <<SH
#!/bin/sh
[ "\$1" = build ] || exit 1
while [ \$# -gt 0 ]; do
  case "\$1" in
  -c) configuration="\$2" ;;
  --package-path) package="\$2" ;;
  --build-path) path="\$2" ;;
  esac
  shift
done
[ -f "\$package/Package.swift" ] && mkdir -p "\$path/\$configuration" && ln -s "$binary" "\$path/\$configuration/l10nlint"
SH
chmod +x "$work/swift/swift"
cp "$root/Package.swift" "$work/hooks"
git -C "$work/hooks" add -A
git -C "$work/hooks" commit -q -m package
sed -i.old -e 's/l10nlint-system/l10nlint/' -e "s/rev: .*/rev: $(git -C "$work/hooks" rev-parse HEAD)/" .pre-commit-config.yaml
rm "$work/bin/l10nlint" .pre-commit-config.yaml.old
git add -A
PATH="$work/swift:$PATH" passes "a good commit with the hook from source"
bad source >>A.swift
git add -A
stopped "a bad commit with the hook from source" "A.swift:2:"
git reset -q --hard
ln -s "$binary" "$work/bin/l10nlint"

# Our own hook, without pre-commit.
pre-commit uninstall >/dev/null
l10nlint install-hook 2>/dev/null
bad own >>A.swift
git add -A
stopped "a bad commit by the hook of git" "A.swift:2:"
l10nlint install-hook --uninstall 2>/dev/null
passes "the same without the hook"

# No repository at all is said, not passed over.
mkdir "$work/none"
cd "$work/none"
bad file >A.swift
status=0
l10nlint --staged >"$work/log" 2>&1 || status=$?
[ "$status" = 2 ] && grep -q 'needs a git repository' "$work/log" || { cat "$work/log"; exit 1; }
echo "ok: without git it says so"
