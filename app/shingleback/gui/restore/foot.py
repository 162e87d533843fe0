"""The foot of the files: what is selected, and the buttons that restore it, or test the backup."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame

from shingleback.gui.history import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, link
from shingleback.gui.widgets.layouts import actions, in_row, wide
from shingleback.gui.widgets.plain import set_tip, with_letter_of

_SPACE: Final = style.SPACE // 2
_TWO_LINES: Final = 1.6  # times the width: the first one ends at a word


class SelectionFoot(QFrame):
    """Where the sentence has no room beside the buttons, it is above them.

    Signals: `spot_check_requested`; `restore_requested`: the selection; `everything_requested`: the version.
    """

    spot_check_requested = Signal()
    restore_requested = Signal()
    everything_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("foot")
        self.selection = style.dimmed(style.Wrapped())
        self.spot_check = link(self.tr("Test or verify"), self.spot_check_requested.emit)
        self.all = button(self.tr("Restore &everything…"), self.everything_requested.emit)
        self.restore = button(self.tr("&Restore…"), self.restore_requested.emit, "primary")
        self._buttons = actions(self.spot_check, self.all, self.restore)
        self._row = in_row(wide(self.selection), self._buttons, on=self, space=_SPACE)

    def set_margin(self, margin: int) -> None:
        """Set the margin at both sides, to that of the page above."""
        self._row.setContentsMargins(margin, style.SPACE, margin, style.SPACE)
        self._fit()

    def show_selection(self, count: int, sentence: str) -> None:
        """`count` is the number of selected entries, and `sentence` describes them."""
        self.restore.setEnabled(count > 0)
        usual = self.tr("&Restore…")
        self.restore.setText(with_letter_of(usual, texts.restore_several(count)) if count > 1 else usual)
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Say something else of the selection."""
        style.show_text(self.selection, sentence)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Beside the buttons, the sentence may have two lines, which are as high as they are."""
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._buttons.sizeHint().width() - _SPACE
        length = self.selection.fontMetrics().horizontalAdvance(self.selection.text())
        directions = QBoxLayout.Direction
        is_beside = length <= _TWO_LINES * room
        self._row.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)

    def allow_everything(self, *, is_listed: bool, is_aside: bool) -> None:
        """`is_listed`: the entries are there. `is_aside`: a search or a comparison is shown, not a folder."""
        self.all.setEnabled(is_listed)
        set_tip(self.all, self.tr("Go back to the folders first.") if is_aside else "")
