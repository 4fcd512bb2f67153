#!/usr/bin/env python3
"""Hands the reports for services to the readers that others wrote, or checks what their documentation demands.

checkstyle and junit: lxml with the schemas below, and junitparser. gitlab: the required members of
https://docs.gitlab.com/ci/testing/code_quality/ and unique fingerprints. sonarqube: the members and words of "Generic
formatted issues" (10.3 and later). github: the form of workflow commands. A folder has `NAME.FORMAT` for one report, or
`NAME.FORMATl` with one report a line. Usage: check_service_reports.py FOLDER
"""
import json
import re
import sys
from pathlib import Path

from junitparser import JUnitXml
from lxml import etree

HEAD = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">'

# What Jenkins' Warnings plugin and reviewdog read of Checkstyle's files.
CHECKSTYLE = HEAD + """
<xs:element name="checkstyle"><xs:complexType><xs:sequence>
  <xs:element name="file" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="error" minOccurs="1" maxOccurs="unbounded"><xs:complexType>
      <xs:attribute name="line" type="xs:positiveInteger" use="required"/>
      <xs:attribute name="column" type="xs:positiveInteger" use="required"/>
      <xs:attribute name="severity" use="required"><xs:simpleType><xs:restriction base="xs:string">
        <xs:enumeration value="error"/><xs:enumeration value="warning"/><xs:enumeration value="info"/>
      </xs:restriction></xs:simpleType></xs:attribute>
      <xs:attribute name="message" type="xs:string" use="required"/>
      <xs:attribute name="source" type="xs:string" use="required"/>
    </xs:complexType></xs:element>
  </xs:sequence><xs:attribute name="name" type="xs:string" use="required"/></xs:complexType></xs:element>
</xs:sequence><xs:attribute name="version" type="xs:string" use="required"/></xs:complexType></xs:element>
</xs:schema>"""

# The part of the schema of Jenkins' xUnit plugin that a linter needs, with `file`, which GitLab reads.
COUNTS = "".join(
    f'<xs:attribute name="{name}" type="xs:nonNegativeInteger" use="required"/>' for name in ("tests", "failures", "errors"))
JUNIT = HEAD + f"""
<xs:element name="testsuites"><xs:complexType><xs:sequence>
  <xs:element name="testsuite" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="testcase" maxOccurs="unbounded"><xs:complexType><xs:choice minOccurs="0">
      <xs:element name="failure"><xs:complexType><xs:simpleContent><xs:extension base="xs:string">
        <xs:attribute name="type" type="xs:string" use="required"/>
        <xs:attribute name="message" type="xs:string" use="required"/>
      </xs:extension></xs:simpleContent></xs:complexType></xs:element>
      <xs:element name="system-out" type="xs:string"/>
    </xs:choice>
      <xs:attribute name="name" type="xs:string" use="required"/>
      <xs:attribute name="classname" type="xs:string" use="required"/>
      <xs:attribute name="file" type="xs:string"/>
    </xs:complexType></xs:element>
  </xs:sequence><xs:attribute name="name" type="xs:string" use="required"/>{COUNTS}</xs:complexType></xs:element>
</xs:sequence><xs:attribute name="name" type="xs:string"/>{COUNTS}</xs:complexType></xs:element>
</xs:schema>"""


def xml_problems(schema, text):
    validator = etree.XMLSchema(etree.fromstring(schema))
    # A linear parser with all limits on, as services have.
    tree = etree.fromstring(text, etree.XMLParser(resolve_entities=False))
    return tree, [str(error) for error in validator.error_log] if not validator.validate(tree) else []


def checkstyle(text):
    return xml_problems(CHECKSTYLE, text)[1]


def junit(text):
    tree, found = xml_problems(JUNIT, text)
    report = JUnitXml.fromstring(text)
    cases = [case for suite in report for case in suite]
    failed = sum(1 for case in cases if case.result and type(case.result[0]).__name__ == "Failure")
    if (len(cases), failed) != (report.tests, report.failures):
        found.append(f"junitparser counts {len(cases)} tests, {failed} failures")
    return found


def gitlab(text):
    found, seen = [], set()
    for issue in json.loads(text):
        for member in ("description", "check_name", "fingerprint", "severity"):
            if not isinstance(issue.get(member), str) or member != "description" and not issue[member]:
                found.append(f"{member} is missing")
        if issue["fingerprint"] in seen:
            found.append("a fingerprint stands twice: GitLab would show the first one only")
        seen.add(issue["fingerprint"])
        if issue["severity"] not in ("info", "minor", "major", "critical", "blocker"):
            found.append(issue["severity"])
        path = issue["location"]["path"]
        if path.startswith("./") or not path or issue["location"]["lines"]["begin"] < 1:
            found.append(f"location {issue['location']}")
    return found


def sonarqube(text):
    found, report = [], json.loads(text)
    known = set()
    for rule in report["rules"]:
        known.add(rule["id"])
        for member in ("id", "name", "description", "engineId"):
            if not rule[member]:
                found.append(f"rule without {member}")
        if rule["cleanCodeAttribute"] not in ("CONVENTIONAL", "LOGICAL"):
            found.append(rule["cleanCodeAttribute"])
        for impact in rule["impacts"]:
            if impact["softwareQuality"] not in ("RELIABILITY", "MAINTAINABILITY", "SECURITY"):
                found.append(impact["softwareQuality"])
            if impact["severity"] not in ("HIGH", "MEDIUM", "LOW"):
                found.append(impact["severity"])
    for issue in report["issues"]:
        if issue["ruleId"] not in known:
            found.append(f"no rule {issue['ruleId']}")
        for place in [issue["primaryLocation"], *issue.get("secondaryLocations", [])]:
            if not place["message"] or not place["filePath"]:
                found.append("a place without message or file")
            span = place["textRange"]
            start = (span["startLine"], span.get("startColumn", 0))
            end = (span.get("endLine", start[0]), span.get("endColumn", start[1] + 1))
            if start[0] < 1 or start[1] < 0 or end <= start:
                found.append(f"range {span}")
    return found


COMMAND = re.compile(r"::(error|warning|notice) (?:(?:file|line|endLine|col|endColumn|title)=[^,:]*,?)+::[^\r\n]*")


def github(text):
    lines = text.decode().split("\n")
    commands = [line for line in lines if line.startswith("::")]
    found = [f"no command: {line}" for line in commands if not COMMAND.fullmatch(line)]
    for kind in ("error", "warning", "notice"):
        if sum(line.startswith(f"::{kind} ") for line in commands) > 10:
            found.append(f"more than 10 of {kind}")
    return found


CHECKS = {"checkstyle": checkstyle, "junit": junit, "gitlab": gitlab, "sonarqube": sonarqube, "github": github}


def main(folder):
    counts, found = dict.fromkeys(CHECKS, 0), []
    for path in sorted(Path(folder).iterdir()):
        ending = path.suffix[1:]
        name = ending if ending in CHECKS else ending[:-1]
        if name not in CHECKS:
            continue
        content = path.read_bytes()
        for number, report in enumerate(content.splitlines() if ending != name else [content], 1):
            counts[name] += 1
            found += [f"{path.name}:{number}: {problem}" for problem in CHECKS[name](report)]
    print("\n".join(found[:50] + [f"{count} {name}" for name, count in counts.items()]))
    if min(counts.values()) == 0:
        sys.exit("error: a format has no report here")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(sys.argv[1])
