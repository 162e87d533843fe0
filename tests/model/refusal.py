"""One call of the drive side fails, as on a drive with a bad sector or a full one; all others succeed."""

import contextlib
import errno
import os
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tests.model.drive_calls import CHANGES, Call, DriveCalls

_SYNCS: Final = frozenset({"fsync", "fdatasync", "syncfs", "wait_writeback"})
_WRITES: Final[Sequence[Call]] = ((os, "write"), (os, "pwrite"))


class Refusal(DriveCalls):
    """One call fails. A failed sync may lose the data that it should have made durable: the kernel drops such pages,
    and a later sync succeeds.

    Attributes: `refused` is the call that failed.
    """

    def __init__(self, at: int | None, number: int, calls: Sequence[Call] = CHANGES, *, loses: bool = False) -> None:
        """`at` and `number` say which call fails, and how. With `loses`, a failed sync loses the written data."""
        super().__init__(calls)
        self.refused = ""
        self._at = at
        self._number = number
        self._written = _Written() if loses else None

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if self.calls == self._at:
            self.refused = f"{name} {[arg for arg in args if isinstance(arg, bytes | str)]}"
            if name in _SYNCS and self._written is not None:
                self._written.lose()
            raise OSError(self._number, os.strerror(self._number))
        result = super().do(name, call, args, options)
        if self._written is not None:
            self._written.note(name, args, result)
        return result


class SilentLoss(Refusal):
    """A sync fails, and the next one succeeds although data is lost: the kernel reports an error only once."""

    def __init__(self, at: int | None, number: int) -> None:
        super().__init__(at, number, loses=True)
        self._has_lost = False

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        has_failed = self.refused.startswith("syncfs")
        if name == "syncfs" and has_failed and not self._has_lost and self._written is not None:
            self._has_lost = self._written.lose_content()
        return super().do(name, call, args, options)


class ShortWrite(DriveCalls):
    """One write writes only half of its data, as the last one does before a drive is full."""

    def __init__(self, at: int | None) -> None:
        super().__init__(_WRITES)
        self._at = at

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if self.calls == self._at and len(args[1]) > 1:
            args = (args[0], args[1][: len(args[1]) // 2], *args[2:])
        return super().do(name, call, args, options)


class ReadOnlyFrom(DriveCalls):
    """From one call on, the filesystem is read-only, as after an error of its own."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self._at = at

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if self.calls >= self._at and name not in _SYNCS:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return super().do(name, call, args, options)


class _Range(NamedTuple):
    """`fd` is our own file descriptor."""

    fd: int
    offset: int
    length: int


class _Written:
    """Data that is not durable yet."""

    def __init__(self) -> None:
        self._ranges: list[_Range] = []

    def note(self, name: str, args: tuple[Any, ...], result: Any) -> None:
        if name == "pwrite":
            self._ranges.append(_Range(os.dup(args[0]), args[2], result))
        elif name == "syncfs":
            self._forget(self._ranges)
        elif name in {"fsync", "fdatasync"}:
            self._forget([written for written in self._ranges if os.path.sameopenfile(written.fd, args[0])])

    def lose(self) -> None:
        """Replaces the data that has not reached the drive with zeros."""
        for fd, offset, length in self._ranges:
            remaining_bytes = os.fstat(fd).st_size - offset
            with contextlib.suppress(OSError):  # it was opened for reading
                os.pwrite(fd, bytes(max(0, min(length, remaining_bytes))), offset)
        self._forget(self._ranges)

    def lose_content(self) -> bool:
        """Loses the content of closed files, and returns whether there was any. The manifest stays open, and gets its
        own error.
        """
        manifest = [written for written in self._ranges if "/manifest/" in os.readlink(f"/proc/self/fd/{written.fd}")]
        self._ranges, manifest_ranges = [written for written in self._ranges if written not in manifest], manifest
        has_content = bool(self._ranges)
        self.lose()
        self._ranges = manifest_ranges
        return has_content

    def _forget(self, ranges: list[_Range]) -> None:
        self._ranges = [written for written in self._ranges if written not in ranges]
        for written in ranges:
            os.close(written.fd)
