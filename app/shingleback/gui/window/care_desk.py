"""Connects the care of drives with the window and the notifications: the line on Home, the night, and the morning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from shingleback.gui.controllers.notifications import window_notice
from shingleback.gui.run import texts
from shingleback.messages import care as sentences
from shingleback.messages import time_left
from shingleback.messages.translate import headed

if TYPE_CHECKING:
    from shingleback.gui.controllers.care import DriveCare
    from shingleback.gui.controllers.care_after_backup import AfterBackup, NightOver
    from shingleback.gui.controllers.notifications import Notifications
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.window.window import Window
    from shingleback.protocol.care import CareFinished

_TAG: Final = "care"


class CareDesk(QObject):
    """Belongs to the window, and goes with it."""

    def __init__(self, window: Window, care: DriveCare, after: AfterBackup, notifications: Notifications) -> None:
        super().__init__(window)
        self._window = window
        self._care = care
        self._notifications = notifications
        window.pages.home.whenever(self._connect_home)
        window.pages.drives.whenever(self._connect_drives)
        care.changed.connect(self._show_line)
        care.ended.connect(self._on_ended)
        after.begin_asked.connect(self._begin)
        after.night_over.connect(self._on_morning)
        notifications.pressed.connect(self._on_pressed)

    def _connect_home(self, page: HomePage) -> None:
        page.overview.care.asked.connect(self._window.show_drive)
        page.overview.care.show_drives(self._care.due)

    def _connect_drives(self, page: DrivesPage) -> None:
        page.asked.restore.connect(self._window.restore_from)

    def _show_line(self, _key: str) -> None:
        if (home := self._window.pages.home.made) is not None:
            home.overview.care.show_drives(self._care.due)

    def _begin(self, key: str, ready_by: str) -> None:
        self._window.home.begin(key, ready_by=ready_by)

    def _on_ended(self, key: str) -> None:
        """What was found wrong is told wherever the person looks; all else stands on the card."""
        found = next((one for one in self._care.known if one[0].drive.key == key), None)
        word = found[1].result if found else None
        if found is not None and word is not None and word.exit_code == 1 and not self._window.isActiveWindow():
            self._tell(found[0].drive.name, sentences.found_wrong(texts.translate), word_lines(word))

    def _on_morning(self, night: NightOver) -> None:
        """All of it in one: the backup, the care, and whether it may be unplugged."""
        lines = [texts.sentence(night.backed_up)] if night.backed_up else []
        lines += word_lines(night.cared)
        lines.append(not_done(night.cared))
        lines = [line for line in lines if line]
        self._tell(
            night.drive.name, sentences.night_over(is_ejected=night.is_ejected, translate=texts.translate), lines
        )

    def _tell(self, name: str, said: str, lines: list[str]) -> None:
        summary = headed(name, said, texts.translate)
        self._notifications.show(_TAG, window_notice(summary, "\n".join(lines), texts.translate))

    def _on_pressed(self, tag: str, _action: str) -> None:
        if tag == _TAG:
            self._window.raise_up()


def not_done(word: CareFinished | None) -> str:
    """What did not fit before the time that was chosen."""
    count = len([one for one in word.due if one.in_time is not None]) if word is not None else 0
    return time_left.not_done(count, texts.translate)


def word_lines(word: sentences.CareResult | None) -> list[str]:
    return sentences.results(word, texts.translate) if word is not None else []
