"""Measuring a drive: puts the tests on a real file, keeps the result, and removes what an ended program left.

A whole device is only read, at ten places from its beginning to its end and at random. That result is not kept: reading
alone does not tell which kind of drive it is, and would hide an earlier verdict.

While a measurement runs, it tells how far it is, and what the drive does, for the live graph. Nothing of that is kept
with the runs of backups, from which speeds and the time left are forecast.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.bootstrap.backup import Emit, mark_of, now
from shingleback.bootstrap.write_cache import WriteCacheKeeper, put_back_first, switchable
from shingleback.devices.dbus import NotThere, Unanswered
from shingleback.devices.mounts import Mount, locked_on, mount_above, mounts_on, number_of, runs_from
from shingleback.devices.udisks import reach
from shingleback.devices.verify_format import FreshVolumes
from shingleback.domain.errors import DriveRefused, Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.measurement import Measurement, TestName, why_of_test
from shingleback.domain.monitoring import OwnWrites
from shingleback.engine.files import linux
from shingleback.engine.repo import layout
from shingleback.engine.repo.repository import is_at_work
from shingleback.measuring.areas import (
    FOLDER,
    BegunPlaces,
    DeviceArea,
    FileArea,
    RealSmallFiles,
    Workplace,
    remove_left_behind,
    workplace,
)
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan, reading_plan
from shingleback.measuring.requests import Asked, Bench, RequestKind
from shingleback.measuring.sequences import MIB, VolumeSpace
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.monitor.sampler import DriveSampler, Sampler, Watched
from shingleback.protocol.control import Control
from shingleback.protocol.events import MeasurePlanned, Progress, Watching
from shingleback.protocol.process import Job, reap_sidecar, start_sidecar
from shingleback.protocol.results import MeasureFinished
from shingleback.store import settings
from shingleback.store.drive_records import MeasurementStore
from shingleback.store.private_files import Paths

_TICK_S: Final = 0.5
_LOOK_S: Final = 0.5  # a backup that finds too little room would give up old versions


def sampler_of(number: int, paths: Paths, emit: Emit) -> Sampler:
    """Of the drive below the block device of this number; 0: none. Reads counters only, and accesses no drive."""
    drives = RealDrives(drive_table_of(paths))

    def find(below: int) -> Watched:
        found = drives.find(below)
        return Watched(found.counters, found.estimator(None), Watching(drive=found.key, device=found.device))

    sampler = DriveSampler(find, emit)
    sampler.begin(number)
    return sampler


def planned_event(chosen: Plan) -> MeasurePlanned:
    low, high = chosen.minutes
    return MeasurePlanned(
        tests=[test.value for test in chosen.tests],
        area_bytes=chosen.area_bytes,
        written_bytes=chosen.written_bytes,
        low_minutes=low,
        high_minutes=high,
        levels=list(chosen.filling.levels) if chosen.filling else [],
    )


class MeasureProgress:
    """Tells twice a second how far it is, and once a second what the drive does; a backup that begins ends it."""

    def __init__(
        self,
        emit: Emit,
        total_bytes: int,
        sampler: Sampler,
        control: Control,
        has_backup: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`has_backup`: a backup is being written to the same drive."""
        self._emit = emit
        self._total_bytes = total_bytes
        self._sampler = sampler
        self._control = control
        self._has_backup = has_backup
        self._clock = clock
        self._began_s = self._looked_s = clock()
        self._told_s = 0.0
        self._told_bytes = 0
        self._own = OwnWrites()
        self._test = ""

    def begin(self, test: TestName) -> None:
        self._test = test.value
        self._tell(self._clock())

    def follow(self, asked: Asked) -> None:
        self._own = _after(self._own, asked)
        if (now_s := self._clock()) - self._told_s >= _TICK_S:
            self._tell(now_s)

    def is_canceled(self) -> bool:
        """Asked before each request, and several times a second during a rest. Raises UsageError for a backup."""
        now_s = self._clock()
        self._sampler.tick(now_s - self._began_s, self._written_bytes, self._own)
        if now_s - self._looked_s >= _LOOK_S:
            self._looked_s = now_s
            if self._has_backup():
                raise UsageError(Why.DESTINATION_BUSY)
        self._control.refresh()
        return self._control.is_canceled

    @property
    def _written_bytes(self) -> int:
        return self._own.streamed_bytes + self._own.scattered_bytes

    def _tell(self, now_s: float) -> None:
        span_s, written_bytes = max(now_s - self._told_s, 1e-3), self._written_bytes
        self._emit(
            Progress(
                phase="measure",
                elapsed_s=round(now_s - self._began_s, 3),
                files=0,
                bytes=written_bytes,
                total_bytes=self._total_bytes,
                current=self._test,
                bytes_per_s=round((written_bytes - self._told_bytes) / span_s),
            )
        )
        self._told_s, self._told_bytes = now_s, written_bytes


