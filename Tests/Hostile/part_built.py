"""Attacks by built inputs: N of everything, and twice as many take at most a little more than twice as long."""
import os
from pathlib import Path

from attack import Attack, write_files
from shapes import SHAPES, Shape

# Twice the size takes twice the time, and n log n a little more; the square would be four times.
MOST_GROWTH = 3.2
# Below this the start of the program and the noise of the machine are most of a time.
LEAST_SECONDS = 0.3
LONGEST = {True: 10.0, False: 120.0}
# Memory for each byte of input, and what is always needed.
MOST_BYTES_FOR_BYTE = 400
ALWAYS_MEGABYTES = 100
COMMANDS = [["lint", "--preset", "viper", "--format", "json"], ["graph"], ["why", "ArticlesPresenter"], ["modules"],
            ["lint", "--format", "sarif"], ["lint", "--format", "html"], ["init", "--force"], ["dump", "names"],
            ["baseline", "create", "--force"], ["graph", "--cycles"], ["graph", "--format", "mermaid"], ["lint"],
            ["may", "ArticlesPresenter", "ArticlesInteractor"], ["lint", "--summary"], ["lint", "--notes", "--all"]]


def run(attack: Attack) -> str:
    """The largest number that was built."""
    largest = 0
    for number, shape in enumerate(SHAPES):
        largest = max(largest, attack_shape(attack, shape, number))
    return f"{len(SHAPES)} shapes, of up to {largest} pieces"


def attack_shape(attack: Attack, shape: Shape, number: int) -> int:
    if attack.is_short:
        commands = [COMMANDS[0], COMMANDS[1 + number % (len(COMMANDS) - 1)]]
        sizes = [shape.size]
    else:
        commands = COMMANDS
        sizes = [shape.size, shape.size * 10, shape.size * 100]
    for size in sizes:
        is_within = True
        for arguments in commands if size == sizes[0] else commands[:2]:
            # One command that is too slow is enough; what is too slow already would only be slower.
            is_within = is_within and check_growth(attack, shape, size, arguments)
        if not is_within:
            return size
    return sizes[-1]


def check_growth(attack: Attack, shape: Shape, size: int, arguments: list[str]) -> bool:
    """Whether time and memory were within bounds."""
    before = len(attack.faults)
    small = measure(attack, shape, size, arguments)
    if small is None:
        return False
    # In the short form, where little is slow, growth is looked at where it begins to show.
    if attack.is_short and small < LEAST_SECONDS / 2:
        return len(attack.faults) == before
    large = measure(attack, shape, 2 * size, arguments)
    if large is None:
        return False
    if large > LEAST_SECONDS and small > 0.03 and large > MOST_GROWTH * small:
        # Again, the best of three: another program may have had the processor's cache.
        small = min([small] + [again for _ in range(2) if (again := measure(attack, shape, size, arguments))])
        large = min([large] + [again for _ in range(2) if (again := measure(attack, shape, 2 * size, arguments))])
        if large > MOST_GROWTH * small:
            attack.fault(
                f"{2 * size} take {large:.2f} s, {large / small:.1f} times the {small:.2f} s of {size}:"
                f" viperlint {' '.join(arguments)}", None, shape.name, attack.folder / "app")
    return len(attack.faults) == before


def measure(attack: Attack, shape: Shape, size: int, arguments: list[str]) -> float | None:
    """Seconds of processor time, which other programs on the machine change least; none where it failed."""
    app = attack.new_folder()
    files = shape.make(size)
    if not write(app, files):
        return 0.0
    length = sum(len(text) for text in files.values())
    megabytes = ALWAYS_MEGABYTES + max(len(files) * 0.05, 0) + length * MOST_BYTES_FOR_BYTE / 1e6
    before = len(attack.faults)
    outcome = attack.check(
        arguments, app, what=f"{size} {shape.name}", seconds=LONGEST[attack.is_short], megabytes=megabytes,
        extra={"TERM": "dumb"})
    return outcome.seconds if len(attack.faults) == before else None


def write(app: Path, files: dict[str, str | bytes]) -> bool:
    for name, text in files.items():
        if len(name) < 1000:
            write_files(app, {name: text})
            continue
        # The whole path is longer than the system takes at once.
        here = os.open(app, os.O_RDONLY)
        for level in name.split("/")[:-1]:
            os.mkdir(level, dir_fd=here)
            inner = os.open(level, os.O_RDONLY, dir_fd=here)
            os.close(here)
            here = inner
        file = os.open(name.split("/")[-1], os.O_WRONLY | os.O_CREAT, 0o644, dir_fd=here)
        os.write(file, text if isinstance(text, bytes) else text.encode())
        os.close(file)
        os.close(here)
    return True
