"""What viperlint says of an app, without the places."""
import json
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

JSON = dict[str, Any]


@dataclass(frozen=True)
class Understanding:
    """A text for each finding, type and module, and how often it was said."""
    facts: Counter[str]


# What is named first decides the root: this file, so that it is the folder of all apps and not the first of them.
OUTSIDE = "Outside.swift"
# A root beside each app, as findings tell the root that they are in only where there are several.
BESIDE = "Beside"


def set_apart(folder: Path) -> None:
    """Makes each app in a folder a root of its own, as the folder around them reads none of them."""
    (folder / ".gitignore").write_text("*\n")
    (folder / OUTSIDE).write_text("")
    (folder / BESIDE).mkdir(exist_ok=True)
    (folder / BESIDE / OUTSIDE).write_text("")


def understand(viperlint: str, folder: Path, names: list[str]) -> list[Understanding]:
    """What is said of each of these apps.

    One run lints all of them, as the start of a run takes several times what a small app does; a graph
    is that of one root.
    """
    findings = lint(viperlint, folder, names)
    return [understood(viperlint, folder / name, found) for name, found in zip(names, findings)]


def understood(viperlint: str, app: Path, findings: list[JSON] | None) -> Understanding:
    graph = run(viperlint, app, "graph", "--jobs", "1", ".")
    if findings is None or graph is None:
        return Understanding(Counter(["nothing: the app is refused"]))
    facts = [finding_text(finding, app.parent) for finding in findings]
    known = frozenset(type_["name"] for type_ in graph["types"])
    facts += [type_text(type_, known) for type_ in graph["types"]]
    facts += [f"module {module['name']} in {module['path']}: {module['preset']}"
              for module in graph["modules"]]
    facts.append(f"preset {graph['preset']}")
    return Understanding(Counter(facts))


def lint(viperlint: str, folder: Path, names: list[str]) -> list[list[JSON] | None]:
    """The findings in each app; None for one in which no type has a role, which is refused."""
    output = ended(viperlint, folder, "lint", "--notes", OUTSIDE, BESIDE, *names)
    if not output.stdout:
        raise SystemExit(f"viperlint lint in {folder}: exit {output.returncode}\n{output.stderr}")
    findings: dict[str, list[JSON]] = {name: [] for name in names}
    for finding in json.loads(output.stdout)["diagnostics"]:
        findings[finding["file"].partition("/")[0]].append(finding)
    return [None if f"no type in '{folder / name}' has a role" in output.stderr else findings[name]
            for name in names]


def run(viperlint: str, app: Path, command: str, *options: str) -> JSON | None:
    output = ended(viperlint, app, command, *options)
    # 0 and 1 tell whether there are errors, 2 that there is nothing to judge.
    return None if output.returncode == 2 else json.loads(output.stdout)


def ended(
        viperlint: str, folder: Path, command: str, *options: str
) -> subprocess.CompletedProcess[str]:
    output = subprocess.run(
        [viperlint, command, "--format", "json", *options], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    if output.returncode not in (0, 1, 2):
        raise SystemExit(f"viperlint {command} in {folder}: exit {output.returncode}\n{output.stderr}")
    return output


def finding_text(finding: JSON, folder: Path) -> str:
    """The fingerprint stands for the rule, both ends, the reference and the member.

    An import that is a place of what its file names is a file's, and how many files there are is not
    what a transformation keeps.
    """
    places = [place for place in finding["places"] if not is_import(place, folder)]
    kinds = sorted([finding["reference"] or "-"] + [place["reference"] or "-" for place in places])
    state = "".join(f" {word}" for word in ("suppressed", "baselined") if finding[word])
    return (f"{finding['severity']}[{finding['rule']}] {finding['message']}"
            f" ({end_text(finding['from'])} -> {end_text(finding['to'])}, {'+'.join(kinds)},"
            f" {finding['confidence']}{state}, {finding['fingerprint']})")


def is_import(place: JSON, folder: Path) -> bool:
    lines = (folder / place["file"]).read_text(encoding="utf-8").splitlines()
    return " import " in f" {lines[place['line'] - 1].strip()} "


def end_text(end: JSON | None) -> str:
    if end is None:
        return "-"
    return f"{end['name']} {end['role'] or 'without role'}" + (f" in {end['module']}" if end["module"] else "")


def type_text(type_: JSON, names: frozenset[str]) -> str:
    evidence = "; ".join(sorted(evidence_text(piece, names) for piece in type_["evidence"]))
    place = f" in {type_['module']}" if type_["module"] else ""
    facing = f", {type_['facing']}" if type_["facing"] else ""
    return (f"type {type_['kind']} {type_['name']}{place}: {'/'.join(type_['roles']) or 'no role'}{facing}"
            f" ({evidence or 'no evidence'})")


def evidence_text(piece: JSON, names: frozenset[str]) -> str:
    """Of several types that speak for a role the first is named, so which one it is says where it is."""
    words = ["a type" if word in names else word for word in piece["detail"].split(" ")]
    return f"{piece['kind']}: {' '.join(words)}"
