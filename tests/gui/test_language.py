"""The language of the window: the chosen one, or the desktop's."""

from collections.abc import Callable, Iterator
from datetime import time
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from i18n.tools.build import build
from i18n.tools.catalog import Catalog, Text
from i18n.tools.folders import catalog_of
from shingleback.gui.run import texts
from shingleback.gui.window.language import ENGLISH, NAMES, speak
from shingleback.messages.translate import files

FILES = Text("numbers", "%n file(s)")
FORMS = {
    "de": ("%Ln Datei", "%Ln Dateien"),
    "pl": ("%Ln plik", "%Ln pliki", "%Ln plików"),
    "pt_BR": ("%Ln arquivo", "%Ln arquivos"),
    "he": ("%Ln קובץ", "%Ln קבצים"),
    "zh_CN": ("%Ln 个文件",),
}

Speaker = Callable[..., str]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("i18n")
    for language, forms in FORMS.items():
        Catalog(language, {FILES: forms}).write(catalog_of(language, folder))
    build(folder, folder / "built")
    return folder / "built"


@pytest.fixture
def says(qapp: QApplication, built: Path) -> Iterator[Speaker]:
    """Speaks the chosen language, or one of the desktop's, and returns its code."""
    yield lambda chosen="", *desktop: speak(qapp, chosen, built, desktop)
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.parametrize(
    ("desktop", "language"),
    [
        (["de-AT", "de"], "de"),
        (["it-IT", "it", "pl-PL"], "pl"),
        (["en-GB", "de-DE"], ENGLISH),
        (["it-IT"], ENGLISH),
        (["C"], ENGLISH),
        ([], ENGLISH),
        (["pt-PT"], "pt_BR"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW"], ENGLISH),
        (["de-Latn-DE"], "de"),
    ],
)
def test_the_first_available_language_of_the_desktop_is_spoken(
    says: Speaker, desktop: list[str], language: str
) -> None:
    assert says("", *desktop) == language


def test_a_chosen_language_overrides_the_desktop(says: Speaker) -> None:
    assert says("pl", "de-DE") == "pl"
    assert texts.files(3) == "3 pliki"


def test_a_chosen_language_that_is_no_longer_available_falls_back_to_the_desktop(says: Speaker) -> None:
    assert says("tlh", "de-DE") == "de"


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("de", ["0 Dateien", "1 Datei", "2 Dateien", "5 Dateien", "3.708 Dateien"]),
        ("pl", ["0 plików", "1 plik", "2 pliki", "5 plików", "3708 plików"]),
        ("pt_BR", ["0 arquivo", "1 arquivo", "2 arquivos", "5 arquivos", "3.708 arquivos"]),
        ("zh_CN", ["0 个文件", "1 个文件", "2 个文件", "5 个文件", "3,708 个文件"]),
        (ENGLISH, ["0 files", "1 file", "2 files", "5 files", "3,708 files"]),
    ],
)
def test_numbers_have_the_plural_forms_and_separators_of_the_language(
    says: Speaker, language: str, counts: list[str]
) -> None:
    says(language)
    assert [texts.files(count).replace("\xa0", " ") for count in (0, 1, 2, 5, 3708)] == counts


def test_sizes_and_times_follow_local_conventions(says: Speaker) -> None:
    says("", "de-DE")
    assert texts.size(1_500_000_000) == "1,5 GB"
    assert texts.translate.clock(time(19, 30)) == "19:30"
    says("", "en-US")
    assert texts.size(1_500_000_000) == "1.5 GB"
    assert texts.translate.clock(time(19, 30)).replace("\u202f", " ") == "7:30 PM"


def test_numbers_follow_the_country_if_the_language_matches(says: Speaker) -> None:
    says("de", "de-CH")
    assert QLocale().name() == "de_CH"
    says("de", "en-GB")
    assert QLocale().name() == "de_DE"


def test_an_untranslated_text_is_english_with_the_right_plural(says: Speaker) -> None:
    says("de")
    assert texts.translate("home", "%n file(s)", 1) == "1 file"
    assert texts.translate("texts", "Copying") == "Copying"


def test_standard_buttons_of_qt_are_translated(says: Speaker, qtbot: QtBot) -> None:
    says("de")
    box = QMessageBox(QMessageBox.Icon.Question, "", "", QMessageBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "Abbrechen" in [button.text().replace("&", "") for button in box.findChildren(QPushButton)]


def test_switching_the_language_replaces_the_previous_one(says: Speaker, qapp: QApplication) -> None:
    says("he")
    assert texts.files(2) == "2 קבצים"
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    says("de")
    assert texts.files(2) == "2 Dateien"
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    says(ENGLISH)
    assert texts.files(2) == "2 files"


def test_a_window_without_catalogs_is_english(qapp: QApplication, tmp_path: Path, says: Speaker) -> None:
    assert speak(qapp, "de", tmp_path / "none", ()) == "de"
    assert texts.files(2) == "2 files"
    says(ENGLISH)


def test_each_language_is_listed_by_its_own_name() -> None:
    assert NAMES["ja"] == "日本語"
    assert len(set(NAMES.values())) == len(NAMES)


def test_output_in_the_terminal_stays_english(says: Speaker) -> None:
    says("de")
    assert files(3708) == "3,708 files"


def test_without_its_catalog_a_language_gives_way_to_english_as_a_whole(qapp: QApplication, tmp_path: Path) -> None:
    speak(qapp, "", tmp_path, desktop=("de-DE",))
    listed, number = texts.translate.listed(["Documents", "Music", "Pictures"]), texts.count(1234567)
    speak(qapp, ENGLISH, Path(), desktop=())

    assert listed.replace(", and", " and") == "Documents, Music and Pictures"
    assert number == "1,234,567"
