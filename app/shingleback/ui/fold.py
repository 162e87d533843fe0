"""Something that is shown only when it is asked for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from shingleback.ui import style


class Fold(QWidget):
    """A line that unfolds what belongs to it.

    Attributes:
        button: says what there is, and whether it is unfolded.
        content: hidden at first.

    Signals:
        toggled: whether it is unfolded now.
    """

    toggled = Signal(bool)

    def __init__(self, text: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton(arrowType=Qt.ArrowType.RightArrow)
        self.button.setText(text)
        self.button.setCheckable(True)
        self.button.setObjectName("fold")
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.toggled.connect(self._on_toggled)
        self.content = content
        content.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE // 3)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(content)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def unfold(self, *, is_open: bool) -> None:
        self.button.setChecked(is_open)

    def _on_toggled(self, is_open: bool) -> None:
        self.button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.content.setVisible(is_open)
        self.toggled.emit(is_open)
