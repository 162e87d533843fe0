"""A check box for something of the session that can be on or off."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from shingleback.bridge.session.switch import Switch
from shingleback.model.errors import UsageError
from shingleback.ui import style
from shingleback.ui.pieces import sentence


class SwitchBox(QWidget):
    """Shows what is, also when it could not be changed."""

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
        self.box.setChecked(self._switch.is_on)

    def _set(self, is_on: bool) -> None:
        try:
            self._switch.set_on(is_on)
        except UsageError as error:
            self._fail(error)
        self.show_switch()
