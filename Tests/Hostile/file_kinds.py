"""Pipes, sockets, devices, folders and loops in place of files: no run waits for them."""
import os
import socket
from pathlib import Path

from attack import Attack
from small_app import write_app


def make(kind: str, place: Path) -> bool:
    """Whether this machine lets us."""
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        if kind == "pipe":
            os.mkfifo(place)
        elif kind == "socket":
            # A socket's path may have few bytes only.
            working = os.getcwd()
            os.chdir(place.parent)
            try:
                with socket.socket(socket.AF_UNIX) as end:
                    end.bind(place.name)
            finally:
                os.chdir(working)
        elif kind == "folder":
            place.mkdir()
        elif kind == "loop":
            place.symlink_to(place.name)
        elif kind == "dangling":
            place.symlink_to("nowhere/at/all")
        elif kind == "empty":
            place.write_bytes(b"")
        elif kind == "zeros":
            # Takes no room on the disk.
            with open(place, "wb") as file:
                file.truncate(20_000_000)
        elif kind == "too large":
            with open(place, "wb") as file:
                file.truncate((4 << 30) + 10)
        else:
            # /dev/zero and /dev/urandom never end.
            place.symlink_to(kind)
    except OSError:
        return False
    return True


KINDS = ["pipe", "socket", "folder", "loop", "dangling", "empty", "zeros", "too large", "/dev/zero", "/dev/full",
         "/dev/null", "/dev/urandom", "/dev/stdin", "/proc/self/mem", "/proc/self/environ"]
READ_AS = [
    "Articles/x.swift", ".viperlint.yml", "Articles/.viperlint.yml", ".viperlint-baseline.json", ".gitignore",
    "Articles/.gitignore", "Package.swift", "App.xcodeproj/project.pbxproj", "Articles/Main.storyboard",
    "Articles/View.xib", ".git/info/exclude", ".git/HEAD", ".git/config", "Articles/y", ".github/CODEOWNERS",
    "Articles/.git",
]


def read_kinds(attack: Attack) -> str:
    count = 0
    for kind in KINDS:
        for name in attack.some(READ_AS, 4):
            app = write_app(attack.new_folder())
            # git itself waits for a pipe, and who can put one there need not stop there.
            if kind == "pipe" and name in (".git/HEAD", ".git/config") or not make(kind, app / name):
                continue
            commands = [["lint"], ["lint", "--since", "HEAD"], ["why", "ArticlesPresenter"], ["config", "print"],
                        ["init", "--force"], ["baseline", "create", "--force"], ["lint", "--report", "gitlab=r.json"]]
            for arguments in attack.some(commands, 7):
                count += 1
                outcome = attack.check(arguments, app, what=f"{name} is {kind}", seconds=5)
                if b"environ" in outcome.output and kind == "/proc/self/environ":
                    attack.fault("what the machine holds is quoted", outcome, name)
    for kind in attack.some(KINDS, 3):
        for option in ["--files-from", "--config", "--baseline"]:
            # A person who names a stream that never ends gets what was asked for.
            if kind in ("/dev/zero", "/dev/urandom", "pipe", "/dev/full", "too large") and option == "--files-from":
                continue
            app = write_app(attack.new_folder())
            if make(kind, app / "named"):
                count += 1
                attack.check(["lint", option, "named"], app, what=f"{option} is {kind}", seconds=10, megabytes=8_000)
    for arguments in [["lint", "named.swift"], ["dump", "tokens", "named.swift"], ["lint", "named.swift", "Articles"]]:
        for kind in attack.some(KINDS, 3):
            app = write_app(attack.new_folder())
            if make(kind, app / "named.swift"):
                count += 1
                attack.check(arguments, app, what=f"a named source is {kind}", seconds=5)
    return f"{count} reads of what is no file"


def write_kinds(attack: Attack) -> str:
    """What cannot be written is told with exit 2 and a line, and what is no file stays what it is."""
    count = 0
    for kind in ["socket", "folder", "loop", "/dev/full", "pipe"]:
        for arguments in [
            ["lint", "--report", "json=place"], ["lint", "-o", "place"], ["baseline", "create", "--baseline", "place"],
            ["baseline", "create", "--force", "--baseline", "place"], ["baseline", "update", "--baseline", "place"],
        ]:
            app = write_app(attack.new_folder())
            if not make(kind, app / "place"):
                continue
            before = (app / "place").lstat().st_mode
            count += 1
            outcome = attack.check(arguments, app, what=f"writes where a {kind} is", seconds=3)
            after = (app / "place").lstat().st_mode
            if outcome.status != 2 and after == before and kind != "loop" and not outcome.is_too_long:
                attack.fault(f"{outcome.ending} although nothing could be written", outcome, kind)
        for name, arguments in [(".viperlint.yml", ["init", "--force"]), (".viperlint.yml", ["init"]),
                                (".viperlint-baseline.json", ["baseline", "create", "--force"]),
                                (".viperlint-baseline.json", ["baseline", "prune"]),
                                (".git/hooks/pre-commit", ["hook", "install"])]:
            app = write_app(attack.new_folder())
            if make(kind, app / name):
                count += 1
                attack.check(arguments, app, what=f"{name} is {kind}", seconds=3)
    return f"{count} writes to what is no file"