def _after(own: OwnWrites, asked: Asked) -> OwnWrites:
    """Each request is one piece; a drive takes those of a MiB for a stream."""
    kind, length = asked.request.kind, asked.request.length
    if kind is RequestKind.FLUSH:
        return _counted(own, flushes=1)
    if kind is RequestKind.READ:
        return _counted(own, read_bytes=length)
    if kind is RequestKind.WRITE:
        return _counted(own, streamed_bytes=length) if length >= MIB else _counted(own, scattered_bytes=length)
    return own


def _counted(
    own: OwnWrites, *, streamed_bytes: int = 0, scattered_bytes: int = 0, flushes: int = 0, read_bytes: int = 0
) -> OwnWrites:
    return OwnWrites(
        streamed_bytes=own.streamed_bytes + streamed_bytes,
        scattered_bytes=own.scattered_bytes + scattered_bytes,
        scattered_writes=own.scattered_writes + bool(scattered_bytes),
        flushes=own.flushes + flushes,
        read_bytes=own.read_bytes + read_bytes,
    )


_ANSWER_S: Final = 10.0


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
    """`bus`: the address of another one than the system's. Raises UsageError, Canceled and DriveError."""
    with contextlib.closing(DeviceArea(open_to_read(device, Why.TEST_NOT_ALLOWED, bus))) as area:
        chosen = reading_plan(area.size_bytes, tests)
        emit(planned_event(chosen))
        if is_dry_run:
            return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_dry_run=True)
        sampler = sampler_of(area.device_number, paths, emit)
        progress = MeasureProgress(emit, 0, sampler, control, lambda: False)
        measuring = Measuring(Bench(area, progress.is_canceled, progress.follow), chosen, seed=time.time_ns())
        measurement = measuring.run(now().isoformat(timespec="seconds"), progress.begin)
    return MeasureFinished(outcome=Outcome.DONE, exit_code=0, measurement=measurement)


def open_to_read(device: Path, why_not: Why, bus: str | None = None) -> int:
    """By ourselves where that is allowed, otherwise by UDisks2, without a question. Raises UsageError."""
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


_OF_BACKUPS: Final = (b"/" + layout.HOME + b"/" + layout.LOCK, b"/" + layout.UNFINISHED_MOVE)
_MARKS_OF_BACKUPS: Final = tuple(
    f"{os.fsdecode(home)}/{os.fsdecode(layout.ABOUT)}" for home in (layout.HOME, layout.UNFINISHED_MOVE)
)
_OF_TESTS: Final = (b"/" + FOLDER.encode(),)
_FAT: Final = frozenset({"vfat", "msdos"})
_FAT_FILE_BYTES: Final = (4 << 30) - MIB
_IN_PLACE: Final = frozenset({"ext2", "ext3", "ext4", "xfs", "exfat", "vfat", "ntfs", "ntfs3", "fuseblk"})


@dataclass(frozen=True, slots=True)
class MeasureRequest:
    """`tests`: none means those that belong to the depth."""

    destination: Path
    depth: Depth = Depth.NORMAL
    tests: tuple[TestName, ...] = ()
    budget_bytes: int | None = None
    is_dry_run: bool = False


@dataclass(frozen=True, slots=True)
class DriveClock:
    """By what time the drive is judged and left alone: a modeled one may have a time of its own."""

    now_s: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


REAL_CLOCK: Final = DriveClock()


