"""The media of a clone: open devices and images, read and written without the page cache if possible.

The source is only ever open for reading.
"""

import contextlib
import errno
import fcntl
import mmap
import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from shingleback.devices.kernel import sector_bytes
from shingleback.devices.sysfs.reader import read_text
from shingleback.domain.cloning import ClonePlan
from shingleback.domain.errors import DriveFull, ShinglebackError, UsageError, Why
from shingleback.engine.drive.disk import Disk
from shingleback.engine.files.linux import FULL, settled_free_bytes

ALIGNMENT: Final = 4096  # for buffers, and for the parts into which a bad area is divided
_USUAL_SECTOR_BYTES: Final = 512
_ZERO_STEP: Final = 1 << 16
_SYSFS: Final = Path("/sys")


class SourceMedium(Protocol):
    """A device or image to read. Attributes: `sector_bytes`: the smallest unit that can be read."""

    @property
    def size_bytes(self) -> int: ...

    @property
    def sector_bytes(self) -> int: ...

    def read(self, offset: int, buffer: memoryview) -> None:
        """Fill the buffer. Raises OSError, also if the medium ends before that."""

    def is_there(self) -> bool:
        """Whether the medium is there; false once the kernel knows that it was unplugged."""

    def answers(self) -> bool:
        """Whether the last successful read succeeds again, so that an error concerned only its position."""


class TargetMedium(SourceMedium, Protocol):
    def write(self, offset: int, data: memoryview) -> None:
        """Write data. Raises OSError."""

    def flush(self) -> None:
        """Flush, and return when all written data will survive a power cut. Raises OSError."""


class OpenMedium:
    """An open device or image to read."""

    def __init__(self, fd: int, sysfs: Path = _SYSFS) -> None:
        """Take ownership of the descriptor."""
        self.fd = fd
        self._sysfs = sysfs
        self._number = os.fstat(fd).st_rdev
        self._sequence = self._plug_in
        self.size_bytes = os.lseek(fd, 0, os.SEEK_END)
        self.sector_bytes = sector_bytes(fd) or _USUAL_SECTOR_BYTES  # an image has none
        self._read_last = 0
        self._try_direct()

    def read(self, offset: int, buffer: memoryview) -> None:
        done = 0
        while done < len(buffer):
            count = os.preadv(self.fd, [buffer[done:]], offset + done)
            if count == 0:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            done += count
        self._read_last = offset

    def is_there(self) -> bool:
        return not self._number or (self._plug_in == self._sequence and self._device.exists())

    def answers(self) -> bool:
        try:
            return os.preadv(self.fd, [mmap.mmap(-1, ALIGNMENT)], self._read_last) > 0
        except OSError:
            return False

    def close(self) -> None:
        os.close(self.fd)

    @property
    def _device(self) -> Path:
        return self._sysfs / f"dev/block/{os.major(self._number)}:{os.minor(self._number)}"

    @property
    def _plug_in(self) -> str:
        folder = self._device.resolve()
        return read_text((folder.parent if (folder / "partition").exists() else folder) / "diskseq")

    def _try_direct(self) -> None:
        """Turn on direct I/O if possible: an image may end within a block, or be on a filesystem that refuses it."""
        if self.size_bytes % ALIGNMENT and not self._number:
            return
        flags = fcntl.fcntl(self.fd, fcntl.F_GETFL)
        with contextlib.suppress(OSError):
            fcntl.fcntl(self.fd, fcntl.F_SETFL, flags | os.O_DIRECT)


class DeviceTarget(OpenMedium):
    """A device that `devices.erase` has opened for writing."""

    def __init__(self, fd: int, disk: Disk) -> None:
        """`disk` writes at the pace of the run."""
        super().__init__(fd)
        self._disk = disk

    def write(self, offset: int, data: memoryview) -> None:
        self._disk.write(self.fd, data, offset)

    def flush(self) -> None:
        os.fsync(self.fd)


class ImageTarget(DeviceTarget):
    """An image file in which zeros become holes."""

    def resize(self, size_bytes: int) -> None:
        """Set the size of a new image. Raises OSError."""
        os.ftruncate(self.fd, size_bytes)
        self.size_bytes = size_bytes

    def write(self, offset: int, data: memoryview) -> None:
        """Write data, but not beyond the end: the stamp may be longer than a very small image."""
        for run in _runs(data[: max(0, self.size_bytes - offset)]):
            if run.has_data:
                super().write(offset + run.start, data[run.start : run.end])
            else:
                self._clear(offset + run.start, offset + run.end)

    def flush(self) -> None:
        """Flush, and drop the page cache, so that a later comparison reads from the disk."""
        super().flush()
        os.posix_fadvise(self.fd, 0, 0, os.POSIX_FADV_DONTNEED)

    def _clear(self, start: int, end: int) -> None:
        """Write zeros over earlier data, such as the stamp, without filling holes."""
        while (start := self._written_from(start)) < end:
            count = min(_ZERO_STEP, end - start)
            if any(os.pread(self.fd, count, start)):
                super().write(start, memoryview(bytes(count)))
            start += count

    def _written_from(self, start: int) -> int:
        try:
            return os.lseek(self.fd, start, os.SEEK_DATA)
        except OSError as error:  # no data follows, or the filesystem does not report holes
            return self.size_bytes if error.errno == errno.ENXIO else start

    def _try_direct(self) -> None:
        """Do not use direct I/O: the last piece of an image may have any length."""


def opened_image(plan: ClonePlan, disk: Disk, *, is_new: bool) -> ImageTarget:
    """Open the target image of a clone: a new one of the source's size, or one that an earlier run has begun.

    Raises UsageError, and DriveFull if there is not enough room. On an error, no new file is left.
    """
    path = plan.target
    create_flags = os.O_CREAT | os.O_EXCL if is_new else 0
    try:
        if is_new and settled_free_bytes(os.path.dirname(path)) < plan.used_bytes:
            raise DriveFull(Why.CLONE_NO_ROOM)
        fd = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC | create_flags, 0o600)
    except FileExistsError:
        raise UsageError(Why.CLONE_TARGET_EXISTS, path=path) from None
    except OSError as error:
        raise _refusal(error, path) from None
    image = ImageTarget(fd, disk)
    if is_new:
        # Without holes it may not fit, and FAT has a size limit.
        try:
            image.resize(plan.source_bytes)
        except OSError as error:
            image.close()
            os.unlink(path)
            raise _refusal(error, path) from None
    return image


def _refusal(error: OSError, path: str) -> ShinglebackError:
    if error.errno in FULL:
        return DriveFull(Why.CLONE_NO_ROOM)
    return UsageError(Why.TARGET_UNWRITABLE, path=path, detail=error.strerror or "")


class _Run(NamedTuple):
    start: int
    end: int
    has_data: bool


def _runs(data: memoryview) -> Iterator[_Run]:
    """Yield alternating runs of zeros and of other data."""
    nothing = bytes(_ZERO_STEP)

    def has_data(start: int) -> bool:
        part = data[start : start + _ZERO_STEP]
        return part != nothing[: len(part)]

    for is_data, steps in groupby(range(0, len(data), _ZERO_STEP), has_data):
        starts = list(steps)
        yield _Run(starts[0], min(starts[-1] + _ZERO_STEP, len(data)), is_data)
