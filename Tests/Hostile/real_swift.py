"""The Swift that is broken: what the fixtures hold, and what else is named."""
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Larger ones would make a run longer than the attack on it is worth.
LARGEST = 60_000


def read_swift(corpora: list[Path]) -> list[tuple[str, bytes]]:
    """The path, as the role of a type can rest on it, and the text. Fixtures that hold several files are split."""
    found: list[tuple[str, bytes]] = []
    for folder in [ROOT / "Fixtures", *corpora]:
        for path in sorted(folder.rglob("*.swift")):
            if path.is_file() and path.stat().st_size <= LARGEST:
                name, text = str(path.relative_to(folder)), path.read_bytes()
                if name.startswith(("Rules/", "Evidence/", "Exemptions/")):
                    found += split(path.stem, text)
                else:
                    found.append((name, text))
    return found


def split(stem: str, text: bytes) -> list[tuple[str, bytes]]:
    first, *sections = (b"\n" + text.replace(b"\n//= twin\n", b"\n")).split(b"\n//- ")
    files = [(f"{stem}/Example/Example.swift", first)]
    for section in sections:
        name, _, content = section.partition(b"\n")
        if name.strip().endswith(b".swift") and b".." not in name:
            files.append((f"{stem}/{name.strip().decode()}", content))
    return files
