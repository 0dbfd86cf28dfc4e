"""The ways in which an app is written differently, and what may not change by each."""
import re
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from comments import add_comments
from extensions import move_to_extensions
from line_breaks import break_lines
from merge import merge_files
from reformat import INDENTATIONS, WIDTHS, reformat
from reorder import reverse_declarations
from swift_source import App


@dataclass(frozen=True)
class Transformation:
    name: str
    """Whether the rules' fixtures are written so, too: layouts that are much alike are for the apps."""
    is_for_all: bool
    """The new files of an app."""
    files: Callable[[App], dict[str, bytes]]
    """What is done last to the folder of all copies."""
    finish: Callable[[Path], None] = lambda _: None
    """Rules that speak of files and so say something else where the files are others."""
    rules_about_files: frozenset[str] = frozenset()
    """Evidence that speaks of files, with what is said of each instead."""
    evidence_about_files: tuple[tuple[str, str], ...] = ()

    def write_all(self, apps: dict[str, App], fixtures: Path, folder: Path) -> None:
        for name, app in apps.items():
            shutil.copytree(
                fixtures / name, folder / name, ignore=shutil.ignore_patterns("*.swift"))
            for path, data in self.files(app).items():
                (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / name / path).write_bytes(data)
        self.finish(folder)

    def compared(self, facts: Counter[str]) -> Counter[str]:
        left_out = tuple(f"{severity}[{rule}]" for rule in self.rules_about_files
                         for severity in ("error", "warning", "note"))
        result: Counter[str] = Counter()
        for fact, count in facts.items():
            if not fact.startswith(left_out):
                result[self.without_files(fact)] += count
        return result

    def without_files(self, fact: str) -> str:
        if fact.startswith("type "):
            for pattern, replacement in self.evidence_about_files:
                fact = re.sub(pattern, replacement, fact)
        return fact


def as_written(app: App) -> dict[str, bytes]:
    return {path: file.data for path, file in app.items()}


def formatted(width: int, indentation: int) -> Transformation:
    return Transformation(
        f"format-{width}-{indentation}", (width, indentation) in {(20, 8), (100, 4)}, as_written,
        finish=lambda folder: reformat(folder, width, indentation))


TRANSFORMATIONS = [
    *(formatted(width, indentation) for width in WIDTHS for indentation in INDENTATIONS),
    Transformation("reverse", True, reverse_declarations),
    # An import is judged by the types of its file, and each new file imports what the old one does.
    Transformation("extensions", True, move_to_extensions, rules_about_files=frozenset({"ui_import"})),
    # An import is judged by the types of its file, and speaks for them; they are now those of a folder.
    # Of the rules' fixtures many are about just that.
    Transformation(
        "merge", False, merge_files, rules_about_files=frozenset({"ui_import"}),
        evidence_about_files=((r"structure: uses \w+", "structure: uses data"),)),
    Transformation("comments", True, add_comments),
    Transformation("line-breaks", True, break_lines),
]
