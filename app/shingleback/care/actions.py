"""The work of each action, in pieces. It can be stopped between two pieces, and finished pieces stay done.

Each work reports its progress, does its next piece, and can end the current piece early.

A scrub reports damaged files only as inode numbers in the kernel's log: the helper hides the file names there, because
its callers may not be allowed to see them. So the files are found by their inodes, by whoever may list them: this
searches the whole filesystem, but only if there is damage.
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
from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.domain.helper_protocol import Doing
from shingleback.engine.files import btrfs
from shingleback.engine.repo import layout

_GIB: Final = 1 << 30
_LOOK_S: Final = 1.0
_LARGEST: Final = (1 << 64) - 1
_SCRUBBED: Final = re.compile(r"^\s*(?:data|tree)_bytes_scrubbed:\s*(\d+)", re.MULTILINE)
_UNCORRECTABLE: Final = re.compile(r"^\s*uncorrectable_errors:\s*(\d+)", re.MULTILINE)
_IS_RUNNING: Final = "is running"  # in the output of `btrfs balance status`
_RELOCATED: Final = re.compile(r"relocate (\d+) out of")
_DAMAGED: Final = re.compile(r"checksum error .*\broot (\d+),? inode (\d+)\b")
_TIME_FIELD: Final = 2
_CLOCKS_DIFFER_S: Final = 2.0


class Work(Protocol):
    """One action.

    Attributes:
        done, total: the progress, in a unit of the action's own; `done` may end below `total`.
        is_done: nothing is left to do.
    """

    @property
    def done(self) -> int: ...

    @property
    def total(self) -> int: ...

    @property
    def is_done(self) -> bool: ...

    async def next(self) -> None:
        """Do one piece. Raises a DriveRefused, or what the bus raises."""

    async def leave(self) -> None:
        """End the current piece soon; `next` continues from there."""


class _ScrubCounts:
    """What a portion of a scrub has read and found. The counters of btrfs cover the whole round.

    Attributes:
        done: bytes that were read.
        errors: uncorrectable errors in this portion only. Those of earlier portions were reported then, and may be
            repaired by now.
    """

    def __init__(self) -> None:
        self.done = 0
        self.errors = 0
        self._bytes_before = 0
        self._errors_before = 0

    def begin_at(self, count: int, errors: int) -> None:
        self._bytes_before, self._errors_before = count, errors

    def update(self, count: int, errors: int) -> None:
        """Take the counters of the round, which begin anew if the round does."""
        self.errors = max(self.errors, errors - self._errors_before if errors >= self._errors_before else errors)
        self.done = max(self.done, count - self._bytes_before if count >= self._bytes_before else count)


class Scrub:
    """A btrfs scrub, a portion of the filesystem at a time: it is canceled after a portion, and resumed the next time.

    Attributes:
        is_whole: the scrub reached the end of the drive.
    """

    def __init__(
        self, helper: Helper, device: HelperDevice, portion_bytes: int, *, is_from_beginning: bool = False
    ) -> None:
        """`is_from_beginning`: start over, and ignore an interrupted scrub."""
        self.total = max(1, portion_bytes)
        self.is_done = False
        self.is_whole = False
        self._counts: _ScrubCounts | None = _ScrubCounts() if is_from_beginning else None
        self._helper = helper
        self._device = device
        self._is_left = False
        self._doing = Doing.START if is_from_beginning else Doing.RESUME

    @property
    def done(self) -> int:
        return self._counts.done if self._counts else 0

    @property
    def errors(self) -> int:
        """Uncorrectable errors in this portion."""
        return self._counts.errors if self._counts else 0

    async def next(self) -> None:
        self._is_left = False
        if self._counts is None:
            self._counts = _ScrubCounts()
            self._counts.begin_at(*await self._stand(is_new=True))
        work = asyncio.ensure_future(self._helper.scrub(self._device, self._doing))
        self._doing = Doing.RESUME
        try:
            while not (await asyncio.wait({work}, timeout=_LOOK_S))[0]:
                await self._read_state()
                if self.is_done:
                    await self.leave()
            self.is_whole = self.is_done = not self._is_ended_by_us(work)
        finally:
            work.cancel()
        await self._read_state()

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
        with contextlib.suppress(HelperRefused):  # it may have ended just now
            await self._helper.scrub(self._device, Doing.CANCEL)

    async def _read_state(self) -> None:
        if self._counts is not None:
            self._counts.update(*await self._stand())
        self.is_done = self.is_done or self.done >= self.total

    async def _stand(self, *, is_new: bool = False) -> tuple[int, int]:
        """Return the bytes and errors of the scrub so far; (0, 0) if the next portion starts a new one."""
        try:
            text = await self._helper.scrub(self._device, Doing.STATUS)
        except HelperRefused:
            return 0, 0
        if is_new and "finished" in text:
            return 0, 0
        scrubbed, errors = (sum(map(int, pattern.findall(text))) for pattern in (_SCRUBBED, _UNCORRECTABLE))
        return scrubbed, errors


class _Unallocated:
    """The space that no block group has. `space` may block on the drive.

    Attributes:
        freed_bytes: how much it has grown.
    """

    def __init__(self, space: Callable[[], BtrfsSpace | None], enough_bytes: int) -> None:
        self.freed_bytes = 0
        self._space = space
        self._enough_bytes = enough_bytes
        self._before_bytes = self._look()

    def is_enough(self) -> bool:
        """Look at it again."""
        now_bytes = self._look()
        self.freed_bytes = max(0, now_bytes - self._before_bytes)
        return now_bytes >= self._enough_bytes

    def _look(self) -> int:
        space = self._space()
        return space.unallocated_bytes if space else 0


class Balance:
    """Frees nearly empty block groups, two at a time, the emptiest first, until enough space is unallocated.

    A balance that was interrupted by a power cut or a pulled drive continues automatically when the filesystem is
    mounted. It is waited for.
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
        """`space` may block on the drive."""
        self.done = 0
        self.total = most_groups
        self.is_done = False
        self._helper = helper
        self._device = device
        self._unallocated = _Unallocated(space, enough_bytes)
        self._look_s = look_s
        self._fullness = [0, 10, 25, 50]

    @property
    def freed_bytes(self) -> int:
        """How much the unallocated space has grown."""
        return self._unallocated.freed_bytes

    async def next(self) -> None:
        if _IS_RUNNING in await self._helper.balance(self._device, Doing.STATUS):
            await asyncio.sleep(self._look_s)
            return
        text = await self._helper.balance(self._device, Doing.START, self._fullness[0])
        match = _RELOCATED.search(text)
        moved = int(match[1]) if match else 0
        if not moved:
            self._fullness.pop(0)
        self.done += moved
        is_enough = self._unallocated.is_enough()
        self.is_done = not self._fullness or is_enough or self.done >= self.total

    async def leave(self) -> None:
        """Do nothing: two block groups are moved soon, and stopping in between would waste the work."""


