#!/usr/bin/env python3
"""Holds the server against fresh runs: random_edits.py VIPERLINT COUNT APP…

COUNT random edits of copies of the apps: in open documents, saved or not, of files that others write, of
the configuration, of texts that make no sense. After each the server's findings must be those that
'viperlint lint --format json' has on the same texts. At the end it says how much memory the server took
before and after.
"""
import collections
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from server import Server

VIPERLINT, COUNT, APPS = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
CONFIGURATIONS = [
    "preset: viper\n",
    "preset: mvvm\n",
    "exclude: [New]\n",
    "rules: {ui_import: warning}\n",
    "preset: viper\nrules: {protocol_boundary: off}\n",
    "modules: [{path: New}]\n",
]


def fresh(folder):
    """What a run of its own finds in a folder."""
    run = subprocess.run(
        [VIPERLINT, "lint", "--format", "json", "--quiet", folder], capture_output=True, text=True
    )
    if not run.stdout:
        # No type has a role, or nothing is left to read.
        return []
    found = []
    for item in json.loads(run.stdout)["diagnostics"]:
        if item["baselined"] or item["suppressed"] or item["severity"] == "note":
            continue
        lines = [item["message"]]
        lines += ["why: " + item["why"]] if item["why"] else []
        lines += ["help: " + item["help"]] if item["help"] else []
        found.append(
            (item["file"], item["line"] - 1, item["column"] - 1, item["endLine"] - 1, item["endColumn"] - 1)
            + (item["severity"], item["rule"], "\n".join(lines))
        )
    return sorted(found)


