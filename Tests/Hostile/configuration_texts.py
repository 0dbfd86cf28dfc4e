"""Configurations and baselines that are right, to be broken, and some that nobody could mean."""
import json
from pathlib import Path
from random import Random
from typing import Callable

from mutate import mutated

ROOT = Path(__file__).resolve().parents[2]
# What YAML gives a meaning, and what the reader knows.
PIECES = """preset: viper|extends: base.yml|exclude: [a]|include: |roles:|dependencies:|rules:|overrides:|layers:|rings:|modules:
frameworks:|baseline: x.json|required_version: 1.0|agreed:|path: a/**|types: [A]|suffix: X|base: Y|because: z|allow: any
as: [parameter]|weak protocol|any (own)|never|own|error|off|warning|note|{|}|[|]|- |? |: |:|,|&a |*a|!!str |!x |'|"|\\
#|%YAML 1.2|---|...|||>|>-|~|null|true|yes|1e9|-1|0x10|99999999999999999999|1.2.3.4.5|>= 0.1.0|\t|  |\n|\r|\r\n|\0|\ufeff|\u2028|\x85
**|**/**|*/*/*|a/**/b/**/c|{a,b}|[a-z]|[!a]|../..|/|~/|.|..|é|\u0301|\u202e|\x1b[31m|@|`|%|<<: *a|"\\u0000"|"\\x|"\\U0010FFFF"
view|presenter|interactor|"*"|ui|data|viper|mvvm|ui_type|protocol_boundary|unassigned""".replace("\n", "|").split("|")
JSON_PIECES = ['"version"', '1', '2', '-1', '1e400', '99999999999999999999', '0.1', '{', '}', '[', ']', ',', ':', '"',
    '"\\ud800"', '"\\u0000"',
               'null', 'true', '"findings"', '"count"', '"count":0', '"count":-5', '"rule"', '"from"', '"to"', '"x"',
               '\\', '\n', '\0', '\x1b', '\ufeff', '//']


def configurations() -> list[bytes]:
    places = [*sorted((ROOT / "Fixtures/Configuration").rglob("*.yml")),
        *sorted((ROOT / "Sources/Configuration/Presets").glob("*.yml")),
              ROOT / ".viperlint.yml"]
    texts = [place.read_bytes() for place in places]
    # Many runs read them, and a preset's other half says nothing new.
    return [text[:6_000] for text in texts]


def break_text(text: bytes, chance: Random, others: list[bytes], pieces: list[str]) -> bytes:
    for _ in range(chance.randrange(1, 4)):
        way = chance.random()
        if way < 0.4:
            text = mutated(text, chance, others)
        elif way < 0.7:
            text = put(text, chance, chance.choice(pieces))
        elif way < 0.85:
            text = shift(text, chance)
        else:
            text = swap_values(text, chance)
    return text


def put(text: bytes, chance: Random, piece: str) -> bytes:
    place = chance.randrange(len(text) + 1)
    count = 1 if chance.random() < 0.95 else chance.randrange(2, 2000)
    return text[:place] + (piece * count).encode("utf-8", "surrogatepass") + text[place:]


def shift(text: bytes, chance: Random) -> bytes:
    """Moves lines in or out, which is what levels are made of."""
    lines = text.splitlines(True)
    if not lines:
        return text
    place = chance.randrange(len(lines))
    for index in range(place, min(len(lines), place + chance.choice([1, 1, 5]))):
        lines[index] = chance.choice([b"  " + lines[index], lines[index].lstrip(), b"\t" + lines[index],
            b"- " + lines[index], b" " + lines[index]])
    return b"".join(lines)


def swap_values(text: bytes, chance: Random) -> bytes:
    """Gives a key the value of another, which has another shape."""
    lines = text.splitlines(True)
    keyed = [index for index, line in enumerate(lines) if b":" in line]
    if len(keyed) < 2:
        return text
    to, source = chance.choice(keyed), chance.choice(keyed)
    lines[to] = lines[to].partition(b":")[0] + b":" + lines[source].partition(b":")[2]
    return b"".join(lines)


