"""A look at one file of a version: a copy of it, in a folder of its own that is removed afterward."""

import os
import stat
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from shingleback.bridge.past.decoding import LARGEST_PICTURE_BYTES, ContentKind
from shingleback.bridge.past.passing_copies import PassingCopies
from shingleback.bridge.past.preview_decoder import PreviewDecoder
from shingleback.bridge.worker import Worker
from shingleback.copying.passing import remove_left
from shingleback.jobs.final_words import CheckFinished, EntryItem
from shingleback.model.errors import Why
from shingleback.model.outcome import Outcome

_LARGEST_TEXT_BYTES: Final = 2_000_000
_PICTURES: Final = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".bmp")
_TEXTS: Final = (".txt", ".md", ".csv", ".log", ".ini", ".toml", ".json", ".xml", ".html", ".tex", ".py", ".sh", ".rst")


class Fetching(Enum):
    """How far it is."""

    NOTHING = auto()
    UNDER_WAY = auto()
    HERE = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class PreviewState:
    """What is known of the file that is looked at.

    Attributes:
        file: the copy.
        image, text: what can be shown of it; both none where that is nothing.
        word: why there is no copy.
    """

    entry: EntryItem | None = None
    fetching: Fetching = Fetching.NOTHING
    file: Path | None = None
    image: QImage | None = None
    text: str | None = None
    word: CheckFinished | None = None


class Preview(QObject):
    """One file at a time; the newest wins.

    Signals:
        changed: a new `PreviewState`.
    """

    changed = Signal(object)

    def __init__(self, worker: Worker, decoder: PreviewDecoder, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is for copies only. What a program that died has left there is removed."""
        super().__init__(parent)
        self.state = PreviewState()
        self._decoder = decoder
        decoder.decoded.connect(self._on_decoded)
        self._parent_folder = folder
        self._copies = PassingCopies(worker, folder, self)
        self._copies.fetched.connect(self._on_fetched)
        remove_left(folder)

    def fetch(self, place: str, version: str, entry: EntryItem) -> None:
        self._stop()
        try:
            self._copies.fetch(place, version, (entry,))
        except OSError:
            self._change(PreviewState(entry, Fetching.FAILED, word=_no_room(self._parent_folder)))
            return
        self._change(PreviewState(entry, Fetching.UNDER_WAY))

    def forget(self) -> None:
        """Nothing is looked at. A copy that was opened stays as long as the program."""
        self._stop()
        self._change(PreviewState())

    def close(self) -> None:
        """All copies are removed."""
        self._stop()
        self._copies.close()

    def _on_fetched(self, folder: Path | None) -> None:
        file = _only_file(folder) if folder is not None else None
        if file is None:
            self._change(replace(self.state, fetching=Fetching.FAILED, word=self._copies.word))
            return
        os.chmod(file, stat.S_IRUSR)  # what somebody writes into it would be lost
        self.state = replace(self.state, file=file)
        kind = _kind_of(self.state.entry)
        if kind is None:
            self._on_decoded(None)
        else:
            self._decoder.decode(kind, file)

    def _on_decoded(self, shown: QImage | str | None) -> None:
        image = shown if isinstance(shown, QImage) else None
        text = shown if isinstance(shown, str) else None
        self._change(replace(self.state, fetching=Fetching.HERE, image=image, text=text))

    def _stop(self) -> None:
        self._copies.stop()
        self._decoder.stop()

    def _change(self, state: PreviewState) -> None:
        self.state = state
        self.changed.emit(state)


def is_shown(entry: EntryItem) -> bool:
    """Whether it is small enough, and of a kind, to be looked at as soon as it is selected."""
    largest = {ContentKind.PICTURE: LARGEST_PICTURE_BYTES, ContentKind.TEXT: _LARGEST_TEXT_BYTES}
    kind = _kind_of(entry)
    return kind is not None and entry.size <= largest[kind]


def is_picture(entry: EntryItem) -> bool:
    return _kind_of(entry) is ContentKind.PICTURE


def _kind_of(entry: EntryItem | None) -> ContentKind | None:
    """By its name, as nothing of it is read here."""
    if entry is None or entry.kind != "file":
        return None
    name = entry.path.lower()
    if name.endswith(_PICTURES):
        return ContentKind.PICTURE
    return ContentKind.TEXT if name.endswith(_TEXTS) else None


def _no_room(folder: Path) -> CheckFinished:
    full = Outcome.DRIVE_FULL
    values: dict[str, str | int] = {"path": str(folder)}
    return CheckFinished(command="restore", outcome=full, exit_code=full.exit_code, why=Why.TARGET_FULL, values=values)


def _only_file(folder: Path) -> Path | None:
    return next((file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()), None)
