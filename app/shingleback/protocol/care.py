"""The result of `care`: what is due for a drive, or what was done for it."""

import msgspec

from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import CommandResult


class CareItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action.

    Attributes:
        action, reason, busy, needs, missing, obstacle: as in `domain.care.types`; `reason` is empty if it is not due,
            and `obstacle` if it can be done.
        portions, parts: how many portions are due, and how many a round has.
        in_time: how many of them will certainly be done by the given time; None if none was given.
        low_s, high_s: the range of its duration.
        written_bytes: what the drive has to rewrite for it.
        text: all of it in English.
    """

    action: str
    reason: str = ""
    obstacle: str = ""
    portions: int = 0
    parts: int = 12
    in_time: int | None = None
    low_s: float = 0.0
    high_s: float = 0.0
    busy: str = ""
    written_bytes: int = 0
    needs: list[str] = []
    missing: list[str] = []
    text: str = ""


class CareMoment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A past action on a filesystem.

    Attributes:
        kind: `backup`, `verify`, or an action as in `domain.care.types`.
        at: in seconds since 1970.
        is_good: a backup was completed, a check found nothing wrong.
    """

    kind: str
    at: float
    is_good: bool = True


class CareDone(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action of a run that did everything due.

    Attributes:
        is_sound, test_status: as in `CareFinished`.
    """

    action: str
    is_sound: bool | None = None
    test_status: str = ""


class CareFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `care`.

    Attributes:
        device: the volume, such as /dev/sdb1.
        action: what was done; empty if the command only asked what is due, or did everything due: see `done`.
        done: the due actions that were done, in order; the figures below are their sum.
        past: what was done in the last year, newest first.
        due: the actions that are due now, including any of those just done that still is.
        never: the actions that do not apply to this drive, with the obstacle.
        room_bytes: how much fits; -1 if it is not mounted.
        room_limit: what will run out first, as in `domain.care.types.RoomLimit`.
        full_in_s: when it will be full at the rate of the last months; None if that is not in sight.
        versions, thinned: how many versions there are, and how many of them the next backup will remove by its rule.
        parts_done, parts: how many portions of the reading are done in this round, and how many it has.
        checked: what was read back and is intact.
        left_out: damaged files, by name; `left_out_count` keeps counting where the list ends.
        errors: errors that a scrub could not correct.
        freed_bytes: by a balance; `trimmed_bytes`: reported to the drive as free; `rounds`: of the garbage collection.
        is_sound: the result of a check or a self-test; None if there was none.
        test_status: of a self-test, in the words of UDisks2.
    """

    command: str = "care"
    device: str = ""
    filesystem: str = ""
    action: str = ""
    done: tuple[CareDone, ...] = ()
    past: tuple[CareMoment, ...] = ()
    due: tuple[CareItem, ...] = ()
    never: tuple[CareItem, ...] = ()
    room_bytes: int = -1
    room_limit: str = ""
    full_in_s: float | None = None
    versions: int = 0
    thinned: int = 0
    parts_done: int = 0
    parts: int = 12
    elapsed_s: float = 0.0
    checked: Tally = Tally()
    left_out: tuple[Item, ...] = ()
    left_out_count: int = 0
    errors: int = 0
    freed_bytes: int = 0
    trimmed_bytes: int = 0
    rounds: int = 0
    is_sound: bool | None = None
    test_status: str = ""
