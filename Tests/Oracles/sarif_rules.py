"""What a SARIF log must keep besides its schema: the checks of `sarif-multitool validate` in our own words, the limits
and demands of GitHub code scanning, and two rules of the specification.

`complaints(log, raw)` gives triples of a rule, a place and what is wrong. Not asked is SARIF2009, a note, which wants ids
such as LOC1001: ours are words that people write into comments. Nor that all results are shown: GitHub shows the worst
5,000 of the 25,000 that it takes.
"""
import gzip
import re
from urllib.parse import urlsplit

URI = re.compile(r"^(?:[A-Za-z][A-Za-z0-9+.\-]*:)?(?:[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$")
PASCAL_CASE = re.compile(r"^([^\W\d_a-z][a-z0-9]+)*$")
PLACEHOLDER = re.compile(r"\{(\d+)\}")


def complaints(log, raw):
    yield from placed("/", log_rules(log, raw))
    for number, run in enumerate(log.get("runs") or []):
        place = f"/runs/{number}"
        yield from placed(place, tool_rules(run))
        yield from placed(place, run_rules(run))
        for index, rule in enumerate(driver(run).get("rules") or []):
            yield from placed(f"{place}/tool/driver/rules/{index}", descriptor_rules(rule))
        for index, result in enumerate(run.get("results") or []):
            where = f"{place}/results/{index}"
            yield from placed(where, result_rules(result, run))
            for location in result.get("locations") or []:
                yield from placed(where, location_rules(location, run))
            for location in result.get("relatedLocations") or []:
                artifact = (location.get("physicalLocation") or {}).get("artifactLocation") or {}
                yield from placed(where, address_rules(artifact, run))


def placed(place, complaints):
    return ((rule, place, what) for rule, what in complaints)


def driver(run):
    return (run.get("tool") or {}).get("driver") or {}


def is_absolute(uri):
    return bool(urlsplit(uri).scheme)


def log_rules(log, raw):
    schema = log.get("$schema")
    if not schema:
        yield "SARIF2008", "no $schema"
    elif not schema.endswith(("2.1.0", "2.1.0.json")):
        yield "SARIF1011", schema
    if log.get("version") != "2.1.0":
        yield "GH1013", f"version {log.get('version')}"
    if log.get("runs") is None:
        yield "GH1013", "no runs"
    elif len(log["runs"]) > 20:
        yield "GHLIMIT", "over 20 runs"
    if len(gzip.compress(raw)) > 10_000_000:
        yield "GHLIMIT", "over 10 MB compressed"


def tool_rules(run):
    tool = driver(run)
    if not tool.get("name"):
        yield "GH1018", "no name of the tool"
    elif len(tool["name"].split()) > 3:
        yield "SARIF2005", "the tool's name has over 3 words"
    if not tool.get("informationUri"):
        yield "SARIF2005", "no informationUri"
    if not any(tool.get(key) for key in ("version", "semanticVersion", "dottedQuadFileVersion")):
        yield "SARIF2005", "no version"
    if tool.get("version") and not tool["version"][0].isdigit():
        yield "SARIF2005", "the version does not begin with a digit"
    rules = tool.get("rules")
    if rules is None:
        yield "GH1018", "no rules"
    if not rules and run.get("results"):
        yield "SARIF2012", "rules are not described"
    elif rules and set(rules[0]) == {"id"}:
        yield "SARIF2004", "rules with nothing but an id"
    if len(rules or []) > 25_000:
        yield "GHLIMIT", "over 25,000 rules"