class Edits:
    def __init__(self, app, folder, seed):
        self.app = os.path.basename(app)
        self.random = random.Random(seed)
        self.folder = os.path.join(folder, "edited app")
        self.mirror = os.path.join(folder, "mirror")
        self.seed = seed
        for place in (self.folder, self.mirror):
            shutil.copytree(app, place)
        self.texts = {}
        for path, _, names in os.walk(self.folder):
            for name in names:
                if name.endswith(".swift"):
                    full = os.path.join(path, name)
                    with open(full, newline="") as file:
                        self.texts[os.path.relpath(full, self.folder)] = file.read()
        self.saved = dict(self.texts)
        self.open = set()
        self.version = 1
        self.counts = collections.Counter()
        self.server = Server(VIPERLINT, self.folder)
        self.memory = None

    def write(self, name, text, in_folder):
        path = os.path.join(in_folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as file:
            file.write(text)

    def save(self, name, kind):
        isnew = name not in self.saved
        self.write(name, self.texts[name], self.folder)
        self.saved[name] = self.texts[name]
        self.notice(name, 1 if isnew else kind)

    def notice(self, name, kind):
        change = {"uri": self.server.uri(name), "type": kind}
        self.server.tell("workspace/didChangeWatchedFiles", {"changes": [change]})

    def change(self, name, text):
        self.version += 1
        document = {"uri": self.server.uri(name), "version": self.version}
        self.server.tell("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def step(self):
        open_now = sorted(self.open)
        # Most edits are typed.
        isopen = open_now and self.random.randrange(3) > 0
        name = self.random.choice(open_now if isopen else sorted(self.texts))
        kind = self.random.randrange(12)
        if kind == 0 and name not in self.open:
            self.counts["open"] += 1
            item = {"uri": self.server.uri(name), "languageId": "swift", "version": self.version}
            self.server.tell("textDocument/didOpen", {"textDocument": item | {"text": self.texts[name]}})
            self.open.add(name)
        elif kind == 1 and name in self.open:
            # What is not saved is lost.
            self.counts["close"] += 1
            self.server.tell("textDocument/didClose", {"textDocument": {"uri": self.server.uri(name)}})
            self.open.remove(name)
            self.texts[name] = self.saved[name]
            self.write(name, self.texts[name], self.mirror)
        elif kind == 2 and name in self.open:
            self.counts["save"] += 1
            self.save(name, 2)
        elif kind == 3 and len(self.texts) < 60:
            self.counts["make"] += 1
            new = f"New/New{self.version}.swift"
            self.version += 1
            self.texts[new] = f"import UIKit\nfinal class New{self.version}Presenter {{\n}}\n"
            self.save(new, 1)
            self.write(new, self.texts[new], self.mirror)
        elif kind == 4 and name not in self.open and len(self.texts) > 10:
            self.counts["delete"] += 1
            for place in (self.folder, self.mirror):
                os.remove(os.path.join(place, name))
            del self.texts[name], self.saved[name]
            self.notice(name, 3)
        elif kind == 5:
            self.counts["configure"] += 1
            text = self.random.choice(CONFIGURATIONS)
            for place in (self.folder, self.mirror):
                self.write(".viperlint.yml", text, place)
            self.notice(".viperlint.yml", 2)
        else:
            text = self.texts[name] = self.edited(self.texts[name])
            if name in self.open:
                if self.random.randrange(4) == 0:
                    self.counts["nonsense"] += 1
                    self.change(name, text + self.random.choice(["\nstruct {", '\nlet a = "', "\n/* ", ")"]))
                    if self.random.randrange(2):
                        self.server.settle(name)
                self.counts["change"] += 1
                self.change(name, text)
            else:
                self.counts["write"] += 1
                self.save(name, 2)
            self.write(name, text, self.mirror)
        self.server.settle(name)

    def edited(self, text):
        """With another line, one less, or another name in place of one; never one that makes no sense."""
        lines = text.split("\n")
        types = [os.path.basename(name)[: -len(".swift")] for name in sorted(self.texts)]
        one, other = self.random.choice(types), self.random.choice(types)
        kind = self.random.randrange(6)
        if kind == 0:
            lines.append(f"final class Extra{self.version}Presenter {{ var other: {other}? }}")
        elif kind == 1:
            first = ["", "import UIKit", "import SwiftUI", "// é😀", "// viperlint:disable ui_type - x"]
            lines.insert(0, self.random.choice(first))
        elif kind == 2:
            lines.insert(0, f"/* 😀 */ extension {one} {{ func use(_ other: {other}) {{}} }} // é")
        elif kind == 3:
            places = [i for i, line in enumerate(lines) if line.endswith("{") and "class" in line]
            if places:
                lines.insert(self.random.choice(places) + 1, f"    var extra{self.version}: {other}?")
        elif kind == 4:
            # Lines that stand for themselves.
            places = [i for i, line in enumerate(lines) if line.startswith(("import ", "//", "    var extra"))]
            if places:
                lines.pop(self.random.choice(places))
        else:
            return text.replace(one, other)
        return "\n".join(lines[:400])

    def run(self, count):
        for number in range(count):
            before = dict(self.counts)
            self.step()
            now, expected = self.server.findings(), fresh(self.mirror)
            if now != expected:
                done = next(key for key in self.counts if self.counts[key] != before.get(key, 0))
                print(f"FAILED: seed {self.seed}, edit {number} ({done}) in {self.folder}")
                for item in sorted(set(now) - set(expected)):
                    print("  only in the editor:", item)
                for item in sorted(set(expected) - set(now)):
                    print("  only in a fresh run:", item)
                sys.exit(1)
            if number == 20 or self.memory is None:
                self.memory = self.server.memory()
        after = self.server.memory()
        self.server.end()
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(self.counts.items()))
        print(f"{self.app}: {count} edits as fresh runs ({counts}); "
              f"memory {self.memory:.1f} MB, then {after:.1f} MB")
        if after > 2 * self.memory + 20:
            sys.exit("FAILED: the server keeps more with each edit")


for index, app in enumerate(APPS):
    with tempfile.TemporaryDirectory() as folder:
        Edits(app, os.path.realpath(folder), index + 1).run(COUNT // len(APPS))
