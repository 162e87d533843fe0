"""The status of the backup sets, from settings, drives, history and the run in progress.

Destinations are examined in a worker process, since a drive may not answer.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from shingleback.backup_sets.library import FreeSpace
from shingleback.backup_sets.starting import SessionStart, Starter, Way
from shingleback.backup_sets.status import (
    BEGINS,
    UNDER_WAY,
    Attempt,
    ListNote,
    NextBackup,
    Presence,
    Schedule,
    SetActivity,
    SetFacts,
    SetStatus,
    is_to_be_brought,
    status,
    status_in_rotation,
)
from shingleback.devices.mounts import FSTAB, fstab_folders, fstab_shares, may_hang, mount_above
from shingleback.domain.drive import Drive, Use, folders_on
from shingleback.domain.errors import COMPLETE, Outcome, UsageError, is_graver_list_note
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.closed_drives import ClosedDrives, closed_volumes
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.controllers.set_presence import SetPresences
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.controllers.worker import ProcessQuery, Worker, WorkerEnd
from shingleback.protocol.events import Note
from shingleback.protocol.results import BackupFinished, CheckFinished, LookFinished
from shingleback.protocol.run_state import CAN_PAUSE, RunState, Stage
from shingleback.store.settings import BackupSet, DriveName, Settings, When

_PAUSED: Final = frozenset({Stage.PAUSING, Stage.PAUSED})
_NEARNESS: Final = {
    Presence.OPEN: 0,
    Presence.DOUBLED: 1,
    Presence.CLOSED: 1,
    Presence.UNCONFIRMED: 2,
    Presence.ELSEWHERE: 2,
    Presence.SOUGHT: 3,
    Presence.AWAY: 3,
}
_NEVER: Final = datetime.min.replace(tzinfo=UTC)

_HAVE_READ: Final = COMPLETE | {Outcome.DRIVE_FULL}


def _mount_point(place: str) -> str:
    mount = mount_above(Path(place))
    return str(mount.point) if mount is not None else ""


def _is_on_share(place: str) -> bool:
    mount = mount_above(Path(place))
    return mount is not None and may_hang(mount)


@dataclass(frozen=True, slots=True)
class SetView:
    """A backup set and everything that is known about it.

    Attributes:
        drive: the drive that it goes to; None if that is not plugged in, or the destination is not on a drive.
        place: the current path of the backup; the set's own name for it if that is unknown.
        saved_name: what the drive was called when it was last seen; None if it never was.
        versions: the times of the versions that this computer knows of and that are still offered.
        free_space: the free space that backups left on the drive, newest first.
        upcoming: the next backup that starts automatically; None if none is known.
        starter: what starts it automatically.
        opens_itself: the drive is closed, and an automatic backup opens it.
        offer: what the user can set up, so that it also starts without the window; None if nothing is missing.
        is_own_disk: it goes to a disk that the computer runs from.
        is_to_share: it goes to a share, which is mounted unless the set is away.
        shared_folder: a folder of the set that is on the drive to which it is backed up; empty if none is.
        turns: if several drives take turns, a view for each, and `status` is the status of all; otherwise empty.
    """

    chosen: BackupSet
    status: SetStatus
    presence: Presence
    drive: DriveView | None = None
    place: str = ""
    versions: tuple[datetime, ...] = ()
    free_space: tuple[FreeSpace, ...] = ()
    upcoming: NextBackup | None = None
    starter: Starter = Starter.LOGIN
    opens_itself: bool = False
    offer: Way | None = None
    is_own_disk: bool = False
    is_to_share: bool = False
    shared_folder: str = ""
    saved_name: DriveName | None = None
    turns: tuple["SetView", ...] = ()

    @property
    def key(self) -> str:
        """The key of the set, the same for all of its drives."""
        return self.chosen.group

    @property
    def drives(self) -> tuple["SetView", ...]:
        """A view for each drive of the set."""
        return self.turns or (self,)

    @property
    def own_view(self) -> "SetView":
        """The view of the drive at hand alone."""
        return next((view for view in self.turns if view.chosen.key == self.chosen.key), self)

    @property
    def other_views(self) -> tuple["SetView", ...]:
        """The views of the drives that take turns with this one."""
        return tuple(view for view in self.turns if view.chosen.key != self.chosen.key)

    @property
    def is_away(self) -> bool:
        """The drive is not plugged in, or not found yet."""
        return self.presence in (Presence.AWAY, Presence.SOUGHT)

    @property
    def is_to_be_brought(self) -> bool:
        """It is time to bring this drive, which takes turns with another one."""
        return self.presence is Presence.AWAY and is_to_be_brought(self.status, self.chosen.swap_days)

    @property
    def can_begin(self) -> bool:
        return self.status.step in BEGINS

    @property
    def drive_key(self) -> str:
        """The key of a drive that is plugged in; otherwise empty."""
        return self.drive.drive.key if self.drive is not None and not self.is_away else ""

    @property
    def ejects(self) -> bool:
        """The drive is ejected after a complete backup; never one that is built into the computer."""
        return self.chosen.ejects and not self.is_own_disk

    @property
    def opening(self) -> Opening | None:
        """How to open the drive; None unless exactly one of its volumes can be opened and is not mounted."""
        drive = self.drive.drive if self.drive is not None else None
        closed = closed_volumes(drive) if drive else []
        if drive is None or len(closed) != 1:
            return None
        return Opening(drive.path, closed[0].device, is_locked=closed[0].use is Use.ENCRYPTED)


class _Past(msgspec.Struct, frozen=True):
    attempts: tuple[Attempt, ...]
    checked: datetime | None
    sampled: datetime | None
    damaged: datetime | None
    versions: tuple[datetime, ...]
    list_note: ListNote | None


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What provides facts about the computer.

    Attributes:
        now: returns the local time, with its offset from UTC.
        mount_point: returns the mount point above a path, by the kernel's mount table.
        fstab: read once.
        is_on_share: whether a path is on a server, or on a program's filesystem, by the kernel's mount table.
        session: returns what starts backups; None if nothing of it matters, as in the demo.
    """

    now: Callable[[], datetime]
    mount_point: Callable[[str], str] = _mount_point
    fstab: Path = FSTAB
    is_on_share: Callable[[str], bool] = _is_on_share
    session: Callable[[], SessionStart | None] = lambda: None


