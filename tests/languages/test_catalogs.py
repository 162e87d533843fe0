"""Every language has all texts of the program, and none that would break what they are shown in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from i18n.tools.catalog import FORMS, Catalog, Text
from i18n.tools.faults import faults
from i18n.tools.folders import PROGRAM, catalogs
from i18n.tools.source import texts_in
from shingleback.gui.window.language import ENGLISH, NAMES

CATALOGS = catalogs()


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    return texts_in(PROGRAM)


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.stem)
def test_a_catalog_is_complete_and_in_step_with_the_program(path: Path, texts: list[Text]) -> None:
    """Else: `i18n/update`, and translate what is new."""
    assert faults(Catalog.read(path), texts) == []


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.stem)
def test_a_catalog_knows_its_language(path: Path) -> None:
    assert path.stem == f"shingleback_{Catalog.read(path).language}"


def test_the_window_offers_the_languages_that_there_are() -> None:
    languages = {Catalog.read(path).language for path in CATALOGS}
    assert languages == FORMS.keys() == NAMES.keys() - {ENGLISH}


def test_texts_are_found_where_they_are_said_and_where_they_are_kept(texts: list[Text]) -> None:
    """In a widget, in a module that does not know Qt, and with a number."""
    assert Text("DiagnosePage", "What happened?") in texts
    assert Text("patience", "Looking for the drive.") in texts
    assert Text("numbers", "%n day(s)") in texts


def test_a_text_with_a_number_says_in_english_where_its_plural_is(texts: list[Text]) -> None:
    """For English has no catalog: `messages` makes its plurals."""
    assert [text for text in texts if text.has_forms and "(s)" not in text.source] == []
    assert [text for text in texts if "(s)" in text.source and not text.has_forms] == []


def marked_in(code: str) -> Iterator[Text]:
    """Each constant text that is handed to `QT_TRANSLATE_NOOP` or `translate`, as Python understands it."""
    for call in (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if name in ("QT_TRANSLATE_NOOP", "translate") and len(call.args) > 1:
            match call.args[:2]:
                case [ast.Constant(value=str(context)), ast.Constant(value=str(source))]:
                    yield Text(context, source)


def test_no_text_is_marked_in_a_way_that_qt_overlooks(texts: list[Text]) -> None:
    """Such as one in brackets of its own: it would stay English in every language, and nobody would miss it."""
    known = set(texts)
    marked = [text for module in PROGRAM.rglob("*.py") for text in marked_in(module.read_text(encoding="utf-8"))]
    assert marked
    assert [text for text in marked if text not in known] == []
