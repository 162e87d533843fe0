"""When the backup of a set begins next by itself: one answer for the window, the timer, and what Home says."""

from dataclasses import dataclass
from datetime import datetime

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.schedule import next_due
from shingleback.domain.destination import When
from shingleback.store.settings import BackupSet


@dataclass(frozen=True, slots=True)
class Upcoming:
    """Attributes: `at`: when the next backup begins by itself; None: it is due now."""

    at: datetime | None


class Schedule:
    """Reads the history and the prompts anew for each answer: other programs write them.

    Attributes:
        prompts: what the person was asked, which counts as well.
    """

    def __init__(self, memory: Memory) -> None:
        self.prompts = memory.prompts
        self._memory = memory
        self._plugged_in: dict[str, datetime] = {}

    def note_plug_in(self, drive: str, at: datetime) -> None:
        """A drive came while the program was there; `drive` is its key."""
        self._plugged_in[drive] = at

    def next_due(self, one: BackupSet, now: datetime, drive: str = "") -> datetime | None:
        """As `schedule.next_due`; without the key of its drive, no plug-in is known."""
        if one.when is When.ASK:
            return None
        last = self._memory.last_backup(one)
        return next_due(
            one.when,
            plugged_in=self._plugged_in.get(drive),
            last=datetime.fromisoformat(last.started_at) if last else None,
            asked=self.prompts.asked_at(one.key),
            now=now,
        )

    def upcoming(self, one: BackupSet, now: datetime, drive: str = "") -> Upcoming | None:
        """None where none begins by itself, as far as is known."""
        moment = self.next_due(one, now, drive)
        return None if moment is None else Upcoming(moment if moment > now else None)
