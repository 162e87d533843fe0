"""What stands on the page that measures a drive: the plan with its costs, and what was found."""

from typing import Final

from PySide6.QtCore import QDate, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.measurement import Behavior, Measurement
from shingleback.gui.controllers.measurement import MeasureTask
from shingleback.gui.measure.charts import Charts
from shingleback.gui.measure.panels import panels_of
from shingleback.gui.run import texts
from shingleback.gui.run.texts import size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Answer, sentence
from shingleback.gui.widgets.pictograms import Picture
from shingleback.measuring.plan import Depth
from shingleback.messages.measuring import confidence_text, earlier_text, figure_lines, known_lines, verdict_text
from shingleback.protocol.events import MeasurePlanned
from shingleback.store.known_behavior import known_behavior

_GB: Final = 1e9
_PICTURE: Final = 40
_MOST_BUDGET_GB: Final = 2_000.0
_LOOKS: Final = {
    Behavior.MEDIA_CACHE: (Picture.DRIVE, style.ACCENT),
    Behavior.TRANSLATION: (Picture.DRIVE, style.ACCENT),
    Behavior.CONVENTIONAL: (Picture.CHECK, style.GOOD),
    Behavior.NOT_A_HARD_DISK: (Picture.CHECK, style.GOOD),
    Behavior.NOT_TOLD: (Picture.QUESTION, style.NEUTRAL),
}


class PlanCard(QWidget):
    """How much is spent, and what that means.

    Signals:
        chosen: another depth or budget was chosen.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.depths = {depth: QRadioButton(text) for depth, text in self._names().items()}
        self._group = QButtonGroup(self)
        self.budget = QDoubleSpinBox(decimals=0, minimum=0, maximum=_MOST_BUDGET_GB, singleStep=5)
        self.budget.setSuffix(self.tr(" GB"))
        self.budget.setSpecialValueText(self.tr("usual"))
        self.budget.setKeyboardTracking(False)  # a number is meant when it is complete
        self.said = sentence("")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 2)
        for radio in self.depths.values():
            self._group.addButton(radio)
            column.addWidget(radio)
        line = QHBoxLayout()
        name = QLabel(self.tr("Write at &most"))
        name.setBuddy(self.budget)
        line.addWidget(name)
        line.addWidget(self.budget)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.said)
        self._group.buttonClicked.connect(lambda _button: self.chosen.emit())
        self.budget.valueChanged.connect(lambda _value: self.chosen.emit())

    @property
    def chosen_depth(self) -> Depth:
        return next(depth for depth, radio in self.depths.items() if radio.isChecked())

    @property
    def budget_bytes(self) -> int:
        return round(self.budget.value() * _GB)

    def show_task(self, task: MeasureTask) -> None:
        blocker = QSignalBlocker(self.budget)
        self.depths[task.depth].setChecked(True)
        self.budget.setValue(task.budget_bytes / _GB)
        del blocker

    def show_plan(self, plan: MeasurePlanned | None, why_not: str) -> None:
        self.said.setText(self._plan_text(plan) if plan is not None else why_not or self.tr("Working out the plan…"))

    def _plan_text(self, plan: MeasurePlanned) -> str:
        what = self.tr(
            "It makes a file of {area} in free space and removes it at the end. Nothing else on the drive is touched."
        )
        cost = self.tr("At most {written} are written, in {low} to {high} minutes.")
        wear = self.tr(
            "That wears the drive no more than copying as much. A shingled drive also rewrites several times as much"
            " when it cleans."
        )
        low, high = texts.count(plan.low_minutes), texts.count(plan.high_minutes)
        written = cost.format(written=size(plan.written_bytes), low=low, high=high)
        return " ".join((what.format(area=size(plan.area_bytes)), written, wear))

    def _names(self) -> dict[Depth, str]:
        return {
            Depth.QUICK: self.tr("&Quick: tells which kind of drive it is"),
            Depth.NORMAL: self.tr("&Thorough: also whether random writes fill its cache"),
            Depth.FULL: self.tr("&Full: also how large its cache is"),
        }


def date_of(one: Measurement) -> str:
    """When it was measured, as the language writes a date."""
    date = QDate.fromString(one.measured_at[:10], Qt.DateFormat.ISODate)
    return QLocale().toString(date, QLocale.FormatType.LongFormat)


class ResultCard(QWidget):
    """What was found: the verdict, the charts, the figures, and what they are compared with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer = Answer(_PICTURE, 1.1)
        self.when = style.dimmed(sentence(""))
        self.charts = Charts()
        self.compared = sentence("")
        self.known = style.dimmed(sentence(""))
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(2 * style.SPACE)
        self._figures.setVerticalSpacing(style.SPACE // 3)
        self._figures.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE)
        self.answer.column.addWidget(self.when)
        for part in (self.answer, self.charts):
            column.addWidget(part)
        column.addLayout(self._figures)
        column.addWidget(self.compared)
        column.addWidget(self.known)

    def show_measurement(self, one: Measurement, before: Measurement | None) -> None:
        self.answer.say(
            *_LOOKS[one.verdict.behavior],
            verdict_text(one.verdict, translate),
            confidence_text(one.verdict, translate),
        )
        self.when.setText(self.tr("Measured on {date}").format(date=date_of(one)))
        self.charts.show_panels(panels_of(one, before))
        self._show_figures(one)
        self.compared.setText(earlier_text(one, before, date_of(before), translate) if before is not None else "")
        self.compared.setVisible(before is not None)
        self.known.setText("\n".join(known_lines(one, known_behavior(), translate)))
        self.known.setVisible(bool(self.known.text()))

    def _show_figures(self, one: Measurement) -> None:
        while (item := self._figures.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, line in enumerate(figure_lines(one, translate)):
            self._figures.addWidget(style.dimmed(QLabel(line.name)), row, 0, Qt.AlignmentFlag.AlignTop)
            self._figures.addWidget(sentence(line.value), row, 1)
