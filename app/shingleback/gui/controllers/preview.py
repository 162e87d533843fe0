"""Previews of files in a version: copies in a temporary folder, thumbnails, and copies that are dragged out.

Only visible thumbnails are fetched, a few at a time, and a limited number is kept. The preview's confined process
decodes them; no copy of the file is left behind.
"""

import errno
import os
import shutil
import stat
import tempfile
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from shingleback.domain.errors import Outcome, Why
from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder, remove_left, remove_tree
from shingleback.gui.controllers.preview_decoder import LARGEST_PICTURE_BYTES, ContentKind, PreviewDecoder
from shingleback.gui.controllers.restore import RestoreSelection, exact_path
from shingleback.gui.controllers.worker import ProcessQuery, Stateful, Worker, WorkerEnd
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import CheckFinished

_PERMISSIONS: Final = stat.S_IRWXU | stat.S_IRWXG | stat.S_IRWXO

MAX_BYTES: Final = 200_000_000
MAX_FILES: Final = 5_000

_LARGEST_TEXT_BYTES: Final = 2_000_000
_PICTURES: Final = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp")
_TEXTS: Final = (".txt", ".md", ".csv", ".log", ".ini", ".toml", ".json", ".xml", ".html", ".tex", ".py", ".sh", ".rst")

MAX_KEPT: Final = 300
SIDE: Final = 256  # pixels
_LARGEST_BYTES: Final = 16_000_000
_MAX_AT_ONCE: Final = 8
_MAX_AT_ONCE_BYTES: Final = 32_000_000

_Key = tuple[str, str, int, int | None]


