#!/usr/bin/env bash
# What docs/editors.md says to copy, as it stands there: ALE in Vim and flycheck in Emacs show what the command finds, and
# VS Code's matcher reads every line of it. Usage: snippets.sh [BINARY]. ALE and Emacs come from Debian.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
binary="${1:-$root/.build/debug/l10nlint}"
ale="$root/.build/ale"
. "$here/debian.sh"
. "$here/emacs.sh"

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$binary" "$work/bin/l10nlint"
export HOME="$work" PATH="$work/bin:$PATH" DOCS="$root/docs/editors.md" WORK="$work"

mkdir "$work/app"
printf '%s\n' \
  'titleLabel.text = NSLocalizedString("downloads", comment: "Header").uppercased()' \
  'countLabel.text = "größe \(count) file" + (count == 1 ? "" : "s")' \
  'priceLabel.text = NSLocalizedString("price", comment: "") + String(format: "$%.2f", price)' >"$work/app/Header.swift"
cd "$work/app"
l10nlint --quiet --severity missing-comment=note >"$work/text" || true
l10nlint --quiet --format json >"$work/report.json" || true
python3 "$here/snippets.py" matcher
python3 "$here/snippets.py" write

command -v apt-get >/dev/null || { echo "skipped: ALE and flycheck, because there is no apt"; exit 0; }
[ -d "$ale/usr" ] || unpack_packages "$ale" vim-ale
if command -v vim >/dev/null; then
  ALE="$ale/usr/share/vim-ale" timeout 60 vim -Nu "$here/ale.vim" -n --not-a-term -T dumb \
    "$work/app/Header.swift" </dev/null >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  python3 "$here/snippets.py" same ale
else
  echo "skipped: ALE, because there is no Vim"
fi

fetch_emacs
run_emacs "$here/flycheck.el"
python3 "$here/snippets.py" same flycheck
