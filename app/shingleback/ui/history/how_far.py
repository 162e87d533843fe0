"""How much is done of what a worker reads or gives back."""

from typing import Final

from PySide6.QtWidgets import QProgressBar, QWidget

from shingleback.jobs.events import Progress

_STEPS: Final = 1_000


class HowFar(QProgressBar):
    """Only that something goes on, where it is not known how much there is."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name`: what a screen reader calls it."""
        super().__init__(parent, textVisible=False)
        self.setAccessibleName(name)

    def show_progress(self, progress: Progress | None) -> None:
        total = progress.total_bytes if progress else 0
        self.setMaximum(_STEPS if total else 0)
        if progress and total:
            self.setValue(round(_STEPS * min(1.0, progress.bytes / total)))