class Trim:
    """Tells the drive which space of a filesystem is free, a range at a time.

    Attributes:
        trimmed_bytes: free space trimmed so far.
    """

    PIECE_BYTES: Final = 64 * _GIB
    _MIN_BYTES: Final = 1 << 20  # smaller gaps are not worth a command

    def __init__(
        self, helper: Helper, device: HelperDevice, size_bytes: int, place: int, save_place: Callable[[int], None]
    ) -> None:
        """`place` is the byte to continue from; `save_place` saves the next such byte."""
        self.done = min(place, size_bytes)
        self.total = size_bytes
        self.is_done = False
        self.trimmed_bytes = 0
        self._helper = helper
        self._device = device
        self._save_place = save_place

    async def next(self) -> None:
        """Trim the next range. The last one is open-ended: btrfs addresses go beyond the size of the device."""
        start = self.done
        end = start + self.PIECE_BYTES
        is_last = end >= self.total
        length = _LARGEST - start if is_last else self.PIECE_BYTES
        self.trimmed_bytes += await self._helper.trim(self._device, start, length, self._MIN_BYTES)
        self.done = min(end, self.total)
        self.is_done = is_last
        self._save_place(self.done)

    async def leave(self) -> None:
        """Do nothing: a range takes only a short time."""


class CollectGarbage:
    """Collects f2fs garbage a few sections at a time, and writes the moved data out in between.

    Attributes:
        rounds: sections collected so far.
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
        rounds = min(self.ROUNDS, self.total - self.done)
        collected = await self._helper.collect_garbage(self._device, rounds)
        self._sync()
        self.rounds += collected
        self.done += collected
        self.is_done = collected < rounds or self.done >= self.total

    async def leave(self) -> None:
        """Do nothing: a few rounds take only a short time."""


class DriveTest:
    """The drive's self-test, with its progress polled.

    Attributes:
        state: the last reported state; None before the first.
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
        """Start the test, or wait for one already running, whoever started it."""
        if self.state is None:
            self.state = await self._test.state()
            if not self.state.is_running:
                await self._test.start(is_long=self._is_long)
        await asyncio.sleep(self._look_s)
        self.state = await self._test.state()
        self.done = round(self.state.done * self.total)
        self.is_done = not self.state.is_running

    async def leave(self) -> None:
        """Do nothing: the test disturbs nobody, because the drive gives other commands priority."""


