"""Moving between the sections by mouse and keyboard, and whether everything fits."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import PlaceLookup
from shingleback.gui.controllers.pages import Section
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion
from shingleback.gui.run.now_panel import question
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.navigator import go
from shingleback.gui.window.window import Window
from shingleback.messages.help.everything import explanation
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import EpisodeItem
from shingleback.protocol.results import BackupFinished, DiagnoseFinished
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk, backups
from tests.gui.filled import fill
from tests.helpers.plugged_in import EXPANSION, make_drives
from tests.unit.gui.controllers.drives import mounted

WIDEST = 1024
EPISODE = EpisodeItem(
    kind="usb-bridge-or-power",
    rule="reset",
    lines=["usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd " * 4],
    line_numbers=[1],
    meaning="The enclosure was started anew, because it did not answer. " * 3,
    advice=["Plug it straight into the computer, without a hub in between, and with another cable. " * 2],
    devices=["usb 2-1", "sdb"],
)


class LongerTexts(QTranslator):
    """Lengthens every text by about 40 %, as translations do."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return re.sub(r"(?<![{&\w])(\w{3,})(?![}\w])", lambda match: match[1] + "ö" * (len(match[1]) // 3 + 1), source)

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's own name)
        return False


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = LongerTexts()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def press_keys(window: Window, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window, key, modifier)


def fill_with_sets(desk: Desk) -> None:
    """Fills the window like `fill`, and adds what backup sets show."""
    fill(
        desk,
        DiagnoseFinished(
            outcome="done", exit_code=0, summary=EPISODE.kind, meaning=EPISODE.meaning, episodes=[EPISODE]
        ),
    )
    desk.choose(excludes=["*.iso"])
    desk.chosen.put(BackupSet(["/home/me/Films of all our journeys"], "/media/me/Drawer", key="films"))
    for fold in desk.window.findChildren(Collapsible):
        fold.unfold(is_open=True)


OTHERS_FIRST = [*list(Section)[1:], Section.HOME]
"""The first section is shown from the beginning."""


def test_control_and_a_digit_open_a_section(desk: Desk) -> None:
    for section in OTHERS_FIRST:
        key = Qt.Key(Qt.Key.Key_1 + list(Section).index(section))
        press_keys(desk.window, key, Qt.KeyboardModifier.ControlModifier)
        assert desk.window.section is section
        assert desk.window.navigation.buttons[section].isChecked()


def test_a_navigation_button_opens_its_section(desk: Desk) -> None:
    for section in OTHERS_FIRST:
        QTest.mouseClick(desk.window.navigation.buttons[section], Qt.MouseButton.LeftButton)
        assert desk.window.section is section
        assert desk.window.page.isVisible()


def test_a_screen_reader_that_toggles_a_navigation_button_opens_its_section_once(desk: Desk) -> None:
    """Qt offers Toggle as the first accessible action of a checkable button."""
    chosen: list[Section] = []
    desk.window.navigation.chosen.connect(chosen.append)
    for section in OTHERS_FIRST:
        button = desk.window.navigation.buttons[section]
        button.toggle()
        assert desk.window.section is section
        assert button.isChecked()
    assert chosen == OTHERS_FIRST


def test_the_button_of_the_section_that_is_shown_returns_to_its_first_page(desk: Desk) -> None:
    """Also over two pages: a run that was begun while a set was being edited. What was typed is kept."""
    home = desk.window.home
    desk.choose()
    home.edit(KEY)
    name = home.editor.findChildren(QLineEdit)[0]
    name.setText("Typed")
    home.eject(mounted(EXPANSION, str(desk.destination)))
    assert home.run_page.isVisible()
    QTest.mouseClick(desk.window.navigation.buttons[Section.HOME], Qt.MouseButton.LeftButton)
    assert home.overview.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert home.overview.isAncestorOf(focused)
    assert desk.window.navigation.buttons[Section.HOME].isChecked()
    home.edit(KEY)
    assert name.text() == "Typed"


def test_a_past_run_is_left_by_the_button_of_the_history(desk: Desk) -> None:
    desk.window.show_section(Section.HISTORY)
    history = desk.window.history
    history.overview.run_requested.emit(BackupFinished(command="backup", outcome="done", exit_code=0))
    assert history.run.isVisible()
    QTest.mouseClick(desk.window.navigation.buttons[Section.HISTORY], Qt.MouseButton.LeftButton)
    assert history.overview.isVisible()


