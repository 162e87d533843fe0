"""What goes with single pages of the window: made with them, and loaded then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from shingleback.gui.window.sections import Late

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QWidget

    from shingleback.backup_sets.library import Memory
    from shingleback.gui.controllers.backup_run import BackupRun
    from shingleback.gui.controllers.care import DriveCare
    from shingleback.gui.controllers.care_after_backup import AfterBackup
    from shingleback.gui.controllers.cloning import DriveCloning
    from shingleback.gui.controllers.diagnosis import DiagnosisController
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.measurement import DriveMeasurement
    from shingleback.gui.controllers.settings import Chosen
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.home.editor import SetEditor
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.window.pages import Pages


def measurement_of(
    window: QWidget, make_worker: Callable[[], Worker], parent: QCoreApplication
) -> Late[DriveMeasurement]:
    """Made when a drive is first to be measured; it goes on while its page is made again."""
    from shingleback.gui.measure.opening import MeasuringOnClose  # noqa: PLC0415 (see above)

    def make() -> DriveMeasurement:
        from shingleback.gui.controllers.measurement import DriveMeasurement  # noqa: PLC0415

        made = DriveMeasurement(make_worker(), parent)
        parent.aboutToQuit.connect(made.stop)
        return made

    late = Late(make)
    MeasuringOnClose(window, late)
    return late


def cloning_of(window: QWidget, make_worker: Callable[[], Worker], parent: QCoreApplication) -> Late[DriveCloning]:
    """Made when a drive is first to be copied; it goes on while its page is made again."""
    from shingleback.gui.clone.opening import CloningOnClose  # noqa: PLC0415 (see above)

    def make() -> DriveCloning:
        from shingleback.gui.controllers.cloning import DriveCloning  # noqa: PLC0415

        made = DriveCloning(make_worker(), parent)
        parent.aboutToQuit.connect(made.stop)
        return made

    late = Late(make)
    CloningOnClose(window, late)
    return late


@dataclass(frozen=True, slots=True)
class Attending:
    """What is made here belongs to its page; only what has to be stopped belongs to `parent`, the program."""

    drives: DriveList
    run: BackupRun
    diagnosis: DiagnosisController
    chosen: Chosen
    memory: Memory
    measurement: Late[DriveMeasurement]
    cloning: Late[DriveCloning]
    make_worker: Callable[[], Worker]
    care: DriveCare
    after: AfterBackup
    parent: QCoreApplication

    def attend(self, pages: Pages) -> None:
        pages.home.whenever(self._attend_home)
        pages.drives.whenever(self._attend_drives)
        pages.happened.whenever(self._attend_happened)

    def _attend_home(self, page: HomePage) -> None:
        page.late_editor.whenever(self._attend_editor)

    def _attend_editor(self, editor: SetEditor) -> None:
        from shingleback.gui.home.editor import ReadingNotes  # noqa: PLC0415 (see above; so are the others)

        ReadingNotes(editor, self.drives)

    def _attend_drives(self, page: DrivesPage) -> None:
        from shingleback.gui.clone.opening import Clones  # noqa: PLC0415
        from shingleback.gui.controllers.safe_to_unplug import DriveOpener  # noqa: PLC0415
        from shingleback.gui.drives.care_wishes import CareWishes  # noqa: PLC0415
        from shingleback.gui.drives.page import DoingNow, Openings  # noqa: PLC0415
        from shingleback.gui.measure.opening import Measurements  # noqa: PLC0415

        opener = DriveOpener(self.make_worker(), self.parent)
        self.parent.aboutToQuit.connect(opener.stop)
        Openings(page, self.drives, opener)
        DoingNow(page, self.drives, self.run)
        Measurements(page, self.measurement)
        Clones(page, self.drives, self.cloning)
        CareWishes(page, self.care, self.after, self.run, self.chosen)

    def _attend_happened(self, page: DiagnosePage) -> None:
        from shingleback.bootstrap.reporting import report_maker  # noqa: PLC0415
        from shingleback.gui.diagnosis.page import Reports  # noqa: PLC0415

        Reports(page, self.drives, self.diagnosis, report_maker(self.drives, self.chosen, self.memory))
