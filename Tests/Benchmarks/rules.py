#!/usr/bin/env python3
"""What each rule costs: the instructions that valgrind counts in its check, as a share of the whole run.

Usage: rules.py L10NLINT FOLDER [options of l10nlint]

Unlike seconds, instructions are the same on a busy machine. What several rules share, such as lexing and the join of
tables, counts for none of them. Needs valgrind and an optimized l10nlint with its symbols.
"""
import re
import subprocess
import sys
import tempfile
from collections import Counter

CHECK = re.compile(r"\s*([\d,]+) \(.*?:\$s8L10nLint5CheckV(\d+)(\w+)")
# The functions that a check is made of, and not those inside of them.
CLOSURE = re.compile(r"ACvpZfi\w*?cfU(\d*)_(?!\w*fU)")


def costs(tool, folder, options):
    with tempfile.NamedTemporaryFile() as counted:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counted.name}", tool, "--jobs", "1", "--quiet"]
        subprocess.run([*command, *options, folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        table = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", counted.name]
        lines = subprocess.run(table, capture_output=True, text=True, check=True).stdout.splitlines()
    total = next(line.split()[0] for line in lines if "PROGRAM TOTALS" in line)
    closures = Counter()
    for line in lines:
        if not (match := CHECK.match(line)):
            continue
        length = int(match[2])
        name, rest = match[3][:length], match[3][length:]
        if closure := CLOSURE.match(rest):
            # A function that others were inlined into stands there several times.
            key = name, closure[1]
            closures[key] = max(closures[key], int(match[1].replace(",", "")))
    checks = Counter()
    for (name, _), instructions in closures.items():
        checks[re.sub("([A-Z])", r"-\1", name).lower()] += instructions
    return int(total.replace(",", "")), checks


def main(tool, folder, *options):
    total, checks = costs(tool, folder, options)
    print(f"{total / 1e6:.0f} million instructions, {sum(checks.values()) / total:.1%} in checks")
    for rule, instructions in checks.most_common(10):
        print(f"{instructions / total:6.1%} {rule}")


if __name__ == "__main__":
    main(*sys.argv[1:])
