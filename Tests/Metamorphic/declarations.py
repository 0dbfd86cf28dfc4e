"""Where the declarations of a file begin and end: a splitter for code that compiles."""
from dataclasses import dataclass
from itertools import takewhile

from swift_source import SourceFile, Token

TYPES = {"class", "struct", "enum", "actor", "protocol", "extension"}
KEYWORDS = TYPES | {
    "import", "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype",
    "case", "operator", "precedencegroup", "macro",
}
MODIFIERS = {
    "public", "open", "internal", "package", "fileprivate", "private", "static", "final", "override",
    "weak", "unowned", "lazy", "mutating", "nonmutating", "required", "convenience", "dynamic",
    "optional", "indirect", "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed",
    "consuming", "borrowing",
}
OPENING = {"(", "[", "{"}
CLOSING = {")", "]", "}"}


class Unreadable(Exception):
    """Statements at file scope, or brackets and comments that do not end: such a file is left as it is."""


@dataclass(frozen=True)
class Item:
    """A declaration, or an `#if` with all its branches, with the comments above it."""
    keyword: str
    words: tuple[str, ...]
    """What it declares; empty where it has no name."""
    name: str
    tokens: tuple[Token, ...]
    """Bytes, from the end of the item before it."""
    start: int
    end: int
    body: "Body | None"

    @property
    def is_private(self) -> bool:
        return "private" in self.words or "fileprivate" in self.words


@dataclass(frozen=True)
class Body:
    """What stands between two braces, or in a file."""
    start: int
    items: tuple[Item, ...]
    end: int


def read_declarations(file: SourceFile) -> Body:
    code = [token for token in file.tokens if token.kind != "comment"]
    return Splitter(file, code).body(0, len(code), 0, len(file.data))


class Splitter:
    def __init__(self, file: SourceFile, code: list[Token]) -> None:
        self.file = file
        self.code = code
        self.comments = [token for token in file.tokens if token.kind == "comment"]
        self.partner = self.pairs()

    def pairs(self) -> dict[int, int]:
        found: dict[int, int] = {}
        open_ones: list[int] = []
        conditions = 0
        for index, token in enumerate(self.code):
            conditions += (token.text == "#if") - (token.text == "#endif")
            if token.kind != "punctuation":
                continue
            if token.text in OPENING:
                open_ones.append(index)
            elif token.text in CLOSING:
                if not open_ones:
                    raise Unreadable
                found[open_ones.pop()] = index
        if open_ones or conditions or any(is_open(comment) for comment in self.comments):
            raise Unreadable
        return found

    def body(self, first: int, last: int, start: int, end: int) -> Body:
        """The declarations of the tokens from `first` up to `last`."""
        items: list[Item] = []
        start = self.line_end(start, end) if start else 0
        position = start
        while first < last:
            item, first = self.item(first, last, position, end)
            position = item.end
            items.append(item)
        return Body(start, tuple(items), end)

    def item(self, first: int, last: int, start: int, limit: int) -> tuple[Item, int]:
        keyword, words, index = self.head(first, last)
        if keyword == "#if":
            after = self.end_of_condition(first)
        else:
            after = self.end_of_declaration(index, last)
        end = self.line_end(self.code[after - 1].end, limit)
        is_type = keyword in TYPES
        return Item(
            keyword, words, self.name(keyword, index, after), tuple(self.code[first:after]), start, end,
            self.members(index, after) if is_type else None), after

    def head(self, first: int, last: int) -> tuple[str, tuple[str, ...], int]:
        """The keyword of a declaration, its attributes and modifiers, and where the keyword stands."""
        words: list[str] = []
        index = first
        while index < last:
            text = self.code[index].text
            if text == "@":
                words.append("@" + self.code[index + 1].text)
                index = self.after_arguments(index + 2)
                while self.code[index].text == ".":
                    index = self.after_arguments(index + 2)
            elif text in MODIFIERS or text == "class" and self.code[index + 1].text in KEYWORDS | MODIFIERS:
                words.append(text)
                index = self.after_arguments(index + 1)
            elif text in KEYWORDS or text == "#if":
                return text, tuple(words), index
            else:
                raise Unreadable
        raise Unreadable

    def after_arguments(self, index: int) -> int:
        if self.code[index].text == "(" and self.code[index].start == self.code[index - 1].end:
            return self.partner[index] + 1
        return index

    def end_of_condition(self, index: int) -> int:
        depth = 0
        while True:
            depth += (self.code[index].text == "#if") - (self.code[index].text == "#endif")
            index += 1
            if depth == 0:
                return index

    def end_of_declaration(self, index: int, last: int) -> int:
        """The index after the last token: up to a `;`, or to a line that begins a declaration."""
        index += 1
        while index < last:
            token = self.code[index]
            if token.text == ";":
                return index + 1
            if token.begins_line and self.begins_declaration(token):
                return index
            index = self.partner[index] + 1 if index in self.partner else index + 1
        return index

    @staticmethod
    def begins_declaration(token: Token) -> bool:
        return token.text in KEYWORDS or token.text in MODIFIERS or token.text in {"@", "#if"}

    def name(self, keyword: str, index: int, after: int) -> str:
        if keyword in {"init", "deinit", "subscript", "#if"}:
            return ""
        rest = (token.text for token in self.code[index + 1:after])
        if keyword == "extension":
            return "".join(takewhile(lambda text: text not in {":", "{", "where"}, rest))
        return next(rest, "").strip("`")

    def members(self, index: int, after: int) -> Body | None:
        while index < after:
            if self.code[index].text == "{":
                end = self.partner[index]
                return self.body(index + 1, end, self.code[index].end, self.code[end].start)
            index = self.partner[index] + 1 if index in self.partner else index + 1
        return None

    def line_end(self, offset: int, limit: int) -> int:
        """The end of the line where nothing but comments follows there; else the place itself."""
        end = offset
        for comment in self.comments:
            if comment.start < end:
                continue
            if self.file.data[end:comment.start].strip(b" \t"):
                break
            end = comment.end
        newline = self.file.data.find(b"\n", end)
        rest = self.file.data[end:len(self.file.data) if newline < 0 else newline]
        return offset if rest.strip() or end > limit else end


def is_open(comment: Token) -> bool:
    return comment.text.startswith("/*") and not comment.text.endswith("*/")
