"""Every catalog is complete, and no translation breaks the widget that shows it."""

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
def test_a_catalog_is_complete_and_up_to_date(path: Path, texts: list[Text]) -> None:
    """If this fails, run `i18n/update` and translate the new texts."""
    assert faults(Catalog.read(path), texts) == []


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.stem)
def test_a_catalog_knows_its_language(path: Path) -> None:
    assert path.stem == f"shingleback_{Catalog.read(path).language}"


def test_the_window_offers_exactly_the_available_languages() -> None:
    languages = {Catalog.read(path).language for path in CATALOGS}
    assert languages == FORMS.keys() == NAMES.keys() - {ENGLISH}


def test_texts_are_extracted_from_widgets_and_from_modules_without_qt(texts: list[Text]) -> None:
    """One from a widget, one from a module without Qt, and one with a number."""
    assert Text("DiagnosePage", "What happened?") in texts
    assert Text("patience", "Looking for the drive.") in texts
    assert Text("numbers", "%n day(s)") in texts


def test_a_text_with_a_number_marks_its_english_plural(texts: list[Text]) -> None:
    """English has no catalog: `messages` forms its plurals."""
    assert [text for text in texts if text.has_forms and "(s)" not in text.source] == []
    assert [text for text in texts if "(s)" in text.source and not text.has_forms] == []


def marked_in(code: str) -> Iterator[Text]:
    """Each constant text passed to `QT_TRANSLATE_NOOP` or `translate`, found by Python's own parser."""
    for call in (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)):
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if name in ("QT_TRANSLATE_NOOP", "translate") and len(call.args) > 1:
            match call.args[:2]:
                case [ast.Constant(value=str(context)), ast.Constant(value=str(source))]:
                    yield Text(context, source)


def test_no_text_is_marked_in_a_way_that_qt_overlooks(texts: list[Text]) -> None:
    """A text in its own parentheses, for example, would silently stay English in every language."""
    known = set(texts)
    marked = [text for module in PROGRAM.rglob("*.py") for text in marked_in(module.read_text(encoding="utf-8"))]
    assert marked
    assert [text for text in marked if text not in known] == []
