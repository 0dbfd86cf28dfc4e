"""Links out of the checkout: nothing is written through them, and nothing behind them is quoted."""
import os
from pathlib import Path

from attack import Attack, write_files
from small_app import FORMATS, OUTSIDE, SECRETS, contents, write_app

# The name in the checkout, what it points at, and the path that is written; {around} is absolute.
LINKS = [
    ("link", "../outside/victim", "link"),
    ("link", "{around}/outside/victim", "./link"),
    ("link", "../outside/new", "link"),
    ("link", "../outside", "link/victim"),
    ("link", "../outside", "link/new"),
    ("link", "../outside", "link/inner/victim"),
    ("link", "../outside/inner", "link/../victim"),
    ("link", "{around}/outside", "Articles/../link/new"),
    ("link", "../app/../outside", "link/new"),
    ("link", "/proc/self/cwd/../outside", "link/new"),
    ("link", "/proc/self/root{around}/outside", "link/new"),
    ("Articles/link", "../../outside/victim", "Articles/link"),
    ("Articles/link", "../../outside", "Articles/link/new"),
    ("link", "link", "link"),
    ("link", ".", "link/link/link/report"),
    ("link", "..", "link/outside/victim"),
    ("link", "/", "link{around}/outside/victim"),
]
WRITERS = [
    *[["lint", "--report", f"{form}={{}}"] for form in FORMATS],
    ["lint", "-o", "{}"], ["lint", "--format", "json", "--output", "{}"],
    ["graph", "--format", "html", "."],
    ["baseline", "create", "--baseline", "{}"],
    ["baseline", "create", "--force", "--baseline", "{}"], ["baseline", "update", "--baseline", "{}"],
    ["baseline", "prune", "--baseline", "{}"],
]


def prepare(attack: Attack) -> tuple[Path, Path]:
    around = attack.new_folder("around")
    write_files(around / "outside", OUTSIDE)
    return around, write_app(around / "app")


def link(app: Path, name: str, target: str) -> None:
    place = app / name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target.format(around=app.parent))


def write_through_links(attack: Attack) -> str:
    count = 0

    def check(arguments: list[str], what: str, app: Path) -> None:
        nonlocal count
        count += 1
        outside = app.parent / "outside"
        before = contents(outside)
        outcome = attack.check(arguments, app, what=what, secrets=SECRETS, keep=app.parent, seconds=10)
        if contents(outside) != before:
            attack.fault("something outside of the checkout was written", outcome, what, app.parent)

    for name, target, path in LINKS:
        path = path.format(around=attack.folder / "around")
        for writer in attack.some(WRITERS, 6):
            around, app = prepare(attack)
            link(app, name, target)
            check([word.format(path) for word in writer], f"link {name} -> {target}", app)
        # The configuration names the baseline.
        for command in ["create", "create --force", "update"]:
            around, app = prepare(attack)
            link(app, name, target)
            write_files(app, {".viperlint.yml": f"preset: viper\nbaseline: {path}\n"})
            check(["baseline", *command.split()], f"baseline: {path}, link {name} -> {target}", app)
    for target in ["../outside/victim", "../outside/victim.yml", "../outside/new", "../outside"]:
        inits = [["init"], ["init", "--force"], ["init", "."], ["init", "--force", "--preset", "mvvm"]]
        for arguments in attack.some(inits, 4):
            around, app = prepare(attack)
            link(app, ".viperlint.yml", target)
            check(arguments, f".viperlint.yml -> {target}", app)
        for command in attack.some(["create", "create --force", "update", "prune"], 4):
            around, app = prepare(attack)
            link(app, ".viperlint-baseline.json", target)
            check(["baseline", *command.split()], f".viperlint-baseline.json -> {target}", app)
    # A folder of the app that is a link, as the path to lint.
    # Whoever names it has to say what is meant by it: written is nothing.
    for arguments in [["init", "link"], ["baseline", "create", "link"], ["lint", "--report", "json=link/x", "link"]]:
        around, app = prepare(attack)
        link(app, "link", "../outside")
        check(arguments, "link -> ../outside as the path to lint", app)
    # A second name of the same file: a new file takes the place of one name, and the other keeps the old.
    for writer in attack.some(WRITERS, 4):
        around, app = prepare(attack)
        os.link(around / "outside/victim", app / "second-name")
        check([word.format("second-name") for word in writer], "hard link to a file outside", app)
    return f"{count} writes through links"


READERS = [
    ["lint"], ["lint", "--format", "json", "--notes"], ["lint", "--report", "html=page.html"], ["config", "print"],
    ["config", "validate"], ["why", "ArticlesPresenter"], ["graph"], ["modules"], ["baseline", "show"],
    ["dump", "names"],
]


def read_through_links(attack: Attack) -> str:
    """A file outside has no way into any output, whatever names it."""
    count = 0
    targets = ["victim", "victim.yml", "victim.json", "victim.swift"]
    for target in targets:
        for name, text in [
            (".viperlint.yml", None), (".viperlint-baseline.json", None), ("Articles/x.swift", None),
            ("Package.swift", None), ("App.xcodeproj/project.pbxproj", None), (".gitignore", None),
            ("Articles/Main.storyboard", None), ("Articles/View.xib", None), ("CODEOWNERS", None),
            (".viperlint.yml", f"extends: ../outside/{target}\n"),
            (".viperlint.yml", f"extends: [../outside/{target}]\n"),
            (".viperlint.yml", f"baseline: ../outside/{target}\n"), (".viperlint.yml", "extends: link.yml\n"),
            (".viperlint.yml", "baseline: link.yml\n"), ("Articles/.viperlint.yml", None),
        ]:
            around, app = prepare(attack)
            place = app / name
            place.parent.mkdir(exist_ok=True)
            if text is None:
                place.symlink_to(around / "outside" / target)
            else:
                place.write_text(text)
                (app / "link.yml").symlink_to(f"../outside/{target}")
            for arguments in attack.some(READERS, 10):
                count += 1
                outcome = attack.check(
                    arguments, app, what=f"{name} {text or '-> outside/' + target}", secrets=SECRETS, keep=around,
                    seconds=10)
                page = app / "page.html"
                if page.exists() and any(secret in page.read_bytes() for secret in SECRETS):
                    attack.fault("the page quotes a file outside", outcome, name, around)
    for option in ["--files-from", "--config", "--baseline"]:
        for target in targets:
            around, app = prepare(attack)
            link(app, "link", f"../outside/{target}")
            count += 1
            attack.check(["lint", option, "link"], app, what=f"{option} link -> {target}", secrets=SECRETS, keep=around)
    return f"{count} reads through links"