def sync_of(point: bytes, syncfs: Callable[[int], None]) -> Callable[[], None]:
    """Return a function that writes out the filesystem at `point`. It raises the drive's OSError."""

    def sync() -> None:
        fd = os.open(point, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            syncfs(fd)
        finally:
            os.close(fd)

    return sync


class DamagedInode(NamedTuple):
    """An inode and its subvolume, because each subvolume of a btrfs numbers its inodes separately."""

    subvolume: int
    inode: int


def damaged_inodes(records: Iterable[str], since_s: float) -> set[DamagedInode]:
    """Return the inodes that the kernel reported as damaged since `since_s` (in `time.monotonic` seconds).

    A record begins with its priority, its number and its time in microseconds since boot.
    """
    inodes = set()
    for record in records:
        head, _, text = record.partition(";")
        fields, named = head.split(","), _DAMAGED.search(text)
        at_us = fields[_TIME_FIELD] if len(fields) > _TIME_FIELD else ""
        if named and at_us.isdigit() and int(at_us) / 1e6 >= since_s - _CLOCKS_DIFFER_S:
            inodes.add(DamagedInode(int(named[1]), int(named[2])))
    return inodes


def names_of(inodes: Collection[DamagedInode], top: bytes, attend: Callable[[], None]) -> list[bytes]:
    """Return paths below `top`, one per file of a backup: the current file if affected, otherwise an old version.

    `attend` is called for each folder, and may raise to stop the search.
    """
    missing, names = set(inodes), list[tuple[int, bytes]]()
    folders = [b""]
    while folders and missing:
        attend()
        folder = folders.pop()
        inside: list[bytes] = []
        with contextlib.suppress(OSError), os.scandir(os.path.join(top, folder)) as entries:
            subvolume = _subvolume_of(os.path.join(top, folder))
            for entry in entries:
                path, inode = os.path.join(folder, entry.name), DamagedInode(subvolume, entry.inode())
                if entry.is_dir(follow_symlinks=False):
                    inside.append(path)
                elif inode in missing:
                    missing.discard(inode)
                    if not _is_older(inode.inode, path, names):
                        names.append((inode.inode, path))
        folders += sorted(inside, key=lambda path: os.path.basename(path) != layout.HOME)  # search old versions last
    return [path for _, path in names]


def damaged_files(records: Iterable[str], since_s: float, top: bytes, attend: Callable[[], None]) -> list[LeftOut]:
    """Return the files that the kernel's log reports as damaged since `since_s`, on the filesystem mounted at `top`."""
    return [LeftOut(path, LeftOutReason.DAMAGED) for path in names_of(damaged_inodes(records, since_s), top, attend)]


def by_backup(paths: Iterable[bytes], top: bytes) -> dict[bytes, frozenset[bytes]]:
    """Group paths by the backup that contains them, anywhere on the drive, and make them relative to it."""
    names_by_backup: dict[bytes, set[bytes]] = {}
    for path in paths:
        folder = os.path.dirname(path)
        while folder and not layout.has_proof(os.path.join(top, folder)):
            folder = os.path.dirname(folder)
        backup = os.path.join(top, folder)
        if layout.has_proof(backup):
            names_by_backup.setdefault(backup.rstrip(b"/"), set()).add(os.path.relpath(path, folder or b"."))
    return {backup: frozenset(names) for backup, names in names_by_backup.items()}


def _is_older(inode: int, path: bytes, names: Iterable[tuple[int, bytes]]) -> bool:
    """Whether this is an old version of a file already found: snapshots of one subvolume share its inode numbers."""
    backup, home, _ = path.partition(layout.HOME)
    return bool(home) and any(inode == other_inode and name.startswith(backup) for other_inode, name in names)


def _subvolume_of(folder: bytes) -> int:
    """Raises OSError if another filesystem is mounted there: its inodes are unrelated."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        return btrfs.subvolume_id(fd)
    finally:
        os.close(fd)
