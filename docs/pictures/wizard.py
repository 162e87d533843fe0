"""The pictures of the wizard, page by page. For `take.py`.

Drive and files are made up; the plan, its reason and the estimate are the program's own. No worker is started.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final, NoReturn

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from shingleback.bootstrap.planning import PreparationRequest, planned
from shingleback.domain.drive import Drive
from shingleback.domain.errors import Outcome, SkipReason, Why
from shingleback.domain.folder_question import FolderQuestion
from shingleback.domain.formatting.types import Capabilities, PreparedState, SetupAnswers
from shingleback.domain.presets import DEFAULT_PRESETS
from shingleback.gui.controllers.drives import DriveList, DriveQuestions, DriveView
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.home.exclusions import ExclusionsDialog
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import (
    Answered,
    Confirmed,
    DriveLost,
    Ended,
    Looked,
    Next,
    PlanReceived,
    Stepped,
    StopPressed,
)
from shingleback.gui.wizard.state import SetupState, WizardStep
from shingleback.gui.wizard.window import SetupWindow
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.result_items import ContentsItem, ExcludedSize, PlanItem, SizedPlace, SizeItem
from shingleback.protocol.results import ContentsFinished, LookFinished, PrepareFinished
from shingleback.store.settings import BackupSet, Settings, When

_SIZE: Final = (780, 660)
_ROUNDS: Final = 5  # of event processing, until the layout is done
_COMPUTER: Final = Capabilities(
    udisks=(2, 10, 1),
    formats=frozenset({"btrfs", "ext4", "exfat"}),
    modules=frozenset({"btrfs", "ext4", "exfat"}),
    kernel=(6, 12),
)
_PLACE: Final = "/media/me/Backup"
EXCLUDED: Final = [
    ExcludedSize(
        reason=SkipReason.OTHER_FILESYSTEM,
        count=1,
        files=310,
        bytes=1_200_000_000_000,
        places=[
            SizedPlace(
                path="/home/me/Videos/Archive",
                bytes=1_200_000_000_000,
                mount="uuid:7a2c1f5e=/home/me/Videos/Archive",
            )
        ],
    ),
    *(
        ExcludedSize(
            reason=SkipReason.PRESET,
            rule=name,
            count=len(places),
            bytes=sum(places.values()),
            places=[SizedPlace(path=f"/home/me/Documents/{path}", bytes=count) for path, count in places.items()],
        )
        for name, places in {
            "caches": {".cache": 9_400_000_000},
            "builds": {"Code/site/node_modules": 1_900_000_000, "Code/tool/.venv": 640_000_000},
            "machines": {"Machines/windows.qcow2": 61_000_000_000},
        }.items()
    ),
    ExcludedSize(
        reason=SkipReason.PATTERN,
        rule=".Trash-*/",
        count=1,
        bytes=310_000_000,
        places=[SizedPlace(path="/home/me/Documents/.Trash-1000", bytes=310_000_000)],
    ),
]
_FOLDERS: Final = {
    "/home/me/Documents": SizeItem(path="/home/me/Documents", files=21_480, bytes=38_000_000_000, excluded=EXCLUDED),
    "/home/me/Music": SizeItem(path="/home/me/Music", files=9_120, bytes=71_000_000_000),
    "/home/me/Pictures": SizeItem(path="/home/me/Pictures", files=64_300, bytes=412_000_000_000),
    "/home/me/Videos": SizeItem(path="/home/me/Videos", files=310, bytes=690_000_000_000),
}
QUESTION: Final = FolderQuestion(Why.FOLDER_KNOWN, "/home/me/Documents", "kitchen", "/home/anna/Documents")

_SET: Final = BackupSet(folders=list(_FOLDERS), when=When.PLUG_IN, presets=list(DEFAULT_PRESETS))


class Idle(Worker):
    """Starts no process: all answers are given here."""

    def start(self, command: str, *arguments: str) -> None:
        pass

    def sibling(self, parent: QObject | None = None) -> Worker:
        return Idle([], parent=parent)


class _Still(SetupController):
    """Receives all answers from here, and starts no worker."""

    def _act(self, before: SetupState) -> None:
        pass


class Counted(FolderCounter):
    def count(self, folders: object) -> None:  # noqa: ARG002 (part of the interface)
        self.sizes = dict(_FOLDERS)
        self._complete = set(_FOLDERS)
        self._requested = tuple(_FOLDERS)
        self.changed.emit()


def take(application: QApplication, view: DriveView, pictures: Path, suffix: str) -> None:
    """Take the pictures of a new drive in `view`."""
    drive = replace(
        view.drive,
        serial="NA9T4F2K",
        usb_port="2-1.4",
        volumes=(replace(view.drive.volumes[0], filesystem="ntfs", label="Expansion", mount_points=()),),
    )
    setup = _Still(replace(view, drive=drive), no_drives(application), lambda: Idle([]))
    counting = Counted(Idle([]))
    window = SetupWindow(setup, counting, Settings(), _SET)
    window.resize(*_SIZE)
    window.show()

    def snap(name: str) -> None:
        for _ in range(_ROUNDS):
            application.processEvents()
        window.grab().save(str(pictures / f"wizard-{name}{suffix}.png"))

    setup.tell(Looked(_contents(drive)))
    snap("welcome")
    setup.tell(Next())
    _plan(setup, drive)
    snap("questions")
    setup.tell(Next())
    window.pages[WizardStep.CONFIRM].sure.typed.setFocus()  # type: ignore[attr-defined]
    plan = setup.state.plan
    assert plan is not None
    for letter in plan.name:
        window.pages[WizardStep.CONFIRM].sure.typed.insert(letter)  # type: ignore[attr-defined]
    snap("confirm")
    setup.tell(Confirmed(plan.identity, plan.name))
    _work(setup, plan)
    snap("working")
    setup.tell(Ended(_ended(plan, Outcome.DONE, PreparedState.READY)))
    snap("folders")
    ask(window.folders.recognition)
    snap("known-folder")
    window.folders.recognition.stop()
    _take_exclusions(application, counting, pictures, suffix)
    setup.tell(DriveLost())
    snap("away")
    setup.tell(StopPressed())


def ask(recognition: FolderRecognition) -> None:
    """Ask whether a folder is the one that was at another place, as if a worker had found it."""
    recognition.stop()
    recognition.on_looked(WorkerEnd(LookFinished(outcome="done", questions=[QUESTION])))


def _take_exclusions(application: QApplication, counting: FolderCounter, pictures: Path, suffix: str) -> None:
    """Take the pictures of the kinds that can be left out, and of the list of what is not in a backup."""
    for name, is_fixed in (("exclusions", False), ("not-in-this-backup", True)):
        dialog = ExclusionsDialog(counting, Exclusions.of_set(_SET), is_fixed=is_fixed)
        dialog.show()
        for _ in range(_ROUNDS):
            application.processEvents()
        if is_fixed:
            dialog.tree.expandAll()
        dialog.grab().save(str(pictures / f"{name}{suffix}.png"))
        dialog.close()
        dialog.deleteLater()


def take_others(application: QApplication, view: DriveView, pictures: Path, suffix: str) -> None:
    """Take the pictures of encrypting, and of a drive that fails."""
    drive = replace(view.drive, volumes=(replace(view.drive.volumes[0], mount_points=()),))
    setup = _Still(replace(view, drive=drive), no_drives(application), lambda: Idle([]))
    window = SetupWindow(setup, Counted(Idle([])), Settings(), BackupSet())
    window.resize(*_SIZE)
    window.show()
    old = _with_backup(_contents(drive), ["/home/me/Documents", "/home/me/Pictures"])

    def snap(name: str) -> None:
        for _ in range(_ROUNDS):
            application.processEvents()
        window.grab().save(str(pictures / f"wizard-{name}{suffix}.png"))

    setup.tell(Looked(old))
    snap("old-backup")
    setup.tell(Next())
    setup.tell(Next())
    setup.tell(Answered(SetupAnswers(is_encrypted=True)))
    _plan(setup, drive)
    snap("passphrase")
    setup.tell(Next())
    plan = setup.state.plan
    assert plan is not None
    setup.tell(Confirmed(plan.identity, plan.name, has_key=True))
    _work(setup, plan)
    setup.tell(Ended(_ended(plan, Outcome.DRIVE_REFUSED, PreparedState.ENCRYPTED_LOCKED)))
    snap("stopped")
    setup.tell(StopPressed())


def _with_backup(result: ContentsFinished, sources: list[str]) -> ContentsFinished:
    volume = result.volumes[0]
    old = ContentsItem(
        device=volume.device,
        filesystem="btrfs",
        label="Backup",
        size_bytes=volume.size_bytes,
        used_bytes=1_204_000_000_000,
        files=95_210,
        newest=volume.newest,
        is_complete=True,
        backup_sources=sources,
    )
    return ContentsFinished(outcome="done", exit_code=0, device=result.device, volumes=[old])


def no_drives(parent: QObject) -> DriveList:
    questions = DriveQuestions(
        judge=lambda _drive: _nobody(),
        warn=lambda *_asked: None,
        read_health=lambda *_asked: None,
        is_ignored=lambda _drive: False,
    )
    return DriveList(questions, parent)


def _nobody() -> NoReturn:
    raise AssertionError


def _contents(drive: Drive) -> ContentsFinished:
    volume = drive.volumes[0]
    item = ContentsItem(
        device=volume.device,
        filesystem=volume.filesystem,
        label=volume.label,
        size_bytes=volume.size_bytes,
        used_bytes=412_000_000_000,
        files=18_204,
        newest=[("Holiday 2025.mp4", "2025-08-14T10:00:00+00:00"), ("Letter.odt", "2025-06-02T10:00:00+00:00")],
        is_complete=True,
    )
    return ContentsFinished(outcome="done", exit_code=0, device=drive.device, volumes=[item])


def _plan(setup: SetupController, drive: Drive) -> None:
    question = setup.state.question
    assert question is not None
    wish = PreparationRequest(device=drive.device, label=question.label, answers=question.answers)
    item = planned(wish, drive, (drive,), _COMPUTER, is_host_managed=False).item
    setup.tell(PlanReceived(question, PrepareFinished(outcome="done", exit_code=0, plan=item, is_dry_run=True)))


def _work(setup: SetupController, plan: PlanItem) -> None:
    """Run the steps up to the middle of formatting."""
    for step in plan.steps:
        if step.step == "format":
            setup.tell(Stepped(PrepareStep(step="format", state="begun", fraction=0.4)))
            return
        setup.tell(Stepped(PrepareStep(step=step.step, state="done", can_cancel=not step.is_irreversible)))


def _ended(plan: PlanItem, outcome: Outcome, state: PreparedState) -> PrepareFinished:
    is_done = outcome is Outcome.DONE
    return PrepareFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why="" if is_done else Why.PREPARE_FAILED,
        values={} if is_done else {"step": "format", "state": state.value, "detail": "Input/output error"},
        plan=plan,
        failed_step="" if is_done else "format",
        state=state,
        mount_point=_PLACE if is_done else "",
    )
