"""What a window paints outside of its details, which are folded until somebody asks for them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget

from shingleback.gui.widgets.basic import Collapsible
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed


def shown_outside_details(window: QWidget) -> tuple[str, str]:
    """What is painted, and what a screen reader gets, without blanks, while all details are folded."""
    with _folded(window):
        QApplication.processEvents()
        heard = " ".join(f"{item.name} {item.description}" for item in accessible_items(window))
        return painted_text(window), squeezed(heard)


@contextmanager
def _folded(window: QWidget) -> Iterator[None]:
    opened = [part for part in window.findChildren(Collapsible) if part.is_open]
    for part in opened:
        part.unfold(is_open=False)
    try:
        yield
    finally:
        for part in opened:
            part.unfold(is_open=True)
