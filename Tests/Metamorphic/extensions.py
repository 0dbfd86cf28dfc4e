"""The methods and computed properties of each type, moved to an extension in a file of its own.

What Swift wants in the type itself stays: stored properties, initialisers, cases, nested types,
overrides and what is overridden. Words of access that would hide a member from its new neighbours are
dropped, on the members of the types that give some away. A member that names something which is
private to its file stays there.
"""
from dataclasses import dataclass

from declarations import TYPES, Item, Unreadable, read_declarations
from swift_source import App, SourceFile, Token

ACCESS = {"private", "fileprivate"}
STAYS = {"override", "required", "convenience", "lazy", "dynamic"}
OBSERVERS = {"willSet", "didSet"}


@dataclass(frozen=True)
class Moved:
    path: str
    name: str
    members: tuple[Item, ...]


def move_to_extensions(app: App) -> dict[str, bytes]:
    overridden = overridden_names(app)
    result: dict[str, bytes] = {}
    for path, file in app.items():
        result.update(moved_from(file, overridden))
    return result


def overridden_names(app: App) -> set[str]:
    """The members that some subclass overrides, for no extension may declare such a one."""
    names: set[str] = set()
    for file in app.values():
        words = [token.text for token in file.tokens if token.kind != "comment"]
        for index, word in enumerate(words):
            if word == "override":
                declared = next((after for after in range(index, len(words) - 1)
                                 if words[after] in {"func", "var", "init", "subscript"}), None)
                if declared is not None and words[declared] in {"func", "var"}:
                    names.add(words[declared + 1])
    return names


def moved_from(file: SourceFile, overridden: set[str]) -> dict[str, bytes]:
    if file.has_directives:
        return {file.path: file.data}
    try:
        items = read_declarations(file).items
    except Unreadable:
        return {file.path: file.data}
    mover = Mover(file, names_private_to_file(items) | overridden)
    mover.read_all(items, "")
    header = b"".join(file.data[item.tokens[0].start:item.tokens[-1].end] + b"\n" for item in items
                      if item.keyword == "import")
    stem = file.path.removesuffix(".swift")
    result = {file.path: without(file.data, mover.cuts)}
    for name, members in mover.moved:
        result[f"{stem}+{name}.swift"] = header + extension_of(file, name, members)
    return result


def names_private_to_file(items: tuple[Item, ...]) -> set[str]:
    private = {item.name for item in items if item.is_private and item.keyword != "extension"}
    for item in items:
        if item.keyword == "extension" and item.body:
            private |= {member.name for member in item.body.items if item.is_private or member.is_private}
    return private


class Mover:
    def __init__(self, file: SourceFile, stays: set[str]) -> None:
        self.file = file
        self.stays = stays
        self.moved: list[tuple[str, list[Item]]] = []
        """Ranges of bytes that the file loses."""
        self.cuts: list[tuple[int, int]] = []

    def read_all(self, items: tuple[Item, ...], around: str) -> None:
        for item in items:
            if item.keyword in TYPES - {"protocol"} and item.body and not item.is_private:
                self.read(item, around + item.name)

    def read(self, item: Item, name: str) -> None:
        members = item.body.items if item.body else ()
        if item.keyword != "extension":
            moved = [member for member in members if self.can_move(member)]
            if moved:
                self.moved.append((name, moved))
                self.cuts += [(member.start, member.end) for member in moved]
                self.cuts += [cut for member in members if member not in moved
                              for cut in access_words(member, self.file)]
        self.read_all(members, name + ".")

    def can_move(self, member: Item) -> bool:
        if STAYS & set(member.words) or {token.text for token in member.tokens} & self.stays:
            return False
        if member.keyword in {"func", "subscript"}:
            return True
        return member.keyword == "var" and is_computed(member)


def is_computed(member: Item) -> bool:
    words = [token.text for token in member.tokens]
    if "{" not in words:
        return False
    brace = words.index("{")
    return "=" not in words[:brace] and words[brace + 1] not in OBSERVERS


def access_words(member: Item, file: SourceFile) -> list[tuple[int, int]]:
    """Where `private`, or `private(set)`, stands in front of a member."""
    cuts: list[tuple[int, int]] = []
    for index, token in enumerate(member.tokens):
        if token.text == member.keyword:
            break
        if token.text in ACCESS:
            cuts.append((token.start, end_of_word(member.tokens, index)))
    return cuts


def end_of_word(tokens: tuple[Token, ...], index: int) -> int:
    if tokens[index + 1].text == "(":
        index += 3
    return tokens[index + 1].start


def without(data: bytes, cuts: list[tuple[int, int]], start: int = 0, end: int | None = None) -> bytes:
    limit = len(data) if end is None else end
    parts: list[bytes] = []
    for first, last in sorted(cut for cut in cuts if start <= cut[0] and cut[1] <= limit):
        parts.append(data[start:first])
        start = last
    return b"".join(parts) + data[start:limit]


def extension_of(file: SourceFile, name: str, members: list[Item]) -> bytes:
    texts = [without(file.data, access_words(member, file), member.start, member.end)
             for member in members]
    return f"\nextension {name} {{".encode() + b"\n".join(texts) + b"\n}\n"
