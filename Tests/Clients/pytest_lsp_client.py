"""pytest-lsp with the abilities of several editors: what they are told is what the command finds."""

import json
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROJECT = pathlib.Path(os.environ["PROJECT"])
FINDINGS = json.loads(pathlib.Path(os.environ["EXPECTED"]).read_text())["findings"]


@pytest_lsp.fixture(
    params=["neovim", "visual_studio_code", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["L10NLINT"], "lsp"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        return None

    lsp_client.answer = await lsp_client.initialize_session(
        lsp.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[lsp.WorkspaceFolder(uri=PROJECT.as_uri(), name="app")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def expected(path, encoding):
    column = "column" if encoding == "utf-8" else "utf16Column"
    return sorted(
        (f["rule"], f["start"]["line"] - 1, f["start"][column] - 1, f["end"]["line"] - 1, f["end"][column] - 1)
        for f in FINDINGS
        if f["path"] == path
    )


def shown(diagnostics):
    return sorted(
        (d.code, d.range.start.line, d.range.start.character, d.range.end.line, d.range.end.character)
        for d in diagnostics
    )


def open_text(client, path):
    uri = (PROJECT / path).as_uri()
    text = (PROJECT / path).read_text()
    item = lsp.TextDocumentItem(uri=uri, language_id="objective-c", version=1, text=text)
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))
    return uri


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["List.m", "en.lproj/Localizable.strings"])
async def test_findings_are_those_of_the_command(client: LanguageClient, path):
    uri = open_text(client, path)
    await client.wait_for_notification("textDocument/publishDiagnostics")
    wanted = expected(path, client.answer.capabilities.position_encoding or "utf-16")
    assert wanted
    assert shown(client.diagnostics[uri]) == wanted


@pytest.mark.asyncio
async def test_every_answer_is_what_the_protocol_says(client: LanguageClient):
    uri = open_text(client, "List.m")
    table = open_text(client, "en.lproj/Localizable.strings")
    document, position = lsp.TextDocumentIdentifier(uri=uri), lsp.Position(line=2, character=27)
    everywhere = lsp.Range(start=lsp.Position(line=0, character=0), end=lsp.Position(line=9, character=0))
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(text_document=document, range=everywhere, context=lsp.CodeActionContext(diagnostics=[]))
    )
    assert any(action.is_preferred and action.edit for action in actions)
    hover = await client.text_document_hover_async(lsp.HoverParams(text_document=document, position=position))
    assert "Files" in hover.contents.value
    places = await client.text_document_definition_async(
        lsp.DefinitionParams(text_document=document, position=position)
    )
    # The base language comes first.
    assert places[0].uri == table
    assert all(place.uri.endswith("Localizable.strings") for place in places)
    places = await client.text_document_references_async(
        lsp.ReferenceParams(
            text_document=document, position=position, context=lsp.ReferenceContext(include_declaration=False)
        )
    )
    assert [place.range.start.line for place in places] == [1, 2]
    keys = await client.text_document_completion_async(
        lsp.CompletionParams(text_document=document, position=position)
    )
    assert [item.label for item in keys.items] == ["list.title"]
    symbols = await client.text_document_document_symbol_async(
        lsp.DocumentSymbolParams(text_document=lsp.TextDocumentIdentifier(uri=table))
    )
    assert [symbol.name for symbol in symbols] == ["list.title", "list.title"]
