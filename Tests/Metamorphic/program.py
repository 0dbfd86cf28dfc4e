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


def understand(viperlint: str, app: Path) -> Understanding:
    lint = run(viperlint, app, "lint", "--notes")
    graph = run(viperlint, app, "graph")
    if lint is None or graph is None:
        return Understanding(Counter(["nothing: the app is refused"]))
    facts = [finding_text(finding, app) for finding in lint["diagnostics"]]
    names = frozenset(type_["name"] for type_ in graph["types"])
    facts += [type_text(type_, names) for type_ in graph["types"]]
    facts += [f"module {module['name']} in {module['path']}: {module['preset']}"
              for module in graph["modules"]]
    facts.append(f"preset {graph['preset']}")
    return Understanding(Counter(facts))


def run(viperlint: str, app: Path, command: str, *options: str) -> JSON | None:
    output = subprocess.run(
        [viperlint, command, "--format", "json", *options, "."], cwd=app, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    if output.returncode not in (0, 1, 2):
        raise SystemExit(f"viperlint {command} in {app}: exit {output.returncode}\n{output.stderr}")
    # 0 and 1 tell whether there are errors, 2 that there is nothing to judge.
    return None if output.returncode == 2 else json.loads(output.stdout)


def finding_text(finding: JSON, app: Path) -> str:
    """The fingerprint stands for the rule, both ends, the reference and the member.

    An import that is a place of what its file names is a file's, and how many files there are is not
    what a transformation keeps.
    """
    places = [place for place in finding["places"] if not is_import(place, app)]
    kinds = sorted([finding["reference"] or "-"] + [place["reference"] or "-" for place in places])
    state = "".join(f" {word}" for word in ("suppressed", "baselined") if finding[word])
    return (f"{finding['severity']}[{finding['rule']}] {finding['message']}"
            f" ({end_text(finding['from'])} -> {end_text(finding['to'])}, {'+'.join(kinds)},"
            f" {finding['confidence']}{state}, {finding['fingerprint']})")


def is_import(place: JSON, app: Path) -> bool:
    lines = (app / place["file"]).read_text(encoding="utf-8").splitlines()
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
