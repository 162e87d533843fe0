"""`due`: starts the daily backups whose time has come, one after another. Run by the systemd timer.

A drive that nothing has opened since it was plugged in is opened first; an encrypted one needs its passphrase.
"""

import contextlib
import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec.structs

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.cli.invocation import Invocation
from shingleback.devices.closed_volumes import ClosedVolume, VolumeFinder
from shingleback.devices.mounts import Mount, may_hang, mount_above, number_of
from shingleback.devices.sysfs.reader import POWER_SUPPLIES, is_on_battery
from shingleback.domain.destination import DestinationState, LocatedFolder
from shingleback.domain.errors import COMPLETE, MADE_SAFE, Outcome
from shingleback.domain.local_time import next_time, now, parse_clock
from shingleback.protocol.result_items import DueItem
from shingleback.protocol.results import CommandResult, DueFinished, EjectFinished
from shingleback.store import settings
from shingleback.store.autostart import note_due_run
from shingleback.store.private_files import Paths, SingletonLock, is_home_away
from shingleback.store.settings import BackupSet, Settings, When

Run = Callable[[list[str]], CommandResult]
_ROOT: Final = Path("/")


def _key_of(number: int) -> str:
    from shingleback.bootstrap.backup import mark_of  # noqa: PLC0415 (it loads the engine, and most often nothing is due)

    return mark_of(number).key


def _has_backup(place: str) -> bool:
    from shingleback.engine.repo.layout import ABOUT, HOME, SECOND_LIST, TABLE  # noqa: PLC0415 (for backups on the root filesystem only)

    return any(
        os.path.isfile(os.path.join(os.fsencode(place), *file)) for file in ((HOME, ABOUT), (SECOND_LIST, TABLE))
    )


class _Destinations:
    """Where the destinations of backup sets are now, and on which drives."""

    def __init__(self, memory: Memory, tables: Tables, key_of: Callable[[int], str]) -> None:
        """`key_of` returns the key of a drive from the number of a device on it; empty if it has none."""
        self.memory = memory
        self._mountinfo = tables.mountinfo
        self._key_of = key_of
        self._finder = VolumeFinder(key_of, tables.mountinfo, tables.udev, tables.sysfs)

    def place(self, backup_set: BackupSet) -> LocatedFolder:
        return self.memory.place_of(backup_set)

    def mount_of(self, backup_set: BackupSet) -> Mount | None:
        """Return the mount that holds a destination; None if the destination is away.

        The root filesystem also holds the mount points of drives that are away, so there the backup has to exist, and
        so it does in a filesystem without a device, such as ZFS. A share is not touched: it may hang.
        """
        place = self.place(backup_set)
        mount = mount_above(Path(place.path), self._mountinfo)
        if mount is None:
            return None
        if may_hang(mount) and mount.point != _ROOT:
            return mount if place.presence is DestinationState.UNKNOWN else None  # otherwise, it was seen on a drive
        has_device = bool(number_of(mount)) and mount.point != _ROOT
        return mount if has_device or _has_backup(place.path) else None

    def drive_of(self, mount: Mount | None) -> str:
        """Return the key of the drive of a mount; empty if it is on none."""
        number = number_of(mount) if mount is not None else 0
        return self._key_of(number) if number else ""

    def plug_in_of(self, mount: Mount) -> str:
        return self._finder.plug_in_of(number_of(mount))

    def closed_volume(self, backup_set: BackupSet, chosen: Settings) -> ClosedVolume | None:
        """Return the closed volume with the backup of a set, on a drive that is known to be the right one."""
        places = self.memory.places
        backups = places.backups(backup_set.destination, backup_set.key)
        is_doubled = self.memory.place_of(backup_set).presence is DestinationState.DOUBLED
        if not backups or is_doubled:
            return None
        seen_on = {drive for backup in backups for drive in places.drives_of(backup)}
        drives = {*backup_set.drives, *seen_on, chosen.places.get(backup_set.key, "")} - {""}
        return self._finder.find(drives, places.filesystems(backup_set.destination, backup_set.key))


