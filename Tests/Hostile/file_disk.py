"""A full disk: what was there stays whole, nothing is left over, and the run says so."""
import os
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from attack import Attack, write_files
from process import Outcome, run_process
from small_app import FORMATS, contents, write_app

OLD = b"old" * 1000


@contextmanager
def small_disk(place: Path) -> Iterator[bool]:
    """A disk of few pages; whether this machine lets us."""
    place.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(place)]
    try:
        is_mounted = subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
    except FileNotFoundError:
        is_mounted = False
    try:
        yield is_mounted
    finally:
        if is_mounted:
            subprocess.run(["umount", str(place)], check=False)


def writers(disk: Path) -> list[tuple[str, list[str]]]:
    told = [(f"report.{form}", ["lint", "--report", f"{form}={disk}/report.{form}"]) for form in FORMATS]
    return told + [
        ("out", ["lint", "-o", f"{disk}/out"]),
        ("baseline.json", ["baseline", "create", "--force", "--baseline", f"{disk}/baseline.json"]),
    ]


def write_on_full_disk(attack: Attack) -> str:
    count = 0
    app = write_app(attack.new_folder())
    many = "import UIKit\n" + "".join(f"final class A{number}Presenter {{ var view: UIView? }}\n"
        for number in range(500))
    write_files(app, {"Articles/Many.swift": many})
    disk = attack.folder / "disk"
    with small_disk(disk) as is_mounted:
        if is_mounted:
            for filled in (0, 60_000):
                for name, arguments in attack.some(writers(disk), 3):
                    for old in disk.iterdir():
                        old.unlink()
                    (disk / name).write_bytes(OLD)
                    (disk / "filler").write_bytes(b"x" * filled)
                    before = contents(disk)
                    outcome = attack.check(arguments, app, what=f"the disk is full ({filled} bytes taken)")
                    count += 1
                    check_left(attack, before, disk, name, outcome)
            count += init_and_hook(attack, disk)
    # The same by a limit for the size of files, which needs no rights. The signal of it is ignored, as
    # shells hand it on.
    place = attack.new_folder("limited")
    for name, arguments in writers(place):
        (place / name).write_bytes(OLD)
        before = contents(place)
        command = ["/bin/sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\"", attack.program, *arguments]
        outcome = run_process(command, app, file_size=2_000)
        count += 1
        if outcome.status < 0:
            attack.fault(outcome.ending, outcome, "files may have 2,000 bytes")
        check_left(attack, before, place, name, outcome)
        (place / name).unlink()
    return f"{count} writes on a full disk"


def check_left(attack: Attack, before: dict[str, tuple[int, bytes]], place: Path, name: str, outcome: Outcome) -> None:
    after = contents(place)
    if set(after) != set(before):
        attack.fault(f"left over: {sorted(set(after) - set(before))}", outcome, name)
    elif outcome.status == 2 and after != before:
        attack.fault("what was there is gone", outcome, name)
    elif outcome.status != 2 and after[name] == before[name]:
        attack.fault("nothing was written, and that is not told", outcome, name)


def init_and_hook(attack: Attack, disk: Path) -> int:
    """`init` writes into the folder that it studies, and the hook beside git's own files."""
    count = 0
    for arguments in [["init"], ["init", "--force"], ["hook", "install"]]:
        for taken in attack.some(range(16), 4):
            for old in list(disk.iterdir()):
                subprocess.run(["rm", "-rf", old], check=True)
            write_app(disk)
            if "hook" in arguments:
                subprocess.run(["rm", "-rf", disk / ".git"], check=True)
                subprocess.run(["git", "init", "--quiet", "--template=", disk], check=False, stderr=subprocess.DEVNULL)
                (disk / ".git/hooks").mkdir(exist_ok=True)
            if "--force" in arguments:
                (disk / ".viperlint.yml").write_text("preset: viper\n")
            fill(disk / "filler", taken * 4096)
            before = contents(disk)
            outcome = attack.check(arguments, disk, what=f"the disk is full but for {taken} pages")
            count += 1
            after = contents(disk)
            if outcome.status == 2 and after != before:
                attack.fault(f"what is there changed: {sorted(set(after) ^ set(before))}", outcome, str(arguments))
    return count


def fill(place: Path, room: int) -> None:
    """Takes all of the disk but so many bytes."""
    statistics = os.statvfs(place.parent)
    try:
        place.write_bytes(b"x" * max(0, statistics.f_bavail * statistics.f_frsize - room))
    except OSError:
        pass