def run_rules(run):
    if "results" not in run:
        yield "GH1014", "no results"
    results = run.get("results") or []
    if len(results) > 25_000:
        yield "GHLIMIT", "over 25,000 results"
    if results and "columnKind" not in run:
        yield "SPEC3.14.27", "no columnKind"
    for key, name in (("baselineState", "SPEC3.27.24"), ("suppressions", "SPEC3.27.23")):
        if 0 < sum(result.get(key) is not None for result in results) < len(results):
            yield name, f"{key} on some results only"
    if run.get("artifacts") is not None and all("contents" not in entry for entry in run["artifacts"]):
        yield "SARIF2013", "artifacts without contents"
    for invocation in run.get("invocations") or []:
        if "executionSuccessful" not in invocation:
            yield "SCHEMA", "executionSuccessful is missing"
        start, end = invocation.get("startTimeUtc"), invocation.get("endTimeUtc")
        if start and end and end < start:
            yield "SARIF1006", "it ended before it began"
    yield from base_rules(run)


def base_rules(run):
    for name, base in (run.get("originalUriBaseIds") or {}).items():
        uri = base.get("uri")
        if uri is None:
            continue
        if not uri.endswith("/") or ".." in uri.split("/") or "?" in uri or "#" in uri:
            yield "SARIF1004", f"{name} is no folder: {uri}"
        if not base.get("uriBaseId") and not is_absolute(uri):
            yield "SARIF1004", f"{name} is not absolute: {uri}"
    if "versionControlProvenance" not in run:
        yield "SARIF2003", "no versionControlProvenance"
    for entry in run.get("versionControlProvenance") or []:
        if not (entry.get("mappedTo") or {}).get("uriBaseId"):
            yield "SARIF2007", "versionControlProvenance without mappedTo.uriBaseId"
        if not is_absolute(entry.get("repositoryUri", "")):
            yield "SARIF1005", "repositoryUri is not absolute"


def descriptor_rules(rule):
    name = rule.get("name")
    if not rule.get("id"):
        yield "GH2012", "no id"
        return
    if "/" in rule["id"]:
        yield "SARIF2009", f"slash in {rule['id']}"
    if not name:
        yield "SARIF2012", "no name"
    else:
        if name.lower() == rule["id"].lower():
            yield "SARIF1001", f"the name is the id: {name}"
        if not PASCAL_CASE.match(name):
            yield "SARIF2012", f"not in PascalCase: {name}"
        if len(name) > 255:
            yield "GHLIMIT", "a name of over 255 characters"
    if not rule.get("helpUri"):
        yield "SARIF2012", "no helpUri"
    elif not is_absolute(rule["helpUri"]):
        yield "SARIF1005", "helpUri is not absolute"
    for key in ("shortDescription", "fullDescription"):
        text = (rule.get(key) or {}).get("text")
        if not text:
            yield "GH2012", f"no {key}"
        elif len(text) > 1024:
            yield "GHLIMIT", f"{key} of over 1,024 characters"
    if not (rule.get("help") or {}).get("text"):
        yield "GH2012", "no help.text"
    if len((rule.get("properties") or {}).get("tags", [])) > 10:
        yield "GHLIMIT", "over 10 tags"
    for key, message in (rule.get("messageStrings") or {}).items():
        yield from template_rules(key, message.get("text") or "")


def template_rules(key, text):
    if not text.endswith("."):
        yield "SARIF2001", f"{key} has no full stop"
    if not PLACEHOLDER.search(text):
        yield "SARIF2014", f"{key} has no placeholder"
    if re.search(r"(^|[^'])\{\d+\}|\{\d+\}($|[^'])", text):
        yield "SARIF2015", f"{key} has a placeholder without quotes"


def result_rules(result, run):
    rules = driver(run).get("rules") or []
    rule_id, index = result.get("ruleId"), result.get("ruleIndex")
    if not rule_id:
        yield "SARIF1010", "no ruleId"
    if "rule" in result or index == -1:
        yield "SARIF2004", "a longer form than needed"
    if index is not None and (index >= len(rules) or rules[index].get("id") != rule_id):
        yield "SARIF1009", f"ruleIndex {index} is not {rule_id}"
    described = next((rule for rule in rules if rule.get("id") == rule_id), None)
    if described is None:
        yield "SARIF2012", f"{rule_id} is not described"
    yield from message_rules(result.get("message") or {}, described or {})
    if "primaryLocationLineHash" not in (result.get("partialFingerprints") or {}):
        yield "GHFP", "no primaryLocationLineHash"
    if result.get("suppressions"):
        yield "GHSUPP", "GitHub shows suppressed results as open alerts"
    if not result.get("locations"):
        yield "GH1001", "no location"
    elif len(result["locations"]) > 10:
        yield "GHLIMIT", "over 10 locations"


