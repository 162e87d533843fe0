"""A write cache that an interrupted measurement left switched off: the drive's card and Home report it and reset it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.bootstrap.window_services import left_write_caches
from shingleback.devices.drive_functions import WriteCacheBefore, WriteCacheJournal
from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.controllers.write_caches import WriteCaches
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.notices import WriteCacheNotice
from shingleback.gui.drives.page import DrivesPage, WriteCacheNotices
from shingleback.gui.home.care_line import CareLine
from shingleback.store.private_files import Paths
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import DRIVE, device, path_of
from tests.fakes.write_cache import SETTING, FakeWriteCache, tree_with_write_cache
from tests.helpers.bus import private_bus
from tests.helpers.plugged_in import EXPANSION, PASSPORT, make_drives
from tests.helpers.program import for_workers, quick_command


def leave(drive: str) -> None:
    """As if a measurement was killed together with the process that restores the cache."""
    with WriteCacheJournal(Paths.of_user().write_caches_folder).borrowed(WriteCacheBefore(drive, is_on=True)):
        pass


@dataclass
class Rig:
    """The drives page with one drive, whose write cache was left off."""

    cache: FakeWriteCache
    write_caches: WriteCaches
    card: DriveCard

    @property
    def notice(self) -> WriteCacheNotice:
        return self.card.notices.write_cache


@pytest.fixture
def rig(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    """The service is a fake on its own bus; the worker is the real program."""
    for_workers(monkeypatch)
    node = Path("/dev/loop0")
    if not node.is_block_device():
        pytest.skip("needs a block device to name")
    tree = tree_with_write_cache() | {path_of(str(node)): device(str(node), node.stat().st_rdev)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as service:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        cache = FakeWriteCache(service)
        cache.is_on, cache.kept = False, {SETTING: False}
        leave(DRIVE)
        drives = make_drives()
        write_caches = WriteCaches(lambda: left_write_caches(Paths.of_user()), Worker(quick_command()), qapp)
        page = DrivesPage(drives)
        qtbot.addWidget(page)
        WriteCacheNotices(page, write_caches)
        drives.on_event(DriveArrived(replace(EXPANSION, path=DRIVE, device=str(node))))
        page.show()
        QApplication.processEvents()
        yield Rig(cache, write_caches, page.cards[DRIVE])
        write_caches.stop()


def press_reset(rig: Rig, qtbot: QtBot) -> None:
    QTest.mouseClick(rig.notice.reset, Qt.MouseButton.LeftButton)
    assert "being reset" in rig.notice.text.text()
    assert not rig.notice.reset.isEnabled()
    qtbot.waitUntil(lambda: not rig.write_caches.state.resetting)


def test_the_card_says_that_the_drive_may_be_slow_and_one_press_resets_the_cache(rig: Rig, qtbot: QtBot) -> None:
    assert rig.notice.isVisible()
    assert "before it could reset this drive's write cache" in rig.notice.text.text()
    press_reset(rig, qtbot)
    assert (rig.cache.is_on, rig.cache.kept) == (True, {})
    assert not rig.notice.isVisible()


def test_a_refused_password_is_reported_and_the_button_can_be_pressed_again(rig: Rig, qtbot: QtBot) -> None:
    rig.cache.is_refused = True
    press_reset(rig, qtbot)
    assert "permission to reset it was denied" in rig.notice.text.text()
    assert rig.notice.isVisible()
    assert rig.cache.quiet[-1] is False, "a password may be asked for"
    rig.cache.is_refused = False
    press_reset(rig, qtbot)
    assert rig.cache.is_on
    assert not rig.notice.isVisible()


def test_the_notice_disappears_when_something_else_has_reset_the_cache(rig: Rig) -> None:
    journal = WriteCacheJournal(Paths.of_user().write_caches_folder)
    for entry, _before in journal.left_behind():
        journal.settle(entry)
    rig.write_caches.refresh()
    assert not rig.notice.isVisible()


def test_other_drives_show_no_notice(qtbot: QtBot) -> None:
    leave("/drives/Another")
    drives = make_drives()
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    WriteCacheNotices(page, WriteCaches(lambda: left_write_caches(Paths.of_user()), Worker(quick_command()), page))
    drives.on_event(DriveArrived(PASSPORT))
    page.show()
    assert not page.cards[PASSPORT.path].notices.write_cache.isVisible()


def test_home_names_the_drive_and_leads_to_its_card(qtbot: QtBot) -> None:
    line = CareLine()
    qtbot.addWidget(line)
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    line.show_drives([], drives.views)
    assert line.text.text() == "Seagate Expansion Desk: its write cache was not reset after a measurement"
    with qtbot.waitSignal(line.requested) as blocker:
        line.more.click()
    assert blocker.args == [EXPANSION.key]
    line.show_drives([], [])
    assert not line.isVisible()
