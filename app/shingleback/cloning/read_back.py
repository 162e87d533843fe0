"""Reads back what a move has brought to the new drive, from the medium, and compares it with the manifest."""

from collections.abc import Callable
from contextlib import closing

from blake3 import blake3

from shingleback.cloning.move_target import MoveTarget
from shingleback.cloning.worklist import MovedFile
from shingleback.domain.errors import DriveGone, Why
from shingleback.engine.restore.read_order import ContentReader, Pieces


class MovedComparison:
    """Compares what is on the new drive with the checksums of the manifest. Attributes: `different`."""

    def __init__(self, reader: ContentReader, target: MoveTarget, told: Callable[[int], None]) -> None:
        """`told` hears how many bytes were read."""
        self.different: list[MovedFile] = []
        self._reader = reader
        self._target = target
        self._told = told
        self._whole: set[tuple[int, int, bytes]] = set()  # files with several names, by device and inode

    def is_same(self, file: MovedFile) -> bool:
        try:
            is_same = self._is_same(file)
        except OSError as error:
            if self._target.is_gone(error):
                raise DriveGone(Why.DRIVE_GONE) from None
            is_same = False
        if not is_same:
            self.different.append(file)
        return is_same

    def _is_same(self, file: MovedFile) -> bool:
        fact = file.known.fact
        if file.known.stat.is_symlink:
            return self._target.symlink_target(file) == fact.target
        if not fact.linked and self._reader.is_whole_at_hand(file.copy):
            self._told(file.size_bytes)
            return True
        with closing(self._reader.find(file.copy)) as found:
            for pieces in found:
                key = (pieces.infos[0].st_dev, pieces.infos[0].st_ino, fact.digest)
                if key in self._whole:
                    self._told(file.size_bytes)
                    return True
                if pieces.size_bytes == file.known.stat.size and self._digest(pieces) == fact.digest:
                    if fact.linked:
                        self._whole.add(key)
                    return True
        return False

    def _digest(self, pieces: Pieces) -> bytes:
        hasher = blake3()
        for part in self._reader.read(pieces):
            hasher.update(part)
            self._told(len(part))
        return hasher.digest()
