"""Reading content back from the drive: in its order, ahead of its use, across the parts of a split file."""

import errno
import fcntl
import mmap
import os
import stat
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import chain, islice
from typing import Final, Generic, NamedTuple, TypeVar

from blake3 import blake3

from shingleback.copying.ahead import Ahead, Pieces
from shingleback.copying.catalog import Catalog
from shingleback.copying.drive_order import DriveOrder, Sought
from shingleback.copying.entries import Stat, time_of
from shingleback.copying.folders import FolderCursor, split
from shingleback.copying.growing import paths_of_pieces
from shingleback.copying.index import Known
from shingleback.copying.reading import open_file

_Thing = TypeVar("_Thing")

_BUFFER_BYTES: Final = 1 << 20
_BLOCK_BYTES: Final = 4096
_BLOCKS_UNIT_BYTES: Final = 512  # of st_blocks
_NOT_THERE: Final = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)


class Copy(NamedTuple):
    """Something that was backed up; `on_drive`, in the folder `folder_id`, was its path at the time of the version."""

    folder_id: int
    on_drive: bytes
    known: Known


class _Located(NamedTuple, Generic[_Thing]):
    """`paths`: where the pieces of its content probably lie; none for what is no file."""

    thing: _Thing
    copy: Copy
    paths: list[bytes]


class _AtHand(NamedTuple):
    """What is read now, and what was opened of it ahead of its use."""

    copy: Copy
    paths: list[bytes]
    pieces: Pieces | None


