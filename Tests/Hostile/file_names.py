"""Names of files and types, and comments, that try to speak to who reads a report."""
import re
import subprocess
from pathlib import Path

from attack import Attack, write_files
from small_app import FORMATS, write_app

HOSTILE_APP = Path(__file__).resolve().parents[2] / ".ci/hostile-app"
# Each is tried as a file's name, as a raw identifier, in a comment, and as a module's folder.
WORDS = [
    "\x1b[2J\x1b]0;owned\x07", "\r::error::x", "%0A::error::x", "\u202edesrever", "]]><!--&<'\"", "```\n# x", "|x|`",
    "${x}$(id)`id`", "{0}{1}", "\u2028::error::\u2029", "\x7f\x9b31m", "\u200b\ufeff", "##[error]x", "##vso[task.x]",
    "section_start:1:x\r\x1b[0K", "</script><script>x()</script>", "\\u{1B}", "\\", "'; drop", "\u0301" * 20,
    "👨‍👩‍👧", "a" * 200, "-rf", "--help", "..", "\ud800", "\t\tx", "=cmd|' /C calc'!A0", "%s%n%x", "\x00",
]


def speak_to_reports(attack: Attack) -> str:
    count = 0
    app = attack.new_folder()
    subprocess.run([HOSTILE_APP, app], check=True)
    count += check_all(attack, app, "the hostile app", ["Articles"])
    for word in attack.some(WORDS, 6):
        app = write_app(attack.new_folder())
        if write_hostile(app, word):
            count += check_all(attack, app, repr(word), [word])
    return f"{count} hostile names"


def write_hostile(app: Path, word: str) -> bool:
    raw = word.replace("`", "").replace("\\", "").replace("\n", "").replace("\r", "").replace("\x00", "")
    name = word.replace("/", ":").replace("\x00", "").replace("\ud800", "\udc80")
    text = f"""import UIKit
final class `{raw} x Presenter` {{
  var view: `{raw} x ViewController`? // {word}
  /* {word} */ var interactor: `{raw} x Interactor`? // viperlint:disable:this - {word}
  func `{raw} x`() {{ let a = "{raw}"; view?.`{raw}`.`{raw}`() }}
}}
final class `{raw} x ViewController`: UIViewController {{ var model: `{raw} x Interactor`? }}
final class `{raw} x Interactor` {{ var view: UIView? }}
// viperlint:{raw}
"""
    try:
        write_files(app, {f"{name} x/{name} x.swift": text.encode("utf-8", "surrogatepass")})
        write_files(app, {f"{name} x Presenter.swift": text.encode("utf-8", "surrogatepass")[:300]})
    except (OSError, ValueError):
        return False
    return True


def check_all(attack: Attack, app: Path, what: str, words: list[str]) -> int:
    commands = [["lint", "--notes", "--all", "--format", form] for form in FORMATS]
    commands += [["graph", "--by", level, "--format", form]
                 for level in ("module", "type") for form in ("json", "mermaid", "dot", "html")]
    commands += [["modules"], ["modules", "--format", "json"], ["graph"], ["graph", "--cycles"], ["init", "--force"],
                 ["lint", "--summary"], ["lint", "--stats", "--group", "file"], ["baseline", "create", "--force"],
                 ["config", "print"], ["baseline", "show"]]
    commands += [["why", word] for word in words if "\x00" not in word and "\ud800" not in word]
    commands += [["may", word, word] for word in words if "\x00" not in word and "\ud800" not in word]
    for arguments in attack.some(commands, 4):
        attack.check(arguments, app, what=what)
    # The log of a build server, and the page of its run.
    page = app.parent / "summary.md"
    page.unlink(missing_ok=True)
    for arguments in [["lint"], ["lint", "--notes", "--all"], ["diff", "--staged"]]:
        attack.check(arguments, app, what=what, extra={"GITHUB_ACTIONS": "true", "CI": "true",
            "GITHUB_STEP_SUMMARY": str(page)})
    if page.exists() and re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", page.read_bytes()):
        attack.fault("the page of the run holds control characters", None, what, app)
    return len(commands) + 3
