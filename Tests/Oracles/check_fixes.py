#!/usr/bin/env python3
"""Makes the fixes in a copy of each checkout of a folder, and looks at what came of it with the eyes of others.

Usage: check_fixes.py L10NLINT FOLDER --fix[=suggested] [more options of l10nlint]

- Swift: `swiftc -frontend -parse` has no new error. Objective-C: the raw tokens of clang have no new oddity.
- Property lists and catalogs: Python reads them, if it did before.
- Only lines that a fix speaks of have changed; byte order mark and line ends are what they were. Lines of translations
  that are told only when the base text is mended have to be looked at.
- What was fixed is no longer found, nothing else is found anew, and a second run changes nothing.

Needs the toolchain. A problem is one line; the exit status is 1 when there is any.
"""
import json
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path


def output(*command, folder=None):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")


def lint(tool, folder, options):
    result = output(tool, "--quiet", "--format", "json", *options, ".", folder=folder)
    if result.returncode > 1:
        sys.exit(f"error: l10nlint {' '.join(options)}: {result.stderr[:500]}")
    return json.loads(result.stdout)["findings"]


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and not path.is_symlink()}


def swift_errors(path):
    errors = output("swiftc", "-frontend", "-parse", str(path)).stderr
    return Counter(re.findall(r"error: (.*)", errors))


def c_oddities(path):
    """Brackets that do not match, and tokens that are none."""
    raw = output("clang", "-cc1", "-x", "objective-c++", "-dump-raw-tokens", str(path)).stderr
    odd, open_brackets = Counter(), []
    for kind in re.findall(r"^(unknown(?= '[^\s])|[lr]_(?:paren|square|brace)) ", raw, re.MULTILINE):
        if kind.startswith("l_"):
            open_brackets.append(kind[2:])
        elif kind == "unknown" or not open_brackets or open_brackets.pop() != kind[2:]:
            odd[kind] += 1
    return odd + Counter(open_brackets)


def unread(reader, path):
    try:
        reader(path.read_bytes())
        return Counter()
    except Exception as error:  # Whatever a reader throws, it has not read the file.
        return Counter([type(error).__name__])


READERS = {
    **dict.fromkeys([".swift"], swift_errors),
    **dict.fromkeys([".m", ".mm", ".h"], c_oddities),
    **dict.fromkeys([".plist", ".stringsdict"], lambda path: unread(plistlib.loads, path)),
    **dict.fromkeys([".xcstrings"], lambda path: unread(json.loads, path)),
}


def lines(raw):
    """The lines of a file with their ends, and the name of its encoding, byte order mark included."""
    wide = next((name for mark, name in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")) if raw.startswith(mark)), None)
    text = raw.decode(wide, "surrogatepass") if wide else raw.decode("latin-1")
    return re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z", text), wide or raw[:3] == b"\xef\xbb\xbf"


def line_end(line):
    return re.search(r"[\r\n]*\Z", line)[0]


def strange_changes(old, new, edits):
    """What changed beside the lines that fixes speak of."""
    (old_lines, old_encoding), (new_lines, new_encoding) = lines(old), lines(new)
    if old_encoding != new_encoding:
        yield "another encoding or byte order mark"
    if not {line_end(line) for line in new_lines} <= {line_end(line) for line in old_lines}:
        yield "other line ends"
    meant = {number for edit in edits for number in range(edit["start"]["line"], edit["end"]["line"] + 1)}
    rest = iter(new_lines)
    for number, line in enumerate(old_lines, 1):
        # `in` goes on in the iterator until it has found the line.
        if number not in meant and line not in rest:
            yield f"line {number} is gone, and no fix speaks of it"
            return
    added = sum(len(lines(edit["replacement"].encode())[0]) for edit in edits)
    if len(new_lines) > len(old_lines) + added:
        yield "more lines than the fixes write"


def compare(found, fixable, after, counts):
    """A message may change with what is fixed beside it, so what is new is counted."""
    def total(findings, *members):
        return Counter(tuple(one[member] for member in members) for one in findings)

    came = total(after, "path", "rule") - total(found, "path", "rule")
    yield from (f"{path}: {number} new of {rule}" for (path, rule), number in came.items())
    fixed, all_found, left = (total(findings, "path", "rule", "message") for findings in (fixable, found, after))
    for (path, rule, message), number in fixed.items():
        counts[rule] += number
        # Others of the same words may have no fix.
        if left[path, rule, message] > all_found[path, rule, message] - number:
            yield f"{path}: still found, {rule}: {message}"


def problems(tool, folder, options, counts):
    asking = [option for option in options if not option.startswith("--fix")]
    old, found = contents(folder), lint(tool, folder, asking)
    safe = "--fix" in options or "--fix=safe" in options
    fixable = [one for one in found if "fix" in one and (not safe or one["fix"]["safety"] == "safe")]
    left = lint(tool, folder, options)
    new, after = contents(folder), lint(tool, folder, asking)
    if [one["fingerprint"] for one in after] != [one["fingerprint"] for one in left]:
        yield "the report of the fixing run is not that of the next run"
    edits = [edit for one in fixable for edit in one["fix"]["edits"]]
    for path in sorted(path for path in old.keys() | new.keys() if old.get(path) != new.get(path)):
        name = path.relative_to(folder).as_posix()
        counts["files"] += 1
        copy = Path(tempfile.gettempdir(), f"before-{path.name}")
        copy.write_bytes(old[path])
        reader = READERS.get(path.suffix, lambda path: Counter())
        yield from (f"{name}: {reason}" for reason in reader(path) - reader(copy))
        copy.unlink()
        yield from (f"{name}: {what}" for what in strange_changes(
            old[path], new[path], [edit for edit in edits if edit["path"].endswith(name)]))
    yield from compare(found, fixable, after, counts)
    lint(tool, folder, options)
    if contents(folder) != new:
        yield "a second run changed something"


def main(tool, root, *options):
    tool, counts, wrong = str(Path(tool).resolve()), Counter(), 0
    for checkout in sorted(path for path in Path(root).iterdir() if path.is_dir()):
        with tempfile.TemporaryDirectory() as work:
            folder = Path(work, checkout.name)
            shutil.copytree(checkout, folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            for problem in problems(tool, folder, options, counts):
                print(f"{checkout.name}: {problem}", flush=True)
                wrong += 1
    print(", ".join(f"{number} {name}" for name, number in counts.most_common()), f"- {wrong} problems")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
