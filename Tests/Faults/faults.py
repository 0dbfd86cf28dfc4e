"""The list of faults, and the places that they stand at."""
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

KEYS = ("file", "within", "find", "with")


class BadFault(Exception):
    """A fault that is not written as faults.txt says, or whose place is not found exactly once."""


@dataclass(frozen=True)
class Fault:
    number: int
    title: str
    """Below Sources."""
    file: str
    """The one place in the file that holds `find` once."""
    within: str
    find: str
    replacement: str

    def __str__(self) -> str:
        return f"fault {self.number} ({self.title})"

    @property
    def target(self) -> str:
        return self.file.split("/")[0]

    def place(self, text: str) -> tuple[int, int]:
        """Where `find` stands in the text of its file."""
        around = only_index(text, self.within, self)
        start = around + only_index(self.within, self.find, self)
        return start, start + len(self.find)

    @property
    def expression(self) -> str:
        return f"(isSeeded({self.number}) ? ({self.replacement}) : ({self.find}))"


def only_index(text: str, part: str, fault: Fault) -> int:
    count = text.count(part)
    if count != 1:
        state = "is no longer in" if count == 0 else f"stands {count} times in"
        raise BadFault(f"{fault}: '{part}' {state} Sources/{fault.file}")
    return text.index(part)


def read_faults(path: Path) -> list[Fault]:
    blocks = path.read_text().split("\nfault ")
    faults = [read_fault(block) for block in blocks[1:]]
    numbers = [fault.number for fault in faults]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadFault(f"fault {number} is there twice")
    return faults


def read_fault(block: str) -> Fault:
    head, *lines = [line for line in block.splitlines() if line.strip() and not line.startswith("#")]
    number, title = head.split(": ", 1)
    values = dict(line.split(": ", 1) for line in lines)
    unknown = [key for key in values if key not in KEYS]
    missing = [key for key in ("file", "find", "with") if key not in values]
    if unknown or missing:
        raise BadFault(f"fault {number}: unknown {unknown}, missing {missing}")
    return Fault(int(number), title, values["file"], values.get("within", values["find"]), values["find"],
                 values["with"])


def seeded(text: str, faults: Iterable[Fault]) -> str:
    """The text of a file with all its faults behind their switches; the places may not overlap."""
    places = sorted(((fault.place(text), fault) for fault in faults), key=lambda each: each[0])
    parts: list[str] = []
    position = 0
    for (start, end), fault in places:
        if start < position:
            raise BadFault(f"{fault} stands in the place of another")
        parts += [text[position:start], fault.expression]
        position = end
    return "".join(parts) + text[position:]
