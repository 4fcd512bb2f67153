#!/usr/bin/env python3
"""Compares the literals and comments of the C-family lexer with clang's raw tokens.

usage: compare_c.py [--generate COUNT] [--keep DIR] [--jobs N] [FOLDER ...]

Reads every C-family file below the folders, and COUNT generated ones (fixed seed). Needs swiftc and clang on
the PATH. Prints each difference and each file whose brackets do not match; exits 1 where a difference is not
one of those that c-differences.md explains."""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LANGUAGES = {
    ".m": ("objective-c", "gnu2x"), ".c": ("c", "gnu2x"), ".h": ("objective-c++", "gnu++20"),
    ".mm": ("objective-c++", "gnu++20"), ".pch": ("objective-c++", "gnu++20"),
    ".cpp": ("c++", "gnu++20"), ".cc": ("c++", "gnu++20"), ".hpp": ("c++", "gnu++20"),
    ".hh": ("c++", "gnu++20"), ".cxx": ("c++", "gnu++20"),
}
CONTINUATIONS = re.compile(rb"(?:\\[ \t\v\f]*(?:\r\n|\n\r|\n|\r))*")
QUOTED = re.compile(rb"(?:L|u8|u|U)?(R?)(['\"])")


def build(folder):
    program = os.path.join(folder, "compare_c")
    sources = [os.path.join(ROOT, "Tests/Oracles/compare_c.swift"),
               os.path.join(ROOT, "Tests/SyntaxTests/CFamilyTreeCheck.swift")]
    for part in ("Text", "Tokens", "CFamily"):
        source = os.path.join(ROOT, "Sources/L10nSyntax", part)
        sources += sorted(os.path.join(source, name) for name in os.listdir(source))
    subprocess.run(["swiftc", "-O", "-wmo", "-parse-as-library", "-package-name", "l10nlint", "-o", program]
                   + sources, check=True)
    return program


def ours(program, paths):
    output = subprocess.run([program], input="\n".join(paths) + "\n", stdout=subprocess.PIPE, text=True,
                            check=True, errors="surrogateescape").stdout
    results = {}
    for line in output.splitlines():
        word, _, rest = line.partition(" ")
        if word == "file":
            current = results[rest] = {"items": [], "headers": [], "notes": []}
        elif word in ("s", "k", "c"):
            start, end = rest.split()
            current["items"].append((word, int(start), int(end)))
        elif word == "h":
            current["headers"].append(tuple(map(int, rest.split())))
        else:
            current["notes"].append(line)
    for result in results.values():
        result["items"].sort(key=lambda item: item[1])
    return results


def line_starts(data):
    return [0] + [match.end() for match in re.finditer(rb"\r\n|\n|\r", data)]


def kind_of(name, text):
    if name == "comment" or text.startswith(b"/*") or text.startswith(b"//"):
        return "c"
    if name.endswith("string_literal"):
        return "s"
    if name.endswith("char_constant"):
        return "k"
    quoted = QUOTED.match(text) if name == "unknown" else None
    if quoted:
        return "s" if quoted[2] == b'"' else "k"
    return None


def theirs(path, data):
    """clang's tokens cover the file, white space too: each ends where the next one starts."""
    language, standard = LANGUAGES[os.path.splitext(path)[1]]
    command = ["clang", "-cc1", "-dump-raw-tokens", "-x", language, "-std=" + standard, path]
    output = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr
    starts = line_starts(data)
    place = re.compile(rb"\tLoc=<" + re.escape(os.fsencode(path)) + rb":(\d+):(\d+)>\n")
    found, before = [], 0
    for match in place.finditer(output):
        name, _, text = output[before:match.start()].partition(b" '")
        before = match.end()
        offset = starts[int(match[1]) - 1] + int(match[2]) - 1
        found.append((name.decode(), text, offset))
    items = []
    for index, (name, text, start) in enumerate(found):
        end = found[index + 1][2] if index + 1 < len(found) else len(data)
        # clang's first token behind a continuation begins with it.
        start += len(CONTINUATIONS.match(data, start, end)[0])
        kind = kind_of(name, plain(data[start:end]))
        if kind:
            items.append((kind, start, end))
    return items


def plain(text):
    return CONTINUATIONS.sub(b"", text[:4096])


def explanation(item, mine, data, result):
    """Why clang's item, of which ours is `mine` if it begins alike, is no fault of ours, or None."""
    kind, start, end = item
    if any(first <= start < last for first, last in result["headers"]):
        return "header name"
    before = CONTINUATIONS.sub(b"", data[max(0, start - 200):start])
    if re.search(rb"(?:^|[\r\n]|\*/)[ \t\v\f]*#[ \t\v\f]*(?:L|u8|u|U)?R?(?:[\"'][^\r\n]*)?$", before):
        return "directive name"
    if mine is None:
        return None
    if mine[2] == end + 1 and data[end:end + 2] == b"\r\n":
        return "column behind CR"
    if not CONTINUATIONS.sub(b"", data[min(end, mine[2]):]).strip():
        return "continuation at the end"
    word = rb"(?:\w|\$|[\x80-\xff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})+"
    return "literal suffix" if kind in "sk" and re.fullmatch(word, plain(data[mine[2]:end])) else None


