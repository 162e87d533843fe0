"""What a plugged-in drive is doing now, on its card: also while a backup goes there."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.run import Run
from shingleback.jobs.run_state import RunState, Stage
from shingleback.model.drive import Drive
from shingleback.model.situation import Situation
from shingleback.ui.drive_card import DriveCard
from shingleback.ui.drives_page import DrivesPage
from shingleback.ui.run_situation import drive_said, situation_of


class DoingNow(QObject):
    """Tells the cards; belongs to the page, and goes with it."""

    def __init__(self, page: DrivesPage, drives: Drives, run: Run) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._run = run
        drives.changed.connect(self.look)
        run.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        cards: Mapping[str, DriveCard] = self._page.cards
        for view in self._drives.views:
            if view.drive.path in cards:
                self._tell(cards[view.drive.path], view)

    def _tell(self, card: DriveCard, view: DriveView) -> None:
        state = self._run.state
        if self._is_used(view.drive, state):
            card.now.show_situation(situation_of(state), drive_said(state))
        else:
            card.now.show_situation(Situation.IN_USE if view.drive.mount_points else Situation.CLOSED)

    def _is_used(self, drive: Drive, state: RunState) -> bool:
        """By the run, or by what the drive does after it; not any more when it is closed."""
        is_under_way = state.stage is not Stage.ENDED
        is_after_it = state.final is not None and situation_of(state) is Situation.TIDYING
        return (is_under_way or is_after_it) and drive.holds(self._run.task.destination)
