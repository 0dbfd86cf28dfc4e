"""Swift files as viperlint's lexer reads them."""
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Token:
    kind: str
    start: int
    end: int
    text: str
    """Whether a line ends between this token and the one before it."""
    begins_line: bool


@dataclass(frozen=True)
class SourceFile:
    """A file of an app: its path in the app, its bytes, and its tokens, comments among them."""
    path: str
    data: bytes
    tokens: tuple[Token, ...]

    @property
    def has_directives(self) -> bool:
        """A `// viperlint:` comment speaks of lines, so what moves lines leaves the file as it is."""
        return b"viperlint:" in self.data


App = dict[str, SourceFile]


def read_apps(viperlint: str, folder: Path, names: list[str]) -> dict[str, App]:
    """The Swift files of each app, by their paths; one run of the lexer reads all of them."""
    paths = [path for name in names for path in sorted((folder / name).rglob("*.swift"))]
    listing = "\n".join(str(path) for path in paths) + "\n"
    dump = subprocess.run(
        [viperlint, "dump", "tokens", "--list", "/dev/stdin"], input=listing, check=True,
        stdout=subprocess.PIPE, text=True).stdout
    apps: dict[str, App] = {name: {} for name in names}
    for section in dump.split("file\t")[1:]:
        path, rows = section.split("\n", 1)
        relative = Path(path).relative_to(folder)
        inside = str(Path(*relative.parts[1:]))
        data = Path(path).read_bytes()
        apps[relative.parts[0]][inside] = SourceFile(inside, data, tokens_of(data, rows))
    return apps


def tokens_of(data: bytes, rows: str) -> tuple[Token, ...]:
    tokens: list[Token] = []
    last = 0
    for row in rows.splitlines():
        kind, offset, length = row.split("\t")
        if kind == "eof":
            break
        start = int(offset)
        end = start + int(length)
        begins_line = not tokens or b"\n" in data[last:start]
        tokens.append(Token(kind, start, end, data[start:end].decode(), begins_line))
        last = end
    return tuple(tokens)
