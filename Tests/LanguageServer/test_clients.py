"""A session of each editor, by the capabilities that it states, as pytest-lsp holds it to the specification."""
import asyncio
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Fixtures"
PRESENTER = "Articles/Presenter/ArticlesPresenter.swift"
EDITORS = pytest.mark.parametrize("editor", ["visual-studio-code", "neovim", "emacs"])


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "an äpp"
    shutil.copytree(FIXTURES / "Articles", folder)
    (folder / ".viperlint.yml").write_text("preset: viper\n")
    return folder


def new_client():
    """A client that takes it when the server asks to be told of changed files."""
    client = make_test_lsp_client()
    client.registrations = []

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        client.registrations += [registration.method for registration in params.registrations]

    return client


@pytest_lsp.fixture(
    config=ClientServerConfig(
        server_command=[os.environ["VIPERLINT"], "lsp", "--stdio"], client_factory=new_client
    )
)
async def client(lsp_client: LanguageClient, editor, app):
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(editor),
            root_uri=app.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=app.as_uri(), name="app")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client, app, name, text=None, version=1):
    uri = (app / name).as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri, "swift", version, text if text is not None else (app / name).read_text())
        )
    )
    return uri


async def until(condition, what):
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(what())


async def diagnostics(client, uri, codes):
    """What is shown of a document, once it is of these rules."""
    await until(
        lambda: [item.code for item in client.diagnostics.get(uri, [])] == codes,
        lambda: f"{codes} are wanted, {client.diagnostics.get(uri)} are shown",
    )
    return client.diagnostics.get(uri, [])


def range_of(line):
    return types.Range(types.Position(line, 0), types.Position(line, 10))


@EDITORS
@pytest.mark.asyncio
async def test_open_edit_fix_hover(client, app, editor):
    uri = opened(client, app, PRESENTER)
    await diagnostics(client, uri, ["protocol_boundary"])

    text = "import UIKit\n" + (app / PRESENTER).read_text()
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, uri),
            [types.TextDocumentContentChangeWholeDocument(text)],
        )
    )
    found = await diagnostics(client, uri, ["ui_import", "protocol_boundary"])

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri), range_of(0), types.CodeActionContext(diagnostics=[found[0]])
        )
    )
    titles = [action.title for action in actions]
    assert titles[:2] == [
        "Remove 'import UIKit'",
        "Suppress ui_import here (write the reason behind the dash)",
    ]
    edit = actions[0].edit
    edits = edit.document_changes[0].edits if edit.document_changes else edit.changes[uri]
    assert [(e.range.start.line, e.range.end.line, e.new_text) for e in edits] == [(0, 1, "")]

    hover = await client.text_document_hover_async(
        types.HoverParams(types.TextDocumentIdentifier(uri), types.Position(3, 10))
    )
    assert "ArticlesPresenter: presenter of module Articles" in hover.contents.value


@EDITORS
@pytest.mark.asyncio
async def test_fix_all(client, app, editor):
    text = "import UIKit\n" + (app / PRESENTER).read_text()
    uri = opened(client, app, PRESENTER, text)
    await diagnostics(client, uri, ["ui_import", "protocol_boundary"])
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri),
            range_of(5),
            types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.SourceFixAll]),
        )
    )
    assert [action.kind for action in actions] == ["source.fixAll.viperlint"]
    action = actions[0]
    if action.edit is None:
        action = await client.code_action_resolve_async(action)
    edit = action.edit
    edits = edit.document_changes[0].edits if edit.document_changes else edit.changes[uri]
    assert [(e.range.start.line, e.range.end.line, e.new_text) for e in edits] == [(0, 1, "")]


@EDITORS
@pytest.mark.asyncio
async def test_other_files_change(client, app, editor):
    new = app / "Articles/Presenter/OtherPresenter.swift"
    new.write_text("final class OtherPresenter { var router: ArticlesWireframe? }\n")
    client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(new.as_uri(), types.FileChangeType.Created)])
    )
    await diagnostics(client, new.as_uri(), ["protocol_boundary"])
    new.unlink()
    client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(new.as_uri(), types.FileChangeType.Deleted)])
    )
    await diagnostics(client, new.as_uri(), [])


@EDITORS
@pytest.mark.asyncio
async def test_watching(client, app, editor):
    opened(client, app, PRESENTER)
    await diagnostics(client, (app / PRESENTER).as_uri(), ["protocol_boundary"])
    # Neovim's capabilities of old say nothing of it.
    asks = editor != "neovim" or client.registrations
    assert not asks or client.registrations == ["workspace/didChangeWatchedFiles"]
    await until(
        lambda: any("19 files, 22 types in 2 modules" in item.message for item in client.log_messages),
        lambda: f"{client.log_messages} are logged",
    )


def test_problem_matcher():
    """The task of Docs/editors.md reads every line that viperlint prints."""
    blocks = re.findall(r"```json\n(.*?)```", (ROOT / "Docs/editors.md").read_text(), re.DOTALL)
    task = next(json.loads(block) for block in blocks if "problemMatcher" in block)["tasks"][0]
    pattern = task["problemMatcher"]["pattern"]
    folder = FIXTURES / "WorkoutsBroken"
    arguments = [argument.replace("${workspaceFolder}", str(folder)) for argument in task["args"]]
    run = subprocess.run(
        [os.environ["VIPERLINT"], *arguments, "--notes"], capture_output=True, text=True, cwd="/"
    )
    lines = run.stdout.splitlines()
    assert len(lines) > 20 and not run.stderr
    severities = set()
    for line in lines:
        found = re.search(pattern["regexp"], line)
        assert found, line
        assert pathlib.Path(found[pattern["file"]]).is_file(), line
        assert int(found[pattern["line"]]) > 0 and int(found[pattern["column"]]) > 0
        assert found[pattern["message"]] and re.fullmatch("[a-z_]+", found[pattern["code"]])
        severities.add(found[pattern["severity"]])
    assert severities == {"error", "warning", "note"}
