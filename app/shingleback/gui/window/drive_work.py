"""Work that starts from a drive's card: measuring, copying, moving a backup; and the way back.

Each page is imported when it is first opened. Before the window closes, the user is asked about work in progress, which
is then stopped in good order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from shingleback.gui.widgets.basic import StopQuestion, wants_to_stop

if TYPE_CHECKING:
    from shingleback.domain.drive import Drive
    from shingleback.gui.clone.moving import MovePage
    from shingleback.gui.clone.page import ClonePage
    from shingleback.gui.clone.state import BackupMoving, DriveCloning, MoveState, MoveTask, UnfinishedList
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.pages import Lazy
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.measure.page import MeasurePage
    from shingleback.gui.measure.state import DriveMeasurement, DriveZones, MeasureState
    from shingleback.gui.measure.zones import ZonesPage
    from shingleback.protocol.cloning import MoveFinished

P = TypeVar("P", bound=QWidget)


class BusyState(Protocol):
    """The state of some work."""

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
    """Intercepts the closing of the window while work is in progress, and closes it when the work has ended."""

    def __init__(self, window: QWidget, work: Lazy[Stoppable]) -> None:
        super().__init__(window)
        self._window = window
        self._work = work
        self._is_closing = False
        work.on_created(lambda controller: controller.changed.connect(self._on_changed))
        window.installEventFilter(self)

    def question(self) -> StopQuestion:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        work = self._work.instance
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
        """Close the window when the work has ended; it may have ended while the question was open."""
        work = self._work.instance
        if self._is_closing and work is not None and not work.state.is_busy:
            self._is_closing = False
            QTimer.singleShot(0, self._window, self._window.close)


class OpenedOverDrives(QObject, Generic[P]):
    """Opens a page over the page Drives, and is deleted with that; the work shown goes on.

    Attributes:
        page: None until first opened.
    """

    def __init__(self, drives_page: DrivesPage) -> None:
        super().__init__(drives_page)
        self.page: P | None = None
        self._drives_page = drives_page

    def make_page(self) -> P:
        """Create the page, and connect its way back to `leave`."""
        raise NotImplementedError

    def show(self) -> None:
        if self.page is None:
            self.page = self.make_page()
        self._drives_page.cover(self.page)

    def leave(self) -> None:
        if self.page is not None:
            self._drives_page.uncover(self.page)


class Measurements(OpenedOverDrives["MeasurePage"]):
    """Opens the page that measures a drive. While it waits, it follows the drive as it is unplugged and comes back."""

    def __init__(self, page: DrivesPage, drives: DriveList, measurement: Lazy[DriveMeasurement]) -> None:
        super().__init__(page)
        self._drives = drives
        self._measurement = measurement
        page.requests.measure.connect(self.open)
        drives.changed.connect(self._follow)
        measurement.on_created(lambda controller: controller.changed.connect(self._follow))
        measurement.on_created(lambda controller: controller.changed.connect(self._judge))
        if measurement.instance is not None and measurement.instance.state.is_open:
            self.show()

    def open(self, place: str, name: str) -> None:
        """Open the page for a drive; a measurement in progress stays visible, whichever drive was chosen."""
        from shingleback.domain.drive import drive_at  # noqa: PLC0415 (see above)
        from shingleback.gui.measure.state import MeasureTask  # noqa: PLC0415 (see above)

        measurement = self._measurement.get()
        if not measurement.state.is_busy:
            drives = self._drives.drives
            whole_drive = next((drive for drive in drives if drive.device == place), None)
            drive = whole_drive or drive_at(place, drives)
            measurement.choose(MeasureTask(place, name, drive=drive.key if drive is not None else ""))
        self.show()

    def _follow(self, _state: object = None) -> None:
        measurement = self._measurement.instance
        if measurement is None or not measurement.state.is_open or not measurement.state.task.drive:
            return
        task = measurement.state.task
        drive = self._drives.drive(task.drive)
        measurement.follow(_place_on(drive, task.place) if drive is not None else "")

    def _judge(self, state: MeasureState) -> None:
        """Let the card show at once what the measurement has found."""
        if state.result is not None and state.result.measurement is not None:
            self._drives.judge_again()

    def make_page(self) -> MeasurePage:
        from shingleback.gui.measure.page import MeasurePage  # noqa: PLC0415 (see above)

        page = MeasurePage(self._measurement.get())
        page.closed.connect(self.leave)
        return page


def _place_on(drive: Drive, place: str) -> str:
    """Return the place on the drive if it is still there, otherwise where the drive can be measured now."""
    from shingleback.gui.drives.texts import measurable_place  # noqa: PLC0415 (see above)

    is_still_there = place == drive.device or drive.holds(place)
    return place if is_still_there else measurable_place(drive)


class ZoneMaps(OpenedOverDrives["ZonesPage"]):
    def __init__(self, page: DrivesPage, drives: DriveList, zones: Lazy[DriveZones]) -> None:
        super().__init__(page)
        self._drives = drives
        self._zones = zones
        self._key = ""
        page.requests.zones.connect(self.open)
        drives.changed.connect(self._follow)

    def open(self, device: str, name: str) -> None:
        self._key = next((drive.key for drive in self._drives.drives if drive.device == device), "")
        self.show()
        self._zones.get().watch(device, name)

    def _follow(self) -> None:
        """Read the zones only while the device is that of the drive, which can get another one when it is back."""
        zones = self._zones.instance
        if zones is None or not self._key or not zones.state.is_live:
            return
        drive = self._drives.drive(self._key)
        if drive is None:
            zones.lose()
        elif (zones.state.is_unplugged or drive.device != zones.state.place) and self.page and self.page.isVisible():
            zones.watch(drive.device, drive.name)

    def make_page(self) -> ZonesPage:
        from shingleback.gui.measure.zones import ZonesPage  # noqa: PLC0415 (see above)

        page = ZonesPage(self._zones.get())
        page.closed.connect(self.leave)
        return page


class MeasuringOnClose(StoppedOnClose):
    """Lets a measurement remove its file before the program ends."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being measured."),
            self.tr("If you stop it now, nothing stays on the drive, and what was measured so far is lost."),
            self.tr("&Stop measuring"),
            self.tr("&Keep measuring"),
        )


