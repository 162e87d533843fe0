"""Moves a backup to another drive, file by file, and updates what this computer knows about it."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback import __version__
from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.backup_sets.following import MovedBackup, follow
from shingleback.bootstrap.backup import host_name, mark_of
from shingleback.cloning.move import BackupMove, MoveContext, MoveFigures, MoveRequest, MoveSignature
from shingleback.cloning.moved_manifest import MovedManifest
from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Outcome, ShinglebackError, UsageError, Why, read_refusal
from shingleback.domain.local_time import now
from shingleback.domain.text import display_path
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.engine.drive.pace import Pace, parse_pace
from shingleback.engine.paced_job import paced_job
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from shingleback.engine.report import Reporter
from shingleback.monitor.run_monitor import monitor_real_drive
from shingleback.monitor.sampler import Sampler
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit, Note, item_of
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import Tally
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet
from shingleback.store.unfinished import MOVE, UnfinishedCopies, UnfinishedCopy, exact_ends, merging_options, name_of


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveOptions:
    """`sets_follow`: afterward, backup sets with the old destination switch to the new one."""

    sets_follow: bool = False
    pace: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MonitoredDrive:
    """The new drive during a move.

    Attributes:
        tell: passes on the events of the run.
        clock, sleep: its time: a simulated drive may run on its own clock.
        read_pace: what a user's pace means for it.
    """

    tell: Emit
    sampler: Sampler
    disk: Disk
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    read_pace: Callable[[str], Pace] = parse_pace


@contextmanager
def real_drive(paths: Paths, emit: Emit, make_disk: Callable[[], Disk] = RealDisk) -> Iterator[MonitoredDrive]:
    with closing(monitor_real_drive(paths, emit)) as watch:
        yield MonitoredDrive(tell=watch.tell, sampler=watch.sampler, disk=make_disk())


def sets_after(request: MoveRequest, move: MoveFigures, paths: Paths) -> Iterator[BackupSet]:
    """Make the backup sets follow, and yield those that did. Raises UsageError if settings cannot be read or saved."""
    places = DestinationLocator(paths.history_file)
    new_location = places.location_of(display_path(request.target))
    for backup, path in move.places:
        moved = MovedBackup(
            backup=backup,
            old=mark_of(_number_at(path)).key,
            new=mark_of(_number_at(request.target)).key,
            old_location=places.location_of(display_path(path)),
            new_location=new_location,
            becomes=move.backup,
        )
        yield from follow(paths, moved)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveDrives:
    """What differs for simulated drives. Attributes: `new`: monitors the new drive; `follow`: see `sets_after`."""

    new: Callable[[Paths, Emit], AbstractContextManager[MonitoredDrive]] = real_drive
    follow: Callable[[MoveRequest, MoveFigures, Paths], Iterable[BackupSet]] = sets_after


_REAL: Final = MoveDrives()


def move_job(request: MoveRequest, paths: Paths, options: MoveOptions, drives: MoveDrives = _REAL) -> Job:
    def run(emit: Emit, control: Control) -> MoveFinished:
        with drives.new(paths, emit) as new_drive:
            return _MoveRun(request, paths, control, new_drive).run(options, drives)

    return run


class _ListedMove:
    """The move in the list of unfinished copies."""

    def __init__(self, request: MoveRequest, copies: UnfinishedCopies, *, sets_follow: bool) -> None:
        self._request = request
        self._copies = copies
        self._sets_follow = sets_follow
        self._sources = sorted(map(display_path, (request.destination, *request.merged)))

    def save(self, state: MoveFigures) -> None:
        request, when = self._request, now().isoformat(timespec="seconds")
        target = display_path(request.target)
        self._copies.save(
            UnfinishedCopy(
                command=MOVE,
                source=display_path(request.destination),
                target=target,
                exact=exact_ends(request.destination, request.target),
                source_name=", ".join(self._sources),
                target_name=target,
                source_key=self._key,
                target_key=target,
                begun_at=when,
                changed_at=when,
                options=(*merging_options(request.merged), *(("--sets-follow",) if self._sets_follow else ())),
                done_bytes=state.kept_bytes + state.copied_bytes,
                total_bytes=state.total_bytes,
            )
        )

    def forget(self) -> None:
        self._copies.forget(name_of(MOVE, self._key, display_path(self._request.target)))

    @property
    def _key(self) -> str:
        return "\n".join(self._sources)


class _MoveRun:
    def __init__(self, request: MoveRequest, paths: Paths, control: Control, new_drive: MonitoredDrive) -> None:
        self._request = request
        self._paths = paths
        self._control = control
        self._drive = new_drive
        self._started_at = now().isoformat(timespec="seconds")
        self._followed: tuple[str, ...] = ()

    def run(self, options: MoveOptions, drives: MoveDrives) -> MoveFinished:
        drive = self._drive
        with closing(LockedTemporaryFolder(self._paths.cache / "moving")) as scratch:
            reporter = Reporter(drive.tell, time.monotonic, drive.sampler)
            job = paced_job(self._control, reporter, Why.MOVE_STOPPED, drive.clock, drive.sleep)
            copies = UnfinishedCopies(self._paths.unfinished_folder)
            listed = _ListedMove(self._request, copies, sets_follow=options.sets_follow)
            context = MoveContext(
                scratch=scratch.path,
                disk=drive.disk,
                job=job,
                signature=MoveSignature(self._started_at, host_name(), f"shingleback {__version__}"),
                is_hurried=lambda: self._control.is_canceled,
                save=listed.save,
                clock=drive.clock,
                sleep=drive.sleep,
            )
            move = BackupMove(self._request, context)
            reporter.sampler.begin(_number_at(self._request.target))
            job.keep_pace(options.pace, move.set_pace, drive.read_pace)
            error: ShinglebackError | None = None
            try:
                manifest = move.run()
                if manifest is not None and move.state.is_complete:
                    listed.forget()
                    self._remember(manifest, move)
                    if options.sets_follow and not reporter.omissions.count:
                        self._let_sets_follow(move.state, drives)
            except ShinglebackError as caught:
                error = caught
            except OSError as caught:
                error = read_refusal(caught)
            return self._final_result(move, reporter, error)

    # state on this computer ---------------------------------------------------------------------------------------

    def _remember(self, manifest: MovedManifest, move: BackupMove) -> None:
        """Save the new drive's seal. Forget an index that names other batches, because it would not match the seal."""
        seals = SealStore(self._paths.seals_folder)
        if any(seals.load(backup).segments for backup, _ in move.state.places):
            with closing(Catalog(bytes(manifest.folder))) as catalog:
                mark = mark_of(_number_at(self._request.target))
                seals.save(seals.load(move.state.backup).sealed(catalog.segments, mark))
        if move.state.is_rewritten:
            IndexStore(self._paths.index_folder).forget(move.state.backup)

    def _let_sets_follow(self, move: MoveFigures, drives: MoveDrives) -> None:
        try:
            for backup_set in drives.follow(self._request, move, self._paths):
                self._followed = tuple(dict.fromkeys((*self._followed, backup_set.key)))
        except UsageError:
            self._drive.tell(Note(code="move-sets-stay"))

    def _final_result(self, move: BackupMove, reporter: Reporter, error: ShinglebackError | None) -> MoveFinished:
        state = move.state
        result = MoveFinished(
            outcome=Outcome.LEFT_OUT if reporter.omissions.count else Outcome.DONE,
            destination=display_path(self._request.destination),
            target=display_path(self._request.target),
            merged=tuple(map(display_path, self._request.merged)),
            backup=state.backup,
            filesystem=state.filesystem,
            versions=state.versions,
            started_at=self._started_at,
            elapsed_s=round(reporter.worked_s, 3),
            is_dry_run=self._request.is_dry_run,
            copied=Tally(state.copied_files, state.copied_bytes),
            kept=Tally(state.kept_files, state.kept_bytes),
            total=Tally(state.total_files, state.total_bytes),
            checked=Tally(state.checked_files, state.checked_bytes),
            left_out=tuple(item_of(omission) for omission in reporter.omissions.entries),
            left_out_count=reporter.omissions.count,
            is_complete=state.is_complete,
            was_complete=state.was_complete,
            followed=self._followed,
            set_aside=display_path(state.set_aside),
        )
        return result.ended_by(error) if error else result


def _number_at(path: bytes) -> int:
    """Return the number of the block device; 0 if there is none. Does not access the drive."""
    mount = mount_above(Path(display_path(path)).absolute())
    return number_of(mount) if mount else 0
