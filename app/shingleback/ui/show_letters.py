"""The choice to see a passphrase while it is typed."""

from PySide6.QtWidgets import QCheckBox, QLineEdit


class ShowLetters(QCheckBox):
    """As long as it is not checked, the lines show dots."""

    def __init__(self, *lines: QLineEdit) -> None:
        super().__init__()
        self.setText(self.tr("&Show what is typed"))
        self._lines = lines
        self.toggled.connect(self._show)
        self._show(is_shown=False)

    def _show(self, is_shown: bool) -> None:
        for line in self._lines:
            line.setEchoMode(QLineEdit.EchoMode.Normal if is_shown else QLineEdit.EchoMode.Password)
