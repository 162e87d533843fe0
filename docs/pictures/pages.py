"""The pictures of the pages about drives: the card of a drive, an explanation, and what happened. For `take.py`.

The drive is made up from values that such drives have; verdict, warnings, health and diagnosis are the program's own.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

import cloning
import known
import moving
import wizard
from PySide6.QtWidgets import QApplication

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.domain import connection
from shingleback.domain.drive import Drive, DriveArrived, Evidence, Transport, UsbDriver, UsbId, Use, Volume
from shingleback.domain.local_time import local_time
from shingleback.domain.smart import rules
from shingleback.domain.smart.report import AccessMethod, Attribute, SmartReport
from shingleback.domain.smr import verdict
from shingleback.domain.smr.drive_database import parse_table
from shingleback.domain.smr.evidence import Verdict
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup, Surroundings
from shingleback.gui.controllers.drives import DriveList, DriveQuestions, HealthRead, WarningsFound
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.pages import Backups, Section
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion
from shingleback.gui.drives.sections import VerdictPart
from shingleback.gui.settings.page import Session
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.window.language import NAMES
from shingleback.gui.window.window import Window
from shingleback.messages.help.topic import Topic
from shingleback.store.drive_records import built_in_text
from shingleback.store.private_files import Paths

SIZE: Final = (1024, 720)  # of every picture of the window
_CAPACITY: Final = 5_000_981_078_016
DRIVE: Final = Drive(
    key="picture",
    path="/picture",
    device="/dev/sdb",
    number=0x810,
    name="Seagate Expansion Portable",
    size_bytes=_CAPACITY,
    evidence=Evidence(
        model="ST5000LM000-2AN170",
        product="Expansion HDD",
        vendor="Seagate",
        usb=UsbId(0x0BC2, 0x2344),
        usb_driver=UsbDriver.UAS,
        transport=Transport.USB,
        capacity_bytes=_CAPACITY,
        rotation_rpm=5526,
    ),
    link_mbps=5000,
    volumes=(
        Volume(
            device="/dev/sdb1",
            number=0x811,
            use=Use.FILES,
            filesystem="btrfs",
            label="Backup",
            size_bytes=_CAPACITY,
            mount_points=("/media/me/Backup",),
        ),
    ),
    can_power_off=True,
)
_COUNTED: Final = {5: 0, 187: 0, 188: 8, 197: 0, 198: 0, 199: 0}
_REPORT: Final = SmartReport(
    model="ST5000LM000-2AN170",
    rotation_rpm=5526,
    passed=True,
    attributes=tuple(Attribute(number, "", raw=raw) for number, raw in _COUNTED.items()),
)
_LOG: Final = """\
[    2.200000] ata3.00: ATA-9: ST8000AS0002-1NA17Z, AR13, max UDMA/133
[    2.400000] sd 2:0:0:0: [sdb] 15628053168 512-byte logical blocks: (8.00 TB/7.28 TiB)
[ 4000.000000] ata3.00: exception Emask 0x0 SAct 0x7fffffff SErr 0x0 action 0x6 frozen
[ 4000.000010] ata3.00: failed command: WRITE FPDMA QUEUED
[ 4000.000020] ata3.00: cmd 61/00:00:00:58:85/0a:00:1c:00:00/40 tag 0 ncq dma 1310720 out
[ 4000.000030]          res 40/00:00:00:00:00/00:00:00:00:00/00 Emask 0x4 (timeout)
[ 4000.000040] ata3.00: status: { DRDY }
[ 4000.000050] ata3: hard resetting link
[ 4010.100000] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[ 4010.200000] ata3.00: configured for UDMA/133
[ 4010.300000] ata3: EH complete
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A window and its controllers."""

    window: Window
    drives: DriveList
    diagnosis: DiagnosisController
    past: BackupHistory


def make_window(now: Callable[[], datetime] = local_time) -> Shown:
    """Make a window with the settings and history of the environment's folders, and no drive yet."""
    table = parse_table(built_in_text())

    def judge(drive: Drive) -> Verdict:
        return verdict.judge(drive.evidence, table)

    def warn(drive: Drive, judged: Verdict, found: WarningsFound) -> None:
        found(connection.limits_of(drive.evidence, drive.link_mbps, judged))

    def read_health(_drive: Drive, answer: HealthRead) -> None:
        answer(rules.judge(_REPORT), AccessMethod.UDISKS, ())

    program = [sys.executable, "-m", "shingleback"]

    def worker() -> Worker:
        return Worker(program)

    questions = DriveQuestions(judge=judge, warn=warn, read_health=read_health, is_ignored=lambda _drive: False)
    drives, run = DriveList(questions), BackupRun(worker())
    memory = Memory(Paths.of_user())
    chosen = SettingsController(memory)
    past = BackupHistory(Paths.of_user(), drives, chosen, worker, lambda: PreviewDecoder(program))
    statuses = BackupSetStatuses(chosen, Schedule(memory), drives, run, Surroundings(now))
    backups = Backups(run, Meter, PlaceLookup(worker()), chosen, statuses, lambda: past, now)
    window = Window()
    diagnosis = DiagnosisController(worker())
    window.build_pages(backups, drives, diagnosis, session=lambda: Session(languages=NAMES))
    return Shown(window, drives, diagnosis, past)


def take(application: QApplication, pictures: Path, home: Path, suffix: str) -> int:
    """Take the pictures; the application has its style already, and `home` is a folder for temporary files."""
    shown = make_window()
    window, drives, diagnosis = shown.window, shown.drives, shown.diagnosis
    window.show_section(Section.DRIVES)
    window.resize(*SIZE)
    window.show()
    window.setFocus()

    def snap(name: str) -> None:
        for _ in range(12):  # unfolding sections get their size a moment later
            application.processEvents()
        window.grab().save(str(pictures / f"{name}{suffix}.png"))

    drives.on_event(DriveArrived(DRIVE))
    card = next(iter(window.drives.cards.values()))
    card.details.unfold(is_open=True)
    card.findChildren(VerdictPart)[0].findChildren(Collapsible)[0].unfold(is_open=True)
    snap("drives")
    cloning.take(window, drives, DRIVE, snap)
    moving.take(window, drives, DRIVE, snap)
    window.explain(Topic.SLOWS_DOWN)
    window.setFocus()
    snap("explanation")
    _read_log(diagnosis, home)
    window.show_section(Section.DIAGNOSIS)
    window.setFocus()
    while diagnosis.state.stage is JobStage.RUNNING:
        application.processEvents()
    snap("happened")
    window.close()
    view = drives.views[0]
    wizard.take(application, view, pictures, suffix)
    wizard.take_others(application, view, pictures, suffix)
    known.take(application, pictures, suffix)
    return 0


def _read_log(diagnosis: DiagnosisController, folder: Path) -> None:
    """Let the worker read a kernel log, as in the program."""
    log = folder / "kernel.log"
    log.write_text(_LOG)
    diagnosis.start(DiagnosisQuestion(log_file=str(log)))
