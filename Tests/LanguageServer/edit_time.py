#!/usr/bin/env python3
"""How long after an edit the findings are there: edit_time.py VIPERLINT FOLDER [FILE]

FILE is edited twenty times, the largest of FOLDER by default, each time by another type at its end. Says the
median of wall time and the processor time of an edit, and the memory before and after.
"""
import os
import statistics
import sys
import time

from server import Server

VIPERLINT, FOLDER = sys.argv[1], os.path.realpath(sys.argv[2])


def swift_files():
    for path, folders, names in os.walk(FOLDER):
        folders[:] = [name for name in folders if not name.startswith(".") and name != "Pods"]
        for name in names:
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.join(path, name)


files = list(swift_files())
file = os.path.realpath(sys.argv[3]) if len(sys.argv) > 3 else max(files, key=os.path.getsize)
name = os.path.relpath(file, FOLDER)
with open(file) as opened:
    text = opened.read()
start = time.time()
server = Server(VIPERLINT, FOLDER)
document = {"uri": server.uri(name), "languageId": "swift", "version": 1}
server.tell("textDocument/didOpen", {"textDocument": document | {"text": text}})
server.settle(name)
first = time.time() - start
memory = server.memory()


def processor_time():
    with open(f"/proc/{server.process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


times, used = [], processor_time()
for number in range(20):
    document = {"uri": server.uri(name), "version": number + 2}
    change = {"text": f"{text}\nfinal class Edited{number}Presenter {{ var other: Edited{number}Presenter? }}\n"}
    start = time.time()
    server.tell("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})
    server.settle(name)
    times.append(time.time() - start)
used = (processor_time() - used) / len(times)
print(f"{len(files)} files, edited {name}: first {first * 1000:.0f} ms; an edit {statistics.median(times) * 1000:.0f} ms "
      f"(most {max(times) * 1000:.0f}), {used * 1000:.0f} ms of processor time; "
      f"memory {memory:.0f} MB, then {server.memory():.0f} MB")
server.end()
