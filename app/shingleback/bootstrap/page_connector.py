"""Builds what belongs to single pages of the window. It is loaded and made when its page is.

Most objects made here belong to their page, and are deleted with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.home.start_offer import StartOffers
from shingleback.gui.window.drive_work import (
    BackupMoves,
    Clones,
    CloningOnClose,
    Measurements,
    MeasuringOnClose,
    MovingOnClose,
    Stoppable,
    StoppedOnClose,
    ZoneMaps,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QWidget

    from shingleback.backup_sets.library import Memory
    from shingleback.gui.clone.state import BackupMoving, DriveCloning, UnfinishedList
    from shingleback.gui.controllers.adjusting import Adjusting
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.care import CareAfterBackup, DriveCare
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.safe_to_unplug import DriveOpener
    from shingleback.gui.controllers.settings import SettingsController
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.controllers.write_caches import WriteCaches
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.home.editor import SetEditor
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.measure.state import DriveMeasurement, DriveZones
    from shingleback.gui.window.pages import Pages
    from shingleback.store.private_files import Paths


W = TypeVar("W", bound="LazyWork")


class LazyWork(Stoppable, Protocol):
    """Background work of a page. Made when first needed; goes on while its page is rebuilt."""

    def stop(self) -> None: ...


@dataclass(frozen=True)
class DriveJobs:
    """The jobs on a drive. They belong to `parent`, the application, and end with it.

    Attributes:
        window: its closing waits for them.
    """

    window: QWidget
    paths: Paths
    make_worker: Callable[[], Worker]
    parent: QCoreApplication

    @property
    def is_working(self) -> bool:
        """Whether a drive is being measured or copied, or a backup moved."""
        works = (self.measurement.instance, self.cloning.instance, self.moving.instance)
        return any(work is not None and work.state.is_busy for work in works)

    @cached_property
    def measurement(self) -> Lazy[DriveMeasurement]:
        def make() -> DriveMeasurement:
            from shingleback.gui.measure.state import DriveMeasurement  # noqa: PLC0415 (see above; so are all)

            return DriveMeasurement(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, MeasuringOnClose)

    @cached_property
    def cloning(self) -> Lazy[DriveCloning]:
        def make() -> DriveCloning:
            from shingleback.gui.clone.state import DriveCloning  # noqa: PLC0415

            return DriveCloning(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, CloningOnClose)

    @cached_property
    def moving(self) -> Lazy[BackupMoving]:
        def make() -> BackupMoving:
            from shingleback.gui.clone.state import BackupMoving  # noqa: PLC0415

            return BackupMoving(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, MovingOnClose)

    @cached_property
    def unfinished(self) -> Lazy[UnfinishedList]:
        """The list of unfinished copies and moves, created on first use."""

        def make() -> UnfinishedList:
            from shingleback.gui.clone.state import UnfinishedList  # noqa: PLC0415

            return UnfinishedList(self.paths, self.parent)

        return Lazy(make)

    def zones_of(self, page: DrivesPage) -> Lazy[DriveZones]:
        def make() -> DriveZones:
            from shingleback.gui.measure.state import DriveZones  # noqa: PLC0415

            zones = DriveZones(self.make_worker(), page)
            self.parent.aboutToQuit.connect(zones.go_idle)
            return zones

        return Lazy(make)

    def adjusting_of(self, page: DrivesPage) -> Lazy[Adjusting]:
        def make() -> Adjusting:
            from shingleback.gui.controllers.adjusting import Adjusting  # noqa: PLC0415

            adjusting = Adjusting(self.make_worker(), page)
            self.parent.aboutToQuit.connect(adjusting.stop)
            return adjusting

        return Lazy(make)

    def opener(self) -> DriveOpener:
        from shingleback.gui.controllers.safe_to_unplug import DriveOpener  # noqa: PLC0415

        opener = DriveOpener(self.make_worker(), self.parent)
        self.parent.aboutToQuit.connect(opener.stop)
        return opener

    def _stopped_at_the_end(self, make: Callable[[], W], on_close: type[StoppedOnClose]) -> Lazy[W]:
        work = Lazy(make)
        work.on_created(lambda worker: self.parent.aboutToQuit.connect(worker.stop))
        on_close(self.window, work)
        return work


def connect_home(
    pages: Pages, drives: DriveList, make_worker: Callable[[], Worker], automatic: AutomaticStart | None
) -> None:
    def list_exclusions(page: HomePage, key: str) -> None:
        from shingleback.gui.controllers.folder_counter import FolderCounter  # noqa: PLC0415
        from shingleback.gui.home import exclusions  # noqa: PLC0415

        view = page.overview.cards[key].view
        counting = FolderCounter(make_worker(), page, view.chosen.excludes)
        if exclusions.list_exclusions(view, counting, page):
            page.edit(key)
        counting.deleteLater()

    def attend_editor(editor: SetEditor) -> None:
        from shingleback.gui.home.editor import ReadingNotes  # noqa: PLC0415

        ReadingNotes(editor, drives)
        if automatic is not None:
            editor.start.offer(automatic)

    def attend(page: HomePage) -> None:
        page.late_editor.on_created(attend_editor)
        if automatic is not None:
            StartOffers(page.overview, automatic)
        page.overview.requests.exclusions_requested.connect(lambda key: list_exclusions(page, key))

    pages.home.on_created(attend)


def connect_drives(pages: Pages, jobs: DriveJobs, drives: DriveList, run: BackupRun, write_caches: WriteCaches) -> None:
    def attend(page: DrivesPage) -> None:
        from shingleback.gui.drives.page import ActivityPresenter, Adjustments, Openings, WriteCacheNotices  # noqa: PLC0415

        Openings(page, drives, jobs.opener())
        ActivityPresenter(page, drives, run)
        Measurements(page, drives, jobs.measurement)
        ZoneMaps(page, drives, jobs.zones_of(page))
        WriteCacheNotices(page, write_caches)
        Adjustments(page, jobs.adjusting_of(page))
        jobs.measurement.on_created(lambda measurement: measurement.changed.connect(write_caches.refresh))
        BackupMoves(page, drives, Clones(page, drives, jobs.cloning, jobs.unfinished), jobs.moving)

    pages.drives.on_created(attend)


def connect_care(
    pages: Pages, care: DriveCare, after: CareAfterBackup, run: BackupRun, chosen: SettingsController
) -> None:
    def attend(page: DrivesPage) -> None:
        from shingleback.gui.drives.care_connector import CareConnector  # noqa: PLC0415

        CareConnector(page, care, after, run, chosen)

    pages.drives.on_created(attend)


def connect_diagnosis(pages: Pages, drives: DriveList, chosen: SettingsController, memory: Memory) -> None:
    def attend(page: DiagnosePage) -> None:
        from shingleback.gui.diagnosis.forum_report import report_maker  # noqa: PLC0415
        from shingleback.gui.diagnosis.page import Reports  # noqa: PLC0415

        Reports(page, drives, report_maker(drives, chosen, memory))

    pages.happened.on_created(attend)
