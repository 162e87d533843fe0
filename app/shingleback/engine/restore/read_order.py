"""Reads many files in their order on the drive (`drive_order`), even if they have moved in the meantime.

Content is requested ahead of its use (`read_ahead`). The pieces of a split file are read as one.
"""

import contextlib
import errno
import fcntl
import mmap
import os
import stat
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Final, Generic, TypeVar

import msgspec
from blake3 import blake3

from shingleback.engine.files import linux
from shingleback.engine.files.attributes import Stat, time_of
from shingleback.engine.files.folders import FolderCursor, split
from shingleback.engine.repo.abilities import TIME_STEP_NS
from shingleback.engine.repo.catalog import ContentLocator
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.repo.layout import paths_of_pieces
from shingleback.engine.restore.drive_order import (
    MAX_HOLE_BYTES,
    OPENED_AT_ONCE,
    DriveOrder,
    DrivePosition,
    GapFilling,
    OpenFiles,
)
from shingleback.engine.restore.memory_room import MemoryRoom
from shingleback.engine.restore.read_ahead import MAX_AHEAD_FILES, Ahead, Pieces, ranges_of
from shingleback.engine.source.reader import ZEROS, is_sparse, open_file

_Thing = TypeVar("_Thing")

MAX_OPEN_FILES: Final = 1 << 16
_OTHER_OPEN_FILES: Final = 2048  # being located, on their way to another process, or folders of three deep paths
_AHEAD_SHARE: Final = 8  # if few files may be open, at most this fraction is read ahead, or opened to be located
_BUFFER_BYTES: Final = 1 << 20
_MAX_LOOKS: Final = 8
_TOO_MANY: Final = (errno.EMFILE, errno.ENFILE)
_NOT_THERE: Final = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)


class Copy(msgspec.Struct, frozen=True, gc=False):
    """A backed-up entry; `on_drive`, in the folder `folder_id`, was its path at the time of the version."""

    folder_id: int
    on_drive: bytes
    indexed_file: KnownFile


class _Located(msgspec.Struct, Generic[_Thing], frozen=True, gc=False):
    """A thing with the probable paths of the pieces of its content, which are empty if it is not a file."""

    item: _Thing
    copy: Copy
    paths: list[bytes]


def _sought(located: _Located[_Thing]) -> DrivePosition | None:
    fact = located.copy.indexed_file.fact
    return DrivePosition(located.paths[0], (fact.born, fact.id)) if located.paths else None


class _CurrentEntry(msgspec.Struct, frozen=True, gc=False):
    """The entry being read, and its content if it was opened ahead."""

    copy: Copy
    paths: list[bytes]
    pieces: Pieces | None


