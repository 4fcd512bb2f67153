#!/usr/bin/env python3
"""Compares yaml-dump with ruamel.yaml (1.2 mode) on generated documents.

usage: yaml_against_ruamel.py DUMP [COUNT] [SEED]     (pip install ruamel.yaml)

Half of the documents are generated whole, half are damaged in one to three places afterwards. A document may
be read to the same value or refused by us; another value fails the proof. Where ruamel does not follow the
1.2 core schema (`1_000`, dates, ...), a table written from the specification decides about plain scalars.
"""
import collections
import json
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode

PLAIN = """no yes on off y n ~ null Null NULL nUll true True TRUE tRUE false False FALSE 0 1 -1 +12 007 0o17 0o8 0O7
0x1F 0xfg -0x1 1e3 1E-3 1e 1.5 1. .5 . .. -.5 +.5e+3 -.5e3 .5e3 1.10 1.2.3 .inf -.inf +.Inf .INF .nan .NaN
-.nan inf nan 1_000 0b1 2001-01-01 2001-01-01T10:00:00Z 12:30 1:30:45 190:20:30 = -a -- -1a ?a :a ::a a?b a:b
a::b a#b #a a,b a|b a>b a&b a*b a!b a%b a@b ~a https://example.com/a?b=c#d c:\\\\temp don't "quo"te é日本 😀
9223372036854775807 -9223372036854775808 12345678901234567890 e3 0x 0o 00 -0 0.0 -0.0 1e999 1e-999
a-b a--- ---a <<x =a x' x" .gitignore Sources/**/*.swift""".split()
RISKY = """% @ ` + - ? : !x &x *x |x >x [x ]x {x }x ,x %x @x 'x "x *.strings key: # ? | & << a]b b} c,d""".split()
WORDS = "alpha beta gamma de-AT zh-Hans foo.bar naïve value text item 50% a*b".split()
KEYS = """name|no|yes|1|1.10|key with spaces|another key|é|rule/length|a.b|a:b|a#b|"quoted"|'single'|"a: b"|'it''s'|\
"\\u00e9\\n"|x y z|~|true|null|-dash|?q|url|0o17|k1|k2|k3|k4|k5|k6|k7""".replace("\n", "|").split("|")
ESCAPES = r"""\n \t \\ \" \/ \0 \a \b \v \f \r \e \N \_ \L \P \x41 \u00e9 \u2028 \U0001F600 \ """.split(" ")
DAMAGE = list(" \n:-#'\"[]{},|>&*!%@`?~\\\t0a\r+=") + ["  ", ": ", "- ", " #", "\n\n", "\n  ", "---", "...", "\r\n", "''"]


