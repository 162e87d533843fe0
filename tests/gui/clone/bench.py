"""The page that copies a drive, with two drives and a scripted worker."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec.structs
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.domain.cloning import CloneStep
from shingleback.domain.drive import DriveArrived
from shingleback.gui.clone.choosing import EndpointChooser
from shingleback.gui.clone.page import ClonePage
from shingleback.gui.clone.state import BackupMoving, DriveCloning, UnfinishedList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.window.drive_work import BackupMoves, Clones
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem
from shingleback.protocol.events import DriveState, EjectStep, Event, Progress, Sampled, encode
from shingleback.protocol.results import EjectFinished
from shingleback.store.private_files import Paths
from tests.gui.wizard_desk import scripted_worker, text_of
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT, make_drives

GB: Final = 10**9
OLD: Final = replace(PASSPORT, serial="WXA2")
NEW: Final = replace(
    EXPANSION, serial="NA9T4F2K", volumes=(replace(EXPANSION.volumes[0], mount_points=(), label="Empty"),)
)
NAME: Final = "Seagate 8 TB"
PLAN: Final = ClonePlanItem(
    source=OLD.device,
    source_name=OLD.name,
    target=NEW.device,
    target_name=NEW.name,
    name=NAME,
    identity="the one on the desk",
    fingerprint="c0ffee",
    layout="as-it-is",
    filesystem="ext4",
    source_bytes=4_000 * GB,
    target_bytes=8_000 * GB,
    copied_bytes=1_200 * GB,
    is_renamed=False,
    grows=True,
    steps=tuple(step.value for step in CloneStep),
    remark_codes=("used", "twins"),
)
IMAGE_PLAN: Final = msgspec.structs.replace(
    PLAN, target="/home/me/old.img", target_name="old.img", name="", identity="", steps=("check", "copy", "compare")
)
COPYING: Final = Progress(
    phase="copy",
    elapsed_s=3600.0,
    files=0,
    bytes=504 * GB,
    durable_files=0,
    durable_bytes=503 * GB,
    total_files=0,
    total_bytes=1_200 * GB,
    bytes_per_s=140_000_000,
    left_low_s=5_000.0,
    left_high_s=6_000.0,
    pace="balanced",
)
COMPARING: Final = msgspec.structs.replace(COPYING, phase="verify", bytes=600 * GB, durable_bytes=0)
LOOKED: Final = tuple(
    Sampled(elapsed_s=float(n), span_s=1.0, copied_bps=140e6 + n % 7 * 2e6, written_bps=139e6, read_bps=2e6)
    for n in range(1, 60)
)
FILLING: Final = DriveState(
    elapsed_s=1.0,
    phase="filling",
    source="estimated",
    written_bytes=GB,
    cache_used_bytes=12 * GB,
    cache_bytes=25 * GB,
    tidy_s=100.0,
)
STOPPED: Final = CloneFinished(
    outcome="canceled", exit_code=130, why="clone-stopped", plan=PLAN, map_file="/home/me/.local/state/map"
)
EJECTED: Final = EjectFinished(
    outcome="done", exit_code=0, safe_to_unplug=True, steps=["flush", "unmount", "power-off"]
)
Line = Event | dict[str, str]


def planned(plan: ClonePlanItem | None = PLAN, **fields: Any) -> CloneFinished:
    return msgspec.structs.replace(CloneFinished(outcome="done", exit_code=0, is_dry_run=True, plan=plan), **fields)


def refused(why: str, **values: str | int) -> CloneFinished:
    return CloneFinished(outcome="unsafe", exit_code=4, is_dry_run=True, why=why, values=values)


def finished(plan: ClonePlanItem = PLAN, **fields: Any) -> CloneFinished:
    result = CloneFinished(
        outcome="done",
        exit_code=0,
        plan=plan,
        copied_bytes=plan.copied_bytes,
        is_same=True,
        has_grown=True,
        mount_point="/media/me/Photos",
        elapsed_s=9_000.0,
    )
    return msgspec.structs.replace(result, **fields)


class Bench:
    """Attributes: `folder`: the scripts and the records of the worker."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self._qtbot = qtbot
        self.drives = make_drives()
        for drive in (INTERNAL, OLD, NEW):
            self.drives.on_event(DriveArrived(drive))
        self.worker = scripted_worker(folder)
        self.cloning = Lazy(lambda: DriveCloning(self.worker))
        self.list = DrivesPage(self.drives)
        self.paths = Paths(folder / "config", folder / "state", folder / "cache")
        self.unfinished = Lazy(lambda: UnfinishedList(self.paths))
        self.clones = Clones(self.list, self.drives, self.cloning, self.unfinished)
        self.moving = Lazy(lambda: BackupMoving(self.worker))
        self.moves = BackupMoves(self.list, self.drives, self.clones, self.moving)
        qtbot.addWidget(self.list)
        self.list.show()
        self.script("plan", planned())

    def script(self, command: str, *lines: Line) -> None:
        """`command` is `plan`, `clone` or `eject`."""
        data = [json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in lines]
        (self.folder / command).write_text("\n".join(data) + "\n")

    def open(self) -> None:
        self.list.cards[OLD.path].clone.click()
        QApplication.processEvents()

    def choose_target(self, node: str = NEW.device) -> None:
        """Chooses a target as a person does."""
        self.pick(self.page.choice.target, node)
        self.reach(JobStage.READY)

    def choose_image(self) -> None:
        """Chooses an image file, whose path a file dialog asks for."""
        self.pick(self.page.choice.target)

    def pick(self, chooser: EndpointChooser, node: str | None = None) -> None:
        """Picks a device; without one, the image file at the end."""
        number = chooser.count() - 1 if node is None else chooser.findData(node)
        chooser.setCurrentIndex(number)
        chooser.activated.emit(number)

    def open_plan(self) -> None:
        self.open()
        self.choose_target()

    def type_name(self, name: str = NAME) -> None:
        if not self.page.consent.is_asking:
            self.page.consent.next.click()
        self.page.consent.erasure.typed.setFocus()
        QTest.keyClicks(self.page.consent.erasure.typed, name)

    def run(self) -> None:
        self.open_plan()
        self.type_name()
        self.page.consent.start.click()

    @property
    def page(self) -> ClonePage:
        assert self.clones.page is not None
        return self.clones.page

    def reach(self, stage: JobStage) -> None:
        self.wait(lambda: self.cloning.get().state.stage is stage)

    def wait(self, condition: Any) -> None:
        self._qtbot.waitUntil(condition)

    @property
    def text(self) -> str:
        return text_of(self.page)

    @property
    def starts(self) -> list[list[str]]:
        return read_log(self.folder, "starts")

    @property
    def commands(self) -> list[str]:
        return [request["command"] for request in read_log(self.folder, "commands")]


EJECTING: Final = [EjectStep(step=step, done=True) for step in ("flush", "unmount", "power-off")]
