"""A check box for something that is set up in the session, outside of the settings file."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QWidget

from shingleback.domain.errors import UsageError
from shingleback.gui.controllers.settings import SwitchSetter
from shingleback.gui.widgets.plain import set_tip
from shingleback.store.autostart import Switch


class SwitchBox(QCheckBox):
    """Shows the current setting, also after a failed change; during a change, it shows the wanted one.

    Attributes:
        turning: carries out the change.
    """

    def __init__(
        self, text: str, says: str, switch: Switch, fail: Callable[[UsageError], None], parent: QWidget
    ) -> None:
        """`says` describes the effect; `fail` is called with the reason if the change failed."""
        super().__init__(text, parent)
        self._switch = switch
        self._fail = fail
        self._requested = False
        self.turning = SwitchSetter(switch, self)
        self.turning.turned.connect(self._on_turned)
        set_tip(self, says)
        self.setAccessibleDescription(says)
        self.clicked.connect(self._set)
        self.show_switch()

    def show_switch(self) -> None:
        self.setVisible(self._switch.is_possible)
        self.setChecked(self._requested if self.turning.is_under_way else self._switch.is_on)

    def _set(self, is_on: bool) -> None:
        if not self.turning.is_under_way:
            self._requested = is_on
            self.turning.turn(is_on=is_on)
        self.show_switch()

    def _on_turned(self, failure: UsageError | None) -> None:
        self.show_switch()
        if failure is not None:
            self._fail(failure)