class Documents:
    """Writes random documents of the subset, in every notation it has."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, share):
        return self.random.random() < share

    def one_of(self, *choices):
        return self.random.choice(choices)()

    def document(self):
        lines = []
        if self.chance(0.15):
            lines += self.random.choice([["---"], ["--- # start"], ["# head", "---"], ["# head"], [""]])
        lines += self.one_of(
            lambda: self.mapping(self.random.choice([0, 0, 0, 2]), 0), lambda: self.sequence(0, 0),
            lambda: self.mapping(0, 0), lambda: self.scalar_lines(-1), lambda: [self.flow(0, 0)])
        if self.chance(0.05):
            lines += self.random.choice([["..."], ["... # end"], ["# tail"], ["", " "]])
        end = self.random.choice(["\n"] * 8 + ["\r\n", "\r"])
        text = end.join(lines) + (end if self.chance(0.9) else "")
        return "\ufeff" + text if self.chance(0.02) else text

    def mapping(self, indent, depth):
        lines = []
        for key in self.random.sample(KEYS, self.random.randint(1, 5)):
            lines += self.noise(indent)
            head = " " * indent + key + (" " if self.chance(0.05) else "") + ":"
            lines += self.value(head, indent, depth, True)
        return lines

    def sequence(self, indent, depth):
        lines = []
        for _ in range(self.random.randint(1, 4)):
            lines += self.noise(indent)
            head = " " * indent + "-"
            if depth < 5 and self.chance(0.35):
                gap = self.random.choice([1, 1, 1, 2, 3])
                nested = self.one_of(lambda: self.mapping(indent + 1 + gap, depth + 1),
                                     lambda: self.sequence(indent + 1 + gap, depth + 1))
                while nested and (not nested[0].strip() or nested[0].lstrip().startswith("#")):
                    nested.pop(0)
                lines += [head + " " * gap + nested[0].lstrip(" "), *nested[1:]]
            else:
                lines += self.value(head, indent, depth, False)
        return lines

    def value(self, head, indent, depth, is_key):
        comment = self.random.choice([" # note", "   #", " #"]) if self.chance(0.1) else ""
        kind = self.random.random()
        if kind < 0.06:
            return [head + comment]
        if kind < 0.3 and depth < 5:
            deeper = indent + self.random.choice([1, 2, 2, 2, 3, 4])
            if is_key and self.chance(0.3):
                return [head + comment, *self.sequence(indent, depth + 1)]
            nested = self.one_of(lambda: self.mapping(deeper, depth + 1), lambda: self.sequence(deeper, depth + 1))
            return [head + comment, *nested]
        if kind < 0.45:
            return (head + " " + self.flow(indent + 1, depth) + comment).split("\n")
        lines = self.scalar_lines(indent)
        if self.chance(0.05) and lines[0][:1] not in "|>":
            return [head + comment, " " * (indent + 1) + lines[0], *lines[1:]]
        return [head + " " * self.random.choice([1, 1, 1, 2]) + lines[0], *lines[1:]]

    def noise(self, indent):
        if not self.chance(0.12):
            return []
        return [self.random.choice(["", "  ", "# comment", " " * indent + "# a: b", " " * (indent + 3) + "#"])]

    # Scalars

    def scalar_lines(self, indent):
        lines = self.one_of(self.plain, self.plain, self.plain, lambda: self.quoted(indent),
                            lambda: self.long_plain(indent), lambda: self.block(indent))
        if self.chance(0.08) and lines[0][:1] not in "|>":
            lines[-1] += self.random.choice([" # note", " #", "  ", " "])
        return lines

    def plain(self):
        return [" ".join(self.random.choice(RISKY if self.chance(0.01) else PLAIN if self.chance(0.8) else WORDS)
                         for _ in range(self.random.choice([1, 1, 1, 2, 3])))]

    def inner(self, indent):
        return " " * (indent + self.random.choice([1, 1, 2, 2, 3, 5])) if self.chance(0.99) else " " * max(indent, 0)

    def long_plain(self, indent):
        lines = self.plain()
        for _ in range(self.random.randint(1, 3)):
            lines += [self.random.choice(["", " ", "  "])] if self.chance(0.2) else []
            lines += [self.inner(indent) + self.plain()[0]]
        return lines

    def quoted(self, indent, lines_allowed=True):
        quote = self.random.choice("'\"")
        parts = []
        for _ in range(self.random.randint(0, 5)):
            part = self.random.choice(PLAIN + RISKY + WORDS + ["", " ", "\t", "# no", ": "])
            part = part.replace("'", "''") if quote == "'" else part.replace("\\", "\\\\").replace('"', '\\"')
            if quote == '"' and self.chance(0.3):
                part += self.random.choice(ESCAPES)
            if lines_allowed and self.chance(0.15):
                part += self.random.choice(["", " ", "  "])
                part += self.random.choice(["\\"] if quote == '"' and self.chance(0.3) else [""])
                part += "\n" * self.random.choice([1, 1, 2, 3]) + self.inner(indent)
            parts.append(part)
        return (quote + self.random.choice(["", " "]).join(parts) + quote).split("\n")

    def block(self, indent):
        extra = self.random.choice([1, 2, 2, 4, 6])
        parts = [self.random.choice(["", "", "", "-", "+"]), self.random.choice(["", "", str(extra)])]
        self.random.shuffle(parts)
        head = self.random.choice("|>") + "".join(parts) + self.random.choice([""] * 6 + [" ", " # note"])
        lines = [head]
        margin = " " * (max(indent, 0) + extra)
        for _ in range(self.random.randint(0, 6)):
            kind = self.random.random()
            if kind < 0.2:
                lines.append(self.random.choice(["", " ", margin, margin + " " if len(lines) > 1 else ""]))
            elif kind < 0.35:
                lines.append(margin + self.random.choice([" ", "  ", "\t"]) + self.plain()[0])
            elif kind < 0.36:
                lines.append(margin[:-1] + self.plain()[0])
            else:
                lines.append(margin + self.random.choice([self.plain()[0], "# no comment", "- a", "k: v", "text "]))
        return lines

    # Flow

    def flow(self, indent, depth):
        brackets = self.random.choice(["[]", "{}"])
        entries = [self.entry(brackets, indent, depth) for _ in range(self.random.choice([0, 1, 2, 3, 4]))]
        text = ""
        for number, entry in enumerate(entries):
            comma = number < len(entries) - 1 or self.chance(0.15)
            text += self.gap(indent) + entry + (self.random.choice(["", "", " "]) + "," if comma else "")
        return brackets[0] + text + self.gap(indent) + brackets[1]

    def gap(self, indent):
        if self.chance(0.75):
            return self.random.choice(["", " ", " ", " ", "  "])
        return self.random.choice(["", " ", " # note", " # ]"]) + "\n" + " " * (max(indent, 0) + self.random.randint(0, 3))

    def entry(self, brackets, indent, depth):
        if brackets == "[]" and self.chance(0.9):
            return self.flow_value(indent, depth)
        key = self.random.choice(KEYS)
        if self.chance(0.08):
            return key
        colon = self.random.choice([": ", ": ", ": ", " : ", ":"])
        return key + colon + ("" if self.chance(0.05) else self.flow_value(indent, depth))

    def flow_value(self, indent, depth):
        if depth < 4 and self.chance(0.2):
            return self.flow(indent, depth + 1)
        if self.chance(0.3):
            return "\n".join(self.quoted(indent, self.chance(0.3)))
        return self.plain()[0]

    def damaged(self):
        text = self.document()
        for _ in range(self.random.randint(1, 3)):
            place = self.random.randrange(len(text) + 1)
            kind = self.random.random()
            if kind < 0.4:
                text = text[:place] + self.random.choice(DAMAGE) + text[place:]
            elif kind < 0.7:
                text = text[:place] + text[place + self.random.randint(1, 3):]
            elif kind < 0.85:
                text = text[:place] + self.random.choice(DAMAGE) + text[place + 1:]
            else:
                line = text.rfind("\n", 0, place) + 1
                text = text[:line] + " " * self.random.randint(1, 2) + text[line:]
        return text


# The two readers

def core(text):
    """What the 1.2 core schema makes of plain text, written from the specification."""
    if re.fullmatch(r"null|Null|NULL|~|", text):
        return ("null", None)
    if re.fullmatch(r"true|True|TRUE|false|False|FALSE", text):
        return ("bool", text.lower() == "true")
    if re.fullmatch(r"[-+]?[0-9]+", text):
        return ("int", int(text))
    if re.fullmatch(r"0o[0-7]+", text):
        return ("int", int(text[2:], 8))
    if re.fullmatch(r"0x[0-9a-fA-F]+", text):
        return ("int", int(text[2:], 16))
    if re.fullmatch(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", text):
        return ("float", float(text))
    if re.fullmatch(r"[-+]?\.(inf|Inf|INF)", text):
        return ("float", float(text.replace(".", "")))
    if re.fullmatch(r"\.(nan|NaN|NAN)", text):
        return ("float", math.nan)
    return ("str", text)


# Plain scalars for which ruamel leaves the core schema even in 1.2 mode.
NOT_CORE = [r"[-+]?[0-9.][0-9._eE+-]*", r"[-+]?0b[01_]+", r"[-+]?0[ox].*", r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*", "=", "<<"]
# Valid documents that ruamel cannot read: blank lines with less indentation than the block text below them,
# `["key":value]` without a space, a stream of only `...`, and keys that are different texts of one value (1 and
# 0x1, ~ and null), which our mappings keep apart. Any other document that only we read fails the proof.
RUAMEL_LIMITS = [("more indented follow up line than first in a block scalar", r"[|>]"),
                 ("expected ',' or ']', but got '<scalar>'", r"""["']:\S"""),
                 ("found unexpected end of stream", r"""["']:["']"""),
                 ("expected the node content, but found '<document end>'", r"^\.\.\."),
                 ("DuplicateKeyError: found duplicate key", "")]
