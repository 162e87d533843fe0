"""Temporary banners above the backup sets: a backup that starts soon or waits, and drives that can be unplugged.

Also the message about a deletion with its undo button, which disappears after a while, but not during use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QEnterEvent, QHideEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from shingleback.gui.run.texts import duration
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import button, sentence
from shingleback.gui.widgets.dates import moment
from shingleback.gui.widgets.layouts import MIDDLE, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.style import Hue, set_margins

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from shingleback.gui.controllers.automatic import MissedStart
    from shingleback.gui.controllers.scheduled_backup import Counted

_PICTURE = 32
_STEP_S = 60  # the remaining time is updated once a minute, and each second only at its end
_SOON_S = 10
_STATUS_COMMAND: Final = "systemctl --user status shingleback-due"
SHOWN_MS: Final = 30_000


class _Banner(QFrame):
    """A picture, a headline that is announced if it is news, a sentence, and buttons; hidden at first."""

    def __init__(self, object_name: str, picture: Picture, hue: Hue) -> None:
        super().__init__()
        self.setObjectName(object_name)
        self._spoken = ThrottledSpeech()
        self.title = style.heading(style.Wrapped(), 1.15)
        self.text = sentence("")
        column = in_column(self.title, self.text, space=style.SPACE // 3)
        sign = placed(PictureLabel(picture, _PICTURE, hue), MIDDLE)
        self._row = in_row(sign, wide(column), on=self, margin=style.MARGIN, space=style.MARGIN)
        self.hide()

    def _fill(self, text: str, *buttons: QWidget) -> None:
        self.text.setText(text)
        for choice in buttons:
            self._row.addWidget(choice)

    def _say(self, text: str, *, is_news: bool) -> None:
        if text != self.title.text():
            self.title.setText(text)
            self.setAccessibleName(text)
        if is_news:
            self._spoken.announce(self, text)


class CountdownBanner(_Banner):
    """Signals: `begun`, `put_off`: the user's answer."""

    begun = Signal()
    put_off = Signal()

    def __init__(self) -> None:
        super().__init__("notice", Picture.CLOCK, style.ATTENTION)
        self._key = ""
        self.begin = button(self.tr("Back up now"), self.begun.emit)
        self.not_now = button(self.tr("Not now"), self.put_off.emit)
        self._fill(self.tr("It starts automatically, as you chose."), self.not_now, self.begin)

    def show_counted(self, counted: Counted | None, name: str) -> None:
        """Show the countdown. `name` is the name of the backup set."""
        self.setVisible(counted is not None)
        if counted is None:
            self._key = ""
            return
        left_s = counted.left_s
        if left_s >= _SOON_S:
            step_s = _STEP_S if left_s > _STEP_S else _SOON_S
            left_s = -(-left_s // step_s) * step_s  # rounded up
        text = self.tr("The backup of {name} begins in {time}").format(name=name, time=duration(left_s))
        is_news, self._key = counted.key != self._key, counted.key
        self._say(text, is_news=is_news)


class PowerBanner(_Banner):
    """Signals: `begun`: the key of the set whose backup should start on battery."""

    begun = Signal(str)

    def __init__(self) -> None:
        super().__init__("notice", Picture.CLOCK, style.NEUTRAL)
        self._key = ""
        self.begin = button(self.tr("Back up now"), lambda: self.begun.emit(self._key))
        text = self.tr("The computer is on battery. The backup begins as soon as you plug in the charger.")
        self._fill(text, self.begin)

    def show_held_up(self, key: str, name: str) -> None:
        """Show a waiting backup; none if the key is empty. `name` is the name of the backup set."""
        self._key = key
        self.setVisible(bool(key))
        if key:
            self._say(self.tr("The backup of {name} waits for power").format(name=name), is_news=True)


class MissedStartBanner(_Banner):
    """What should have started the program could not."""

    def __init__(self) -> None:
        super().__init__("notice", Picture.WARNING, style.ATTENTION)
        self.close_it = button(self.tr("Close"), self.hide)
        self._fill("", self.close_it)

    def show_missed(self, missed: MissedStart, now: datetime) -> None:
        self.setVisible(True)
        if missed.is_mended:
            text = self.tr(
                "Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now."
            )
        else:
            text = self.tr(
                "The timer tried to start Shingleback: {moment}. This command shows why that failed:\n{command}"
            ).format(moment=moment(missed.at, now) if missed.at else "", command=_STATUS_COMMAND)
        self.text.setText(text)
        self._say(self.tr("Automatic backups could not start"), is_news=True)


class CrashBanner(_Banner):
    """Offers a report once after a crash.

    Signals:
        save_requested: the user wants to save it.
        closed: it need not be shown anymore.
    """

    save_requested = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("notice", Picture.WARNING, style.ATTENTION)
        self.close_it = button(self.tr("Close"), self._close)
        self.save = button(self.tr("Save a report…"), self.save_requested.emit)
        self._fill("", self.close_it, self.save)

    def show_crash(self) -> None:
        self.text.setText(
            self.tr("A report shows where, so that it can be fixed. It contains no names of files, drives or people.")
        )
        self.setVisible(True)
        self._say(self.tr("A part of Shingleback has crashed"), is_news=True)

    def show_result(self, says: str) -> None:
        self.text.setText(says)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


class SafeBanner(_Banner):
    """Not announced, since the page of the run or of the eject has said it.

    Signals: `seen`: the keys of the drives that need not be shown anymore.
    """

    seen = Signal(object)

    def __init__(self) -> None:
        super().__init__("good", Picture.CHECK, style.GOOD)
        self._keys: tuple[str, ...] = ()
        self.close_it = button(self.tr("Close"), lambda: self.seen.emit(self._keys))
        self._fill(self.tr("Everything is written, and the drive is off or idle."), self.close_it)

    def show_drives(self, drives: Sequence[tuple[str, str]]) -> None:
        """Show the drives, given as key and name of each."""
        self._keys = tuple(key for key, _ in drives)
        self.setVisible(bool(drives))
        if not drives:
            return
        name = drives[-1][1]
        text = self.tr("It is safe to unplug {name}").format(name=name) if name else ""
        self._say(text or self.tr("It is safe to unplug the drive"), is_news=False)


class UndoToast(QFrame):
    """A message with an undo button. It stays while it has the focus or the pointer, or a screen reader is active.

    Signals:
        undo_requested: undo it.
        gone: the message is gone without an undo.
    """

    undo_requested = Signal()
    gone = Signal()

    def __init__(self, *, is_unhurried: Callable[[], bool] = QAccessible.isActive, shown_ms: int = SHOWN_MS) -> None:
        super().__init__()
        self.setObjectName("toast")
        self._is_unhurried = is_unhurried
        self._is_pointed_at = False
        self._spoken = ThrottledSpeech()
        self.text = style.Wrapped()
        self.undo = button(self.tr("&Undo"), self._undo)
        self.close_it = button(self.tr("Close"), self._leave)
        self.timer = QTimer(self, singleShot=True, interval=shown_ms)
        self.timer.timeout.connect(self._leave)
        layout = QHBoxLayout(self)
        set_margins(layout, style.MARGIN, style.SPACE, style.SPACE, style.SPACE)
        layout.setSpacing(style.SPACE)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.undo)
        layout.addWidget(self.close_it)
        QApplication.instance().focusChanged.connect(self._wait)  # type: ignore[union-attr]
        self.hide()

    def show_text(self, text: str) -> None:
        self.text.setText(text)
        self.setAccessibleName(text)
        self.undo.setAccessibleDescription(text)
        self.show()
        self._spoken.announce(self, text)
        self.undo.setFocus(Qt.FocusReason.OtherFocusReason)
        self._wait()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_pointed_at = True
        self._wait()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_pointed_at = False
        self._wait()
        super().leaveEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.timer.stop()
        super().hideEvent(event)

    def _wait(self) -> None:
        """Start the time-out when the message has neither focus nor pointer."""
        if not self.isVisible():
            return
        is_used = self.isAncestorOf(QApplication.focusWidget()) or self._is_pointed_at  # type: ignore[arg-type]
        if is_used or self._is_unhurried():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _undo(self) -> None:
        self.hide()
        self.undo_requested.emit()

    def _leave(self) -> None:
        self.hide()
        self.gone.emit()


class HomeBanners:
    """The banners above the sets. Each hides itself while it has nothing to say."""

    def __init__(self) -> None:
        self.countdown = CountdownBanner()
        self.power = PowerBanner()
        self.missed = MissedStartBanner()
        self.crash = CrashBanner()
        self.safe = SafeBanner()

    @property
    def all(self) -> tuple[QWidget, ...]:
        """The banners in their order."""
        return self.countdown, self.power, self.missed, self.crash, self.safe
