"""Measures a drive: runs the tests on a real file, stores the result, and removes what a killed program left.

A whole device is only read, at ten places from its beginning to its end and at random. That result is not stored:
reading alone does not tell which kind of drive it is, and would hide an earlier verdict.

While a measurement runs, it emits its progress and the drive's activity for the live graph. None of that is stored with
the runs of backups, from which speeds and the time left are forecast.
"""

import asyncio
import contextlib
import math
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from shingleback.bootstrap.backup import mark_of
from shingleback.bootstrap.write_cache import WriteCacheSidecar, restore_write_cache_first, switchable
from shingleback.devices.dbus import NotThere, Unanswered
from shingleback.devices.mounts import Mount, locked_on, mount_above, mounts_on, number_of, number_of_node, runs_from
from shingleback.devices.udisks import reach
from shingleback.devices.verify_format import FreshVolumes
from shingleback.domain.errors import DriveRefused, Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.local_time import now
from shingleback.domain.measurement import Measurement, TestName, measurement_reason
from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.files import linux
from shingleback.engine.repo import layout
from shingleback.engine.repo.repository import is_at_work, read_only_reason
from shingleback.measuring.areas import (
    FOLDER,
    DeviceArea,
    FileArea,
    MeasurementFolder,
    MeasurementNotes,
    RealSmallFiles,
    remove_left_behind,
    workplace,
)
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan, reading_plan
from shingleback.measuring.requests import Bench, RequestKind, TimedRequest
from shingleback.measuring.sequences import MIB, VolumeSpace
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.monitor.sampler import DriveSampler, SampledDrive, Sampler
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import Emit, MeasurePlanned, Progress, Watching
from shingleback.protocol.measuring import MeasureFinished
from shingleback.protocol.process import Job, reap_sidecar, start_sidecar
from shingleback.store import settings
from shingleback.store.drive_records import MeasurementStore
from shingleback.store.private_files import Paths

_ANSWER_S: Final = 10.0
_TICK_S: Final = 0.5
_LOOK_S: Final = 0.5  # soon enough: a backup that finds too little room would remove old versions
_OF_BACKUPS: Final = (b"/" + layout.HOME + b"/" + layout.LOCK, b"/" + layout.UNFINISHED_MOVE)
_MARKS_OF_BACKUPS: Final = tuple(
    f"{os.fsdecode(folder)}/{os.fsdecode(file)}"
    for folder, file in (
        (layout.HOME, layout.ABOUT),
        (layout.UNFINISHED_MOVE, layout.ABOUT),
        (layout.SECOND_LIST, layout.TABLE),
    )
)
_OF_TESTS: Final = (b"/" + FOLDER.encode(),)
_FAT: Final = frozenset({"vfat", "msdos"})
_FAT_FILE_BYTES: Final = (4 << 30) - MIB
_IN_PLACE: Final = frozenset({"ext2", "ext3", "ext4", "xfs", "exfat", "vfat", "ntfs", "ntfs3", "fuseblk"})


@dataclass(frozen=True, slots=True)
class DriveClock:
    """The drive's time: a modeled drive may run on its own clock.

    Attributes:
        times: how many times faster than the user's time it passes.
    """

    now_s: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    times: float = 1.0


REAL_CLOCK: Final = DriveClock()


def sampler_of(number: int, paths: Paths, emit: Emit) -> Sampler:
    """Return a sampler of the drive below a block device (0: none). It reads counters, without accessing the drive."""
    drives = RealDrives(drive_table_of(paths))

    def find(below: int) -> SampledDrive:
        stack = drives.find(below)
        return SampledDrive(stack.counters, stack.estimator(None), Watching(drive=stack.key, device=stack.device))

    sampler = DriveSampler(find, emit)
    sampler.begin(number)
    return sampler


def planned_event(chosen: Plan, *, times: float = 1.0, stands_for_bytes: int = 0) -> MeasurePlanned:
    """`times`, `stands_for_bytes`: of a simulated drive; see `MeasurePlanned`."""
    low, high = chosen.minutes
    return MeasurePlanned(
        tests=[test.value for test in chosen.in_order],
        area_bytes=chosen.area_bytes,
        written_bytes=chosen.written_bytes,
        low_minutes=low,
        high_minutes=high,
        levels=list(chosen.filling.levels) if chosen.filling else [],
        times=times,
        stands_for_bytes=stands_for_bytes,
    )


