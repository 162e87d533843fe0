"""The card of a backup set: its state at a glance, its drive, and one big button. Everything else is in its details.

The state is a picture on a disk of its color, with a ring that closes while a backup runs. One line names the drive,
and says whether it is plugged in and healthy. When the set meets a drive for the first time, the card asks.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMessageBox, QSizePolicy, QWidget

from shingleback.backup_sets.status import BEGINS, UNDER_WAY, NextStep, Presence, SetState, SetStatus
from shingleback.domain.drive import Drive
from shingleback.domain.smart.report import Health
from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.home import texts
from shingleback.gui.home.set_lines import SetContents, SetLines
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import (
    Collapsible,
    ElidedLabel,
    button,
    link,
    name_with,
)
from shingleback.gui.widgets.desktop_settings import may_animate
from shingleback.gui.widgets.layouts import (
    MIDDLE,
    TOP,
    FlowRow,
    PlacedPart,
    held,
    in_column,
    in_row,
    placed,
    wide,
)
from shingleback.gui.widgets.pictograms import Picture, PictureLabel, draw
from shingleback.gui.widgets.plain import PlainLabel, PlainMessageBox, set_tip
from shingleback.gui.widgets.style import Hue, faint, set_margins
from shingleback.messages import health
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized
from shingleback.protocol.run_state import RunState

_PICTURE: Final = 20
_WELL: Final = frozenset({Health.OK, Health.UNKNOWN})
_LETTERS: Final = 13
_MARK_PICTURE: Final = 0.5  # of the disk
_RING: Final = 0.055
_GROUND: Final = 36  # of 255
_TRACK: Final = 70
_WHOLE: Final = 360 * 16
_GLINT: Final = 20 * 16
_FRAMES: Final = 14
_FRAME_MS: Final = 70

LOOKS: Final[dict[SetState, tuple[Picture, Hue]]] = {
    SetState.RUNNING: (Picture.COPY, style.ACCENT),
    SetState.PAUSED: (Picture.PAUSE, style.REST),
    SetState.EJECTING: (Picture.UNPLUGGED, style.ACCENT),
    SetState.FAILED: (Picture.WARNING, style.DANGER),
    SetState.LIST_DAMAGED: (Picture.SHIELD, style.ATTENTION),
    SetState.DAMAGED: (Picture.SHIELD, style.DANGER),
    SetState.NEVER: (Picture.COPY, style.NEUTRAL),
    SetState.OVERDUE: (Picture.CLOCK, style.ATTENTION),
    SetState.EXPOSED: (Picture.WARNING, style.ATTENTION),
    SetState.WAITING: (Picture.CABLE, style.NEUTRAL),
    SetState.GOOD: (Picture.CHECK, style.GOOD),
}

_SMALL: Final = 18
_BIG: Final = (26, 7)  # letters
_STRIPE: Final = 5
_CORNER: Final = 8.0  # as in the style sheet
_QUIET: Final = frozenset({SetState.GOOD, SetState.WAITING, SetState.NEVER})
_PRIMARY: Final = BEGINS | {NextStep.RESUME, NextStep.CHANGE, NextStep.OPEN, NextStep.LOOK}

_CONTEXT: Final = "home"
_SERIAL_LETTERS: Final = 4  # enough to compare with the label on the drive
_QUESTION: Final = QT_TRANSLATE_NOOP("home", "Is this the right drive for {name}?")
_SERIAL: Final = QT_TRANSLATE_NOOP("home", "Serial number ending in {letters}")
_PLACE: Final = QT_TRANSLATE_NOOP("home", "Folder: {place}")
_NEW: Final = QT_TRANSLATE_NOOP("home", "Nothing has been backed up to it yet. Other drives may have the same name.")
_OTHER: Final = QT_TRANSLATE_NOOP(
    "home", "Earlier backups of this set went to another drive. Other drives may have the same name."
)
_USE: Final = QT_TRANSLATE_NOOP("home", "&Use this drive")
_LEAVE: Final = QT_TRANSLATE_NOOP("home", "&Not this drive")


class DriveLine(QFrame):
    """One line about the drive. Signals: `requested`: show more about it."""

    requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.picture = PictureLabel(Picture.DRIVE, _PICTURE)
        self.name = ElidedLabel()
        self.name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)  # the rest follows it closely
        self.presence = style.dimmed(PlainLabel())
        self.sign = PictureLabel(Picture.WARNING, _SMALL, style.ATTENTION)
        self.health = PlainLabel()
        self.more = link(self.tr("About this drive"), self.requested.emit)  # the card has it in its details
        in_row(self.picture, self.name, self.presence, self.sign, self.health, None, on=self, space=style.SPACE)

    def show_view(self, view: SetView) -> None:
        drive = view.drive
        place = view.place
        self.name.show_sentence(texts.drive_at_hand(view))
        is_there = view.presence is Presence.OPEN
        self.picture.show_picture(Picture.DRIVE, None if is_there else style.NEUTRAL)
        style.show_text(self.presence, capitalized(texts.presence(view)))
        verdict = drive.health if drive is not None else None
        is_ill = verdict is not None and verdict.health not in _WELL
        self.health.setText(health.health_name(verdict.health, translate) if verdict is not None and is_ill else "")
        self.sign.setVisible(is_ill)
        self.health.setVisible(is_ill)
        self.more.setVisible(drive is not None)
        self.setVisible(bool(place))


class StateMark(QWidget):
    """A decorative picture of the state, which is also given in words beside it.

    While data is copied, a glint runs along the ring; it rests when no more is copied.
    """

    def __init__(self) -> None:
        super().__init__()
        self._state = SetState.NEVER
        self._done = 0.0
        self._frame = _FRAMES
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._go_on)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, state: SetState, done: float = 0.0) -> None:
        """Show the state; `done`: the part that is copied, from 0 to 1."""
        if (state, done) != (self._state, self._done):
            is_more = done > self._done
            self._state, self._done = state, done
            self.update()
            if is_more and state is SetState.RUNNING and not self.is_moving and self.isVisible() and may_animate():
                self._frame = 0
                self._frames.start()

    @property
    def is_moving(self) -> bool:
        return self._frames.isActive()

    def sizeHint(self) -> QSize:
        side = style.letters(self, _LETTERS)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture, hue = LOOKS[self._state]
        color = hue.on(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        ring = side * _RING
        disk = QRectF(0, 0, side, side).adjusted(ring, ring, -ring, -ring)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(color, _GROUND))
        painter.drawEllipse(disk)
        if self._state in (SetState.RUNNING, SetState.PAUSED):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faint(color, _TRACK), ring))
            painter.drawEllipse(disk)
            painter.setPen(QPen(color, ring, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(disk, _WHOLE // 4, -round(_WHOLE * self._done))
            if self._frame < _FRAMES:
                glint = round(_WHOLE * self._done * self._frame / _FRAMES)
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), ring / 2))
                painter.drawArc(disk, _WHOLE // 4 - max(0, glint - _GLINT), -min(_GLINT, glint))
        inner = side * _MARK_PICTURE
        draw(painter, picture, QRectF((side - inner) / 2, (side - inner) / 2, inner, inner), color)

    def _go_on(self) -> None:
        self._frame += 1
        if self._frame >= _FRAMES:
            self._frames.stop()
        self.update()


class SetRequests(QObject):
    """Signals: `stepped`: the key of a set and the `NextStep` of its big button; the others: the key of the set."""

    stepped = Signal(str, object)
    watched = Signal(str)
    changed = Signal(str)
    start_requested = Signal(str)
    restored = Signal(str)
    drive_requested = Signal(str)
    exclusions_requested = Signal(str)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """How a card stands among the others, and how its backup goes.

    Attributes:
        is_first: it is the most urgent one, so its big button is the main one of the page.
        is_only: there is no other set.
        is_held: another backup is in progress.
        run: the progress of this set's backup.
    """

    is_first: bool = True
    is_only: bool = False
    is_held: bool = False
    run: RunState = field(default_factory=RunState)


class SetHead:
    """The name of a set, and its state in words."""

    def __init__(self) -> None:
        self.name = ElidedLabel()
        style.dimmed(self.name)
        self.state = _Tag()

    def row(self) -> QHBoxLayout:
        return in_row(wide(self.name), self.state, space=style.SPACE)


class SetCard(QFrame):
    """Shows the status of a set, with its buttons."""

    def __init__(self, view: SetView, now: datetime, requests: SetRequests) -> None:
        super().__init__()
        self.setObjectName("card")
        self.view = view
        self._place = CardPlace()
        key = view.key
        self.mark = StateMark()
        self.head = SetHead()
        self.lines = SetLines(
            lambda: requests.start_requested.emit(key), lambda: requests.exclusions_requested.emit(key)
        )
        self.drive = DriveLine()
        self.drive.requested.connect(lambda: requests.drive_requested.emit(key))
        self.contents = SetContents()
        self.contents.timeline.requested.connect(lambda: requests.restored.emit(key))
        self.step = button("", lambda: requests.stepped.emit(key, self.view.status.step), "primary")
        self.step.setMinimumSize(style.letters(self, _BIG[0]), style.letters(self, _BIG[1]))
        self.watch = link(self.tr("Show progress"), lambda: requests.watched.emit(key))
        self.change = link(self.tr("Change"), lambda: requests.changed.emit(key))
        self.restore = button(self.tr("Restore files"), lambda: requests.restored.emit(key))
        links = in_row(self.change, self.drive.more, None, space=style.SPACE)
        self.details = Collapsible(self.tr("Details"), held(self.contents.column(links)))
        self._lay_out()
        self.show_view(view, now)

    def show_view(self, view: SetView, now: datetime) -> None:
        self.view = view
        status = view.status
        name = texts.name(view.chosen)
        self.setAccessibleName(name)
        self.head.name.show_sentence(name)
        self.lines.show_view(view, now)
        self.contents.show_view(view, now)
        self.drive.show_view(view)
        for control in (self.change, self.restore, self.details.button):
            control.setAccessibleName(self.tr("{action}: {name}").format(action=control.text(), name=name))
        self._show_state(status)
        lines = self.lines
        parts = (self.head.state, lines.last, self.contents.holds, lines.says, lines.next, lines.turns)
        texts_of_parts = tuple(part.text() for part in parts)
        self.setAccessibleDescription(" ".join(part for part in texts_of_parts if part))

    def emphasize(self, *, is_first: bool) -> None:
        """Make the big button the main one of the page, which only one card has: the one that is most urgent."""
        self._place = replace(self._place, is_first=is_first)
        self._show_step(self.view.status)

    def show_only(self, *, is_only: bool) -> None:
        """Hide the tag if this is the only set, since the heading says its state already."""
        self._place = replace(self._place, is_only=is_only)
        self._show_tag(self.view.status)
        self._name_controls()

    def show_run(self, state: RunState) -> None:
        """Show the progress of this set's backup."""
        self._place = replace(self._place, run=state)
        self._show_state(self.view.status)

    def hold(self, *, is_held: bool) -> None:
        """Disable the start button while another backup is in progress."""
        self._place = replace(self._place, is_held=is_held)
        self._show_step(self.view.status)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a stripe in the color of the state, unless that needs no attention."""
        super().paintEvent(event)
        if self.view.status.state in _QUIET:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        painter.setClipPath(whole)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left_x = self.width() - _STRIPE if is_mirrored else 0
        painter.fillRect(left_x, 0, _STRIPE, self.height(), LOOKS[self.view.status.state][1].on(self.palette()))

    def _show_state(self, status: SetStatus) -> None:
        is_going_on = status.state in UNDER_WAY
        self.mark.show_state(status.state, self._place.run.copied if is_going_on else 0.0)
        self._show_tag(status)
        self.lines.show_running(texts.running(self._place.run) if is_going_on else None)
        self.watch.setVisible(is_going_on)
        self.change.setVisible(not is_going_on)
        self.restore.setVisible(not is_going_on and status.last_good is not None)
        self._show_step(status)
        self._name_controls()

    def _name_controls(self) -> None:
        """Name the set in the names of buttons that other cards have as well; a text alone is heard as it is seen."""
        name = texts.name(self.view.chosen)
        for control in (self.step, self.watch, self.lines.offer, self.lines.excluded, self.drive.more):
            control.setAccessibleName("" if self._place.is_only else name_with(control.text(), name))

    def _show_tag(self, status: SetStatus) -> None:
        self.head.state.show_state(texts.state(status), status.state)
        self.head.state.setHidden(self._place.is_only)

    def _show_step(self, status: SetStatus) -> None:
        """Update the big button in place, so that it keeps the focus."""
        self.step.setText(texts.step(self.view))
        self.step.setAccessibleDescription(self.head.name.text())
        is_held = self._place.is_held and status.step in BEGINS
        is_told = status.step is NextStep.WAIT or (self.view.is_to_share and status.step is NextStep.PLUG_IN)
        self.step.setEnabled(not (is_told or is_held))
        set_tip(self.step, self.tr("Another backup is running.") if is_held else "")
        style.rename(self.step, "primary" if status.step in _PRIMARY and self._place.is_first else "plain")

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        status = in_column(self.head.row(), *self.lines.parts(), self.drive, space=style.SPACE // 2)
        others = PlacedPart(held(FlowRow(self.watch, self.restore, self.details)), share=1, side=MIDDLE)
        foot = in_row(others, self.step, space=style.SPACE)
        column = in_column(status, foot, self.details.content, space=style.MARGIN)
        side = style.MARGIN + style.SPACE // 2
        in_row(placed(self.mark, TOP), wide(column), on=self, margin=side, space=side)


class _Tag(QFrame):
    """The state in words, with its picture."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tag")
        self._picture = PictureLabel(Picture.RING, _SMALL)
        self._text = PlainLabel()
        layout = QHBoxLayout(self)
        set_margins(layout, style.SPACE // 2, 2, style.SPACE, 2)
        layout.setSpacing(style.SPACE // 2)
        layout.addWidget(self._picture)
        layout.addWidget(self._text)

    def text(self) -> str:
        return self._text.text()

    def show_state(self, text: str, state: SetState) -> None:
        self._text.setText(text)
        self._picture.show_picture(*LOOKS[state])


def is_right_drive(view: SetView, drive: Drive, parent: QWidget) -> bool:
    """Ask whether the drive is the right one. Escape and Enter say no."""
    text = translate(_CONTEXT, _QUESTION).format(name=texts.name(view.chosen))
    lines = [texts.drive_name(drive)]
    if drive.serial:
        lines.append(translate(_CONTEXT, _SERIAL).format(letters=visible(drive.serial)[-_SERIAL_LETTERS:]))
    lines.append(translate(_CONTEXT, _PLACE).format(place=translate.path(view.place)))
    lines += ["", translate(_CONTEXT, _NEW if view.status.last_good is None else _OTHER)]
    box = PlainMessageBox(QMessageBox.Icon.Question, text, "\n".join(lines), parent=parent)
    use = box.addButton(translate(_CONTEXT, _USE), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(translate(_CONTEXT, _LEAVE), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    box.exec()
    return box.clickedButton() is use