class ContentReader:
    """Finds and reads the content of files of one catalog."""

    def __init__(self, catalog: Catalog, *, from_medium: bool, attend: Callable[[], None] = lambda: None) -> None:
        """`from_medium`: what is in memory does not count. `attend` is called often, and may end it all by raising."""
        self._catalog = catalog
        self._cursor = FolderCursor(catalog.root_fd, no_atime=True)
        self._from_medium = from_medium
        self._order = DriveOrder(catalog.root_fd, catalog.about.filesystem.kind, attend)
        self._buffer = mmap.mmap(-1, _BUFFER_BYTES)  # page-aligned, as O_DIRECT needs it
        self._view = memoryview(self._buffer)
        self._at_hand: _AtHand | None = None
        self._go_on: Callable[[], object] = lambda: None

    def close(self) -> None:
        self._cursor.forget()
        self._view.release()
        self._buffer.close()

    def batches(self, things: Iterable[_Thing], copy_of: Callable[[_Thing], Copy]) -> Iterator[Iterator[_Thing]]:
        """All of the things, a bounded number at a time; each time in the order in which they lie on the drive.

        While one of them is read, the content of the next ones is on its way.
        """

        def located() -> Iterator[_Located[_Thing]]:
            for thing in things:
                copy = copy_of(thing)
                yield _Located(thing, copy, self._likeliest(copy))

        for batch in self._order.batches(located(), _sought):
            yield self._ahead(batch)

    def _ahead(self, batch: list[_Located[_Thing]]) -> Iterator[_Thing]:
        ahead = Ahead(batch, self._open_likeliest)
        self._go_on = ahead.go_on
        try:
            for thing, copy, paths in ahead:
                self._at_hand = _AtHand(copy, paths, ahead.current)
                yield thing
        finally:
            self._at_hand = None
            self._go_on = lambda: None

    def _open_likeliest(self, located: _Located[_Thing]) -> Pieces | None:
        try:
            return self._open(located.paths) if located.paths else None
        except OSError:  # of which the one who reads it has to hear
            return None

    def find(self, copy: Copy) -> Generator[Pieces, None, None]:
        """What may be a file's content: all that has its size, likeliest first.

        Where nothing has, the first thing that is there at all. It is closed when the next one is asked for.
        """
        other_size: list[bytes] = []
        has_found = False
        for paths in self._places_to_look(copy):
            pieces = self._opened(paths)
            if pieces is None:
                continue
            try:
                if pieces.size_bytes == copy.known.stat.size:
                    has_found = True
                    yield pieces
                elif not other_size:
                    other_size = paths
            finally:
                pieces.close()
        pieces = self._open(other_size) if other_size and not has_found else None
        if pieces is not None:
            try:
                yield pieces
            finally:
                pieces.close()

    def _places_to_look(self, copy: Copy) -> Iterator[list[bytes]]:
        """The same as below, of which the first one is known already for what is at hand."""
        at_hand = self._at_hand
        if at_hand is None or at_hand.copy is not copy:
            return self._places_of_pieces(copy)
        return chain([at_hand.paths], islice(self._places_of_pieces(copy), 1, None))

    def _places_of_pieces(self, copy: Copy) -> Iterator[list[bytes]]:
        """Where the pieces may be: all in one place; or, of a run that was killed between two, each in one of these."""
        seen = []
        for candidate in self._catalog.candidates(*copy):
            paths = paths_of_pieces(candidate, copy.known.fact.parts)
            seen.append(paths)
            yield paths
        if copy.known.fact.parts and len(seen) > 1:
            yield [next(filter(self._is_there, places), places[0]) for places in zip(*seen, strict=True)]

    def _is_there(self, path: bytes) -> bool:
        pieces = self._open([path])
        if pieces is not None:
            pieces.close()
        return pieces is not None

    def symlink_target(self, copy: Copy) -> bytes | None:
        for candidate in self._catalog.candidates(*copy):
            folder, name = split(candidate)
            try:
                return os.readlink(name, dir_fd=self._cursor.open(folder))
            except OSError as error:
                if error.errno not in (*_NOT_THERE, errno.EINVAL):
                    raise
        return None

    def is_whole_at_hand(self, copy: Copy) -> bool:
        """Whether it was opened ahead of its use, is small, and has the content that was written; else look closer."""
        if copy.known.stat.size > _BUFFER_BYTES:
            return False
        with self._view[: copy.known.stat.size] as room:
            return self.read_whole(copy, room) is not None

    def read_whole(self, copy: Copy, room: memoryview) -> Pieces | None:
        """What was opened ahead of its use, where all of it fits just into `room`, and is what was written."""
        try:
            pieces = self._read_at_hand(copy, room)
        except OSError:  # which is met again by the one who looks closer
            return None
        return pieces if pieces is not None and blake3(room).digest() == copy.known.fact.digest else None

    def _read_at_hand(self, copy: Copy, room: memoryview) -> Pieces | None:
        at_hand = self._at_hand
        pieces = at_hand.pieces if at_hand is not None and at_hand.copy is copy else None
        if pieces is None or len(pieces.fds) != 1 or pieces.is_direct or pieces.size_bytes != len(room):
            return None
        fd = pieces.fds[0]
        if os.preadv(fd, [room], 0) != len(room):
            return None
        pieces.has_read(fd, 0, len(room))
        return pieces

    def may_have_holes(self, pieces: Pieces) -> bool:
        """The copy has holes, or is on a filesystem that has none, so that nobody can tell."""
        if not self._catalog.about.filesystem.holes:
            return True
        return any(info.st_blocks * _BLOCKS_UNIT_BYTES < info.st_size for info in pieces.infos)

    def read(self, pieces: Pieces) -> Iterator[memoryview]:
        """The content, in parts that are valid until the next one. Raises OSError."""
        for fd, info in zip(pieces.fds, pieces.infos, strict=True):
            for offset, count in self._read_one(fd, info.st_size, is_direct=pieces.is_direct):
                with self._view[:count] as part:
                    yield part
                pieces.has_read(fd, offset, count)
                if offset + count < info.st_size:
                    self._go_on()

    def _read_one(self, fd: int, size_bytes: int, *, is_direct: bool) -> Iterator[tuple[int, int]]:
        """Offsets and lengths of what comes to lie in the buffer."""
        direct = is_direct and _set_direct(fd)
        offset = 0
        while True:
            try:
                count = os.preadv(fd, [self._view], offset)
            except OSError as error:
                if not direct or error.errno != errno.EINVAL:
                    raise
                direct = _set_direct(fd, on=False)  # the filesystem takes the flag and then refuses to read
                continue
            if not count:
                return
            yield offset, count
            offset += count
            if offset == size_bytes or (direct and count % _BLOCK_BYTES):
                return  # only the end of a file is not a whole block

    def _likeliest(self, copy: Copy) -> list[bytes]:
        """Where the pieces of a file probably lie; none for what is no file."""
        return next(self._places_of_pieces(copy), []) if copy.known.stat.is_file else []

    def _opened(self, paths: list[bytes]) -> Pieces | None:
        """What was opened ahead of its use, or is opened now."""
        at_hand = self._at_hand
        if at_hand is not None and at_hand.paths is paths and at_hand.pieces is not None and at_hand.pieces.fds:
            return at_hand.pieces
        return self._open(paths)

    def _open(self, paths: list[bytes]) -> Pieces | None:
        """None where a piece is missing, or is no file."""
        fds: list[int] = []
        try:
            for path in paths:
                folder, name = split(path)
                fds.append(open_file(name, self._cursor.open(folder)))
            infos = [os.fstat(fd) for fd in fds]
            if all(stat.S_ISREG(info.st_mode) for info in infos):  # a device may never end
                opened = Pieces(fds, infos, from_medium=self._from_medium)
                fds = []
                return opened
        except OSError as error:
            if error.errno not in _NOT_THERE:
                raise
        finally:
            for fd in fds:
                os.close(fd)
        return None


def _sought(located: _Located[_Thing]) -> Sought | None:
    fact = located.copy.known.fact
    return Sought(located.paths[0], (fact.born, fact.id)) if located.paths else None


def matches(info: os.stat_result, stat: Stat) -> bool:
    """Whether the copy is untouched, as far as its size and time tell; FAT counts in steps of two seconds."""
    return info.st_size == stat.size and abs(time_of(info.st_mtime_ns) - stat.mtime_ns) <= 2_000_000_000


def _set_direct(fd: int, *, on: bool = True) -> bool:
    """Whether reading goes around the page cache now."""
    flags = fcntl.fcntl(fd, fcntl.F_GETFL)
    try:
        fcntl.fcntl(fd, fcntl.F_SETFL, flags | os.O_DIRECT if on else flags & ~os.O_DIRECT)
    except OSError:
        return False
    return on