KINDS = {"null", "bool", "int", "float", "str"}


def reader():
    yaml = YAML(typ="safe", pure=True)
    yaml.version = (1, 2)
    return yaml


def theirs(text):
    """ruamel's value as a tree of ("seq", [...]), ("map", [key, value, ...]) and (kind, value, text, is_plain)."""
    try:
        try:
            reader().load(text)
        except YAMLError as error:
            # Merge keys, `=`, and dates that do not exist are resolved by their tag, which we do not follow.
            if "could not determine a constructor" not in str(error):
                raise
        except ValueError:
            pass
        yaml = reader()
        node = yaml.compose(text)
    except (YAMLError, RecursionError, ValueError, TypeError, IndexError, AttributeError) as error:
        return None, f"{type(error).__name__}: {getattr(error, 'problem', None) or error}"
    return ("null", None, "", True) if node is None else convert(yaml, node), None


def convert(yaml, node):
    if isinstance(node, ScalarNode):
        kind = node.tag.rsplit(":", 1)[-1]
        try:
            value = node.value if kind not in KINDS else yaml.constructor.construct_object(node)
        except ValueError:
            value = node.value
        return (kind, value, node.value, node.style not in ("'", '"', "|", ">"))
    if isinstance(node, MappingNode):
        return ("map", [part for key, value in node.value for part in (convert(yaml, key), convert(yaml, value))])
    return ("seq", [convert(yaml, item) for item in node.value])


