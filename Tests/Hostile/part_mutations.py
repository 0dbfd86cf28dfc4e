"""Attacks by real Swift that chance has broken: hundreds of files in one run, halved where a run fails."""
from pathlib import Path

from attack import Attack, remove, write_files
from beside import broken_beside, read_beside
from judge import problems_of
from mutate import mutated
from process import MEGABYTES
from real_swift import read_swift
from small_app import FORMATS

PRESETS = ["viper", "viper-configurator", "clean-swift", "ribs", "mvvm", "mvp", "clean-architecture"]
# Of files in one run; a run takes a hundredth of a second by itself.
BATCH = {True: 150, False: 300}
SECONDS = 15.0
# A small part of a batch ends in far less, so that one that hangs is found in minutes.
HALVED_SECONDS = 4.0
MOST_TRIES = 80


def run(attack: Attack) -> str:
    sources = read_swift(attack.settings.corpora)
    texts = [text for _, text in sources]
    beside = read_beside(attack.settings.corpora)
    wanted, made, number = attack.count(3_000, 300_000), 0, 0
    commands = all_commands()
    # Each seed begins at another command, so that the short form comes to all in time.
    start = attack.random.randrange(len(commands))
    while made < wanted:
        app = attack.new_folder()
        # Neighbours in the list are neighbours in an app, whose types know each other.
        first = attack.random.randrange(len(sources))
        files: dict[str, str | bytes] = {}
        for index in range(BATCH[attack.is_short]):
            name, text = sources[(first + index) % len(sources)]
            if attack.random.random() < 0.8:
                text = mutated(text, attack.random, texts)
            files[name] = text
        if attack.random.random() < 0.5:
            files |= broken_beside(attack.random, beside)
        write_files(app, files)
        made += len(files)
        for step in range(2):
            arguments = commands[(start + number) % len(commands)]
            number += 1
            check(attack, arguments, app, files)
    return f"{made} files, by {min(number, len(commands))} of {len(commands)} commands"


def check(attack: Attack, arguments: list[str], app: Path, files: dict[str, str | bytes]) -> None:
    """Runs it; where it fails, finds few files that fail alone."""
    (app / ".viperlint.yml").unlink(missing_ok=True)
    arguments = named(arguments, app, files)
    outcome = attack.run(arguments, app, seconds=SECONDS)
    problems = list(problems_of(outcome, MEGABYTES, SECONDS, [], (0, 1, 2)))
    for place in app.glob("report.*"):
        place.unlink()
    if not problems:
        return
    few = halve(attack, arguments, files, problems[0])
    small = attack.new_folder("few")
    write_files(small, few)
    again = attack.run(arguments, small, seconds=SECONDS)
    told = list(problems_of(again, MEGABYTES, SECONDS, [], (0, 1, 2)))
    if told:
        attack.fault(told[0], again, f"{len(few)} files, first {next(iter(few))}")
    else:
        attack.fault(problems[0], outcome, "not shown again by the files left")


def named(arguments: list[str], app: Path, files: dict[str, str | bytes]) -> list[str]:
    """`dump` reads no folder, but a list of files."""
    if "LIST" not in arguments:
        return arguments
    place = app.parent / "list"
    place.write_text("".join(name + "\n" for name in files if name.endswith(".swift")))
    return [str(place) if word == "LIST" else word for word in arguments]


def halve(attack: Attack, arguments: list[str], files: dict[str, str | bytes], problem: str) -> dict[str, str | bytes]:
    """Leaves out ever smaller pieces, as long as it fails without them."""
    names, size, tries = list(files), len(files) // 2, 0
    while size >= 1 and tries < MOST_TRIES:
        start = 0
        while start < len(names) and tries < MOST_TRIES:
            tries += 1
            rest = names[:start] + names[start + size:]
            if rest and fails(attack, arguments, {name: files[name] for name in rest}):
                names = rest
            else:
                start += size
        size //= 2
    return {name: files[name] for name in names}


def fails(attack: Attack, arguments: list[str], files: dict[str, str | bytes]) -> bool:
    app = attack.new_folder("halved")
    write_files(app, files)
    outcome = attack.run(arguments, app, seconds=HALVED_SECONDS)
    remove(app)
    return bool(list(problems_of(outcome, MEGABYTES, HALVED_SECONDS, [], (0, 1, 2))))


def all_commands() -> list[list[str]]:
    commands = [["lint", "--format", form] for form in FORMATS]
    commands += [["lint", "--format", "json", "--notes", "--preset", preset] for preset in PRESETS]
    commands += [["lint", "--report", "html=report.html", "--report", "sarif=report.sarif"],
                 ["lint", "--stats", "--all", "--notes"], ["lint", "--summary"], ["lint", "--statistics"],
                 ["lint", "--group", "module", "--notes"], ["lint", "--jobs", "1"]]
    commands += [["graph", "--preset", preset] for preset in PRESETS]
    commands += [["graph", "--by", level, "--format", form]
                 for level in ("module", "role", "type") for form in ("json", "mermaid", "dot", "html")]
    commands += [["graph", "--cycles"], ["graph", "--only-violations", "--all", "--format", "mermaid"],
                 ["modules"], ["modules", "--format", "json"], ["init"], ["init", "--all"],
                 ["init", "--preset", "mvvm"],
                 ["baseline", "create", "--force"], ["dump", "names"], ["config", "print"],
                 ["dump", "outline", "--digest", "--list", "LIST"], ["dump", "tokens", "--digest", "--list", "LIST"],
                 ["dump", "outline", "--list", "LIST"]]
    for name in ["ArticlesPresenter", "TripListInteractor", "Presenter", "ListViewController"]:
        commands += [["why", name], ["why", name, "--format", "json"], ["may", name, "UIView"], ["may", "view", name],
                     ["why", name, "UIView"], ["graph", "--focus", name, "--format", "dot"]]
    return commands
