"""The work of each action in pieces. Between two of them it can be stopped; what was done stays done.

Each work says how far it is, does its next piece, and can be asked to leave the piece that is under way.

Which files a scrub found damaged is known from inode numbers in the kernel's log. The helper leaves out the names that
the kernel knows, which are nobody's business who may read the log. So whoever may list the files finds them by their
inodes: everything is looked through, but only where there is damage.
"""

import asyncio
import contextlib
import os
import re
from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple, Protocol

from shingleback.devices.drive_functions import SelfTest, SelfTestState
from shingleback.devices.helper_client import Helper, HelperRefused
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.care.types import BtrfsSpace
from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.domain.helper_protocol import Doing
from shingleback.engine.files import btrfs
from shingleback.engine.repo import layout

_GIB: Final = 1 << 30
_LOOK_S: Final = 1.0
_LARGEST: Final = (1 << 64) - 1
_SCRUBBED: Final = re.compile(r"^\s*(?:data|tree)_bytes_scrubbed:\s*(\d+)", re.MULTILINE)
_UNCORRECTABLE: Final = re.compile(r"^\s*uncorrectable_errors:\s*(\d+)", re.MULTILINE)
_IS_RUNNING: Final = "is running"  # as `btrfs balance status` has it
_RELOCATED: Final = re.compile(r"relocate (\d+) out of")


class Work(Protocol):
    """One action.

    Attributes:
        done, total: how far it is, in a measure of its own; `done` may stay below.
        is_done: nothing is left of it.
    """

    done: int
    total: int
    is_done: bool

    async def next(self) -> None:
        """One piece. Raises a DriveRefused, or what the bus raises."""

    async def leave(self) -> None:
        """Have the piece that is under way end soon; `next` goes on from there."""


class Scrub:
    """btrfs reads everything once, a portion at a time: it is canceled after that, and resumed the next time.

    Attributes:
        errors: what could not be corrected in this portion. The round counts on: what an earlier portion found was
            told then, and may be mended by now.
        is_whole: it came to the end of the drive.
    """

    def __init__(
        self, helper: Helper, device: HelperDevice, portion_bytes: int, *, is_from_beginning: bool = False
    ) -> None:
        """`is_from_beginning`: what was under way before counts for nothing."""
        self.done = 0
        self.total = max(1, portion_bytes)
        self.is_done = False
        self.is_whole = False
        self.errors = 0
        self._helper = helper
        self._device = device
        self._before: int | None = 0 if is_from_beginning else None
        self._errors_before = 0
        self._is_left = False
        self._doing = Doing.START if is_from_beginning else Doing.RESUME

    async def next(self) -> None:
        self._is_left = False
        if self._before is None:
            self._before, self._errors_before = await self._stand(is_new=True)
        work = asyncio.ensure_future(self._helper.scrub(self._device, self._doing))
        self._doing = Doing.RESUME
        try:
            while not (await asyncio.wait({work}, timeout=_LOOK_S))[0]:
                await self._look()
                if self.is_done:
                    await self.leave()
            self.is_whole = self.is_done = not self._is_ended_by_us(work)
        finally:
            work.cancel()
        await self._look()

    def _is_ended_by_us(self, work: "asyncio.Future[str]") -> bool:
        try:
            work.result()
        except HelperRefused:
            if not self._is_left:
                raise
            return True
        return False

    async def leave(self) -> None:
        self._is_left = True
        with contextlib.suppress(HelperRefused):  # it may just have ended
            await self._helper.scrub(self._device, Doing.CANCEL)

    async def _look(self) -> None:
        now, errors = await self._stand()
        self.errors = max(self.errors, errors - self._errors_before if errors >= self._errors_before else errors)
        before = self._before or 0
        self.done = max(self.done, now - before if now >= before else now)
        self.is_done = self.is_done or self.done >= self.total

    async def _stand(self, *, is_new: bool = False) -> tuple[int, int]:
        """Bytes and errors of the round; none where the next portion begins a new one."""
        try:
            text = await self._helper.scrub(self._device, Doing.STATUS)
        except HelperRefused:
            return 0, 0
        if is_new and "finished" in text:
            return 0, 0
        scrubbed, errors = (sum(map(int, pattern.findall(text))) for pattern in (_SCRUBBED, _UNCORRECTABLE))
        return scrubbed, errors


