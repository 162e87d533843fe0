"""The page that copies a drive to another: what is copied where, the plan, the copy under way, and how it ended."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from shingleback.domain.drive import Drive
from shingleback.gui.clone.choosing import ChoicePart
from shingleback.gui.clone.planned import ClonePlanPart
from shingleback.gui.clone.running import CloneBars, EndPart, RunPart
from shingleback.gui.controllers.cloning import CloneStage, CloneState, DriveCloning
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.safe_to_unplug import Opening, OpeningState
from shingleback.gui.drives.volumes import said
from shingleback.gui.graph.graph import Graph
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Spoken, about
from shingleback.gui.widgets.basic import button, card, fill, link, order_tabs, page_column, sentence
from shingleback.gui.widgets.erasure import ErasureCard
from shingleback.messages.help.topic import Topic

_ENDED: Final = (CloneStage.ENDED, CloneStage.EJECTING)


class ClonePage(QWidget):
    """Follows `gui.controllers.cloning`. What was typed counts for one plan of one drive only.

    Signals:
        left: the way back to the drives.
        opening_asked: an `Opening`: one of the drives is to be closed.
        explanation_asked: a `Topic`.
    """

    left = Signal()
    opening_asked = Signal(object)
    explanation_asked = Signal(object)

    def __init__(self, cloning: DriveCloning, drives: DriveList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cloning = cloning
        self._drives = drives
        self._looked_at: tuple[Drive | None, Drive | None] = (None, None)
        self._identity = ""
        self._spoken = Spoken()
        self.title = style.heading(style.wrapped(QLabel(self.tr("Copy a drive to another"))))
        self.says = style.dimmed(
            sentence(
                self.tr(
                    "Everything on it is copied as it is, in large writes: the fastest way to a new drive, and away"
                    " from one that fails. The old drive is only read."
                )
            )
        )
        self.choice = ChoicePart()
        self.plan = ClonePlanPart()
        self.erasure = ErasureCard()
        self.run = RunPart()
        self.bars = CloneBars()
        self.graph = about(Graph(), Topic.CACHE_FILL)
        self.end = EndPart()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.choice.show_drives(drives.views)
        self.choice.show_task(cloning.state.task)
        self._looked_at = self._both
        self._show_recording()
        self.show_state(cloning.state)

    def show_state(self, state: CloneState) -> None:
        focused = next((one for one in self.findChildren(QPushButton) if one.hasFocus()), None)
        is_choosing, has_ended = state.is_choosing, state.stage in _ENDED
        if is_choosing:
            self.choice.show_task(state.task)
            self.plan.show_state(state)
        self._show_erasure(state)
        self.run.show_state(state)
        self.bars.show_state(state)
        for part in (self.says, self._choice_card, self._plan_card):
            part.setVisible(is_choosing)
        for part in (self.run, self._bars_card):
            part.setVisible(not is_choosing)
        self.run.setVisible(state.stage is CloneStage.RUNNING)
        self._end_card.setVisible(has_ended)
        if has_ended:
            self.end.show_state(state)
        self.graph.setVisible(not is_choosing and (not has_ended or len(self._cloning.recording) > 0))
        self.graph.set_heading(self.title.text())
        self.graph.show_ended(has_ended=has_ended)
        self._show_buttons(state)
        self._speak(state)
        if focused is not None and focused.isHidden():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_opening(self, state: OpeningState) -> None:
        """How far one of the drives is closed."""
        drive = next((one for one in self._both if one and state.opening and one.path == state.opening.drive), None)
        self.plan.show_closing(said(state, drive) if drive else "", is_running=state.is_running)

    @property
    def _both(self) -> tuple[Drive | None, Drive | None]:
        """The drives of what is chosen, as they are now."""
        known = {view.drive.path: view.drive for view in self._drives.views}
        return known.get(self.choice.source.chosen.drive), known.get(self.choice.target.chosen.drive)

    def _show_erasure(self, state: CloneState) -> None:
        plan = state.plan
        if plan is not None and plan.identity != self._identity:
            self._identity = plan.identity
            self.erasure.forget()
        if not state.is_choosing:
            self.erasure.forget()
        self.erasure.show_name(plan.name if plan is not None else "")
        self.erasure.setVisible(plan is not None and bool(plan.identity))

    def _show_buttons(self, state: CloneState) -> None:
        plan = state.plan
        is_erasing = plan is None or bool(plan.identity)
        if state.kept_bytes:
            text = self.tr("&Go on with the copy")
        else:
            text = self.tr("&Erase and copy") if is_erasing else self.tr("&Copy")
        self.start.setText(text)
        self.start.setVisible(state.is_choosing)
        self.start.setEnabled(plan is not None and (not plan.identity or self.erasure.is_sure))
        self.again.setVisible(state.can_go_on)
        self.eject.setVisible(state.can_eject)
        self.why.setVisible(not state.is_choosing)

    def _speak(self, state: CloneState) -> None:
        """How it goes, when that is something else."""
        name = self.end.answer.headline.text() if state.stage in _ENDED else ""
        if name and name != self.accessibleName():
            self._spoken.announce(self, name)
        self.setAccessibleName(name or self.title.text())

    def _show_recording(self) -> None:
        self.graph.show_recording(self._cloning.recording, None)

    def _on_drives(self) -> None:
        """What was plugged in, closed or opened meanwhile: the plan is made again, of the same two."""
        self.choice.show_drives(self._drives.views)
        if self._both != self._looked_at:
            self._looked_at = self._both
            self._cloning.look_again()

    def _on_chosen(self) -> None:
        self._looked_at = self._both
        self._cloning.choose(self.choice.task)

    def _start(self) -> None:
        plan = self._cloning.state.plan
        if plan is not None and (not plan.identity or self.erasure.is_sure):
            self._cloning.start(self.erasure.confirmed_name)

    def _ask_to_close(self, node: str) -> None:
        drives = (view.drive for view in self._drives.views)
        meant = next((one for one in drives if node in (one.device, *(v.device for v in one.volumes))), None)
        if meant is not None:
            self.opening_asked.emit(Opening(meant.path, meant.device, closes=True))

    def _leave(self) -> None:
        self._cloning.close()
        self.left.emit()

    def _make_buttons(self) -> None:
        cloning = self._cloning
        self.start = button("", self._start, "danger")
        self.start.setAutoDefault(False)
        self.back = button(self.tr("&Back to the drives"), self._leave)
        self.again = button(self.tr("&Go on"), cloning.go_on, "primary")
        self.eject = button(self.tr("&Eject the copy"), cloning.eject, "primary")
        self.why = link(self.tr("Why is it slow now and then?"), lambda: self.explanation_asked.emit(Topic.SLOWS_DOWN))

    def _connect(self) -> None:
        cloning = self._cloning
        self.choice.chosen.connect(self._on_chosen)
        self.plan.closing_asked.connect(self._ask_to_close)
        self.erasure.changed.connect(lambda: self._show_buttons(cloning.state))
        self.run.asked.connect(cloning.ask)
        self.run.pace_asked.connect(cloning.set_pace)
        cloning.changed.connect(self.show_state)
        cloning.measured.connect(self._show_recording)
        self._drives.changed.connect(self._on_drives)

    def _lay_out(self) -> None:
        page, column = page_column()
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.title)
        column.addWidget(self.says)
        self._choice_card, choice = card()
        choice.addWidget(self.choice)
        self._plan_card, plan = card()
        plan.addWidget(self.plan)
        self._bars_card, bars = card()
        bars.addWidget(self.bars)
        self._end_card, end = card()
        end.addWidget(self.end)
        foot = QHBoxLayout()
        foot.setSpacing(style.SPACE)
        for one in (self.start, self.eject, self.again):
            foot.addWidget(one)
        foot.addStretch(1)
        for part in (self._choice_card, self._plan_card, self.erasure, self.run, self._end_card):
            column.addWidget(part)
        column.addLayout(foot)
        column.addWidget(self._bars_card)
        column.addWidget(self.graph)
        column.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
