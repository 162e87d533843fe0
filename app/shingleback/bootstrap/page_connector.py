"""Builds what belongs to single pages of the window. It is loaded and made when its page is."""

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
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.care import CareAfterBackup, DriveCare
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.settings import SettingsController
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.controllers.write_caches import WriteCaches
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.diagnosis.state import DiagnosisController
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
class PageConnector:
    """Connects the controllers to each page when it is built.

    Most objects made here belong to their page. Only those that must be stopped belong to `parent`, the application.
    """

    window: QWidget
    paths: Paths
    drives: DriveList
    run: BackupRun
    diagnosis: DiagnosisController
    chosen: SettingsController
    memory: Memory
    make_worker: Callable[[], Worker]
    care: DriveCare
    after: CareAfterBackup
    write_caches: WriteCaches
    parent: QCoreApplication
    automatic: AutomaticStart | None = None

    def attend(self, pages: Pages) -> None:
        pages.home.on_created(self._attend_home)
        pages.drives.on_created(self._attend_drives)
        pages.happened.on_created(self._attend_happened)

    @property
    def is_working(self) -> bool:
        """Whether a drive is being measured or copied, or a backup moved."""
        works = (self.measurement.instance, self._cloning.instance, self._moving.instance)
        return any(work is not None and work.state.is_busy for work in works)

    @cached_property
    def measurement(self) -> Lazy[DriveMeasurement]:
        def make() -> DriveMeasurement:
            from shingleback.gui.measure.state import DriveMeasurement  # noqa: PLC0415 (see above; so are all)

            return DriveMeasurement(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, MeasuringOnClose)

    @cached_property
    def _cloning(self) -> Lazy[DriveCloning]:
        def make() -> DriveCloning:
            from shingleback.gui.clone.state import DriveCloning  # noqa: PLC0415

            return DriveCloning(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, CloningOnClose)

    @cached_property
    def _moving(self) -> Lazy[BackupMoving]:
        def make() -> BackupMoving:
            from shingleback.gui.clone.state import BackupMoving  # noqa: PLC0415

            return BackupMoving(self.make_worker(), self.parent)

        return self._stopped_at_the_end(make, MovingOnClose)

    def _stopped_at_the_end(self, make: Callable[[], W], on_close: type[StoppedOnClose]) -> Lazy[W]:
        work = Lazy(make)
        work.on_created(lambda worker: self.parent.aboutToQuit.connect(worker.stop))
        on_close(self.window, work)
        return work

    @cached_property
    def _unfinished(self) -> Lazy[UnfinishedList]:
        """The list of unfinished copies and moves, created on first use."""

        def make() -> UnfinishedList:
            from shingleback.gui.clone.state import UnfinishedList  # noqa: PLC0415

            return UnfinishedList(self.paths, self.parent)

        return Lazy(make)

    def _attend_home(self, page: HomePage) -> None:
        page.late_editor.on_created(self._attend_editor)
        if self.automatic is not None:
            StartOffers(page.overview, self.automatic)
        page.overview.requests.exclusions_requested.connect(lambda key: self._list_exclusions(page, key))

    def _list_exclusions(self, page: HomePage, key: str) -> None:
        from shingleback.gui.controllers.folder_counter import FolderCounter  # noqa: PLC0415
        from shingleback.gui.home.exclusions import list_exclusions  # noqa: PLC0415

        view = page.overview.cards[key].view
        counting = FolderCounter(self.make_worker(), page, view.chosen.excludes)
        if list_exclusions(view, counting, page):
            page.edit(key)
        counting.deleteLater()

    def _attend_editor(self, editor: SetEditor) -> None:
        from shingleback.gui.home.editor import ReadingNotes  # noqa: PLC0415

        ReadingNotes(editor, self.drives)
        if self.automatic is not None:
            editor.start.offer(self.automatic)

    def _attend_drives(self, page: DrivesPage) -> None:
        from shingleback.gui.controllers.safe_to_unplug import DriveOpener  # noqa: PLC0415
        from shingleback.gui.drives.care_connector import CareConnector  # noqa: PLC0415
        from shingleback.gui.drives.page import ActivityPresenter, Openings, WriteCacheNotices  # noqa: PLC0415

        opener = DriveOpener(self.make_worker(), self.parent)
        self.parent.aboutToQuit.connect(opener.stop)
        Openings(page, self.drives, opener)
        ActivityPresenter(page, self.drives, self.run)
        Measurements(page, self.drives, self.measurement)
        ZoneMaps(page, self.drives, self._zones_of(page))
        WriteCacheNotices(page, self.write_caches)
        self.measurement.on_created(lambda measurement: measurement.changed.connect(self.write_caches.refresh))
        BackupMoves(page, self.drives, Clones(page, self.drives, self._cloning, self._unfinished), self._moving)
        CareConnector(page, self.care, self.after, self.run, self.chosen)

    def _zones_of(self, page: DrivesPage) -> Lazy[DriveZones]:
        def make() -> DriveZones:
            from shingleback.gui.measure.state import DriveZones  # noqa: PLC0415

            zones = DriveZones(self.make_worker(), page)
            self.parent.aboutToQuit.connect(zones.go_idle)
            return zones

        return Lazy(make)

    def _attend_happened(self, page: DiagnosePage) -> None:
        from shingleback.gui.diagnosis.forum_report import report_maker  # noqa: PLC0415
        from shingleback.gui.diagnosis.page import Reports  # noqa: PLC0415

        Reports(page, self.drives, self.diagnosis, report_maker(self.drives, self.chosen, self.memory))
