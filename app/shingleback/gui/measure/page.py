"""The page that measures a drive: what it would do, the live graph while it runs, and what it found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from shingleback.domain.errors import Outcome
from shingleback.domain.text import visible
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.drives.texts import unplugged
from shingleback.gui.graph.graph import Graph
from shingleback.gui.jobs.page import JobPage, JobParts
from shingleback.gui.measure.choice import PlanCard
from shingleback.gui.measure.outlook import outlook
from shingleback.gui.measure.result import ResultCard, SaveButton, measured_drive
from shingleback.gui.measure.state import DriveMeasurement, MeasureState
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by, explanation_link
from shingleback.gui.widgets.basic import Answer, button, hint, in_card, sentence
from shingleback.gui.widgets.busy import BusyBar
from shingleback.gui.widgets.layouts import actions, add, held, in_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.messages.measuring import doing_text
from shingleback.messages.translate import capitalized, duration, durations
from shingleback.protocol.events import MeasurePlanned

_PICTURE: Final = 40


class MeasuringPart(Answer):
    """A measurement in progress: its test, how far it is, and the button that stops it.

    The bar only moves, since nothing tells how much is left: the bytes are written first, most tests only read or rest,
    and how long they take depends on the drive.
    """

    def __init__(self, stop: Callable[[], object]) -> None:
        super().__init__(_PICTURE, 1.1)
        self.bar = BusyBar()
        self.bar.setAccessibleName(QCoreApplication.translate("wizard", "Please wait"))
        self.how_far = hint()
        self.cancel = button(QCoreApplication.translate("MeasurePage", "&Stop measuring"), stop)
        add(self.column, self.bar, self.how_far, actions(self.cancel))

    def show_state(self, state: MeasureState) -> None:
        self.cancel.setEnabled(not state.is_stopping)
        if state.is_busy:
            test = doing_text(state.progress.current, translate) if state.progress else ""
            stopping = QCoreApplication.translate("MeasurePage", "Stopping…")
            measuring = QCoreApplication.translate("MeasurePage", "Measuring")
            self.say(Picture.CLOCK, style.ACCENT, stopping if state.is_stopping else measuring, test)
            style.show_text(self.how_far, "" if state.is_stopping else _how_far(state))


def _how_far(state: MeasureState) -> str:
    """Return the test, the time so far and the expected time, and how much was written."""
    progress, plan = state.progress, state.plan
    if progress is None or plan is None:
        return ""
    lines: list[str] = []
    if state.test_number:
        test = QCoreApplication.translate("MeasurePage", "Test {number} of {count}.")
        numbers = translate.number(state.test_number), translate.number(state.test_count)
        lines.append(test.format(number=numbers[0], count=numbers[1]))
    whole = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    text = QCoreApplication.translate("MeasurePage", "{time} so far. It takes {whole}.")
    lines.append(capitalized(text.format(time=duration(progress.elapsed_s, translate), whole=whole)))
    if plan.stands_for_bytes:
        simulated = QCoreApplication.translate(
            "MeasurePage", "This is the simulated drive's time, {times} times faster."
        )
        lines.append(simulated.format(times=translate.number(plan.times)))
    if progress.total_bytes:
        amounts = QCoreApplication.translate("MeasurePage", "{written} written, at most {total}.")
        written, total = texts.size(progress.bytes), texts.size(progress.total_bytes)
        lines.append(amounts.format(written=written, total=total))
    return " ".join(lines)


class MeasurePage(JobPage[MeasureState]):
    """Shows the state of `gui.measure.state`. A drive can be measured again right after its result."""

    def __init__(self, measurement: DriveMeasurement) -> None:
        super().__init__(measurement, "", Graph(is_measurement=True))
        explained_by(self, Topic.CONFIDENCE)
        self._measurement = measurement
        self.plan = PlanCard()
        self.note = sentence("")
        self.cost = PlainLabel("")
        self.start = button(self.tr("&Start measuring"), self._start, "primary")
        self.why = explanation_link(self.tr("How can it tell?"), Topic.CONFIDENCE)
        self.run = MeasuringPart(measurement.cancel)
        self.outcome = Answer(_PICTURE, 1.1)
        save = SaveButton(lambda: measured_drive(measurement.state))
        self.result = ResultCard(save)
        self.plan.chosen.connect(self._on_chosen)
        self.result.more.toggled.connect(lambda _is_open: self._show_graph())
        save.failed.connect(self._on_save_failed)
        self.arrange(
            JobParts(
                choice=self.plan,
                note=self.note,
                start=[self.cost, self.start],
                work=in_card(self.run),
                end=held(in_column(self.outcome, self.result, space=style.SPACE)),
                links=[self.why],
            )
        )

    def _show(self, state: MeasureState) -> None:
        is_new = state.result is not None and state.result.measurement is not None
        self.title.setText(self.tr("Measure {drive}").format(drive=visible(state.task.name)))
        self.plan.show_task(state.task)
        self.plan.setVisible(not state.task.only_reads)
        plan = None if state.is_unplugged else state.plan
        style.show_text(self.note, "" if plan is not None else self._why_not(state))
        self._show_outlook(plan)
        self.start.setEnabled(state.can_be_requested)
        self.run.show_state(state)
        self.outcome.setVisible(self._tell(state))
        shown = None if state.is_busy else measured_drive(state)
        self.result.setVisible(shown is not None)
        if shown is not None:
            self.result.show_measured(shown)
        has_end = shown is not None or not self.outcome.isHidden()
        self.show_stage(is_choosing=not state.is_busy, has_ended=has_end)
        self._choice_card.setVisible(not state.is_busy and not state.task.only_reads)
        self._show_graph()
        self.announce(self.result.answer.headline.text() if is_new else "")

    def _show_outlook(self, plan: MeasurePlanned | None) -> None:
        """Show the plan; what it costs beside Start if a list of tests leaves no room for it below."""
        does, takes, risks = outlook(plan)
        is_long = self.plan.lists_tests
        self.outlook.show_lines(does, "" if is_long else takes, risks)
        style.show_text(self.cost, takes if is_long else "")

    def _next_focus(self) -> QWidget:
        return self.start if self.start.isVisible() and self.start.isEnabled() else self

    def _tell(self, state: MeasureState) -> bool:
        """Say why it ended without a result; return whether it did."""
        result = state.result if state.stage is JobStage.ENDED else None
        if state.is_busy:
            return False
        if state.detail:
            headline = self.tr("The drive could not be measured")
            self.outcome.say(Picture.WARNING, style.ATTENTION, headline, died(state.detail, translate))
        elif result is not None and result.outcome == Outcome.CANCELED:
            text = unplugged(state.task.name) if state.is_unplugged else self.tr("Nothing is left on the drive.")
            self.outcome.say(Picture.STOP, style.NEUTRAL, self.tr("Stopped"), text)
        elif result is not None and result.measurement is None:
            headline = self.tr("The drive could not be measured")
            self.outcome.say(Picture.WARNING, style.ATTENTION, headline, texts.sentence(result))
        else:
            return False
        return True

    def _why_not(self, state: MeasureState) -> str:
        """Return why there is no plan; empty if a crashed worker is the reason, which is shown above."""
        if state.is_unplugged:
            return unplugged(state.task.name)
        if state.stage is JobStage.PLANNING:
            return self.tr("Making the plan…")
        if state.planned is None or state.planned.outcome == Outcome.DONE:
            return ""
        return texts.sentence(state.planned)

    def _start(self) -> None:
        self.plan.complete_number()
        self._measurement.start()

    def _on_chosen(self) -> None:
        task, plan = self._measurement.state.task, self.plan
        tests = plan.chosen_tests
        self._measurement.choose(replace(task, depth=plan.chosen_depth, budget_bytes=plan.budget_bytes, tests=tests))

    def _on_save_failed(self, path: str, why: str) -> None:
        text = self.tr("“{path}” could not be saved: {why}").format(path=visible(path), why=why)
        self.outcome.say(Picture.WARNING, style.ATTENTION, text)
        self.outcome.show()

    def _show_graph(self) -> None:
        """Show the graph of a measurement in progress; afterward, with the other charts."""
        is_busy, has_result = self._measurement.state.is_busy, self.result.isVisibleTo(self)
        is_recorded = len(self._measurement.recording) > 0
        self.graph.setVisible(is_busy or (is_recorded and has_result and self.result.more.is_open))
