#!/usr/bin/env python3
"""Compares the readers of XML and property lists with Python's xml.etree and plistlib.

usage: compare_markup.py FOLDER ...

Reads every storyboard, xib, plist, stringsdict and every strings file that is an XML or binary property list below
the folders. Elements, attributes, texts, keys and values must be the same, and a file that Python refuses must have a
problem. Needs swiftc on the PATH. Prints each difference and exits 1 where there is one."""

import collections
import datetime
import json
import os
import plistlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MARKUP = (".xib", ".storyboard")
LISTS = (".plist", ".stringsdict", ".strings")


def build(folder):
    program = os.path.join(folder, "compare_markup")
    sources = [os.path.join(ROOT, "Tests/Oracles/compare_markup.swift")]
    for base, _, names in os.walk(os.path.join(ROOT, "Sources/L10nSyntax")):
        sources += sorted(os.path.join(base, name) for name in names)
    subprocess.run(["swiftc", "-O", "-wmo", "-parse-as-library", "-package-name", "l10nlint", "-o", program]
                   + sources, check=True)
    return program


def files(folders):
    for folder in folders:
        for base, _, names in os.walk(folder, followlinks=True):
            for name in sorted(names):
                path = os.path.join(base, name)
                if name.endswith(MARKUP + LISTS) and os.path.isfile(path):
                    yield path


def is_list(data):
    return data.startswith(b"bplist") or data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"<"


def element(node):
    """An element in the form of the dump; white space between tags is left out."""
    children = []

    def add(text):
        if text and text.strip(" \t\r\n"):
            children.append(text)

    add(node.text)
    for child in node:
        children.append(element(child))
        add(child.tail)
    return [node.tag, dict(node.attrib), children]


def joined(node):
    """An element of the dump with neighboring texts as one, as ElementTree has them around comments and CDATA."""
    children = []
    for child in node[2]:
        if isinstance(child, str) and children and isinstance(children[-1], str):
            children[-1] += child
        else:
            children.append(child if isinstance(child, str) else joined(child))
    return [node[0], node[1], children]


def plain(value):
    """A value of the dump as plistlib has it. Of the same keys the last one counts."""
    if isinstance(value, dict) and "d" in value:
        items = value["d"]
        return {items[i]: plain(items[i + 1]) for i in range(0, len(items), 2)}
    if isinstance(value, dict):
        return [plain(item) for item in value["a"]]
    kind, text = value
    if kind in ("yes", "no"):
        return kind == "yes"
    return (kind, "" if kind in ("date", "data", "other") else number(kind, text))


def number(kind, text):
    if kind == "integer":
        return int(text, 16 if "0x" in text.lower() else 10)
    return float(text) if kind == "real" else text


def theirs(value):
    if isinstance(value, dict):
        return {key: theirs(item) for key, item in value.items()}
    if isinstance(value, list):
        return [theirs(item) for item in value]
    kinds = {str: "string", int: "integer", float: "real", bytes: "data", datetime.datetime: "date"}
    if isinstance(value, bool):
        return value
    kind = kinds.get(type(value), "other")
    return (kind, value if kind in ("string", "integer", "real") else "")


def difference(path, data, ours):
    """What differs, or None."""
    is_markup = path.endswith(MARKUP)
    try:
        expected = element(ET.fromstring(data)) if is_markup else theirs(plistlib.loads(data))
    except Exception as error:  # plistlib raises whatever its input makes happen
        return None if ours["problems"] else f"only Python refuses it: {error!r}"
    if ours["problems"]:
        return f"only we find a problem: {ours['problems'][0]}"
    if is_markup:
        found = [joined(node) for node in ours["value"] if isinstance(node, list)]
    else:
        found = [plain(node) for node in ours["value"]]
    return None if found == [expected] else "values differ"


def main():
    paths, skipped = [], collections.Counter()
    for path in files(sys.argv[1:] or sys.exit(__doc__)):
        with open(path, "rb") as file:
            data = file.read()
        if path.endswith(MARKUP) or is_list(data):
            paths.append((path, data))
        else:
            skipped["UTF-16 or old style"] += 1
    with tempfile.TemporaryDirectory() as folder:
        lines = [path if path.endswith(MARKUP) else f"plist {path}" for path, _ in paths]
        output = subprocess.run([build(folder)], input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True,
                                check=True, errors="surrogateescape").stdout
    counts, failed = collections.Counter(), False
    for (path, data), line in zip(paths, output.split("\n")):
        what = difference(path, data, json.loads(line))
        kind = os.path.splitext(path)[1] + (" (binary)" if data.startswith(b"bplist") else "")
        counts[kind, "same" if what is None else "different"] += 1
        if what:
            failed = True
            print(f"{path}: {what}")
    for (kind, verdict), count in sorted(counts.items()):
        print(f"{kind}: {count} {verdict}")
    for why, count in skipped.items():
        print(f"not read here, {why}: {count}")
    sys.exit(1 if failed else 0)


main()