class BackupSetStatuses(QObject):
    """The status of all sets. Reads the history again when a run has ended, and on `refresh`.

    Signals:
        changed: `views` have changed.
    """

    changed = Signal()

    def __init__(
        self,
        chosen: SettingsController,
        schedule: Schedule,
        drives: DriveList,
        run: BackupRun,
        surroundings: Surroundings,
        parent: QObject | None = None,
    ) -> None:
        """`schedule`: the schedule that starts backups."""
        super().__init__(parent)
        self._chosen = chosen
        self._memory = schedule.memory
        self._drives = drives
        self._run = run
        self._now = surroundings.now
        self._session = surroundings.session
        self._is_on_share = surroundings.is_on_share
        self._shares = [os.fsdecode(folder) for folder in fstab_shares(surroundings.fstab)]
        self._presences = SetPresences(
            chosen,
            drives,
            surroundings.mount_point,
            [os.fsdecode(folder) for folder in fstab_folders(surroundings.fstab)],
        )
        self._schedule = schedule
        self._closed = ClosedDrives(chosen, schedule.memory)
        self._past_results: dict[str, _Past] = {}
        self._seen_lists: dict[str, ListNote] = {}
        self._deaths: dict[str, Attempt] = {}
        self._work = SetActivity.NONE
        self.views: tuple[SetView, ...] = ()
        chosen.changed.connect(self.refresh)
        drives.changed.connect(self._refresh)
        run.changed.connect(self._on_run)
        self._refresh()

    def refresh(self) -> None:
        """Read everything again, because time has passed or another program has done something."""
        self._past_results.clear()
        self._refresh()

    @property
    def complaint(self) -> UsageError | None:
        """Why the sets are unknown; None if they are known."""
        return self._chosen.complaint

    def view_of(self, key: str) -> SetView:
        return next(view for view in self.views if view.key == key)

    def view_at(self, place: str) -> SetView | None:
        """Return the view of the drive whose backup is at a path now; None if it belongs to no set."""
        return next((drive for view in self.views for drive in view.drives if drive.place == place), None)

    def to_begin(self, key: str) -> list[SetView]:
        """Return the view of the drive with this key, shown or not; without a key, the views that can start."""
        if not key:
            return [view for view in self.views if view.can_begin]
        return [drive_view for view in self.views for drive_view in view.drives if drive_view.chosen.key == key]

    def _on_run(self, state: RunState) -> None:
        work = _work(state)
        if state.death is not None and self._work is not SetActivity.NONE:
            self._deaths[self._run.task.key] = Attempt(at=self._now(), outcome=Outcome.INTERNAL)
        if work is not self._work:
            self._work = work
            self.refresh()

    def _refresh(self) -> None:
        settings = self._chosen.settings
        with self._memory.consistent_reads():
            groups: dict[str, list[SetView]] = {}  # of the drives that take turns
            for backup_set in settings.sets:
                groups.setdefault(backup_set.group, []).append(self._view(backup_set, settings))
            views = tuple(self._in_turns(drives, settings) for drives in groups.values())
        if views != self.views:
            self.views = views
            self.changed.emit()

    def _in_turns(self, drives: list[SetView], settings: Settings) -> SetView:
        """Return the view of the drive at hand for the whole set, with the combined status of all drives."""
        if len(drives) == 1:
            return drives[0]
        shown = min(drives, key=_at_hand)
        other_statuses = [view.status for view in drives if view is not shown]
        status = status_in_rotation(shown.status, other_statuses, settings.reminder_days, self._now())
        return replace(shown, status=status, turns=tuple(drives))

    def _view(self, chosen: BackupSet, settings: Settings) -> SetView:
        place = self._chosen.place_of(chosen)
        past = self._past_of(chosen)
        presence, drive = self._presences.of(place, chosen, settings, past.attempts)
        death = self._deaths.get(chosen.key)  # not in the history if that could not be written
        is_newest = death is not None and all(attempt.at < death.at for attempt in past.attempts)
        is_own_disk = _is_own_disk(drive, presence, past.attempts)
        shared_folder = (
            "" if drive is None else next(iter(folders_on(drive.drive, chosen.folders, self._drives.drives)), "")
        )
        takes_turns = sum(backup_set.group == chosen.group for backup_set in settings.sets) > 1
        facts = SetFacts(
            is_complete=chosen.is_complete,
            presence=presence,
            work=self._work_on(chosen, drive),
            attempts=(death, *past.attempts) if death is not None and is_newest else past.attempts,
            checked=past.checked,
            sampled=past.sampled,
            damaged=past.damaged,
            list_note=self._list_note(place.path, past),
            reminder_days=0 if takes_turns else settings.reminder_days,
            is_exposed=is_own_disk or bool(shared_folder),
        )
        key = drive.drive.key if drive is not None else ""
        session = self._session()
        is_to_share = drive is None and self._is_share(presence, place.path)
        return SetView(
            chosen,
            status(facts, self._now()),
            presence,
            drive,
            place.path,
            past.versions,
            self._memory.free_space(chosen, key),
            self._schedule.upcoming(chosen, self._now(), key),
            session.starter(chosen.when, is_to_share=is_to_share) if session is not None else Starter.LOGIN,
            presence is Presence.CLOSED and drive is not None and self._opens_itself(chosen, drive.drive),
            session.offer(chosen.when, is_to_share=is_to_share)
            if session is not None and chosen.when is not When.ASK
            else None,
            is_own_disk,
            is_to_share,
            shared_folder,
            settings.drive_of(chosen.destination),
        )

    def _is_share(self, presence: Presence, place: str) -> bool:
        """Whether a place on no drive is on a share, which is mounted, or only in fstab."""
        if presence is Presence.OPEN:
            return self._is_on_share(place)
        is_away = presence in (Presence.AWAY, Presence.SOUGHT)
        return is_away and any(Path(place).is_relative_to(share) for share in self._shares)

    def note_list(self, place: str, notes: Sequence[Note]) -> None:
        """Note what a look at the backup at a place says of its list of files.

        A look does not read everything, so without any note it only takes back what an earlier one said.
        """
        gravest = ListNote("", {}, self._now())
        for note in notes:
            if is_graver_list_note(note.code, gravest.code):
                gravest = ListNote(note.code, note.values, gravest.at)
        before = self._seen_lists.pop(place, None)
        if gravest.code:
            self._seen_lists[place] = gravest
        if (before.code if before is not None else "") != gravest.code:
            self.refresh()

    def _list_note(self, place: str, past: "_Past") -> ListNote | None:
        """Return what the newest command, or look at the backup in Restore, said of its list of files."""
        notes = [note for note in (past.list_note, self._seen_lists.get(place)) if note is not None]
        return max(notes, key=lambda note: note.at, default=None)

    def _work_on(self, chosen: BackupSet, drive: DriveView | None) -> SetActivity:
        """Return what the set's own run does. An eject counts for every set on that drive, whoever requested it."""
        task, work = self._run.task, _work(self._run.state)
        leaves = work is SetActivity.EJECTING and drive is not None and drive.drive.holds(task.destination)
        return work if task.key == chosen.key or leaves else SetActivity.NONE

    def _opens_itself(self, chosen: BackupSet, drive: Drive) -> bool:
        return any(
            backup_set.key == chosen.key and not opening.is_locked
            for backup_set, opening in self._closed.openings(drive)
        )

    def _past_of(self, backup_set: BackupSet) -> _Past:
        if backup_set.key not in self._past_results:
            checks = [result for result in self._memory.checks(backup_set) if result.started_at]
            backups = [result for result in self._memory.backups(backup_set) if result.started_at]
            attempts = tuple(map(_attempt, backups))
            removed = {name for result in backups for name in result.removed_versions}
            self._past_results[backup_set.key] = _Past(
                attempts,
                next((_time(result) for result in checks if result.is_whole), None),
                next((_time(result) for result in checks if result.is_spot_check), None),
                _damaged(checks, attempts),
                tuple(_time(result) for result in backups if result.version and result.version not in removed),
                _list_note([*checks, *backups]),
            )
        return self._past_results[backup_set.key]


