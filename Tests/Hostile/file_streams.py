"""Standard streams that are closed, full, or slow: a report that is cut off never passes for a whole one."""
import fcntl
import json
import os
import threading
import time
from pathlib import Path

from attack import Attack, write_files
from process import Outcome, run_process
from small_app import FORMATS, contents, write_app


def print_to_bad_streams(attack: Attack) -> str:
    app = write_app(attack.new_folder())
    many = "import UIKit\n" + "".join(f"final class A{number}Presenter {{ var view: UIView? }}\n"
        for number in range(800))
    write_files(app, {"Articles/Many.swift": many})
    commands = [["lint", "--format", form] for form in FORMATS] + [
        ["graph"], ["modules"], ["why", "A1Presenter"], ["config", "print"], ["config", "schema"], ["rules"], ["help"],
        ["completion", "bash"], ["dump", "names"], ["baseline", "show"], ["lint", "--report", "json=-"]]
    count = 0
    for arguments in attack.some(commands, 5):
        with open("/dev/full", "wb") as full:
            outcome = attack.check(arguments, app, what="standard output is /dev/full", stdout=full)
        if outcome.status != 2:
            attack.fault(f"{outcome.ending} although standard output is full", outcome)
        count += 1
        wanted = attack.check(arguments, app).output
        slow_pipe(attack, arguments, app, wanted)
        closed_pipe(attack, arguments, app)
        count += 3
    count += closed_descriptors(attack)
    return f"{count} bad streams"


def slow_pipe(attack: Attack, arguments: list[str], app: Path, wanted: bytes) -> None:
    """Whoever reads slowly from a pipe that does not wait still gets everything."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETFL, os.O_NONBLOCK)
    got = bytearray()

    def read() -> None:
        time.sleep(0.05)
        while piece := os.read(reading, 4096):
            got.extend(piece)

    reader = threading.Thread(target=read)
    reader.start()
    outcome = attack.check(arguments, app, what="standard output does not wait", stdout=writing)
    os.close(writing)
    reader.join()
    os.close(reading)
    # The time of the run is told in the text.
    if outcome.status != 2 and len(got) < len(wanted) - 20:
        attack.fault(f"{len(got)} of {len(wanted)} bytes came through, {outcome.ending}", outcome)


def closed_pipe(attack: Attack, arguments: list[str], app: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    attack.check(arguments, app, what="nobody reads standard output", stdout=writing)
    os.close(writing)


def closed_descriptors(attack: Attack) -> int:
    """A file that is opened where a stream was closed gets its number, and must not get its text."""
    count = 0
    for closing in ["0<&-", "1>&-", "2>&-", "0<&- 1>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"]:
        commands = [["lint", "--report", "json=r.json"], ["lint", "--format", "json"], ["init", "--force"],
                    ["baseline", "create", "--force"], ["graph"], ["lint", "--format", "json", "-o", "r.json"],
                    ["lint", "--stats"], ["config", "print"], ["lint", "--staged"], ["lint", "--stdin", "x.swift"]]
        for arguments in attack.some(commands, 3):
            app = write_app(attack.new_folder("streams"))
            before = contents(app)
            command = ["/bin/sh", "-c", f'exec "$0" "$@" {closing}', attack.program, *arguments]
            outcome = run_process(command, app)
            count += 1
            check_ending(attack, outcome, closing)
            after = contents(app)
            for name in before:
                if after.get(name) != before[name]:
                    attack.fault(f"{name} was changed", outcome, closing)
            report = app / "r.json"
            if report.exists():
                check_is_json(attack, outcome, report.read_bytes(), closing)
    return count


def check_ending(attack: Attack, outcome: Outcome, closing: str) -> None:
    if outcome.is_too_long or outcome.status not in (0, 1, 2):
        attack.fault(f"{outcome.ending}, {'too long' if outcome.is_too_long else ''}", outcome, closing)


def check_is_json(attack: Attack, outcome: Outcome, text: bytes, closing: str) -> None:
    try:
        json.loads(text)
    except ValueError as error:
        attack.fault(f"the report is no JSON: {error}", outcome, closing)