def test_page_titles_are_at_the_same_height_with_and_without_a_control_beside_them(desk: Desk) -> None:
    tops = set()
    for section in set(Section) - {Section.HOME}:  # has no title until there is a set
        desk.window.show_section(section)
        QApplication.processEvents()
        titles = [
            label
            for label in desk.window.findChildren(QLabel)
            if label.isVisible() and label.font().pointSizeF() > 1.4 * desk.window.font().pointSizeF()
        ]
        tops |= {min(title.mapTo(desk.window, title.rect().center()).y() for title in titles)} if titles else set()
    assert len(tops) == 1


@pytest.mark.usefixtures("desk")
def test_a_focus_ring_is_shown_after_a_key_press_but_not_initially() -> None:
    first = QApplication.focusWidget()
    assert first is not None
    assert not first.property("ring")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    second = QApplication.focusWidget()
    assert second is not None
    assert second.property("ring")
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert not second.property("ring")


def test_f1_opens_the_explanation_for_the_section(desk: Desk) -> None:
    desk.window.show_section(Section.DIAGNOSIS)
    press_keys(desk.window, Qt.Key.Key_F1)
    assert desk.window.section is Section.EXPLANATIONS
    assert desk.window.explanations.view.topic is Topic.IO_ERROR


def test_a_question_on_a_card_opens_its_explanation(desk: Desk) -> None:
    desk.window.show_section(Section.DRIVES)
    go(desk.window.drives, Topic.CLICKS)
    assert desk.window.section is Section.EXPLANATIONS
    assert desk.window.explanations.view.title.text() == explanation(Topic.CLICKS).title


def test_back_up_to_this_drive_opens_the_editor_with_the_destination_filled_in(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.window.show_section(Section.DRIVES)
    desk.window.drives.cards[EXPANSION.path].use_as_it_is.click()
    assert desk.window.section is Section.HOME
    assert desk.window.home.editor.where.place.place == "/media/me/Backup"
    assert desk.window.home.editor.isVisible()


def test_choosing_another_drive_leaves_a_running_backup_alone(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.run.state.copied > 0)
    assert "%" in desk.window.navigation.buttons[Section.HOME].text()

    desk.window.back_up_to("/media/me/Other")
    assert not desk.window.home.editor.isVisible()
    assert desk.window.home.run_page.isVisible()
    desk.run.ask("cancel")
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED and not desk.run.is_running)
    assert "%" not in desk.window.navigation.buttons[Section.HOME].text()


def test_what_happened_on_a_card_reads_the_log_for_that_drive(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    requested: list[DiagnosisQuestion] = []
    monkeypatch.setattr(desk.diagnosis, "start", requested.append)
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.window.drives.cards[EXPANSION.path].happened.click()
    assert desk.window.section is Section.DIAGNOSIS
    assert requested == [DiagnosisQuestion("/dev/sdb", EXPANSION.name)]


def test_eject_on_a_card_shows_its_progress_without_mentioning_a_backup(desk: Desk, qtbot: QtBot) -> None:
    volume = replace(EXPANSION.volumes[0], mount_points=(str(desk.destination),))
    desk.drives.on_event(DriveArrived(replace(EXPANSION, volumes=(volume,))))
    desk.window.drives.cards[EXPANSION.path].eject.click()
    assert desk.window.section is Section.HOME
    page = desk.window.home.run_page
    assert page.head.title.text() == "Ejecting the drive"
    assert not page.bars.isVisible()

    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED and not desk.run.is_running)
    assert page.head.title.text() == "The drive is not ready to be unplugged"
    assert page.head.explanation.text()
    desk.window.home.run_area.back.click()
    assert desk.window.home.overview.isVisible()


def test_a_running_backup_leads_to_the_explanation_of_its_state(desk: Desk, qtbot: QtBot) -> None:
    desk.slow_down()
    desk.choose()
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    page = desk.window.home.run_page
    qtbot.waitUntil(lambda: page.links.why.text() == "Why is it slow now and then?")
    page.links.why.click()
    assert desk.window.explanations.view.topic is Topic.SLOWS_DOWN
    desk.run.kill()


