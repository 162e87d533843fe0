"""Which drives are safe to unplug: from the end of their eject until they are plugged in or mounted again.

A drive counts as safe only when its eject said so and nothing contradicts that.
"""

from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final, NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.protocol.events import EjectStep, Event, Note, Opened, Started
from shingleback.protocol.results import EjectFinished, MountFinished

_NO_KEY: Final = ""
_GONE: Final = frozenset({"power-off", "eject"})  # steps after which the computer has no drive there any more


class SafeDrive(NamedTuple):
    """`key` is that of the drive; empty where nobody knows it by one, as the simulated one."""

    key: str
    name: str


class SafeToUnplug(QObject):
    """Follows the drives and the run.

    Signals:
        changed: `drives` are others.
        came_back: the drive that was ejected last is plugged in, or opened, again.

    Attributes:
        drives: those that are safe, the newest last.
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

    def on_told(self, event: DriveEvent) -> None:
        match event:
            case DriveArrived(drive):
                self._present[drive.key] = drive
                self.come_back(drive.key)
                for key in [one.key for one in self._noted if one.name == drive.name]:
                    self.forget(key)  # what is said of that one would be read as if it were said of this one
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
        """What a worker tells that is at work at a place: it uses the drive on which that lies, or ejects it."""
        if isinstance(event, Started):
            self._ejecting, self._is_disturbed = None, False  # an eject before may have died without a word
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
                self._note(ejected, event)

    def come_back(self, key: str) -> None:
        """Plugged in, or opened, again. A drive that nobody knows by its key may be any."""
        if self._ejecting is not None and self._ejecting.key in (key, _NO_KEY):
            self._is_disturbed = True
        if self._last in (key, _NO_KEY):
            self._last = None
            self.came_back.emit()
        self.forget(key)
        self.forget(_NO_KEY)

    def forget(self, key: str) -> None:
        """The person has seen it; or it is not so any more."""
        self._still_there.discard(key)
        self._noted = tuple(drive for drive in self._noted if drive.key != key)
        self._refresh()

    def _note(self, ejected: SafeDrive, word: EjectFinished) -> None:
        """A drive that was switched off, or a card, is gone for the computer, whether or not it is pulled out."""
        self._last = ejected.key
        if _GONE.isdisjoint(word.steps):
            self._still_there.add(ejected.key)
        safe = ejected if ejected.name else SafeDrive(ejected.key, word.drive)
        self._noted = (*(one for one in self._noted if one.key != safe.key), safe)
        self._refresh()

    def _refresh(self) -> None:
        """What is told of the drives may come after the word of the eject."""
        open_ones = {key for key, drive in self._present.items() if drive.mount_points}
        safe = tuple(drive for drive in self._noted if drive.key not in open_ones)
        if safe != self.drives:
            self.drives = safe
            self.changed.emit()

    def _known_at(self, place: str) -> SafeDrive:
        """The drive on which a place lies: where mounts lie in one another, that of the innermost.

        Where another drive has the same name, that of the folder where it is open stands behind. Of two that the
        service takes for one, only the eject can say which one it is: there the name is empty.
        """
        points = [(point, drive) for drive in self._present.values() for point in drive.mount_points if point != "/"]
        above = [(point, drive) for point, drive in points if PurePath(place).is_relative_to(point)]
        if not above:
            return SafeDrive(_NO_KEY, "")
        point, drive = max(above, key=lambda found: len(PurePath(found[0]).parts))
        if drive.twins:
            return SafeDrive(drive.key, "")
        has_double = any(one.name == drive.name for one in self._present.values() if one is not drive)
        return SafeDrive(drive.key, f"{drive.name} ({PurePath(point).name})" if has_double else drive.name)


class Opening(msgspec.Struct, frozen=True):
    """What a person wants done.

    Attributes:
        drive: path of the `Drive` that it is about.
        device: of the volume, or of the whole drive where it is to be closed.
        closes: it is to be closed.
        is_locked: it is encrypted, and wants its passphrase.
    """

    drive: str
    device: str
    closes: bool = False
    is_locked: bool = False


@dataclass(frozen=True, slots=True)
class OpeningState:
    """How far it is.

    Attributes:
        opening: None while nothing was asked for.
        word: None while it is under way, or where the worker died.
        notes: what was told on the way.
        detail: what is known of the death of a worker, for experts.
    """

    opening: Opening | None = None
    is_running: bool = False
    word: MountFinished | None = None
    notes: tuple[Note, ...] = ()
    detail: str = ""


class DriveOpener(QObject):
    """One thing at a time: what is asked for meanwhile is passed over.

    Signals:
        changed: a new `OpeningState`.
        ended: the same, when it has come to its end.
    """

    changed = Signal(object)
    ended = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = OpeningState()
        self._worker = worker
        self._secret = ""
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    def start(self, opening: Opening, secret: str = "") -> None:
        if self.state.is_running:
            return
        self._secret = secret
        self._change(OpeningState(opening, is_running=True))
        self._worker.start("unmount" if opening.closes else "mount", "--", opening.device)

    def forget(self, drive: str) -> None:
        """How it ended, of a drive that is gone; `drive` is the path of its `Drive`."""
        is_meant = self.state.opening is not None and self.state.opening.drive == drive
        if is_meant and not self.state.is_running:
            self._change(OpeningState())

    def stop(self) -> None:
        """At the end of the program. What UDisks2 has begun, it ends by itself."""
        self._worker.kill()

    def _on_told(self, event: Event) -> None:
        """The passphrase is handed over when it is asked for."""
        if not isinstance(event, Note):
            return
        if event.code == "passphrase-wanted":
            self._worker.hand_over(self._secret)
            self._secret = ""
        else:
            self._change(replace(self.state, notes=(*self.state.notes, event)))

    def _on_ended(self, end: WorkerEnd) -> None:
        word = end.final if isinstance(end.final, MountFinished) else None
        self._secret = ""
        self._change(replace(self.state, is_running=False, word=word, detail=end.detail))
        self.ended.emit(self.state)

    def _change(self, state: OpeningState) -> None:
        self.state = state
        self.changed.emit(state)
