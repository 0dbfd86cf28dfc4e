"""Repositories that are damaged: the answer is that of the whole one, or it is an error."""
import re
import shutil
import subprocess
from pathlib import Path

from attack import Attack, remove
from mutate import mutated
from process import Outcome
from small_app import git, write_repository

COMMANDS = [["lint", "--since", "HEAD~1", "--format", "json"], ["lint", "--staged", "--format", "json"],
    ["diff", "HEAD~1", "--format", "json"],
            ["graph", "--since", "HEAD~1", "--by", "module"], ["lint", "--since", "main~1", "--format", "sarif"],
            ["diff", "--staged", "--format", "json"]]
WORDS = [b"", b"\0" * 100, b"ref: refs/heads/a\n", b"ref: HEAD\n", b"ref: ../../outside\n",
    b"ref: refs/heads/" + b"a" * 5000 + b"\n", b"0" * 40 + b"\n",
         b"f" * 40 + b"\n", b"\xff\xfe\x1b[2J\n", b"::error::x\n", b"# pack-refs with: peeled fully-peeled sorted\n",
         b"x" * 1_000_000, b"gitdir: .\n",
         b"gitdir: /\n", b"[core]\n\trepositoryformatversion = 999\n", b"[extensions]\n\tobjectFormat = sha256\n",
         b"[core]\n\tbare = true\n", b"[a\n"]


def damage(attack: Attack) -> str:
    count = attack.count(40, 4_000)
    pristine = {"loose": write_repository(attack.new_folder("loose")),
        "packed": write_repository(attack.new_folder("packed"))}
    git(pristine["packed"], "repack", "-adq")
    git(pristine["packed"], "pack-refs", "--all")
    git(pristine["packed"], "commit-graph", "write", "--reachable", may_fail=True)
    git(pristine["packed"], "multi-pack-index", "write", may_fail=True)
    wanted = {(kind, index): attack.check(arguments, folder).output
              for kind, folder in pristine.items() for index, arguments in enumerate(COMMANDS)}
    for number in range(count):
        kind = ("loose", "packed")[number % 2]
        app = attack.new_folder()
        remove(app)
        subprocess.run(["cp", "-a", pristine[kind], app], check=True)
        places = sorted(path for path in (app / ".git").rglob("*") if path.is_file() and "hooks" not in path.parts)
        place = attack.random.choice(places)
        name = str(place.relative_to(app))
        way = harm(attack, place)
        index = attack.random.randrange(len(COMMANDS))
        outcome = attack.check(COMMANDS[index], app, what=f"{name} {way}", seconds=20)
        # Objects cannot mean something else: either it is noticed, or it does not matter.
        if "objects" in place.parts and outcome.status in (0, 1) and outcome.output != wanted[kind, index]:
            attack.fault(f"another answer than without the damage, {outcome.ending}", outcome, f"{name} {way}")
        check_advice(attack, outcome, name)
    return f"{count} damaged repositories"


def check_advice(attack: Attack, outcome: Outcome, name: str) -> None:
    """git commands that a hostile configuration steers are not what to advise."""
    found = re.search(rb"'git (fetch|pull|clone|gc|checkout|submodule)[^']*'", outcome.errors)
    # Who has a shallow clone made it so, and nothing is damaged.
    if found and found.group() != b"'git fetch --unshallow'":
        attack.fault(f"the advice is to run {found.group().decode()}", outcome, name)


def harm(attack: Attack, place: Path) -> str:
    place.chmod(0o644)
    chance, way = attack.random, attack.random.randrange(7)
    text = place.read_bytes()
    if way == 0:
        place.unlink()
        return "is gone"
    if way == 1:
        place.write_bytes(text[:chance.randrange(len(text) + 1)])
        return "is cut"
    if way == 2:
        place.write_bytes(chance.choice(WORDS))
        return "is another text"
    if way == 3:
        place.unlink()
        place.symlink_to(chance.choice([place.name, "/dev/zero", "/etc/passwd", "nowhere", "/dev/tty"]))
        return f"is a link to {place.readlink()}"
    if way == 4:
        place.unlink()
        place.mkdir()
        return "is a folder"
    others = [text, *WORDS]
    for _ in range(chance.randrange(1, 4)):
        text = mutated(text, chance, others)
    place.write_bytes(text)
    return "is broken"


def missing_folders(attack: Attack) -> str:
    """Whole folders of `.git` are gone, not readable, or links to elsewhere."""
    count = 0
    for name in attack.some(["objects", "refs", "objects/pack", "refs/heads", "info", "logs", "."], 3):
        for way in ["gone", "a file", "a loop", "closed"]:
            app = write_repository(attack.new_folder())
            git(app, "repack", "-adq")
            place = app / ".git" / name
            if way == "closed":
                place.chmod(0o000)
            elif place.exists():
                shutil.rmtree(place)
            if way == "a file":
                place.write_text("x")
            elif way == "a loop":
                place.symlink_to(place.name if name != "." else ".git")
            for arguments in attack.some(COMMANDS, 6):
                count += 1
                outcome = attack.check(arguments, app, what=f".git/{name} is {way}", seconds=20)
                check_advice(attack, outcome, name)
    return f"{count} runs without a folder of git"
