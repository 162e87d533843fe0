"""What is above the files: the title, the search and the versions; in a short window all in one line, if it has room.

So the list of files keeps the room.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from shingleback.gui.restore.search_field import FileSearch
from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import ignore_stray_wheel, page_title
from shingleback.gui.widgets.layouts import columns, held, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel

_FEWEST_LETTERS: Final = 12  # of a backup's name
_MAX_LETTERS: Final = 44
_SHARE_OF_PLACE: Final = 4  # of the room beside the search, which needs no more than its own words


class FilesTop(QWidget):
    """Attributes: `place`: which backup is shown; hidden if there is only one."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self.versions = VersionBar(clock)
        self.place = ignore_stray_wheel(QComboBox())
        self.search = FileSearch()
        self._is_in_line = False
        self._heading = page_title(PlainLabel(self.tr("Restore files")))
        self._fields = held(in_row(None, wide(self.place, _SHARE_OF_PLACE), wide(self.search), space=style.SPACE // 2))
        self._grid = columns(1, 1, across=style.SPACE, down=style.SPACE, on=self)
        self._grid.addWidget(self._heading, 0, 0)
        self._grid.addWidget(self._fields, 0, 1)
        self._grid.addWidget(self.versions, 1, 0, 1, 2)
        self.place.setAccessibleName(self.tr("Backup"))
        self.place.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.setMinimumContentsLength(_FEWEST_LETTERS)
        self.place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.place.setMaximumWidth(style.letters(self, _MAX_LETTERS))
        self.place.hide()

    def full_height(self, width: int) -> int:
        """Return the height of all parts below each other, in this width."""
        title_height = max(self._heading.sizeHint().height(), self._fields.sizeHint().height())
        return title_height + style.SPACE + self.versions.full_height(width)

    def fit(self, page: QWidget, width: int, *, is_short: bool) -> None:
        """Arrange the parts for the page, in this width."""
        self.versions.show_short(is_short=is_short)
        fields_width = self._fields.minimumSizeHint().width()
        is_in_line = is_short and self.versions.line_width + style.SPACE + fields_width <= width
        has_heading = self._heading.minimumSizeHint().width() + style.SPACE + fields_width <= width
        self._heading.setVisible(has_heading and not is_in_line)
        self._grid.setColumnStretch(0, 1 if is_in_line else 0)  # the title needs no more than its words
        if is_in_line is not self._is_in_line:
            self._is_in_line = is_in_line
            self._grid.setColumnStretch(1, 0 if is_in_line else 1)
            self._grid.removeWidget(self.versions)
            self._grid.addWidget(self.versions, *((0, 0) if is_in_line else (1, 0, 1, 2)))
            order_tabs(page)
