"""Comments and blank lines wherever Swift permits them without another meaning."""
from swift_source import App, SourceFile, Token

BLOCK = b"/* c */ "
LINE = b" // c"


def add_comments(app: App) -> dict[str, bytes]:
    return {path: commented(file) for path, file in app.items()}


def commented(file: SourceFile) -> bytes:
    """A comment stands for white space, so it may stand where white space is, and within brackets:
    `f /* c */ (x)` is no longer `f(x)`. String literals stay as they are, with what is interpolated in
    them, and so do the conditions of `#if`."""
    strings = Strings()
    parts: list[bytes] = []
    position = 0
    last: Token | None = None
    is_condition = False
    for token in file.tokens:
        gap = file.data[position:token.start]
        is_condition = token.kind == "pound" or is_condition and not token.begins_line
        stays = last is None or strings.is_within or is_condition and not token.begins_line
        parts.append(gap if stays or last is None else with_comments(gap, last, token))
        parts.append(file.data[token.start:token.end])
        strings.read(token)
        last = token
        position = token.end
    return b"".join(parts) + file.data[position:]


def with_comments(gap: bytes, last: Token, token: Token) -> bytes:
    if "viperlint:" in last.text or "viperlint:" in token.text:
        return gap
    if b"\n" not in gap:
        return gap + BLOCK if gap or is_within_brackets(last, token) else gap
    before, after = gap.split(b"\n", 1)
    ends_with_comment = last.kind == "comment" and last.text.startswith("//")
    # `#if` is the first of its line.
    return (before + (b"" if ends_with_comment else LINE) + b"\n\n" + after
            + (b"" if token.kind == "pound" else BLOCK))


def is_within_brackets(last: Token, token: Token) -> bool:
    return last.text in {"(", "[", "{"} or token.text in {")", "]", "}"}


class Strings:
    """Which string literals and interpolations are open."""

    def __init__(self) -> None:
        # Of each: the parentheses that are open in an interpolation, or nothing for a literal.
        self.open: list[int | None] = []
        self.interpolates = False

    @property
    def is_within(self) -> bool:
        return bool(self.open)

    def read(self, token: Token) -> None:
        if token.kind == "stringQuote":
            if self.open and self.open[-1] is None:
                self.open.pop()
            else:
                self.open.append(None)
        elif token.text == "\\" and self.open and self.open[-1] is None:
            self.interpolates = True
        elif token.kind == "punctuation" and token.text in {"(", ")"}:
            self.read_parenthesis(token.text == "(")

    def read_parenthesis(self, opens: bool) -> None:
        if self.interpolates:
            self.open.append(1)
            self.interpolates = False
        elif self.open and self.open[-1] is not None:
            self.open[-1] += 1 if opens else -1
            if self.open[-1] == 0:
                self.open.pop()
