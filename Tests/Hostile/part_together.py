"""Attacks by runs at the same time over one folder, which write the same files."""
import subprocess
import time

from attack import Attack, write_files
from process import environment
from small_app import contents, write_app

# A run is a hundredth of a second by itself; a machine that is busy may be this slow.
SECONDS = 120.0


def run(attack: Attack) -> str:
    count = attack.count(20, 200)
    commands = [
        (["lint", "--report", "json=report.json", "--report", "sarif=report.sarif"], ["report.json", "report.sarif"],
        (0, 1)),
        (["lint", "--format", "html", "-o", "report.html"], ["report.html"], (0, 1)),
        (["baseline", "create", "--force"], [".viperlint-baseline.json"], (0,)),
        # What another wrote meanwhile is not overwritten.
        (["init", "--force"], [".viperlint.yml"], (0, 2)),
        (["init"], [".viperlint.yml"], (0, 2)),
        (["hook", "install"], [".git/hooks/pre-commit"], (0, 2)),
    ]
    for arguments, written, allowed in commands:
        attack_together(attack, arguments, written, allowed, count)
    return f"{count} runs at a time, of {len(commands)} writers"


def attack_together(attack: Attack, arguments: list[str], written: list[str], allowed: tuple[int, ...],
    count: int) -> None:
    app = write_app(attack.new_folder(), is_checkout=False)
    subprocess.run(["git", "init", "--quiet", "--template=", app], check=True)
    (app / ".git/hooks").mkdir()
    many = "import UIKit\n" + "".join(f"final class A{number}Presenter {{ var view: UIView? }}\n"
        for number in range(300))
    write_files(app, {"Articles/Many.swift": many})
    # Of its own; what comes after has to say the same.
    attack.check(arguments, app, allowed=allowed)
    wanted = contents(app)
    for name in written:
        (app / name).unlink()
    processes = [
        subprocess.Popen([attack.program, *arguments], cwd=app, env=environment(), stdin=subprocess.DEVNULL,
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for _ in range(count)]
    ended = time.monotonic() + SECONDS
    statuses = []
    for process in processes:
        try:
            _, errors = process.communicate(timeout=max(1, ended - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            _, errors = process.communicate()
            attack.fault(f"still running after {SECONDS:g} s beside {count - 1} others", None, " ".join(arguments), app)
        attack.endings[process.returncode] += 1
        statuses.append(process.returncode)
        if process.returncode not in allowed:
            attack.fault(f"exit {process.returncode} beside {count - 1} others: {errors[:300]!r}", None,
                " ".join(arguments), app)
    # Who finds that another was first says so; but one of them has to be the first.
    if all(status == 2 for status in statuses):
        attack.fault("none of them succeeded", None, " ".join(arguments), app)
    after = contents(app)
    changed = sorted(name for name in {*wanted, *after} if wanted.get(name) != after.get(name)
        and not name.startswith(".git/index"))
    if changed:
        attack.fault(f"not what one run alone leaves: {changed[:5]}", None, " ".join(arguments), app)
