"""The outlook for a backup set: the next backup, the free space on the drive, and when it will be full.

The free space is shown as a bar, with a description below it.
"""

from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from shingleback.backup_sets.library import WEEK, full_in
from shingleback.backup_sets.starting import Starter
from shingleback.backup_sets.status import UNDER_WAY, Presence, SetState
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.home.texts import drive_label, presence
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.dates import moment
from shingleback.gui.widgets.layouts import columns
from shingleback.gui.widgets.plain import set_tip
from shingleback.gui.widgets.style import faint
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.store.settings import When

_CONTEXT: Final = "home"
_AS_DAYS: Final = timedelta(days=14)  # up to here
_AS_WEEKS: Final = timedelta(weeks=12)
_AS_MONTHS: Final = timedelta(days=730)
_MONTH: Final = timedelta(days=30.4)
_YEAR: Final = timedelta(days=365.2)

_DUE: Final = QT_TRANSLATE_NOOP("home", "The next backup is due now.")
_AT: Final = QT_TRANSLATE_NOOP("home", "Next backup: {moment}")
_ONCE_PLUGGED_IN: Final = QT_TRANSLATE_NOOP("home", "Next backup: when the drive is plugged in")
_ONCE_THERE: Final = QT_TRANSLATE_NOOP("home", "Next backup: as soon as the drive is there")
_ONCE_OPEN: Final = QT_TRANSLATE_NOOP("home", "Next backup: when the drive is open")
_NEXT_TIME: Final = QT_TRANSLATE_NOOP("home", "Next backup: the next time you plug in the drive")
_PLUGGED_IN_LATER: Final = QT_TRANSLATE_NOOP("home", "Next backup: {moment}, if the drive is plugged in by then")

_ONCE_CONNECTED: Final = QT_TRANSLATE_NOOP("home", "Next backup: when the share is connected")
_CONNECTED_LATER: Final = QT_TRANSLATE_NOOP("home", "Next backup: {moment}, if the share is connected by then")

_WITHOUT_LOGIN: Final = {  # while nothing starts the program but the user
    _ONCE_PLUGGED_IN: QT_TRANSLATE_NOOP(
        "home", "Next backup: when the drive is plugged in while Shingleback is running"
    ),
    _ONCE_THERE: QT_TRANSLATE_NOOP("home", "Next backup: as soon as the drive is there, while Shingleback is running"),
    _NEXT_TIME: QT_TRANSLATE_NOOP(
        "home", "Next backup: the next time you plug in the drive while Shingleback is running"
    ),
    _AT: QT_TRANSLATE_NOOP("home", "Next backup: {moment}, if Shingleback is running then"),
    _PLUGGED_IN_LATER: QT_TRANSLATE_NOOP(
        "home", "Next backup: {moment}, if the drive is plugged in and Shingleback is running by then"
    ),
}
_TO_SHARE_BY_TIMER: Final = QT_TRANSLATE_NOOP("home", "Only the timer starts backups to a share, and it is off.")
_TO_SHARE_BY_HAND: Final = QT_TRANSLATE_NOOP(
    "home", "Backups to a share don't start automatically in this session, because it has no timer."
)
_SHARE_AT_PLUG_IN: Final = QT_TRANSLATE_NOOP(
    "home", "A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups."
)
_OFFER_TIMER: Final = QT_TRANSLATE_NOOP("home", "Switch on the timer")

_FREE: Final = QT_TRANSLATE_NOOP("home", "{free} of {total} free after the last backup")
_SEEN: Final = QT_TRANSLATE_NOOP("home", "{free} of {total} free when it was last seen: {moment}")
_IN_DAYS: Final = QT_TRANSLATE_NOOP("home", "Full in about %n day(s) at this pace")
_IN_WEEKS: Final = QT_TRANSLATE_NOOP("home", "Full in about %n week(s) at this pace")
_IN_MONTHS: Final = QT_TRANSLATE_NOOP("home", "Full in about %n month(s) at this pace")
_IN_YEARS: Final = QT_TRANSLATE_NOOP("home", "Full in about %n year(s) at this pace")

