"""What Microsoft's `sarif-multitool validate` and GitHub's upload ask of a SARIF log, restated from their documentation.

`complaints(log)` gives pairs of a rule of the validator and what breaks it. Two rules are not asked. SARIF2009, a note, wants
ids such as LOC1001; ours are words that people write into comments. SARIF2003, a note, wants the commit, which a folder
outside of a repository does not have.
"""
import re
from urllib.parse import urlsplit

URI = re.compile(r"^(?:[A-Za-z][A-Za-z0-9+.\-]*:)?(?:[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$")
PASCAL_CASE = re.compile(r"^([^\W\d_a-z][a-z0-9]+)*$")
PLACEHOLDER = re.compile(r"\{(\d+)\}")


def complaints(log):
    if not str(log.get("$schema", "")).endswith(("2.1.0", "2.1.0.json")):
        yield "SARIF1011", "$schema"
    if log.get("version") != "2.1.0" or len(log.get("runs", [])) != 1:
        yield "GH1013", "version and one run"
    for run in log.get("runs", []):
        yield from driver(run["tool"]["driver"])
        yield from bases(run)
        if run["results"] and "columnKind" not in run:
            yield "3.14.27", "no columnKind"
        suppressed = ["suppressions" in result for result in run["results"]]
        if any(suppressed) and not all(suppressed):
            yield "3.27.23", "suppressions on some results only"
        if len(run["results"]) > 25000:
            yield "GHLIMIT", "more than 25000 results"
        for number, result in enumerate(run["results"]):
            for rule, what in result_complaints(result, run):
                yield rule, f"results/{number}: {what}"


def driver(driver):
    if len(driver["name"].split()) > 3 or not driver.get("informationUri"):
        yield "SARIF2005", "name and informationUri"
    if not re.match(r"\d", driver.get("version", "")):
        yield "SARIF2005", "version"
    for rule in driver["rules"]:
        name = rule.get("id", "")
        if not name or "/" in name:
            yield "SARIF2009", f"id {name}"
        if not PASCAL_CASE.match(rule.get("name", " ")) or rule["name"].lower() == name.lower():
            yield "SARIF2012", f"name of {name}"
        if not urlsplit(rule.get("helpUri", "")).scheme:
            yield "SARIF1005", f"helpUri of {name}"
        for part in ("shortDescription", "fullDescription"):
            if not 0 < len(rule.get(part, {}).get("text", "")) <= 1024:
                yield "GH2012", f"{part} of {name}"
        if not rule.get("help", {}).get("text"):
            yield "GH2012", f"help of {name}"
        if len(rule["properties"]["tags"]) > 10:
            yield "GHLIMIT", f"tags of {name}"
        for message in rule.get("messageStrings", {}).values():
            text = message["text"]
            if not text.endswith("."):
                yield "SARIF2001", text
            if not PLACEHOLDER.search(text):
                yield "SARIF2014", text
            if re.search(r"(^|[^'])\{\d+\}", text):
                yield "SARIF2015", text


def bases(run):
    for name, base in run["originalUriBaseIds"].items():
        uri = base.get("uri")
        if uri is not None and (not uri.endswith("/") or not urlsplit(uri).scheme or ".." in uri):
            yield "SARIF1004", name


def result_complaints(result, run):
    rules = run["tool"]["driver"]["rules"]
    rule = rules[result["ruleIndex"]] if result.get("ruleIndex", -1) in range(len(rules)) else {}
    if rule.get("id") != result.get("ruleId") or not rule:
        yield "SARIF1009", "ruleIndex"
    message = result["message"]
    template = rule.get("messageStrings", {}).get(message.get("id"), {}).get("text")
    if not message.get("text"):
        yield "GH1007", "no text"
    if template is None:
        yield "SARIF1012", "no template"
    else:
        arguments = message["arguments"]
        if len(arguments) <= max([int(number) for number in PLACEHOLDER.findall(template)], default=-1):
            yield "SARIF1012", "too few arguments"
        elif PLACEHOLDER.sub(lambda match: arguments[int(match.group(1))], template) != message["text"]:
            yield "SARIF1012", "the text is not the filled template"
    if "primaryLocationLineHash" not in result["partialFingerprints"]:
        yield "GHFP", "no hash of the line"
    if len(result["locations"]) != 1:
        yield "GH1001", "locations"
    for location in result["locations"] + result.get("relatedLocations", []):
        yield from location_complaints(location["physicalLocation"], run)
    yield from quote_complaints(result["locations"][0]["physicalLocation"])


def location_complaints(location, run):
    artifact = location["artifactLocation"]
    uri = artifact["uri"]
    if not uri or not URI.match(uri) or ".." in uri.split("/"):
        yield "SARIF1002", uri
    if urlsplit(uri).scheme or uri.startswith("/") or "\\" in uri:
        yield "SARIF2016", uri
    if artifact["uriBaseId"] not in run["originalUriBaseIds"]:
        yield "SARIF1004", artifact["uriBaseId"]
    region = location["region"]
    if any(part not in region for part in ("startLine", "startColumn", "endLine", "endColumn")):
        yield "GH1003", "region"
    elif start(region) > end(region):
        yield "SARIF1007", "region"


def quote_complaints(location):
    """A region that begins the file may be all of it, and then nothing is around it."""
    region, context = location["region"], location.get("contextRegion")
    if "snippet" not in region:
        yield "SARIF2010", "no snippet"
    if context is None:
        if start(region) != (1, 1):
            yield "SARIF2011", "no context"
    elif not (start(context) <= start(region) and end(region) <= end(context) and span(context) != span(region)):
        yield "SARIF1008", "the context is not larger"
    elif "snippet" not in context:
        yield "SARIF2010", "no snippet of the context"


def start(region):
    return region["startLine"], region["startColumn"]


def end(region):
    return region["endLine"], region["endColumn"]


def span(region):
    return start(region), end(region)
