"""The same keys on every page: Tab and back, Escape, F1 and F5 are pressed on all of them, wherever the focus is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.about.dialog import AboutDialog
from shingleback.gui.about.report import ReportSaver
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.exclusions import ExclusionsDialog
from shingleback.gui.home.leaving_out import LeavingOutDialog
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.settings.rule_list import FileTypeDialog
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.messages.help.topic import Topic
from tests.gui.conftest import KEY, NARROW, Desk
from tests.gui.filled import fill
from tests.gui.history.conftest import (  # noqa: F401 (fixtures)
    HistoryDesk,
    backed_up,
    documents,
    history_desk,
    place,
    worker_program,
)
from tests.gui.posed_jobs import CARE, MEASUREMENTS, show_care, show_measurement
from tests.helpers.keyboard import assert_backtab_is_the_reverse_of_tab, names, press, reached_by_tab
from tests.helpers.pages import show_inside
from tests.helpers.program import events

WIDE = (1400, 700)
CONTROL = Qt.KeyboardModifier.ControlModifier


def show_section(section: Section) -> Callable[[Desk], QWidget]:
    def show(desk: Desk) -> QWidget:
        desk.window.show_section(section)
        return desk.window.page

    return show


def show_run(desk: Desk) -> QWidget:
    desk.window.show_section(Section.HOME)
    desk.window.home.overview.requests.watched.emit(KEY)
    return desk.window.home.run_area


def show_editor(desk: Desk) -> QWidget:
    desk.window.show_section(Section.HOME)
    desk.window.home.edit(KEY)
    desk.window.home.editor.more.unfold(is_open=True)
    return desk.window.home.editor


def show_past_run(desk: Desk) -> QWidget:
    desk.window.show_section(Section.HISTORY)
    show_inside(desk.window.history.run)
    return desk.window.history.run


def show_spot_check(desk: Desk) -> QWidget:
    desk.window.show_section(Section.RESTORE)
    show_inside(desk.window.restore.spot_check)
    return desk.window.restore.spot_check


def show_restore(desk: Desk) -> QWidget:
    desk.window.show_section(Section.RESTORE)
    show_inside(desk.window.restore.restore)
    return desk.window.restore.restore


def show_explanation(desk: Desk) -> QWidget:
    desk.window.resize(*NARROW)
    desk.window.show_section(Section.DRIVES)
    desk.window.explain(Topic.CLICKS)
    return desk.window.explanations


INSIDE: dict[str, Callable[[Desk], QWidget]] = {
    "run": show_run,
    "editor": show_editor,
    "past run": show_past_run,
    "test restore": show_spot_check,
    "restore": show_restore,
    "explanation": show_explanation,
    **{f"measure, {name}": show_measurement(state) for name, state in MEASUREMENTS.items()},
}
"""Views that were opened from a page, to which Escape leads back."""
# One window shows all of them, since making one takes longer than pressing the keys.
VIEWS = {
    **{section.name.lower(): show_section(section) for section in Section},
    **INSIDE,
    **{f"care, {name}": show_care(state) for name, state in CARE.items()},
}


@pytest.fixture
def filled(desk: Desk, qtbot: QtBot) -> Desk:
    desk.choose()
    fill(desk)
    with qtbot.waitActive(desk.window):
        desk.window.activateWindow()
    return desk


def new_stops(view: QWidget, name: str, stops: list[QWidget], seen: set[tuple[str, ...]]) -> list[QWidget]:
    """The stops in a view that no other state of the same page has shown, since each press takes a moment."""
    page = name.partition(",")[0]
    fresh = [stop for stop in stops if view.isAncestorOf(stop) and (page, *names([stop])) not in seen]
    seen.update((page, *names([stop])) for stop in fresh)
    return fresh


def test_shift_and_tab_go_back_the_way_of_tab(filled: Desk) -> None:
    for show in VIEWS.values():
        show(filled)
        press(Qt.Key.Key_Tab)  # a page that was just opened may have the focus itself
        assert_backtab_is_the_reverse_of_tab(filled.window)


def test_escape_leads_back_from_wherever_the_focus_is(filled: Desk) -> None:
    held: dict[str, list[str]] = {}
    seen: set[tuple[str, ...]] = set()
    for name, show in INSIDE.items():
        view = show(filled)
        QApplication.processEvents()
        stops = reached_by_tab(filled.window)
        assert any(map(view.isAncestorOf, stops)), name
        for stop in new_stops(view, name, stops, seen):
            show(filled)
            QApplication.processEvents()
            stop.setFocus()
            if not stop.hasFocus():
                continue
            press(Qt.Key.Key_Escape)
            if view.isVisible():
                held.setdefault(name, []).extend(names([stop]))
    assert held == {}


def test_escape_changes_nothing_on_a_page_of_the_navigation(filled: Desk) -> None:
    window, settings = filled.window, filled.chosen.settings
    for section in Section:
        window.show_section(section)
        QApplication.processEvents()
        for stop in reached_by_tab(window):
            stop.setFocus()
            press(Qt.Key.Key_Escape)
            assert (window.section, window.isVisible()) == (section, True), names([stop])
            assert window.focusWidget() is stop, section
    assert filled.chosen.settings == settings


def test_f5_keeps_the_focus_and_the_scroll_position(filled: Desk) -> None:
    for name, show in VIEWS.items():
        if name == "diagnosis":
            continue
        view = show(filled)
        filled.window.resize(NARROW[0], 400)
        QApplication.processEvents()
        stop = [stop for stop in reached_by_tab(filled.window) if view.isAncestorOf(stop)][-1]
        stop.setFocus()
        bars = [area.verticalScrollBar() for area in view.findChildren(QAbstractScrollArea) if area.isVisible()]
        for bar in bars:
            bar.setValue(bar.maximum())
        QApplication.processEvents()
        before = [bar.value() for bar in bars]
        press(Qt.Key.Key_F5)
        for _ in range(3):
            QApplication.processEvents()
        assert view.isVisible(), name
        assert filled.window.focusWidget() is stop, name
        assert [bar.value() for bar in bars] == before, name


def test_the_focus_is_back_where_it_was_when_f5_has_read_the_log_again(filled: Desk, qtbot: QtBot) -> None:
    filled.window.show_section(Section.DIAGNOSIS)
    page, state = filled.window.happened, filled.diagnosis.state
    page.paste.setFocus()
    press(Qt.Key.Key_F5)
    if filled.diagnosis.state.is_busy:
        assert page.stop.hasFocus()
    qtbot.waitUntil(lambda: filled.diagnosis.state is not state and not filled.diagnosis.state.is_busy)
    assert page.paste.hasFocus()


def test_f5_keeps_the_selected_file_and_the_scroll_position_of_the_list(
    history_desk: HistoryDesk,  # noqa: F811 (the fixture)
) -> None:
    folder = history_desk.source / "many"
    folder.mkdir()
    for number in range(100):
        (folder / f"{number:03}.txt").write_text("")
    events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.browse()
    history_desk.enter("Documents")
    history_desk.enter("many")
    table = history_desk.page.files.lists.table
    history_desk.select("050.txt")
    table.setCurrentIndex(table.model().index(50, 0))
    table.setFocus()
    before = table.verticalScrollBar().value()
    assert before
    history_desk.page.read_again()
    history_desk.until_known()
    history_desk.until_listed()
    assert [index.data() for index in table.selectionModel().selectedRows()] == ["050.txt"]
    assert table.verticalScrollBar().value() == before
    assert table.hasFocus()


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["on its page", "beside"])
def test_f1_explains_and_escape_leads_back_to_the_same_place(filled: Desk, size: tuple[int, int]) -> None:
    window = filled.window
    window.resize(*size)
    seen: set[tuple[str, ...]] = set()
    for name, show in VIEWS.items():
        if name in ("explanation", "explanations"):
            continue
        view = show(filled)
        QApplication.processEvents()
        for stop in new_stops(view, name, reached_by_tab(window), seen):
            stop.setFocus()
            press(Qt.Key.Key_F1)
            beside = window.beside.instance
            assert window.section is Section.EXPLANATIONS or (beside is not None and beside.isVisible()), names([stop])
            press(Qt.Key.Key_Escape)
            assert view.isVisible(), (name, names([stop]))
            assert window.focusWidget() is stop, (name, names([stop]))


def test_f5_keeps_a_search(history_desk: HistoryDesk) -> None:  # noqa: F811 (the fixture)
    events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.browse()
    QTest.keyClicks(history_desk.page.files.top.search, "lake")
    history_desk.until_found()
    rows = history_desk.found
    history_desk.page.read_again()
    history_desk.until_known()
    history_desk.until_found()
    assert (history_desk.page.files.top.search.text(), history_desk.found) == ("lake", rows)
    assert rows


# dialogs ------------------------------------------------------------------------------------------------------


def a_question() -> QDialog:
    box = PlainMessageBox(QMessageBox.Icon.Question, "Stop?")
    box.addButton("&Stop", QMessageBox.ButtonRole.DestructiveRole)
    box.setEscapeButton(box.addButton("&Keep it running", QMessageBox.ButtonRole.RejectRole))
    return box


def nothing() -> Worker:
    return Worker(["true"])


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "about": lambda: AboutDialog(ReportSaver(nothing(), QApplication.instance())),
    "excludes": lambda: ExcludesDialog(["*.tmp"], skips_caches=True),
    "a file type": FileTypeDialog,
    "unlock": lambda: UnlockDialog("Seagate Expansion"),
    "folders": lambda: LeavingOutDialog([], [], Subfolders(nothing())),
    "exclusions": lambda: ExclusionsDialog(FolderCounter(nothing()), Exclusions()),
    "exclusions to read": lambda: ExclusionsDialog(FolderCounter(nothing()), Exclusions(), is_fixed=True),
    "a question": a_question,
}


@pytest.fixture(params=DIALOGS)
def dialog(request: pytest.FixtureRequest, qtbot: QtBot) -> QDialog:
    dialog = DIALOGS[request.param]()
    qtbot.addWidget(dialog)
    show_active(dialog, qtbot)
    return dialog


def show_active(dialog: QDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()


def test_shift_and_tab_go_back_the_way_of_tab_in_a_dialog(dialog: QDialog) -> None:
    for fold in dialog.findChildren(Collapsible):
        fold.unfold(is_open=True)
    press(Qt.Key.Key_Tab)
    assert_backtab_is_the_reverse_of_tab(dialog)


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_W, CONTROL), (Qt.Key.Key_Escape, Qt.KeyboardModifier(0))])
def test_control_w_and_escape_close_a_dialog_from_wherever_the_focus_is(
    dialog: QDialog, key: Qt.Key, modifier: Qt.KeyboardModifier, qtbot: QtBot
) -> None:
    for stop in reached_by_tab(dialog):
        show_active(dialog, qtbot)
        stop.setFocus()
        press(key, modifier, window=dialog)
        assert not dialog.isVisible(), names([stop])
