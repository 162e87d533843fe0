"""The parts of the care section: how the last care ended, whether it may start by itself, and what was done before."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from shingleback.domain.care.room import RoomLimit
from shingleback.domain.care.types import CareAction
from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.care import CareState
from shingleback.gui.drives.year import YearCalendar
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.run.texts import joined, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, hint, link, sentence
from shingleback.gui.widgets.dates import moment
from shingleback.gui.widgets.layouts import FlowRow, in_column
from shingleback.messages import care
from shingleback.messages.died import died
from shingleback.protocol.care import CareFinished

_MAX_ROWS: Final = 6
_DONE_TOLD: Final = 3


class CareResultPart(QWidget):
    """How the care ended, with the damaged files that it found. Signals: `restore_requested`, `retry_requested`."""

    restore_requested = Signal()
    retry_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.result = sentence("")
        self.damaged = LeftOutTable(is_check=True)
        self.damaged.setAccessibleName(self.tr("Damaged files"))
        self.restore = link(self.tr("Restore from an earlier version"), self.restore_requested.emit)
        self.retry = link(self.tr("Copy them again from this computer"), self.retry_requested.emit)
        repairs = FlowRow(self.restore, self.retry)
        in_column(self.result, self.damaged, repairs, on=self, space=style.SPACE // 3)

    def show_state(self, state: CareState) -> None:
        result = None if state.is_busy else state.result
        text = self._sentences(result) if result else died(state.detail, translate) if state.detail else ""
        style.show_text(self.result, text)
        items = result.left_out if result else ()
        self.damaged.show_items(items)
        rows = min(len(items), _MAX_ROWS) + 1  # plus the header row
        self.damaged.setFixedHeight(rows * self.damaged.verticalHeader().defaultSectionSize() + style.SPACE)
        for widget in (self.damaged, self.restore, self.retry):
            widget.setVisible(bool(items))
        self.setVisible(bool(text or items))

    def _sentences(self, result: CareFinished) -> str:
        sentences = care.results(result, translate)
        if result.outcome == Outcome.CANCELED:
            sentences.insert(0, self.tr("Stopped. What was finished so far counts."))
        elif result.outcome not in (Outcome.DONE, Outcome.LEFT_OUT):
            sentences.insert(0, texts.sentence(result))
        elif not sentences and result.done:
            sentences.append(self.tr("Done."))
        return "\n".join(sentences)


class AutomaticCare(QCheckBox):
    """Whether care may follow each backup: not before the user has said so.

    Signals:
        answered: whether it may.
    """

    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__(self.tr("Do what is due after each backup,\nfor two hours at most"))
        self.clicked.connect(self.answered)

    def show_answer(self, *, may: bool | None, is_asked: bool) -> None:
        """`may`: the answer; None if there is none yet. `is_asked`: the question makes sense now."""
        self.setChecked(bool(may))
        self.setVisible(may is not None or is_asked)


class CareHistoryPart(QWidget):
    """What was done last, the free space, and the calendar of the year."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._now = now
        self.room = hint()
        self._year = YearCalendar(now)
        self._fold = Collapsible(self.tr("The last twelve months"), self._year)
        in_column(self.room, self._fold, on=self, space=style.SPACE // 3)

    def show_result(self, due_result: CareFinished | None) -> None:
        """`due_result`: what is due, and what was done before; None if that is not known yet."""
        text = ""
        if due_result is not None and due_result.room_bytes >= 0:
            room = care.room(RoomLimit(due_result.room_limit), due_result.room_bytes, translate)
            is_short = not due_result.room_bytes or due_result.full_in_s is not None
            old = care.thinning(due_result.versions, due_result.thinned, is_short=is_short, translate=translate)
            text = " ".join(filter(None, (room, old)))  # Home shows when it will be full, computed from the backups
        done = due_result.past if due_result else ()
        now = self._now()
        newest: dict[str, float] = {}
        for event in done:
            if event.kind in list(CareAction):
                newest.setdefault(event.kind, event.at)
        actions = [
            f"{care.name(CareAction(kind), translate)} ({moment(datetime.fromtimestamp(at, now.tzinfo), now)})"
            for kind, at in list(newest.items())[:_DONE_TOLD]
        ]
        last_done = self.tr("Last done: {care}").format(care=joined(*actions, by=" · ")) if actions else ""
        style.show_text(self.room, "\n".join(filter(None, (last_done, text))))
        self._fold.setVisible(bool(done))
        self._year.show_history(done)
        self.setVisible(bool(self.room.text() or done))
