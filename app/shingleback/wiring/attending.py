"""What goes with single pages of the window: made with them, and loaded then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication

    from shingleback.bridge.chosen import Chosen
    from shingleback.bridge.diagnosis import Diagnosis
    from shingleback.bridge.drives import Drives
    from shingleback.bridge.memory import Memory
    from shingleback.bridge.run import Run
    from shingleback.bridge.worker import Worker
    from shingleback.ui.diagnose_page import DiagnosePage
    from shingleback.ui.drives_page import DrivesPage
    from shingleback.ui.home.editor import SetEditor
    from shingleback.ui.home.home_page import HomePage
    from shingleback.ui.pages import Pages


@dataclass(frozen=True, slots=True)
class Attending:
    """What is made here belongs to its page; only what has to be stopped belongs to `parent`, the program."""

    drives: Drives
    run: Run
    diagnosis: Diagnosis
    chosen: Chosen
    memory: Memory
    make_worker: Callable[[], Worker]
    parent: QCoreApplication

    def attend(self, pages: Pages) -> None:
        pages.home.whenever(self._attend_home)
        pages.drives.whenever(self._attend_drives)
        pages.happened.whenever(self._attend_happened)

    def _attend_home(self, page: HomePage) -> None:
        page.late_editor.whenever(self._attend_editor)

    def _attend_editor(self, editor: SetEditor) -> None:
        from shingleback.ui.reading_notes import ReadingNotes  # noqa: PLC0415 (see above; so are the others)

        ReadingNotes(editor, self.drives)

    def _attend_drives(self, page: DrivesPage) -> None:
        from shingleback.bridge.opening import DriveOpener  # noqa: PLC0415
        from shingleback.ui.doing_now import DoingNow  # noqa: PLC0415
        from shingleback.ui.openings import Openings  # noqa: PLC0415

        opener = DriveOpener(self.make_worker(), self.parent)
        self.parent.aboutToQuit.connect(opener.stop)
        Openings(page, self.drives, opener)
        DoingNow(page, self.drives, self.run)

    def _attend_happened(self, page: DiagnosePage) -> None:
        from shingleback.ui.reports import Reports  # noqa: PLC0415
        from shingleback.wiring.reporting import report_maker  # noqa: PLC0415

        Reports(page, self.drives, self.diagnosis, report_maker(self.drives, self.chosen, self.memory))
