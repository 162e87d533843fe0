"""Three bars for three different things: copied, on the drive, safe to unplug."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QWidget

from shingleback.jobs.final_words import Tally
from shingleback.jobs.run_state import RunState, Stage
from shingleback.ui import style
from shingleback.ui.texts import files, size, translate
from shingleback.words.numbers import done_of

_STEPS: Final = 1_000


class Bars(QWidget):
    """Rows of a name, a bar and a figure; what the bar shows is always said in words as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(style.SPACE)
        self._grid.setVerticalSpacing(style.SPACE // 2)
        self._grid.setColumnStretch(1, 1)
        self.copied = self._row(self.tr("Copied"), "bar-copied")
        self.on_drive = self._row(self.tr("On the drive"), "bar-on-drive")
        self.unplug = self._row(self.tr("Safe to unplug"), "bar-unplug")

    def show_state(self, state: RunState) -> None:
        copied, durable = self._figures(state)
        self.copied.set(state.copied, copied)
        self.on_drive.set(state.durable, durable)
        self.unplug.set(state.unpluggable, self._unplug_text(state))
        self.unplug.show(is_shown=not state.is_own_disk)

    def _figures(self, state: RunState) -> tuple[str, str]:
        """What is copied, and what is on the drive."""
        counts = state.counts
        if counts is None:
            is_over = state.stage is Stage.ENDED or state.backed_up is not None
            not_yet = "" if is_over else self.tr("Not yet")
            return not_yet, not_yet
        of_total = done_of(_pair(counts.copied), _pair(counts.total), translate)
        if not counts.total.bytes:
            return of_total or self.tr("Nothing new"), files(counts.durable.files) if of_total else ""
        both = self.tr("{size}, {files}")
        copied = both.format(size=of_total, files=files(counts.copied.files))
        return copied, both.format(size=size(counts.durable.bytes), files=files(counts.durable.files))

    def _unplug_text(self, state: RunState) -> str:
        if state.unpluggable == 1.0:
            return self.tr("Yes")
        if state.stage is Stage.EJECTING:
            return self.tr("Not yet: being ejected")
        if state.has_lost_drive:
            return ""
        return self.tr("No: eject it first") if state.stage is Stage.ENDED else self.tr("No: in use")

    def _row(self, name: str, look: str) -> "_Row":
        return _Row(name, look, self._grid, self._grid.rowCount())


class _Row:
    def __init__(self, name: str, look: str, grid: QGridLayout, number: int) -> None:
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setAccessibleName(name)
        self.bar.setObjectName(look)
        self.bar.setMinimumWidth(4 * style.SPACE)  # where words are long, there is less room for it
        self.figure = style.dimmed(QLabel())
        self.figure.setMinimumWidth(style.letters(self.figure, 32))
        self.name = QLabel(name)
        grid.addWidget(self.name, number, 0)
        grid.addWidget(self.bar, number, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.figure, number, 2)

    def show(self, *, is_shown: bool) -> None:
        for part in (self.name, self.bar, self.figure):
            part.setVisible(is_shown)

    def set(self, part: float, figure: str) -> None:
        """A bar that is not at its end does not look as if it were."""
        self.bar.setValue(_STEPS if part >= 1 else min(int(part * _STEPS), _STEPS - 1))
        self.bar.setAccessibleDescription(figure)
        self.figure.setText(figure)


def _pair(tally: Tally) -> tuple[int, int]:
    return tally.files, tally.bytes
