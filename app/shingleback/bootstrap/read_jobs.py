"""Jobs that read a backup or a drive. Each runs in a worker process, since the drive may not answer.

Also the samples of a drive that earlier runs have recorded.
"""

import base64
import binascii
import contextlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import SystemRandom

import msgspec.structs

from shingleback.bootstrap.clock import now
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Canceled, Outcome, ShinglebackError, UsageError, Why, read_refusal
from shingleback.domain.text import display_path
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from shingleback.engine.repo.repository import inspect
from shingleback.engine.repo.search import (
    Differences,
    Entries,
    compared_with_newest,
    entries_of,
    find,
    traced_path,
    traced_text,
)
from shingleback.engine.repo.segments import ListProgress
from shingleback.engine.report import Reporter
from shingleback.engine.restore.job import CheckContext, path_in_backup
from shingleback.engine.restore.restore import Restore, RestoreRequest
from shingleback.engine.restore.verify import RestoreSpotCheck, Verify, VerifySample
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.control import Control, Question
from shingleback.protocol.events import Changes, Emit
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import ActivityItem, VersionItem
from shingleback.protocol.results import (
    CheckFinished,
    DiffFinished,
    EntriesFinished,
    LookFinished,
    TraceFinished,
    VersionsFinished,
)
from shingleback.store.private_files import Paths


def _context(emit: Emit, control: Control, paths: Paths, catalog_cache: CatalogCache | None = None) -> CheckContext:
    return CheckContext(
        reporter=Reporter(emit, time.monotonic),
        control=control,
        now=now,
        catalog_cache=catalog_cache,
        seals=SealStore(paths.seals_folder),
    )


def verify_job(destination: bytes, sample: VerifySample, version: str | None, paths: Paths) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        context = _context(emit, control, paths)
        return Verify(destination, sample, IndexStore(paths.index_folder), context, version).run()

    return run


def restore_job(request: RestoreRequest, paths: Paths, *, is_look: bool) -> Job:
    """`is_look`: only show what would be done, or the content of a file."""

    def run(emit: Emit, control: Control) -> CheckFinished:
        catalog_cache = CatalogCache(paths.version_cache_folder, trusts_times=is_look)
        return Restore(request, _context(emit, control, paths, catalog_cache)).run()

    return run


def spot_check_job(destination: bytes, count: int, paths: Paths) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        folder = paths.cache / "trial"  # on a disk, which has space for large files
        context = _context(emit, control, paths, CatalogCache(paths.version_cache_folder, trusts_times=False))
        return RestoreSpotCheck(destination, max(1, count), folder, SystemRandom(), context).run()

    return run


def list_job(destination: bytes, folder: bytes, version: str | None, paths: Paths, *, compares: bool = False) -> Job:
    """List a folder of a backup. `folder` is its path in the backup, or its original path; empty for the top.

    `compares`: mark what the newest version no longer has.
    """

    def look_into(catalog: Catalog, _attend: Callable[[], None]) -> Entries:
        sources = catalog.about.origins
        path = path_in_backup(sources, folder)
        found = catalog.query(lambda index: entries_of(index, sources, path))
        if found is None:
            raise UsageError(Why.NO_SUCH_FOLDER, path=display_path(folder))
        is_old = catalog.version is not None and catalog.version != catalog.versions[-1]
        if not compares or not is_old:
            return found
        with closing(
            Catalog(destination, catalog.versions[-1].name, catalog_cache=CatalogCache(paths.version_cache_folder))
        ) as newest:
            return compared_with_newest(found, path, catalog, newest)

    return _entries_job("list", destination, version, paths, look_into, display_path(folder))


def find_job(destination: bytes, text: str, version: str | None, paths: Paths) -> Job:
    def look_into(catalog: Catalog, attend: Callable[[], None]) -> Entries:
        return catalog.query(lambda index: find(index, text, attend))

    return _entries_job("find", destination, version, paths, look_into)


