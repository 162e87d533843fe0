"""Small pieces that several pages are made of."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from shingleback.ui import style


def sentence(text: str) -> QLabel:
    """Wrapped, and possible to copy; never taken for markup."""
    label = style.wrapped(QLabel(text))
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def button(text: str, do: Callable[[], object], name: str = "plain") -> QPushButton:
    """The Enter key presses it, too."""
    made = QPushButton(text, autoDefault=True)
    made.setObjectName(name)
    made.clicked.connect(lambda _checked: do())
    return made


def link(text: str, do: Callable[[], object], about: str = "") -> QPushButton:
    """A button that looks like a link; `about` tells a screen reader what it leads to."""
    made = button(text, do, "link")
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if about:
        made.setAccessibleName(f"{text} {about}")
    return made


def card(name: str = "card") -> tuple[QFrame, QVBoxLayout]:
    """`name` is that of the style: `card`, or `notice` for what wants to be read first."""
    frame = QFrame()
    frame.setObjectName(name)
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(*[style.MARGIN] * 4)
    layout.setSpacing(style.SPACE)
    return frame, layout


def named_card(name: str, spacing: int = style.SPACE) -> tuple[QFrame, QVBoxLayout]:
    """With its name as its heading."""
    frame, layout = card()
    layout.setSpacing(spacing)
    frame.setAccessibleName(name)
    layout.addWidget(style.heading(QLabel(name), 1.1))
    return frame, layout


def page_column() -> tuple[QWidget, QVBoxLayout]:
    """A page whose parts stand below each other, no wider than can be read with ease; it scrolls by `fill`."""
    page = QWidget()
    page.setMaximumWidth(style.letters(page, style.WIDEST_PAGE))
    column = QVBoxLayout(page)
    column.setContentsMargins(*[2 * style.SPACE] * 4)
    column.setSpacing(style.SPACE)
    return page, column


def fill(widget: QWidget, page: QWidget) -> "Scrolling":
    """The page is all that is in the widget."""
    area = Scrolling(page)
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(area)
    return area


class Scrolling(QScrollArea):
    """Up and down only. It is never narrower than what it holds, so that nothing is cut off at its side."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        page.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    def minimumSizeHint(self) -> QSize:
        widest = self._page.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(widest, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