def remove_test_files(paths: Paths) -> None:
    """Of measurements that were killed. Forks where there are any: to be called before any thread is started."""
    places = BegunPlaces(paths.test_places_folder)
    if places.noted():
        reap_sidecar(start_sidecar(places.clean))


def drive_key(destination: Path) -> str:
    """By what results of the same drive are found again; empty where nobody can tell."""
    mount = mount_above(destination)
    mark = mark_of(number_of(mount)) if mount else None
    return mark.key or mark.filesystem if mark else ""


def measure_job(request: MeasureRequest, paths: Paths, drive_clock: DriveClock = REAL_CLOCK) -> Job:
    """To be run apart: it waits for the drive."""

    def run(emit: Emit, control: Control) -> MeasureFinished:
        try:
            return _measured(request, paths, emit, control, drive_clock)
        except ShinglebackError as error:
            return _refused(error)
        except OSError as error:
            return _refused(linux.refusal(error.errno or 0))

    return run


def reset_job(place: Path, paths: Paths) -> Job:
    """Put the write cache of the drive back as it was before a measurement that was killed; may ask for a password."""

    def run(_emit: Emit, _control: Control) -> MeasureFinished:
        try:
            put_back_first(_number_at(place), paths)
        except ShinglebackError as error:
            return _refused(error)
        return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_write_cache_reset=True)

    return run


def _number_at(place: Path) -> int:
    """Of the block device itself, or of the one that the folder is on. Raises UsageError."""
    if not place.exists():
        raise UsageError(Why.DESTINATION_MISSING, path=str(place))
    if place.is_block_device():
        return place.stat().st_rdev
    mount = mount_above(place)
    return number_of(mount) if mount else 0


def _measured(
    request: MeasureRequest, paths: Paths, emit: Emit, control: Control, drive_clock: DriveClock
) -> MeasureFinished:
    destination = request.destination
    if destination.is_block_device():
        return measure_device(destination, request.tests, paths, emit, control, is_dry_run=request.is_dry_run)
    backups, mount = backup_places(destination, paths), mount_above(destination)
    external = _external(mount)
    _check(destination, backups, external)
    chosen = plan(_volume(destination, mount.kind if mount else ""), request.depth, request.budget_bytes, request.tests)
    emit(planned_event(chosen))
    store, key = MeasurementStore(paths.measurements_folder), drive_key(destination)
    earlier = store.of(key) if key else []
    if request.is_dry_run:
        return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_dry_run=True, earlier=earlier)

    number = number_of(mount) if mount else 0
    put_back_first(number, paths)
    sampler = sampler_of(number, paths, emit)
    now_s, total_bytes = drive_clock.now_s, chosen.written_bytes
    progress = MeasureProgress(emit, total_bytes, sampler, control, lambda: _has_backup(backups, external), now_s)
    with (
        _write_cache(number, chosen, paths) as write_cache,
        _noted(destination, paths) as place,
        contextlib.closing(_area(place, chosen, drive_clock)) as area,
    ):
        small_files = RealSmallFiles(place, progress.is_canceled, now_s)
        measuring = Measuring(
            Bench(area, progress.is_canceled, progress.follow),
            chosen,
            small_files=small_files,
            write_cache=write_cache,
            stays_in_place=stays_in_place(mount.kind if mount else "", is_unmoved=area.is_unmoved),
            seed=time.time_ns(),
        )
        measurement = measuring.run(now().isoformat(timespec="seconds"), progress.begin)
    is_kept = bool(key) and _is_kept(store, key, measurement)
    return MeasureFinished(outcome=Outcome.DONE, exit_code=0, measurement=measurement, earlier=earlier, is_kept=is_kept)


def _area(place: Workplace, chosen: Plan, drive_clock: DriveClock) -> FileArea:
    now_s, sleep = drive_clock.now_s, drive_clock.sleep
    return FileArea(place, chosen.area_bytes, most_bytes=chosen.most_area_bytes, clock=now_s, sleep=sleep)


def _is_kept(store: MeasurementStore, key: str, measurement: Measurement) -> bool:
    try:
        store.add(key, measurement)
    except OSError:
        return False
    return True


