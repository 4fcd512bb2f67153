#!/usr/bin/env python3
"""Compares what our readers make of JSON files and string catalogs with what Python's json makes of them.

compare_json.py DUMP [--mutated COUNT] FOLDER…   DUMP is built by compare_json.sh
"""
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

# What Python reads and JSON does not allow, with our name for it, and the other way round.
ONLY_PYTHON = {"loneSurrogate", "noQuotes", "tooDeep"}


class Number(str):
    pass


class Pairs(list):
    pass


def strict(text):
    return json.loads(text, object_pairs_hook=Pairs, parse_int=Number, parse_float=Number,
                      parse_constant=lambda name: Number("constant " + name))


def dumped(value):
    if isinstance(value, dict):
        if "n" in value:
            return Number(value["n"])
        items = value["o"]
        return Pairs((items[at], dumped(items[at + 1])) for at in range(0, len(items), 2))
    return [dumped(item) for item in value] if isinstance(value, list) else value


def same(left, right):
    if type(left) is not type(right):
        return False
    if isinstance(left, Pairs):
        return len(left) == len(right) and all(a[0] == b[0] and same(a[1], b[1]) for a, b in zip(left, right))
    if isinstance(left, list):
        return len(left) == len(right) and all(map(same, left, right))
    return left == right


# String catalogs, written from the description of the format and not from our reader

def rows(catalog):
    """Each text with its key, language, variable, device, plural and state; and all keys."""
    texts, keys = [], []
    for name, strings in catalog:
        for key, entry in strings if name == "strings" else []:
            fields = dict(entry)
            extraction = re.sub("_(.)", lambda match: match[1].upper(), fields.get("extractionState", "code"))
            keys.append([key, extraction, fields.get("shouldTranslate", True)])
            for language, text in fields.get("localizations", []):
                texts += [[key, language, *row] for row in variants(text, "", "", "")]
    return texts, keys


def variants(text, variable, device, plural):
    for field, value in text:
        if field == "stringUnit":
            unit = dict(value)
            if "value" in unit:
                yield [variable, device, plural, unit.get("state") or "new", unit["value"]]
        elif field == "variations":
            for kind, cases in value:
                for name, case in cases:
                    yield from variants(case, variable, name if kind == "device" else device,
                                        name if kind == "plural" else plural)
        elif field == "substitutions":
            for name, substitution in value:
                yield from variants([pair for pair in substitution if pair[0] == "variations"], name, "", "")


# Files

def mutated(count, paths, folder):
    """Small files with a few bytes changed; the same ones in each run."""
    numbers = random.Random(20251121)
    small = [path for path in paths if 20 < path.stat().st_size < 8000]
    for number in range(count):
        path = numbers.choice(small)
        data = bytearray(path.read_bytes())
        for _ in range(numbers.randint(1, 3)):
            at = numbers.randrange(len(data))
            kind = numbers.randrange(5)
            if kind == 0:
                data[at] = numbers.randrange(256)
            elif kind == 1:
                del data[at]
            elif kind == 2:
                data[at:at] = numbers.choice([b'"', b"{", b"}", b",", b":", b"\\", b"[", b"]", b"\\u12", b"1", b"-", b"\n"])
            elif kind == 3:
                del data[at:at + numbers.randrange(40)]
            else:
                data[at:at] = data[at:at + numbers.randrange(40)]
            data = data or bytearray(b"{}")
        target = pathlib.Path(folder, f"{number}.json")
        target.write_bytes(data)
        yield target


def judge(path, answer):
    problems, value = answer[0], dumped(answer[1])
    refused = [problem for problem in problems if problem != "trailingComma"] or problems
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        return "both refuse the UTF-8" if problems else "DIFFERENT: not UTF-8"
    try:
        theirs = strict(text)
    except (ValueError, RecursionError) as error:
        if refused:
            return "both refuse"
        return f"DIFFERENT: only Python refuses: {error}"
    if refused:
        return f"we refuse: {refused[0]}" if set(refused) <= ONLY_PYTHON else f"DIFFERENT: only we refuse: {refused}"
    if not same(value, theirs):
        return "DIFFERENT values"
    if len(answer) > 2 and [answer[2], answer[3]] != list(rows(theirs)):
        ours, their_rows = answer[2], rows(theirs)[0]
        first = next(((a, b) for a, b in zip(ours, their_rows) if a != b), (len(ours), len(their_rows)))
        return f"DIFFERENT table: {first}"
    return "same catalog" if len(answer) > 2 else "same JSON"


def main():
    dump, arguments = sys.argv[1], sys.argv[2:]
    count = 0
    if arguments[0] == "--mutated":
        count, arguments = int(arguments[1]), arguments[2:]
    paths = sorted(pathlib.Path(parent, name) for folder in arguments
                   for parent, _, names in os.walk(folder, followlinks=True)
                   for name in names if name.endswith((".json", ".xcstrings")))
    paths = [path for path in paths if path.is_file()]
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        if count:
            paths = list(mutated(count, paths, folder))
        for start in range(0, len(paths), 200):
            batch = paths[start:start + 200]
            run = subprocess.run([dump, *map(str, batch)], capture_output=True, check=True)
            lines = run.stdout.decode().split("\n")[:-1]
            assert len(lines) == len(batch), run.stderr
            for path, line in zip(batch, lines):
                verdict = judge(path, json.loads(line))
                counts[verdict.split(": (")[0] if verdict.startswith("DIFFERENT") else verdict] += 1
                if verdict.startswith("DIFFERENT"):
                    print(f"{path}: {verdict}")
                    if count:
                        print(f"  {path.read_bytes()[:300]!r}")
                elif not verdict.startswith("same") and not count:
                    print(f"{path}: {verdict}: {json.loads(line)[0][:4]}")
    print(sum(counts.values()), "files")
    for verdict, number in counts.most_common():
        print(f"{number:7} {verdict}")
    sys.exit(any(verdict.startswith("DIFFERENT") for verdict in counts))


if __name__ == "__main__":
    main()
