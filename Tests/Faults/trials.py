"""Runs the tests with one fault switched on."""
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from faults import Fault

SECONDS = 900
# From those that are likely to notice to the one that takes longest. The other targets' tests run none of
# the code that has faults: Lexing, Outlining and Configuration lie below it.
STAGES = (
    r"^(RulesTests|ArchitectureTests)\.",
    r"^(ReportingTests|CommandLineTests)\.",
    r"^SelfTests\.",
)
FAILED_TEST = re.compile(r"^\S+ Test (?!run with)(.+?)(?: with \d+ test cases)? failed after", re.MULTILINE)
COLOUR = re.compile("\x1b\\[[0-9;]*m")


@dataclass(frozen=True)
class Outcome:
    """The tests that failed, or how the run ended; empty where the fault lives."""
    caught_by: tuple[str, ...]


def try_fault(copy: Path, fault: Fault, stages: tuple[str, ...]) -> Outcome:
    for stage in stages:
        outcome = run_tests(copy, fault.number, stage)
        if outcome.caught_by:
            return outcome
    return Outcome(())


def run_tests(copy: Path, fault: int, filter_: str) -> Outcome:
    """The tests as `swift test` runs them, without its lock, by which it runs once at a time."""
    # What is expected does not depend on the build server.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
    command = [str(tests_of(copy)), "--testing-library", "swift-testing", "--filter", filter_]
    try:
        run = subprocess.run(
            command, cwd=copy, env=environment | {"VIPERLINT_FAULT": str(fault)}, timeout=SECONDS,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    except subprocess.TimeoutExpired:
        return Outcome((f"no end after {SECONDS} s",))
    failed = tuple(FAILED_TEST.findall(COLOUR.sub("", run.stdout)))
    if run.returncode == 0 and not failed:
        return Outcome(())
    return Outcome(failed or (f"exit {run.returncode}",))


def tests_of(copy: Path) -> Path:
    """Of XCTest's bundle on a Mac, the program in it is run by a tool of its own: only Linux here."""
    return copy / ".build" / "debug" / "viperlintPackageTests.xctest"