class Clones(OpenedOverDrives["ClonePage"]):
    """Opens the clone page. Signals: `move_requested`: move only a backup; with a `MoveTask` to continue, or None."""

    move_requested = Signal(object)

    def __init__(
        self, page: DrivesPage, drives: DriveList, cloning: Lazy[DriveCloning], unfinished: Lazy[UnfinishedList]
    ) -> None:
        super().__init__(page)
        self._drives = drives
        self._cloning = cloning
        self._unfinished = unfinished
        page.requests.clone.connect(self.open)
        if cloning.instance is not None and cloning.instance.state.is_open:
            self.show()

    def open(self, drive: Drive) -> None:
        """Open the page for a drive; a copy in progress stays visible, whichever drive was chosen."""
        from shingleback.gui.clone.state import CloneTask  # noqa: PLC0415 (see above)

        cloning = self._cloning.get()
        if not cloning.state.is_busy:
            cloning.choose(CloneTask(source=drive.device))
        self.show()

    def make_page(self) -> ClonePage:
        from shingleback.gui.clone.page import ClonePage  # noqa: PLC0415 (see above)

        page = ClonePage(self._cloning.get(), self._drives, self._unfinished.get())
        page.closed.connect(self.leave)
        page.move_requested.connect(self.move_requested)
        self._drives_page.opening_changed.connect(page.show_opening)
        return page


class BackupMoves(OpenedOverDrives["MovePage"]):
    def __init__(self, page: DrivesPage, drives: DriveList, clones: Clones, moving: Lazy[BackupMoving]) -> None:
        super().__init__(page)
        self._drives = drives
        self._moving = moving
        self._announced: MoveFinished | None = None
        clones.move_requested.connect(self.open)
        page.requests.move.connect(self._open_for)
        moving.on_created(lambda controller: controller.changed.connect(self._on_changed))
        if moving.instance is not None and moving.instance.state.is_open:
            self.show()

    def open(self, task: MoveTask | None = None) -> None:
        """Open the page; a move in progress stays visible. `task`: an unfinished one to continue."""
        moves = self._moving.get()
        if not moves.state.is_busy:
            moves.choose(task or moves.state.task)
        self.show()
        if self.page is not None:
            self.page.show_task(moves.state.task)

    def _open_for(self, place: str) -> None:
        """Open the page to move the backup at this place."""
        from shingleback.gui.clone.state import MoveTask  # noqa: PLC0415 (see above)

        self.open(MoveTask(source=place))

    def make_page(self) -> MovePage:
        from shingleback.gui.clone.moving import MovePage  # noqa: PLC0415 (see above)

        page = MovePage(self._moving.get(), self._drives)
        page.closed.connect(self.leave)
        return page

    def _on_changed(self, state: MoveState) -> None:
        result = state.result
        if result is not None and result.is_complete and result is not self._announced:
            self._announced = result
            self._drives_page.requests.moved.emit(result)


class CloningOnClose(StoppedOnClose):
    """Stops a clone in good order; the copied data and the map of it are kept."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being copied."),
            self.tr(
                "If you stop it now, what was copied so far is kept. You can continue later with the same two drives."
            ),
            self.tr("&Stop copying"),
            self.tr("&Keep copying"),
        )


class MovingOnClose(StoppedOnClose):
    """Stops a move in good order; the files that are already in place are kept."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A backup is being moved."),
            self.tr(
                "The old drive still has everything. If you stop it now, you can continue later with the same folders."
            ),
            self.tr("&Stop moving"),
            self.tr("&Keep moving"),
        )