# Each a name, and a text of N.
BUILT: list[tuple[str, Callable[[int], str]]] = [
    ("a long value", lambda n: "preset: " + "x" * n + "\n"),
    ("a long value of combining marks", lambda n: "preset: a" + "\u0301" * (n // 20) + "\n"),
    ("a long value of controls", lambda n: "preset: \"" + "\\u001b" * (n // 6) + "\"\n"),
    ("a long key", lambda n: "x" * n + ": 1\n"),
    ("a long role", lambda n: "roles:\n  " + "x" * n + ": {path: a}\n"),
    ("a long rule", lambda n: "rules:\n  " + "x" * n + ": error\n"),
    ("a long glob", lambda n: "exclude: [" + "a/" * (n // 2) + "]\n"),
    ("a glob of stars", lambda n: "exclude: [\"" + "*a" * (n // 2) + "\"]\n"),
    ("a glob of double stars", lambda n: "exclude: [\"" + "**/" * (n // 30) + "a\"]\n"),
    ("a long path of extends", lambda n: "extends: " + "a/" * (n // 2) + "b.yml\n"),
    ("a long baseline", lambda n: "baseline: " + "a" * n + "\n"),
    ("a long version", lambda n: "required_version: " + "1." * (n // 2) + "1\n"),
    ("a version of many digits", lambda n: "required_version: " + "9" * n + "\n"),
    ("many keys", lambda n: "".join(f"key{k}: 1\n" for k in range(n // 20))),
    ("one key many times", lambda n: "preset: viper\n" * (n // 15)),
    ("many roles", lambda n: "roles:\n" + "".join(f"  role{k}: {{path: a{k}}}\n" for k in range(n // 100))),
    ("many layers", lambda n: "layers: [" + ", ".join(f"l{k}" for k in range(n // 2000)) + "]\n"),
    ("many overrides", lambda n: "overrides:\n" + "".join(f"  - path: a{k}\n    rules: {{ui_type: off}}\n"
    for k in range(n // 200))),
    ("many exclusions", lambda n: "exclude:\n" + "".join(f"  - a{k}/**\n" for k in range(n // 100))),
    ("brackets deep", lambda n: "exclude: " + "[" * n + "]" * n + "\n"),
    ("braces deep", lambda n: "roles: " + "{a: " * (n // 4) + "1" + "}" * (n // 4) + "\n"),
    ("levels deep", lambda n: "".join(" " * k + f"a{k}:\n" for k in range(int(n ** 0.5)))),
    ("dashes", lambda n: "- " * (n // 2) + "a\n"),
    ("anchors", lambda n: "".join(f"a{k}: &x{k} [*x{max(0, k - 1)}, *x{max(0, k - 1)}]\n" for k in range(60))),
    ("comments", lambda n: "# a\n" * (n // 4) + "preset: viper\n"),
    ("quotes", lambda n: "preset: " + "'" * n + "\n"),
    ("escapes", lambda n: 'preset: "' + "\\" * n + "\n"),
    ("empty lines", lambda n: "\n" * n),
    ("spaces", lambda n: " " * n + "preset: viper\n"),
    ("tabs", lambda n: "\t" * n),
    ("documents", lambda n: "---\n" * (n // 4)),
    ("zeros", lambda n: "\0" * n),
    ("colons", lambda n: ":" * n),
    ("one role with many paths", lambda n: "roles:\n  view: {path: [" + ", ".join(f"a{k}"
    for k in range(n // 50)) + "]}\n"),
    ("suffixes", lambda n: "roles:\n  view: {suffix: [" + ", ".join(f"A{k}" for k in range(n // 50)) + "]}\n"),
    ("extends itself", lambda n: "extends: .viperlint.yml\n"),
    ("extends a circle", lambda n: "extends: other.yml\n"),
    ("extends many", lambda n: "extends: [" + ", ".join(["chain0.yml"] * min(n // 50, 2_000)) + "]\n"),
    ("extends a long chain", lambda n: "extends: chain0.yml\n"),
    ("extends a tree that doubles", lambda n: "extends: [double0.yml, double0.yml]\n"),
]


def companions(count: int) -> dict[str, str | bytes]:
    """What those of BUILT extend."""
    files: dict[str, str | bytes] = {"other.yml": "extends: .viperlint.yml\n"}
    for number in range(count):
        files[f"chain{number}.yml"] = f"extends: chain{number + 1}.yml\n"
        files[f"double{number}.yml"] = f"extends: [double{number + 1}.yml, double{number + 1}.yml]\n" if number < 30 else "preset: viper\n"
    files[f"chain{count}.yml"] = "preset: viper\n"
    return files


def broken_values(text: bytes, chance: Random) -> bytes:
    """A baseline that is JSON still, with a value that none should have."""
    data = json.loads(text)
    strange = [None, True, -1, 0, 1 << 70, 1e300, "", "x" * 100_000, "\u0000", "\u001b[2J", [], {}, [[]], {"a": {}},
        "\ud83d\ude00" * 50]
    findings = data.get("findings") or [{}]
    entry = chance.choice(findings)
    way = chance.randrange(5)
    if way == 0:
        data[chance.choice(["version", "findings", "more"])] = chance.choice(strange)
    elif way == 1 and entry:
        entry[chance.choice(list(entry))] = chance.choice(strange)
    elif way == 2 and entry:
        del entry[chance.choice(list(entry))]
    elif way == 3:
        data["findings"] = findings * chance.randrange(2, 100)
    else:
        findings.insert(chance.randrange(len(findings) + 1), chance.choice(strange))  # type: ignore[arg-type]
    return json.dumps(data).encode("utf-8", "surrogatepass")
