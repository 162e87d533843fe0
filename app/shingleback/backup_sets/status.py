"""The status of a backup set, and the next step for the user. It has no clock: the current time is a parameter."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Final

import msgspec
import msgspec.structs

from shingleback.backup_sets.library import WRONG_CLOCK, Memory, next_due
from shingleback.domain.errors import COMPLETE, LIST_NOTES_FOR_A_BACKUP, Outcome, Why, named_outcome
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.domain.local_time import is_credible, nights
from shingleback.protocol.result_items import ExcludedItem
from shingleback.store.settings import BackupSet, When

_OF_THE_CHOICE: Final = frozenset(  # the user must choose another folder or destination
    {
        Why.SOURCE_MISSING,
        Why.SOURCE_IS_A_FILE,
        Why.SOURCE_UNREADABLE,
        Why.SOURCE_INSIDE_DESTINATION,
        Why.DESTINATION_IS_A_FILE,
        Why.DESTINATION_READ_ONLY,
        Why.DESTINATION_OF_WINDOWS,
        Why.DESTINATION_UNWRITABLE,
        Why.NOT_A_PATTERN,
        Why.NOT_A_PACE,
        Why.DRIVE_FULL,
        Why.DRIVE_TOO_SMALL,
        Why.VERSIONS_SPARED,
    }
)
_OF_THE_DRIVE: Final = frozenset({Outcome.DRIVE_REFUSED})


class SetState(LabeledEnum):
    """The state of a set. If several apply, the more serious one counts."""

    RUNNING = "running", QT_TRANSLATE_NOOP("home", "Backing up")
    PAUSED = "paused", QT_TRANSLATE_NOOP("home", "Paused")
    EJECTING = "ejecting", QT_TRANSLATE_NOOP("home", "Ejecting")  # the backup is over
    # the newest backup was not complete, and the user did not stop it
    FAILED = "failed", QT_TRANSLATE_NOOP("home", "Needs you")
    # the list of files on the drive is lost, damaged or in doubt
    LIST_DAMAGED = "list-damaged", QT_TRANSLATE_NOOP("home", "List damaged")
    # a check found files that differ from what was written
    DAMAGED = "damaged", QT_TRANSLATE_NOOP("home", "Damaged files")
    NEVER = "never", QT_TRANSLATE_NOOP("home", "Not backed up yet")  # there has been no complete backup
    OVERDUE = "overdue", QT_TRANSLATE_NOOP("home", "Overdue")
    # it is complete, but what destroys the files destroys it as well
    EXPOSED = "exposed", QT_TRANSLATE_NOOP("home", "On the same disk")
    WAITING = "waiting", QT_TRANSLATE_NOOP("home", "Backed up")  # for the drive; nothing is wrong
    GOOD = "good", QT_TRANSLATE_NOOP("home", "Backed up")


UNDER_WAY: Final = frozenset({SetState.RUNNING, SetState.PAUSED, SetState.EJECTING})
_FIRST_OF_ALL: Final = UNDER_WAY | {SetState.FAILED}


class NextStep(LabeledEnum):
    """What the user can do next."""

    PAUSE = "pause", QT_TRANSLATE_NOOP("home", "Pause")
    RESUME = "resume", QT_TRANSLATE_NOOP("home", "Continue")
    WAIT = "wait", QT_TRANSLATE_NOOP("home", "Please wait")  # the current work ends on its own in a moment
    CHANGE = "change", QT_TRANSLATE_NOOP("home", "Change this backup set")  # the folders or the destination
    # two drives look the same; one must be unplugged
    CHOOSE_DRIVE = "choose-drive", QT_TRANSLATE_NOOP("home", "See the drives")
    PLUG_IN = "plug-in", QT_TRANSLATE_NOOP("home", "Plug in the drive")
    OPEN = "open", QT_TRANSLATE_NOOP("home", "Open the drive")  # the drive is plugged in, but not mounted
    CONFIRM = "confirm", QT_TRANSLATE_NOOP("home", "Use this drive…")  # that the drive is the right one
    LOOK = "look", QT_TRANSLATE_NOOP("home", "See what happened")  # to the drive
    TRY_AGAIN = "try-again", QT_TRANSLATE_NOOP("home", "Try again")
    GO_ON = "go-on", QT_TRANSLATE_NOOP("home", "Continue the backup")  # that was stopped
    BACK_UP = "back-up", QT_TRANSLATE_NOOP("home", "Back up now")


BEGINS: Final = frozenset({NextStep.TRY_AGAIN, NextStep.GO_ON, NextStep.BACK_UP})
"""The steps that start a backup."""


class Presence(LabeledEnum):
    """Whether the destination is available."""

    OPEN = "open", QT_TRANSLATE_NOOP("home", "plugged in")
    CLOSED = "closed", QT_TRANSLATE_NOOP("home", "plugged in, not open")
    # the drive is mounted, but the backup is not found on it
    ELSEWHERE = "elsewhere", QT_TRANSLATE_NOOP("home", "plugged in")
    DOUBLED = "doubled", QT_TRANSLATE_NOOP("home", "plugged in twice")  # two drives claim to be it
    # the program has just started, and has not seen all drives yet
    SOUGHT = "sought", QT_TRANSLATE_NOOP("home", "looking for it")
    AWAY = "away", QT_TRANSLATE_NOOP("home", "not plugged in")
    # it is on a drive that this set has not used yet
    UNCONFIRMED = "unconfirmed", QT_TRANSLATE_NOOP("home", "plugged in, not confirmed")


class SetActivity(StrEnum):
    """What a set is currently doing."""

    NONE = "none"
    BUSY = "busy"
    CAN_PAUSE = "can-pause"
    PAUSED = "paused"
    EJECTING = "ejecting"


class ListNote(msgspec.Struct, frozen=True):
    """What the newest command that read the list of files on the drive said of it.

    Attributes:
        code, values: of its note; an empty code if all is well.
        at: when the command began.
        is_dealt_with: it was a backup, which has dealt with it.
    """

    code: str
    values: Mapping[str, str | int]
    at: datetime
    is_dealt_with: bool = False

    @property
    def needs_backup(self) -> bool:
        return self.code in LIST_NOTES_FOR_A_BACKUP and not self.is_dealt_with


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A finished backup.

    Attributes:
        at: when it began.
        files, bytes: of everything in it.
        why, values: as in `protocol.results`, if it failed.
        excluded, unmatched_rules, not_healed, is_own_disk: as in `protocol.results`.
    """

    at: datetime
    outcome: str
    files: int = 0
    bytes: int = 0
    left_out: int = 0
    why: str = ""
    values: Mapping[str, str | int] | None = None
    excluded: Sequence[ExcludedItem] = ()
    unmatched_rules: Sequence[str] = ()
    not_healed: int = 0
    is_own_disk: bool = False

    @property
    def is_good(self) -> bool:
        return self.outcome in COMPLETE


class SetFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts that determine the status of a set.

    Attributes:
        is_complete: it has folders and a destination.
        attempts: newest first.
        checked: when the newest successful verification of everything began.
        sampled: when the newest successful verification of a part began.
        damaged: when the newest verification that found damaged files began; None if they have been repaired.
        list_note: what is known of the list of files; None if nothing was ever read.
        reminder_days: a backup is overdue after this many days; 0: never.
        is_exposed: it is on the computer's own disk, or on a drive with files that it backs up.
    """

    is_complete: bool = True
    presence: Presence = Presence.OPEN
    work: SetActivity = SetActivity.NONE
    attempts: tuple[Attempt, ...] = ()
    checked: datetime | None = None
    sampled: datetime | None = None
    damaged: datetime | None = None
    list_note: ListNote | None = None
    reminder_days: int = 0
    is_exposed: bool = False


class SetStatus(msgspec.Struct, frozen=True, kw_only=True):
    """The status of a set.

    Attributes:
        last_good: the newest complete backup; one from the future or from 1970, due to a wrong clock, only if there is
            no other.
        verified: when everything was last read back successfully; None if never.
        sampled: when a part was, if that is newer.
        damaged: when damaged files were found that may still be damaged.
        list_note: what to say of the list of files on the drive; None if all is well.
        failed: the newest backup, if it is not complete.
        days: the nights since the last complete backup.
        is_unfinished: the user stopped the newest backup, and the next one continues it.
    """

    state: SetState
    step: NextStep
    last_good: Attempt | None = None
    verified: datetime | None = None
    sampled: datetime | None = None
    damaged: datetime | None = None
    list_note: ListNote | None = None
    failed: Attempt | None = None
    days: int = 0
    is_unfinished: bool = False


def status(facts: SetFacts, now: datetime) -> SetStatus:
    """Judge a set. All times have a UTC offset; days are those of `now`."""
    newest = facts.attempts[0] if facts.attempts else None
    last = _last_good(facts.attempts, now)
    is_unfinished = newest is not None and newest.outcome == Outcome.CANCELED
    failed = newest if newest is not None and not newest.is_good and not is_unfinished else None
    days = max(0, nights(last.at, now)) if last else 0
    is_overdue = 0 < facts.reminder_days <= days
    damaged = facts.damaged if last is not None else None
    verified = facts.checked if last is not None and damaged is None else None
    sampled = facts.sampled if last is not None and facts.sampled is not None else None
    list_note = facts.list_note if last is not None and facts.list_note and facts.list_note.code else None
    return SetStatus(
        state=_state(facts, last, failed, list_note, is_overdue=is_overdue, is_damaged=damaged is not None),
        step=_step(facts, failed, is_unfinished=is_unfinished),
        last_good=last,
        verified=verified,
        sampled=sampled if sampled and not damaged and (verified is None or verified < sampled) else None,
        damaged=damaged,
        list_note=list_note,
        failed=failed,
        days=days,
        is_unfinished=is_unfinished,
    )


def _last_good(attempts: Sequence[Attempt], now: datetime) -> Attempt | None:
    good = [attempt for attempt in attempts if attempt.is_good]
    credible = (attempt for attempt in good if is_credible(attempt.at) and attempt.at <= now + WRONG_CLOCK)
    return next(credible, good[0] if good else None)


def _state(
    facts: SetFacts,
    last: Attempt | None,
    failed: Attempt | None,
    list_note: ListNote | None,
    *,
    is_overdue: bool,
    is_damaged: bool,
) -> SetState:
    states = (
        (facts.work is SetActivity.PAUSED, SetState.PAUSED),
        (facts.work is SetActivity.EJECTING, SetState.EJECTING),
        (facts.work is not SetActivity.NONE, SetState.RUNNING),
        (failed is not None, SetState.FAILED),
        (last is None, SetState.NEVER),
        (list_note is not None and list_note.needs_backup, SetState.LIST_DAMAGED),
        (is_damaged, SetState.DAMAGED),
        (is_overdue, SetState.OVERDUE),
        (facts.is_exposed, SetState.EXPOSED),
        (facts.presence is not Presence.OPEN, SetState.WAITING),
    )
    return next((state for holds, state in states if holds), SetState.GOOD)


def _step(facts: SetFacts, failed: Attempt | None, *, is_unfinished: bool) -> NextStep:
    steps = (
        (facts.work is SetActivity.PAUSED, NextStep.RESUME),
        (facts.work is SetActivity.CAN_PAUSE, NextStep.PAUSE),
        (facts.work in (SetActivity.BUSY, SetActivity.EJECTING), NextStep.WAIT),
        (not facts.is_complete, NextStep.CHANGE),
        (failed is not None and failed.why in _OF_THE_CHOICE, NextStep.CHANGE),
        (failed is not None and named_outcome(failed.outcome, failed.why) in _OF_THE_DRIVE, NextStep.LOOK),
        (facts.presence is Presence.DOUBLED, NextStep.CHOOSE_DRIVE),
        (facts.presence is Presence.SOUGHT, NextStep.WAIT),
        (facts.presence is Presence.AWAY, NextStep.PLUG_IN),
        (facts.presence is Presence.CLOSED, NextStep.OPEN),
        (facts.presence is Presence.ELSEWHERE, NextStep.CHANGE),
        (facts.presence is Presence.UNCONFIRMED, NextStep.CONFIRM),
        (failed is not None, NextStep.TRY_AGAIN),
        (is_unfinished, NextStep.GO_ON),
    )
    return next((step for holds, step in steps if holds), NextStep.BACK_UP)


def status_in_rotation(
    shown: SetStatus, other_statuses: Sequence[SetStatus], reminder_days: int, now: datetime
) -> SetStatus:
    """The status of a set whose drives take turns: its files are backed up if any of the drives has them.

    Args:
        shown: the status for the drive that is plugged in, or was last.
        other_statuses: the statuses for the other drives. None of them was judged by `reminder_days`.
        reminder_days: counted from the newest backup on any drive.
        now: as in `status`.
    """
    all_statuses = (shown, *other_statuses)
    good = [status.last_good for status in all_statuses if status.last_good is not None]
    last = _last_good(sorted(good, key=lambda attempt: attempt.at, reverse=True), now)
    days = max(0, nights(last.at, now)) if last else 0
    return msgspec.structs.replace(
        shown,
        damaged=next((status.damaged for status in all_statuses if status.damaged is not None), None),
        list_note=next((status.list_note for status in all_statuses if _has_damaged_list(status)), shown.list_note),
        state=_state_in_turns(shown, other_statuses, is_overdue=0 < reminder_days <= days),
        last_good=last,
        days=days,
    )


def _state_in_turns(shown: SetStatus, other_statuses: Sequence[SetStatus], *, is_overdue: bool) -> SetState:
    is_backed_up = any(status.last_good is not None for status in (shown, *other_statuses))
    is_elsewhere = any(
        status.last_good is not None and status.state is not SetState.EXPOSED for status in other_statuses
    )
    is_made_up_for = (shown.state is SetState.NEVER and is_backed_up) or (
        shown.state is SetState.EXPOSED and is_elsewhere
    )
    usual = SetState.GOOD if is_made_up_for else shown.state
    states = (
        (shown.state in _FIRST_OF_ALL, shown.state),
        (any(_has_damaged_list(status) for status in (shown, *other_statuses)), SetState.LIST_DAMAGED),
        (any(status.damaged is not None for status in (shown, *other_statuses)), SetState.DAMAGED),
        (is_overdue, SetState.OVERDUE),
    )
    return next((state for holds, state in states if holds), usual)


def _has_damaged_list(status: SetStatus) -> bool:
    return status.list_note is not None and status.list_note.needs_backup


def is_to_be_brought(status: SetStatus, swap_days: int) -> bool:
    """Whether it is time to bring the other drive: it has no backup, or only one that is too old."""
    return swap_days > 0 and (status.last_good is None or status.days >= swap_days)


class NextBackup(msgspec.Struct, frozen=True):
    """Attributes: `at`: when the next backup starts automatically; None if it is due now."""

    at: datetime | None


class Schedule:
    """When backups start automatically. Reads history and prompts for each answer, because other programs write them.

    Attributes:
        memory: provides the history.
        prompts: the questions to the user, which count as well.
    """

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.prompts = memory.prompts
        self._plugged_in: dict[str, datetime] = {}

    def note_plug_in(self, drive: str, at: datetime) -> None:
        """Note that a drive was plugged in while the program was running; `drive` is its key."""
        self._plugged_in[drive] = at

    def next_due(self, backup_set: BackupSet, now: datetime, drive: str = "") -> datetime | None:
        """As `library.next_due`; without the key of its drive, no plug-in is known."""
        if backup_set.when is When.ASK:
            return None
        last = self.memory.last_backup(backup_set)
        return next_due(
            backup_set.when,
            plugged_in=self._plugged_in.get(drive),
            last=datetime.fromisoformat(last.started_at) if last else None,
            prompted=self.prompts.prompted_at(backup_set.key),
            now=now,
        )

    def upcoming(self, backup_set: BackupSet, now: datetime, drive: str = "") -> NextBackup | None:
        """The next automatic backup; None if there is none, as far as is known."""
        moment = self.next_due(backup_set, now, drive)
        return None if moment is None else NextBackup(moment if moment > now else None)
