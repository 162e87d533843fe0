"""A check box for something of the session that can be on or off."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from shingleback.bridge.session.switch import Switch
from shingleback.bridge.turning import Turning
from shingleback.model.errors import UsageError
from shingleback.ui import style
from shingleback.ui.pieces import sentence


class SwitchBox(QWidget):
    """Shows what is, also when it could not be changed; while it is being changed, what is wanted.

    Attributes:
        turning: the change that is under way, if any.
    """

    def __init__(
        self,
        text: str,
        says: str,
        switch: Switch,
        fail: Callable[[UsageError], None],
        parent: QWidget | None = None,
    ) -> None:
        """`says` what comes of it; `fail` hears why it could not be changed."""
        super().__init__(parent)
        self._switch = switch
        self._fail = fail
        self._wanted = False
        self.turning = Turning(switch, self)
        self.turning.turned.connect(self._on_turned)
        self.box = QCheckBox(text)
        self.box.setAccessibleDescription(says)
        self.box.clicked.connect(self._set)
        said = style.dimmed(sentence(says))
        said.setIndent(2 * style.SPACE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addWidget(said)
        self.show_switch()

    def show_switch(self) -> None:
        self.setVisible(self._switch.is_possible)
        self.box.setChecked(self._wanted if self.turning.is_under_way else self._switch.is_on)

    def _set(self, is_on: bool) -> None:
        if not self.turning.is_under_way:
            self._wanted = is_on
            self.turning.turn(is_on=is_on)
        self.show_switch()

    def _on_turned(self, failure: UsageError | None) -> None:
        self.show_switch()
        if failure is not None:
            self._fail(failure)
