"""On every page, the mouse wheel scrolls the page and never changes a control that it passes over."""

import re
from typing import Final

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDateEdit,
    QDial,
    QDoubleSpinBox,
    QLabel,
    QScrollArea,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shingleback.gui.widgets.basic import ignore_stray_wheel
from tests.architecture.imports import PACKAGE
from tests.gui.conftest import Desk
from tests.helpers.pages import open_all

_INVERTED: Final = False
CONTROLS: Final = (QAbstractSpinBox, QComboBox, QAbstractSlider, QTabBar)


def wheel(widget: QWidget) -> QWheelEvent:
    """At the center of the widget."""
    place = QPoint(2, 2)
    return QWheelEvent(
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        _INVERTED,
    )


def turn_wheel(widget: QWidget) -> None:
    """Through its window, as real wheel events arrive."""
    window = widget.window()
    QTest.wheelEvent(window.windowHandle(), QPointF(widget.mapTo(window, widget.rect().center())), QPoint(0, -120))
    QApplication.processEvents()


def value_of(control: QWidget) -> object:
    match control:
        case QComboBox() | QTabBar():
            return control.currentIndex()
        case QDateEdit():
            return control.date()
        case QTimeEdit():
            return control.time()
        case QAbstractSlider() | QSpinBox() | QDoubleSpinBox():
            return control.value()
        case _:
            raise AssertionError(control)


def controls_in(widget: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in widget.findChildren(QWidget)
        if isinstance(widget, CONTROLS) and not isinstance(widget, QScrollBar)
    ]


def make(kind: type[QWidget]) -> QWidget:
    """Its value can go up and down."""
    match kind():
        case (QComboBox() | QTabBar()) as control:
            for text in ("one", "two", "three"):
                control.addItem(text) if isinstance(control, QComboBox) else control.addTab(text)
            control.setCurrentIndex(1)
        case (QAbstractSlider() | QSpinBox() | QDoubleSpinBox()) as control:
            control.setValue(7)
        case QDateEdit() as control:
            control.setDate(QDate(2026, 5, 20))
        case control:
            raise AssertionError(control)
    return control


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit, QSlider, QDial, QTabBar])
def test_the_wheel_over_a_control_scrolls_the_page_until_the_control_has_the_focus(
    qtbot: QtBot, kind: type[QWidget]
) -> None:
    area, page = QScrollArea(widgetResizable=True), QWidget()
    column, control = QVBoxLayout(page), ignore_stray_wheel(make(kind))
    label = QLabel("elsewhere")
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for widget in (label, control):
        column.addWidget(widget)
    column.addSpacing(5_000)
    area.setWidget(page)
    area.resize(300, 200)
    qtbot.addWidget(area)
    with qtbot.waitActive(area):
        area.show()
        area.activateWindow()
    label.setFocus()
    before, scroll = value_of(control), area.verticalScrollBar()
    turn_wheel(control)
    assert value_of(control) == before
    assert not control.hasFocus()
    assert scroll.value() > 0

    scroll.setValue(0)
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # tab bars get a different policy from each style
    control.setFocus()
    turn_wheel(control)
    assert value_of(control) != before, "a focused control uses the wheel"


def test_no_code_creates_a_control_that_takes_the_wheel() -> None:
    """Also covers dialogs and pages that the other tests do not open."""
    kinds = "QComboBox|QFontComboBox|Q[A-Za-z]*SpinBox|Q(Date|Time|DateTime)Edit|QSlider|QDial|QTabBar|QTabWidget"
    creation = re.compile(rf"(?<!ignore_stray_wheel\()\b({kinds})\(")
    minds = r"(?!(.|\n(?!class ))*?(ignore_stray_wheel\(self\)|def wheelEvent))"
    subclass = re.compile(rf"^class \w+\(({kinds})\){minds}", re.MULTILINE)
    sources = {path: path.read_text(encoding="utf-8") for path in (PACKAGE / "gui").rglob("*.py")}
    wrong = [
        f"{path}: {match[0]}"
        for path, text in sources.items()
        for rule in (creation, subclass)
        for match in rule.finditer(text)
    ]
    assert wrong == []
    assert sum("ignore_stray_wheel(" in text for text in sources.values()) > 5


def test_no_control_on_any_page_takes_the_wheel_without_focus(desk: Desk) -> None:
    desk.choose()
    open_all(desk.window)
    QApplication.processEvents()
    controls = controls_in(desk.window)
    assert len(controls) >= 6
    desk.window.setFocus()
    for control in controls:
        control.ensurePolished()
        control.clearFocus()
        before = value_of(control)
        for target in (control, *control.findChildren(QWidget)):
            if not target.isWindow():
                QApplication.sendEvent(target, wheel(target))
        assert value_of(control) == before, control
        assert control.focusPolicy() is not Qt.FocusPolicy.WheelFocus
