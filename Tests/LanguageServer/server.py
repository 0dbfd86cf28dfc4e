"""The server, spoken to in the plainest way."""
import json
import os
import queue
import subprocess
import sys
import threading
import urllib.parse


class Server:
    def __init__(self, viperlint, folder):
        self.folder = folder
        self.shown = {}
        self.messages = queue.Queue()
        self.last = 0
        self.process = subprocess.Popen([viperlint, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        threading.Thread(target=self.read, daemon=True).start()
        capabilities = {
            "general": {"positionEncodings": ["utf-8"]},
            "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}},
        }
        self.ask("initialize", {"rootUri": self.uri(""), "capabilities": capabilities})
        self.tell("initialized", {})

    def uri(self, name):
        return "file://" + urllib.parse.quote(os.path.join(self.folder, name).rstrip("/"))

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = int(line.split(b":")[1])
            stream.readline()
            self.messages.put(json.loads(stream.read(length)))
        self.messages.put(None)

    def send(self, message):
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def ask(self, method, parameters):
        self.last += 1
        self.send({"jsonrpc": "2.0", "id": self.last, "method": method, "params": parameters})
        while True:
            message = self.messages.get(timeout=60)
            if message is None:
                sys.exit("FAILED: the server ended by itself")
            if message.get("method") == "textDocument/publishDiagnostics":
                self.shown[message["params"]["uri"]] = message["params"]["diagnostics"]
            elif "method" not in message and message["id"] == self.last:
                return message

    def settle(self, name):
        """A hover is answered once all is judged."""
        position = {"line": 0, "character": 0}
        self.ask("textDocument/hover", {"textDocument": {"uri": self.uri(name)}, "position": position})

    def findings(self):
        found = []
        for uri, diagnostics in self.shown.items():
            path = urllib.parse.unquote(uri[len("file://") :])
            name = os.path.relpath(path, self.folder)
            for item in diagnostics:
                start, end = item["range"]["start"], item["range"]["end"]
                severity = {1: "error", 2: "warning"}[item["severity"]]
                found.append(
                    (name, start["line"], start["character"], end["line"], end["character"], severity)
                    + (item["code"], item["message"])
                )
        return sorted(found)

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        if self.process.wait(timeout=20) != 0:
            sys.exit("FAILED: the server did not end with 0")