class MeasureProgress:
    """Emits progress twice a second, and samples of the drive once a second. Stops for a backup that begins."""

    def __init__(
        self,
        emit: Emit,
        total_bytes: int,
        sampler: Sampler,
        control: Control,
        has_backup: Callable[[], bool],
        drive_clock: DriveClock = REAL_CLOCK,
    ) -> None:
        """`has_backup` returns whether a backup is being written to the same drive."""
        self._emit = emit
        self._sampler = sampler
        self._job = JobControl(control, Why.STOPPED)
        self._clock = drive_clock.now_s
        self._tick_s = _TICK_S * drive_clock.times
        self._backups = _WatchForBackups(has_backup, self._clock())
        self._began_s = self._clock()
        self._reported = Progress(phase="measure", elapsed_s=-math.inf, files=0, bytes=0, total_bytes=total_bytes)
        self._own_writes = OwnWrites()

    def begin(self, test: TestName) -> None:
        self._report(self._elapsed_s, test.value)

    def follow(self, request: TimedRequest) -> None:
        kind, length = request.request.kind, request.request.length
        if kind is RequestKind.FLUSH:
            self._own_writes = _counted(self._own_writes, flushes=1)
        elif kind is RequestKind.READ:
            self._own_writes = _counted(self._own_writes, read_bytes=length)
        elif kind is RequestKind.WRITE and length >= MIB:  # drives treat such writes as a stream
            self._own_writes = _counted(self._own_writes, streamed_bytes=length)
        elif kind is RequestKind.WRITE:
            self._own_writes = _counted(self._own_writes, scattered_bytes=length)
        if (elapsed_s := self._elapsed_s) - self._reported.elapsed_s >= self._tick_s:
            self._report(elapsed_s, self._reported.current)

    def poll(self) -> None:
        """Called before each request, and often during a rest. Raises Canceled, or UsageError if a backup has begun."""
        self._sampler.tick(self._elapsed_s, self._written_bytes, self._own_writes)
        self._backups.look(self._clock())
        self._job.poll()

    @property
    def _elapsed_s(self) -> float:
        return self._clock() - self._began_s

    @property
    def _written_bytes(self) -> int:
        return self._own_writes.streamed_bytes + self._own_writes.scattered_bytes

    def _report(self, elapsed_s: float, test: str) -> None:
        span_s, written_bytes = max(elapsed_s - self._reported.elapsed_s, 1e-3), self._written_bytes
        self._reported = msgspec.structs.replace(
            self._reported,
            elapsed_s=round(elapsed_s, 3),
            bytes=written_bytes,
            current=test,
            bytes_per_s=round((written_bytes - self._reported.bytes) / span_s),
        )
        self._emit(self._reported)


class _WatchForBackups:
    """Finds out, now and then, whether a backup has begun."""

    def __init__(self, has_backup: Callable[[], bool], now_s: float) -> None:
        self._has_backup = has_backup
        self._looked_s = now_s

    def look(self, now_s: float) -> None:
        """Raises UsageError if a backup has begun."""
        if now_s - self._looked_s >= _LOOK_S:
            self._looked_s = now_s
            if self._has_backup():
                raise UsageError(Why.DESTINATION_BUSY)


def _counted(
    own_writes: OwnWrites, *, streamed_bytes: int = 0, scattered_bytes: int = 0, flushes: int = 0, read_bytes: int = 0
) -> OwnWrites:
    return OwnWrites(
        streamed_bytes=own_writes.streamed_bytes + streamed_bytes,
        scattered_bytes=own_writes.scattered_bytes + scattered_bytes,
        scattered_writes=own_writes.scattered_writes + bool(scattered_bytes),
        flushes=own_writes.flushes + flushes,
        read_bytes=own_writes.read_bytes + read_bytes,
    )


def measure_device(
    device: Path,
    tests: tuple[TestName, ...],
    paths: Paths,
    emit: Emit,
    control: Control,
    *,
    is_dry_run: bool = False,
    bus: str | None = None,
) -> MeasureFinished:
    """Measure a whole device by reading it. `bus`: a bus address other than the system bus.

    Raises UsageError, Canceled and DriveError.
    """
    with contextlib.closing(DeviceArea(open_to_read(device, Why.TEST_NOT_ALLOWED, bus))) as area:
        chosen = reading_plan(area.size_bytes, tests)
        emit(planned_event(chosen))
        if is_dry_run:
            return MeasureFinished(outcome=Outcome.DONE, is_dry_run=True)
        sampler = sampler_of(area.device_number, paths, emit)
        progress = MeasureProgress(emit, 0, sampler, control, lambda: False)
        measuring = Measuring(Bench(area, progress.poll, progress.follow), chosen, seed=time.time_ns())
        measurement = measuring.run(now().isoformat(timespec="seconds"), progress.begin)
    return MeasureFinished(outcome=Outcome.DONE, measurement=measurement)


