"""Every change on the settings page takes effect at once, and changes made elsewhere are shown."""

import threading
from pathlib import Path
from types import SimpleNamespace

import msgspec.structs
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QPushButton,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.settings.page import Session, SettingsPage
from shingleback.gui.settings.rule_list import FileTypeDialog
from shingleback.gui.widgets import style
from shingleback.store.private_files import Paths
from shingleback.store.settings import Appearance, OnClose, ProtectedDrive, Settings
from tests.helpers.dialogs import next_dialog
from tests.helpers.patience import PATIENCE_S

LANGUAGES = {"de": "Deutsch", "en": "English"}


class FakeSwitch:
    """A session switch that can fail or hang."""

    def __init__(self, *, is_possible: bool = True, is_broken: bool = False, is_slow: bool = False) -> None:
        self.is_possible = is_possible
        self.is_on = False
        self.answers = threading.Event()
        self._is_broken = is_broken
        if not is_slow:
            self.answers.set()

    def set_on(self, is_on: bool) -> None:
        assert self.answers.wait(PATIENCE_S)
        if self._is_broken:
            raise UsageError(Why.SETTINGS_UNWRITABLE, path="/x", detail="no room")
        self.is_on = is_on


@pytest.fixture
def chosen(qtbot: QtBot) -> SettingsController:  # noqa: ARG001 (needs an application)
    return SettingsController(Memory(Paths.of_user()))


@pytest.fixture
def page(chosen: SettingsController, qtbot: QtBot) -> SettingsPage:
    return shown(qtbot, chosen, Session(FakeSwitch(), FakeSwitch(is_possible=False), LANGUAGES))


def shown(qtbot: QtBot, chosen: SettingsController, session: Session) -> SettingsPage:
    page = SettingsPage(chosen, session)
    qtbot.addWidget(page)
    page.show()
    return page


def choose(box: QComboBox, data: str) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_every_change_takes_effect_at_once(page: SettingsPage, chosen: SettingsController) -> None:
    page.backups.on_battery.click()
    page.backups.days.setValue(7)
    page.backups.pace.box.setCurrentIndex(0)
    page.program.notifies_plug_in.click()
    page.program.moves.click()
    choose(page.program.language, "de")
    choose(page.program.on_close, OnClose.STAY)
    settings = chosen.settings
    assert (settings.on_battery, settings.reminder_days, settings.pace) == (True, 7, "gentle")
    assert (settings.notifies_plug_in, settings.moves, settings.language, settings.on_close) == (
        False,
        False,
        "de",
        OnClose.STAY,
    )
    assert page.program.later.isVisible()


def test_a_change_that_cannot_be_saved_is_not_shown_as_if_it_were(
    page: SettingsPage, chosen: SettingsController, qtbot: QtBot
) -> None:
    file = Paths.of_user().settings_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b'language = "de"\nexcludes = ["\xff"]\n')
    before = file.read_bytes()
    for press in (
        page.backups.on_battery.click,
        lambda: page.backups.days.setValue(7),
        page.program.moves.click,
        lambda: choose(page.program.appearance, "dark"),
    ):
        with qtbot.waitSignal(chosen.failed) as failure:
            press()
        assert failure.args[0].why is Why.SETTINGS_UNREADABLE
    assert not page.backups.on_battery.isChecked()
    assert page.backups.days.value() == Settings().reminder_days
    assert page.program.moves.isChecked()
    assert page.program.appearance.currentData() == Appearance.DESKTOP.value
    assert file.read_bytes() == before


def test_a_change_made_elsewhere_is_shown(page: SettingsPage, chosen: SettingsController) -> None:
    chosen.change(lambda old: msgspec.structs.replace(old, on_battery=True, reminder_days=0, moves=False, pace="full"))
    assert page.backups.on_battery.isChecked()
    assert page.backups.days.text() == "never"
    assert page.backups.pace.pace == "full"
    assert not page.program.moves.isChecked()