def _is_own_disk(drive: DriveView | None, presence: Presence, attempts: Sequence[Attempt]) -> bool:
    """Judge by the drive; the root filesystem counts for no drive, so there the newest backup knows."""
    if drive is not None:
        return drive.drive.is_system
    return presence is Presence.OPEN and any(attempt.is_own_disk for attempt in attempts[:1])


def _at_hand(view: SetView) -> tuple[bool, int, float]:
    """Sort key for drives that take turns: running first, then the nearest, then the one with the newest backup."""
    status = view.status
    is_running = status.state in UNDER_WAY
    newest = max((attempt.at for attempt in (status.last_good, status.failed) if attempt is not None), default=_NEVER)
    return not is_running, _NEARNESS[view.presence], -newest.timestamp() if newest is not _NEVER else 0.0


def _work(state: RunState) -> SetActivity:
    if state.stage is Stage.ENDED:
        return SetActivity.NONE
    if state.stage in _PAUSED:
        return SetActivity.PAUSED
    if state.stage is Stage.EJECTING:
        return SetActivity.EJECTING
    return SetActivity.CAN_PAUSE if state.stage in CAN_PAUSE else SetActivity.BUSY


def _attempt(result: BackupFinished) -> Attempt:
    return Attempt(
        at=_time(result),
        outcome=result.outcome,
        files=result.total.files,
        bytes=result.total.bytes,
        left_out=result.left_out_count,
        why=result.why,
        values=result.values,
        excluded=result.excluded,
        unmatched_rules=result.unmatched_rules,
        not_healed=result.not_healed,
        is_own_disk=result.is_own_disk,
    )