def open_to_read(device: Path, why_not: Why, bus: str | None = None) -> int:
    """Open a device directly if permitted, otherwise through UDisks2, without a password dialog. Raises UsageError."""
    with contextlib.suppress(OSError):
        return os.open(device, os.O_RDONLY | os.O_CLOEXEC)
    fd = asyncio.run(_opened_by_service(device, bus))
    if fd is None:
        raise UsageError(why_not, path=str(device))
    return fd


async def _opened_by_service(device: Path, bus: str | None) -> int | None:
    try:
        async with reach(bus, _ANSWER_S) as udisks:
            return await FreshVolumes(udisks).open_to_read(str(device))
    except (NotThere, Unanswered):
        return None


@dataclass(frozen=True, slots=True)
class MeasureRequest:
    """Attributes: `tests`: empty means the tests that belong to `depth`."""

    destination: Path
    depth: Depth = Depth.NORMAL
    tests: tuple[TestName, ...] = ()
    budget_bytes: int | None = None
    is_dry_run: bool = False


def remove_test_files(paths: Paths) -> None:
    """Remove the files of killed measurements. Forks if there are any, so no thread may be running yet."""
    places = MeasurementNotes(paths.test_places_folder)
    if places.noted():
        reap_sidecar(start_sidecar(places.clean))


def drive_key(destination: Path) -> str:
    """Return the key under which results of the drive are stored; empty if unknown."""
    mount = mount_above(destination)
    mark = mark_of(number_of(mount)) if mount else None
    return mark.key or mark.filesystem if mark else ""


def measure_job(request: MeasureRequest, paths: Paths, drive_clock: DriveClock = REAL_CLOCK) -> Job:
    """Return a job for a worker process, because it waits for the drive."""

    def run(emit: Emit, control: Control) -> MeasureFinished:
        try:
            return _measured(request, paths, emit, control, drive_clock)
        except OSError as error:
            raise linux.refusal(error.errno or 0) from error

    return refusing(run)


def reset_job(place: Path, paths: Paths) -> Job:
    """Return a job that restores a drive's write cache after a killed measurement. It may ask for a password."""

    def run(_emit: Emit, _control: Control) -> MeasureFinished:
        if not os.path.exists(place):
            raise UsageError(Why.DESTINATION_MISSING, path=str(place))
        mount = mount_above(place)
        restore_write_cache_first(number_of_node(bytes(place)) or (number_of(mount) if mount else 0), paths)
        return MeasureFinished(outcome=Outcome.DONE, is_write_cache_reset=True)

    return refusing(run)


def refusing(measure: Callable[[Emit, Control], MeasureFinished]) -> Job:
    """Return a job whose result tells why the measurement was not possible, or was ended."""

    def run(emit: Emit, control: Control) -> MeasureFinished:
        try:
            return measure(emit, control)
        except ShinglebackError as error:
            return MeasureFinished(outcome=error.outcome, why=measurement_reason(error.why), values=error.values)

    return run


def _measured(
    request: MeasureRequest, paths: Paths, emit: Emit, control: Control, drive_clock: DriveClock
) -> MeasureFinished:
    destination = request.destination
    if not os.path.exists(destination):  # unlike that of Path, it bears a name that is too long
        raise UsageError(Why.DESTINATION_MISSING, path=str(destination))
    if destination.is_block_device():
        return measure_device(destination, request.tests, paths, emit, control, is_dry_run=request.is_dry_run)
    backups, mount = backup_places(destination, paths), mount_above(destination)
    number = number_of(mount) if mount else 0
    is_of_system = runs_from(mounted.point for mounted in mounts_on({number})) if number else False
    external = mount if number and not is_of_system else None  # other programs use the system disk at any time
    _check(destination, backups, external)
    chosen = plan(_volume(destination, mount.kind if mount else ""), request.depth, request.budget_bytes, request.tests)
    emit(planned_event(chosen))
    store, key = MeasurementStore(paths.measurements_folder), drive_key(destination)
    earlier = store.of(key) if key else []
    if request.is_dry_run:
        return MeasureFinished(outcome=Outcome.DONE, is_dry_run=True, earlier=earlier)

    restore_write_cache_first(number, paths)
    sampler = sampler_of(number, paths, emit)
    progress = MeasureProgress(
        emit, chosen.written_bytes, sampler, control, lambda: _has_backup(backups, external), drive_clock
    )
    with (
        _write_cache(number, chosen, paths) as write_cache,
        _noted(destination, paths) as place,
        contextlib.closing(_area(place, chosen, drive_clock)) as area,
    ):
        small_files = RealSmallFiles(place, progress.poll, drive_clock.now_s)
        measuring = Measuring(
            Bench(area, progress.poll, progress.follow),
            chosen,
            small_files=small_files,
            write_cache=write_cache,
            stays_in_place=stays_in_place(mount.kind if mount else "", is_unmoved=area.is_unmoved),
            seed=time.time_ns(),
        )
        measurement = measuring.run(now().isoformat(timespec="seconds"), progress.begin)
    return MeasureFinished(
        outcome=Outcome.DONE,
        measurement=measurement,
        earlier=earlier,
        is_kept=bool(key) and is_kept(store, key, measurement),
    )


