"""In a language that nobody speaks: every text of the window goes through the translation, and longer ones fit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.connection import ArrayKind, ArrayRisk, ArrayWarning, ConnectionLimit, LimitKind, Membership
from shingleback.domain.drive import DriveArrived, ServiceChanged, ServiceState
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import PreparedState
from shingleback.domain.smart.report import AccessMethod
from shingleback.gui.controllers.diagnosis import DiagnosisQuestion, DiagnosisState, ReadingStage
from shingleback.gui.controllers.wizard_state import WizardPlace
from shingleback.gui.widgets import dates
from shingleback.gui.widgets.basic import Fold
from shingleback.gui.window.language import NAMES
from shingleback.gui.window.window import Window
from shingleback.protocol.result_items import EpisodeItem, FindingItem, HealthItem
from shingleback.protocol.results import DiagnoseFinished
from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.gui.wizard_desk import CONTENTS, DRIVE, NAME, PLACE, Table, ended
from tests.helpers.pages import open_all
from tests.helpers.plugged_in import EXPANSION, PASSPORT, UNREAD, road_values
from tests.helpers.pseudo_locale import PseudoLocale, untranslated_in

WIDEST = 1024
EPISODE = EpisodeItem(
    kind="link-or-cable",
    rule="link-damage",
    lines=["usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd"],
    line_numbers=[1],
    meaning="",
    times=3,
    devices=["usb 2-1", "sdb"],
    sources=["linux-usb, 2021"],
)
HEALTH = HealthItem(
    health="watch", findings=[FindingItem(code="link-errors", text="", weighs="watch", values={"count": "1200"})]
)
DRIVES = [word for drive in (EXPANSION, PASSPORT) for word in (drive.name, *drive.name.split(), drive.device)]
NAMES_OF_THINGS = [
    *DRIVES,
    *NAMES.values(),
    "Shingleback",
    "linux-usb",
    "usb",
    "sdb",
    "Backup",
    "Photos",
    "btrfs",
    "exfat",
]


@pytest.fixture(autouse=True)
def pseudo_locale(qapp: QApplication) -> Iterator[None]:
    translator = PseudoLocale()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def fill(desk: Desk) -> None:
    """With as much text as there can be."""
    open_all(desk.window)
    raid = ArrayWarning(ArrayRisk.PARITY, Membership(ArrayKind.MD, "md0", "raid5"))
    desk.drives._warn = lambda _drive, _verdict, found: found((raid, ConnectionLimit(LimitKind.SLOW_PORT)))
    desk.drives._read_health = lambda drive, answer: answer(UNREAD, AccessMethod.BLOCKED_BY_KERNEL, road_values(drive))
    for drive in (EXPANSION, PASSPORT):
        desk.drives.on_event(DriveArrived(drive))
    desk.drives.on_event(ServiceChanged(ServiceState.GONE))
    word = DiagnoseFinished(outcome="done", exit_code=0, summary=EPISODE.kind, episodes=[EPISODE], health=HEALTH)
    desk.window.happened.show_state(DiagnosisState(ReadingStage.DONE, DiagnosisQuestion("/dev/sdb", "Seagate"), word))
    for fold in desk.window.findChildren(Fold):
        fold.unfold(is_open=True)


def check(window: Window, *names: str) -> None:
    """Each section in its turn: a page that was never shown may not be made yet."""
    for section in window.navigation.buttons:
        window.show_section(section)
        QApplication.processEvents()
        assert window.minimumSizeHint().width() <= WIDEST
    assert untranslated_in(window, [*NAMES_OF_THINGS, *Path.home().parts, *names]) == {}


def test_every_text_of_the_window_is_translated_and_fits(desk: Desk) -> None:
    desk.choose()
    fill(desk)
    check(desk.window, *desk.source.parts, *desk.destination.parts)


def test_every_text_of_an_empty_window_is_translated_and_fits(desk: Desk) -> None:
    check(desk.window)


def test_every_text_of_a_run_and_of_its_end_is_translated_and_fits(desk: Desk, qtbot: QtBot) -> None:
    desk.linger()
    desk.choose()
    names = [*desk.source.parts, *desk.destination.parts, "large", "file", "pytest"]
    QTest.mouseClick(desk.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.COPYING)
    desk.window.home.run_page.ask_now.setChecked(True)  # which needs the most room
    check(desk.window, *names)

    desk.hurry()
    qtbot.waitUntil(lambda: desk.run.state.stage is Stage.ENDED)
    backed_up = desk.run.state.backed_up
    assert backed_up is not None
    check(desk.window, *names, dates.version(backed_up.version))  # a date, which the locale tells


NAMES_ON_THE_TABLE = [
    *(
        *NAMES_OF_THINGS,
        NAME,
        NAME.replace(" ", "\u00a0"),
        DRIVE.name,
        DRIVE.serial[-4:],
        "Expansion",
        "Backup",
        "Seagate",
        "ntfs",
        "btrfs",
    ),
    *(name for name, _ in CONTENTS.newest),
    *("ext4", "exFAT", "LUKS", "USB", PLACE, "/home/me", "do ", "check", "allow", "erase", "partition", "format"),
    *(
        "read-back",
        "mount",
        "single",
        "dup",
        "noatime",
        "nodiscard",
        "hand-over",
        "ST8000AS0002-1NA17Z",
        "Aug",
        "Jun",
    ),
]


@pytest.mark.qt_log_ignore("does not support", extend=True)  # what a platform without a screen says
@pytest.mark.parametrize("last", [WizardPlace.FOLDERS, WizardPlace.STOPPED])
def test_every_text_of_the_wizard_is_translated_and_fits(table: Table, last: WizardPlace) -> None:
    """Page by page, to a new drive, or to what says why there is none."""
    if last is WizardPlace.STOPPED:
        table.plays(
            "prepare", ended(Outcome.INTERNAL, PreparedState.ERASED, why=Why.PREPARE_FAILED, failed_step="format")
        )
    table.plug_in(DRIVE)
    table.open()
    while table.state.shown is not WizardPlace.CONFIRM:
        before = table.state.shown
        check_wizard(table)
        table.reach(lambda before=before: table.state.shown is not before or table.go_on())
    check_wizard(table)
    table.erase()
    table.walk_to(last)
    check_wizard(table)


def check_wizard(table: Table) -> None:
    QApplication.processEvents()
    assert table.wizard.minimumSizeHint().width() <= WIDEST
    assert untranslated_in(table.wizard, NAMES_ON_THE_TABLE) == {}
