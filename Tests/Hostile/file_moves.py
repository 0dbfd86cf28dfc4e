"""Files that may not be read, and files that change while they are read."""
import os
import threading
from pathlib import Path
from random import Random

from attack import Attack, write_files
from process import Outcome
from small_app import write_app

# Nobody, on most machines.
ORDINARY_USER = 65_534


def as_ordinary_user() -> dict[str, object]:
    """Root may read everything, so that nothing is tested as root."""
    if os.getuid() != 0:
        return {}
    return {"user": ORDINARY_USER, "group": ORDINARY_USER, "extra_groups": []}


def read_as_ordinary_user(attack: Attack) -> str:
    count = 0
    commands = [["lint"], ["lint", "--format", "json"], ["graph"], ["init"], ["baseline", "create"],
                ["lint", "--report", "json=r.json"], ["modules"], ["hook", "install"], ["lint", "--since", "HEAD"],
                ["lint", "--files-from", ".viperlint.yml"], ["init", "--force"], ["lint", "Articles"]]
    for name in ["Articles", "Articles/ArticlesPresenter.swift", ".viperlint.yml", ".viperlint-baseline.json",
                 ".gitignore", ".git", ".", "Package.swift", "App.xcodeproj/project.pbxproj", "Articles/Main.xib"]:
        for mode in [0o000, 0o200, 0o111, 0o444]:
            app = write_app(attack.new_folder())
            write_files(app, {".viperlint.yml": "preset: viper\n",
                              ".gitignore": "x\n", "Package.swift": "", "App.xcodeproj/project.pbxproj": "",
                              "Articles/Main.xib": ""})
            if name == ".viperlint-baseline.json":
                write_files(app, {name: "{}"})
            for arguments in attack.some(commands, 6):
                (app / name).chmod(mode)
                count += 1
                outcome = attack.check(
                    arguments, app if mode & 0o100 or name != "." else app.parent,
                    what=f"{name} may not be read ({mode:o})", **as_ordinary_user())
                (app / name).chmod(0o755)
                check_is_told(attack, arguments, name, mode, outcome)
    return f"{count} runs that may not read"


def check_is_told(attack: Attack, arguments: list[str], name: str, mode: int, outcome: Outcome) -> None:
    """Code that nobody could read must not pass for code without findings."""
    unreadable = mode & 0o444 == 0 and mode != 0o111 or (mode == 0o111 and name.endswith(".swift"))
    if arguments == ["lint"] and name.startswith("Articles") and not name.endswith(".xib") and unreadable:
        said = outcome.output + outcome.errors
        if b"read" not in said and b"Permission" not in said:
            attack.fault("not a word of what could not be read", outcome, f"{name} ({mode:o})")


def read_while_files_change(attack: Attack) -> str:
    count = attack.count(20, 2_000)
    app = write_app(attack.new_folder())
    texts = {f"Articles/Part{number}Presenter.swift":
             f"import UIKit\nfinal class Part{number}Presenter {{ var view: UIView? }}\n" * 20 for number in range(300)}
    write_files(app, texts)
    ended = threading.Event()
    places = [app / name for name in texts]
    mover = threading.Thread(target=change, args=(places, ended, attack.random.random()))
    mover.start()
    commands = [["lint"], ["lint", "--format", "json"], ["lint", "--report", "html=page.html"], ["graph"], ["modules"],
                ["lint", "--format", "sarif", "--jobs", "4"], ["dump", "names"], ["init", "--force"],
                ["baseline", "create", "--force"]]
    try:
        for number in range(count):
            attack.check(commands[number % len(commands)], app, what="files vanish and shrink")
    finally:
        ended.set()
        mover.join()
    return f"{count} runs while files change"


def change(places: list[Path], ended: threading.Event, chance: float) -> None:
    chosen = Random(chance)
    while not ended.is_set():
        place = chosen.choice(places)
        try:
            way = chosen.randrange(6)
            if way == 0:
                place.unlink(missing_ok=True)
            elif way == 1:
                os.truncate(place, 7)
            elif way == 2:
                place.write_bytes(b"final class A {" * 5000)
            elif way == 3:
                place.unlink(missing_ok=True)
                place.mkdir()
            elif way == 4:
                if place.is_dir():
                    place.rmdir()
                place.symlink_to(place.name)
            else:
                if place.is_symlink():
                    place.unlink()
                place.write_bytes(b"import UIKit\nfinal class BPresenter { var view: UIView? }\n")
        except OSError:
            pass
        ended.wait(0.0002)