def _area(place: MeasurementFolder, chosen: Plan, drive_clock: DriveClock) -> FileArea:
    now_s, sleep = drive_clock.now_s, drive_clock.sleep
    return FileArea(place, chosen.area_bytes, most_bytes=chosen.most_area_bytes, clock=now_s, sleep=sleep)


def is_kept(store: MeasurementStore, key: str, measurement: Measurement) -> bool:
    """Store a measurement, and return whether that worked."""
    try:
        store.add(key, measurement)
    except OSError:
        return False
    return True


def stays_in_place(filesystem: str, *, is_unmoved: bool) -> bool:
    """Whether overwriting happens in place. f2fs and others write elsewhere, and so scatter the writes themselves."""
    return filesystem in _IN_PLACE or (filesystem == "btrfs" and is_unmoved)


@contextlib.contextmanager
def _write_cache(number: int, chosen: Plan, paths: Paths) -> Iterator[WriteCacheSidecar | None]:
    """Make the write cache switchable if a test needs it. Raises UsageError if it cannot be switched."""
    if TestName.WRITE_CACHE not in chosen.tests:
        yield None
        return
    with switchable(number, paths) as sidecar:
        yield sidecar


@contextlib.contextmanager
def _noted(destination: Path, paths: Paths) -> Iterator[MeasurementFolder]:
    """Prepare the workplace, with a note on this computer from before the first write until everything is removed."""
    places = MeasurementNotes(paths.test_places_folder)
    places.note(destination)
    try:
        with workplace(destination) as place:
            yield place
    finally:
        if remove_left_behind(destination):
            places.forget(destination)


def backup_places(destination: Path, paths: Paths) -> list[bytes]:
    """Return where backups to this filesystem may be: the folder, its subfolders, and destinations of backup sets."""
    places, mount = {destination}, mount_above(destination)
    with contextlib.suppress(OSError):
        places |= {Path(entry.path) for entry in os.scandir(destination) if entry.is_dir(follow_symlinks=False)}
    with contextlib.suppress(UsageError):
        destinations = [
            Path(backup_set.destination)
            for backup_set in settings.load(paths.settings_file).sets
            if backup_set.destination
        ]
        places |= {place for place in destinations if mount_above(place) == mount}
    return sorted(map(os.fsencode, places))


def _has_backup(places: list[bytes], external: Mount | None) -> bool:
    """Whether a backup is being written or moved at one of these places, or anywhere on the drive by this user."""
    return any(map(is_at_work, places)) or _has_lock(external, _OF_BACKUPS)


def _has_lock(external: Mount | None, endings: tuple[bytes, ...]) -> bool:
    return external is not None and any(path.endswith(endings) for path in locked_on(external))


def _check(destination: Path, backups: list[bytes], external: Mount | None) -> None:
    """Check that a measurement may start: no backup and no other measurement runs. Raises UsageError, DriveRefused."""
    if not destination.is_dir():
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=str(destination))
    # In a backup's own folder, a run touches only its own files.
    above = destination.resolve().parents
    backup = next((folder for folder in above if any((folder / mark).exists() for mark in _MARKS_OF_BACKUPS)), None)
    if backup is not None:
        raise UsageError(Why.TEST_INSIDE_BACKUP, path=str(destination), backup=str(backup))
    if os.statvfs(destination).f_flag & os.ST_RDONLY:
        raise DriveRefused(read_only_reason(bytes(destination)), path=str(destination))
    if not os.access(destination, os.W_OK | os.X_OK):
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=str(destination))
    if _has_backup(backups, external):
        raise UsageError(Why.DESTINATION_BUSY)
    if _has_lock(external, _OF_TESTS):
        raise UsageError(Why.TEST_RUNNING, path=str(destination))


def _volume(destination: Path, filesystem: str) -> VolumeSpace:
    free_bytes, room = linux.settled_free_bytes(destination), os.statvfs(destination)
    total, used = room.f_blocks * room.f_frsize, (room.f_blocks - room.f_bfree) * room.f_frsize
    longest = _FAT_FILE_BYTES if filesystem in _FAT else sys.maxsize
    return VolumeSpace(total, used, free_bytes, longest)
