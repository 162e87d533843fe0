"""Work whose page covers that of the drives; it is asked about, and stopped in good order, before the window closes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from shingleback.gui.widgets.basic import StopQuestion, wants_to_stop

if TYPE_CHECKING:
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.window.sections import Late


class BusyState(Protocol):
    """What is known of some work."""

    @property
    def is_busy(self) -> bool: ...


class Stoppable(Protocol):
    """Work that goes on while the window is open."""

    @property
    def changed(self) -> SignalInstance: ...

    @property
    def state(self) -> BusyState: ...

    def cancel(self) -> None: ...


class StoppedOnClose(QObject):
    """Stands before the window's own closing, and closes it when the work has ended."""

    def __init__(self, window: QWidget, work: Late[Stoppable]) -> None:
        super().__init__(window)
        self._window = window
        self._work = work
        self._is_closing = False
        work.whenever(lambda made: made.changed.connect(self._on_changed))
        window.installEventFilter(self)

    def question(self) -> StopQuestion:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        work = self._work.made
        if watched is not self._window or event.type() != QEvent.Type.Close or work is None:
            return False
        if not work.state.is_busy:
            return False
        event.ignore()
        if not self._is_closing and wants_to_stop(self.question(), self._window):
            self._is_closing = True
            work.cancel()
            self._on_changed()
        return True

    def _on_changed(self) -> None:
        """It may have ended while the question stood there."""
        work = self._work.made
        if self._is_closing and work is not None and not work.state.is_busy:
            self._is_closing = False
            QTimer.singleShot(0, self._window, self._window.close)


P = TypeVar("P", bound=QWidget)


class OpenedOverDrives(QObject, Generic[P]):
    """Belongs to the page of the drives, and goes with it; the work that its own page shows goes on.

    Attributes:
        page: None until it was asked for.
    """

    def __init__(self, drives_page: DrivesPage) -> None:
        super().__init__(drives_page)
        self.page: P | None = None
        self._drives_page = drives_page

    def make_page(self) -> P:
        """`leave` is for its way back."""
        raise NotImplementedError

    def show(self) -> None:
        if self.page is None:
            self.page = self.make_page()
        self._drives_page.cover(self.page)

    def leave(self) -> None:
        if self.page is not None:
            self._drives_page.uncover(self.page)
