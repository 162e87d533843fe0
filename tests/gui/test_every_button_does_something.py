"""No button was left behind when a widget was divided: each of them is connected to something."""

from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QPushButton, QWidget

from tests.gui.conftest import Desk
from tests.gui.filled import fill
from tests.gui.wizard_desk import Table, walk_to_the_end

_SIGNALS = ("clicked(bool)", "clicked()", "toggled(bool)", "pressed()", "released()")


def _idle_buttons(widget: QWidget) -> list[str]:
    buttons = [button for button in widget.findChildren(QPushButton) if not button.isCheckable()]
    idle = [button for button in buttons if not any(button.receivers(SIGNAL(signal)) for signal in _SIGNALS)]
    return [f"{type(button.parent()).__name__}: {button.text()}" for button in idle if button.menu() is None]


def test_every_button_of_the_window_does_something(desk: Desk) -> None:
    fill(desk)
    assert len(desk.window.findChildren(QPushButton)) > 100
    assert _idle_buttons(desk.window) == []


def test_every_button_of_the_wizard_does_something(table: Table) -> None:
    walk_to_the_end(table)
    assert _idle_buttons(table.wizard) == []


def test_a_button_without_a_connection_is_found(desk: Desk) -> None:
    button = QPushButton("Left behind", desk.window)
    assert _idle_buttons(desk.window) == ["Window: Left behind"]
    button.clicked.connect(desk.window.update)
    assert _idle_buttons(desk.window) == []
