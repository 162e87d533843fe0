"""Moves a backup to another drive, file by file, and updates what this computer knows about it."""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

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
from shingleback.engine.paced_job import paced_job
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import LockedTemporaryFolder
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.monitor.run_monitor import monitor_real_drive
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit, Note, item_of
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import Tally
from shingleback.store.private_files import Paths
from shingleback.store.unfinished import MOVE, UnfinishedCopies, UnfinishedCopy, exact_ends, merging_options, name_of


def move_job(
    request: MoveRequest,
    paths: Paths,
    *,
    sets_follow: bool = False,
    pace: str = "",
    make_disk: Callable[[], Disk] = RealDisk,
) -> Job:
    """`sets_follow`: afterward, backup sets with the old destination switch to the new one."""

    def run(emit: Emit, control: Control) -> MoveFinished:
        return _MoveRun(request, paths, emit, control, make_disk()).run(pace, sets_follow=sets_follow)

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
    def __init__(self, request: MoveRequest, paths: Paths, emit: Emit, control: Control, disk: Disk) -> None:
        self._request = request
        self._paths = paths
        self._emit = emit
        self._control = control
        self._disk = disk
        self._started_at = now().isoformat(timespec="seconds")
        self._followed: tuple[str, ...] = ()

    def run(self, pace: str, *, sets_follow: bool) -> MoveFinished:
        with ExitStack() as stack:
            watch = stack.enter_context(closing(monitor_real_drive(self._paths, self._emit)))
            reporter = Reporter(watch.tell, time.monotonic, watch.sampler)
            scratch = stack.enter_context(closing(LockedTemporaryFolder(self._paths.cache / "moving")))
            job = paced_job(self._control, reporter, Why.MOVE_STOPPED)
            listed = _ListedMove(
                self._request, UnfinishedCopies(self._paths.unfinished_folder), sets_follow=sets_follow
            )
            context = MoveContext(
                scratch=scratch.path,
                disk=self._disk,
                job=job,
                signature=MoveSignature(self._started_at, host_name(), f"shingleback {__version__}"),
                is_hurried=lambda: self._control.is_canceled,
                save=listed.save,
            )
            move = BackupMove(self._request, context)
            reporter.sampler.begin(_number_at(self._request.target))
            job.keep_pace(pace, move.set_pace)
            error: ShinglebackError | None = None
            try:
                manifest = move.run()
                if manifest is not None and move.state.is_complete:
                    listed.forget()
                    self._remember(manifest, move)
                    if sets_follow and not reporter.omissions.count:
                        self._let_sets_follow(move.state.places, move.state.backup)
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
                seals.save(seals.load(move.state.backup).sealed(catalog.segments, self._mark()))
        if move.state.is_rewritten:
            IndexStore(self._paths.index_folder).forget(move.state.backup)

    def _mark(self) -> DriveMark:
        return mark_of(_number_at(self._request.target))

    def _let_sets_follow(self, olds: Sequence[tuple[str, bytes]], becomes: str) -> None:
        places = DestinationLocator(self._paths.history_file)
        new_location = places.location_of(display_path(self._request.target))
        followed: list[str] = []
        try:
            for backup, path in olds:
                moved = MovedBackup(
                    backup=backup,
                    old=mark_of(_number_at(path)).key,
                    new=self._mark().key,
                    old_location=places.location_of(display_path(path)),
                    new_location=new_location,
                    becomes=becomes,
                )
                followed += [backup_set.key for backup_set in follow(self._paths, moved)]
        except UsageError:
            self._emit(Note(code="move-sets-stay"))
        self._followed = tuple(dict.fromkeys(followed))

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