def message_rules(message, rule):
    if not message.get("text"):
        yield "GH1007", "no message.text"
    if not message.get("id"):
        yield "SARIF2002", "no message.id"
        return
    template = (rule.get("messageStrings") or {}).get(message["id"])
    if template is None:
        yield "SARIF1012", f"no messageStrings.{message['id']}"
        return
    arguments = message.get("arguments", [])
    if any(int(number) >= len(arguments) for number in PLACEHOLDER.findall(template["text"])):
        yield "SARIF1012", "too few arguments"
    elif PLACEHOLDER.sub(lambda match: arguments[int(match[1])], template["text"]) != message.get("text"):
        yield "OWN", "the text is not what its template gives"


def location_rules(location, run):
    physical = location.get("physicalLocation")
    if not physical:
        yield "GH1016", "no physicalLocation"
        return
    artifact = physical.get("artifactLocation") or {}
    yield from address_rules(artifact, run)
    if artifact.get("index") == -1:
        yield "SARIF2004", "index -1"
    if artifact.get("index", 0) > max(0, len(run.get("artifacts") or []) - 1):
        yield "SARIF1009", "no such artifact"
    region = physical.get("region")
    if not region or not region.get("startLine"):
        yield "GH1003", "no region with a startLine"
        return
    yield from region_rules(region, physical.get("contextRegion"))


def address_rules(artifact, run):
    uri = artifact.get("uri")
    if not uri:
        yield "GH1017", "no uri"
        return
    if not URI.match(uri) or ".." in uri.split("/"):
        yield "SARIF1002", f"bad URI {uri}"
    if uri.startswith("/") or "\\" in uri:
        yield "SARIF2016", f"neither relative nor absolute: {uri}"
    if is_absolute(uri):
        if urlsplit(uri).scheme != "file":
            yield "GH1005", f"no file: {uri}"
        if artifact.get("uriBaseId"):
            yield "SARIF1004", "uriBaseId with an absolute URI"
        if not any("workingDirectory" in entry for entry in run.get("invocations") or []):
            yield "GH1006", "an absolute URI without workingDirectory"
        yield "SARIF2016", f"an absolute URI: {uri}"
        return
    mapped = {(entry.get("mappedTo") or {}).get("uriBaseId") for entry in run.get("versionControlProvenance") or []}
    if mapped and artifact.get("uriBaseId") not in mapped:
        yield "SARIF2007", "not below the folder of the repository"


def span(region):
    """Start and end; a region without columns takes whole lines."""
    start = (region["startLine"], region.get("startColumn", 1))
    return start, (region.get("endLine", region["startLine"]), region.get("endColumn", float("inf")))


def region_rules(region, context):
    if any(key not in region for key in ("startColumn", "endLine", "endColumn")):
        yield "GHDOC", "GitHub asks for startColumn, endLine and endColumn"
    start, end = span(region)
    if end < start:
        yield "SARIF1007", "it ends before it begins"
    if "snippet" not in region:
        yield "SARIF2010", "no snippet"
    if not context:
        # What begins a file may be all of it, and then nothing is around it.
        if start != (1, 1):
            yield "SARIF2011", "no contextRegion"
        return
    if "snippet" not in context:
        yield "SARIF2010", "no snippet of the contextRegion"
    outer_start, outer_end = span(context)
    if outer_start > start or outer_end < end or (outer_start, outer_end) == (start, end):
        yield "SARIF1008", "the contextRegion does not hold the region and more"
