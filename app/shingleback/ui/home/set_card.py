"""The card of one backup set: how it stands at a glance, its drive, and one big button."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.standings import SetView
from shingleback.jobs.run_state import RunState
from shingleback.knowledge.standing import BEGINS, Standing, State, Step
from shingleback.ui import style
from shingleback.ui.elided import ElidedLabel
from shingleback.ui.home import texts
from shingleback.ui.home.drive_line import DriveLine
from shingleback.ui.home.mark import LOOKS, StateMark
from shingleback.ui.home.timeline import Timeline
from shingleback.ui.mirroring import set_margins
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import button, link, sentence

_SMALL: Final = 18
_BIG: Final = (26, 7)  # letters
_STRIPE: Final = 5
_CORNER: Final = 8.0  # as in the sheet
_QUIET: Final = frozenset({State.GOOD, State.WAITING, State.NEVER})
_PRIMARY: Final = BEGINS | {Step.RESUME, Step.CHANGE, Step.OPEN, Step.LOOK}


class SetCard(QFrame):
    """Signals: `stepped`: the key and the `Step` of the big button; the others: the key of the set."""

    stepped = Signal(str, object)
    watched = Signal(str)
    changed = Signal(str)
    restored = Signal(str)
    drive_asked = Signal(str)

    def __init__(self, view: SetView, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.view = view
        self._run = RunState()
        self._key = view.chosen.key
        self._is_held = False
        self.mark = StateMark()
        self.name = style.dimmed(ElidedLabel())
        self.state = _Tag()
        self.last = style.heading(style.wrapped(QLabel()), 1.35)
        self.holds = style.wrapped(QLabel())
        self.check = PictureLabel(Picture.CHECK, _SMALL, style.GOOD)
        self.verified = style.wrapped(QLabel())
        self.says = sentence("")
        self.timeline = Timeline()
        self.timeline.asked.connect(lambda: self.restored.emit(self._key))
        self.drive = DriveLine()
        self.drive.asked.connect(lambda: self.drive_asked.emit(self._key))
        self.step = button("", lambda: self.stepped.emit(self._key, self.view.standing.step), "primary")
        self.step.setMinimumSize(style.letters(self, _BIG[0]), style.letters(self, _BIG[1]))
        self.watch = link(self.tr("Show how it goes"), lambda: self.watched.emit(self._key))
        self.change = link(self.tr("Change"), lambda: self.changed.emit(self._key))
        self.restore = link(self.tr("Get files back"), lambda: self.restored.emit(self._key))
        self._lay_out()
        self.show_view(view, now)

    def show_view(self, view: SetView, now: datetime) -> None:
        self.view = view
        found = view.standing
        name = texts.name(view.chosen)
        self.setAccessibleName(name)
        self.name.setText(name)
        good = found.last_good
        self.last.setText(texts.last_good(found, now))
        self.last.setVisible(good is not None)  # else the state says so
        self.holds.setText(texts.holds(good) if good else "")
        self.holds.setVisible(good is not None)
        self.verified.setText(texts.verified(found, now))
        for part in (self.check, self.verified):
            part.setVisible(bool(self.verified.text()))
        self.says.setText(texts.says(view, now))
        self.drive.show_view(view)
        self.timeline.show_versions(view.versions, now)
        for one in (self.change, self.restore):
            one.setAccessibleName(self.tr("{action}: {name}").format(action=one.text(), name=name))
        self._show_state(found)
        said = (self.state.text(), self.last.text(), self.holds.text(), self.says.text())
        self.setAccessibleDescription(" ".join(part for part in said if part))

    def show_run(self, state: RunState) -> None:
        """How the backup of this set goes, while it does."""
        self._run = state
        self._show_state(self.view.standing)

    def hold(self, *, is_held: bool) -> None:
        """Something else is under way: no other backup can begin."""
        self._is_held = is_held
        self._show_step(self.view.standing)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A stripe in the color of a state that is not as quiet as the others."""
        super().paintEvent(event)
        if self.view.standing.state in _QUIET:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        painter.setClipPath(whole)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = self.width() - _STRIPE if is_mirrored else 0
        painter.fillRect(left, 0, _STRIPE, self.height(), LOOKS[self.view.standing.state][1].on(self.palette()))

    def _show_state(self, found: Standing) -> None:
        is_going_on = found.state in (State.RUNNING, State.PAUSED)
        self.mark.show_state(found.state, self._run.copied if is_going_on else 0.0)
        self.state.show_state(texts.state(found), found.state)
        if is_going_on:
            self.says.setText(texts.running(self._run))
        self.says.setVisible(bool(self.says.text()))
        self.watch.setVisible(is_going_on)
        self.change.setVisible(not is_going_on)
        self.restore.setVisible(not is_going_on and found.last_good is not None)
        self._show_step(found)

    def _show_step(self, found: Standing) -> None:
        """It has the focus for as long as it is there, whatever it says."""
        self.step.setText(texts.step(found))
        self.step.setAccessibleDescription(self.name.text())
        is_held = self._is_held and found.step in BEGINS
        self.step.setEnabled(found.step is not Step.WAIT and not is_held)
        self.step.setToolTip(self.tr("Another backup is under way.") if is_held else "")
        name = "primary" if found.step in _PRIMARY else "plain"
        if self.step.objectName() != name:
            self.step.setObjectName(name)
            self.step.style().unpolish(self.step)
            self.step.style().polish(self.step)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*[style.MARGIN + style.SPACE // 2] * 4)
        layout.setSpacing(style.MARGIN + style.SPACE // 2)
        layout.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(style.SPACE // 2)
        column.addLayout(self._head())
        column.addWidget(self.last)
        column.addWidget(self.holds)
        column.addLayout(self._checked())
        column.addWidget(self.says)
        column.addSpacing(style.SPACE // 2)
        column.addWidget(self.drive)
        column.addSpacing(style.SPACE // 2)
        column.addWidget(self.timeline)
        column.addLayout(self._foot())
        layout.addLayout(column, 1)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(style.SPACE)
        head.addWidget(self.name, 1)
        head.addWidget(self.state)
        return head

    def _checked(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(style.SPACE // 2)
        line.addWidget(self.check)
        line.addWidget(self.verified, 1)
        return line

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(style.SPACE)
        for one in (self.watch, self.restore, self.change):
            foot.addWidget(one)
        foot.addStretch(1)
        foot.addWidget(self.step)
        return foot


class _Tag(QFrame):
    """The state in words, with its picture once more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tag")
        self._picture = PictureLabel(Picture.RING, _SMALL)
        self._text = QLabel()
        layout = QHBoxLayout(self)
        set_margins(layout, style.SPACE // 2, 2, style.SPACE, 2)
        layout.setSpacing(style.SPACE // 2)
        layout.addWidget(self._picture)
        layout.addWidget(self._text)

    def text(self) -> str:
        return self._text.text()

    def show_state(self, text: str, state: State) -> None:
        self._text.setText(text)
        self._picture.show_picture(*LOOKS[state])
