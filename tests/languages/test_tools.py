"""The tools that keep the catalogs up to date."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from i18n.tools.build import build
from i18n.tools.catalog import FORMS, Catalog, Text
from i18n.tools.faults import faults
from i18n.tools.folders import catalog_of
from i18n.tools.source import texts_in
from i18n.tools.update import update

RATE = Text("numbers", "{size}/s")
OPEN, FILES, PLACE = Text("Page", "&Open"), Text("numbers", "%n file(s)"), Text("words", "It is at <b>{place}</b>.")
SAID = {OPEN: ("Ö&ffnen",), FILES: ("%Ln Datei", "%Ln Dateien"), PLACE: ("Es ist bei <b>{place}</b>.",)}
MODULE = """
class Page(QWidget):
    def __init__(self):
        self.button = QPushButton(self.tr("&Open"))

FILES = QT_TRANSLATE_NOOP("numbers", "%n file(s)")
PLACE = QT_TRANSLATE_NOOP("words", "It is at "
    "<b>{place}</b>.")
"""


@pytest.fixture
def german(tmp_path: Path) -> Path:
    path = catalog_of("de", tmp_path)
    Catalog("de", dict(SAID)).write(path)
    return path


def test_the_texts_of_a_module_are_extracted(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(MODULE)
    assert set(texts_in(tmp_path)) == SAID.keys()


def test_a_written_catalog_can_be_read_back(german: Path) -> None:
    assert Catalog.read(german) == Catalog("de", SAID)


def test_new_texts_are_added_untranslated_and_old_ones_removed(german: Path) -> None:
    new = Text("Page", "&Close")
    summary = update(german.parent, [OPEN, FILES, new])
    assert Catalog.read(german).said == {OPEN: SAID[OPEN], FILES: SAID[FILES], new: ()}
    assert summary == ["de: 3 texts, 1 to be translated"]


def test_a_new_language_starts_untranslated(tmp_path: Path) -> None:
    update(tmp_path, [OPEN, FILES], ["pl"])
    assert Catalog.read(catalog_of("pl", tmp_path)) == Catalog("pl", {OPEN: (), FILES: ()})


def test_a_complete_catalog_has_no_faults() -> None:
    assert faults(Catalog("de", SAID), SAID) == []


def test_missing_and_obsolete_texts_are_faults() -> None:
    assert faults(Catalog("de", {OPEN: SAID[OPEN]}), [OPEN, FILES]) == ["numbers: “%n file(s)” is not in the catalog"]
    assert faults(Catalog("de", SAID), [OPEN, PLACE]) == ["numbers: “%n file(s)” is no longer in the program"]


@pytest.mark.parametrize(
    ("text", "expected", "fault"),
    [
        (OPEN, (), "is not translated"),
        (OPEN, ("",), "is not translated"),
        (OPEN, ("Öffnen",), "has no key, or one too many"),
        (OPEN, ("&Öff&nen",), "has no key, or one too many"),
        (OPEN, ("Ö&ffnen ",), "begins or ends with another space"),
        (OPEN, ("Ö&ffnen\x01",), "has a sign that cannot be seen"),
        (FILES, ("%Ln Datei", ""), "is not translated"),
        (FILES, ("%Ln Dateien",), "has 1 plural forms, where the language has 2"),
        (FILES, ("%n Datei", "%Ln Dateien"), "has no %Ln"),
        (PLACE, ("Es ist bei <b>{ort}</b>.",), "has other places"),
        (PLACE, ("Es ist bei <b>{place</b>.",), "has a brace too many"),
        (PLACE, ("Es ist bei {place}.",), "has other markup"),
        (PLACE, ("הוא ב-<b>{place}</b>.",), "has a place that is not between U+2068 and U+2069"),
        (OPEN, ("&\u05e4 quirks=1",), "has a command or path that is not between U+2066 and U+2069"),
        (OPEN, ("&\u05e4 /etc/fstab",), "has a command or path that is not between U+2066 and U+2069"),
        (
            OPEN,
            ("&\u05e4 „Data Backup Options” (2012)",),
            "has quotation marks that are not isolated with what they enclose",
        ),
        (
            PLACE,
            ("הוא ב„\u2068<b>{place}</b>\u2069”.",),
            "has quotation marks that are not isolated with what they enclose",
        ),
        (RATE, ("\u200f\u2068{size}/s\u2069",), "has a place beside Latin letters, and no U+2066 before both"),
        (PLACE, ("\u2068<b>{place}</b>\u2069 הוא שם.",), "begins with a place, and with no U+200F before it"),
    ],
)
def test_a_translation_that_cannot_be_displayed_is_a_fault(text: Text, expected: tuple[str, ...], fault: str) -> None:
    (found,) = faults(Catalog("de", {text: expected}), [text])
    assert f"{text.context}: “{text.source}” {fault}" in found


def test_translations_reach_qt_and_the_rest_stays_english(german: Path, tmp_path: Path) -> None:
    update(german.parent, [*SAID, Text("Page", "&Close")])
    (built,) = build(german.parent, tmp_path / "built")

    translator = QTranslator()
    assert translator.load(str(built))
    assert translator.translate("Page", "&Open") == "Ö&ffnen"
    assert not translator.translate("Page", "&Close")
    assert [translator.translate("numbers", "%n file(s)", None, count) for count in (1, 2)] == list(SAID[FILES])


def test_only_changed_catalogs_are_rebuilt_and_removed_ones_are_deleted(german: Path, tmp_path: Path) -> None:
    built = tmp_path / "built"
    (first,) = build(german.parent, built)
    assert build(german.parent, built) == []
    (built / "shingleback_xx.qm").write_bytes(b"")
    german.unlink()
    assert build(german.parent, built) == []
    assert list(built.iterdir()) == []
    assert first.parent == built


def test_a_rebuild_does_not_change_the_file_that_an_open_window_reads(german: Path, tmp_path: Path) -> None:
    """Qt maps the file into memory: truncating it would crash the window."""
    built = tmp_path / "built"
    (file,) = build(german.parent, built)
    before = file.read_bytes()
    with file.open("rb") as read:
        os.utime(file, (0, 0))
        assert build(german.parent, built) == [file]
        assert os.fstat(read.fileno()).st_ino != file.stat().st_ino
        assert read.read() == before


@pytest.mark.parametrize("language", FORMS)
def test_qt_uses_all_plural_forms_of_a_language(language: str, tmp_path: Path) -> None:
    """And it needs no more of them."""
    forms = tuple(f"{number} %Ln" for number in range(FORMS[language]))
    Catalog(language, {FILES: forms}).write(catalog_of(language, tmp_path))
    (built,) = build(tmp_path, tmp_path / "built")

    translator = QTranslator()
    assert translator.load(str(built))
    assert {translator.translate("numbers", "%n file(s)", None, count) for count in range(1, 30)} == set(forms)