def stays_in_place(filesystem: str, *, is_unmoved: bool) -> bool:
    """Whether a change is written where it was: f2fs and others write it elsewhere, and so scatter it themselves."""
    return filesystem in _IN_PLACE or (filesystem == "btrfs" and is_unmoved)


@contextlib.contextmanager
def _write_cache(number: int, chosen: Plan, paths: Paths) -> Iterator[WriteCacheKeeper | None]:
    """Only where it is to be switched. Raises UsageError where it cannot be."""
    if TestName.WRITE_CACHE not in chosen.tests:
        yield None
        return
    with switchable(number, paths) as keeper:
        yield keeper


@contextlib.contextmanager
def _noted(destination: Path, paths: Paths) -> Iterator[Workplace]:
    """The note is there before anything is on the drive, and goes when nothing is left there."""
    places = BegunPlaces(paths.test_places_folder)
    places.note(destination)
    try:
        with workplace(destination) as place:
            yield place
    finally:
        if remove_left_behind(destination):
            places.forget(destination)


def _refused(error: ShinglebackError) -> MeasureFinished:
    outcome = error.outcome
    return MeasureFinished(
        outcome=outcome, exit_code=outcome.exit_code, why=why_of_test(error.why), values=error.values
    )


def backup_places(destination: Path, paths: Paths) -> list[bytes]:
    """Where backups may be written to the same filesystem: there, in a folder below, or where a backup set says."""
    places, mount = {destination}, mount_above(destination)
    with contextlib.suppress(OSError):
        places |= {Path(entry.path) for entry in os.scandir(destination) if entry.is_dir(follow_symlinks=False)}
    with contextlib.suppress(UsageError):
        known = [Path(one.destination) for one in settings.load(paths.settings_file).sets if one.destination]
        places |= {place for place in known if mount_above(place) == mount}
    return sorted(map(os.fsencode, places))


def _external(mount: Mount | None) -> Mount | None:
    """None for the computer's own disk, where other programs are at work at any time, and where there is no drive."""
    number = number_of(mount) if mount else 0
    return None if not number or runs_from(one.point for one in mounts_on({number})) else mount


def _has_backup(places: list[bytes], external: Mount | None) -> bool:
    """Whether one is written, or moved, at one of these places, or by a program of this user anywhere on the drive."""
    return any(map(is_at_work, places)) or _has_lock(external, _OF_BACKUPS)


def _has_lock(external: Mount | None, endings: tuple[bytes, ...]) -> bool:
    return external is not None and any(path.endswith(endings) for path in locked_on(external))


def _check(destination: Path, backups: list[bytes], external: Mount | None) -> None:
    """A backup goes first, and a second measurement would measure the first one. Raises UsageError and DriveRefused."""
    if not destination.exists():
        raise UsageError(Why.DESTINATION_MISSING, path=str(destination))
    if not destination.is_dir():
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=str(destination))
    if (backup := _backup_around(destination)) is not None:
        raise UsageError(Why.TEST_INSIDE_BACKUP, path=str(destination), backup=str(backup))
    if os.statvfs(destination).f_flag & os.ST_RDONLY:
        raise DriveRefused(Why.DESTINATION_READ_ONLY, path=str(destination))
    if not os.access(destination, os.W_OK | os.X_OK):
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=str(destination))
    if _has_backup(backups, external):
        raise UsageError(Why.DESTINATION_BUSY)
    if _has_lock(external, _OF_TESTS):
        raise UsageError(Why.TEST_RUNNING, path=str(destination))


def _backup_around(folder: Path) -> Path | None:
    """The backup that a folder is a part of; None for its own folder, in which a run touches only what is its."""
    above = folder.resolve().parents
    return next((one for one in above if any((one / mark).exists() for mark in _MARKS_OF_BACKUPS)), None)


def _volume(destination: Path, filesystem: str) -> VolumeSpace:
    free_bytes, room = linux.settled_free_bytes(destination), os.statvfs(destination)
    total, used = room.f_blocks * room.f_frsize, (room.f_blocks - room.f_bfree) * room.f_frsize
    longest = _FAT_FILE_BYTES if filesystem in _FAT else sys.maxsize
    return VolumeSpace(total, used, free_bytes, longest)