def ours(value):
    if isinstance(value, dict) and "seq" in value:
        return ("seq", [ours(item) for item in value["seq"]])
    if isinstance(value, dict):
        return ("map", [part for key, item in value["map"] for part in (key, ours(item))])
    kind, content, text = value
    return (kind, float(content) if kind == "float" else content, text)


def differences(left, right, notes):
    """Yields where our tree differs; scalars that ruamel reads outside of the core schema are counted."""
    if isinstance(left, str):
        if len(right) != 4 or left != right[2]:
            yield f"key {left!r} instead of {right}"
    elif len(left) == 2 or len(right) == 2:
        if len(left) != len(right) or left[0] != right[0] or len(left[1]) != len(right[1]):
            yield f"{left} instead of {right}"
        else:
            for ours_part, their_part in zip(left[1], right[1]):
                yield from differences(ours_part, their_part, notes)
    else:
        kind, value, text = left
        if text != right[2]:
            yield f"text {left} instead of {right}"
        elif not same((kind, value), core(text) if right[3] else ("str", text)):
            yield f"schema {left} instead of {right}"
        elif not same((kind, value), right[:2]):
            if right[3] and any(re.fullmatch(form, text) for form in NOT_CORE):
                notes[f"{text} is {kind} for the core schema, {right[0]} for ruamel"] += 1
            else:
                yield f"value {left} instead of {right}"


def same(left, right):
    return repr(left) == repr(right)


def main():
    dump = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    documents = Documents(int(sys.argv[3]) if len(sys.argv) > 3 else 20251121)
    texts = [documents.damaged() if number % 2 else documents.document() for number in range(count)]
    answers = []
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, text in enumerate(texts):
            paths.append(pathlib.Path(folder, f"{number}.yaml"))
            paths[-1].write_bytes(text.encode())
        for start in range(0, len(paths), 500):
            run = subprocess.run([dump, *paths[start:start + 500]], capture_output=True, check=True)
            answers += [json.loads(line) for line in run.stdout.decode().split("\n") if line]
    assert len(answers) == count
    counts, refused, accepted, notes = (collections.Counter() for _ in range(4))
    for text, answer in zip(texts, answers):
        value, error = theirs(text)
        if "error" in answer:
            counts["both refuse" if value is None else "we refuse, ruamel reads"] += 1
            if value is not None:
                reason = re.sub(r'".*" is already on line \d+|U\+[0-9A-F]+', "…", answer["error"].split(" ", 1)[1])
                refused[reason] += 1
                if "--refused" in sys.argv:
                    print(f"refused {answer['error']}\n  {text!r}")
        elif value is None:
            counts["we read, ruamel refuses"] += 1
            limit = next((limit for limit, form in RUAMEL_LIMITS if limit in error and re.search(form, text)), None)
            accepted[limit or "UNEXPLAINED " + error.split("\n")[0]] += 1
            counts["UNEXPLAINED"] += not limit
            if not limit:
                print(f"UNEXPLAINED {error.splitlines()[0]}\n  {text!r}\n  {ours(answer['value'])}")
            if "--accepted" in sys.argv:
                print(f"accepted {error.splitlines()[0]}\n  {text!r}\n  {ours(answer['value'])}")
        else:
            found = list(differences(ours(answer["value"]), value, notes))
            counts["DIFFERENT" if found else "same value"] += 1
            if found:
                print(f"DIFFERENT {text!r}\n  {found[0]}")
    print(f"{count} documents, seed {documents_seed()}")
    for title, table in (("", counts), ("we refuse, ruamel reads:", refused), ("we read, ruamel refuses:", accepted),
                         ("core schema:", notes)):
        print(title)
        for line, number in table.most_common():
            print(f"{number:7} {line}")
    sys.exit(1 if counts["DIFFERENT"] or counts["UNEXPLAINED"] else 0)


def documents_seed():
    return sys.argv[3] if len(sys.argv) > 3 else "20251121"


if __name__ == "__main__":
    main()
