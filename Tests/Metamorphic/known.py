"""The differences that are known, with the reason of each: known-differences.txt."""
import re
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Known:
    line: int
    app: str
    transformation: str
    difference: str
    is_met: bool = field(default=False)

    def matches(self, app: str, transformation: str, difference: str) -> bool:
        return all(like(pattern, text) for pattern, text in (
            (self.app, app), (self.transformation, transformation), (self.difference, difference)))


def like(pattern: str, text: str) -> bool:
    """A `*` in a pattern stands for any text."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


def read_known(path: Path) -> list[Known]:
    known: list[Known] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split("\t")
        if len(columns) != 4 or not columns[3].strip():
            raise SystemExit(f"{path}:{number}: wanted app, transformation, difference and reason, with tabs")
        known.append(Known(number, *columns[:3]))
    return known
