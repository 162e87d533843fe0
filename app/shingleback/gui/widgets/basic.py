"""Small widgets that several pages share."""

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

import msgspec
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.text import visible
from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.layouts import LEFT, TOP, Part, add, held, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel, draw
from shingleback.gui.widgets.plain import PlainLabel, PlainMessageBox, set_name_tip, set_tip
from shingleback.gui.widgets.style import Hue
from shingleback.messages.translate import headed
from shingleback.store.private_files import ICON, resource_path

_ASKS: Final = ("?", "\uff1f")
MARK: Final = 16  # pixels, of a picture before a sentence
W = TypeVar("W", bound=QWidget)

_ARROW: Final = 14


def sentence(text: str) -> QLabel:
    """A wrapped label whose text can be copied and is never taken for markup."""
    label = style.Wrapped(text)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def hint(text: str = "") -> QLabel:
    """Return a sentence that is less prominent than others."""
    return style.dimmed(sentence(text))


def button(text: str, do: Callable[[], object], name: str = "plain") -> QPushButton:
    """A push button that the Enter key presses, too."""
    widget = QPushButton(text, autoDefault=True)
    widget.setObjectName(name)
    widget.clicked.connect(lambda _checked: do())
    return widget


def link(text: str, do: Callable[[], object], subject: str = "") -> QPushButton:
    """A button that looks like a link; `subject` tells a screen reader what it leads to."""
    link_button = button(text, do, "link")
    link_button.setCursor(Qt.CursorShape.PointingHandCursor)
    if subject:
        link_button.setAccessibleName(name_with(text, subject))
    return link_button


def name_with(text: str, subject: str) -> str:
    """Return a name for a screen reader if several controls have one text: "Measure it: Seagate Expansion Desk"."""
    return f"{text} {subject}" if text.endswith(_ASKS) else headed(text, subject, texts.translate)


def ignore_stray_wheel(control: W) -> W:
    """Make a control react to the wheel only after it was clicked or reached by Tab.

    Until then the wheel scrolls the page instead of changing a value, which would be saved unnoticed. By default, Qt
    would focus the control first and then pass it the wheel event.
    """
    if control.focusPolicy() is Qt.FocusPolicy.WheelFocus:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_CalmWheel(control))
    return control


