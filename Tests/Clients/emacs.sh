# For the scripts beside it: Emacs from Debian, which stays in .build and runs from where it lies. Needs `root` and debian.sh.

emacs="$root/.build/emacs"

fetch_emacs() {
  [ -d "$emacs/usr/share/emacs/site-lisp/elpa-src/flycheck-32snapshot" ] && return
  unpack_packages "$emacs" emacs-nox emacs-common emacs-bin-common emacs-el elpa-eglot elpa-project elpa-xref libgccjit0 \
    elpa-flycheck elpa-dash elpa-pkg-info elpa-epl elpa-let-alist
}

# run_emacs FILE: runs a program in a batch.
run_emacs() {
  local version lisp folder packages=()
  version="$(basename "$(dirname "$(find "$emacs/usr/share/emacs" -maxdepth 2 -name lisp)")")"
  lisp="$(find "$emacs/usr/share/emacs/$version/lisp" -type d | tr '\n' ':')"
  for folder in "$emacs"/usr/share/emacs/site-lisp/elpa-src/*; do packages+=(-L "$folder"); done
  LD_LIBRARY_PATH="$(dirname "$(find "$emacs/usr/lib" -name 'libgccjit.so.0')")" EMACSLOADPATH="$lisp" \
    EMACSDATA="$emacs/usr/share/emacs/$version/etc" EMACSDOC="$emacs/usr/share/emacs/$version/etc" \
    timeout 120 "$emacs/usr/bin/emacs-nox" --dump-file "$(find "$emacs/usr" -name emacs.pdmp)" -Q --batch \
    "${packages[@]}" -l "$1" 2>"$work/log" || { cat "$work/log"; exit 1; }
}