class ContentReader:
    """Finds and reads the content of files of one backup.

    Attributes:
        may_hold_many: the filesystem reports positions. One that does not (FUSE, network) may have a server with an
            unknown limit on open files.
        memory_room: how much content may wait in memory.
    """

    def __init__(
        self,
        catalog: ContentLocator,
        *,
        from_medium: bool,
        attend: Callable[[], None] = lambda: None,
        touch: Callable[[bytes], None] = lambda _folder: None,
    ) -> None:
        """`from_medium`: do not read from the page cache. `attend` is called often, and may raise to end the work.

        `touch` is called with a folder of the backup before it is opened.
        """
        self._catalog = catalog
        self._cursor = FolderCursor(catalog.root_fd, no_atime=True, touch=touch)
        self._from_medium = from_medium
        most_open = linux.raise_open_files(MAX_OPEN_FILES)
        self._highest_kept = most_open - _OTHER_OPEN_FILES
        self._most_ahead = min(MAX_AHEAD_FILES, most_open // _AHEAD_SHARE)
        open_files = OpenFiles(self._keep_open, min(OPENED_AT_ONCE, most_open // _AHEAD_SHARE))
        kind = catalog.filesystem.kind
        self._order = DriveOrder(catalog.root_fd, kind, attend, open_files=open_files, touch=touch)
        self._kept_open: dict[bytes, int] = {}
        self.may_hold_many = False
        self.memory_room = MemoryRoom()
        self._buffer = mmap.mmap(-1, _BUFFER_BYTES)  # page-aligned, as O_DIRECT needs it
        self._view = memoryview(self._buffer)
        self._at_hand: _CurrentEntry | None = None
        self._go_on: Callable[[], object] = lambda: None

    def close(self) -> None:
        self._close_kept()
        self._cursor.forget()
        with contextlib.suppress(BufferError):  # an error on its way holds a piece, with which the memory goes
            self._view.release()
            self._buffer.close()

    def batches(self, items: Iterable[_Thing], copy_of: Callable[[_Thing], Copy]) -> Iterator[Iterator[_Thing]]:
        """Yield all things in batches of bounded size, each in the order in which they lie on the drive.

        While one is read, the content of the next ones is requested.
        """

        def located() -> Iterator[_Located[_Thing]]:
            for item in items:
                copy = copy_of(item)
                likeliest = next(self._places_of_pieces(copy), []) if copy.indexed_file.stat.is_file else []
                yield _Located(item, copy, likeliest)

        for batch in self._order.batches(located(), _sought, self._replaced):
            yield self._ahead(batch)
            self._close_kept()

    def _keep_open(self, path: bytes, fd: int) -> bool:
        """Keep a file open until it is read, if the limit allows: the kernel assigns the lowest free descriptor."""
        self.may_hold_many = True
        if fd > self._highest_kept or path in self._kept_open:
            return False
        self._kept_open[path] = fd
        return True

    def _close_kept(self) -> None:
        while self._kept_open:
            os.close(self._kept_open.popitem()[1])

    def _replaced(self, located: _Located[_Thing]) -> bytes | None:
        return self._catalog.replaced_place(located.copy.on_drive, located.copy.indexed_file) if located.paths else None

    def _ahead(self, batch: list[_Located[_Thing] | GapFilling]) -> Iterator[_Thing]:
        ahead = Ahead(batch, self._open_likeliest, self._most_ahead, lambda: self.memory_room.waiting().ahead_bytes)
        self._go_on = ahead.go_on
        try:
            for located in ahead:
                if isinstance(located, GapFilling):
                    self._read_gap(ahead.current)
                    continue
                self._at_hand = _CurrentEntry(located.copy, located.paths, ahead.current)
                yield located.item
        finally:
            self._at_hand = None
            self._go_on = lambda: None

    def _open_likeliest(self, located: _Located[_Thing] | GapFilling) -> Pieces | None:
        paths = [located.path] if isinstance(located, GapFilling) else located.paths
        try:
            return self._open(paths) if paths else None
        except OSError:  # reading the content will meet it again
            return None

    def _read_gap(self, pieces: Pieces | None) -> None:
        """Read old content that fills a gap, only so that the drive reads on, and drop it from the page cache."""
        if pieces is not None and not pieces.is_direct and pieces.size_bytes <= MAX_HOLE_BYTES:
            with contextlib.suppress(OSError):
                for _ in self.read(pieces):
                    pass

    def find(self, copy: Copy) -> Generator[Pieces, None, None]:
        """Yield candidates for a file's content: all with the right size, the likeliest first.

        If there are none, yield the first one that exists at all. Each is closed when the next one is requested.
        """
        other_size: list[bytes] = []
        read_identities: set[tuple[int, int]] = set()
        for paths in self._candidate_paths(copy):
            pieces = self._opened(paths)
            if pieces is None:
                continue
            try:
                if pieces.identity in read_identities:
                    continue
                if pieces.size_bytes == copy.indexed_file.stat.size:
                    read_identities.add(pieces.identity)
                    yield pieces
                elif not other_size:
                    other_size = paths
            finally:
                pieces.close()
        pieces = self._open(other_size) if other_size and not read_identities else None
        if pieces is not None:
            try:
                yield pieces
            finally:
                pieces.close()

    def _candidate_paths(self, copy: Copy) -> Iterator[list[bytes]]:
        """Yield the paths of an entry at hand, and those of `_places_of_pieces`, again after each update."""
        at_hand = self._at_hand
        if at_hand is not None and at_hand.copy is copy and at_hand.paths:
            yield at_hand.paths
        for _ in self._looks():
            yield from self._places_of_pieces(copy)

    def _looks(self) -> Iterator[None]:
        """Yield for each attempt to find content: a run may have moved entries since, or may be moving them now."""
        yield
        for _ in range(_MAX_LOOKS):
            has_news = self._catalog.follow()
            self._cursor.forget()
            yield
            if not has_news:
                return

    def _places_of_pieces(self, copy: Copy) -> Iterator[list[bytes]]:
        """Yield the paths where the pieces may be: together, or scattered if a run was killed between two pieces."""
        tried_paths = []
        for candidate in self._catalog.candidates(copy.folder_id, copy.on_drive, copy.indexed_file):
            paths = paths_of_pieces(candidate, copy.indexed_file.fact.parts)
            tried_paths.append(paths)
            yield paths
        if copy.indexed_file.fact.parts and len(tried_paths) > 1:
            yield [next(filter(self._is_there, places), places[0]) for places in zip(*tried_paths, strict=True)]

    def _is_there(self, path: bytes) -> bool:
        pieces = self._open([path])
        if pieces is not None:
            pieces.close()
        return pieces is not None

    def symlink_target(self, copy: Copy) -> bytes | None:
        for _ in self._looks():
            for candidate in self._catalog.candidates(copy.folder_id, copy.on_drive, copy.indexed_file):
                folder, name = split(candidate)
                try:
                    return os.readlink(name, dir_fd=self._cursor.open(folder))
                except OSError as error:
                    if error.errno not in (*_NOT_THERE, errno.EINVAL):
                        raise
        return None

    def is_prefetched_intact(self, copy: Copy) -> bool:
        """Whether a small file that was opened ahead has the right content; if not, it needs a closer look."""
        if copy.indexed_file.stat.size > _BUFFER_BYTES:
            return False
        with self._view[: copy.indexed_file.stat.size] as room:
            return self.read_whole(copy, room) is not None

    def prefetched_file(self, copy: Copy) -> Pieces | None:
        """Return the content that was opened ahead if it is one file of the right size, not to be read directly."""
        at_hand = self._at_hand
        pieces = at_hand.pieces if at_hand is not None and at_hand.copy is copy else None
        if (
            pieces is None
            or len(pieces.fds) != 1
            or pieces.is_direct
            or pieces.size_bytes != copy.indexed_file.stat.size
        ):
            return None
        return pieces

    def read_whole(self, copy: Copy, room: memoryview) -> Pieces | None:
        """Read the content that was opened ahead; return it if it exactly fits into `room` and is as written."""
        try:
            pieces = self.prefetched_file(copy)
            if pieces is None or len(room) != copy.indexed_file.stat.size:
                return None
            fd = pieces.fds[0]
            if os.preadv(fd, [room], 0) != len(room):
                return None
            pieces.note_read(fd, 0, len(room))
        except OSError:  # the closer check meets it again
            return None
        return pieces if blake3(room).digest() == copy.indexed_file.fact.digest else None

    def may_have_holes(self, pieces: Pieces) -> bool:
        """Whether the copy has holes, or is on a filesystem that cannot store them."""
        if not self._catalog.filesystem.holes:
            return True
        return any(map(is_sparse, pieces.infos))

    def read(self, pieces: Pieces) -> Generator[memoryview, None, None]:
        """Yield the content in parts, each valid until the next one is requested. Raises OSError."""
        for fd, info in zip(pieces.fds, pieces.infos, strict=True):
            done = 0
            for start, end in ranges_of(fd, info):
                yield from self._zeros(start - done)
                done = start
                for offset, count in self._read_one(fd, start, end, is_direct=pieces.is_direct):
                    with self._view[:count] as part:
                        yield part
                    pieces.note_read(fd, offset, count)
                    done = offset + count
                    if done < info.st_size:
                        self._go_on()
                if done < end:  # it has become shorter
                    break
            else:
                yield from self._zeros(info.st_size - done)

    def _zeros(self, count: int) -> Iterator[memoryview]:
        """Yield the zeros of a hole."""
        while count > 0:
            with memoryview(ZEROS)[:count] as part:
                yield part
            count -= len(ZEROS)

    def _read_one(self, fd: int, offset: int, end: int, *, is_direct: bool) -> Iterator[tuple[int, int]]:
        """Read a range into the buffer in steps; yield the offset and length of each."""
        direct = is_direct and _set_direct(fd)
        while offset < end:
            try:
                with self._view[: linux.whole_blocks(end - offset)] as room:  # as a direct read needs it
                    count = min(os.preadv(fd, [room], offset), end - offset)
            except OSError as error:
                if not direct or error.errno != errno.EINVAL:
                    raise
                direct = _set_direct(fd, on=False)  # the filesystem accepts the flag and then refuses to read
                continue
            if not count:
                return
            yield offset, count
            offset += count
            if direct and count % linux.BLOCK_BYTES:
                return  # only the end of a file is not a whole block

    def _opened(self, paths: list[bytes]) -> Pieces | None:
        """Return the content that was opened ahead, or open it now."""
        at_hand = self._at_hand
        if at_hand is not None and at_hand.paths is paths and at_hand.pieces is not None and at_hand.pieces.fds:
            return at_hand.pieces
        return self._open(paths)

    def _open(self, paths: list[bytes]) -> Pieces | None:
        """Open a file's pieces; return None if one is missing or is not a regular file."""
        fds: list[int] = []
        infos: list[os.stat_result] = []
        try:
            for path in paths:
                fd = self._kept_open.pop(path, None)
                fds.append(self._open_anew(path) if fd is None else fd)
                infos.append(os.fstat(fds[-1]))
                if not stat.S_ISREG(infos[-1].st_mode):  # a device may never end
                    return None
            opened = Pieces(fds, infos, from_medium=self._from_medium)
            fds = []
            return opened
        except OSError as error:
            if error.errno not in _NOT_THERE and not (error.errno == errno.ENXIO and self._is_no_file(path)):
                raise
        finally:
            for fd in fds:
                os.close(fd)
        return None

    def _is_no_file(self, path: bytes) -> bool:
        """Whether it is a socket, for example. Opening one fails with the error of a drive that is gone (ENXIO)."""
        folder, name = split(path)
        return not stat.S_ISREG(os.stat(name, dir_fd=self._cursor.open(folder), follow_symlinks=False).st_mode)

    def _open_anew(self, path: bytes) -> int:
        folder, name = split(path)
        try:
            return open_file(name, self._cursor.open(folder))
        except OSError as error:
            if error.errno not in _TOO_MANY or not self._kept_open:
                raise
        self._close_kept()  # a network filesystem, or all programs together, may open fewer than this process
        return open_file(name, self._cursor.open(folder))


def matches(info: os.stat_result, stat: Stat) -> bool:
    """Whether the copy is unchanged, as far as size and time tell."""
    return info.st_size == stat.size and abs(time_of(info.st_mtime_ns) - stat.mtime_ns) <= TIME_STEP_NS


def _set_direct(fd: int, *, on: bool = True) -> bool:
    """Turn direct reads on or off; return whether they are on now."""
    flags = fcntl.fcntl(fd, fcntl.F_GETFL)
    try:
        fcntl.fcntl(fd, fcntl.F_SETFL, flags | os.O_DIRECT if on else flags & ~os.O_DIRECT)
    except OSError:
        return False
    return on