class _CalmWheel(QObject):
    """Filters the events of one control; a filter for the whole program would pass every event through Python."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget) or watched.hasFocus():
            return False
        event.ignore()  # so that the parent gets the event, and scrolls
        return True


def program_icon(pixels: int) -> QLabel:
    """The icon of the program, at this size in the usual font, and larger in a larger one."""
    label = PlainLabel()
    side = style.scaled_to_font(label, pixels)
    label.setPixmap(QIcon(str(resource_path(ICON))).pixmap(QSize(side, side), label.devicePixelRatioF()))
    return label


def hairline() -> QFrame:
    """Return a thin line that separates the parts of a card."""
    line = QFrame()
    line.setObjectName("hairline")
    return line


def foot_of(content: QLayout) -> QFrame:
    """Return the foot of a page, below what scrolls, with a line above it."""
    foot = QFrame()
    foot.setObjectName("foot")
    foot.setLayout(content)
    return foot


def foot_below(page: QWidget, content: QLayout) -> QFrame:
    """Return the foot of a page of `page_column`. In a wide window, too, it ends where the cards do."""
    inner = in_column(content)
    inner.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, style.SPACE)
    below = held(inner)
    below.setMaximumWidth(page.maximumWidth())
    row = in_row(wide(below), space=0)
    row.addStretch(0)  # only of what is wider than the page
    return foot_of(row)


def marked(picture: Picture, color: style.Color, text: QWidget) -> QWidget:
    """A sentence with a small picture before it."""
    sign = PictureLabel(picture, MARK, color)
    return held(in_row(placed(sign, TOP), wide(text), space=style.SPACE // 2))


def indented(widget: QWidget) -> QWidget:
    """Indent a widget to align with the text of a radio button or check box."""
    row = in_row(widget)
    style.set_margins(row, style.scaled_to_font(widget, MARK) + style.SPACE // 2, 0, 0, 0)
    return held(row)


def card(name: str = "card") -> tuple[QFrame, QVBoxLayout]:
    """Return a card and its layout; `name` is the style: `card`, or `notice` for what should be read first."""
    frame = QFrame()
    frame.setObjectName(name)
    return frame, in_column(on=frame, space=style.SPACE, margin=style.MARGIN)


def named_card(name: str, spacing: int = style.SPACE) -> tuple[QFrame, QVBoxLayout]:
    """A card with its name as the heading."""
    frame, layout = card()
    layout.setSpacing(spacing)
    frame.setAccessibleName(name)
    layout.addWidget(style.heading(PlainLabel(name), 1.1), 0, Qt.AlignmentFlag.AlignLeft)  # not aligned by its letters
    return frame, layout


def in_card(*parts: Part, name: str = "card", space: int = style.SPACE) -> QFrame:
    """Return a `card` with its parts in a column."""
    frame, layout = card(name)
    layout.setSpacing(space)
    add(layout, *parts)
    return frame


def in_named_card(name: str, *parts: Part, space: int = style.SPACE) -> QFrame:
    """Return a `named_card` with its parts in a column."""
    frame, layout = named_card(name, space)
    add(layout, *parts)
    return frame


def page_title(label: QLabel) -> QLabel:
    """Return the same label, as high as a button, so that its position does not depend on a button beside it."""
    style.heading(label).setMinimumHeight(QPushButton(label.text()).sizeHint().height())
    return label


def page_column() -> tuple[QWidget, QVBoxLayout]:
    """A page with its parts in a column, no wider than is easy to read; `fill` makes it scroll."""
    page = QWidget()
    page.setMaximumWidth(style.letters(page, style.WIDEST_PAGE))
    return page, in_column(on=page, space=style.SPACE, margin=2 * style.SPACE)


def fill(widget: QWidget, page: QWidget, *below: QWidget) -> "Scrolling":
    """Fill the widget with the page, in a scroll area; what is `below` it stays in sight."""
    area = Scrolling(page)
    in_column(area, *below, on=widget, space=0)
    return area


def fill_page(widget: QWidget, *parts: Part) -> "Scrolling":
    """Fill the widget with a page of these parts."""
    page, column = page_column()
    add(column, *parts)
    return fill(widget, page)


class Scrolling(QScrollArea):
    """A vertical scroll area, never narrower than its content, so that nothing is cut off at the side.

    The scroll bar lies in the margin of the page. So the page keeps its width when the bar appears, and its cards end
    where those of the parts above and below end.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        page.setObjectName("page")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        self.verticalScrollBar().rangeChanged.connect(self._make_room_for_bar)

    def minimumSizeHint(self) -> QSize:
        """The same with and without the bar, which needs room only where the margin has none for it."""
        bar_width = self.verticalScrollBar().sizeHint().width()
        margin, cut_off = 0, 0
        if (layout := self._page.layout()) is not None:
            layout.activate()  # only then are nested layouts measured anew, without the parts that were just hidden
            margins = layout.contentsMargins()
            margin = max(margins.left(), margins.right())
            cut_off = 2 * margin - margins.left() - margins.right()
        widest = self._page.minimumSizeHint().width() + cut_off + (bar_width if bar_width > margin else 0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room_for_bar()

    def _make_room_for_bar(self) -> None:
        """Take what the bar takes from the page from the margin beside it; a page without margins is left alone."""
        layout = self._page.layout()
        if layout is None:
            return
        bar = self.verticalScrollBar()
        bar_width = bar.sizeHint().width() if bar.maximum() > 0 else 0
        widest = self._page.maximumWidth()
        taken = min(widest, self.width()) - min(widest, self.width() - bar_width)
        margins = layout.contentsMargins()
        margin = max(margins.left(), margins.right())
        if margin >= taken:
            is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            left, right = (margin - taken, margin) if is_mirrored else (margin, margin - taken)
            layout.setContentsMargins(left, margins.top(), right, margins.bottom())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def scroll_to(part: QWidget) -> None:
    """Scroll to a part of a page that has just been shown, once it has its place."""

    def scroll() -> None:
        area = next((area for area in _above(part) if isinstance(area, QScrollArea)), None)
        if area is not None:
            area.ensureWidgetVisible(part, 0, style.SPACE)

    QTimer.singleShot(0, part, scroll)


def scroll_to_and_focus(field: QWidget, within: QWidget) -> None:
    """Scroll to a field and focus it. `within`: what should be read with it is scrolled to as well, if it fits."""
    areas = (area for area in _above(field) if isinstance(area, QScrollArea))
    if (area := next(areas, None)) is not None:
        for part in (within, field):
            area.ensureWidgetVisible(part, 0, style.SPACE)
    field.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _above(widget: QWidget) -> Iterator[QWidget]:
    while (above := widget.parentWidget()) is not None:
        yield above
        widget = above


class Collapsible(QWidget):
    """A line that unfolds to show its details.

    Attributes:
        button: says what there is, and whether it is unfolded.
        content: hidden at first.

    Signals:
        toggled: whether it is unfolded now.
    """

    toggled = Signal(bool)

    def __init__(self, text: str, content: QWidget) -> None:
        super().__init__()
        self.button = _Line(text)
        self.button.toggled.connect(self._on_toggled)
        self.content = content
        content.hide()
        in_column(placed(self.button, LEFT), content, on=self, space=style.SPACE // 3)

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def unfold(self, *, is_open: bool) -> None:
        self.button.setChecked(is_open)

    def _on_toggled(self, is_open: bool) -> None:
        self.content.setVisible(is_open)
        self.toggled.emit(is_open)


class _Line(QPushButton):
    """A button with an arrow, which points down when unfolded."""

    def __init__(self, text: str) -> None:
        super().__init__(text, autoDefault=True)
        self.setCheckable(True)
        self.setObjectName("fold")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = style.scaled_to_font(self, _ARROW)
        place = QRect(0, (self.height() - side) // 2, side, side)
        area = QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
        color = self.palette().color(QPalette.ColorRole.ButtonText)
        picture = Picture.UNFOLDED if self.isChecked() else Picture.ONWARD
        draw(QPainter(self), picture, area, color, self.layoutDirection())


class ElidedLabel(PlainLabel):
    def __init__(self, elided: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle) -> None:
        """`elided`: where the text is cut if it has too little room."""
        super().__init__()
        self._elided = elided
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_sentence(self, text: str, path: str = "", *, whole: str = "") -> None:
        """Show a sentence of the program, whose names are already escaped and whose direction marks stay.

        Only the tool tip and a screen reader say the `path`, or the `whole` sentence, of which `text` is the gist.
        """
        super().setText(text)
        set_name_tip(self, path) if path else set_tip(self, whole or text)
        self.setAccessibleDescription(visible(path) or whole or text)

    def setText(self, text: str) -> None:
        """Show a name or path in its own direction; otherwise a leading "/" could move to its end."""
        super().setText(texts.isolated(visible(text.replace("\n", "⏎"))))
        set_name_tip(self, text)
        self.setAccessibleDescription(visible(text))  # otherwise the tool tip would be read out, with its markup

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), self._elided, self.width())
        self.style().drawItemText(
            painter,
            self.rect(),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            self.palette(),
            self.isEnabled(),
            shown,
            self.foregroundRole(),
        )


class Answer(QWidget):
    """A picture with a headline and a sentence. Attributes: `column` (below them) and `row` are open for additions."""

    def __init__(self, side: int, scale: float = 1.2) -> None:
        """`side`: of the picture, in pixels; `scale`: of the headline."""
        super().__init__()
        self.sign = PictureLabel(Picture.INFO, side)
        self.headline = style.heading(style.Wrapped(), scale)
        self.sentence = sentence("")
        self.column = in_column(self.headline, self.sentence, space=style.SPACE // 2)
        sign = placed(self.sign, TOP)
        self.row = in_row(sign, wide(self.column), on=self, space=style.SPACE)

    def say(self, picture: Picture, hue: Hue | None, headline: str, text: str = "") -> None:
        """`text` is a sentence or more; an empty one takes no space."""
        self.sign.show_picture(picture, hue)
        self.headline.setText(headline)
        style.show_text(self.sentence, text)


class Notice(QFrame):
    """A sentence in a card of its own, with a picture if it warns; hidden while there is nothing to say."""

    def __init__(self, *, warns: bool = False) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.label = sentence("")
        content = marked(Picture.WARNING, style.ATTENTION, self.label) if warns else self.label
        in_column(content, on=self, margin=style.MARGIN)
        self.hide()

    def text(self) -> str:
        return self.label.text()

    def say(self, text: str) -> None:
        """Say something; an empty text hides the card."""
        self.label.setText(text)
        self.setVisible(bool(text))


class ShowLetters(QCheckBox):
    """A check box that shows the letters of password fields."""

    def __init__(self, *lines: QLineEdit) -> None:
        super().__init__()
        self.setText(self.tr("&Show passphrase"))
        self._lines = lines
        self.toggled.connect(self._show)
        self._show(is_shown=False)

    def _show(self, is_shown: bool) -> None:
        for line in self._lines:
            line.setEchoMode(QLineEdit.EchoMode.Normal if is_shown else QLineEdit.EchoMode.Password)


def retain_size_when_hidden(widget: QWidget, *, is_kept: bool = True) -> None:
    """Keep the place of a widget free while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(is_kept)
    widget.setSizePolicy(policy)


class FixedHeightLabel(style.Wrapped):
    """A wrapped label with a fixed height in lines. A longer text makes it higher, until its width changes."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self._highest = 0

    def setText(self, text: str) -> None:
        super().setText(text)
        needed = super().heightForWidth(self.width())
        if needed > self._highest:
            self._highest = needed
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        room = self._lines * self.fontMetrics().lineSpacing()
        return max(room, self._highest if width == self.width() else 0, super().heightForWidth(width))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self._lines * self.fontMetrics().lineSpacing()))

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(hint.width(), max(hint.height(), self._lines * self.fontMetrics().lineSpacing()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._highest = super().heightForWidth(event.size().width())


class StopQuestion(msgspec.Struct, frozen=True):
    """Attributes: `text`: what is running; `outcome`: what stopping it means; `stop`, `stay`: the buttons."""

    text: str
    outcome: str
    stop: str
    stay: str


def wants_to_stop(question: StopQuestion, parent: QWidget) -> bool:
    """Ask whether to stop. Escape and Enter do not stop it."""
    box = PlainMessageBox(QMessageBox.Icon.Question, question.text, question.outcome, parent=parent)
    stop = box.addButton(question.stop, QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(question.stay, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is stop