def compare(path, result):
    with open(path, "rb") as file:
        data = file.read()
    clang = theirs(path, data)
    mine = {(item[0], item[1]): item for item in result["items"]}
    explained, differences = {}, []
    pairs = {(item[0], item[1]): item for item in clang}
    for item in sorted(set(clang) ^ set(result["items"]), key=lambda item: item[1]):
        start = item[:2]
        reason = explanation(pairs.get(start, item), mine.get(start), data, result)
        if reason:
            explained[reason] = explained.get(reason, 0) + 1
        else:
            side = "ours " if item in result["items"] else "clang"
            differences.append(f"{path}:{data.count(bytes([10]), 0, item[1]) + 1}: {side} {item[0]} "
                               f"{item[1]}..<{item[2]} {data[item[1]:item[2]][:60]!r}")
    return len(clang), len(data), explained, differences


FRAGMENTS = [
    "a", "R ", "u8", "L", "name", "$x", "0x1p-3", "1'000", "1.5e+3", "'x'", "'\\''", "L'ab'", "u8'c'", "''", "'", '"',
    '"text"', '""', '"a\\"b"', '"a\\\\"', '@"obj"', '@ "far"', '@', 'L"wide"', 'u8"x"', 'U"x"', 'u"x"', 'R"(raw)"',
    'R"x(a)"b)x"', 'u8R"(\n)"', 'LR"d(\\)d"', 'R "(no)"', '"é"', "é", "日本", "\\u00e9", "\\U00004E00", "\\",
    "\\\n", "\\  \n", "\\\r\n", "\n", "\n", "\n", "\r\n", " ", " ", " ", "\t", "\f", "//", "// c", "// c \\\n d",
    "/* c */", "/* \n * c */", "/*", "*/", "/", "*", "/\\\n/ x", "/\\\n* y *\\\n/", "/* *\\ \n/", "(", ")", "[", "]",
    "{", "}", "@[", "@{", "@(", ";", ",", ":", "::", "?", "=", "==", "+", "+=", "->", "...", ".", ".5", "<", ">",
    "<=>", "#", "##", "\n#define X ", "\n#if 0\n", "\n#else\n", "\n#endif\n", "\n#error don't\n", "\n#pragma mark - It's\n",
    "\n# \n", "\n#import \"a.h\"\n", "\n#include <a/b.h>\n", "%", "~", "^", "!", "&&", "|", "`", "\x01", "\x7f", " “ ",
    "\u00a0", "e+", "'a", "_x", "\\\n\\\n", "na\\\nme", '"con\\\ntinued"', '"con\\ \r\ntinued"', "u\\\n8\"x\"", "1\\\n2",
    "??/\n", "@\\\n\"x\"", "L\\\n'x'",
]


def generate(count, folder):
    source = random.Random(20260401)
    paths = []
    for number in range(count):
        text = "".join(source.choice(FRAGMENTS) for _ in range(source.randrange(1, 60)))
        suffix = source.choice([".m", ".mm", ".c", ".h", ".cpp"])
        paths.append(os.path.join(folder, f"g{number}{suffix}"))
        with open(paths[-1], "w", encoding="utf-8", newline="") as file:
            file.write(text)
    return paths


def below(folders):
    for folder in folders:
        for parent, names, files in os.walk(folder):
            names.sort()
            for name in sorted(files):
                path = os.path.join(parent, name)
                if os.path.splitext(name)[1] in LANGUAGES and os.path.isfile(path) and "\n" not in path:
                    yield path


def report(paths, results, jobs):
    items = size = 0
    explained, differences = {}, []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for count, length, reasons, found in pool.map(lambda path: compare(path, results[path]), paths):
            items += count
            size += length
            differences += found
            for reason, number in reasons.items():
                explained[reason] = explained.get(reason, 0) + number
    print("\n".join(differences))
    print(f"{len(paths)} files, {size} bytes, {items} literals and comments; explained: {explained or 'none'}; "
          f"differences: {len(differences)} in {len({line.split(':')[0] for line in differences})} files")
    return len(differences)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--generate", type=int, default=0)
    parser.add_argument("--keep", help="folder for the program and the generated files")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    failures = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or scratch
        program = build(folder)
        generated = generate(options.generate, folder)
        files = sorted(set(below(options.folders)))
        for paths in filter(None, (files, generated)):
            results = ours(program, paths)
            failures += report(paths, results, options.jobs)
            notes = [(path, note) for path in paths for note in results[path]["notes"]]
            violations = [f"{path}: {note}" for path, note in notes if note.startswith("violation")]
            failures += len(violations)
            print("\n".join(violations))
            print(f"{len(violations)} violations of what must hold for every tree")
            if paths is files:
                for path, note in notes:
                    if note.startswith("problem"):
                        print(f"{path}: {note}")
                problems = {path for path, note in notes if note.startswith("problem unmatched")}
                print(f"brackets do not match in {len(problems)} of {len(files)} files")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