class Due:
    """Checks all backup sets once and runs those that are due, each to where its destination is now.

    Attributes:
        unopened: why the drives of destinations could not be opened.
    """

    def __init__(
        self,
        paths: Paths,
        now: Callable[[], datetime],
        run: Run,
        *,
        power_supplies: Path = POWER_SUPPLIES,
        tables: Tables | None = None,
        key_of: Callable[[int], str] = _key_of,
    ) -> None:
        """`run` carries out another command of the command line and returns its result.

        `key_of` returns the key of a drive from the number of a device on it; empty if it has none.
        """
        self._paths = paths
        self._now = now
        self._run = run
        self._power_supplies = power_supplies
        tables = tables or Tables()
        memory = Memory(paths, DestinationLocator(paths.history_file, tables.now))
        self._destinations = _Destinations(memory, tables, key_of)
        self._schedule = Schedule(memory)
        self._locked: list[str] = []
        self.unopened: dict[str, CommandResult] = {}

    def check(self) -> DueFinished:
        """Raises UsageError if the settings cannot be read.

        Nothing is written to a home that is away: some filesystems can only be mounted on an empty folder.
        """
        if is_home_away(self._paths):
            return DueFinished(outcome=Outcome.DONE)
        note_due_run(self._paths.due_run_file)
        turn = SingletonLock(self._paths.daily_lock_file)
        has_turn = turn.take()
        chosen = settings.load(self._paths.settings_file)
        daily = [backup_set for backup_set in chosen.sets if backup_set.is_complete and backup_set.when is When.DAILY]
        try:
            if has_turn:
                return self._check(chosen, daily)
            # a window begins backups to drives only
            to_shares = [
                backup_set
                for backup_set in daily
                if (mount := self._destinations.mount_of(backup_set)) is not None and may_hang(mount)
            ]
            result = self._check(chosen, to_shares)
            return result if result.runs else msgspec.structs.replace(result, waits="window")
        finally:
            turn.give_back()

    def _check(self, chosen: Settings, daily: Sequence[BackupSet]) -> DueFinished:
        began = self._now()
        waits = self._open_drives([backup_set for backup_set in daily if self._is_time(backup_set)], chosen)
        due = [backup_set for backup_set in daily if self._is_due(backup_set)]
        ready = [backup_set for backup_set in due if self._is_known(backup_set)]
        waits = waits if ready == due else "drive"
        if (
            not waits
            and not ready
            and any(
                self._is_time(backup_set) and not self._destinations.memory.has_backup(backup_set)
                for backup_set in daily
            )
        ):
            waits = "first"
        runs: list[DueItem] = []
        for backup_set in ready:
            if not chosen.on_battery and is_on_battery(self._power_supplies):
                waits = "battery"
                break
            self._schedule.prompts.note_prompted(backup_set.key, self._now())
            result = self._run(
                ["backup", *backup_set.options, "--", *backup_set.folders, self._destinations.place(backup_set).path]
            )
            self._schedule.prompts.note_prompted(backup_set.key, self._now())
            runs.append(DueItem(key=backup_set.key, outcome=result.outcome, why=result.why))
            if runs[-1].outcome == Outcome.CANCELED:
                break
        self._care(chosen, ready, runs, began)
        ejected = self._eject(ready, runs)
        first_bad = next((Outcome(run.outcome) for run in runs if run.outcome not in COMPLETE), Outcome.DONE)
        self._note_open(daily, chosen)
        return DueFinished(outcome=first_bad, runs=runs, ejected=ejected, waits=waits, locked=self._locked)

    def _open_drives(self, due: Sequence[BackupSet], chosen: Settings) -> str:
        """Open the drives of these sets that are plugged in and closed. Return what one of them waits for, or nothing.

        A drive that was open since it was plugged in has been closed by somebody, and stays so.
        """
        waits = ""
        for backup_set in due:
            is_open = self._destinations.mount_of(backup_set) is not None
            volume = None if is_open else self._destinations.closed_volume(backup_set, chosen)
            if volume is None or self._schedule.prompts.was_open(volume.drive, volume.plug_in):
                continue
            if not chosen.on_battery and is_on_battery(self._power_supplies):
                return "battery"
            if volume.is_locked:
                waits = "passphrase"
                if not self._schedule.prompts.was_asked(volume.drive, volume.plug_in):
                    self._schedule.prompts.note_asked(volume.drive, volume.plug_in)
                    self._locked.append(backup_set.destination)
                continue
            result = self._run(["mount", "--", volume.device])
            if result.outcome != Outcome.DONE:
                self.unopened[backup_set.destination] = result
                self._schedule.prompts.note_prompted(backup_set.key, self._now())  # it is tried again tomorrow
        return waits

    def _note_open(self, sets: Sequence[BackupSet], chosen: Settings) -> None:
        """Remember which drives are open in this plug-in. The key of a drive takes long, and is read once for each."""
        for backup_set in sets:
            mount = self._destinations.mount_of(backup_set)
            if mount is None or not number_of(mount) or not self._destinations.memory.has_backup(backup_set):
                continue
            plug_in = self._destinations.plug_in_of(mount)
            keys = {*backup_set.drives, chosen.places.get(backup_set.key, "")}
            if any(self._schedule.prompts.was_open(key, plug_in) for key in keys):
                continue
            if plug_in and (key := self._destinations.drive_of(mount)):
                self._schedule.prompts.note_open(key, plug_in)

    def _is_time(self, backup_set: BackupSet) -> bool:
        now = self._now()
        moment = self._schedule.next_due(backup_set, now)
        return moment is not None and moment <= now

    def _is_due(self, backup_set: BackupSet) -> bool:
        """Whether its time has come and its drive is plugged in. Without an earlier backup, it may be a wrong drive."""
        return (
            self._is_time(backup_set)
            and self._destinations.memory.has_backup(backup_set)
            and self._destinations.mount_of(backup_set) is not None
        )

    def _is_known(self, backup_set: BackupSet) -> bool:
        """Whether the user chose this drive, or the backup was seen on it. Otherwise the window asks."""
        drive = self._destinations.drive_of(self._destinations.mount_of(backup_set))
        return drive in backup_set.drives or self._destinations.memory.has_backup(backup_set, drive)

    def _care(self, chosen: Settings, ready: Sequence[BackupSet], runs: Sequence[DueItem], began: datetime) -> None:
        """Care for each drive that the user allowed, once all backups to it are complete.

        `ready_by` refers to the next such time after the backups began.
        """
        if not chosen.on_battery and is_on_battery(self._power_supplies):
            return
        complete = {run.key for run in runs if run.outcome in COMPLETE}
        cared: set[str] = set()
        for backup_set in ready:
            mount = self._destinations.mount_of(backup_set) if backup_set.key in complete else None
            drive = self._destinations.drive_of(mount)
            if drive not in cared and chosen.care.get(drive, False):
                cared.add(drive)
                clock = parse_clock(backup_set.ready_by)
                by = [f"--ready-by={next_time(clock, began).isoformat(timespec='minutes')}"] if clock else []
                from shingleback.domain.care.rules import AFTER_BACKUP_S  # noqa: PLC0415 (most often nothing is due)

                within = f"--within={round(AFTER_BACKUP_S / 60)}"
                self._run(
                    ["care", within, *by, "--unattended", "--due", "--", self._destinations.place(backup_set).path]
                )

    def _eject(self, ready: Sequence[BackupSet], runs: Sequence[DueItem]) -> list[str]:
        """Eject the drives of finished sets, each once. Returns a path on each drive that is safe to unplug."""
        outcomes = {run.key: run.outcome for run in runs}
        tried: set[int] = set()
        ejected: list[str] = []
        for backup_set in ready:
            place = self._destinations.place(backup_set)
            is_wanted = backup_set.ejects and outcomes.get(backup_set.key) in MADE_SAFE and place.is_plausible
            mount = self._destinations.mount_of(backup_set) if is_wanted else None
            # The eject for another set may have closed this drive. The root filesystem is never ejected.
            is_drive = mount is not None and number_of(mount) and mount.point != _ROOT
            if mount is not None and is_drive and mount.id not in tried:
                tried.add(mount.id)
                result = self._run(["eject", "--", place.path])
                if isinstance(result, EjectFinished) and result.safe_to_unplug:
                    ejected.append(place.path)
        return ejected


def run_due(invocation: Invocation, run: Run) -> DueFinished:
    """`run` carries out another command of the command line and returns its result."""
    results: list[CommandResult] = []

    def run_and_show(command: list[str]) -> CommandResult:
        results.append(run(command))
        invocation.show(results[-1])
        return results[-1]

    due = Due(invocation.paths, now, run_and_show)
    result = due.check()
    if (results or result.locked) and invocation.arguments.notify:
        with contextlib.suppress(ModuleNotFoundError):  # Qt, which loads the translations, may not be installed
            from shingleback.bootstrap.drive_events import tell  # noqa: PLC0415 (seldom needed)

            tell(results, due.unopened, result.locked, invocation.paths)
    return result
