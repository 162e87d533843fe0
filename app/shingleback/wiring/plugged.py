"""What the window knows of the drives that are plugged in.

What finds it out is loaded with the first drive: the window does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shingleback.bridge.answers import Answers
from shingleback.bridge.chosen import Chosen
from shingleback.bridge.drive_watch import DriveWatch, Watcher
from shingleback.bridge.drives import Drives, DriveWarning, HealthRead, WarningsFound
from shingleback.drives.access_times import times_at
from shingleback.drives.asking import ask_in_thread
from shingleback.knowledge.armor import refusals
from shingleback.knowledge.smart.health import judge
from shingleback.model.drive import Drive, DriveEvent
from shingleback.model.errors import UsageError
from shingleback.model.smart import Road
from shingleback.model.verdict import Verdict
from shingleback.settings.paths import Paths

if TYPE_CHECKING:
    from shingleback.knowledge.recording.drive_table import DriveTable
    from shingleback.wiring.inspecting import HealthFound, Inspector


@dataclass(frozen=True, slots=True)
class Plugged:
    """Attributes: `complaint` looks for what is wrong with the person's own table of drives, if anything is."""

    watch: DriveWatch
    drives: Drives
    judge: Callable[[Drive], Verdict]
    complaint: Callable[[], UsageError | None]


def plugged_in(paths: Paths, chosen: Chosen, parent: QObject) -> Plugged:
    """Nothing is watched until the watch is started."""
    about = _About(paths)
    watch = DriveWatch(_watcher, parent)
    asker = _Asker(about, Answers(watch, parent))
    drives = Drives(
        about.verdict,
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
    return Plugged(watch, drives, about.verdict, about.complaint)


def _watcher(publish: Callable[[DriveEvent], None]) -> Watcher:
    from shingleback.drives.plugged.watch import Watch  # noqa: PLC0415 (see above; so are the others)
    from shingleback.drives.sysfs.facts import FactReader  # noqa: PLC0415

    return Watch(publish, FactReader().read)


class _About:
    """The table of drives and what judges by it, made when they are first needed."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @cached_property
    def inspector(self) -> Inspector:
        from shingleback.wiring.inspecting import make_inspector  # noqa: PLC0415

        table, _ = self._table
        return make_inspector(table, self._paths)

    def verdict(self, drive: Drive) -> Verdict:
        return self.inspector.verdict(drive)

    def complaint(self) -> UsageError | None:
        _, complaint = self._table
        return complaint

    @cached_property
    def _table(self) -> tuple[DriveTable, UsageError | None]:
        from shingleback.wiring.drive_table import drive_table_or_complaint  # noqa: PLC0415

        return drive_table_or_complaint(self._paths)


def _note(drives: Drives, chosen: Chosen) -> None:
    """A drive may have been there for long when a backup set was made for it, as the wizard does."""
    chosen.note(*(view.drive for view in drives.views))


class _Asker:
    """Asks in the thread of the drives what may have to wait for one."""

    def __init__(self, about: _About, answers: Answers) -> None:
        self._about = about
        self._answers = answers

    def warn(self, drive: Drive, verdict: Verdict, found: WarningsFound) -> None:
        async def ask() -> tuple[DriveWarning, ...]:
            inspector = self._about.inspector
            return await ask_in_thread(lambda: inspector.warnings(drive, verdict, inspector.facts(drive)))

        self._answers.ask(ask(), found, lambda: found(()))

    def read_health(self, drive: Drive, read: HealthRead) -> None:
        def give(found: HealthFound) -> None:
            read(found.verdict, found.reading.road, found.reading.values)

        def fail() -> None:
            read(judge(None), Road.FAILED, ())

        self._answers.ask(self._about.inspector.health(drive), give, fail)
