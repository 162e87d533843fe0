"""The whole window, the tray and the notifications on one bench, and what can happen around them."""

from contextlib import closing
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec.structs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, DrivesListed
from shingleback.domain.errors import Why
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup, Surroundings
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.notifications import Notification, Notifications, NotificationStyle
from shingleback.gui.controllers.pages import Backups, Section
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import Browser
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.diagnosis.state import DiagnosisController
from shingleback.gui.restore.page import RestorePage
from shingleback.gui.window.tray import RunNotices, Tray
from shingleback.gui.window.window import Window
from shingleback.protocol.control import Question
from shingleback.protocol.events import EjectStep, Event, Planned, Progress, Rest, State
from shingleback.protocol.result_items import DriveRoom, Tally, VersionItem
from shingleback.protocol.results import BackupFinished, EjectFinished, VersionsFinished
from shingleback.protocol.run_state import SILENT_S
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, DriveName, Settings, When
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import quick_command
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

KEY: Final = "1"
GB: Final = 10**9
TOTAL: Final = Tally(1000, 100 * GB)
FREE: Final = DriveRoom(free_bytes=7500 * GB, total_bytes=8000 * GB)
MODEL: Final = "Seagate Expansion, 8 TB"
SELDOM_STEPS: Final = ("rest", "silent", "hour-back", "suspend", "pause", "drive-gone", "plug")
SAFE_STEPS: Final = ("listed", "plug", "open", "close", "unplug", "eject", "schedule", "rebuild", "overview", "later")
RUN_STEPS: Final = ("begin", "plan", "progress", "pause", "resume", "cancel", "rest", "silent")
END_STEPS: Final = ("complete", "left-out", "canceled", "drive-full", "drive-gone", "dies", "ejected", "not-ejected")


@dataclass(frozen=True, slots=True)
class Mounting:
    """Where the drive is mounted when it is open, and what it is called then.

    Attributes:
        label: the name of its volume, which the person chose; empty if it has none.
    """

    point: str
    label: str = ""

    @property
    def name(self) -> str:
        """What the drive is called everywhere."""
        return self.label or MODEL

    @property
    def place(self) -> str:
        return f"{self.point}/Shingleback"


MOUNTINGS: Final = (
    Mounting("/run/media/me/Backup", "Backup"),
    Mounting("/run/media/me/1A2B-3C4D"),
    Mounting("/mnt/usb"),
)


class SilentWorker(Worker):
    """Starts no process: the test reports the events and the end of its work."""

    def start(self, command: str, *arguments: str) -> None:
        pass

    def ask(self, command: str, pace: str = "") -> None:
        pass


class Reader(SilentWorker):
    """Answers which versions there are, from the history and from where the drive is; nothing else."""

    def __init__(self, bench: "Bench") -> None:
        super().__init__(["nothing"], parent=bench.parent)
        self._bench = bench

    def put(self, question: Question) -> None:
        if question.command == "versions":
            QTimer.singleShot(0, self, lambda: self.event_received.emit(self._bench.versions()))


class Screen(Notifications):
    """Shows nothing: `shown` has the notifications that would be there, by their tags."""

    def __init__(self) -> None:
        super().__init__("", NotificationStyle("Shingleback", "", ""))
        self.shown: dict[str, Notification] = {}

    def show(self, tag: str, notice: Notification) -> None:
        self.shown[tag] = notice

    def withdraw(self, tag: str) -> None:
        self.shown.pop(tag, None)