@pytest.mark.parametrize(
    ("outcome", "topic"), [("drive-gone", Topic.VANISHED), ("drive-full", Topic.FREE_SPACE), ("done", Topic.ONE_DRIVE)]
)
def test_a_result_leads_to_its_explanation(outcome: str, topic: Topic) -> None:
    offered = question(RunState().after(BackupFinished(outcome=outcome, exit_code=3)))
    assert offered is not None
    assert offered[1] is topic


def test_a_normal_state_offers_no_question() -> None:
    assert question(RunState()) is None


def walk(desk: Desk) -> Iterator[Section]:
    """Opens all sections one after the other."""
    for section in Section:
        desk.window.show_section(section)
        QApplication.processEvents()
        yield section


def test_no_two_buttons_share_a_mnemonic(desk: Desk) -> None:
    fill_with_sets(desk)
    for section in walk(desk):
        buttons = [
            button
            for button in desk.window.findChildren(QAbstractButton)
            if button.isVisible() and "&" in button.text()
        ]
        letters = [button.text()[button.text().index("&") + 1].lower() for button in buttons]
        assert sorted(set(letters)) == sorted(letters), section
        assert len(letters) >= len(Section)


def test_every_focusable_widget_has_a_name(desk: Desk) -> None:
    fill_with_sets(desk)
    for section in walk(desk):
        focusable = [
            widget for widget in desk.window.findChildren(QWidget) if widget.isVisible() and widget.focusPolicy()
        ]
        focusable = [
            widget
            for widget in focusable
            if not widget.objectName().startswith("qt_") and not isinstance(widget, QLabel)
        ]
        labeled = {label.buddy() for label in desk.window.findChildren(QLabel)}
        named = [
            widget
            for widget in focusable
            if widget.accessibleName() or getattr(widget, "text", str)() or widget in labeled
        ]
        unnamed = [widget for widget in focusable if widget not in named]
        assert [type(widget).__name__ for widget in unnamed] == [], section


def test_the_tab_key_follows_the_reading_order(desk: Desk) -> None:
    fill_with_sets(desk)
    desk.drives.on_event(DriveArrived(replace(EXPANSION, path="/drives/newest", key="newest")))
    for section in walk(desk):
        places = [place(desk.window, widget) for widget in in_tab_order(desk.window)]
        pages = [(x, y) for x, y in places if x > desk.window.navigation.width()]
        assert len(places) - len(pages) == 2, "the sections, and help"
        assert pages
        if section is Section.EXPLANATIONS:  # has two columns
            pages = [(x, y) for x, y in pages if x > desk.window.explanations.view.x()]
        assert [y for _, y in pages] == sorted(y for _, y in pages), section


def in_tab_order(window: Window) -> list[QWidget]:
    """One full round, starting at the button of the shown section."""
    first: QWidget = window.navigation.buttons[window.section]
    widgets, widget = [first], first.nextInFocusChain()
    while widget is not None and widget is not first:
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            widgets.append(widget)
        widget = widget.nextInFocusChain()
    return widgets


def place(window: Window, widget: QWidget) -> tuple[int, int]:
    """The center of the widget, with its y in units of lines."""
    middle = widget.mapTo(window, widget.rect().center())
    return middle.x(), round(middle.y() / style.SPACE)


@pytest.mark.usefixtures("longer")
def test_longer_texts_fit_into_a_small_window(desk: Desk) -> None:
    assert desk.window.navigation.buttons[Section.DIAGNOSIS].text() == "Whatöö &happened?"
    fill_with_sets(desk)
    for _ in walk(desk):
        assert_fits(desk.window, WIDEST)


@pytest.mark.usefixtures("doubled_fonts")
def test_doubled_fonts_fit(desk: Desk) -> None:
    fill_with_sets(desk)
    for _ in walk(desk):
        assert_fits(desk.window, 1600)


def assert_fits(window: Window, width: int) -> None:
    """Nothing is pushed out at the right, and no sentence is cut off."""
    window.resize(width, 600)
    for _ in range(2):  # new widgets get their layout only after their page
        QApplication.processEvents()
    assert window.minimumSizeHint().width() <= width
    assert window.minimumSizeHint().height() <= 900
    for widget in window.page.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, (QLabel, QAbstractButton)):
            right = widget.mapTo(window, widget.rect().topRight()).x()
            assert right < width, widget
        if isinstance(widget, QLabel) and widget.isVisible() and widget.wordWrap():
            assert widget.heightForWidth(widget.width()) <= widget.height(), widget.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Back], ids=["Escape", "Back"])
