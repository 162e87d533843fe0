"""What the window knows of the drives that are plugged in."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from shingleback.bridge.answers import Answers
from shingleback.bridge.chosen import Chosen
from shingleback.bridge.drive_watch import DriveWatch
from shingleback.bridge.drives import Drives, DriveWarning, HealthRead, WarningsFound
from shingleback.drives.access_times import times_at
from shingleback.drives.asking import ask_in_thread
from shingleback.drives.plugged.watch import Watch
from shingleback.drives.sysfs.facts import FactReader
from shingleback.knowledge.armor import refusals
from shingleback.knowledge.smart.health import judge
from shingleback.model.drive import Drive
from shingleback.model.errors import UsageError
from shingleback.model.smart import Road
from shingleback.model.verdict import Verdict
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_table import drive_table_or_complaint
from shingleback.wiring.inspecting import HealthFound, Inspector, make_inspector


@dataclass(frozen=True, slots=True)
class Plugged:
    """Attributes: `complaint` is what is wrong with the person's own table of drives, if anything is."""

    watch: DriveWatch
    drives: Drives
    judge: Callable[[Drive], Verdict]
    complaint: UsageError | None


def plugged_in(paths: Paths, chosen: Chosen, parent: QObject) -> Plugged:
    """Nothing is watched until the watch is started."""
    table, complaint = drive_table_or_complaint(paths)
    inspector = make_inspector(table, paths)
    watch = DriveWatch(lambda publish: Watch(publish, FactReader().read), parent)
    asker = _Asker(inspector, Answers(watch, parent))
    drives = Drives(
        inspector.verdict,
        asker.warn,
        asker.read_health,
        chosen.is_quiet,
        parent,
        refuse=lambda drive, others: refusals(drive, others, chosen.protected_marks),
        times=times_at,
    )
    watch.told.connect(drives.on_event)
    chosen.changed.connect(drives.on_choices)
    chosen.changed.connect(lambda: _note(drives, chosen))
    return Plugged(watch, drives, inspector.verdict, complaint)


def _note(drives: Drives, chosen: Chosen) -> None:
    """A drive may have been there for long when a backup set was made for it, as the wizard does."""
    chosen.note(*(view.drive for view in drives.views))


class _Asker:
    """Asks in the thread of the drives what may have to wait for one."""

    def __init__(self, inspector: Inspector, answers: Answers) -> None:
        self._inspector = inspector
        self._answers = answers

    def warn(self, drive: Drive, verdict: Verdict, found: WarningsFound) -> None:
        async def ask() -> tuple[DriveWarning, ...]:
            inspector = self._inspector
            return await ask_in_thread(lambda: inspector.warnings(drive, verdict, inspector.facts(drive)))

        self._answers.ask(ask(), found, lambda: found(()))

    def read_health(self, drive: Drive, read: HealthRead) -> None:
        def give(found: HealthFound) -> None:
            read(found.verdict, found.reading.road, found.reading.values)

        def fail() -> None:
            read(judge(None), Road.FAILED, ())

        self._answers.ask(self._inspector.health(drive), give, fail)