def trace_job(destination: bytes, text: str, path: bytes, version: str | None, paths: Paths) -> Job:
    """Find entries whose names contain all words of `text`; or, if `path` is given, the entry there in a version."""

    def run(emit: Emit, control: Control) -> TraceFinished:
        result = TraceFinished(outcome=Outcome.DONE, destination=display_path(destination))
        try:
            with _reading(), closing(_opened(destination, version, paths, emit, _cancel_check(control))) as catalog:
                if version is None:
                    catalog.turn_to_newest()
                newest = catalog.versions[-1].name if catalog.versions else ""
                things, has_more = traced_path(catalog, path) if path else traced_text(catalog, text)
                return msgspec.structs.replace(result, newest=newest, things=things, has_more=has_more)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def diff_job(destination: bytes, old: str, new: str | None, paths: Paths) -> Job:
    """List the changes from one version to another, or to the newest."""

    def run(emit: Emit, control: Control) -> DiffFinished:
        result = DiffFinished(outcome=Outcome.DONE, destination=display_path(destination), old=old)
        attend = _cancel_check(control)
        try:
            with (
                _reading(),
                closing(_opened(destination, old, paths, emit, attend)) as before,
                closing(_opened(destination, new, paths, emit, attend)) as after,
            ):
                if new is None:
                    after.turn_to_newest()
                for catalog in (before, after):
                    catalog.query(lambda index: index.is_empty)  # builds the index, or rebuilds a damaged one
                differences, count = Differences(before.index, after.index, attend), 0
                for items in differences.batches():
                    count += len(items)
                    emit(Changes(items=items))
                name = after.version.name if after.version else ""
                tallies = {str(kind): tally for kind, tally in differences.tallies.items()}
                return msgspec.structs.replace(result, new=name, count=count, **tallies)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def _entries_job(
    command: str,
    destination: bytes,
    version: str | None,
    paths: Paths,
    look_into: Callable[[Catalog, Callable[[], None]], Entries],
    folder: str = "",
) -> Job:
    """Read a version; by default the newest complete one, or what has been copied so far if there is none yet."""

    def run(emit: Emit, control: Control) -> EntriesFinished:
        attend = _cancel_check(control)
        result = EntriesFinished(
            command=command,
            outcome=Outcome.DONE,
            destination=display_path(destination),
            folder=folder,
        )
        try:
            with _reading(), closing(_opened(destination, version, paths, emit, attend)) as catalog:
                if version is None:
                    catalog.turn_to_newest()
                name = catalog.version.name if catalog.version else ""
                entries, count = look_into(catalog, attend)
                return msgspec.structs.replace(result, version=name, entries=entries, count=count)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def _cancel_check(control: Control) -> Callable[[], None]:
    """Return a function that raises Canceled if the user has canceled."""

    def attend() -> None:
        control.refresh()
        if control.is_canceled:
            raise Canceled(Why.CANCELED)

    return attend


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Turn any error of the drive into a ShinglebackError."""
    try:
        yield
    except OSError as error:
        raise read_refusal(error) from None


def versions_job(destination: bytes, paths: Paths) -> Callable[[Emit, Control], VersionsFinished]:
    def run(emit: Emit, control: Control) -> VersionsFinished:
        result = VersionsFinished(outcome=Outcome.DONE, destination=display_path(destination))
        try:
            with _reading():
                catalog = _opened(destination, None, paths, emit, _cancel_check(control))
        except ShinglebackError as error:
            return result.ended_by(error)
        try:
            return msgspec.structs.replace(
                result,
                sources=[origin.path for origin in catalog.about.origins],
                versions=[
                    VersionItem(
                        name=ref.name,
                        started_at=ref.started_at,
                        finished_at=ref.finished_at,
                        files=ref.files,
                        bytes=ref.bytes,
                        left_out=ref.left_out,
                        kept_as=catalog.kept_as(ref),
                    )
                    for ref in catalog.versions
                ],
            )
        finally:
            catalog.close()

    return run


def _opened(destination: bytes, version: str | None, paths: Paths, emit: Emit, attend: Callable[[], None]) -> Catalog:
    listen = ListProgress(emit, time.monotonic, attend)
    return Catalog(destination, version, catalog_cache=CatalogCache(paths.version_cache_folder), listen=listen)


def look_job(destination: bytes) -> Callable[[Emit, Control], LookFinished]:
    def run(_emit: Emit, _control: Control) -> LookFinished:
        return inspect(destination)

    return run


def job_of(question: Question, paths: Paths) -> Job:
    """Return the job for a query. It holds nothing open on the drive before or after. Raises UsageError."""
    place = os.fsencode(question.place)
    if not os.path.isabs(place):  # this process does not run in the user's working folder
        raise UsageError(Why.DESTINATION_MISSING, path=question.place)
    version = question.version or None
    match question.command:
        case "versions":
            return versions_job(place, paths)
        case "list":
            return list_job(place, _path(question), version, paths, compares=True)
        case "find":
            return find_job(place, question.text, version, paths)
        case "trace":
            return trace_job(place, question.text, _path(question), version, paths)
        case "diff":
            return diff_job(place, question.older, version, paths)


def _path(question: Question) -> bytes:
    if not question.path_bytes:
        return os.fsencode(question.path)
    try:
        return base64.b64decode(question.path_bytes, validate=True)
    except binascii.Error:
        raise UsageError(Why.NO_SUCH_FOLDER, path=question.path_bytes) from None


def drive_samples(place: str, step_s: int, paths: Paths, drives: RealDrives | None = None) -> list[ActivityItem]:
    """Return means of the samples over `step_s` seconds, oldest first. Raises UsageError.

    `place` is a device, or a path on it.
    """
    found = (drives or RealDrives(drive_table_of(paths))).find(_number_of(place))
    if not found.key:
        raise UsageError(Why.NO_SUCH_DRIVE, device=place)
    with closing(DriveStore(paths.drives_folder, found.key)) as store:
        return [
            ActivityItem(
                at=step.at,
                seconds=step.seconds,
                copied_bytes=round(step.copied_bytes),
                written_bytes=round(step.written_bytes),
                read_bytes=round(step.read_bytes),
                writes=step.writes,
                write_s=round(step.write_s, 3),
                busy_s=round(step.busy_s, 3),
                fill_bytes=round(step.fill_bytes),
                capacity_bytes=round(step.capacity_bytes),
            )
            for step in store.sums(step_s)
            if step.seconds > 0
        ]


def _number_of(place: str) -> int:
    """Return the device number; 0 if there is none. Does not access the path, because its drive may not answer."""
    if place.startswith("/dev/"):
        try:
            info = os.stat(place)
        except OSError:
            return 0
        return info.st_rdev if stat.S_ISBLK(info.st_mode) else 0
    mount = mount_above(Path(place).absolute())
    return number_of(mount) if mount else 0
