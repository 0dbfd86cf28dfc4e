"""A copy of the package in which every fault is compiled in behind a switch."""
import os
import subprocess
from collections import defaultdict
from pathlib import Path

from faults import Fault, seeded

SWITCH = """\
import Foundation

/// The fault that is switched on: the environment is asked once.
private let seededFault = ProcessInfo.processInfo.environment["VIPERLINT_FAULT"].flatMap { Int($0) }

func isSeeded(_ fault: Int) -> Bool { seededFault == fault }
"""


def write_copy(root: Path, copy: Path, faults: list[Fault]) -> None:
    """Files that are the same already keep their dates, so that only what differs is compiled anew."""
    by_file: dict[str, list[Fault]] = defaultdict(list)
    for fault in faults:
        by_file[f"Sources/{fault.file}"].append(fault)
    kept: set[str] = set()
    for path in tracked_files(root):
        data = (root / path).read_bytes()
        if path in by_file:
            data = seeded(data.decode(), by_file[path]).encode()
        write(copy / path, data, (root / path).stat().st_mode)
        kept.add(path)
    for target in sorted({fault.target for fault in faults}):
        path = f"Sources/{target}/SeededFault.swift"
        write(copy / path, SWITCH.encode(), 0o644)
        kept.add(path)
    remove_others(copy, kept)


def tracked_files(root: Path) -> list[str]:
    listing = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    return [path for path in listing.split("\0") if path and (root / path).is_file()]


def write(path: Path, data: bytes, mode: int) -> None:
    if not path.is_file() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    os.chmod(path, mode & 0o777)


def remove_others(copy: Path, kept: set[str]) -> None:
    """What an earlier copy had and this one has not."""
    for folder, folders, names in os.walk(copy):
        folders[:] = [name for name in folders if name != ".build"]
        for name in names:
            path = Path(folder) / name
            if str(path.relative_to(copy)) not in kept:
                path.unlink()


def build(copy: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "VIPERLINT_WARNINGS_AS_ERRORS"}
    subprocess.run(
        ["swift", "build", "--quiet", "--build-tests", "--package-path", str(copy)], check=True,
        env=environment)