def test_the_exclude_rules_of_all_sets_are_shown_and_can_be_changed(
    page: SettingsPage, chosen: SettingsController
) -> None:
    def answer(dialog: ExcludesDialog) -> None:
        dialog.edit.setPlainText("*.iso")
        dialog.caches.setChecked(False)
        dialog.box.button(QDialogButtonBox.StandardButton.Ok).click()

    with next_dialog(ExcludesDialog, answer):
        page.excludes.change.click()
    assert (chosen.settings.excludes, chosen.settings.skips_caches) == (["*.iso"], False)
    assert page.excludes.rules.text() == "Everything ending in .iso"


def test_the_usual_exclude_rules_are_one_line_and_stay_as_they_are_when_the_dialog_is_accepted(
    page: SettingsPage, chosen: SettingsController
) -> None:
    own_rules = ["node_modules/", "~/Videos/raw", "x-[ab]?"]
    chosen.set(excludes=[*DEFAULT_EXCLUDES, *own_rules])
    assert page.excludes.rules.text().split(" · ") == [
        "Trash, thumbnails and the like",
        "Every folder named node_modules",
        "The folder or file Videos \u203a raw",
        "Everything that matches x-[ab]?",
        "Folders marked as caches",
    ]

    def accept(dialog: ExcludesDialog) -> None:
        dialog.box.button(QDialogButtonBox.StandardButton.Ok).click()

    with next_dialog(ExcludesDialog, accept):
        page.excludes.change.click()
    assert chosen.settings.excludes == [*DEFAULT_EXCLUDES, *own_rules]


def test_the_dialog_shows_rules_in_words_which_can_be_removed_and_added(
    page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_arguments: f"{Path.home()}/Videos [raw]")
    dialog = ExcludesDialog([*DEFAULT_EXCLUDES, "*.iso", "/"], skips_caches=True, parent=page)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.edit.isVisible(), "patterns are for experts"
    lines = dialog.words.lines
    assert shown_lines(dialog) == ["Trash, thumbnails and the like", "Everything ending in .iso", "/"]
    lines.setCurrentRow(1)
    dialog.words.remove.click()
    lines.setCurrentRow(1)
    dialog.words.remove.click()
    next(control for control in dialog.findChildren(QPushButton) if "folder…" in control.text()).click()
    assert shown_lines(dialog) == ["Trash, thumbnails and the like", "The folder or file Videos [raw]"]
    lines.setCurrentRow(0)
    dialog.words.remove.click()
    dialog.box.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.rules == [f"path:{Path.home()}/Videos [raw]"]