_OWN_LAST: Final = QT_TRANSLATE_NOOP("home", "Last good backup on this drive: {moment}")
_OWN_NONE: Final = QT_TRANSLATE_NOOP("home", "No backup on this drive yet")
_OTHER: Final = QT_TRANSLATE_NOOP("home", "Takes turns with {drive} ({presence}). Its last good backup: {moment}.")
_OTHER_NONE: Final = QT_TRANSLATE_NOOP("home", "Takes turns with {drive} ({presence}). It has no backup yet.")
_OTHER_FAILED: Final = QT_TRANSLATE_NOOP("home", "The last backup to it was interrupted.")
_OTHER_DAMAGED: Final = QT_TRANSLATE_NOOP("home", "A check found damaged files on it: {moment}.")
_BRING: Final = QT_TRANSLATE_NOOP("home", "It is time to bring it.")

_CAN_COME: Final = frozenset({Presence.OPEN, Presence.CLOSED, Presence.SOUGHT, Presence.AWAY})
_HEIGHT: Final = 0.45  # of a line of text
_TRACK: Final = 60  # of 255
_NEARLY_FULL: Final = 0.95


def next_backup(view: SetView, now: datetime) -> str:
    """Return the line about the next backup; empty if none starts automatically, or the user must act first."""
    can_come = view.presence in _CAN_COME and view.status.state not in UNDER_WAY and view.chosen.is_complete
    if not can_come or view.chosen.when is When.ASK:
        return ""
    if view.is_to_share and (obstacle := _obstacle_of_share(view)):
        return translate(_CONTEXT, obstacle)
    is_first = view.is_to_share and view.status.last_good is None  # the timer leaves that to the user
    is_told_of = view.drive is not None or view.is_away or view.is_to_share  # otherwise nothing starts
    if is_first or not is_told_of:
        return ""
    text = _at_plug_in(view) if view.chosen.when is When.PLUG_IN else _daily(view)
    if view.starter is Starter.PROGRAM:
        text = _WITHOUT_LOGIN.get(text, text)
    at = view.upcoming.at if view.upcoming else None
    return translate(_CONTEXT, text).format(moment=moment(at, now) if at else "") if text else ""


def _obstacle_of_share(view: SetView) -> str:
    """Return why no backup to a share starts automatically; empty if one does. The window starts none."""
    if view.chosen.when is When.PLUG_IN:
        return _SHARE_AT_PLUG_IN
    if view.starter is Starter.NOTHING:
        return _TO_SHARE_BY_TIMER if view.offer else _TO_SHARE_BY_HAND
    return ""


def _at_plug_in(view: SetView) -> str:
    if view.is_away:
        return _once_plugged_in(view)
    return _due(view) if view.upcoming else _NEXT_TIME


def _daily(view: SetView) -> str:
    if view.upcoming is None:
        return ""
    is_to_share = view.is_to_share
    later, once = (_CONNECTED_LATER, _ONCE_CONNECTED) if is_to_share else (_PLUGGED_IN_LATER, _once_plugged_in(view))
    if view.upcoming.at is not None:
        return later if view.is_away else _AT
    return once if view.is_away else _due(view)


def _once_plugged_in(view: SetView) -> str:
    """Return the text about a drive that is away. Before the first backup, the button asks to plug it in."""
    return _ONCE_THERE if view.status.state is SetState.NEVER else _ONCE_PLUGGED_IN


def _due(view: SetView) -> str:
    """Return the text about a backup that is due, to a drive that is plugged in."""
    return _ONCE_OPEN if view.presence is Presence.CLOSED and not view.opens_itself else _DUE


def offer(view: SetView, now: datetime) -> str:
    """Return what the user can set up for the next backup; empty if nothing is missing, or none is promised."""
    if not view.offer or not next_backup(view, now):
        return ""
    return translate(_CONTEXT, _OFFER_TIMER if view.is_to_share else view.offer.label)


def turns(view: SetView, now: datetime) -> str:
    """Return a line about each of the drives that take turns; empty for a single drive."""
    if not view.turns:
        return ""
    return "\n".join((last_on(view.own_view, now), *(_other_drive(other_view, now) for other_view in view.other_views)))


def last_on(view: SetView, now: datetime) -> str:
    """Return a line about the last good backup on one drive of a set."""
    good = view.status.last_good
    return (
        translate(_CONTEXT, _OWN_LAST).format(moment=moment(good.at, now)) if good else translate(_CONTEXT, _OWN_NONE)
    )


