"""The declarations of each file in reverse order: those of the file, and the members of each type."""
from declarations import Body, Item, Unreadable, read_declarations
from swift_source import App, SourceFile


def reverse_declarations(app: App) -> dict[str, bytes]:
    return {path: reversed_file(file) for path, file in app.items()}


def reversed_file(file: SourceFile) -> bytes:
    if file.has_directives:
        return file.data
    try:
        body = read_declarations(file)
    except Unreadable:
        return file.data
    imports, rest = split_imports(body.items)
    head = file.data[:imports[-1].end] if imports else b""
    return head + in_reverse(file, rest, body.end)


def split_imports(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """The imports, with all that stands before the last of them, and what comes after."""
    imports = [index for index, item in enumerate(items) if holds_import(item)]
    border = imports[-1] + 1 if imports else 0
    return items[:border], items[border:]


def holds_import(item: Item) -> bool:
    return item.keyword == "import" or item.keyword == "#if" and any(
        token.text == "import" for token in item.tokens)


def in_reverse(file: SourceFile, items: tuple[Item, ...], end: int) -> bytes:
    if not items:
        return b""
    chunks = [on_line_of_its_own(reversed_item(file, item)) for item in reversed(items)]
    return b"".join(chunks) + on_line_of_its_own(file.data[items[-1].end:end])


def on_line_of_its_own(chunk: bytes) -> bytes:
    return chunk if chunk.lstrip(b" \t\r").startswith(b"\n") else b"\n" + chunk


def reversed_item(file: SourceFile, item: Item) -> bytes:
    body: Body | None = item.body
    if body is None or not body.items:
        return file.data[item.start:item.end]
    return (file.data[item.start:body.start] + in_reverse(file, body.items, body.end)
            + file.data[body.end:item.end])
