"""Attacks by configurations and baselines that are broken, large, deep or in circles."""
from pathlib import Path

from attack import Attack, write_files
from configuration_texts import BUILT, JSON_PIECES, PIECES, break_text, broken_values, companions, configurations
from process import Outcome
from small_app import write_app

COMMANDS = [["lint"], ["config", "validate"], ["config", "print"], ["lint", "--format", "json"],
    ["why", "ArticlesPresenter"],
            ["graph"], ["init", "--force"], ["lint", "--preset", "mvvm"], ["modules"], ["may", "view", "presenter"],
            ["lint", "--strict", "--notes"], ["baseline", "create", "--force"]]
BASELINE_COMMANDS = [["lint"], ["baseline", "show"], ["baseline", "update"], ["baseline", "prune"],
    ["lint", "--strict-baseline"],
                     ["lint", "--format", "json"], ["baseline", "create"]]
# All lines of standard error of one run.
MOST_ERRORS = 60_000


def run(attack: Attack) -> str:
    count = attack.count(600, 50_000)
    texts = configurations()
    app = write_app(attack.new_folder())
    write_files(app, {"base.yml": "preset: viper\n"})
    for number in range(count * 3 // 4):
        text = break_text(attack.random.choice(texts), attack.random, texts, PIECES)
        check(attack, app, ".viperlint.yml", text, COMMANDS[number % len(COMMANDS)]
            if number % 2 else COMMANDS[number // 2 % 2])
    (app / ".viperlint.yml").unlink()
    attack.check(["baseline", "create"], app)
    baseline = (app / ".viperlint-baseline.json").read_bytes()
    for number in range(count // 4):
        if number % 2:
            text = broken_values(baseline, attack.random)
        else:
            text = break_text(baseline, attack.random, [baseline], JSON_PIECES)
        check(attack, app, ".viperlint-baseline.json", text, BASELINE_COMMANDS[number // 2 % len(BASELINE_COMMANDS)])
    built = attack_built(attack)
    return f"{count} broken, {built} built"


def check(attack: Attack, app: Path, name: str, text: bytes, arguments: list[str]) -> None:
    (app / name).write_bytes(text)
    outcome = attack.check(arguments, app, what=name, seconds=10)
    for problem in problems_with_words(outcome, name):
        attack.fault(problem, outcome, name)


def problems_with_words(outcome: Outcome, name: str) -> list[str]:
    found = []
    if outcome.status == 2 and not outcome.is_too_long:
        # One who reads it must see which file is meant; that of an extended one, where that is wrong.
        is_named = b".yml" in outcome.errors or b".json" in outcome.errors
        # A configuration may well leave out all that there is.
        if not is_named and b"holds no Swift file" not in outcome.errors:
            found.append("exit 2, and no file is named")
    if len(outcome.errors) > MOST_ERRORS:
        found.append(f"{len(outcome.errors)} bytes on standard error")
    return found


def attack_built(attack: Attack) -> int:
    count = 0
    sizes = [200_000] if attack.is_short else [10_000, 1_000_000, 50_000_000]
    for name, make in attack.some(BUILT, 2):
        for size in sizes:
            app = write_app(attack.new_folder("built"))
            write_files(app, {".viperlint.yml": make(size).encode(), **companions(200 if attack.is_short else 5_000)})
            for arguments in attack.some(COMMANDS[:8], 8):
                count += 1
                before = len(attack.faults)
                # 50 MB may take a while and room; one character of text is 20 bytes of a message at most.
                outcome = attack.check(
                    arguments, app, what=f"{size} of {name}", seconds=10 if size < 10_000_000 else 60,
                    megabytes=300 + size * 50 / 1e6)
                for problem in problems_with_words(outcome, name):
                    attack.fault(problem, outcome, f"{size} of {name}")
                if len(attack.faults) > before:
                    break
    return count
