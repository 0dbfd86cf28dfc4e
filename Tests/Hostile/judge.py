"""What is wrong with a run, whatever was attacked."""
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from typing import Iterable, Iterator

from process import Outcome

JSON_FORMATS = {"json", "sarif", "gitlab"}
XML_FORMATS = {"junit", "checkstyle"}
# What prints JSON unless another form is asked for.
JSON_COMMANDS = {"graph"}
# What moves the cursor, hides text, or turns its direction. Line breaks are left; a tab moves nothing but on.
SPEAKS_TO_TERMINAL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029]")
# What GitHub, GitLab and Azure take from a log as a command.
SPEAKS_TO_SERVER = re.compile(rb"^(::[a-z-]+|##\[|##vso\[|section_start:|section_end:)", re.MULTILINE)
LARGE = 2_000_000
# A line of standard error says one thing to a person.
LINE_BYTES = 12_000


def problems_of(
        outcome: Outcome, megabytes: float, seconds: float, secrets: Iterable[bytes], allowed: Iterable[int]
) -> Iterator[str]:
    if outcome.is_too_long:
        yield f"still running after {seconds:g} s"
        return
    if outcome.status < 0 or outcome.status not in (0, 1, 2):
        yield outcome.ending
        return
    if outcome.status not in allowed:
        yield f"{outcome.ending}, which is none of {sorted(allowed)}: {first_line(outcome)}"
    if outcome.megabytes > megabytes:
        yield f"{outcome.megabytes:.0f} MB of memory, more than {megabytes:.0f}"
    if outcome.status == 2 and not outcome.errors.strip():
        yield "exit 2 without a line on standard error"
    longest = max(map(len, outcome.errors.split(b"\n")))
    if longest > LINE_BYTES:
        yield f"a line of {longest} bytes on standard error"
    for secret in secrets:
        if secret in outcome.output or secret in outcome.errors:
            yield f"the text {secret!r} of a file outside is quoted"
    form = format_of(outcome.arguments)
    if outcome.output:
        problem = problem_of_report(outcome.output, form)
        if problem:
            yield problem
    yield from problems_of_text(outcome.errors, "standard error")
    if form is None and "GITHUB_ACTIONS" in outcome.environment:
        # There annotations are what is wanted, and no other command.
        for line in outcome.output.splitlines():
            if line.startswith((b"::", b"##")) and not line.startswith((b"::error ", b"::warning ", b"::notice ")):
                yield f"standard output speaks to a build server: {line[:100]!r}"
    elif form is None and outcome.arguments[:1] != ["dump"]:
        yield from problems_of_text(outcome.output, "standard output")


def problems_of_text(text: bytes, where: str) -> Iterator[str]:
    try:
        found = SPEAKS_TO_TERMINAL.search(text.decode())
        if found:
            yield f"{where} holds {found.group()!r}"
    except UnicodeDecodeError as error:
        yield f"{where} is not UTF-8: {error}"
    command = SPEAKS_TO_SERVER.search(text)
    if command:
        yield f"{where} speaks to a build server: {command.group()!r}"


def problem_of_report(text: bytes, form: str | None) -> str | None:
    """What a reader of the form would stumble over."""
    try:
        if form in JSON_FORMATS and len(text) > LARGE:
            # In a process of its own, as it takes much memory, which is not given back.
            program = "import json, sys; json.load(sys.stdin)"
            if subprocess.run([sys.executable, "-c", program], input=text, stderr=subprocess.DEVNULL,
                check=False).returncode:
                return f"no valid {form}"
        elif form in JSON_FORMATS:
            json.loads(text.decode())
        elif form in XML_FORMATS:
            ElementTree.fromstring(text)
        elif form == "html" and not text.rstrip().endswith(b"</html>"):
            return "a page without its end"
        elif form == "github":
            for line in text.decode().splitlines():
                if not line.startswith(("::error ", "::warning ", "::notice ", "::error::", "::warning::",
                    "::notice::")):
                    return f"a line that is no annotation: {line[:200]!r}"
        elif form in ("mermaid", "dot", "xcode", "markdown"):
            text.decode()
    except (ValueError, ElementTree.ParseError) as error:
        return f"no valid {form}: {error}"[:500]
    return None


def format_of(arguments: list[str]) -> str | None:
    """The form of what is printed; none for text."""
    form = "json" if arguments[:1] and arguments[0] in JSON_COMMANDS else None
    for option, value in zip(arguments, arguments[1:]):
        if option == "--format":
            form = None if value == "text" else value
        # What is printed then is the file's affair.
        if option in ("-o", "--output"):
            return None
    if "--cycles" in arguments and "--format" not in arguments:
        return None
    return form


def first_line(outcome: Outcome) -> str:
    return (outcome.errors or outcome.output).decode(errors="replace").partition("\n")[0][:300]
