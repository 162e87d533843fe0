"""What is above the files: the title, the search and the versions; in a short window all in one line, if it has room.

So the list of files keeps the room.
"""

from typing import Final

from PySide6.QtWidgets import QWidget

from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import page_title
from shingleback.gui.widgets.layouts import columns, held, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel

_SHORT: Final = 30  # lines of the page


class FilesTop(QWidget):
    def __init__(self, versions: VersionBar, *fields: QWidget) -> None:
        """`fields` are beside the title."""
        super().__init__()
        self._versions = versions
        self._is_short = self._is_in_line = False
        self._heading = page_title(PlainLabel(self.tr("Restore files")))
        self._fields = held(in_row(None, *map(wide, fields), space=style.SPACE // 2))
        self._grid = columns(1, 1, across=style.SPACE, down=style.SPACE, on=self)
        self._grid.addWidget(self._heading, 0, 0)
        self._grid.addWidget(self._fields, 0, 1)
        self._grid.addWidget(versions, 1, 0, 1, 2)

    def fit(self, page: QWidget, width: int) -> bool:
        """Arrange the parts for the height of the page, in this width. Return whether it is short."""
        is_short = page.height() < _SHORT * page.fontMetrics().lineSpacing()
        if is_short is not self._is_short:
            self._is_short = is_short
            self._versions.show_short(is_short=is_short)
        needed = self._versions.minimumSizeHint().width() + style.SPACE + self._fields.minimumSizeHint().width()
        is_in_line = is_short and needed <= width
        if is_in_line is not self._is_in_line:
            self._is_in_line = is_in_line
            self._heading.setHidden(is_in_line)
            self._grid.setColumnStretch(1, 0 if is_in_line else 1)
            self._grid.removeWidget(self._versions)
            self._grid.addWidget(self._versions, *((0, 0) if is_in_line else (1, 0, 1, 2)))
            order_tabs(page)
        return is_short
