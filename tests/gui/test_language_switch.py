"""A new language is used at once on every page, and the old pages stop listening to signals."""

from collections.abc import Iterator
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from i18n.tools.build import build
from i18n.tools.catalog import Catalog, Text
from i18n.tools.folders import catalog_of
from shingleback.gui.controllers.backup_run import Meter
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.run.page import RunArea, RunPage
from shingleback.gui.widgets import style
from shingleback.gui.widgets.style import ColorScheme, scheme_of
from shingleback.gui.window.language import ENGLISH, LanguageSwitcher, speak
from shingleback.store.settings import Appearance
from tests.gui.conftest import Desk

DRIVES: dict[str, dict[Text, tuple[str, ...]]] = {
    "de": {
        Text("Navigation", "&Drives"): ("&Laufwerke",),
        Text("SettingsPage", "Settings"): ("Einstellungen",),
    },
    "he": {Text("Navigation", "&Drives"): ("כוננים",)},
}


@pytest.fixture
def speaking(desk: Desk, qapp: QApplication, tmp_path: Path) -> Iterator[LanguageSwitcher]:
    folder = tmp_path / "catalogs"
    folder.mkdir()
    for language, texts in DRIVES.items():
        Catalog(language, texts).write(catalog_of(language, folder))
    build(folder, folder / "built")
    yield LanguageSwitcher(qapp, desk.window, desk.chosen, folder / "built")
    speak(qapp, ENGLISH, Path(), desktop=())


def choose(chosen: SettingsController, language: str) -> None:
    chosen.change(lambda old: msgspec.structs.replace(old, language=language))
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, 0)
    QTest.qWait(0)


def open_all(desk: Desk) -> list[QWidget]:
    for section in Section:
        desk.window.show_section(section)
    return [desk.window.pages.by_section()[section].get() for section in Section]


def name_of_drives(desk: Desk) -> str:
    return desk.window.navigation.buttons[Section.DRIVES].text()


@pytest.mark.usefixtures("speaking")
def test_a_new_language_is_used_at_once(desk: Desk) -> None:
    open_all(desk)
    desk.window.show_section(Section.SETTINGS)
    choose(desk.chosen, "de")

    assert name_of_drives(desk) == "&Laufwerke"
    assert desk.window.section is Section.SETTINGS
    assert desk.window.settings.isVisible()
    assert "Einstellungen" in [label.text() for label in desk.window.settings.findChildren(QLabel)]

    choose(desk.chosen, "en")
    assert name_of_drives(desk) == "&Drives"


@pytest.mark.usefixtures("speaking")
def test_a_right_to_left_language_mirrors_the_window(desk: Desk, qapp: QApplication) -> None:
    choose(desk.chosen, "he")
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert desk.window.navigation.x() > 0


@pytest.mark.usefixtures("speaking")
def test_no_page_in_the_old_language_is_left_or_receives_signals(desk: Desk, qtbot: QtBot) -> None:
    before = open_all(desk)
    choose(desk.chosen, "de")
    qtbot.waitUntil(lambda: not any(map(isValid, before)))

    desk.drives.changed.emit()
    desk.chosen.changed.emit()
    desk.run.changed.emit(desk.run.state)
    desk.run.over.emit()
    open_all(desk)


@pytest.mark.usefixtures("speaking")
def test_the_language_of_a_run_page_does_not_change_during_a_backup(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = desk.window.home
    with monkeypatch.context() as patched:
        patched.setattr(type(desk.window), "is_busy", property(lambda _window: True))
        choose(desk.chosen, "de")
        assert desk.window.home is home
        assert name_of_drives(desk) == "&Drives"


@pytest.mark.usefixtures("speaking")
def test_the_language_of_a_page_does_not_change_while_its_dialog_is_open(desk: Desk, qtbot: QtBot) -> None:
    settings = desk.window.settings
    dialog = QDialog(settings)
    dialog.open()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is dialog)
    choose(desk.chosen, "de")
    assert desk.window.settings is settings

    dialog.reject()
    qtbot.waitUntil(lambda: name_of_drives(desk) == "&Laufwerke")
    assert desk.window.settings is not settings


def test_a_theme_takes_effect_at_once(qapp: QApplication) -> None:
    chosen_scheme: list[ColorScheme | None] = [None]
    theme_switch = style.ThemeController(qapp, lambda: chosen_scheme[0])
    usual = scheme_of(qapp.palette(), QPalette.ColorRole.Light)
    for scheme in (ColorScheme.DARK, ColorScheme.LIGHT):
        chosen_scheme[0] = scheme
        theme_switch.refresh()
        assert scheme_of(qapp.palette(), QPalette.ColorRole.Light) is scheme
    chosen_scheme[0] = None
    theme_switch.refresh()
    assert scheme_of(qapp.palette(), QPalette.ColorRole.Light) is usual
    theme_switch.deleteLater()


def test_every_theme_can_be_chosen() -> None:
    assert {scheme.value for scheme in ColorScheme} == {appearance.value for appearance in Appearance} - {
        Appearance.DESKTOP.value
    }


@pytest.mark.usefixtures("qtbot")
def test_a_page_that_was_made_again_no_longer_shows_what_the_drive_does_after_a_run() -> None:
    """As in another language. The drive is still sampled until its meter is gone, too."""
    meter = Meter()
    area = RunArea(RunPage(), meter, lambda: None)
    delete(area)
    meter.measured.emit()  # pytest-qt reports what a deleted page raises