class Balance:
    """Block groups that are nearly empty are emptied, two at a time, the emptiest first, until enough is free.

    One that lost its drive or the current goes on by itself as soon as the filesystem is mounted: it is waited for.

    Attributes:
        freed_bytes: what is unallocated now and was not before.
    """

    def __init__(
        self,
        helper: Helper,
        device: HelperDevice,
        space: Callable[[], BtrfsSpace | None],
        enough_bytes: int,
        most_groups: int,
        look_s: float = _LOOK_S,
    ) -> None:
        """`space` may wait for the drive."""
        self.done = 0
        self.total = most_groups
        self.is_done = False
        self.freed_bytes = 0
        self._helper = helper
        self._device = device
        self._space = space
        self._enough_bytes = enough_bytes
        self._look_s = look_s
        self._before = self._unallocated()
        self._fullness = [0, 10, 25, 50]

    async def next(self) -> None:
        if _IS_RUNNING in await self._helper.balance(self._device, Doing.STATUS):
            await asyncio.sleep(self._look_s)
            return
        text = await self._helper.balance(self._device, Doing.START, self._fullness[0])
        found = _RELOCATED.search(text)
        moved = int(found[1]) if found else 0
        if not moved:
            self._fullness.pop(0)
        self.done += moved
        now = self._unallocated()
        self.freed_bytes = max(0, now - self._before)
        self.is_done = not self._fullness or now >= self._enough_bytes or self.done >= self.total

    async def leave(self) -> None:
        """Two block groups are soon moved, and none is left half moved."""

    def _unallocated(self) -> int:
        found = self._space()
        return found.unallocated_bytes if found else 0


class Trim:
    """The free space of a filesystem is told to the drive, a range at a time.

    Attributes:
        trimmed_bytes: so much was free.
    """

    PIECE_BYTES: Final = 64 * _GIB
    _LEAST_BYTES: Final = 1 << 20  # smaller gaps are not worth the drive's while

    def __init__(
        self, helper: Helper, device: HelperDevice, size_bytes: int, place: int, keep: Callable[[int], None]
    ) -> None:
        """`place` is where it was stopped; `keep` notes where it would go on."""
        self.done = min(place, size_bytes)
        self.total = size_bytes
        self.is_done = False
        self.trimmed_bytes = 0
        self._helper = helper
        self._device = device
        self._keep = keep

    async def next(self) -> None:
        """The last range has no end: a btrfs counts on beyond the size of its device."""
        start = self.done
        end = start + self.PIECE_BYTES
        is_last = end >= self.total
        length = _LARGEST - start if is_last else self.PIECE_BYTES
        self.trimmed_bytes += await self._helper.trim(self._device, start, length, self._LEAST_BYTES)
        self.done = min(end, self.total)
        self.is_done = is_last
        self._keep(self.done)

    async def leave(self) -> None:
        """A range is soon told."""


class CollectGarbage:
    """f2fs: a few sections a round, and what was moved is written out between the rounds.

    Attributes:
        rounds: sections that were collected.
    """

    ROUNDS: Final = 32

    def __init__(self, helper: Helper, device: HelperDevice, sync: Callable[[], None], most_rounds: int) -> None:
        self.done = 0
        self.total = max(1, most_rounds)
        self.is_done = False
        self.rounds = 0
        self._helper = helper
        self._device = device
        self._sync = sync

    async def next(self) -> None:
        wanted = min(self.ROUNDS, self.total - self.done)
        collected = await self._helper.collect_garbage(self._device, wanted)
        self._sync()
        self.rounds += collected
        self.done += collected
        self.is_done = collected < wanted or self.done >= self.total

    async def leave(self) -> None:
        """A few rounds are soon over."""


class DriveTest:
    """The drive tests itself, and is asked now and then how far it is.

    Attributes:
        state: as it was told last; None before.
    """

    LOOK_S: Final = 10.0

    def __init__(self, test: SelfTest, *, is_long: bool, look_s: float = LOOK_S) -> None:
        self.done = 0
        self.total = 100
        self.is_done = False
        self.state: SelfTestState | None = None
        self._test = test
        self._is_long = is_long
        self._look_s = look_s

    async def next(self) -> None:
        """One that is under way already, which this or another program has begun, is waited for."""
        if self.state is None:
            self.state = await self._test.state()
            if not self.state.is_running:
                await self._test.start(is_long=self._is_long)
        await asyncio.sleep(self._look_s)
        self.state = await self._test.state()
        self.done = round(self.state.done * self.total)
        self.is_done = not self.state.is_running

    async def leave(self) -> None:
        """It does not disturb anybody: the drive lets other work go first."""


