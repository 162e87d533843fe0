"""Measuring a drive: puts the tests on a real file, keeps the result, and removes what an ended program left."""

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from shingleback.bootstrap.backup import mark_of, now
from shingleback.bootstrap.measuring_device import measure_device
from shingleback.bootstrap.measuring_progress import MeasureProgress, planned_event, pulse_of
from shingleback.bootstrap.sidecars import Emit
from shingleback.bootstrap.write_cache import WriteCacheKeeper, switchable
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.engine.files import linux
from shingleback.engine.repo.repository import is_at_work
from shingleback.measuring.file_area import FileArea, RealSmallFiles
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan
from shingleback.measuring.workplace import BegunPlaces, Workplace, remove_left_behind, workplace
from shingleback.protocol.control import Control
from shingleback.protocol.process import Job, reap_sidecar, start_sidecar
from shingleback.protocol.results import MeasureFinished
from shingleback.store import settings
from shingleback.store.drive_records import MeasurementStore
from shingleback.store.paths import Paths

_IN_PLACE: Final = frozenset({"ext2", "ext3", "ext4", "xfs", "exfat", "vfat", "ntfs", "ntfs3", "fuseblk"})


@dataclass(frozen=True, slots=True)
class MeasureRequest:
    """`tests`: none means those that belong to the depth."""

    destination: Path
    depth: Depth = Depth.NORMAL
    tests: tuple[TestName, ...] = ()
    budget_bytes: int | None = None
    is_dry_run: bool = False


def remove_test_files(paths: Paths, wait: Callable[[int], None] = reap_sidecar) -> None:
    """Of measurements that were killed. Forks where there are any: to be called before any thread is started."""
    places = BegunPlaces(paths.test_places_folder)
    if places.noted():
        wait(start_sidecar(places.clean))


def drive_key(destination: Path) -> str:
    """By what results of the same drive are found again; empty where nobody can tell."""
    mount = mount_above(destination)
    mark = mark_of(number_of(mount)) if mount else None
    return mark.key or mark.filesystem if mark else ""


def measure_job(request: MeasureRequest, paths: Paths) -> Job:
    """To be run apart: it waits for the drive."""

    def run(emit: Emit, control: Control) -> MeasureFinished:
        try:
            return _measured(request, paths, emit, control)
        except ShinglebackError as error:
            return _refused(error)
        except OSError as error:
            return _refused(linux.refusal(error.errno or 0))

    return run


def _measured(request: MeasureRequest, paths: Paths, emit: Emit, control: Control) -> MeasureFinished:
    destination = request.destination
    if destination.is_block_device():
        return measure_device(destination, request.tests, paths, emit, control, is_dry_run=request.is_dry_run)
    backups = backup_places(destination, paths)
    _check(destination, backups)
    chosen = plan(_free_bytes(destination), request.depth, request.budget_bytes, request.tests)
    emit(planned_event(chosen))
    store, key = MeasurementStore(paths.measurements_folder), drive_key(destination)
    earlier = store.of(key) if key else []
    if request.is_dry_run:
        return MeasureFinished(outcome=Outcome.DONE, exit_code=0, is_dry_run=True, earlier=earlier)

    fill_part = _fill_part(destination)
    mount = mount_above(destination)
    number = number_of(mount) if mount else 0
    pulse = pulse_of(number, paths, emit)
    progress = MeasureProgress(emit, chosen.written_bytes, pulse, control, lambda: any(map(is_at_work, backups)))
    with (
        _write_cache(number, chosen, paths) as write_cache,
        _noted(destination, paths) as place,
        contextlib.closing(FileArea(place, chosen.area_bytes)) as area,
    ):
        small_files = RealSmallFiles(place, progress.is_canceled, time.monotonic)
        measuring = Measuring(
            area,
            chosen,
            small_files=small_files,
            write_cache=write_cache,
            stays_in_place=stays_in_place(mount.kind if mount else "", is_unmoved=area.is_unmoved),
            is_canceled=progress.is_canceled,
            follow=progress.follow,
            begins=progress.begin,
            seed=time.time_ns(),
        )
        measurement = measuring.run(now().isoformat(timespec="seconds"))
    measurement = msgspec.structs.replace(measurement, fill_part=fill_part)
    is_kept = False
    with contextlib.suppress(OSError):
        if key:
            store.add(key, measurement)
            is_kept = True
    return MeasureFinished(outcome=Outcome.DONE, exit_code=0, measurement=measurement, earlier=earlier, is_kept=is_kept)


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
    return MeasureFinished(outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values)


def backup_places(destination: Path, paths: Paths) -> list[bytes]:
    """Where backups may be written to the same filesystem: there, in a folder below, or where a backup set says."""
    places, mount = {destination}, mount_above(destination)
    with contextlib.suppress(OSError):
        places |= {Path(entry.path) for entry in os.scandir(destination) if entry.is_dir(follow_symlinks=False)}
    with contextlib.suppress(UsageError):
        known = [Path(one.destination) for one in settings.load(paths.settings_file).sets if one.destination]
        places |= {place for place in known if mount_above(place) == mount}
    return sorted(map(os.fsencode, places))


def _check(destination: Path, backups: list[bytes]) -> None:
    """A backup goes first. Raises UsageError."""
    if not destination.exists():
        raise UsageError(Why.DESTINATION_MISSING, path=str(destination))
    if not destination.is_dir():
        raise UsageError(Why.DESTINATION_IS_A_FILE, path=str(destination))
    if not os.access(destination, os.W_OK | os.X_OK):
        raise UsageError(Why.DESTINATION_UNWRITABLE, path=str(destination))
    if any(map(is_at_work, backups)):
        raise UsageError(Why.DESTINATION_BUSY)


def _free_bytes(destination: Path) -> int:
    room = os.statvfs(destination)
    return room.f_bavail * room.f_frsize


def _fill_part(destination: Path) -> float:
    room = os.statvfs(destination)
    return round(1 - room.f_bfree / room.f_blocks, 3) if room.f_blocks else 0.0
