"""What to know before a job starts, in the same three lines for every job."""

from PySide6.QtWidgets import QWidget

from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import sentence
from shingleback.gui.widgets.layouts import TOP, columns
from shingleback.gui.widgets.plain import PlainLabel


class Outlook(QWidget):
    """What to know before the start, in three lines with their names."""

    def __init__(self) -> None:
        super().__init__()
        self.does, self.takes, self.risks = (sentence("") for _ in range(3))
        self._names = {
            self.does: style.dimmed(PlainLabel(self.tr("What happens"))),
            self.takes: style.dimmed(PlainLabel(self.tr("How long it takes"))),
            self.risks: style.dimmed(PlainLabel(self.tr("What can go wrong"))),
        }
        grid = columns(0, 1, across=2 * style.SPACE, down=style.SPACE // 2, on=self)
        for row, (line, name) in enumerate(self._names.items()):
            grid.addWidget(name, row, 0, TOP)
            grid.addWidget(line, row, 1)

    def show_lines(self, does: str, takes: str, risks: str) -> None:
        """Show the lines; an empty one is left out. Without any, this is hidden."""
        self.setVisible(bool(does or takes or risks))
        for (line, name), text in zip(self._names.items(), (does, takes, risks), strict=True):
            style.show_text(line, text)
            name.setVisible(bool(text))