def _other_drive(view: SetView, now: datetime) -> str:
    """Return a line about a drive that takes turns with the one at hand."""
    status = view.status
    good, damaged = status.last_good, status.damaged
    text = translate(_CONTEXT, _OTHER if good else _OTHER_NONE)
    first = text.format(drive=drive_label(view), presence=presence(view), moment=moment(good.at, now) if good else "")
    troubles = (
        translate(_CONTEXT, _OTHER_FAILED) if status.failed else "",
        translate(_CONTEXT, _OTHER_DAMAGED).format(moment=moment(damaged, now)) if damaged else "",
        translate(_CONTEXT, _BRING) if view.is_to_be_brought else "",
    )
    return " ".join(filter(None, (first, *troubles)))


def room(view: SetView, now: datetime) -> str:
    """Return a line about the free space; empty if no backup recorded it."""
    if not view.free_space:
        return ""
    newest = view.free_space[0]
    is_there = not view.is_away
    text = translate(_CONTEXT, _FREE if is_there else _SEEN)
    free, total = texts.size(newest.free_bytes), texts.size(newest.total_bytes)
    return text.format(free=free, total=total, moment=moment(newest.at, now))


def full(view: SetView, now: datetime) -> str:
    """Return a line about when the drive will be full; empty if the trend is unclear."""
    remaining = full_in(view.free_space, now)
    if remaining is None:
        return ""
    units = (
        (_AS_DAYS, timedelta(days=1), _IN_DAYS),
        (_AS_WEEKS, WEEK, _IN_WEEKS),
        (_AS_MONTHS, _MONTH, _IN_MONTHS),
        (timedelta.max, _YEAR, _IN_YEARS),
    )
    unit, text = next((unit, text) for most, unit, text in units if remaining < most)
    return translate(_CONTEXT, text, max(1, round(remaining / unit)))


class RoomBar(QWidget):
    """A bar that shows how much of a drive is in use. The text below it and its accessible name say the same."""

    def __init__(self) -> None:
        super().__init__()
        self.used = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_used(self, used: float, text: str) -> None:
        """Show the used part, from 0 to 1."""
        self.setAccessibleName(text)
        if used != self.used:
            self.used = used
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.letters(self, 20), max(4, round(self.fontMetrics().lineSpacing() * _HEIGHT)))

    def used_rect(self) -> QRectF:
        """Return the filled part, which starts where a line of text does."""
        width = self.width() * self.used
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return QRectF(self.width() - width if is_mirrored else 0, 0, width, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setClipPath(whole)
        painter.fillRect(self.rect(), faint(self.palette().color(QPalette.ColorRole.Text), _TRACK))
        hue = style.ATTENTION if self.used >= _NEARLY_FULL else style.GOOD
        painter.fillRect(self.used_rect(), hue.on(self.palette()))


class RoomLine(QFrame):
    """The bar and its texts; hidden if the free space is unknown."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = RoomBar()
        self.room = style.dimmed(style.Wrapped())
        self.full = style.dimmed(style.Wrapped())
        # Align with the end of a line of text, whatever its script.
        side = Qt.AlignmentFlag.AlignLeft if QApplication.isRightToLeft() else Qt.AlignmentFlag.AlignRight
        self.full.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop)
        across = self.room.alignment() & ~Qt.AlignmentFlag.AlignVertical_Mask
        self.room.setAlignment(across | Qt.AlignmentFlag.AlignTop)
        self._columns = columns(3, across=style.SPACE, down=style.SPACE // 3, on=self)
        self._columns.addWidget(self.bar, 0, 0, 1, 2)
        self._columns.addWidget(self.room, 1, 0)
        self._columns.addWidget(self.full, 1, 1)

    def show_view(self, view: SetView, now: datetime) -> None:
        text = room(view, now)
        self.room.setText(text)
        set_tip(self.room, texts.reserve())
        for part in (self.bar, self.room):
            part.setAccessibleDescription(texts.reserve())
        style.show_text(self.full, full(view, now))
        self._columns.setColumnStretch(1, 2 if self.full.text() else 0)
        if view.free_space:
            self.bar.show_used(view.free_space[0].used_part, ". ".join(filter(None, (text, self.full.text()))))
        self.setVisible(bool(text))
