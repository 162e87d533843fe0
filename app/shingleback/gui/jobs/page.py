"""The frame of every page that does a job on a drive: what happens, how long it takes, what can go wrong, and Start.

While the job runs, its progress takes their place. At the end its result does, in one sentence first. So all these
pages look and work alike, and a new job brings only its parts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shingleback.gui.controllers.job import JobController, JobStage, JobState
from shingleback.gui.graph.graph import Graph
from shingleback.gui.jobs.outlook import Outlook
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, explained_by, order_tabs, passing_focus
from shingleback.gui.widgets.basic import fill, foot_below, in_card, page_column, page_title
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, Part, actions, add, placed
from shingleback.messages.help.topic import Topic

_State = TypeVar("_State", bound=JobState[Any, Any])


@dataclass(frozen=True, slots=True, kw_only=True)
class JobParts:
    """The parts of one job's page.

    Attributes:
        choice: what exactly to do.
        note: what the plan is missing, or that it is being made.
        details: more about the plan, below what to know before the start.
        start: what belongs beside the button that starts the job, and then that button.
        work: the progress of the job, with the buttons that pause and stop it.
        end: how it ended.
        first: cards above the choice, which show and hide themselves.
        instead: below the plan, links to what can be done instead.
        consent: what has to be confirmed, in place of the choice and the plan.
        next_steps: what can be done after the end; the main one last.
        figures: between the end and the graph, above what can be done next.
        links: at the bottom of the page.
    """

    choice: QWidget
    note: QWidget
    start: Sequence[QWidget]
    work: QWidget
    end: QWidget
    details: Sequence[QWidget] = ()
    first: Sequence[QWidget] = ()
    instead: Sequence[QWidget] = ()
    consent: Sequence[QWidget] = ()
    next_steps: Sequence[QWidget] = ()
    figures: Sequence[QWidget] = ()
    links: Sequence[QWidget] = ()


class JobPage(QWidget, Generic[_State]):
    """A page of one job. A subclass makes the parts, and then calls `arrange`.

    Signals:
        closed: back to where the page was opened.
    """

    closed = Signal()

    def __init__(self, job: JobController[_State, Any], title: str, graph: Graph) -> None:
        super().__init__()
        self._job = job
        self._spoken = ThrottledSpeech()
        self._usual_title = title
        self.title = page_title(style.Wrapped(title))
        self.back = way_back(self, self.leave)
        self.outlook = Outlook()
        self.graph = explained_by(graph, Topic.CACHE_FILL)

    def show_state(self, state: _State) -> None:
        """Show the state. If the focused button disappears, the focus moves, so that the next key presses no other."""
        with passing_focus(self.findChildren(QPushButton), self._next_focus):
            self._show(state)

    def _show(self, state: _State) -> None:
        raise NotImplementedError

    def _next_focus(self) -> QWidget:
        """Return what gets the focus if the focused button disappears."""
        return self

    def leave(self) -> None:
        self._job.close()
        self.closed.emit()

    def arrange(self, parts: JobParts) -> None:
        """Lay out the parts, and show the state of the job from now on."""
        self._choice_card = in_card(parts.choice)
        self._plan_parts = (parts.note, self.outlook, *parts.details)
        self._plan_card = in_card(*self._plan_parts)
        self._end_card = in_card(parts.end)
        self._work = parts.work
        page, column = page_column()
        self._foot = foot_below(page, actions(*parts.start))
        self._before = (*parts.instead, self._choice_card, self._plan_card)
        self._consent = parts.consent
        next_steps: list[Part] = [actions(*parts.next_steps)] if parts.next_steps else []
        add(column, placed(self.back, LEFT), self.title, parts.work, self._end_card, *next_steps)
        add(column, *parts.figures, self.graph)
        add(column, *parts.first, self._choice_card, self._plan_card, *parts.consent)
        add(column, *(placed(link, LEFT) for link in (*parts.instead, *parts.links)), None)
        fill(self, page, self._foot)
        order_tabs(self)
        self._job.changed.connect(self.show_state)
        self._job.measured.connect(self._show_recording)
        self._show_recording()
        self.show_state(self._job.state)

    def name_work(self, title: str) -> None:
        """Name the work in the title, which says what a page is for while it is empty."""
        self.title.setText(title or self._usual_title)

    def show_stage(self, *, is_choosing: bool, has_ended: bool, is_confirming: bool = False) -> None:
        """Show the parts of this stage. `is_confirming`: the choice is made, and what it destroys is confirmed."""
        for part in self._before:
            part.setVisible(is_choosing and not is_confirming)
        if all(part.isHidden() for part in self._plan_parts):
            self._plan_card.hide()
        for part in self._consent:
            part.setVisible(is_choosing and is_confirming)
        self._foot.setVisible(is_choosing)
        is_at_work = self._job.state.stage is JobStage.RUNNING
        self._work.setVisible(is_at_work)
        self._end_card.setVisible(has_ended)
        self.graph.setVisible(is_at_work or (has_ended and len(self._job.recording) > 0))
        self.graph.set_heading(self.title.text())
        self.graph.show_ended(has_ended=not is_at_work)

    def announce(self, headline: str) -> None:
        """Say the result to a screen reader when it is new; an empty one only names the page."""
        if headline and headline != self.accessibleName():
            self._spoken.announce(self, headline)
        self.setAccessibleName(headline or self.title.text())

    def _show_recording(self) -> None:
        self.graph.show_recording(self._job.recording, None)
