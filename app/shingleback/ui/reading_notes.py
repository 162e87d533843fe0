"""A calm note in the editor of a backup set: reading writes to a drive that the backup reads from, or goes to."""

from pathlib import Path

from PySide6.QtCore import QObject

from shingleback.bridge.drives import Drives, DriveView
from shingleback.ui.home.editor import SetEditor
from shingleback.ui.texts import translate
from shingleback.words.mounting import reading_note


class ReadingNotes(QObject):
    """Belongs to the page, and goes with it. The folders themselves are not touched."""

    def __init__(self, page: SetEditor, drives: Drives) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        page.changed.connect(self.show_notes)
        drives.changed.connect(self.show_notes)
        self.show_notes()

    def show_notes(self) -> None:
        chosen = self._page.backup_set
        places = [Path(place) for place in (*chosen.folders, chosen.destination) if place]
        names = [view.drive.name for view in self._drives.views if _is_slowed(view, places)]
        self._page.show_reading("\n".join(reading_note(name, translate) for name in names))


def _is_slowed(view: DriveView, places: list[Path]) -> bool:
    is_meant = any(place.is_relative_to(point) for place in places for point in view.drive.mount_points)
    return is_meant and not view.drive.is_system and view.access_times.are_written
