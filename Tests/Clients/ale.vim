" Vim with ALE and the linter of docs/editors.md: what it shows of a file is written down.
let &runtimepath = $ALE . ',' . &runtimepath
let g:ale_linters = {'swift': ['l10nlint']}
let g:ale_lint_on_enter = 0
filetype plugin on

function! Show() abort
  source $WORK/snippet.vim
  setlocal filetype=swift
  ALELint
  for step in range(300)
    sleep 50m
    let problems = ale#engine#GetLoclist(bufnr(''))
    if !empty(problems) | break | endif
  endfor
  call writefile(map(copy(problems), 'v:val.lnum . " " . v:val.col . " " . v:val.text'), $WORK . '/ale')
  qall!
endfunction
autocmd VimEnter * call Show()
