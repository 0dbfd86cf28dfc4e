"""The apps of Fixtures, and the fixtures of the rules, each as a small app of its own."""
import shutil
from pathlib import Path

# Folders of single files, each with a configuration or marks of its own.
NO_APPS = {"Rules", "Configuration"}
# Where a rule's fixture has code before its first header.
FIRST_PATH = "Example/Example.swift"


def write_originals(fixtures: Path, folder: Path) -> tuple[list[str], list[str]]:
    """The names of the apps, and of the small ones."""
    apps = sorted(path.name for path in fixtures.iterdir() if path.is_dir() and path.name not in NO_APPS)
    for app in apps:
        shutil.copytree(fixtures / app, folder / app, dirs_exist_ok=True)
    small: list[str] = []
    for path in sorted((fixtures / "Rules").glob("*/*.swift")):
        text = path.read_text()
        # What a directive silences is told by lines, which layout moves.
        if "viperlint:" not in text:
            small.append(f"{path.parent.name}.{path.stem}")
            write_fixture(text, folder / small[-1])
    return apps, small


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
