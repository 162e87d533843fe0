"""Reaching a folder from an open root, one component at a time.

No path is ever given to the kernel as a whole: so paths may be longer than 4096 bytes, a symlink in the middle leads
nowhere (ELOOP or ENOTDIR), and nothing outside the root can be reached, even when the filesystem was unmounted
meanwhile.
"""

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from typing import Final

FOLDER_FLAGS: Final = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_NO_NAMES: Final = (b".", b"..")


def parts_of(path: bytes) -> list[bytes]:
    return path.split(b"/") if path else []


def join(folder: bytes, name: bytes) -> bytes:
    """Either may be empty, which stands for the top."""
    if not folder or not name:
        return folder or name
    return folder + b"/" + name


def split(path: bytes) -> tuple[bytes, bytes]:
    """The folder and the name of a path."""
    folder, _, name = path.rpartition(b"/")
    return folder, name


class FolderCursor:
    """Holds the chain of open folders down to the last one asked for, so that a walk in tree order opens each once."""

    def __init__(
        self, root_fd: int, *, no_atime: bool = False, check: Callable[[int], None] = lambda _fd: None
    ) -> None:
        """`root_fd` stays the caller's.

        `no_atime` reads folders without touching their access times, where allowed. `check` may refuse a folder that
        was opened, by raising.
        """
        self.root_fd = root_fd
        self._no_atime = no_atime
        self._check = check
        self._names: list[bytes] = []
        self._fds: list[int] = []
        self._path: bytes | None = None  # of the last one, while it is open

    def open(self, path: bytes) -> int:
        """A descriptor of the folder, valid until the next call that leaves it; raises OSError as the kernel does."""
        if path == self._path:
            return self._top
        wanted = parts_of(path)
        common = 0
        for have, want in zip(self._names, wanted, strict=False):
            if have != want:
                break
            common += 1
        self._drop_below(common)
        for name in wanted[common:]:
            if name in _NO_NAMES:  # a manifest that says so was not written by this program
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
            self._fds.append(open_folder(name, self._top, no_atime=self._no_atime))
            self._names.append(name)
            self._check(self._top)
        self._path = path
        return self._top

    def create(self, path: bytes, mode: int = 0o700) -> int:
        """Open a folder, and make those that are missing on the way."""
        wanted = parts_of(path)
        for _ in wanted:
            try:
                return self.open(path)
            except FileNotFoundError:
                with contextlib.suppress(FileExistsError):
                    os.mkdir(wanted[len(self._names)], mode, dir_fd=self._top)
        return self.open(path)

    @contextlib.contextmanager
    def opened(self, path: bytes) -> Iterator[int]:
        """A descriptor for the time of a with statement."""
        try:
            yield self.open(path)
        finally:
            self.forget()

    def leave(self, path: bytes) -> None:
        """Close what is open at a path and below it: it has been renamed, or is going to be."""
        wanted = parts_of(path)
        if self._names[: len(wanted)] == wanted:
            self._drop_below(len(wanted) - 1)

    def forget(self) -> None:
        """Close all that is open."""
        self._drop_below(0)

    @property
    def _top(self) -> int:
        return self._fds[-1] if self._fds else self.root_fd

    def _drop_below(self, depth: int) -> None:
        self._path = None
        while len(self._fds) > depth:
            os.close(self._fds.pop())
            self._names.pop()


def open_folder(name: bytes, parent_fd: int | None = None, *, no_atime: bool = False) -> int:
    """Open one folder; with `no_atime` without touching its access time, where its owner lets us (EPERM otherwise)."""
    if no_atime:
        try:
            return os.open(name, FOLDER_FLAGS | os.O_NOATIME, dir_fd=parent_fd)
        except PermissionError:
            pass
    return os.open(name, FOLDER_FLAGS, dir_fd=parent_fd)
