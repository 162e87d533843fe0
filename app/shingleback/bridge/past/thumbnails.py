"""Small pictures of the files that are seen just now: fetched from the drive a few at a time, decoded one at a time.

What is no longer seen is not fetched, and no more pictures are kept than a page or two needs. A picture is decoded by
the confined process of the preview; of the file, nothing is left behind.
"""

import shutil
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage

from shingleback.bridge.past.decoding import ContentKind
from shingleback.bridge.past.passing_copies import PassingCopies
from shingleback.bridge.past.preview import is_picture
from shingleback.bridge.past.preview_decoder import PreviewDecoder
from shingleback.jobs.final_words import EntryItem

MOST_KEPT: Final = 300
SIDE: Final = 256  # pixels
_LARGEST_BYTES: Final = 16_000_000
_MOST_AT_ONCE: Final = 8
_MOST_AT_ONCE_BYTES: Final = 32_000_000

_Key = tuple[str, str, int, int | None]


class Thumbnails(QObject):
    """Signals: `made`: the picture of an `EntryItem` is there."""

    made = Signal(object)

    def __init__(self, copies: PassingCopies, decoder: PreviewDecoder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._copies, self._decoder = copies, decoder
        self._kept: OrderedDict[_Key, QImage | None] = OrderedDict()
        self._place = self._version = ""
        self._wanted: list[EntryItem] = []
        self._in_work: list[EntryItem] = []
        self._folder: Path | None = None
        self._is_fetching = False
        copies.fetched.connect(self._on_fetched)
        decoder.decoded.connect(self._on_decoded)

    def image(self, entry: EntryItem) -> QImage | None:
        """None where there is none, or none yet."""
        key = self._key(entry)
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def want(self, place: str, version: str, entries: Sequence[EntryItem]) -> None:
        """These are seen now; those that were wanted before are wanted no more."""
        self._place, self._version = place, version
        self._wanted = [entry for entry in entries if _can_be_made(entry) and self._key(entry) not in self._kept]
        if not self._is_fetching and not self._in_work:
            self._fetch_some()

    def stop(self) -> None:
        """Nothing is seen any more, and nothing of the drive stays open."""
        self._wanted, self._in_work, self._is_fetching = [], [], False
        self._copies.stop()
        self._decoder.stop()
        self._remove_copies()

    def close(self) -> None:
        self.stop()
        self._copies.close()

    def _fetch_some(self) -> None:
        wanted = [entry for entry in self._wanted if self._key(entry) not in self._kept]
        some: list[EntryItem] = []
        for entry in wanted[:_MOST_AT_ONCE]:
            if some and sum(one.size for one in some) + entry.size > _MOST_AT_ONCE_BYTES:
                break
            some.append(entry)
        self._wanted, self._in_work = wanted[len(some) :], some
        if not some:
            return
        try:
            self._copies.fetch(self._place, self._version, some)
            self._is_fetching = True
        except OSError:  # no room: the pictures are only an ornament
            self._wanted, self._in_work = [], []

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
            self._keep(self._in_work.pop(0), None)
        self._remove_copies()
        self._fetch_some()

    def _file_of(self, entry: EntryItem) -> Path | None:
        if self._folder is None:
            return None
        name = entry.path.rpartition("/")[2]
        found = (file for file in self._folder.rglob("*") if file.name == name)
        return next((file for file in found if file.is_file() and not file.is_symlink()), None)

    def _on_decoded(self, shown: QImage | str | None) -> None:
        if not self._in_work:
            return
        size = QSize(SIDE, SIDE)
        whole = shown if isinstance(shown, QImage) else None
        smooth = Qt.TransformationMode.SmoothTransformation
        small = whole.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth) if whole is not None else None
        self._keep(self._in_work.pop(0), small)
        self._decode_next()

    def _keep(self, entry: EntryItem, image: QImage | None) -> None:
        self._kept[self._key(entry)] = image
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if image is not None:
            self.made.emit(entry)

    def _remove_copies(self) -> None:
        folder, self._folder = self._folder, None
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)

    def _key(self, entry: EntryItem) -> _Key:
        """The same path with the same size and date is taken for the same picture, in whatever version."""
        return self._place, entry.path_bytes or entry.path, entry.size, entry.modified_s


def _can_be_made(entry: EntryItem) -> bool:
    return is_picture(entry) and 0 < entry.size <= _LARGEST_BYTES
