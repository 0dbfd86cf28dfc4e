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
    subprocess.run(
        ["swift", "format", "format", "--in-place", "--recursive", "--parallel", "--configuration",
         str(stated), str(folder)], stderr=subprocess.DEVNULL)
    stated.unlink()


@cache
def rules() -> tuple[str, ...]:
    defaults = subprocess.run(
        ["swift", "format", "dump-configuration"], check=True, stdout=subprocess.PIPE).stdout
    return tuple(json.loads(defaults)["rules"])