def sync_of(point: bytes, syncfs: Callable[[int], None]) -> Callable[[], None]:
    """Writes out what waits for the filesystem there. Raises OSError as the drive does."""

    def sync() -> None:
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            syncfs(fd)
        finally:
            os.close(fd)

    return sync


_DAMAGED: Final = re.compile(r"checksum error .*\broot (\d+),? inode (\d+)\b")
_TIME_FIELD: Final = 2
_CLOCKS_DIFFER_S: Final = 2.0


class DamagedInode(NamedTuple):
    """Each subvolume of a btrfs counts its inodes by itself."""

    subvolume: int
    inode: int


def damaged_inodes(records: Iterable[str], since_s: float) -> set[DamagedInode]:
    """Those that the kernel named since then. `since_s`: on the clock that never goes back, as `time.monotonic`.

    A record begins with its priority, its number and its time in microseconds since the computer started.
    """
    found = set()
    for record in records:
        head, _, text = record.partition(";")
        fields, named = head.split(","), _DAMAGED.search(text)
        at_us = fields[_TIME_FIELD] if len(fields) > _TIME_FIELD else ""
        if named and at_us.isdigit() and int(at_us) / 1e6 >= since_s - _CLOCKS_DIFFER_S:
            found.add(DamagedInode(int(named[1]), int(named[2])))
    return found


def names_of(inodes: Collection[DamagedInode], top: bytes, attend: Callable[[], None]) -> list[bytes]:
    """Paths below `top`, one for each file of a backup: that in the newest version that has it. `attend` may raise."""
    missing, found = set(inodes), list[tuple[int, bytes]]()
    folders = [b""]
    while folders and missing:
        attend()
        folder = folders.pop()
        inside: list[bytes] = []
        with contextlib.suppress(OSError), os.scandir(os.path.join(top, folder)) as entries:
            subvolume = _subvolume_of(os.path.join(top, folder))
            for entry in entries:
                path, one = os.path.join(folder, entry.name), DamagedInode(subvolume, entry.inode())
                if entry.is_dir(follow_symlinks=False):
                    inside.append(path)
                elif one in missing:
                    missing.discard(one)
                    if not _is_older(one.inode, path, found):
                        found.append((one.inode, path))
        folders += sorted(inside, key=lambda path: os.path.basename(path) != layout.HOME)  # old versions come last
    return [path for _, path in found]


def damaged_files(records: Iterable[str], since_s: float, top: bytes, attend: Callable[[], None]) -> list[LeftOut]:
    """Those of which the kernel's log has told since then, on the filesystem that is mounted at `top`."""
    return [LeftOut(path, LeftOutReason.DAMAGED) for path in names_of(damaged_inodes(records, since_s), top, attend)]


def by_backup(paths: Iterable[bytes], top: bytes) -> dict[bytes, frozenset[bytes]]:
    """Which of them are in which backup, wherever on the drive that is; the names are those in the backup."""
    found: dict[bytes, set[bytes]] = {}
    for path in paths:
        folder = os.path.dirname(path)
        while folder and not _is_backup(os.path.join(top, folder)):
            folder = os.path.dirname(folder)
        if _is_backup(os.path.join(top, folder)):
            found.setdefault(os.path.join(top, folder).rstrip(b"/"), set()).add(os.path.relpath(path, folder or b"."))
    return {backup: frozenset(names) for backup, names in found.items()}


def _is_backup(folder: bytes) -> bool:
    return os.path.isdir(os.path.join(folder, layout.HOME))


def _is_older(inode: int, path: bytes, found: Iterable[tuple[int, bytes]]) -> bool:
    """An old version of a file that was found: snapshots of one subvolume count its inodes alike."""
    backup, home, _ = path.partition(layout.HOME)
    return bool(home) and any(inode == other and known.startswith(backup) for other, known in found)


def _subvolume_of(folder: bytes) -> int:
    """Raises OSError: another filesystem that is mounted there has inodes of its own."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        return btrfs.subvolume_id(fd)
    finally:
        os.close(fd)