def _damaged(checks: Sequence[CheckFinished], attempts: Sequence[Attempt]) -> datetime | None:
    """Return the start of the newest check that found damage; None if the damage was resolved later.

    A later complete check without damage resolves it. For `verify`, so does the next good backup, which repairs the
    damaged files of all versions, unless it finds nothing with which to repair them.
    """
    decisive = next((result for result in checks if result.is_whole or result.found_damage), None)
    if decisive is None or decisive.is_whole:
        return None
    later = [attempt for attempt in attempts if attempt.is_good and attempt.at > _time(decisive)]
    is_repaired = decisive.command == "verify" and bool(later) and not any(attempt.not_healed for attempt in later[:1])
    return None if is_repaired else _time(decisive)


def _list_note(results: Sequence[BackupFinished | CheckFinished]) -> ListNote | None:
    """Return what the newest result says of the list. One that failed and says nothing of it may not have read it."""
    conclusive = [result for result in results if result.list_note or result.outcome in _HAVE_READ]
    newest = max(conclusive, key=_time, default=None)
    if newest is None:
        return None
    is_dealt_with = isinstance(newest, BackupFinished) and newest.outcome in COMPLETE
    return ListNote(newest.list_note, newest.list_values, _time(newest), is_dealt_with)


def _time(result: BackupFinished | CheckFinished) -> datetime:
    return datetime.fromisoformat(result.started_at).astimezone()


class PlaceLookup(QObject):
    """Examines one destination at a time; the newest query wins.

    Signals:
        inspected: a `LookFinished`.
        silent: the drive has not answered for a few seconds; `inspected` may still come.
    """

    inspected = Signal(object)
    silent = Signal()

    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self._worker = worker
        self._query = ProcessQuery(worker, self)
        self._query.answered.connect(self._on_answered)
        self._query.silent.connect(self.silent)

    def look_up(self, destination: str) -> None:
        self._query.ask("look", "--", destination)

    def stop(self) -> None:
        self._query.stop()

    def subfolders(self, parent: QObject) -> Subfolders:
        """Return a counter of a set's subfolders that works in parallel with this lookup."""
        return Subfolders(self._worker.sibling(parent), parent)

    def counter(self, parent: QObject) -> FolderCounter:
        """Return a counter of a set's folders that works in parallel with this lookup."""
        return FolderCounter(self._worker.sibling(parent), parent)

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, LookFinished):
            self.inspected.emit(end.final)
