#!/usr/bin/env python3
"""How long the language server takes for a keystroke, also while it looks at the whole project, and what memory it holds.

Usage: keystrokes.py BINARY PROJECT FILE...   (files count from the project; figures in milliseconds)
"""

import json
import pathlib
import re
import subprocess
import sys
import time


class Server:
    def __init__(self, binary, project):
        self.process = subprocess.Popen([binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0
        # Findings come at once; the project is looked at after the usual pause.
        options = {"textDelay": 0}
        self.ask("initialize", rootUri=project.as_uri(), capabilities={}, initializationOptions=options)
        self.tell("initialized")

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, **parameters):
        self.send(method=method, params=parameters)

    def ask(self, method, **parameters):
        self.requests += 1
        self.send(id=self.requests, method=method, params=parameters)
        self.wait(lambda message: message.get("id") == self.requests)

    def wait(self, is_wanted):
        while True:
            head = self.process.stdout.readline()
            if not head:
                sys.exit("the server is gone")
            self.process.stdout.readline()
            if is_wanted(json.loads(self.process.stdout.read(int(head.split(b":")[1])))):
                return

    def wait_for_findings(self):
        self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics")

    def megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) // 1024


def percentiles(times):
    times = sorted(times)
    return " ".join(f"p{share} {times[len(times) * share // 100] * 1000:.1f}" for share in (50, 95))


def measure(binary, project, path):
    data = (project / path).read_bytes()
    text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8")
    document = {"uri": (project / path).as_uri()}
    start = time.monotonic()
    server = Server(binary, project)
    server.tell("textDocument/didOpen", textDocument={**document, "languageId": "", "version": 1, "text": text})
    server.wait_for_findings()
    load = time.monotonic() - start
    here = {"line": text.count("\n") // 2, "character": 0}
    change = {"range": {"start": here, "end": here}, "text": " "}

    def type_a_key(version):
        start = time.monotonic()
        server.tell("textDocument/didChange", textDocument={**document, "version": version}, contentChanges=[change])
        server.wait_for_findings()
        return time.monotonic() - start

    # The first look at the project is over.
    time.sleep(3)
    fast = [type_a_key(version) for version in range(2, 302)]
    slow = []
    for version in range(302, 352):
        # Longer than the pause after which the project is looked at, and shorter than the look.
        time.sleep(0.35)
        slow.append(type_a_key(version))
    print(
        f"{path} ({len(data)} bytes): first findings {load * 1000:.0f}; keystroke {percentiles(fast)};"
        f" while the project is looked at {percentiles(slow)}; {server.megabytes()} MB"
    )
    server.process.stdin.close()
    server.process.wait()


for name in sys.argv[3:]:
    measure(sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), name)
