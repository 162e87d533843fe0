"""Moves a backup to another drive, file by file: to change the filesystem, or to merge several backups.

All versions are moved. Each file is read once, in the order of the old drive, compared with its checksum, and written
in bounded windows. Then everything is read back from the new drive and compared again. Only then is it a backup there.
The old drive is only read.
"""

import os
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.cloning.file_mover import FileMover
from shingleback.cloning.merged_manifest import MergedManifest, Renaming, by_age, check_folders
from shingleback.cloning.move_checks import MovedComparison, TargetPlace
from shingleback.cloning.move_target import FOUND_IN_MOVE, MoveTarget, interim_path
from shingleback.cloning.moved_manifest import MovedManifest
from shingleback.cloning.old_backup import OldBackup, OldContent, Reached
from shingleback.cloning.worklist import MovedFile, MovedPart, Worklist
from shingleback.domain.errors import DriveFull, DriveRefused, Why
from shingleback.domain.text import display_path
from shingleback.engine.drive.disk import Disk
from shingleback.engine.drive.messages import SetPace
from shingleback.engine.drive.pace import Pace
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files.linux import Guard, syncfs
from shingleback.engine.paced_job import PacedJob
from shingleback.engine.repo.abilities import Probe, probe, room_bytes
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.report import LOOKING
from shingleback.engine.restore.read_order import ContentReader, Copy
from shingleback.engine.source.copy_context import Limits

