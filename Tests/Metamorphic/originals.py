"""The apps of Fixtures, and the fixtures of the rules, each as a small app of its own."""
import shutil
from pathlib import Path

# Folders of single files, each with a configuration or marks of its own.
NO_APPS = {"Rules", "Configuration", "Evidence", "Exemptions", "Fixes"}
# Folders of fixtures that hold a code base and, below this line, the one that turns it round.
WITH_TWINS = ("Evidence", "Exemptions")
TWIN = "\n//= twin\n"
# What does not end has no other way to write it.
NO_CODE = {"invalid_source"}
# Where a rule's fixture has code before its first header.
FIRST_PATH = "Example/Example.swift"


def write_originals(fixtures: Path, folder: Path, wanted: list[str] | None) -> tuple[list[str], list[str]]:
    """The names of the apps, and of the small ones; of those that are wanted where some are named."""
    apps = [path.name for path in sorted(fixtures.iterdir())
            if path.is_dir() and path.name not in NO_APPS and is_wanted(path.name, wanted)]
    for app in apps:
        shutil.copytree(fixtures / app, folder / app, dirs_exist_ok=True)
    small: list[str] = []
    for path in sorted((fixtures / "Rules").glob("*/*.swift")):
        name = f"{path.parent.name}.{path.stem}"
        text = path.read_text()
        # What a directive silences is told by lines, which layout moves.
        if is_wanted(name, wanted) and path.parent.name not in NO_CODE and "viperlint:" not in text:
            small.append(name)
            write_fixture(text, folder / name)
    for path in sorted(path for kind in WITH_TWINS for path in (fixtures / kind).glob("*.swift")):
        for number, text in enumerate(path.read_text().split(TWIN)):
            name = f"{path.stem}.{'twin' if number else 'first'}"
            if is_wanted(name, wanted) and "viperlint:" not in text:
                small.append(name)
                write_fixture(text, folder / name)
    return apps, small


def is_wanted(name: str, wanted: list[str] | None) -> bool:
    return not wanted or name in wanted


def write_fixture(text: str, folder: Path) -> None:
    """A line `//- path` begins a file; what stands before the first is a file if it is more than comments."""
    first, *sections = ("\n" + text).split("\n//- ")
    files = [section.partition("\n") for section in sections]
    if any(line.strip() and not line.startswith("//") for line in first.splitlines()):
        files.insert(0, (FIRST_PATH, "\n", first))
    for path, _, content in files:
        place = folder / path.strip()
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.suffix == ".json":
            # What stands behind `//` is no JSON, but a mark.
            content = "\n".join(line.split("  // ~")[0] for line in content.splitlines())
        place.write_text(content + "\n")
