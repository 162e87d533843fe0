"""The fold "Adjust" of a drive's card: it shows what is set, changes it on request, and undoes it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.adjustments import UasState
from shingleback.domain.drive import DriveArrived
from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.adjusting import Adjusting, AdjustingState
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.drives.adjust import AdjustFold
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import Adjustments, DrivesPage
from shingleback.gui.widgets import accessibility
from shingleback.messages.help.topic import Topic
from shingleback.protocol.adjusting import AdjustFinished
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import DRIVE, device, path_of
from tests.fakes.write_cache import SETTING, FakeWriteCache, tree_with_write_cache
from tests.helpers.bus import private_bus
from tests.helpers.destinations import Destinations
from tests.helpers.plugged_in import EXPANSION, PASSPORT, make_drives
from tests.helpers.program import for_workers, quick_command

TO_HOUR, TO_OWN = ("--stop-after", "60"), ("--stop-after", "default")


@dataclass
class Rig:
    """The drives page with one drive."""

    udisks: FakeWriteCache
    adjusting: Lazy[Adjusting]
    card: DriveCard
    qtbot: QtBot

    @property
    def fold(self) -> AdjustFold:
        return self.card.adjust

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.adjusting.get().state.is_running)


def said(fold: AdjustFold) -> str:
    column = fold.content.layout()
    assert column is not None
    widgets = [item.widget() for place in range(column.count()) if (item := column.itemAt(place)) is not None]
    return " ".join(widget.text() for widget in widgets if isinstance(widget, QLabel))


@pytest.fixture
def rig(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    """The service is a fake on its own bus; the worker is the real program."""
    for_workers(monkeypatch)
    node = Path("/dev/loop0")
    if not node.is_block_device():
        pytest.skip("needs a block device to name")
    tree = tree_with_write_cache() | {path_of(str(node)): device(str(node), node.stat().st_rdev)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as service:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        udisks = FakeWriteCache(service)
        udisks.kept = {SETTING: True}
        drives = make_drives()
        page = DrivesPage(drives)
        qtbot.addWidget(page)
        adjusting = Lazy(lambda: Adjusting(Worker(quick_command()), page))
        Adjustments(page, adjusting)
        drives.on_event(DriveArrived(replace(EXPANSION, path=DRIVE, device=str(node))))
        page.show()
        page.cards[DRIVE].details.unfold(is_open=True)
        QApplication.processEvents()
        yield Rig(udisks, adjusting, page.cards[DRIVE], qtbot)
        adjusting.get().stop()


def test_nothing_is_read_before_it_is_unfolded(rig: Rig) -> None:
    assert rig.adjusting.instance is None
    assert not rig.fold.is_open


def test_a_time_is_chosen_and_given_back(rig: Rig) -> None:
    rig.fold.unfold(is_open=True)
    assert "Loading" in said(rig.fold)
    rig.wait()
    assert "that its maker set" in said(rig.fold)
    assert TO_OWN not in rig.fold.links

    rig.fold.links[TO_HOUR].click()
    rig.wait()
    assert "after 60 idle minutes" in said(rig.fold)
    assert rig.udisks.kept == {SETTING: True, "ata-pm-standby": 242}

    rig.fold.links[TO_OWN].click()
    rig.wait()
    assert rig.udisks.kept == {SETTING: True}


def test_the_heads_are_kept_from_parking_and_given_back(rig: Rig) -> None:
    rig.fold.unfold(is_open=True)
    rig.wait()
    assert "parks its heads as its maker" in said(rig.fold)

    rig.fold.links["--park-heads", "never"].click()
    rig.wait()
    assert "asked not to park its heads" in said(rig.fold)
    assert rig.udisks.kept == {SETTING: True, "ata-apm-level": 254}

    rig.fold.links["--park-heads", "default"].click()
    rig.wait()
    assert "Once it has lost power, the drive parks" in said(rig.fold)
    assert rig.udisks.kept == {SETTING: True}


def test_a_drive_that_cannot_be_asked_about_its_heads_has_no_sentence_about_them(fold: AdjustFold) -> None:
    assert "heads" not in shown(fold, UasState.USED)


def test_a_refused_password_is_said_and_it_can_be_unfolded_again(rig: Rig) -> None:
    rig.fold.unfold(is_open=True)
    rig.wait()
    rig.udisks.is_refused = True
    rig.fold.links[TO_HOUR].click()
    rig.wait()
    assert "Permission was denied" in said(rig.fold)

    rig.fold.unfold(is_open=False)
    rig.fold.unfold(is_open=True)
    rig.wait()
    assert TO_HOUR in rig.fold.links


def test_a_pressed_change_passes_the_focus_and_its_result_is_announced(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(accessibility, "announce", lambda _widget, text: announced.append(text))
    rig.fold.unfold(is_open=True)
    rig.wait()
    assert announced == []
    with rig.qtbot.waitActive(rig.card.window()):
        rig.card.window().activateWindow()
    rig.fold.links[TO_HOUR].setFocus()
    rig.fold.links[TO_HOUR].click()
    assert rig.fold.button.hasFocus()
    assert "asked for a password" in said(rig.fold)
    rig.wait()
    assert "after 60 idle minutes" in announced[0]


@pytest.fixture
def fold(qtbot: QtBot) -> AdjustFold:
    fold = AdjustFold()
    qtbot.addWidget(fold)
    return fold


def shown(fold: AdjustFold, uas: UasState) -> str:
    result = AdjustFinished(outcome=Outcome.DONE, usb="152d:0578", uas=uas.value)
    fold.show_state(AdjustingState("/drives/A", result=result), "/drives/A")
    return said(fold)


@pytest.mark.parametrize(
    ("uas", "options"),
    [
        (UasState.USED, {("--uas", "off")}),
        (UasState.OFF_AT_NEXT_PLUG_IN, {("--uas", "on")}),
        (UasState.OFF, {("--uas", "on")}),
        (UasState.USED_AT_NEXT_PLUG_IN, {("--uas", "off")}),
        (UasState.NOT_USED, set()),
    ],
)
def test_uas_can_be_switched_to_the_other_state(fold: AdjustFold, uas: UasState, options: set[tuple[str, ...]]) -> None:
    shown(fold, uas)
    assert set(fold.links) == options


def test_it_explains_when_it_helps(fold: AdjustFold) -> None:
    destinations = Destinations(fold)
    shown(fold, UasState.USED)
    next(press for press in fold.content.findChildren(QPushButton) if "help" in press.text()).click()
    assert destinations.requested == [Topic.ADJUSTING]


def test_a_card_whose_answer_will_not_come_folds_again(fold: AdjustFold) -> None:
    """Only the newest drive is answered. Before, this card said for good that it was working."""
    fold.unfold(is_open=True)
    fold.show_state(AdjustingState(EXPANSION.path, is_running=True), EXPANSION.path)
    fold.show_state(AdjustingState(PASSPORT.path, is_running=True), EXPANSION.path)
    assert not fold.is_open

    fold.unfold(is_open=True)
    fold.show_state(AdjustingState(EXPANSION.path, is_running=True), EXPANSION.path)
    assert "Loading" in said(fold)


def test_the_state_of_another_drive_is_not_shown(fold: AdjustFold) -> None:
    refusal = AdjustFinished(outcome=Outcome.DRIVE_REFUSED, why=Why.HELPER_MISSING)
    fold.show_state(AdjustingState(PASSPORT.path, result=refusal), EXPANSION.path)
    assert said(fold) == ""