_MAX_NAMED: Final = 10


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A request to move the backup in `destination` to `target`, a folder on another drive.

    Attributes:
        merged: folders with other backups to merge with it.
    """

    destination: bytes
    target: bytes
    merged: tuple[bytes, ...] = ()
    is_dry_run: bool = False
    limits: Limits = field(default_factory=Limits)


@dataclass(slots=True)
class MoveFigures:
    """The figures of a move so far, for its result.

    Attributes:
        backup: the id of the backup, of which `versions` can be restored.
        total_files, total_bytes: what has to be moved; `kept_files` and `kept_bytes` are there from an earlier run.
        copied_files, copied_bytes: what this run has put in place; `checked_files` were read back.
        was_complete: an earlier run has completed the move.
        is_complete: the target is a backup now; `is_rewritten`: its manifest is not identical.
        set_aside: the folder on the new drive with strays, which were in the backup's place there.
        places: the id and path of each old backup.
    """

    backup: str = ""
    filesystem: str = ""
    versions: int = 0
    total_files: int = 0
    total_bytes: int = 0
    kept_files: int = 0
    kept_bytes: int = 0
    copied_files: int = 0
    copied_bytes: int = 0
    checked_files: int = 0
    checked_bytes: int = 0
    was_complete: bool = False
    is_complete: bool = False
    is_rewritten: bool = False
    set_aside: bytes = b""
    places: Sequence[tuple[str, bytes]] = ()


class MoveSignature(NamedTuple):
    """What the manifest says of a run that makes a version: when it started, on which computer, by which program."""

    started_at: str
    host: str
    program: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveContext:
    """The collaborators of a move. `scratch` is an empty folder on this computer; `disk` writes to the new drive.

    Attributes:
        save: called at each checkpoint with the figures so far, before the drive may rest.
        clock, sleep: the new drive's time: a simulated drive may run on its own clock.
    """

    scratch: Path
    disk: Disk
    job: PacedJob
    signature: MoveSignature
    is_hurried: Callable[[], bool]
    save: Callable[[MoveFigures], None]
    probe: Probe = probe
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


class BackupMove:
    """One run of a move. Attributes: `state`: its figures."""

    def __init__(self, request: MoveRequest, context: MoveContext) -> None:
        self.state = MoveFigures()
        self._request = request
        self._context = context
        self._reporter = context.job.reporter
        self._write_path = WritePath(context.disk, context.clock, context.sleep, context.is_hurried)
        self._listed_missing = 0

    def set_pace(self, pace: Pace) -> None:
        self._write_path.set_pace(SetPace(pace.bytes_per_s, pace.window_bytes, pace.burst_s))

    def run(self) -> MovedManifest | None:
        """Move; return the new drive's manifest, or None after a dry run. Raises ShinglebackError, and OSError."""
        request = self._request
        with ExitStack() as stack:
            olds = self._opened(stack)
            place = stack.enter_context(closing(TargetPlace(request.target)))
            for old in olds:
                place.check(old.catalog)
            work = stack.enter_context(closing(Worklist()))
            manifest = self._survey(olds, work)
            self.state.backup, self.state.filesystem = manifest.backup_info.id, place.filesystem.kind
            self.state.places = [(old.catalog.backup, old.path) for old in olds]
            if place.has_manifest(manifest):
                self.state.was_complete = self.state.is_complete = True
                return manifest
            place.check_free(manifest.backup_info)
            with closing(self._opened_target(place)) as looked_at:
                self._count(work, looked_at, is_new=place.is_new)
                self._check_room(work, looked_at, place, olds)
            self._report_others(olds)
            if request.is_dry_run:
                return None
            place.take(manifest.backup_info.id, [old.catalog.filesystem for old in olds], self._context.probe)
            target = stack.enter_context(closing(self._opened_target(place)))
            if not place.is_new:
                tops = [origin.name.encode() for origin in manifest.backup_info.origins]
                target.set_aside_strays(work, tops, self._context.job.control.take_break)
            self._count(work, target, is_new=place.is_new)  # which also gives the target the first names for hard links
            self._copy(olds, manifest, work, target, is_new=place.is_new)
            self._finish(olds, manifest, work, target)
            return manifest

    # before anything is written ---------------------------------------------------------------------------------

    def _opened(self, stack: ExitStack) -> list[OldBackup]:
        """Open the old backups; return the oldest first, so that the order of the arguments does not matter."""
        request, attend = self._request, self._context.job.control.take_break
        olds = [
            stack.enter_context(closing(OldBackup(path, self._context.scratch, attend)))
            for path in (request.destination, *request.merged)
        ]
        check_folders([old.catalog.backup_info for old in olds])
        return sorted(olds, key=lambda old: by_age(old.catalog.backup_info))

    def _survey(self, olds: Sequence[OldBackup], work: Worklist) -> MovedManifest:
        for old in olds:
            old.make_manifest()
        self.state.is_rewritten = any(old.manifest.is_rewritten for old in olds)
        if len(olds) == 1:
            manifest, renamings = olds[0].manifest, [Renaming()]
        else:
            lists = [old.manifest for old in olds]
            merged = MergedManifest(self._context.scratch / "list", lists, self._context.job.control.take_break)
            merged.prove(CatalogCache(self._context.scratch / "merged"))
            manifest, renamings = merged.manifest, merged.renamings
        for number, (old, renaming) in enumerate(zip(olds, renamings, strict=True)):
            old.add_to(work, MovedPart(number, renaming))
        self.state.versions = sum(len(old.catalog.versions) for old in olds)
        return manifest

    def _report_others(self, olds: Sequence[OldBackup]) -> None:
        """Report entries beside the backups, which are not moved."""
        if other_names := sorted({name for old in olds for name in old.other_names}):
            self._reporter.note("move-others-stay", names=", ".join(map(display_path, other_names[:_MAX_NAMED])))

    def _opened_target(self, place: TargetPlace) -> MoveTarget:
        return MoveTarget(
            place.root_fd,
            self._request.target,
            place.filesystem,
            self._write_path,
            is_gone=self._is_gone,
            limits=self._request.limits,
        )

    def _count(self, work: Worklist, target: MoveTarget, *, is_new: bool) -> None:
        """Count what there is to do, and what an earlier run has done."""
        state, reporter = self.state, self._reporter
        state.total_files = state.total_bytes = state.kept_files = state.kept_bytes = 0
        for file in work.files():
            self._context.job.control.take_break()
            state.total_files += 1
            state.total_bytes += file.size_bytes
            if not is_new and target.has(file):
                state.kept_files += 1
                state.kept_bytes += file.size_bytes
        reporter.work.total_files, reporter.work.total_bytes = state.total_files, state.total_bytes
        reporter.work.spared_files, reporter.work.spared_bytes = state.kept_files, state.kept_bytes

    def _check_room(self, work: Worklist, target: MoveTarget, place: TargetPlace, olds: Sequence[OldBackup]) -> None:
        """Raise DriveFull if the files do not fit. For those with holes, the old drive knows the allocated size."""
        missing_bytes = self.state.total_bytes - self.state.kept_bytes
        syncfs(place.root_fd)  # btrfs counts freed space only when it commits
        room = room_bytes(place.root_fd, place.mount)
        if missing_bytes > room and any(old.catalog.filesystem.holes for old in olds):
            missing_bytes = 0
            for number, old in enumerate(olds):
                missing = (file for file in work.files(number) if place.is_new or not target.has(file))
                missing_bytes += old.allocated_bytes(missing, work)
        if missing_bytes > room:
            raise DriveFull(Why.MOVE_NO_ROOM)

    # copying ----------------------------------------------------------------------------------------------------

    def _copy(
        self,
        olds: Sequence[OldBackup],
        manifest: MovedManifest,
        work: Worklist,
        target: MoveTarget,
        *,
        is_new: bool = False,
    ) -> None:
        """Copy all missing files. The manifest goes with the last ones, so a small backup needs only one flush."""
        self._reporter.begin("copy")
        target.begin()
        self._save_and_rest()
        for number, old in enumerate(olds, start=1):
            files = work.files(number - 1)
            missing = files if is_new else (file for file in files if not target.has(file))
            with closing(OldContent(old, work, self._attend)) as source:
                mover = FileMover(source, work, target, self._reporter, self._attend, self._is_gone)
                for batch in source.reader.batches(missing, _copy_of):
                    for file in batch:
                        self._attend()
                        self._reporter.current = file.path
                        mover.move(file)
                        if target.is_checkpoint_due:
                            self._checkpoint(mover, target)
                if number == len(olds):
                    self._write_manifest(manifest, work, target)
                self._checkpoint(mover, target)

    def _attend(self) -> None:
        for pushed in self._write_path.news(now=False):
            self._reporter.own_writes = pushed.writes
        self._context.job.control.take_break()

    def _checkpoint(self, mover: FileMover, target: MoveTarget) -> None:
        unlinked = self._placed(target)
        while unlinked:
            for file in unlinked:
                mover.move(file)
            unlinked = self._placed(target)
        self._save_and_rest()

    def _save_and_rest(self) -> None:
        self._context.save(self.state)
        self._context.job.rest_if_due()

    def _placed(self, target: MoveTarget) -> list[MovedFile]:
        """Take a checkpoint of the target; return the files that could not be hard-linked."""
        placed, state = target.checkpoint(), self.state
        state.copied_files += len(placed.done)
        state.copied_bytes += sum(file.size_bytes for file in placed.done)
        self._reporter.work.durable_files, self._reporter.work.durable_bytes = state.copied_files, state.copied_bytes
        return placed.unlinked

    def _is_gone(self, guard: Guard, error: OSError) -> bool:
        """Whether a drive is gone. May wait for the kernel to notice it, and reports that. Raises Canceled."""
        is_looking = False

        def wait(seconds: float) -> None:
            nonlocal is_looking
            if not is_looking:
                is_looking = True
                self._reporter.state(LOOKING)
            self._context.job.control.poll()
            time.sleep(seconds)

        try:
            return guard.is_gone(error, wait)
        finally:
            if is_looking:
                self._reporter.state("running")

    # finishing --------------------------------------------------------------------------------------------------

    def _finish(self, olds: Sequence[OldBackup], manifest: MovedManifest, work: Worklist, target: MoveTarget) -> None:
        """Complete the backup and read it all back. Raises DriveRefused if something differs from what was written."""
        bad = self._completed(manifest, work, target)
        if bad and self.state.kept_files:  # the old backup may have changed since an earlier run
            self._copy(olds, manifest, work, target)
            bad = self._completed(manifest, work, target)
        if bad or not target.has_manifest(manifest):
            raise DriveRefused(Why.MOVE_DIFFERS, count=max(1, len(bad)))
        if target.has_set_aside:
            self.state.set_aside = os.path.join(self._request.target, FOUND_IN_MOVE)
        target.make_valid()
        self.state.is_complete = True

    def _completed(self, manifest: MovedManifest, work: Worklist, target: MoveTarget) -> list[MovedFile]:
        """Set folders and manifest, and compare; return the files that differ, which are removed."""
        target.set_folders(work.folders(), self._attend)
        if work.missing_count != self._listed_missing:  # more files went missing at the last checkpoint
            self._write_manifest(manifest, work, target)
            target.checkpoint()
        target.tidy_up(manifest)
        bad = self._differing(work, target)
        if bad:
            target.remove(bad)
        return bad

    def _write_manifest(self, manifest: MovedManifest, work: Worklist, target: MoveTarget) -> None:
        manifest.set_filesystem(target.filesystem)
        if work.missing_count != self._listed_missing:
            self._listed_missing = work.missing_count
            if missing := work.missing_lines():
                context = self._context
                manifest.add_gone(missing, *context.signature)
        target.write_manifest(manifest)

    def _differing(self, work: Worklist, target: MoveTarget) -> list[MovedFile]:
        """Return the files that are missing or different on the new drive."""
        reporter = self._reporter
        reporter.work.files = reporter.work.bytes = reporter.work.durable_files = reporter.work.durable_bytes = 0
        reporter.work.spared_files = reporter.work.spared_bytes = 0
        self.state.checked_files = self.state.checked_bytes = 0
        reporter.begin("verify")
        places = Reached(target.root_fd, target.filesystem, lambda _number, place: [interim_path(place)])
        reader = ContentReader(places, from_medium=True, attend=self._attend)
        read_back = MovedComparison(reader, target, self._has_read)
        try:
            for batch in reader.batches(work.files(), _copy_of):
                for file in batch:
                    self._attend()
                    reporter.current = file.path
                    if read_back.is_same(file):
                        self._note_checked(file)
        finally:
            reader.close()
        return read_back.different

    def _has_read(self, count: int) -> None:
        self._reporter.work.bytes += count
        self._attend()

    def _note_checked(self, file: MovedFile) -> None:
        state, reporter = self.state, self._reporter
        state.checked_files += 1
        state.checked_bytes += file.size_bytes
        reporter.work.files = reporter.work.durable_files = state.checked_files
        reporter.work.durable_bytes = state.checked_bytes


def _copy_of(file: MovedFile) -> Copy:
    return file.copy
