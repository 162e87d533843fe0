"""Looks at what is on a drive, volume by volume, each in a worker process of its own, since a drive may hang."""

import asyncio
import contextlib
import os
import stat
import time
from collections.abc import Callable
from typing import Final

import msgspec.structs

from shingleback.bootstrap.backup import Emit
from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.kernel import Kernel
from shingleback.devices.mount import BriefMount
from shingleback.devices.mounts import Mount, mounts
from shingleback.devices.udisks import reach
from shingleback.devices.udisks_objects import is_off_limits, whole_around
from shingleback.devices.watch.snapshot import volumes_of
from shingleback.domain.connection import AccessTimes, access_times
from shingleback.domain.drive import Use, Volume
from shingleback.domain.errors import (
    Canceled,
    DriveGone,
    DriveRefused,
    Outcome,
    SafetyRefusal,
    UsageError,
    Why,
)
from shingleback.domain.text import display_path
from shingleback.engine.files import linux
from shingleback.engine.folder_sizes import ContentsLook
from shingleback.protocol.attended import run_attended
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Note
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.result_items import ContentsItem
from shingleback.protocol.results import (
    CommandResult,
    ContentsFinished,
)

_LOOK_S: Final = 5.0  # for what is there; spinning up comes before it
_VOLUME_S: Final = 60.0

_FAILED: Final = (NotThere, Unanswered, BusError, OSError)


def look_at_contents(
    device: bytes, emit: Emit, control: Control, bus_address: str | None = None, look_s: float = _LOOK_S
) -> list[ContentsItem]:
    """Of each volume, the order being that of the drive. Raises ShinglebackError."""
    volumes = run_attended(_volumes(_number_of(device), os.fsdecode(device), bus_address), control, Why.STOPPED)
    return [_looked_at(volume, emit, control, bus_address, look_s) for volume in volumes]


def _number_of(device: bytes) -> int:
    """Only what is in /dev is touched, which does not wait for any drive."""
    if device.startswith(b"/dev/"):
        with contextlib.suppress(OSError):
            info = os.stat(device)
            if stat.S_ISBLK(info.st_mode):
                return info.st_rdev
    raise UsageError(Why.NO_SUCH_DRIVE, device=os.fsdecode(device))


async def _volumes(number: int, shown: str, bus_address: str | None) -> tuple[Volume, ...]:
    """Without a thread: this process is going to fork."""
    try:
        async with reach(bus_address) as udisks:
            whole = whole_around(number, await udisks.objects())
    except (NotThere, Unanswered, BusError):
        raise DriveRefused(Why.NO_DRIVE_SERVICE) from None
    if whole is None:
        raise UsageError(Why.NO_SUCH_DRIVE, device=shown)
    mounted = Kernel(linux.syncfs).mounted(whole.numbers)
    if is_off_limits(whole, [mount.point for mount in mounted]):
        raise SafetyRefusal(Why.NOTHING_TO_EJECT, path=shown)
    disks = [one for one in whole.devices if one.partition is None] or whole.devices
    return volumes_of(whole, max(disks, key=lambda one: one.block.size), {}, ())


def _looked_at(volume: Volume, emit: Emit, control: Control, bus_address: str | None, look_s: float) -> ContentsItem:
    known = ContentsItem(
        device=volume.device, filesystem=volume.filesystem, label=volume.label, size_bytes=volume.size_bytes
    )
    if volume.use is not Use.FILES:
        return known
    brief = BriefMount(volume.number, lambda: reach(bus_address))
    result: CommandResult | None = None
    with contextlib.suppress(DriveGone):  # its process has ended without a result
        result = run_apart(_look_job(brief, known, look_s), emit, _LimitedControl(control, _VOLUME_S))
    if result is None:
        run_apart(_closing_job(brief, known), emit, _LimitedControl(Unattended(), _VOLUME_S))
    if control.is_canceled:
        raise Canceled(Why.STOPPED)
    return result.volumes[0] if isinstance(result, ContentsFinished) else known


def _look_job(brief: BriefMount, known: ContentsItem, look_s: float) -> Job:
    """To be run apart."""

    def run(emit: Emit, control: Control) -> ContentsFinished:
        item, is_ours = known, False
        try:
            mount, is_ours = asyncio.run(brief.open(emit))
            if mount is not None:
                item = _seen(known, mount, is_ours=is_ours, goes_on=_goes_on(control, time.monotonic() + look_s))
        except _FAILED:  # what is known from outside remains
            pass
        if is_ours:
            _close(brief, known, emit)
        return _word(item)

    return run


def _closing_job(brief: BriefMount, known: ContentsItem) -> Job:
    """The same for what a look has left that did not come to its end."""

    def run(emit: Emit, _control: Control) -> ContentsFinished:
        _close(brief, known, emit)
        return _word(known)

    return run


def _close(brief: BriefMount, known: ContentsItem, emit: Emit) -> None:
    try:
        is_closed = asyncio.run(brief.close())
    except _FAILED:
        is_closed = False
    if not is_closed:
        emit(Note(code="left-open", values={"device": known.device}))


def _seen(known: ContentsItem, mount: Mount, *, is_ours: bool, goes_on: Callable[[], bool]) -> ContentsItem:
    """Raises OSError where not even the top can be read."""
    times = access_times(mount.kind, mount.options, mount.of_all)
    point = bytes(mount.point)
    look = ContentsLook(
        point,
        goes_on,
        notes_times=times not in (AccessTimes.NONE, AccessTimes.READ_ONLY),
        other_mounts=[bytes(other.point) for other in mounts()],
    )
    look.run()
    found = look.found
    return msgspec.structs.replace(
        known,
        used_bytes=found.used_bytes,
        files=found.files,
        newest=found.newest_files(),
        is_complete=found.is_complete,
        mount_point="" if is_ours else display_path(point),
        backup_sources=found.backup_sources,
    )


def _goes_on(control: Control, end_s: float) -> Callable[[], bool]:
    def goes_on() -> bool:
        control.refresh()
        return not control.is_canceled and time.monotonic() < end_s

    return goes_on


def _word(item: ContentsItem) -> ContentsFinished:
    return ContentsFinished(outcome=Outcome.DONE, exit_code=0, device=item.device, volumes=[item])


class _LimitedControl(Unattended):
    """Stops the work when the person does, and when it takes too long."""

    def __init__(self, inner: Control, limit_s: float) -> None:
        super().__init__()
        self._inner = inner
        self._end_s = time.monotonic() + limit_s

    def refresh(self) -> None:
        self._inner.refresh()
        self.is_canceled = self._inner.is_canceled or time.monotonic() > self._end_s
        self.gives_up = self._inner.gives_up
