"""What to measure, and how much to write for it."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QDoubleSpinBox, QRadioButton, QWidget

from shingleback.domain.measurement import TestName
from shingleback.gui.measure.state import MeasureTask
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by
from shingleback.gui.widgets.basic import Collapsible, ignore_stray_wheel
from shingleback.gui.widgets.layouts import held, in_column, in_row
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.measuring.plan import Depth
from shingleback.messages.help.topic import Topic
from shingleback.messages.measuring import doing_text

_GB: Final = 1e9
_MAX_BUDGET_GB: Final = 2_000.0


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

    @property
    def lists_tests(self) -> bool:
        """Whether the list of single tests is shown, which is long."""
        return not self._tests.isHidden()

    def complete_number(self) -> None:
        """Take over a number that is still being typed: a shortcut leaves the focus in its field."""
        self.budget.interpretText()

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
        return self.tr("{test}\n(asks for a password)").format(test=name) if test is TestName.WRITE_CACHE else name
