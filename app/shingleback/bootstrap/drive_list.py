"""Builds the list of the drives that are plugged in, and the objects that follow them.

The code that watches, judges and queries drives is loaded with the watch, so that the first page does not wait for it.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from shingleback.domain.formatting.safety_checks import refusals
from shingleback.domain.smart.report import AccessMethod
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.controllers.pages import Lazy

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from PySide6.QtCore import QObject

    from shingleback.bootstrap.drive_jobs import HealthCheck, HealthResult, Inspector
    from shingleback.domain.access_times import AccessTimes
    from shingleback.domain.drive import Drive, DriveEvent
    from shingleback.domain.errors import UsageError
    from shingleback.domain.smr.drive_database import DriveTable
    from shingleback.domain.smr.evidence import Verdict
    from shingleback.gui.controllers.drive_watch import DriveWatch, FutureDispatcher, Watcher
    from shingleback.gui.controllers.drives import DriveWarning, HealthRead, WarningsFound
    from shingleback.gui.controllers.settings import SettingsController
    from shingleback.store.private_files import Paths


class PluggedDrives(msgspec.Struct, frozen=True):
    """Attributes: `complaint` returns what is wrong with the user's own drive table, if anything."""

    late_watch: Lazy[DriveWatch]
    drives: DriveList
    judge: Callable[[Drive], Verdict]
    complaint: Callable[[], UsageError | None]

    @property
    def watch(self) -> DriveWatch:
        """The watch, loaded and made when first needed, so that the first page does not wait for it."""
        return self.late_watch.get()


def plugged_in(paths: Paths, chosen: SettingsController, parent: QObject) -> PluggedDrives:
    """Build the list. Nothing is watched until the watch is started."""

    def make_watch() -> DriveWatch:
        from shingleback.gui.controllers.drive_watch import DriveWatch  # noqa: PLC0415 (see above; so are the others)

        return DriveWatch(_watcher, parent)

    def make_dispatcher() -> FutureDispatcher:
        from shingleback.gui.controllers.drive_watch import FutureDispatcher  # noqa: PLC0415

        return FutureDispatcher(watch.get(), parent)

    judgement = _Judgement(paths)
    watch = Lazy(make_watch)
    asker = _DriveQueries(judgement, Lazy(make_dispatcher))
    questions = DriveQuestions(
        judge=judgement.verdict,
        judge_name=judgement.verdict_of_name,
        warn=asker.warn,
        read_health=asker.read_health,
        is_ignored=chosen.is_quiet,
        refuse=lambda drive, other_drives: refusals(drive, other_drives, chosen.protected_marks),
        times=_times_at,
    )
    drives = DriveList(questions, parent, is_listed=False)
    watch.on_created(lambda watch_service: watch_service.event_received.connect(drives.on_event))
    chosen.changed.connect(drives.on_choices)
    # A backup set may have been created for a drive that is plugged in, as in the wizard.
    chosen.changed.connect(lambda: chosen.note(*drives.drives))
    return PluggedDrives(watch, drives, judgement.verdict, judgement.complaint)


def _times_at(points: Collection[str]) -> AccessTimes:
    from shingleback.devices.mounts import times_at  # noqa: PLC0415

    return times_at(points)


def _watcher(publish: Callable[[DriveEvent], None]) -> Watcher:
    from shingleback.devices.sysfs.facts import FactReader  # noqa: PLC0415
    from shingleback.devices.watch.service import Watch  # noqa: PLC0415
    from shingleback.devices.watch.tracker import KernelView  # noqa: PLC0415

    return Watch(publish, KernelView(FactReader().read))


class _Judgement:
    """The drive table and the objects that use it, made when first needed."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @cached_property
    def inspector(self) -> Inspector:
        from shingleback.bootstrap.drive_jobs import make_inspector  # noqa: PLC0415

        table, _ = self._table
        return make_inspector(table, self._paths)

    @cached_property
    def health(self) -> HealthCheck:
        from shingleback.bootstrap.drive_jobs import HealthCheck  # noqa: PLC0415

        return HealthCheck(self._paths.health_file)

    def verdict(self, drive: Drive) -> Verdict:
        return self.inspector.verdict(drive)

    def verdict_of_name(self, name: str) -> Verdict:
        from shingleback.domain.drive import Evidence  # noqa: PLC0415
        from shingleback.domain.smr.verdict import judge  # noqa: PLC0415

        table, _ = self._table
        return judge(Evidence(model=name), table)

    def complaint(self) -> UsageError | None:
        _, complaint = self._table
        return complaint

    @cached_property
    def _table(self) -> tuple[DriveTable, UsageError | None]:
        from shingleback.store.drive_records import drive_table_or_complaint  # noqa: PLC0415

        return drive_table_or_complaint(self._paths)


class _DriveQueries:
    """Runs queries that may block on a drive in the drive thread."""

    def __init__(self, judgement: _Judgement, answers: Lazy[FutureDispatcher]) -> None:
        self._judgement = judgement
        self._answers = answers

    def warn(self, drive: Drive, verdict: Verdict, on_warnings: WarningsFound) -> None:
        from shingleback.devices.dbus import ask_in_thread  # noqa: PLC0415

        async def ask() -> tuple[DriveWarning, ...]:
            inspector = self._judgement.inspector
            return await ask_in_thread(lambda: inspector.warnings(drive, verdict, inspector.facts(drive)))

        self._answers.get().ask(ask(), on_warnings, lambda: on_warnings(()))

    def read_health(self, drive: Drive, read: HealthRead) -> None:
        def give(health: HealthResult) -> None:
            read(health.verdict, health.reading.access, health.reading.values)

        def fail() -> None:
            from shingleback.domain.smart.rules import judge  # noqa: PLC0415

            read(judge(None), AccessMethod.FAILED, ())

        self._answers.get().ask(self._judgement.health.of(drive), give, fail)
