"""Reads the snippets of docs/editors.md, and compares what editors made of them with what the command finds.

Usage: snippets.py matcher | write | same EDITOR; `DOCS` is the page, `WORK` a folder with the reports of the command.
"""
import json
import os
import re
import sys
import tomllib
from pathlib import Path

work = Path(os.environ["WORK"])
page = Path(os.environ["DOCS"]).read_text(encoding="utf-8")


def snippet(heading, language):
    """The first block of a language below a line."""
    below = page[page.index("\n" + heading) :]
    return re.search(rf"\n```{language}\n(.*?)\n```\n", below, re.DOTALL).group(1)


def findings():
    report = json.loads((work / "report.json").read_text(encoding="utf-8"))
    return report["findings"]


def matcher():
    """The expression of the task matches each line of a finding, and its groups are what they are called."""
    pattern = json.loads(snippet("## VS Code", "json"))["tasks"][0]["problemMatcher"]["pattern"]
    lines = (work / "text").read_text(encoding="utf-8").splitlines()
    severities = set()
    for line, finding in zip(lines, findings(), strict=True):
        found = re.match(pattern["regexp"], line)
        assert found, line
        got = {name: found.group(pattern[name]) for name in ("file", "line", "column", "message", "code", "severity")}
        severities.add(got.pop("severity"))
        assert got == {
            "file": finding["path"], "line": str(finding["start"]["line"]), "column": str(finding["start"]["column"]),
            "message": finding["message"], "code": finding["rule"],
        }, (got, finding)
    assert severities == {"note", "warning"}, severities
    helix = tomllib.loads(snippet("## Helix", "toml"))
    servers = helix["language-server"]
    assert servers["l10nlint"] == {"command": "l10nlint", "args": ["lsp"]}
    assert all("l10nlint" in language["language-servers"] for language in helix["language"])
    print("ok: VS Code's matcher reads every line")


def write():
    (work / "snippet.vim").write_text(snippet("ALE, for Vim", "vim"), encoding="utf-8")
    (work / "snippet.el").write_text(snippet("flycheck, for Emacs", "lisp"), encoding="utf-8")


def same(editor):
    """An editor has written a line for each problem it shows: LINE COLUMN MESSAGE."""
    # ALE writes other quotes.
    shown = sorted((work / editor).read_text(encoding="utf-8").replace("'", "`").splitlines())
    wanted = sorted(
        f"{f['start']['line']} {f['start']['column']} {f['message']} [{f['rule']}]".replace("'", "`")
        for f in findings()
    )
    assert wanted and shown == wanted, f"{editor}: {shown} instead of {wanted}"
    print(f"ok: {editor} shows what the command finds")


if __name__ == "__main__":
    {"matcher": matcher, "write": write, "same": same}[sys.argv[1]](*sys.argv[2:])
