"""A wizard for one drive, with a scripted worker."""

import json
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import msgspec.structs
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft
from shingleback.domain.errors import Outcome
from shingleback.domain.formatting.types import PreparedState, RecommendationReason
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.window import Window
from shingleback.gui.wizard.confirm import ConfirmPage
from shingleback.gui.wizard.opening import Wizards
from shingleback.gui.wizard.plan import QuestionsPage
from shingleback.gui.wizard.state import SetupState, WizardStep
from shingleback.gui.wizard.welcome import WelcomePage
from shingleback.gui.wizard.window import SetupWindow
from shingleback.protocol.events import Event, PrepareStep, Sized, encode
from shingleback.protocol.result_items import ContentsItem, PlanItem, SizeItem, StepItem
from shingleback.protocol.results import ContentsFinished, LookFinished, MountFinished, PrepareFinished, SizesFinished
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import EXPANSION

SCRIPTED_WORKER: Final = Path(__file__).parents[1] / "helpers" / "played_worker.py"
NAME: Final = "Seagate 8 TB"
IDENTITY: Final = "the one on the desk"
PLACE: Final = "/media/me/Backup"
DRIVE: Final = replace(
    EXPANSION,
    serial="NA9T4F2K",
    usb_port="2-1.4",
    disk_sequence=7,
    volumes=(replace(EXPANSION.volumes[0], filesystem="ntfs", label="Expansion", mount_points=()),),
)
REPLUGGED: Final = replace(DRIVE, path="/drives/again", device="/dev/sdd", number=0x830, disk_sequence=8)
CONTENTS: Final = ContentsItem(
    device="/dev/sdb1",
    filesystem="ntfs",
    label="Expansion",
    size_bytes=8 * 10**12,
    used_bytes=412 * 10**9,
    files=18_204,
    newest=[("Holiday 2025.mp4", "2025-08-14T10:00:00+00:00"), ("Letter.odt", "2025-06-02T10:00:00+00:00")],
    is_complete=True,
)
WAIT: Final = {"wait": "go"}
Line = Event | dict[str, str]


def steps(*, is_encrypted: bool = False) -> list[StepItem]:
    named = {"drive": DRIVE.name, "device": "/dev/sdb"}
    middle = [("encrypt", {"device": "/dev/sdb1"})] if is_encrypted else []
    step_values = [
        ("check", named),
        ("allow", {"route": "alone"}),
        ("erase", named | {"table": "gpt"}),
        ("partition", {"start": "1 MiB", "device": "/dev/sdb1"}),
        *middle,
        ("format", {"filesystem": "btrfs", "label": "Backup", "route": "alone"}),
        ("read-back", {"filesystem": "btrfs"}),
        ("mount", {"options": "noatime, nodiscard", "label": "Backup"}),
        ("hand-over", {"label": "Backup"}),
    ]
    irreversible = ("erase", "partition", "encrypt", "format")
    return [
        StepItem(step=step, text="", values=values, commands=[f"do {step}"], is_irreversible=step in irreversible)
        for step, values in step_values
    ]


PLAN: Final = PlanItem(
    device="/dev/sdb",
    drive=DRIVE.name,
    name=NAME,
    identity=IDENTITY,
    profile="btrfs",
    route="alone",
    label="Backup",
    is_encrypted=False,
    steps=steps(),
    reason=RecommendationReason.BEST_ON_LINUX,
    fingerprint="c0ffee",
)


def planned(plan: PlanItem | None = PLAN, **fields: Any) -> PrepareFinished:
    result = PrepareFinished(outcome="done", exit_code=0, is_dry_run=True, plan=plan)
    return msgspec.structs.replace(result, **fields)


def prepared(plan: PlanItem = PLAN) -> PrepareFinished:
    return PrepareFinished(
        outcome="done",
        exit_code=0,
        plan=plan,
        steps=[step.step for step in plan.steps],
        state=PreparedState.READY,
        read_from="disk",
        mount_point=PLACE,
    )


def ended(outcome: Outcome, state: PreparedState, **fields: Any) -> PrepareFinished:
    result = PrepareFinished(outcome=outcome, exit_code=outcome.exit_code, plan=PLAN, state=state)
    return msgspec.structs.replace(result, **fields)


def begun(step: str, *, can_cancel: bool = False, fraction: float | None = None) -> PrepareStep:
    return PrepareStep(step=step, state="begun", can_cancel=can_cancel, fraction=fraction)


def done(step: str, *, can_cancel: bool = False) -> PrepareStep:
    return PrepareStep(step=step, state="done", can_cancel=can_cancel)


def surveyed(*volumes: ContentsItem) -> ContentsFinished:
    return ContentsFinished(outcome="done", exit_code=0, device="/dev/sdb", volumes=list(volumes))


