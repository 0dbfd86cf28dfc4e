"""The same input gives the same bytes: whatever the hash seed, the threads, the locale, and how its root is spelt."""
import os
import re
import shutil
import subprocess
from pathlib import Path

from attack import Attack
from real_swift import ROOT
from small_app import FORMATS, git

# How long it took is told to people, and is never the same.
TIME = re.compile(rb"[0-9]+(\.[0-9]+)? s\b")
# Not the one that they lie in: types of one name would say nothing.
APPS = ["RamblerBroken", "ContactsMVVMBroken", "WorkoutsBroken", "ContactsBookBroken", "CurrencyBroken"]
# Turkish has an i of its own, German and Swedish sort other letters elsewhere, and both have other signs in numbers.
LOCALES = ["tr_TR", "de_DE", "sv_SE"]


def run(attack: Attack) -> str:
    app = attack.new_folder()
    shutil.copytree(ROOT / "Fixtures/TripsBroken", app, dirs_exist_ok=True)
    for name in attack.some(APPS, 3):
        shutil.copytree(ROOT / "Fixtures" / name, app / "Apps" / name)
    git(app, "init", "--quiet")
    git(app, "add", "--all")
    locales = make_locales(attack)
    # Whether its letters are counted as a person does must not depend on it either.
    commands = [["lint", "--notes", "--format", form] for form in FORMATS if form != "markdown"] + [
        ["diff", "--staged", "--format", "markdown"],
        ["lint", "--all", "--notes"], ["lint", "--summary"], ["lint", "--group", "file"], ["lint", "--statistics"],
        ["graph"], ["graph", "--cycles"], ["graph", "--by", "type"], ["graph", "--by", "module", "--format", "mermaid"],
        ["graph", "--by", "type", "--format", "dot"], ["graph", "--format", "html"], ["modules"],
        ["modules", "--format", "json"],
        ["why", "TripListPresenter"], ["why", "TripListPresenter", "--format", "json"], ["dump", "names"],
        ["config", "print"],
        ["lint", "--preset", "clean-swift", "--format", "json"], ["lint", "--preset", "ribs", "--format", "json"],
        ["init", "--force"], ["baseline", "create", "--force"], ["diff", "--staged"], ["may", "presenter", "view"],
        ["rules"], ["config", "schema"], ["completion", "zsh"]]
    chosen = attack.some(commands, 5)
    for arguments in chosen:
        check_command(attack, arguments, app, locales)
    return f"{len(chosen)} commands, 20 hash seeds, 3 numbers of threads, {2 + len(locales)} locales, 4 spellings"


def check_command(attack: Attack, arguments: list[str], app: Path, locales: list[dict[str, str]]) -> None:
    wanted = answer(attack, arguments, app)
    # Each process has a hash seed of its own.
    for _ in range(5 if attack.is_short else 20):
        compare(attack, wanted, arguments, app, "another hash seed")
    takes_jobs = arguments[0] not in ("rules", "completion", "dump") and arguments[:2] != ["config", "schema"]
    if takes_jobs:
        for jobs in ["1", "3", "16"]:
            compare(attack, wanted, [*arguments, "--jobs", jobs], app, f"--jobs {jobs}")
    for variables in [{"LC_ALL": "C.UTF-8"}, {"TZ": "Asia/Tokyo", "LANG": "C.UTF-8"}, *locales]:
        compare(attack, wanted, arguments, app, str(variables), extra=variables)
    if takes_jobs and arguments[0] not in ("why", "may", "dump"):
        alias = app.parent / "alias"
        alias.unlink(missing_ok=True)
        alias.symlink_to(app.name)
        for spelling in [".", str(app), f"../{app.name}", "Apps/.."]:
            compare(attack, wanted, [*arguments, spelling], app, f"the root as {spelling}")
        compare(attack, wanted, arguments, alias, "the root through a link", extra={"PWD": str(alias)})


def answer(attack: Attack, arguments: list[str], app: Path, **options: object) -> bytes:
    """What is printed and what is written."""
    for name in (".viperlint.yml", ".viperlint-baseline.json"):
        (app / name).unlink(missing_ok=True)
    outcome = attack.check(arguments, app, **options)
    written = b"".join(
        (app / name).read_bytes() for name in (".viperlint.yml", ".viperlint-baseline.json") if (app / name).exists())
    (app / ".viperlint.yml").unlink(missing_ok=True)
    (app / ".viperlint-baseline.json").unlink(missing_ok=True)
    return TIME.sub(b"N s", outcome.output + b"\n--\n" + outcome.errors + b"\n--\n" + written)


def compare(attack: Attack, wanted: bytes, arguments: list[str], app: Path, what: str, **options: object) -> None:
    got = answer(attack, arguments, app, **options)
    if got == wanted:
        return
    place = min((index for index, (left, right) in enumerate(zip(wanted, got)) if left != right),
        default=min(len(got), len(wanted)))
    outcome = attack.run(arguments, app, **options)
    attack.fault(
        f"{what} changes byte {place}: {wanted[max(0, place - 40):place + 40]!r} becomes {got[max(0, place - 40):place + 40]!r}",
        outcome, " ".join(arguments))


def make_locales(attack: Attack) -> list[dict[str, str]]:
    """Real ones: those of the machine, else made here, where its sources are installed."""
    try:
        there = subprocess.run(["locale", "-a"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            check=False).stdout.split()
    except FileNotFoundError:
        return []
    found = []
    for name in LOCALES:
        if f"{name}.utf8" in there:
            found.append({"LC_ALL": f"{name}.UTF-8"})
            continue
        folder = attack.folder / "locales"
        folder.mkdir(exist_ok=True)
        if not Path("/usr/share/i18n/locales", name).exists() or not shutil.which("localedef"):
            continue
        made = subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", str(folder / f"{name}.UTF-8")], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, check=False, env=dict(os.environ))
        if made.returncode in (0, 1) and (folder / f"{name}.UTF-8").exists():
            found.append({"LC_ALL": f"{name}.UTF-8", "LOCPATH": str(folder)})
    return found
