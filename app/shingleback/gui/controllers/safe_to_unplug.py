"""Which drives are safe to unplug: from the end of their eject until they are plugged in or mounted again.

A drive counts as safe only if its eject said so and nothing contradicts it.
"""

from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final, NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft
from shingleback.gui.controllers.worker import Stateful, Worker, WorkerEnd
from shingleback.protocol.events import EjectStep, Event, Note, Opened, Started
from shingleback.protocol.results import EjectFinished, MountFinished

_NO_KEY: Final = ""
_GONE: Final = frozenset({"power-off", "eject"})  # after these steps, the drive is gone for the computer


class SafeDrive(NamedTuple):
    """`key` is the key of the drive; empty if it has none, like the simulated one."""

    key: str
    name: str


class SafeToUnplug(QObject):
    """Follows the drives and the run.

    Signals:
        changed: `drives` has changed.
        came_back: the drive that was ejected last is plugged in or mounted again.

    Attributes:
        drives: the safe drives, newest last.
    """

    changed = Signal()
    came_back = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.drives: tuple[SafeDrive, ...] = ()
        self._noted: tuple[SafeDrive, ...] = ()
        self._present: dict[str, Drive] = {}
        self._ejecting: SafeDrive | None = None
        self._is_disturbed = False
        self._last: str | None = None
        self._still_there: set[str] = set()

    def on_event(self, event: DriveEvent) -> None:
        match event:
            case DriveArrived(drive):
                self._present[drive.key] = drive
                self.come_back(drive.key)
                for key in [noted.key for noted in self._noted if noted.name == drive.name]:
                    self.forget(key)  # a message about that one would be read as one about this drive
            case DriveChanged(before, drive):
                self._present[drive.key] = drive
                if set(drive.mount_points) - set(before.mount_points):
                    self.come_back(drive.key)
            case DriveLeft(drive):
                self._present.pop(drive.key, None)
                if drive.key in self._still_there:
                    self.forget(drive.key)
        self._refresh()

    def on_run(self, place: str, event: Event) -> None:
        """Handle the event of a worker that uses the drive at a path, or ejects it."""
        if isinstance(event, Started):
            self._ejecting, self._is_disturbed = None, False  # the worker of an earlier eject may have died silently
        elif isinstance(event, Opened):
            self.come_back(self._known_at(place).key)
        elif isinstance(event, EjectStep) and self._ejecting is None:
            self._ejecting = self._known_at(place)
        elif isinstance(event, EjectFinished):
            ejected, self._ejecting = self._ejecting or SafeDrive(_NO_KEY, ""), None
            is_back, self._is_disturbed = self._is_disturbed, False
            if event.safe_to_unplug and is_back:
                self.came_back.emit()
            elif event.safe_to_unplug:
                # After a power-off, the computer no longer sees the drive, even if it is still plugged in.
                self._last = ejected.key
                if _GONE.isdisjoint(event.steps):
                    self._still_there.add(ejected.key)
                safe = ejected if ejected.name else SafeDrive(ejected.key, event.drive)
                self._noted = (*(noted for noted in self._noted if noted.key != safe.key), safe)
                self._refresh()

    def come_back(self, key: str) -> None:
        """Note that a drive is plugged in or mounted again. A drive without a key may be any."""
        if self._ejecting is not None and self._ejecting.key in (key, _NO_KEY):
            self._is_disturbed = True
        if self._last in (key, _NO_KEY):
            self._last = None
            self.came_back.emit()
        self.forget(key)
        self.forget(_NO_KEY)

    def forget(self, key: str) -> None:
        """Forget a drive, since the user has seen it, or it is not safe anymore."""
        self._still_there.discard(key)
        self._noted = tuple(drive for drive in self._noted if drive.key != key)
        self._refresh()

    def _refresh(self) -> None:
        """Update `drives`. Drive events may arrive after the result of the eject."""
        open_ones = {key for key, drive in self._present.items() if drive.mount_points}
        safe = tuple(drive for drive in self._noted if drive.key not in open_ones)
        if safe != self.drives:
            self.drives = safe
            self.changed.emit()

    def _known_at(self, place: str) -> SafeDrive:
        """Return the drive that holds a path; if mounts are nested, the drive of the innermost.

        If another drive has the same name, the name of the mount point's folder is added. For two drives that UDisks2
        takes for one, the name is empty: only the eject can tell which of them it is.
        """
        points = [(point, drive) for drive in self._present.values() for point in drive.mount_points if point != "/"]
        above = [(point, drive) for point, drive in points if PurePath(place).is_relative_to(point)]
        if not above:
            return SafeDrive(_NO_KEY, "")
        point, drive = max(above, key=lambda point_and_drive: len(PurePath(point_and_drive[0]).parts))
        if drive.twins:
            return SafeDrive(drive.key, "")
        has_double = any(candidate.name == drive.name for candidate in self._present.values() if candidate is not drive)
        return SafeDrive(drive.key, f"{drive.name} ({PurePath(point).name})" if has_double else drive.name)


class Opening(msgspec.Struct, frozen=True):
    """A request to mount or unmount.

    Attributes:
        drive: path of the `Drive`.
        device: of the volume, or of the whole drive for an unmount.
        closes: unmount it.
        is_locked: it is encrypted, and needs its passphrase.
    """

    drive: str
    device: str
    closes: bool = False
    is_locked: bool = False


@dataclass(frozen=True, slots=True)
class OpeningState:
    """How far the request has got.

    Attributes:
        opening: None before the first request.
        result: the result; None while it is in progress, or if the worker died.
        notes: notes from the worker so far.
        detail: the reason why a worker died, for experts.
    """

    opening: Opening | None = None
    is_running: bool = False
    result: MountFinished | None = None
    notes: tuple[Note, ...] = ()
    detail: str = ""


class DriveOpener(Stateful[OpeningState]):
    """Mounts or unmounts one drive at a time; ignores requests while it is busy.

    Signals:
        finished: the state, when it has ended.
    """

    finished = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(OpeningState(), parent)
        self._worker = worker
        self._secret = ""
        worker.event_received.connect(self._on_event)
        worker.finished.connect(self._on_ended)

    def start(self, opening: Opening, secret: str = "") -> None:
        if self.state.is_running:
            return
        self._secret = secret
        self.become(OpeningState(opening, is_running=True))
        self._worker.start("unmount" if opening.closes else "mount", "--", opening.device)

    def forget(self, drive: str) -> None:
        """Forget the result for a drive that is gone; `drive` is the path of its `Drive`."""
        is_meant = self.state.opening is not None and self.state.opening.drive == drive
        if is_meant and not self.state.is_running:
            self.become(OpeningState())

    def stop(self) -> None:
        """Kill the worker at the end of the program. UDisks2 completes what it has begun."""
        self._worker.kill()

    def _on_event(self, event: Event) -> None:
        """Pass on the passphrase when the worker requests it, and collect its notes."""
        if not isinstance(event, Note):
            return
        if event.code == "passphrase-wanted":
            self._worker.send_passphrase(self._secret)
            self._secret = ""
        else:
            self.become(replace(self.state, notes=(*self.state.notes, event)))

    def _on_ended(self, end: WorkerEnd) -> None:
        result = end.final_of(MountFinished)
        self._secret = ""
        self.become(replace(self.state, is_running=False, result=result, detail=end.detail))
        self.finished.emit(self.state)
