"""The layout of swift-format, at several widths and indentations, and none of its rules."""
import json
import subprocess
from functools import cache
from pathlib import Path

# At 20 nearly each argument stands on a line of its own.
WIDTHS = (20, 60, 100, 140)
INDENTATIONS = (2, 4, 8)


def reformat(folder: Path, width: int, indentation: int) -> None:
    """Formats all files below a folder in place; those that do not parse stay as they are."""
    configuration = {
        "version": 1, "lineLength": width, "indentation": {"spaces": indentation},
        "respectsExistingLineBreaks": True, "rules": {rule: False for rule in rules()},
    }
    stated = folder.with_name(folder.name + ".swift-format")
    stated.write_text(json.dumps(configuration))
    # From the folder itself: swift-format cuts the working folder's path off, also where it ends within a name.
    output = subprocess.run(
        ["swift", "format", "format", "--in-place", "--recursive", "--parallel", "--configuration",
         str(stated), "."], cwd=folder, stderr=subprocess.PIPE, text=True)
    stated.unlink()
    # A file that does not parse is an error at its place, and meant to be; one without a place is about the run.
    if output.returncode not in (0, 1) or "<unknown>: error: " in output.stderr:
        raise SystemExit(f"swift format in {folder}: {output.stderr[-2000:]}")


@cache
def rules() -> tuple[str, ...]:
    defaults = subprocess.run(
        ["swift", "format", "dump-configuration"], check=True, stdout=subprocess.PIPE).stdout
    return tuple(json.loads(defaults)["rules"])
