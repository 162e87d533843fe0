"""Tells what is inside of a drive that is not plugged in, from its name or the part number on its box."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from shingleback.domain.smr.evidence import Verdict
from shingleback.gui.drives.sections import VerdictPart
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, button, hint
from shingleback.gui.widgets.layouts import held, in_column, in_row, wide

_LONGEST_NAME: Final = 200


class BoxLookup(QWidget):
    """A folded line; inside, a field for the name, and the verdict on it."""

    def __init__(self, verdict_of: Callable[[str], Verdict]) -> None:
        super().__init__()
        self._verdict_of = verdict_of
        example = self.tr("Example: {name}").format(name="WD My Passport 5TB")
        self.name = QLineEdit(placeholderText=example, maxLength=_LONGEST_NAME, clearButtonEnabled=True)
        self.name.setAccessibleName(self.tr("Name or part number"))
        style.show_placeholder_whole(self.name)
        self.look_up = button(self.tr("Look it up"), self._look_up)
        self.verdict = VerdictPart()
        asks = hint(self.tr("Enter the name with its size, or the part number, from the box or the shop."))
        column = in_column(
            asks, in_row(wide(self.name), self.look_up, space=style.SPACE // 2), self.verdict, space=style.SPACE // 2
        )
        self.fold = Collapsible(self.tr("What is inside a drive, before you buy it?"), held(column))
        in_column(self.fold, on=self)
        self.name.returnPressed.connect(self._look_up)
        self.name.textChanged.connect(self._on_edited)
        self._on_edited("")

    def _on_edited(self, text: str) -> None:
        """An answer stands only below the name that it is about."""
        self.look_up.setEnabled(bool(text.strip()))
        self.verdict.hide()

    def _look_up(self) -> None:
        name = self.name.text().strip()
        if name:
            self.verdict.show_verdict(self._verdict_of(name))
            self.verdict.show()
