"""`due`: begin the daily backups whose time has come, one after the other. For the timer of the invocation."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Schedule
from shingleback.bootstrap.backup import mark_of
from shingleback.devices.mounts import Mount, mount_above, number_of
from shingleback.devices.sysfs.reader import POWER_SUPPLIES, is_on_battery
from shingleback.domain.care.rules import AFTER_BACKUP_S
from shingleback.domain.errors import COMPLETE, MADE_SAFE, Outcome
from shingleback.domain.local_time import next_time, parse_clock
from shingleback.protocol.result_items import DueItem
from shingleback.protocol.results import CommandResult, DueFinished, EjectFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths, SingletonLock
from shingleback.store.settings import BackupSet, Settings, When

Run = Callable[[list[str]], CommandResult]


class Due:
    """One look at all sets, and what comes of it. Each is backed up to where its place is now."""

    def __init__(
        self,
        paths: Paths,
        now: Callable[[], datetime],
        run: Run,
        *,
        power_supplies: Path = POWER_SUPPLIES,
        tables: Tables | None = None,
        key_of: Callable[[int], str] = lambda number: mark_of(number).key,
    ) -> None:
        """`run` carries out another command of the command line, and gives its final word.

        `key_of` tells the key of a drive by the number of a device on it; empty where it has none.
        """
        self._paths = paths
        self._now = now
        self._run = run
        self._power_supplies = power_supplies
        self._tables = tables or Tables()
        self._key_of = key_of
        self._memory = Memory(paths, DestinationLocator(paths.history_file, self._tables.now))
        self._schedule = Schedule(self._memory)
        self._asked = self._schedule.prompts

    def look(self) -> DueFinished:
        """Raises UsageError for settings that cannot be understood."""
        turn = SingletonLock(self._paths.turn_file)
        if not turn.take():
            return DueFinished(outcome=Outcome.DONE, exit_code=0, waits="window")
        try:
            return self._look(settings.load(self._paths.settings_file))
        finally:
            turn.give_back()

    def _look(self, chosen: Settings) -> DueFinished:
        due = [one for one in chosen.sets if one.is_complete and one.when is When.DAILY and self._is_due(one)]
        began = self._now()
        ready = [one for one in due if self._is_known(one)]
        waits = "" if ready == due else "drive"
        runs: list[DueItem] = []
        for one in ready:
            if not chosen.on_battery and is_on_battery(self._power_supplies):
                waits = "battery"
                break
            runs.append(self._back_up(one))
            if runs[-1].outcome == Outcome.CANCELED:
                break
        self._care(chosen, ready, runs, began)
        ejected = self._eject(ready, runs)
        first_bad = next((Outcome(run.outcome) for run in runs if run.outcome not in COMPLETE), Outcome.DONE)
        return DueFinished(outcome=first_bad, exit_code=first_bad.exit_code, runs=runs, ejected=ejected, waits=waits)

    def _is_due(self, one: BackupSet) -> bool:
        """Its time has come, and its drive is there: a place that was never backed up to might be on another one."""
        now = self._now()
        moment = self._schedule.next_due(one, now)
        is_time = moment is not None and moment <= now
        return is_time and self._memory.has_backup(one) and self._mount(self._place(one)) is not None

    def _is_known(self, one: BackupSet) -> bool:
        """Whether the person chose the drive, or the backup was seen on it: otherwise the window asks."""
        mount = self._mount(self._place(one))
        drive = self._key_of(number_of(mount)) if mount is not None else ""
        return drive in one.drives or self._memory.has_backup(one, drive)

    def _place(self, one: BackupSet) -> str:
        return self._memory.place_of(one).path

    def _back_up(self, one: BackupSet) -> DueItem:
        self._asked.note_asked(one.key, self._now())
        word = self._run(["backup", *one.options, "--", *one.folders, self._place(one)])
        self._asked.note_asked(one.key, self._now())
        return DueItem(key=one.key, outcome=word.outcome, why=word.why)

    def _care(self, chosen: Settings, ready: Sequence[BackupSet], runs: Sequence[DueItem], began: datetime) -> None:
        """Once for each drive that may be cared for, when all backups to it are complete.

        A set that should be done by a time meant the next one when its backup began.
        """
        if not chosen.on_battery and is_on_battery(self._power_supplies):
            return
        complete = {run.key for run in runs if run.outcome in COMPLETE}
        cared: set[str] = set()
        for one in ready:
            mount = self._mount(self._place(one)) if one.key in complete else None
            drive = self._key_of(number_of(mount)) if mount is not None else ""
            if drive not in cared and chosen.care.get(drive, False):
                cared.add(drive)
                clock = parse_clock(one.ready_by)
                by = [f"--ready-by={next_time(clock, began).isoformat(timespec='minutes')}"] if clock else []
                within = f"--within={round(AFTER_BACKUP_S / 60)}"
                self._run(["care", within, *by, "--unattended", "--due", "--", self._place(one)])

    def _eject(self, ready: Sequence[BackupSet], runs: Sequence[DueItem]) -> list[str]:
        """The drives that are safe to unplug now, by a place on each: one may have more than one set."""
        outcomes = {run.key: run.outcome for run in runs}
        tried: set[int] = set()
        ejected: list[str] = []
        for one in ready:
            found = self._memory.place_of(one)
            is_wanted = one.ejects and outcomes.get(one.key) in MADE_SAFE and found.may_be_meant
            mount = self._mount(found.path) if is_wanted else None
            if mount is not None and mount.id not in tried:  # another set's eject may have closed all of the drive
                tried.add(mount.id)
                word = self._run(["eject", "--", found.path])
                if isinstance(word, EjectFinished) and word.safe_to_unplug:
                    ejected.append(found.path)
        return ejected

    def _mount(self, place: str) -> Mount | None:
        """Where a place is mounted, on whichever drive but the one that the computer runs from."""
        mount = mount_above(Path(place), self._tables.mountinfo)
        return mount if mount is not None and str(mount.point) != "/" and number_of(mount) else None
