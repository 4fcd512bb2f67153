#!/usr/bin/env python3
"""Runs yaml-dump over the public yaml-test-suite.

usage: yaml_test_suite.py DUMP SUITE [--all]

SUITE is the `data` branch of github.com/yaml/yaml-test-suite: one folder per case with in.yaml, test.event,
often in.json, and a file `error` where reading must fail. Structure and text are compared with test.event,
types with in.json. Exits with 1 if any value differs.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "\\": "\\"}


def tree(events):
    """The documents of a test.event file, as nested lists of (kind, ...)."""
    documents, stack = [], []

    def add(node):
        (stack[-1][1] if stack else documents).append(node)

    for line in events.splitlines():
        if line.startswith(("+SEQ", "+MAP")):
            node = (line[1:4].lower(), [])
            add(node)
            stack.append(node)
        elif line.startswith(("-SEQ", "-MAP")):
            stack.pop()
        elif line.startswith("=VAL"):
            text = re.match(r"=VAL (?:&\S+ )?(?:<\S*> )?[:'\"|>](.*)", line).group(1)
            add(("val", re.sub(r"\\(.)", lambda match: ESCAPES[match.group(1)], text)))
        elif line.startswith("=ALI"):
            add(("ali", line))
    return documents


def shape(ours):
    """Our value in the form of `tree`."""
    if isinstance(ours, dict) and "seq" in ours:
        return ("seq", [shape(item) for item in ours["seq"]])
    if isinstance(ours, dict):
        return ("map", [part for key, value in ours["map"] for part in (("val", key), shape(value))])
    return ("val", ours[2])


def plain(ours):
    """Our value as Python would load it from JSON."""
    if isinstance(ours, dict) and "seq" in ours:
        return [plain(item) for item in ours["seq"]]
    if isinstance(ours, dict):
        return {key: plain(value) for key, value in ours["map"]}
    return float(ours[1]) if ours[0] == "float" else ours[1]


def same_types(ours, theirs):
    if type(ours) is not type(theirs) and not {type(ours), type(theirs)} <= {int, float}:
        return False
    if isinstance(ours, dict):
        return ours.keys() == theirs.keys() and all(same_types(ours[key], theirs[key]) for key in ours)
    if isinstance(ours, list):
        return len(ours) == len(theirs) and all(map(same_types, ours, theirs))
    return ours == theirs


def verdict(case, answer):
    if (case / "error").exists():
        return ("invalid, refused" if "error" in answer else "invalid, accepted"), ""
    if "error" in answer:
        return "valid, refused", answer["error"].split(" ", 1)[1]
    documents = tree((case / "test.event").read_text()) or [("val", "")]
    if [shape(answer["value"])] != documents:
        return "valid, different", f"{shape(answer['value'])}\n    instead of {documents}"
    if (case / "in.json").exists():
        theirs = (case / "in.json").read_text()
        if theirs.strip() and not same_types(plain(answer["value"]), json.loads(theirs)):
            return "valid, different", f"{plain(answer['value'])}\n    instead of {theirs}"
    return "valid, same", ""


def main():
    dump, suite = sys.argv[1], pathlib.Path(sys.argv[2])
    cases = sorted(path.parent for path in suite.glob("*/**/in.yaml") if path.parts[-3] not in ("name", "tags"))
    cases = [case for case in cases if not {"name", "tags"} & set(case.relative_to(suite).parts)]
    lines = subprocess.run([dump, *(case / "in.yaml" for case in cases)], capture_output=True, check=True)
    answers = [json.loads(line) for line in lines.stdout.decode().split("\n") if line]
    assert len(answers) == len(cases), (len(answers), len(cases))
    counts, reasons = collections.Counter(), collections.Counter()
    for case, answer in zip(cases, answers):
        kind, detail = verdict(case, answer)
        counts[kind] += 1
        if kind == "valid, refused":
            reasons[detail] += 1
        if kind in ("valid, different", "invalid, accepted") or "--all" in sys.argv:
            print(f"{case.relative_to(suite)}: {kind} {detail or answer}")
    print(f"{len(cases)} cases")
    for kind in sorted(counts):
        print(f"{counts[kind]:5} {kind}")
    for reason, count in reasons.most_common():
        print(f"      {count:4} {reason}")
    sys.exit(1 if counts["valid, different"] else 0)


if __name__ == "__main__":
    main()
