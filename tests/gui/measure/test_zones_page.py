"""The page with the zones of a drive: their kinds and write pointers, updated while the page is visible."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.domain.zones import ZoneRun, ZoneUse
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.measure.state import DriveZones
from shingleback.gui.measure.zones import ZoneLegendCell, ZonesPage
from shingleback.gui.window.drive_work import ZoneMaps
from shingleback.protocol.events import encode
from shingleback.protocol.measuring import ZonesFinished
from tests.gui.wizard_desk import scripted_worker, text_of
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import EXPANSION, make_drives

MIB = 1 << 20
ALL = [
    ZoneRun(ZoneUse.CONVENTIONAL, 0, 64, 256 * MIB, 0),
    ZoneRun(ZoneUse.FULL, 64, 1000, 256 * MIB, 256 * MIB),
    ZoneRun(ZoneUse.OPEN, 1064, 1, 256 * MIB, 128 * MIB),
    ZoneRun(ZoneUse.CLOSED, 1065, 20, 256 * MIB, 32 * MIB),
    ZoneRun(ZoneUse.EMPTY, 1085, 4000, 256 * MIB, 0),
    ZoneRun(ZoneUse.READ_ONLY, 5085, 1, 256 * MIB, 0),
    ZoneRun(ZoneUse.OFFLINE, 5086, 2, 256 * MIB, 0),
]


def answer(*runs: ZoneRun) -> ZonesFinished:
    return ZonesFinished(
        outcome="done", exit_code=0, device="/dev/sdb", zone_bytes=256 * MIB, runs=list(runs), most_open=128
    )


REFUSED = ZonesFinished(outcome="usage", exit_code=2, why="zones-not-allowed", values={"path": "/dev/sdb"})


class Desk:
    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self.qtbot = qtbot
        self.zones = DriveZones(scripted_worker(folder), again_ms=10)
        self.page = ZonesPage(self.zones)
        qtbot.addWidget(self.page)

    def says(self, result: ZonesFinished) -> None:
        new = self._folder / "new"
        new.write_bytes(encode(result))
        new.replace(self._folder / "zones")

    def wait_for(self, text: str) -> None:
        self.qtbot.waitUntil(lambda: text in text_of(self.page))

    @property
    def starts(self) -> list[list[str]]:
        return read_log(self._folder, "starts")


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(tmp_path, qtbot)
    desk.says(answer(*ALL))
    yield desk
    desk.zones.go_idle()


def test_each_kind_of_zone_is_counted_and_explained(desk: Desk) -> None:
    desk.page.show()
    desk.zones.watch("/dev/sdb", "HGST")
    desk.wait_for("2 offline: the data there is lost")
    text = text_of(desk.page)
    assert "Zones: 5,088, of 256 MiB each. Each square stands for 5." in text
    assert "64 conventional: can be written anywhere" in text
    assert "1,000 full: must be emptied as a whole before being written again" in text
    assert "zone 1,064: 128 MiB of 256 MiB" in text
    assert "zone 1,066: 32 MiB of 256 MiB" in text
    assert "and 5 more" in text
    assert "Open at once: 1 of at most 128." in text
    assert "the write pointer shows how far" in text
    assert desk.starts[0] == ["zones", "--", "/dev/sdb"]


def test_the_map_is_refreshed_only_while_the_page_is_visible(desk: Desk) -> None:
    desk.page.show()
    desk.zones.watch("/dev/sdb", "HGST")
    desk.wait_for("1,000 full")
    desk.says(answer(ZoneRun(ZoneUse.FULL, 0, 5088, 256 * MIB, 256 * MIB)))
    desk.wait_for("5,088 full")
    desk.page.hide()
    started = len(desk.starts)
    desk.qtbot.wait(100)  # ten times the interval between two reports
    assert len(desk.starts) <= started + 1


def test_a_drive_that_may_not_be_read_comes_with_advice_and_keeps_the_last_map(desk: Desk) -> None:
    desk.page.show()
    desk.zones.watch("/dev/sdb", "HGST")
    desk.wait_for("1,000 full")
    desk.says(REFUSED)
    desk.wait_for("sudo blkzone report /dev/sdb")
    assert desk.page.map.isVisible()


def test_a_saved_report_of_blkzone_is_read_once(desk: Desk) -> None:
    desk.page.show()
    desk.zones.watch("/home/me/zones.txt", "zones.txt")
    desk.wait_for("Zones of zones.txt")
    desk.wait_for("1,000 full")
    desk.qtbot.wait(100)  # ten times the interval between two reports
    assert len(desk.starts) == 1


def test_zones_look_different_on_the_map(desk: Desk) -> None:
    desk.page.resize(900, 700)
    desk.page.show()
    desk.zones.watch("/dev/sdb", "HGST")
    desk.wait_for("1,000 full")
    assert desk.page.map.height() >= 16 * desk.page.map.width() // 64
    picture = desk.page.map.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    side = picture.width() / 64
    signs = {bytes(picture.copy(round(column * side), 0, int(side), int(side)).constBits()) for column in (0, 13, 40)}
    assert len(signs) > 1


def test_no_two_kinds_of_zones_have_the_same_legend(desk: Desk) -> None:
    desk.page.show()
    desk.zones.watch("/dev/sdb", "HGST")
    desk.wait_for("1,000 full")
    signs = [sign.grab().toImage() for sign in desk.page.findChildren(ZoneLegendCell)]
    assert len(signs) == len(ZoneUse)
    assert [sign for sign in signs if signs.count(sign) > 1] == []


def test_only_a_drive_that_reports_zones_has_a_link_to_the_page(desk: Desk) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    desk.qtbot.addWidget(page)
    page.show()
    maps = ZoneMaps(page, drives, Lazy(lambda: desk.zones))
    drives.on_event(DriveArrived(EXPANSION))
    QApplication.processEvents()
    card = page.cards[EXPANSION.path]
    assert not card.zones.isVisible()
    (view,) = [view for view in drives.views if view.drive.path == EXPANSION.path]
    card.show_view(replace(view, verdict=Verdict(RecordingMethod.HOST_MANAGED, Confidence.CERTAIN, ())))
    card.zones.click()
    assert maps.page is not None
    assert maps.page.isVisible()
    maps.page.back.click()
    assert page.cards[EXPANSION.path].isVisible()


def test_the_zones_of_another_drive_at_the_same_device_are_not_taken_for_its_own(desk: Desk) -> None:
    drives = make_drives()
    page = DrivesPage(drives)
    desk.qtbot.addWidget(page)
    page.show()
    maps = ZoneMaps(page, drives, Lazy(lambda: desk.zones))
    drives.on_event(DriveArrived(EXPANSION))
    maps.open(EXPANSION.device, EXPANSION.name)
    shown = maps.page
    assert shown is not None
    desk.qtbot.waitUntil(shown.map.isVisible)
    drives.on_event(DriveLeft(EXPANSION))
    drives.on_event(DriveArrived(replace(EXPANSION, key="another", path="/another")))
    assert not shown.map.isVisible()
    assert "Seagate Expansion Desk was unplugged." in text_of(shown)
    drives.on_event(DriveArrived(replace(EXPANSION, device="/dev/sdz")))
    desk.qtbot.waitUntil(shown.map.isVisible)
    assert desk.starts[-1] == ["zones", "--", "/dev/sdz"]