def test_a_key_returns_from_an_explanation_to_the_question(desk: Desk, qtbot: QtBot, key: Qt.Key) -> None:
    window = desk.window
    desk.drives.on_event(DriveArrived(EXPANSION))
    window.show_section(Section.DRIVES)
    with qtbot.waitActive(window):
        window.activateWindow()
    links = [link for link in window.drives.findChildren(QPushButton) if link.text() == "Why?"]
    why = next(link for link in links if not isinstance(link.parent(), Collapsible))  # that one is for care
    why.setFocus()
    QTest.keyClick(why, Qt.Key.Key_Return)
    sections = [window.section]
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.explanations.topics.search, key)
    assert [*sections, window.section] == [Section.EXPLANATIONS, Section.DRIVES]
    assert window.focusWidget() is why


@pytest.mark.usefixtures("doubled_fonts")
def test_a_window_is_no_taller_than_the_screen(desk: Desk) -> None:
    assert desk.window.height() < desk.window.screen().availableSize().height()


def test_a_simulated_drive_says_so_on_every_page(desk: Desk, qtbot: QtBot) -> None:
    run, diagnosis = BackupRun(desk.worker), DiagnosisController(desk.worker)
    drives = make_drives()
    window = Window()
    window.build_pages(backups(run, PlaceLookup(desk.worker), desk.chosen, drives), drives, diagnosis, "demo")
    qtbot.addWidget(window)
    window.show()
    for section in Section:
        window.show_section(section)
        assert window.navigation.foot.isVisible()
        assert "imulated" in window.navigation.foot.text()
        assert "Simulated drive" in window.windowTitle()
    assert not desk.window.navigation.foot.isVisible()


def test_the_list_of_folders_grows_with_its_folders(desk: Desk) -> None:
    folders = desk.window.home.editor.what.folders
    heights = []
    for count in (2, 7, 200):
        folders.set_folders([f"/folder/{number}" for number in range(count)])
        QApplication.processEvents()
        heights.append(folders.sizeHint().height())
    assert heights[0] < heights[1] < heights[2] < 2 * heights[1]


def test_the_enter_key_presses_the_focused_button(desk: Desk) -> None:
    fill_with_sets(desk)
    for section in walk(desk):
        buttons = [button for button in desk.window.findChildren(QPushButton) if button.isVisible()]
        assert buttons
        assert [button.text() for button in buttons if not button.autoDefault()] == [], section


def test_a_screen_reader_sees_the_sections_as_tabs_with_one_selected(desk: Desk) -> None:
    role = QAccessible.Role
    spoken = QAccessible.queryAccessibleInterface(desk.window.navigation)
    assert (spoken.role(), spoken.text(QAccessible.Text.Name)) == (role.PageTabList, "Sections")
    tabs = [spoken.child(number) for number in range(spoken.childCount())]
    tabs = [tab for tab in tabs if tab.role() == role.PageTab]
    names = ["Home", "Restore", "Drives", "History", "What happened?", "Good to know", "Settings"]
    assert [tab.text(QAccessible.Text.Name) for tab in tabs] == names

    tabs[2].actionInterface().doAction("Press")
    assert desk.window.section is Section.DRIVES
    assert [bool(tab.state().selected) for tab in tabs] == [False, False, True, False, False, False, False]


def test_in_a_narrow_window_the_sections_are_pictures_with_their_names_as_tool_tips(desk: Desk, qtbot: QtBot) -> None:
    window, button = desk.window, desk.window.navigation.buttons[Section.RESTORE]
    window.resize(1100, 600)
    QApplication.processEvents()
    assert button.toolTip() == "Ctrl+2"
    full = window.navigation.width()
    window.resize(640, 360)
    assert window.width() == 640
    qtbot.waitUntil(lambda: window.navigation.width() < full / 2)
    assert button.toolTip() == "Restore (Ctrl+2)"
    assert button.accessibleName() == "Restore"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.section is Section.RESTORE
    window.resize(1100, 600)
    qtbot.waitUntil(lambda: window.navigation.width() == full)