class TemporaryCopies(QObject):
    """Fetches temporary copies. One request at a time; the newest wins. Nothing here waits for the drive.

    Attributes:
        result: the result of the newest request; None if its worker died.

    Signals:
        fetched: the folder that holds the copies; None if there are none.
        counted: how many files, and bytes, the request is about, before the first one is copied.
    """

    fetched = Signal(object)
    counted = Signal(int, object)

    def __init__(self, worker: Worker, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.result: CheckFinished | None = None
        self._query = ProcessQuery(worker, self)
        self._query.answered.connect(self._on_answered)
        self._query.event_received.connect(self._on_event)
        self._parent_folder = folder
        self._folder: LockedTemporaryFolder | None = None
        self._place: Path | None = None
        self._is_counted = False

    def fetch(self, place: str, version: str, entries: Sequence[EntryItem]) -> None:
        """Start copying the entries. Raises OSError if the copies would take more than half of the free space.

        What folders contain is only known once it is `counted`.
        """
        self.stop()
        if self._folder is None:
            self._folder = LockedTemporaryFolder(self._parent_folder)
        if sum(entry.size for entry in entries) > self.room_bytes:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._place = Path(tempfile.mkdtemp(dir=self._folder.path))
        self._is_counted = False
        selection = RestoreSelection(place, version, tuple(entries), str(self._place))
        self._query.ask("restore", "--passing", *selection.arguments)

    @property
    def room_bytes(self) -> int:
        """How much the copies may take: half of the free space."""
        return shutil.disk_usage(self._folder.path).free // 2 if self._folder is not None else 0

    def stop(self) -> None:
        """Drop the request."""
        self._query.stop()

    def discard(self) -> None:
        """Drop the request, and remove what it has copied, unless that was handed over."""
        self.stop()
        if self._place is not None:
            remove_tree(self._place)
            self._place = None

    def hand_over(self) -> None:
        """Keep the copies until the program ends, since their receiver may read them at any time."""
        self._place = None

    def close(self) -> None:
        """Remove all copies."""
        self.stop()
        if self._folder is not None:
            self._folder.close()
            self._folder = None

    def _on_event(self, event: object) -> None:
        if isinstance(event, Progress) and event.phase == "restore" and not self._is_counted:
            self._is_counted = True
            self.counted.emit(event.total_files, event.total_bytes)

    def _on_answered(self, end: WorkerEnd) -> None:
        self.result = result = end.final_of(CheckFinished)
        is_there = result is not None and (bool(result.checked.files) or result.outcome == Outcome.DONE)
        self.fetched.emit(self._place if is_there else None)


def grant_owner_access(folder: Path) -> None:
    """Let the owner read all copies, since the mode of the original may deny it.

    Apart from that, they keep their modes, which the receiver of a drag takes over. The folder around them is private.
    """
    for above, folders, files in os.walk(folder):
        for name in folders:
            _add_mode(os.path.join(above, name), stat.S_IRUSR | stat.S_IXUSR)
        for name in files:
            _add_mode(os.path.join(above, name), stat.S_IRUSR)


def _add_mode(path: str, needed_bits: int) -> None:
    mode = os.lstat(path).st_mode
    if not stat.S_ISLNK(mode) and mode & needed_bits != needed_bits:
        os.chmod(path, stat.S_IMODE(mode) & _PERMISSIONS | needed_bits)


class Dragging(Enum):
    """How far the copying has got."""

    NOTHING = auto()
    TOO_LARGE = auto()
    FETCHING = auto()
    READY = auto()
    FAILED = auto()
    INCOMPLETE = auto()  # part of it could not be read


_STEPS_WITHOUT_COPIES: Final[dict[str, Dragging]] = {
    Outcome.LEFT_OUT: Dragging.INCOMPLETE,
    Outcome.DRIVE_FULL: Dragging.TOO_LARGE,  # the computer's disk has filled up meanwhile
}


@dataclass(frozen=True, slots=True)
class DragState:
    """Attributes: `copies`: of the entries, once they are ready."""

    step: Dragging = Dragging.NOTHING
    version: str = ""
    entries: tuple[EntryItem, ...] = ()
    copies: tuple[Path, ...] = ()


class DragOut(Stateful[DragState]):
    """Copies the selected files and folders for drag and drop."""

    def __init__(self, copies: TemporaryCopies, parent: QObject | None = None) -> None:
        super().__init__(DragState(), parent)
        self._copies = copies
        copies.counted.connect(self._on_counted)
        copies.fetched.connect(self._on_fetched)

    def prepare(self, place: str, version: str, entries: tuple[EntryItem, ...]) -> None:
        """Start fetching copies, unless they are ready or on their way. Much data needs a normal restore."""
        state = self.state
        is_known = state.step in (Dragging.FETCHING, Dragging.READY)
        if is_known and (state.version, state.entries) == (version, entries):
            return
        self._copies.discard()
        step = Dragging.FETCHING
        try:
            self._copies.fetch(place, version, entries)
        except OSError:
            step = Dragging.TOO_LARGE
        self.become(DragState(step, version, entries))

    def hand_over(self) -> None:
        """Keep the copies, since they are being dragged out of the window."""
        self._copies.hand_over()

    def forget(self) -> None:
        """Forget the selection, and remove its copies, unless they were handed over."""
        if self.state.step is not Dragging.NOTHING:
            self._copies.discard()
            self.become(DragState())

    def close(self) -> None:
        """Remove all copies."""
        self._copies.close()

    def _on_counted(self, files_count: int, size_bytes: int) -> None:
        """Stop at once if this would take long: the user is holding the button of the mouse."""
        if files_count > MAX_FILES or size_bytes > min(MAX_BYTES, self._copies.room_bytes):
            self._copies.discard()
            self.become(DragState(Dragging.TOO_LARGE, self.state.version, self.state.entries))

    def _on_fetched(self, folder: Path | None) -> None:
        state, result = self.state, self._copies.result
        outcome = result.outcome if result is not None else Outcome.INTERNAL
        if folder is None or outcome != Outcome.DONE:
            step = _STEPS_WITHOUT_COPIES.get(outcome, Dragging.FAILED)
            self._copies.discard()
            self.become(DragState(step, state.version, state.entries))
            return
        grant_owner_access(folder)
        copies = tuple(folder / os.fsdecode(exact_path(entry)) for entry in state.entries)
        self.become(DragState(Dragging.READY, state.version, state.entries, copies))


class Fetching(Enum):
    """How far the copying has got."""

    NOTHING = auto()
    UNDER_WAY = auto()
    HERE = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class PreviewState:
    """The state of the previewed file.

    Attributes:
        file: the copy.
        image, text: the content to show; both None if there is none.
        result: the reason why there is no copy.
    """

    entry: EntryItem | None = None
    fetching: Fetching = Fetching.NOTHING
    file: Path | None = None
    image: QImage | None = None
    text: str | None = None
    result: CheckFinished | None = None


class Preview(Stateful[PreviewState]):
    """Previews one file at a time; the newest wins."""

    def __init__(self, worker: Worker, decoder: PreviewDecoder, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is for copies only. Removes copies that a crashed program left there."""
        super().__init__(PreviewState(), parent)
        self._decoder = decoder
        decoder.decoded.connect(self._on_decoded)
        self._parent_folder = folder
        self._copies = TemporaryCopies(worker, folder, self)
        self._copies.fetched.connect(self._on_fetched)
        remove_left(folder)

    def fetch(self, place: str, version: str, entry: EntryItem) -> None:
        self._stop()
        try:
            self._copies.fetch(place, version, (entry,))
        except OSError:
            values: dict[str, str | int] = {"path": str(self._parent_folder)}
            no_room = CheckFinished(command="restore", outcome=Outcome.DRIVE_FULL, why=Why.TARGET_FULL, values=values)
            self.become(PreviewState(entry, Fetching.FAILED, result=no_room))
            return
        self.become(PreviewState(entry, Fetching.UNDER_WAY))

    def forget(self) -> None:
        """Close the preview. A copy that was opened stays until the program ends."""
        self._stop()
        self.become(PreviewState())

    def close(self) -> None:
        """Remove all copies."""
        self._stop()
        self._copies.close()

    def _on_fetched(self, folder: Path | None) -> None:
        paths = folder.rglob("*") if folder is not None else ()
        file = next((path for path in paths if path.is_file() and not path.is_symlink()), None)
        if file is None:
            self.become(replace(self.state, fetching=Fetching.FAILED, result=self._copies.result))
            return
        os.chmod(file, stat.S_IRUSR)  # read-only: changes to the copy would be lost
        self.state = replace(self.state, file=file)
        kind = _kind_of(self.state.entry)
        if kind is None:
            self._on_decoded(None)
        else:
            self._decoder.decode(kind, file)

    def _on_decoded(self, shown: QImage | str | None) -> None:
        image = shown if isinstance(shown, QImage) else None
        text = shown if isinstance(shown, str) else None
        self.become(replace(self.state, fetching=Fetching.HERE, image=image, text=text))

    def _stop(self) -> None:
        self._copies.stop()
        self._decoder.stop()


def is_shown(entry: EntryItem) -> bool:
    """Whether the file's size and kind allow a preview as soon as it is selected."""
    largest = {ContentKind.PICTURE: LARGEST_PICTURE_BYTES, ContentKind.TEXT: _LARGEST_TEXT_BYTES}
    kind = _kind_of(entry)
    return kind is not None and entry.size <= largest[kind]


def is_picture(entry: EntryItem) -> bool:
    return _kind_of(entry) is ContentKind.PICTURE


def _kind_of(entry: EntryItem | None) -> ContentKind | None:
    """Return the kind by the file name, without reading the file."""
    if entry is None or entry.kind != "file":
        return None
    name = entry.path.lower()
    if name.endswith(_PICTURES):
        return ContentKind.PICTURE
    return ContentKind.TEXT if name.endswith(_TEXTS) else None


class Thumbnails(QObject):
    """Thumbnails of pictures. Signals: `thumbnail_ready`: the thumbnail of this `EntryItem` is ready."""

    thumbnail_ready = Signal(object)

    def __init__(self, copies: TemporaryCopies, decoder: PreviewDecoder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._copies, self._decoder = copies, decoder
        self._cached_images: OrderedDict[_Key, QImage | None] = OrderedDict()
        self._place = self._version = ""
        self._requested: list[EntryItem] = []
        self._in_work: list[EntryItem] = []
        self._folder: Path | None = None
        self._is_fetching = False
        copies.fetched.connect(self._on_fetched)
        decoder.decoded.connect(self._on_decoded)

    def image(self, entry: EntryItem) -> QImage | None:
        """Return the thumbnail; None if there is none, or none yet."""
        key = self._key(entry)
        if key in self._cached_images:
            self._cached_images.move_to_end(key)
        return self._cached_images.get(key)

    def want(self, place: str, version: str, entries: Sequence[EntryItem]) -> None:
        """Request thumbnails for the visible entries, in place of earlier requests."""
        self._place, self._version = place, version
        self._requested = [
            entry for entry in entries if _can_be_made(entry) and self._key(entry) not in self._cached_images
        ]
        if not self._is_fetching and not self._in_work:
            self._fetch_some()

    def stop(self) -> None:
        """Drop all requests and close everything on the drive."""
        self._requested, self._in_work, self._is_fetching = [], [], False
        self._copies.stop()
        self._decoder.stop()
        self._remove_copies()

    def close(self) -> None:
        self.stop()
        self._copies.close()

    def _fetch_some(self) -> None:
        missing = [entry for entry in self._requested if self._key(entry) not in self._cached_images]
        batch: list[EntryItem] = []
        for entry in missing[:_MAX_AT_ONCE]:
            if batch and sum(batched.size for batched in batch) + entry.size > _MAX_AT_ONCE_BYTES:
                break
            batch.append(entry)
        self._requested, self._in_work = missing[len(batch) :], batch
        if not batch:
            return
        try:
            self._copies.fetch(self._place, self._version, batch)
            self._is_fetching = True
        except OSError:  # no space for the copies; thumbnails are optional
            self._requested, self._in_work = [], []

    def _on_fetched(self, folder: Path | None) -> None:
        self._is_fetching = False
        self._folder = folder
        self._decode_next()

    def _decode_next(self) -> None:
        while self._in_work:
            file = self._file_of(self._in_work[0])
            if file is not None:
                self._decoder.decode(ContentKind.PICTURE, file)
                return
            self._cache(self._in_work.pop(0), None)
        self._remove_copies()
        self._fetch_some()

    def _file_of(self, entry: EntryItem) -> Path | None:
        if self._folder is None:
            return None
        name = entry.path.rpartition("/")[2]
        candidates = (file for file in self._folder.rglob("*") if file.name == name)
        return next((file for file in candidates if file.is_file() and not file.is_symlink()), None)

    def _on_decoded(self, shown: QImage | str | None) -> None:
        if not self._in_work:
            return
        size = QSize(SIDE, SIDE)
        whole = shown if isinstance(shown, QImage) else None
        smooth = Qt.TransformationMode.SmoothTransformation
        small = whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth) if whole is not None else None
        self._cache(self._in_work.pop(0), small)
        self._decode_next()

    def _cache(self, entry: EntryItem, image: QImage | None) -> None:
        self._cached_images[self._key(entry)] = image
        while len(self._cached_images) > MAX_KEPT:
            self._cached_images.popitem(last=False)
        if image is not None:
            self.thumbnail_ready.emit(entry)

    def _remove_copies(self) -> None:
        folder, self._folder = self._folder, None
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)

    def _key(self, entry: EntryItem) -> _Key:
        """Return the cache key: the same path, size and date count as the same picture in every version."""
        return self._place, entry.path_bytes or entry.path, entry.size, entry.modified_s


def _can_be_made(entry: EntryItem) -> bool:
    return is_picture(entry) and 0 < entry.size <= _LARGEST_BYTES