@pytest.mark.parametrize("ending", ["iso", ".iso", " *.iso "])
def test_a_file_type_is_excluded_without_writing_a_pattern(
    ending: str, page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(dialog: FileTypeDialog) -> bool:
        dialog.ending.setText(ending)
        return True

    monkeypatch.setattr(FileTypeDialog, "exec", answer)
    dialog = ExcludesDialog([], skips_caches=True, parent=page)
    qtbot.addWidget(dialog)
    next(control for control in dialog.findChildren(QPushButton) if "type…" in control.text()).click()
    assert (dialog.rules, shown_lines(dialog)) == (["*.iso"], ["Everything ending in .iso"])


def shown_lines(dialog: ExcludesDialog) -> list[str]:
    return [dialog.words.lines.item(row).text() for row in range(dialog.words.lines.count())]


def test_the_dialog_says_what_the_rule_at_the_cursor_means(page: SettingsPage, qtbot: QtBot) -> None:
    dialog = ExcludesDialog(["*.iso", "Downloads/", "/"], skips_caches=True, parent=page)
    qtbot.addWidget(dialog)
    said = []
    for _line in range(3):
        said.append(dialog.meaning.text())
        dialog.edit.moveCursor(QTextCursor.MoveOperation.Down)
    assert said == ["Everything ending in .iso", "Every folder named Downloads", ""]


def test_the_dialog_stays_on_a_small_screen_when_the_patterns_unfold(
    page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QSize(640, 360)  # 1280 x 720 at 200 %
    dialog = ExcludesDialog([*DEFAULT_EXCLUDES], skips_caches=True, parent=page)
    qtbot.addWidget(dialog)
    monkeypatch.setattr(dialog, "screen", lambda: SimpleNamespace(availableSize=lambda: room))
    dialog.show()
    dialog.patterns.unfold(is_open=True)
    qtbot.waitUntil(dialog.edit.isVisible)
    assert dialog.height() < room.height()
    assert dialog.box.geometry().bottom() < dialog.height()


def test_many_exclude_rules_do_not_fill_the_page(page: SettingsPage, chosen: SettingsController) -> None:
    chosen.set(excludes=[f"*.{number}" for number in range(30)])
    *rules, others = page.excludes.rules.text().split(" · ")
    assert (len(rules), others) == (4, "and 27 others")


def test_a_session_switch_can_be_turned_on(chosen: SettingsController, qtbot: QtBot) -> None:
    at_login = FakeSwitch()
    page = shown(qtbot, chosen, Session(at_login, FakeSwitch(is_possible=False), LANGUAGES))
    timer, autostart = page.switches
    assert not timer.isVisible(), "not available here"
    with qtbot.waitSignal(autostart.turning.turned):
        autostart.click()
    assert at_login.is_on
    assert autostart.isChecked()


def test_the_window_stays_responsive_while_a_switch_is_slow(chosen: SettingsController, qtbot: QtBot) -> None:
    """systemd may take ten seconds for each of two queries."""
    switch = FakeSwitch(is_slow=True)
    page = shown(qtbot, chosen, Session(autostart=switch))
    (box,) = page.switches

    box.click()
    assert (switch.is_on, box.isChecked()) == (False, True), "it shows the requested state"
    box.click()
    assert box.isChecked(), "one change at a time"
    with qtbot.waitSignal(box.turning.turned):
        switch.answers.set()

    assert switch.is_on
    assert box.isChecked()


def test_a_failed_switch_shows_its_real_state(chosen: SettingsController, qtbot: QtBot) -> None:
    page = shown(qtbot, chosen, Session(autostart=FakeSwitch(is_broken=True)))
    with qtbot.waitSignal(page.failed) as failure:
        page.switches[0].click()
    assert isinstance(failure.args[0], UsageError)
    assert not page.switches[0].isChecked()


def test_with_a_single_language_no_choice_is_shown(chosen: SettingsController, qtbot: QtBot) -> None:
    assert not shown(qtbot, chosen, Session()).program.language.isVisible()


def test_the_appearance_can_be_chosen(page: SettingsPage, chosen: SettingsController) -> None:
    choose(page.program.appearance, "dark")
    assert chosen.settings.appearance is Appearance.DARK


def test_nothing_is_said_about_drives_while_none_is_marked(page: SettingsPage, chosen: SettingsController) -> None:
    assert not page.drives.isVisible()
    chosen.change(lambda old: msgspec.structs.replace(old, protected=[ProtectedDrive("key", "Expansion", 8 * 10**12)]))
    assert page.drives.protected.isVisible()
    assert not page.drives.quiet.isVisible()
    page.drives.protected.findChildren(QPushButton)[0].click()
    assert not page.drives.isVisible()


def test_every_setting_is_seen_at_once_in_a_window_of_the_usual_size(chosen: SettingsController, qtbot: QtBot) -> None:
    page = shown(qtbot, chosen, Session(FakeSwitch(), FakeSwitch(), LANGUAGES))
    page.resize(style.letters(page, 120), style.letters(page, 105))
    QApplication.processEvents()
    assert [area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea)] == [0]


def test_the_choices_of_the_program_end_on_one_line(page: SettingsPage) -> None:
    page.resize(800, 900)
    page.show()
    QApplication.processEvents()
    boxes = [box for box in page.program.findChildren(QComboBox) if box.isVisible()]
    assert len(boxes) > 1
    assert len({box.geometry().right() for box in boxes}) == 1
