"""A line for each member of a chain and each argument: wherever Swift lets a line end without a word."""
from comments import Strings
from swift_source import App, SourceFile, Token

BREAK = b"\n            "
# What a dot follows that reaches a member; before a dot of its own stands white space or a bracket.
ENDS_EXPRESSION = {"identifier", "keyword"}
CLOSES = {")", "]", "}", "?", "!"}
# A line must not end within these.
ONE_LINE = {"import", "#if", "#elseif"}


def break_lines(app: App) -> dict[str, bytes]:
    return {path: broken(file) for path, file in app.items()}


def broken(file: SourceFile) -> bytes:
    if file.has_directives:
        return file.data
    strings = Strings()
    parts: list[bytes] = []
    position = 0
    last: Token | None = None
    is_one_line = False
    for token in file.tokens:
        is_one_line = token.text in ONE_LINE or is_one_line and not token.begins_line
        parts.append(file.data[position:token.start])
        if last and not strings.is_within and not is_one_line and may_break(last, token):
            parts.append(BREAK)
        parts.append(file.data[token.start:token.end])
        strings.read(token)
        last = token
        position = token.end
    return b"".join(parts) + file.data[position:]


def may_break(last: Token, token: Token) -> bool:
    if token.kind == "comment" or token.begins_line:
        return False
    if token.text == ".":
        is_member = last.kind in ENDS_EXPRESSION or last.text in CLOSES
        return is_member and last.end == token.start
    return last.text in {"(", "[", ","} and token.text not in {")", "]"}