@dataclass
class Table:
    """The wizard with the window, drives and workers that it uses.

    Attributes:
        folder: the scripts and the records of the workers.
        workers: all workers created so far.
    """

    folder: Path
    drives: DriveList
    chosen: SettingsController
    wizards: Wizards
    qtbot: QtBot
    workers: list[Worker] = field(default_factory=list)

    @property
    def counting(self) -> FolderCounter:
        """The counter of the wizard that was opened last."""
        return self.wizards.findChildren(FolderCounter)[-1]

    @property
    def wizard(self) -> SetupWindow:
        assert self.wizards.current is not None
        return self.wizards.current

    @property
    def state(self) -> SetupState:
        return self.wizard.setup.state

    @property
    def confirm(self) -> ConfirmPage:
        page = self.wizard.pages[WizardStep.CONFIRM]
        assert isinstance(page, ConfirmPage)
        return page

    # scripts of the worker ------------------------------------------------------------------------------------

    def script(self, command: str, *lines: Line) -> None:
        """`command` is a command of the program, or `plan` for a dry run."""
        data = [json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in lines]
        (self.folder / command).write_text("\n".join(data) + "\n")

    def script_success(self) -> None:
        """A drive with files on it; everything succeeds."""
        self.script("contents", surveyed(CONTENTS))
        self.script("plan", planned())
        events = [event for step in PLAN.steps for event in (begun(step.step), done(step.step))]
        self.script("prepare", *events, prepared())
        self.script("mount", MountFinished(outcome="done", exit_code=0, mount_point=PLACE))
        self.script("unmount", MountFinished(command="unmount", outcome="done", exit_code=0))
        free, total = 7_500 * 10**9, 7_900 * 10**9
        self.script("look", LookFinished(outcome="done", exit_code=0, room_bytes=free, total_bytes=total))
        folder = SizeItem(path="/home/me", files=450_000, bytes=1_200 * 10**9)
        self.script(
            "sizes",
            Sized(folder=folder, is_complete=True),
            SizesFinished(outcome="done", exit_code=0, folders=[folder]),
        )

    def go(self) -> None:
        """Lets every waiting worker continue."""
        for worker in self.workers:
            worker.ask("go")

    def started(self, command: str) -> list[list[str]]:
        """The arguments of each start; dry runs are listed as `plan`."""
        starts = read_log(self.folder, "starts")
        return [arguments for arguments in starts if ("plan" if "--dry-run" in arguments else arguments[0]) == command]

    # actions of the person ------------------------------------------------------------------------------------

    def plug_in(self, drive: Drive = DRIVE) -> None:
        self.drives.on_event(DriveArrived(drive))

    def pull(self, drive: Drive = DRIVE) -> None:
        self.drives.on_event(DriveLeft(drive))

    def changes(self, before: Drive, after: Drive) -> None:
        self.drives.on_event(DriveChanged(before, after))

    def open(self, drive: Drive = DRIVE) -> None:
        self.wizards.open(drive)
        self.reach(lambda: self.state.is_looked_at)

    def walk_to(self, page: WizardStep) -> None:
        """Presses the Next button until the page is reached."""
        self.reach(lambda: self.state.shown is page or self.go_on())

    def go_on(self) -> bool:
        """Presses Next if it is enabled. Returns False, so that `walk_to` checks its page again."""
        if self.wizard.foot.go_on.isEnabled():
            self.wizard.foot.go_on.click()
        return False

    def type_name(self, name: str = NAME) -> None:
        self.confirm.sure.typed.setFocus()
        QTest.keyClicks(self.confirm.sure.typed, name)

    def erase(self) -> None:
        """Confirms the erasure on the page that asks for it."""
        self.type_name()
        assert self.wizard.foot.go_on.isEnabled()
        QTest.mouseClick(self.wizard.foot.go_on, Qt.MouseButton.LeftButton)

    def reach(self, condition: Any) -> None:
        self.qtbot.waitUntil(condition)

    def reach_page(self, page: WizardStep) -> None:
        self.reach(lambda: self.state.shown is page)


def scripted_worker(folder: Path) -> Worker:
    return Worker([sys.executable, "-S", str(SCRIPTED_WORKER), str(folder)])


def end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.kill()


def end_runs(window: Window, workers: list[Worker], qtbot: QtBot) -> None:
    """Before the window closes: it would ask whether to stop them, and the next test would never begin."""
    end(workers)
    qtbot.waitUntil(lambda: not window.is_busy)


def text_of(widget: QWidget) -> str:
    """All visible text, after Qt has shown new widgets."""
    QApplication.processEvents()
    shown = [part for part in widget.findChildren(QWidget) if part.isVisibleTo(widget) and shiboken6.isValid(part)]
    return "\n".join(part.text() for part in shown if isinstance(part, QLabel | QAbstractButton))


def window_of(table: Table) -> Window:
    window = table.wizards.parent()
    assert isinstance(window, Window)
    return window


def walk_to_the_end(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)


def questions(table: Table) -> QuestionsPage:
    page = table.wizard.pages[WizardStep.QUESTIONS]
    assert isinstance(page, QuestionsPage)
    return page


def welcome(table: Table) -> WelcomePage:
    page = table.wizard.pages[WizardStep.WELCOME]
    assert isinstance(page, WelcomePage)
    return page