class Bench:
    """The window and the tray, and what happens around them.

    Attributes:
        drive: as it is plugged in now; None while it is not.
        progress: the newest event of the run's counters; None before the first.
    """

    def __init__(self, folder: Path, mounting: Mounting, settings: Settings | None = None) -> None:
        self.mounting = mounting
        self.settings = settings or settings_of(mounting)
        self.open_drive = mounted(EXPANSION, mounting.point)
        self.closed_drive = replace(self.open_drive, volumes=(replace(self.open_drive.volumes[0], mount_points=()),))
        self.now = local_time()
        self.paths = Paths.of_user({"HOME": str(folder)})
        self.parent = QObject()
        memory = Memory(self.paths)
        memory.save(self.settings)
        self.chosen = SettingsController(memory, self.parent)
        self.drives = make_drives(is_listed=False)
        self.worker = SilentWorker(["nothing"])
        self.run = BackupRun(self.worker, self.parent)
        schedule, surroundings = Schedule(memory), Surroundings(lambda: self.now, lambda _place: "/")
        self.statuses = BackupSetStatuses(self.chosen, schedule, self.drives, self.run, surroundings, self.parent)
        self.place = PlaceLookup(SilentWorker(["nothing"]))
        self.diagnosis = DiagnosisController(SilentWorker(["nothing"]))
        self.drive: Drive | None = None
        self.percent = 0
        self.progress: Progress | None = None
        self.window = Window()
        pages = Backups(self.run, Meter, self.place, self.chosen, self.statuses, self.past, lambda: self.now)
        self.window.build_pages(pages, self.drives, self.diagnosis)
        self.window.pages.restore.on_created(self._connect_restore)
        self.run.changed.connect(self._release_drive)
        self.tray = Tray(lambda _state: QIcon(), lambda _waiting: 0.0)
        self.run.changed.connect(self.tray.show_run)
        self.screen = Screen()
        self.notices = RunNotices(self.run, self.screen, lambda: False, self.parent)
        self.window.resize(1280, 1000)
        self.window.show()

    def past(self) -> BackupHistory:
        history = BackupHistory(
            self.paths,
            self.drives,
            self.chosen,
            lambda: SilentWorker(["nothing"]),
            lambda: PreviewDecoder(quick_command()),
            self.chosen,
        )
        history.browser = Browser(Reader(self), self.parent)
        return history

    def close(self) -> None:
        self.tray.close()
        self.window.hide()
        self.place.stop()
        delete(self.window)
        delete(self.parent)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # what is shown ----------------------------------------------------------------------------------------------

    def painted(self, section: Section) -> str:
        self.window.show_section(section)
        for card in self.window.home.overview.cards.values():
            card.details.unfold(is_open=True)
        for _ in range(3):  # the page, the answer of the reader, and what it changes
            QApplication.processEvents()
        return painted_text(self.window)

    def heard(self) -> str:
        """What a screen reader gets of the page that is shown."""
        items = accessible_items(self.window)
        return squeezed(" ".join(f"{item.name} {item.description}" for item in items))

    @property
    def tray_lines(self) -> list[str]:
        return [action.text() for action in self.tray.menu.actions()]

    # what happens -----------------------------------------------------------------------------------------------

    def happen(self, step: str, percent: int) -> None:
        """`percent`: how much of the files is copied, if the step says so."""
        if step in ("listed", "plug", "open", "close", "unplug"):
            self._move_drive(step)
        elif step in RUN_STEPS:
            self._run(step, percent)
        elif step in END_STEPS:
            self._end(step)
        elif step == "eject":
            if self.drive is not None and self.drive.mount_points:
                self.window.eject(self.drive)
        elif step == "schedule":
            when = When.DAILY if self.chosen.sets[0].when is When.ASK else When.ASK
            self.chosen.put(msgspec.structs.replace(self.chosen.sets[0], when=when))
        elif step in ("hour-back", "suspend"):
            self.now += timedelta(hours=-1 if step == "hour-back" else 9)
            self.statuses.refresh()
        elif step == "rebuild":
            self.window.rebuild_pages()
        elif step == "overview":
            self.window.home.show_overview()
        else:
            self.now += timedelta(hours=7)
            self.statuses.refresh()

    def versions(self) -> VersionsFinished:
        """What the backup on the drive has, as its reader finds it."""
        if self.drive is None or not self.drive.mount_points:
            return VersionsFinished(outcome="usage", exit_code=2, why=Why.DESTINATION_MISSING)
        with closing(RunHistory(self.paths.history_file)) as history:
            runs = [event for event in history.results(99, self.mounting.place) if isinstance(event, BackupFinished)]
        good = [run for run in reversed(runs) if run.version]
        if not good:
            return VersionsFinished(outcome="usage", exit_code=2, why=Why.NO_BACKUP_HERE)
        return VersionsFinished(outcome="done", exit_code=0, versions=[_version(run) for run in good])

    def _move_drive(self, step: str) -> None:
        before = self.drive
        after = {"plug": before or self.closed_drive, "open": self.open_drive, "close": self.closed_drive}.get(step)
        events: list[DriveEvent] = [THERE]
        if step == "listed":
            events.append(DrivesListed())
            after = before
        elif before is None and after is not None and step == "plug":
            events.append(DriveArrived(after))
        elif before is not None and after is not None:
            events.append(DriveChanged(before, after))
        elif before is not None:
            events.append(DriveLeft(before))
        else:
            after = None
        self.drive = after
        for event in events:
            self.drives.on_event(event)
        self.chosen.note(*self.drives.drives)
        self.tray.show_drives(self.drives.drives)

    def _connect_restore(self, page: RestorePage) -> None:
        """Connect it as `Desktop` does."""
        self._release_drive()
        self.run.over.connect(page.refresh)

    def _release_drive(self) -> None:
        page = self.window.pages.restore.instance
        if self.run.state.stage.value == "ejecting" and page is not None:
            page.release_drive()

    def _run(self, step: str, percent: int) -> None:
        if step == "begin":
            self.percent, self.progress = 0, None
            self.window.home.begin(KEY)
            return
        if not self.run.is_busy:
            return
        self.percent = max(self.percent, percent)
        copied = Tally(TOTAL.files * self.percent // 100, TOTAL.bytes * self.percent // 100)
        events: dict[str, Event] = {
            "plan": Planned(
                files=TOTAL.files,
                bytes=TOTAL.bytes,
                copy_files=TOTAL.files,
                copy_bytes=TOTAL.bytes,
                **dict.fromkeys(("folders", "recheck_files", "gone_files", "moved_folders"), 0),
                room_bytes=8000 * GB,
            ),
            "progress": self._progress(copied),
            "silent": self._progress(copied, silent_s=SILENT_S),
            "rest": Rest(elapsed_s=2, reason="cache-full", left_s=30.0),
            "pause": State(state="paused"),
            "resume": State(state="running"),
            "cancel": State(state="canceling"),
        }
        event = events[step]
        self.progress = event if isinstance(event, Progress) else self.progress
        self.worker.event_received.emit(event)

    def _progress(self, copied: Tally, silent_s: float = 0.0) -> Progress:
        return Progress(
            phase="copy",
            elapsed_s=1,
            files=copied.files,
            bytes=copied.bytes,
            durable_files=copied.files // 2,
            durable_bytes=copied.bytes // 2,
            total_files=TOTAL.files,
            total_bytes=TOTAL.bytes,
            bytes_per_s=50e6,
            left_low_s=60.0 * (100 - self.percent),
            left_high_s=90.0 * (100 - self.percent),
            silent_s=silent_s,
        )

    def _end(self, step: str) -> None:
        if not self.run.is_busy:
            return
        is_ejecting = self.run.state.stage.value == "ejecting"
        if step in ("ejected", "not-ejected"):
            if is_ejecting:
                self._end_eject(is_safe=step == "ejected")
        elif step == "dies":
            self.worker.finished.emit(WorkerEnd(None, "signal 9"))
        elif not is_ejecting:
            if step == "drive-gone":
                self._move_drive("unplug")
            self.worker.finished.emit(WorkerEnd(self._record("done" if step == "complete" else step)))

    def _end_eject(self, *, is_safe: bool) -> None:
        """An eject that works powers the drive off."""
        self.worker.event_received.emit(EjectStep(step="flush", done=True))
        if is_safe:
            self._move_drive("unplug")
        outcome = "done" if is_safe else "drive-refused"
        result = EjectFinished(outcome=outcome, exit_code=0, destination=self.mounting.place, safe_to_unplug=is_safe)
        self.worker.finished.emit(WorkerEnd(result))

    def _record(self, outcome: str) -> BackupFinished:
        """Note the end of a backup in the history, as its worker does."""
        is_good = outcome in ("done", "left-out")
        copied = TOTAL if is_good else Tally(TOTAL.files * self.percent // 100, TOTAL.bytes * self.percent // 100)
        sets = {backup.key: backup for backup in self.settings.sets}
        backup = sets.get(self.run.task.key, sets[KEY])
        result = BackupFinished(
            outcome=outcome,
            why=outcome if not is_good else "",
            exit_code=0,
            backup=backup.destination,
            version=f"{self.now:%Y-%m-%dT%H-%M-%S}" if is_good else "",
            destination=backup.destination,
            started_at=self.now.isoformat(),
            copied=copied,
            durable=copied,
            total=TOTAL,
            left_out_count=2 if outcome == "left-out" else 0,
            backup_set=backup.key,
            drive=backup.drives[0],
            room=FREE if is_good else None,
        )
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(result, backup.destination, None, [], is_known=True)
        self.now += timedelta(minutes=20)
        return result


def settings_of(mounting: Mounting) -> Settings:
    backup = BackupSet(
        ["/home/me/Letters"], mounting.place, key=KEY, name="Letters", drives=[EXPANSION.key], ejects=True
    )
    names = {EXPANSION.key: DriveName(EXPANSION.name, EXPANSION.size_bytes)}
    return Settings(sets=[backup], places={KEY: EXPANSION.key}, drive_names=names)


def _version(run: BackupFinished) -> VersionItem:
    at = datetime.fromisoformat(run.started_at).isoformat()
    return VersionItem(
        name=run.version,
        started_at=at,
        finished_at=at,
        files=run.total.files,
        bytes=run.total.bytes,
        left_out=run.left_out_count,
        kept_as="folder",
    )
