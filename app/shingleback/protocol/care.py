"""What `care` tells at its end: what is due for a drive, or what was done for it."""

import msgspec

from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import CommandResult


class CareItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action.

    Attributes:
        action, reason, busy, needs, missing, obstacle: as in `domain.care.types`; `reason` is empty for what is not
            due, and `obstacle` for what may be done.
        portions, parts: so many portions are due, of so many in a round.
        in_time: so many of them surely are done before the time that was given; none if there was none.
        low_s, high_s: the range in which its time lies.
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
    """What was done for a filesystem, and when.

    Attributes:
        kind: `backup`, `verify`, or an action as in `domain.care.types`.
        at: in seconds since 1970.
        is_good: a backup came to its end, a check found nothing wrong.
    """

    kind: str
    at: float
    is_good: bool = True


class CareDone(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One action of a run that did everything that was due.

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
        action: what was done; empty where it was only asked what is due, or everything due was done: see `done`.
        done: what was done of what was due, in order; the figures below are those of all of it.
        past: what was done in the last year, the newest first.
        due: what is due now; of what was done, if it is still due.
        never: what is not for this drive, with the obstacle.
        room_bytes, room_limit: how much fits, as in `domain.care.types`; -1 where it is not mounted.
        full_in_s: when nothing more will fit, at the pace of the last months; none where no end is in sight.
        versions, thinned: so many versions there are, and so many of them the next backup removes by its rule.
        parts_done, parts: of the reading, so many portions are done in this round.
        checked: what was read back and is what it should be.
        left_out: what is damaged, by name; `left_out_count` counts on where the list ends.
        errors: what a scrub could not correct.
        freed_bytes: by a balance; `trimmed_bytes`: told to the drive as free; `rounds`: of the garbage collection.
        is_sound: what a check or a self-test found; none where there was none.
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
