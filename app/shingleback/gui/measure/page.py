"""The page that measures a drive: what it would do, the live graph while it runs, and what it found."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QFileDialog,
    QMenu,
    QPushButton,
    QRadioButton,
    QWidget,
)

from shingleback.domain.errors import Outcome
from shingleback.domain.measurement import Behavior, Measurement, TestName
from shingleback.domain.text import visible
from shingleback.gui.controllers.file_writer import FileWriter
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.drives.texts import unplugged
from shingleback.gui.graph.graph import Graph
from shingleback.gui.jobs.page import JobPage, JobParts
from shingleback.gui.measure.charts import Charts, PicturePainter, ResultPicture, painter_of
from shingleback.gui.measure.panels import panels_of
from shingleback.gui.measure.state import DriveMeasurement, MeasureState, MeasureTask
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by, explanation_link
from shingleback.gui.widgets.basic import (
    Answer,
    Collapsible,
    button,
    hint,
    ignore_stray_wheel,
    in_card,
    sentence,
)
from shingleback.gui.widgets.dates import written
from shingleback.gui.widgets.layouts import LEFT, actions, add, clear, columns, held, in_column, in_row, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.measuring.measure import as_csv, as_json, shared
from shingleback.measuring.plan import Depth
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.messages.measuring import (
    confidence_text,
    doing_text,
    earlier_text,
    figure_lines,
    headline_text,
)
from shingleback.messages.translate import capitalized, duration, durations, percent
from shingleback.protocol.events import MeasurePlanned
from shingleback.store.drive_records import known_behavior

_GB: Final = 1e9
_CARD_PICTURE: Final = 40
_MAX_BUDGET_GB: Final = 2_000.0
_LOOKS: Final = {
    Behavior.MEDIA_CACHE: (Picture.DRIVE, style.ACCENT),
    Behavior.TRANSLATION: (Picture.DRIVE, style.ACCENT),
    Behavior.CONVENTIONAL: (Picture.CHECK, style.GOOD),
    Behavior.NOT_A_HARD_DISK: (Picture.CHECK, style.GOOD),
    Behavior.NOT_TOLD: (Picture.QUESTION, style.NEUTRAL),
}
_PICTURE: Final = 40


class PlanCard(QWidget):
    """What to measure, how much to write, and what that means.

    Attributes:
        tests: check boxes for single tests.

    Signals:
        chosen: the choice has changed.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.depths = {
            Depth.QUICK: QRadioButton(self.tr("&Quick: tells which kind of drive it is")),
            Depth.NORMAL: QRadioButton(self.tr("&Thorough: also whether random writes fill its cache")),
            Depth.FULL: QRadioButton(self.tr("&Full: also how large its cache is")),
        }
        self.fill = explained_by(
            QRadioButton(self.tr("By fill &level: fills an empty drive step by step")), Topic.AS_IT_FILLS
        )
        self.single = QRadioButton(self.tr("&Only these tests:"))
        self.tests = {test: QCheckBox(self._test_name(test)) for test in TestName if test is not TestName.FILL}
        self._group = QButtonGroup(self)
        self.budget = ignore_stray_wheel(QDoubleSpinBox(decimals=0, minimum=0, maximum=_MAX_BUDGET_GB, singleStep=5))
        self.budget.setSuffix(self.tr(" GB"))
        self.budget.setSpecialValueText(self.tr("usual"))
        self.budget.setKeyboardTracking(False)  # use a number only when it is complete
        radios = (*self.depths.values(), self.fill, self.single)
        for radio in radios:
            self._group.addButton(radio)
        self._tests = held(in_column(*self.tests.values(), space=style.SPACE // 3))
        self._tests.setContentsMargins(style.MARGIN, 0, style.MARGIN, 0)
        name = PlainLabel(self.tr("Write at &most"))
        name.setBuddy(self.budget)
        budget = in_row(name, self.budget, None)
        seldom = held(in_column(self.fill, self.single, self._tests, budget, space=style.SPACE // 2))
        self.more = Collapsible(self.tr("Single tests, and how much to write"), seldom)
        in_column(*self.depths.values(), self.more, on=self, space=style.SPACE // 2)
        self._group.buttonClicked.connect(lambda _button: self.chosen.emit())
        self.budget.valueChanged.connect(lambda _value: self.chosen.emit())
        for box in self.tests.values():
            box.clicked.connect(lambda _is_on, box=box: self._on_test(box))

    @property
    def chosen_depth(self) -> Depth:
        if self.fill.isChecked():
            return Depth.FULL
        return next((depth for depth, radio in self.depths.items() if radio.isChecked()), Depth.NORMAL)

    @property
    def chosen_tests(self) -> tuple[TestName, ...]:
        if self.fill.isChecked():
            return (TestName.FILL,)
        checked = tuple(test for test, box in self.tests.items() if box.isChecked())
        return (checked or (TestName.SEQUENTIAL,)) if self.single.isChecked() else ()

    @property
    def budget_bytes(self) -> int:
        return round(self.budget.value() * _GB)

    def show_task(self, task: MeasureTask) -> None:
        blocker = QSignalBlocker(self.budget)
        is_single = bool(task.tests) and TestName.FILL not in task.tests
        radio = self.single if is_single else self.fill if task.tests else self.depths[task.depth]
        radio.setChecked(True)
        for test, box in self.tests.items() if is_single else ():
            box.setChecked(test in task.tests)
        self._tests.setVisible(is_single)
        if task.tests or task.budget_bytes:
            self.more.unfold(is_open=True)
        self.budget.setValue(task.budget_bytes / _GB)
        del blocker

    def _on_test(self, box: QCheckBox) -> None:
        """Keep at least one test checked."""
        if not any(box.isChecked() for box in self.tests.values()):
            box.setChecked(True)
        self.chosen.emit()

    def _test_name(self, test: TestName) -> str:
        name = doing_text(test, translate)
        return self.tr("{test} (asks for a password)").format(test=name) if test is TestName.WRITE_CACHE else name


def date_of(measurement: Measurement) -> str:
    """Return the date of a measurement in the user's locale."""
    date = QDate.fromString(measurement.measured_at[:10], Qt.DateFormat.ISODate)
    return written(date)


def _outlook(plan: MeasurePlanned | None) -> tuple[str, str, str]:
    """Return what happens, how long it takes, and what can go wrong; nothing without a plan."""
    if plan is None:
        return "", "", ""
    if not plan.written_bytes:
        lost = QCoreApplication.translate("PlanCard", "If you stop it, what was measured so far is lost.")
        reads = QCoreApplication.translate("PlanCard", "Nothing is written; the drive ({size}) is only read.")
        takes = QCoreApplication.translate("PlanCard", "{low} to {high} minutes")
        low, high = texts.count(plan.low_minutes), texts.count(plan.high_minutes)
        return reads.format(size=texts.size(plan.area_bytes)), takes.format(low=low, high=high), lost
    does, takes, wear = _filling(plan) if plan.levels else _usual(plan)
    stopped = QCoreApplication.translate(
        "PlanCard", "If you stop it, its file is removed, and what was measured so far is lost."
    )
    return does, takes, f"{wear} {stopped}"


def _filling(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It fills the drive with a file of its own, measures when the drive is {levels} full, and"
        " removes the file at the end. Nothing else on the drive is changed, but other programs have"
        " less and less space there.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written; it takes {time}.")
    wear = QCoreApplication.translate("PlanCard", "This wears the drive as much as filling it with a backup.")
    levels = ", ".join(percent(level, translate) for level in plan.levels)
    time = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    return description.format(levels=levels), cost.format(written=texts.size(plan.written_bytes), time=time), wear


def _usual(plan: MeasurePlanned) -> tuple[str, str, str]:
    description = QCoreApplication.translate(
        "PlanCard",
        "It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.",
    )
    cost = QCoreApplication.translate("PlanCard", "At most {written} are written, in {low} to {high} minutes.")
    wear = QCoreApplication.translate(
        "PlanCard",
        "This wears the drive no more than copying the same amount. A shingled drive also rewrites"
        " several times as much when it tidies up.",
    )
    low, high = texts.count(plan.low_minutes), texts.count(plan.high_minutes)
    written = cost.format(written=texts.size(plan.written_bytes), low=low, high=high)
    return description.format(area=texts.size(plan.area_bytes)), written, wear


class ResultCard(QWidget):
    """The result: the verdict, the charts, the figures, and what they are compared with."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = Answer(_CARD_PICTURE, 1.1)
        self.when = hint()
        self.charts = Charts()
        self.compared = sentence("")
        self._figures = columns(0, 1, across=2 * style.SPACE, down=style.SPACE // 3)
        self.answer.column.addWidget(self.when)
        in_column(self.answer, self.charts, self._figures, self.compared, on=self, space=style.SPACE)

    def show_measurement(
        self, measurement: Measurement, before: Measurement | None, older: Sequence[Measurement] = ()
    ) -> None:
        self.answer.say(
            *_LOOKS[measurement.verdict.behavior],
            headline_text(measurement, translate),
            confidence_text(measurement.verdict, translate),
        )
        self.when.setText(self.tr("Measured on {date}").format(date=date_of(measurement)))
        self.charts.show_panels(panels_of(measurement, before, older))
        clear(self._figures)
        for row, line in enumerate(figure_lines(measurement, known_behavior(), translate)):
            self._figures.addWidget(style.dimmed(PlainLabel(line.name)), row, 0, Qt.AlignmentFlag.AlignTop)
            figure = held(in_column(sentence(line.value), *map(hint, line.known), space=0))
            self._figures.addWidget(figure, row, 1)
        self.compared.setText(
            earlier_text(measurement, before, date_of(before), translate) if before is not None else ""
        )
        self.compared.setVisible(before is not None)


class MeasurePage(JobPage[MeasureState]):
    """Shows the state of `gui.measure.state`. A drive can be measured again right after its result."""

    def __init__(self, measurement: DriveMeasurement) -> None:
        super().__init__(measurement, "", Graph(is_measurement=True))
        self._measurement = measurement
        self.file_writer = FileWriter(self)
        self.plan = PlanCard()
        self.note = sentence("")
        self.start = button(self.tr("&Start measuring"), measurement.start, "primary")
        self.cancel = button(self.tr("&Stop measuring"), measurement.cancel)
        self.save = QPushButton(self.tr("S&ave"), autoDefault=True)
        self.save.setObjectName("plain")
        self.save.setAccessibleName(self.tr("Save the measurement"))
        menu = QMenu(self.save)
        for text, ending, content in (
            (self.tr("As a &picture (PNG)…"), "png", lambda: self._painter().png()),
            (self.tr("As a &drawing (SVG)…"), "svg", lambda: self._painter().svg()),
            (self.tr("As a &table (CSV)…"), "csv", lambda: as_csv(self._shown()).encode()),
            (self.tr("As &JSON…"), "json", lambda: as_json(self._shown())),
            (self.tr("To s&hare, without names and times…"), "json", lambda: shared(self._shown())),
        ):
            menu.addAction(text).triggered.connect(self._saving(ending, content))
        self.save.setMenu(menu)
        self.why = explanation_link(self.tr("How can it tell?"), Topic.CONFIDENCE)
        self.answer = Answer(_PICTURE, 1.1)
        self.bar = ActivityBar(self.tr("How much is done"))
        self.how_far = hint()
        self.outcome = Answer(_PICTURE, 1.1)
        self.result = ResultCard()
        self.plan.chosen.connect(self._on_chosen)
        self.file_writer.failed.connect(self._on_save_failed)
        add(self.answer.column, self.bar, self.how_far, actions(self.cancel))
        self.arrange(
            JobParts(
                choice=self.plan,
                note=self.note,
                start=[self.start],
                work=in_card(self.answer),
                end=held(in_column(self.outcome, self.result, placed(self.save, LEFT), space=style.SPACE)),
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
        self.outlook.show_lines(*_outlook(plan))
        self.start.setEnabled(state.can_start)
        self.cancel.setEnabled(not state.is_stopping)
        if state.is_busy:
            test = doing_text(state.progress.current, translate) if state.progress else ""
            headline = self.tr("Stopping…") if state.is_stopping else self.tr("Measuring")
            self.answer.say(Picture.CLOCK, style.ACCENT, headline, test)
            self.bar.show_progress(state.progress)
            style.show_text(self.how_far, "" if state.is_stopping else _how_far(state))
        self.outcome.setVisible(self._tell(state))
        shown = None if state.is_busy else state.shown
        for part in (self.result, self.save):
            part.setVisible(shown is not None)
        if shown is not None:
            self.result.show_measurement(shown, state.before, state.older)
        has_end = shown is not None or not self.outcome.isHidden()
        self.show_stage(is_choosing=not state.is_busy, has_ended=has_end)
        self._choice_card.setVisible(not state.is_busy and not state.task.only_reads)
        self.announce(self.result.answer.headline.text() if is_new else "")

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

    def _on_chosen(self) -> None:
        task, plan = self._measurement.state.task, self.plan
        tests = plan.chosen_tests
        self._measurement.choose(replace(task, depth=plan.chosen_depth, budget_bytes=plan.budget_bytes, tests=tests))

    # saving ---------------------------------------------------------------------------------------------------

    def _saving(self, ending: str, content: Callable[[], bytes]) -> Callable[[], None]:
        def save() -> None:
            name = f"{self.title.text()}.{ending}".replace("/", " ")
            path, _ = QFileDialog.getSaveFileName(self, self.save.accessibleName(), str(Path.home() / name))
            if path:
                data = content()
                whole = path if Path(path).suffix else f"{path}.{ending}"
                self.file_writer.save(whole, lambda file: file.write(data))

        return save

    def picture(self) -> ResultPicture:
        """Return the content for a saved picture."""
        state = self._measurement.state
        measurement, before = self._shown(), state.before
        lines = [line.text for line in figure_lines(measurement, known_behavior(), translate)]
        lines += [earlier_text(measurement, before, date_of(before), translate)] if before is not None else []
        verdict = " ".join((headline_text(measurement, translate), confidence_text(measurement.verdict, translate)))
        drive = visible(state.task.name)
        heading = " · ".join(filter(None, (drive, self.result.when.text())))
        return ResultPicture(heading, verdict.strip(), panels_of(measurement, before, state.older), lines)

    def _painter(self) -> PicturePainter:
        return painter_of(self.picture())

    def _shown(self) -> Measurement:
        measurement = self._measurement.state.shown
        if measurement is None:
            raise LookupError("nothing was measured yet")
        return measurement

    def _on_save_failed(self, path: str, why: str) -> None:
        text = self.tr("“{path}” could not be saved: {why}").format(path=visible(path), why=why)
        self.outcome.say(Picture.WARNING, style.ATTENTION, text)
        self.outcome.show()


def _how_far(state: MeasureState) -> str:
    """Return the time so far and the expected time, because the bar stands still while a test only reads."""
    progress, plan = state.progress, state.plan
    if progress is None or plan is None:
        return ""
    whole = durations(60 * plan.low_minutes, 60 * plan.high_minutes, translate)
    text = QCoreApplication.translate("MeasurePage", "{time} so far. It takes {whole}.")
    how_far = capitalized(text.format(time=duration(progress.elapsed_s, translate), whole=whole))
    if not progress.total_bytes:
        return how_far
    amounts = QCoreApplication.translate("MeasurePage", "{written} written, at most {total}.")
    return f"{how_far} {amounts.format(written=texts.size(progress.bytes), total=texts.size(progress.total_bytes))}"
