"""What a part of the attack has at hand: the program, chance that is the same each time, the faults."""
from random import Random
import re
import shlex
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Sequence

from judge import problems_of
from process import MEGABYTES, SECONDS, Outcome, run_process

TOLD_OF_A_KIND = 4
# A folder larger than this is not kept: its seed makes it again.
KEPT_KILOBYTES = 50_000


@dataclass(frozen=True)
class Settings:
    is_short: bool
    seed: int
    corpora: list[Path]
    count: int | None = None


@dataclass
class Attack:
    part: str
    program: str
    """The part's own; it is deleted afterwards."""
    folder: Path
    kept: Path
    settings: Settings
    """How often the program ended in each way."""
    endings: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    random: Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"{self.settings.seed}:{self.part}")

    @property
    def is_short(self) -> bool:
        return self.settings.is_short

    def count(self, short: int, whole: int) -> int:
        if self.settings.count is not None:
            return self.settings.count
        return short if self.is_short else whole

    def some(self, items: Sequence[Any], share: int) -> list[Any]:
        """All of them; in the short form one of so many, chosen by the seed, in their order."""
        if not self.is_short:
            return list(items)
        chosen = self.random.sample(range(len(items)), max(1, len(items) // share))
        return [items[index] for index in sorted(chosen)]

    def new_folder(self, name: str = "app") -> Path:
        """An empty one; what had the name is gone."""
        folder = self.folder / name
        remove(folder)
        folder.mkdir(parents=True)
        return folder

    def run(self, arguments: Sequence[str | bytes], folder: Path, **limits: Any) -> Outcome:
        outcome = run_process([self.program, *arguments], folder, **limits)
        self.endings[outcome.status] += 1
        return outcome

    def check(
            self, arguments: Sequence[str | bytes], folder: Path, *, what: str = "", megabytes: float = MEGABYTES,
            secrets: Iterable[bytes] = (), allowed: Iterable[int] = (0, 1, 2), keep: Path | None = None,
            **limits: Any) -> Outcome:
        """Runs it and notes what is wrong with the run.

        - what: what was attacked, for the message.
        - secrets: what no output may hold.
        - keep: what has to be kept to see it again; the working folder if not said.
        """
        outcome = self.run(arguments, folder, **limits)
        for problem in problems_of(outcome, megabytes, limits.get("seconds", SECONDS), secrets, allowed):
            self.fault(problem, outcome, what, keep)
        return outcome

    def fault(self, problem: str, outcome: Outcome | None = None, what: str = "", keep: Path | None = None) -> None:
        """Tells a fault, and keeps what shows it again."""
        number = len(self.faults) + 1
        words = f"{self.part}: {what + ': ' if what else ''}{problem}"
        self.faults.append(words)
        kind = re.sub("[0-9.]+", "N", problem)[:60]
        self.kinds[kind] += 1
        # Others of a kind show nothing new.
        if self.kinds[kind] > TOLD_OF_A_KIND or self.kinds.total() > 200:
            return
        print(f"FAULT {words[:600]}")
        place = self.kept / f"{self.part}-{self.settings.seed}-{number}"
        remove(place)
        place.mkdir(parents=True, exist_ok=True)
        folder = keep or (outcome.folder if outcome else None)
        if folder:
            self.keep_files(folder, place / "files")
        if outcome:
            self.keep_outcome(outcome, place)
        (place / "fault.txt").write_text(words + "\n", errors="backslashreplace")
        print(f"  kept in {place}", flush=True)

    def keep_files(self, folder: Path, place: Path) -> None:
        told = subprocess.run(["du", "-sk", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            check=False).stdout
        # Of files that vanish meanwhile it may say nothing.
        if int((told.split() or [b"0"])[0]) > KEPT_KILOBYTES:
            print("  too much to be kept")
            return
        # Pipes and devices cannot be copied as shutil does; cp can.
        subprocess.run(["cp", "-a", folder, place], stderr=subprocess.DEVNULL, check=False)

    def keep_outcome(self, outcome: Outcome, place: Path) -> None:
        variables = [f"{name}={shlex.quote(value)}" for name, value in outcome.environment.items()]
        words = " ".join(variables + ["viperlint"] + [shlex.quote(word) for word in outcome.arguments])
        (place / "command.txt").write_text(words[:100_000] + "\n", errors="surrogateescape")
        (place / "output").write_bytes(outcome.output[:10_000_000])
        (place / "errors").write_bytes(outcome.errors[:10_000_000])
        if len(words) < 2000:
            print(f"  {words}; {outcome.ending}, {outcome.seconds:.1f} s, {outcome.megabytes:.0f} MB")


def remove(folder: Path) -> None:
    """Also where an attack took its own permissions, or where folders are deeper than Python goes."""
    if folder.exists():
        subprocess.run(["chmod", "-R", "u+rwX", folder], stderr=subprocess.DEVNULL, check=False)
        subprocess.run(["rm", "-rf", folder], stderr=subprocess.DEVNULL, check=False)


def write_files(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, text in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape"))
