"""All files of a folder in one, with the imports of all.

Left apart are files that say something by being files: with statements at file scope, with directives,
generated ones and tests, and those that declare what is private to them under a name that another file
of the folder has, too.
"""
from pathlib import PurePosixPath

from declarations import Body, Item, Unreadable, read_declarations
from swift_source import App, SourceFile

TELLING = ("Test", "Tests", "Spec", "Mock", "Mocks", ".generated", "main")


def merge_files(app: App) -> dict[str, bytes]:
    result: dict[str, bytes] = {}
    folders: dict[PurePosixPath, list[tuple[SourceFile, Body]]] = {}
    for path, file in app.items():
        body = mergeable(file)
        if body is None:
            result[path] = file.data
        else:
            folders.setdefault(PurePosixPath(path).parent, []).append((file, body))
    for folder, files in folders.items():
        apart = clashing(files)
        result.update({file.path: file.data for file, _ in files if file.path in apart})
        rest = [(file, body) for file, body in files if file.path not in apart]
        if rest:
            result[str(folder / "Merged.swift")] = merged(rest)
    return result


def mergeable(file: SourceFile) -> Body | None:
    if file.has_directives or PurePosixPath(file.path).stem.endswith(TELLING):
        return None
    try:
        return read_declarations(file)
    except Unreadable:
        return None


def clashing(files: list[tuple[SourceFile, Body]]) -> set[str]:
    """The files of which a private name means something else in another."""
    named = {file.path: {token.text for token in file.tokens} for file, _ in files}
    apart: set[str] = set()
    for file, body in files:
        private = {item.name for item in body.items if item.is_private and item.keyword != "extension"}
        if any(private & words for path, words in named.items() if path != file.path):
            apart.add(file.path)
    return apart


def merged(files: list[tuple[SourceFile, Body]]) -> bytes:
    imports: dict[bytes, None] = {}
    rest: list[bytes] = []
    for file, body in files:
        chunks: list[bytes] = []
        for item in body.items:
            if item.keyword == "import":
                imports[import_text(file, item)] = None
            else:
                chunks.append(file.data[item.start:item.end])
        tail = body.items[-1].end if body.items else 0
        rest.append(b"".join(chunks) + file.data[tail:])
    return b"\n".join(imports) + b"\n" + b"\n".join(rest)


def import_text(file: SourceFile, item: Item) -> bytes:
    return file.data[item.tokens[0].start:item.tokens[-1].end]
