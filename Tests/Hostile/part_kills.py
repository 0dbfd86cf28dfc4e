"""Attacks by SIGKILL at random moments: what was written before is there whole, or the new text is."""
import signal
import subprocess
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from attack import Attack, remove, write_files
from process import environment
from small_app import git, write_app

OLD_HOOK = "#!/bin/sh\necho mine\n"


@dataclass(frozen=True)
class Writer:
    arguments: list[str]
    """What it writes."""
    name: str
    """What is there before; none where nothing is."""
    old: str | None


WRITERS = [
    Writer(["lint", "--report", "json=report.json"], "report.json", '{"old": true}\n'),
    Writer(["lint", "--report", "html=report.html"], "report.html", "old\n"),
    Writer(["lint", "--format", "sarif", "-o", "out.sarif"], "out.sarif", None),
    Writer(["baseline", "create", "--force"], ".viperlint-baseline.json", '{"version": 1, "findings": []}\n'),
    Writer(["baseline", "create"], ".viperlint-baseline.json", None),
    Writer(["baseline", "prune"], ".viperlint-baseline.json",
           '{"version": 1, "findings": [\n{"rule":"ui_type","from":"A","to":"B","reference":"stores","member":"v","count":1}\n]}\n'),
    Writer(["baseline", "update", "--allow-growth", "ui_type"], ".viperlint-baseline.json",
    '{"version": 1, "findings": []}\n'),
    Writer(["init", "--force"], ".viperlint.yml", "# mine\npreset: viper\n"),
    Writer(["init"], ".viperlint.yml", None),
    Writer(["hook", "install"], ".git/hooks/pre-commit", OLD_HOOK),
    Writer(["hook", "install"], ".git/hooks/pre-commit", None),
]


def run(attack: Attack) -> str:
    count = attack.count(20, 1_000)
    endings: Counter[str] = Counter()
    for index, writer in enumerate(WRITERS):
        # The first ones get what does not divide.
        share = count // len(WRITERS) + (index < count % len(WRITERS))
        endings += attack_writer(attack, writer, share)
    told = ", ".join(f"{number} times {what}" for what, number in sorted(endings.items()))
    return f"{attack.endings[-signal.SIGKILL]} kills of {len(WRITERS)} writers: {told}"


def attack_writer(attack: Attack, writer: Writer, count: int) -> Counter[str]:
    app = write_app(attack.new_folder(), is_checkout=False)
    git(app, "init", "--quiet", "--template=")
    (app / ".git/hooks").mkdir()
    many = "import UIKit\n" + "".join(f"final class A{number}Presenter {{ var view: UIView? }}\n"
        for number in range(1_000))
    write_files(app, {"Articles/Many.swift": many})
    place = app / writer.name
    prepare(place, writer)
    began = time.monotonic()
    outcome = attack.check(writer.arguments, app)
    length = time.monotonic() - began
    if not place.exists():
        attack.fault("nothing was written, so there is nothing to kill", outcome)
        return Counter()
    new = place.read_bytes()
    known = names(app)
    endings: Counter[str] = Counter()
    killed = tries = 0
    # One that had ended before was not killed.
    while killed < count and tries < 4 * count:
        tries += 1
        prepare(place, writer)
        # Half of them about the end, where it is written.
        moment = attack.random.uniform(0, 1.1) if attack.random.random() < 0.5 else attack.random.uniform(0.8, 1.15)
        status = kill_after(attack, writer, app, moment * length)
        attack.endings[status] += 1
        killed += status == -signal.SIGKILL
        left = place.read_bytes() if place.exists() else None
        old = None if writer.old is None else writer.old.encode()
        if left == old and old != new:
            endings["the old"] += 1
        elif left == new:
            endings["the new"] += 1
        else:
            attack.fault(
                f"{len(left) if left is not None else 'no'} bytes, neither the old {len(old or b'')} nor the new {len(new)}"
                f" after {moment * length:.4f} s: viperlint {' '.join(writer.arguments)}", None, writer.name, app)
        for surplus in names(app) - known:
            endings["a temporary file left"] += 1
            remove_one(app / surplus)
    remove(app)
    return endings


def prepare(place: Path, writer: Writer) -> None:
    if writer.old is None:
        place.unlink(missing_ok=True)
    else:
        place.write_text(writer.old)
        if writer.old == OLD_HOOK:
            place.chmod(0o755)


def kill_after(attack: Attack, writer: Writer, app: Path, seconds: float) -> int:
    process = subprocess.Popen(
        [attack.program, *writer.arguments], cwd=app, env=environment(), stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        return process.wait()


def names(app: Path) -> set[str]:
    return {str(path.relative_to(app)) for path in app.rglob("*") if not path.is_dir()}


def remove_one(place: Path) -> None:
    place.unlink(missing_ok=True)
