"""The page that measures a drive: what it would do, the live graph while it runs, and what it found."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from shingleback.domain.errors import Outcome
from shingleback.domain.measurement import Measurement
from shingleback.domain.text import visible
from shingleback.gui.controllers.diagnosis import Saver
from shingleback.gui.controllers.measurement import DriveMeasurement, MeasureStage, MeasureState, MeasureTask
from shingleback.gui.graph.graph import Graph
from shingleback.gui.measure.cards import PlanCard, ResultCard, date_of
from shingleback.gui.measure.panels import panels_of
from shingleback.gui.measure.picture import PicturePainter, ResultPicture, painter_of
from shingleback.gui.restore.lists import HowFar
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Spoken, about
from shingleback.gui.widgets.basic import Answer, button, card, fill, link, order_tabs, page_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.measuring.export import as_csv, as_json, shared
from shingleback.messages.help.topic import Topic
from shingleback.messages.measuring import (
    confidence_text,
    doing_text,
    earlier_text,
    figure_lines,
    known_lines,
    verdict_text,
)
from shingleback.store.known_behavior import known_behavior

_PICTURE: Final = 40


class MeasurePage(QWidget):
    """Follows `gui.controllers.measurement`.

    Signals:
        left: the way back to the drives.
        explanation_asked: a `Topic`.
    """

    left = Signal()
    explanation_asked = Signal(object)

    def __init__(self, measurement: DriveMeasurement, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._measurement = measurement
        self._spoken = Spoken()
        self.saver = Saver(self)
        self.title = style.heading(style.wrapped(QLabel()))
        self.plan = PlanCard()
        self.start = button(self.tr("&Start measuring"), measurement.start, "primary")
        self.back = button(self.tr("&Back to the drives"), self._leave)
        self.cancel = button(self.tr("&Stop measuring"), measurement.cancel)
        self.save = self._save_button()
        self.why = link(self.tr("How can it tell?"), lambda: self.explanation_asked.emit(Topic.CONFIDENCE))
        self.answer = Answer(_PICTURE, 1.1)
        self.bar = HowFar(self.tr("How much is done"))
        self.graph = about(Graph(is_measurement=True), Topic.CACHE_FILL)
        self.result = ResultCard()
        self._lay_out()
        self.plan.chosen.connect(self._on_chosen)
        self.saver.failed.connect(self._on_save_failed)
        measurement.changed.connect(self.show_state)
        measurement.measured.connect(self._show_recording)
        self._show_recording()
        self.show_state(measurement.state)

    def show_state(self, state: MeasureState) -> None:
        had_focus = any(one.hasFocus() for one in (self.start, self.cancel))
        is_new = state.word is not None and state.word.measurement is not None
        self.title.setText(self.tr("Measure {drive}").format(drive=visible(state.task.name)))
        self.plan.show_task(state.task)
        self.plan.show_plan(state.plan, self._why_not(state))
        self._plan_card.setVisible(not state.is_busy)
        self.start.setEnabled(state.can_start)
        self.start.setVisible(not state.is_busy)
        self.cancel.setVisible(state.is_busy)
        self.cancel.setEnabled(state.stage is MeasureStage.RUNNING)
        self.bar.setVisible(state.is_busy)
        self.graph.setVisible(
            state.is_busy or (state.stage is MeasureStage.ENDED and len(self._measurement.recording) > 0)
        )
        self.graph.set_heading(self.title.text())
        self.graph.show_ended(has_ended=state.stage is MeasureStage.ENDED)
        self._show_answer(state)
        shown = None if state.is_busy else state.shown
        self._result_card.setVisible(shown is not None)
        self.save.setVisible(shown is not None)
        if shown is not None:
            self.result.show_measurement(shown, state.before)
        if had_focus and not state.is_busy:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)
        if is_new:
            self._spoken.announce(self, self.result.answer.headline.text())

    def _show_recording(self) -> None:
        self.graph.show_recording(self._measurement.recording, None)

    def _show_answer(self, state: MeasureState) -> None:
        """What goes on, or how it ended where it found nothing."""
        self.bar.show_progress(state.progress)
        is_told = self._tell(state)
        self._progress_card.setVisible(is_told)

    def _tell(self, state: MeasureState) -> bool:
        if state.is_busy:
            test = doing_text(state.progress.current, translate) if state.progress else ""
            headline = self.tr("Stopping…") if state.stage is MeasureStage.STOPPING else self.tr("Measuring")
            self.answer.say(Picture.CLOCK, style.ACCENT, headline, test)
            return True
        word = state.word if state.stage is MeasureStage.ENDED else None
        if state.detail:
            text = self.tr("The part of the program that measures has ended unexpectedly ({detail}). Try again.")
            headline = self.tr("The drive could not be measured")
            self.answer.say(Picture.WARNING, style.ATTENTION, headline, text.format(detail=visible(state.detail)))
            return True
        if word is not None and word.outcome == Outcome.CANCELED:
            self.answer.say(Picture.STOP, style.NEUTRAL, self.tr("Stopped"), self.tr("Nothing is left on the drive."))
            return True
        if word is not None and word.measurement is None:
            headline = self.tr("The drive could not be measured")
            self.answer.say(Picture.WARNING, style.ATTENTION, headline, texts.sentence(word))
            return True
        return False

    def _why_not(self, state: MeasureState) -> str:
        """Where there is no plan."""
        if state.stage is MeasureStage.PLANNING or state.word is None or state.word.outcome == Outcome.DONE:
            return ""
        return texts.sentence(state.word)

    def _on_chosen(self) -> None:
        task = self._measurement.state.task
        depth, budget_bytes = self.plan.chosen_depth, self.plan.budget_bytes
        self._measurement.plan(MeasureTask(task.place, task.name, depth, budget_bytes))

    def _leave(self) -> None:
        self._measurement.close()
        self.left.emit()

    # saving ---------------------------------------------------------------------------------------------------

    def _save_button(self) -> QPushButton:
        made = QPushButton(self.tr("S&ave"), autoDefault=True)
        made.setObjectName("plain")
        made.setAccessibleName(self.tr("Save the measurement"))
        menu = QMenu(made)
        for text, ending, content in (
            (self.tr("As a &picture (PNG)…"), "png", lambda: self._painter().png()),
            (self.tr("As a &drawing (SVG)…"), "svg", lambda: self._painter().svg()),
            (self.tr("As a &table (CSV)…"), "csv", lambda: as_csv(self._shown()).encode()),
            (self.tr("As &JSON…"), "json", lambda: as_json(self._shown())),
            (self.tr("To s&hare, without names and times…"), "json", lambda: shared(self._shown())),
        ):
            menu.addAction(text).triggered.connect(self._saving(ending, content))
        made.setMenu(menu)
        return made

    def _saving(self, ending: str, content: Callable[[], bytes]) -> Callable[[], None]:
        def save() -> None:
            name = f"{self.title.text()}.{ending}".replace("/", " ")
            path, _ = QFileDialog.getSaveFileName(self, self.save.accessibleName(), str(Path.home() / name))
            if path:
                made = content()
                whole = path if Path(path).suffix else f"{path}.{ending}"
                self.saver.save(whole, lambda file: file.write(made))

        return save

    def picture(self) -> ResultPicture:
        """What a picture of the measurement shows."""
        one, before = self._shown(), self._measurement.state.before
        said = [f"{line.name}: {line.value}" for line in figure_lines(one, translate)]
        said += [earlier_text(one, before, date_of(before), translate)] if before is not None else []
        verdict = " ".join((verdict_text(one.verdict, translate), confidence_text(one.verdict, translate)))
        drive = visible(self._measurement.state.task.name)
        heading = ", ".join(filter(None, (drive, self.result.when.text())))
        known = known_lines(one, known_behavior(), translate)
        return ResultPicture(heading, verdict.strip(), panels_of(one, before), [*said, *known])

    def _painter(self) -> PicturePainter:
        return painter_of(self.picture())

    def _shown(self) -> Measurement:
        found = self._measurement.state.shown
        if found is None:
            raise LookupError("nothing was measured yet")
        return found

    def _on_save_failed(self, path: str, why: str) -> None:
        text = self.tr("“{path}” could not be saved: {why}").format(path=visible(path), why=why)
        self.answer.say(Picture.WARNING, style.ATTENTION, text)
        self._progress_card.show()

    def _lay_out(self) -> None:
        page, column = page_column()
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.title)
        self._progress_card, progress = card()
        self.answer.column.addWidget(self.bar)
        progress.addWidget(self.answer)
        self._plan_card, plan = card()
        plan.addWidget(self.plan)
        plan.addWidget(self.why, 0, Qt.AlignmentFlag.AlignLeft)
        foot = QHBoxLayout()
        foot.setSpacing(style.SPACE)
        for one in (self.start, self.cancel):
            foot.addWidget(one)
        foot.addStretch(1)
        self._result_card, result = card()
        result.addWidget(self.result)
        result.addWidget(self.save, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._progress_card)
        column.addWidget(self._plan_card)
        column.addLayout(foot)
        column.addWidget(self.graph)
        column.addWidget(self._result_card)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
