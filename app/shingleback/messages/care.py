"""Sentences about maintenance: what a drive needs, why, what that costs, and what happens otherwise."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from shingleback.domain.arrays import ArrayKind
from shingleback.domain.care.room import RoomLimit
from shingleback.domain.care.types import (
    DAY_S,
    Busy,
    CareAction,
    CareNeed,
    CareObstacle,
    CareReason,
    Cost,
    DueAction,
)
from shingleback.messages.translate import (
    QT_TRANSLATE_NOOP,
    CountedFiles,
    Translate,
    duration,
    durations,
    files,
    size,
    untranslated,
)

_CONTEXT: Final = "care"

_REASONS: Final[dict[CareReason, str]] = {
    CareReason.NEVER_READ: QT_TRANSLATE_NOOP("care", "Not everything on this drive has been read back yet."),
    CareReason.READ_LONG_AGO: QT_TRANSLATE_NOOP(
        "care", "Everything should be read back once in three months, a portion at a time."
    ),
    CareReason.LITTLE_UNALLOCATED: QT_TRANSLATE_NOOP(
        "care", "There is free space, but nearly all of it is tied up in block groups that are half empty."
    ),
    CareReason.ZONES_UNUSABLE: QT_TRANSLATE_NOOP(
        "care", "Much of the free space lies in zones that have to be reclaimed before they can be written again."
    ),
    CareReason.USED_DRIVE_PREPARED: QT_TRANSLATE_NOOP(
        "care", "This drive was used before, and still keeps its old content although nobody needs it."
    ),
    CareReason.MUCH_DELETED: QT_TRANSLATE_NOOP("care", "Many files were deleted, but the drive hasn't been told."),
    CareReason.SEGMENTS_DIRTY: QT_TRANSLATE_NOOP("care", "Few segments are free, and many are nearly empty."),
    CareReason.MONTH_OVER: QT_TRANSLATE_NOOP("care", "The last self-test was more than a month ago."),
    CareReason.HALF_YEAR_OVER: QT_TRANSLATE_NOOP("care", "The last one was more than six months ago."),
    CareReason.PULLED: QT_TRANSLATE_NOOP("care", "Last time, the drive was unplugged without being ejected."),
    CareReason.CACHE_FULL: QT_TRANSLATE_NOOP("care", "Data of the last backup is still in the drive's cache."),
    CareReason.ASKED_FOR: QT_TRANSLATE_NOOP("care", "It isn't due."),
}
_OTHERWISE: Final[dict[CareAction, str]] = {
    CareAction.CHECK: QT_TRANSLATE_NOOP("care", "If you skip this, a small fault can grow with the next backup."),
    CareAction.SELF_TEST: QT_TRANSLATE_NOOP("care", "If you skip this, a failing drive is noticed later."),
    CareAction.LONG_TEST: QT_TRANSLATE_NOOP(
        "care", "If you skip this, bad sectors are noticed only when a file on them is needed."
    ),
    CareAction.READ: QT_TRANSLATE_NOOP(
        "care", "If you skip this, damage is noticed only when a file is needed, and the original may be gone by then."
    ),
    CareAction.COLLECT_GARBAGE: QT_TRANSLATE_NOOP("care", "If you skip this, backups become slower and slower."),
    CareAction.BALANCE: QT_TRANSLATE_NOOP(
        "care", "If you skip this, the drive may refuse every write although it has free space."
    ),
    CareAction.TRIM: QT_TRANSLATE_NOOP("care", "If you skip this, writing becomes slow once the drive is nearly full."),
    CareAction.REST: QT_TRANSLATE_NOOP("care", "If you skip this, the next backup starts slowly."),
}
_NEEDS: Final[dict[CareNeed, str]] = {
    CareNeed.HELPER: QT_TRANSLATE_NOOP("care", "This needs Shingleback's helper, which isn't installed."),
    CareNeed.MOUNTED: QT_TRANSLATE_NOOP("care", "Open the drive first."),
    CareNeed.UNMOUNTED: QT_TRANSLATE_NOOP("care", "Close the drive first; it can stay plugged in."),
}
_OBSTACLES: Final[dict[CareObstacle, str]] = {
    CareObstacle.TRIM_HARMS: QT_TRANSLATE_NOOP(
        "care", "Drives of this family were reported to hang under TRIM, and their maker advises against it."
    ),
    CareObstacle.NO_TRIM: QT_TRANSLATE_NOOP(
        "care", "This drive doesn't support TRIM, at least not over this connection."
    ),
    CareObstacle.NO_SELF_TEST: QT_TRANSLATE_NOOP("care", "A self-test can't be started on this drive."),
    CareObstacle.OTHER_FILESYSTEM: QT_TRANSLATE_NOOP("care", "The filesystem on this drive doesn't need this."),
    CareObstacle.NO_BACKUP: QT_TRANSLATE_NOOP("care", "Nothing on this drive has checksums to verify."),
    CareObstacle.NOT_SHINGLED: QT_TRANSLATE_NOOP("care", "This drive has no cache to empty."),
}
_BUSY: Final[dict[Busy, str]] = {
    Busy.IDLE: QT_TRANSLATE_NOOP("care", "Other work isn't affected."),
    Busy.BACKGROUND: QT_TRANSLATE_NOOP("care", "Other work on the drive goes first."),
    Busy.BUSY: QT_TRANSLATE_NOOP("care", "Meanwhile, other work on the drive is slow."),
}
_LIMITS: Final[dict[RoomLimit, str]] = {
    RoomLimit.SPACE: QT_TRANSLATE_NOOP("care", "There is room for {size} more, besides the space that must stay free."),
    RoomLimit.METADATA: QT_TRANSLATE_NOOP(
        "care",
        "Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.",
    ),
    RoomLimit.INODES: QT_TRANSLATE_NOOP(
        "care", "Nothing more fits: this filesystem can't hold more files. Old versions must be deleted."
    ),
    RoomLimit.ZONES: QT_TRANSLATE_NOOP(
        "care",
        "There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.",
    ),
}
_FULL: Final[dict[RoomLimit, str]] = {
    RoomLimit.SPACE: QT_TRANSLATE_NOOP("care", "Nothing more fits, because the remaining space must stay free."),
    RoomLimit.ZONES: QT_TRANSLATE_NOOP(
        "care",
        "Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.",
    ),
}
_SOUND: Final[dict[tuple[bool, bool], str]] = {
    (True, True): QT_TRANSLATE_NOOP("care", "The filesystem is sound."),
    (True, False): QT_TRANSLATE_NOOP(
        "care",
        "The filesystem has errors. Copy its files to another drive before you have it repaired,"
        " because a repair can lose files.",
    ),
    (False, True): QT_TRANSLATE_NOOP("care", "The drive passed its self-test."),
    (False, False): QT_TRANSLATE_NOOP(
        "care", "The self-test failed ({status}). First copy the files to another drive."
    ),
}
"""By whether the filesystem was checked (or the drive), and whether it is sound."""
_FAILURES: Final[dict[str, str]] = {
    "error_read": QT_TRANSLATE_NOOP("care", "part of the disk can't be read"),
    "error_servo": QT_TRANSLATE_NOOP("care", "the heads can't find their position"),
    "error_electrical": QT_TRANSLATE_NOOP("care", "the electronics are faulty"),
    "error_handling": QT_TRANSLATE_NOOP("care", "it seems to have been damaged by a fall or a knock"),
    "fatal": QT_TRANSLATE_NOOP("care", "a fatal error ended it early"),
    "fatal_error": QT_TRANSLATE_NOOP("care", "a fatal error ended it early"),
}
"""By UDisks2's status; each is put in brackets. Any other status only means that the test failed."""
_NOT_SAID: Final = QT_TRANSLATE_NOOP("care", "the drive does not say why")
_ARRAYS: Final[dict[ArrayKind, str]] = {
    ArrayKind.MD: QT_TRANSLATE_NOOP(
        "care",
        "Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled"
        " drive can take more than a week.",
    ),
    ArrayKind.BTRFS: QT_TRANSLATE_NOOP(
        "care",
        "Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more"
        " than a week.",
    ),
    ArrayKind.ZFS: QT_TRANSLATE_NOOP(
        "care",
        "Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and"
        " autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.",
    ),
}


def name(action: CareAction, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, action.label)


def due_headline(count: int, translate: Translate = untranslated) -> str:
    """The headline if something is due."""
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "%n task(s) due"), count)


def reason(care_reason: CareReason, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _REASONS[care_reason])


def otherwise(action: CareAction, translate: Translate = untranslated) -> str:
    """What happens if the action is skipped."""
    return translate(_CONTEXT, _OTHERWISE[action])


def missing(needs: Iterable[CareNeed], translate: Translate = untranslated) -> list[str]:
    return [translate(_CONTEXT, _NEEDS[need]) for need in sorted(needs)]


def obstacle(care_obstacle: CareObstacle, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _OBSTACLES[care_obstacle])


def takes(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    low, high = duration(low_s, translate), duration(high_s, translate)
    if low == high:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "Takes about {high}.")).format(high=high)
    time = durations(low_s, high_s, translate)
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "Takes {time}.")).format(time=time)


def cost(action_cost: Cost, translate: Translate = untranslated) -> str:
    """The time, how busy the drive is, and how much it has to write."""
    sentences = [takes(action_cost.low_s, action_cost.high_s, translate), translate(_CONTEXT, _BUSY[action_cost.busy])]
    if action_cost.written_bytes:
        wear = translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "The drive rewrites up to {size}."))
        sentences.append(wear.format(size=size(action_cost.written_bytes, translate)))
    return " ".join(sentences)


def portions(due: DueAction, translate: Translate = untranslated) -> str:
    """How much of the reading is due; empty if it is one portion."""
    if due.portions < 2:
        return ""
    text = QT_TRANSLATE_NOOP("care", "{count} of {all} portions are due.")
    return translate(_CONTEXT, text).format(count=due.portions, all=due.parts)


def array_advice(kind: ArrayKind, translate: Translate = untranslated) -> str:
    """Advice to the owner of an array, which this program leaves alone; empty if there is none."""
    text = _ARRAYS.get(kind)
    return translate(_CONTEXT, text) if text else ""


def room(limit: RoomLimit, fits_bytes: int, translate: Translate = untranslated) -> str:
    """How much still fits. Some limits have their own sentence for when nothing fits."""
    text = _LIMITS[limit] if fits_bytes else _FULL.get(limit, _LIMITS[limit])
    return translate(_CONTEXT, text).format(size=size(fits_bytes, translate))


def full_in(seconds: float | None, translate: Translate = untranslated) -> str:
    """When the drive will be full; empty if that cannot be predicted."""
    if seconds is None:
        return ""
    days = max(1, round(seconds / DAY_S))
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "At this pace it will be full in %n day(s)."), days)


def thinning(versions: int, thinned: int, *, is_short: bool, translate: Translate = untranslated) -> str:
    """What the next backups remove; empty if nothing. `is_short`: space is short, or will be within a year."""
    sentences = []
    if thinned:
        text = QT_TRANSLATE_NOOP(
            "care",
            "The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.",
        )
        sentences.append(translate(_CONTEXT, text, thinned))
    if is_short and versions - thinned > 1:
        text = QT_TRANSLATE_NOOP(
            "care", "When space runs low, the oldest of %n version(s) are removed first. The newest is always kept."
        )
        sentences.append(translate(_CONTEXT, text, versions - thinned))
    return " ".join(sentences)


# results ------------------------------------------------------------------------------------------------------


class _Done(Protocol):
    @property
    def action(self) -> str: ...

    @property
    def is_sound(self) -> bool | None: ...

    @property
    def test_status(self) -> str: ...


class CareResult(_Done, Protocol):
    """The part of `protocol.care.CareFinished` about what was done."""

    @property
    def done(self) -> Sequence[_Done]: ...

    @property
    def checked(self) -> CountedFiles: ...

    @property
    def exit_code(self) -> int: ...

    @property
    def errors(self) -> int: ...

    @property
    def parts_done(self) -> int: ...

    @property
    def parts(self) -> int: ...

    @property
    def freed_bytes(self) -> int: ...

    @property
    def trimmed_bytes(self) -> int: ...

    @property
    def rounds(self) -> int: ...


def under_way(action: CareAction | None, translate: Translate = untranslated) -> str:
    """The current action; None before anything has begun."""
    text = translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "Care is under way"))
    return text if action is None else name(action, translate)


def night_over(*, is_ejected: bool, translate: Translate = untranslated) -> str:
    """The headline in the morning."""
    if is_ejected:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "The night's work is done. It is safe to unplug."))
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "The night's work is over, but the drive was not ejected."))


def found_wrong(translate: Translate = untranslated) -> str:
    """The headline if an action found damage."""
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "Something on the drive is damaged"))


def results(result: CareResult, translate: Translate = untranslated) -> list[str]:
    """A sentence for each result; without the names of damaged files."""
    actions = {result.action, *(care_item.action for care_item in result.done)} - {""}
    sentences = []
    if result.checked.files:
        read = translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "{files}, {size} read back and intact."))
        counted = files(result.checked.files, translate), size(result.checked.bytes, translate)
        sentences.append(read.format(files=counted[0], size=counted[1]))
    if result.errors:
        text = QT_TRANSLATE_NOOP(
            "care", "%n error(s) could not be corrected. Restore these files, or back them up again."
        )
        sentences.append(translate(_CONTEXT, text, result.errors))
    if CareAction.READ in actions and result.exit_code in (0, 1):
        text = QT_TRANSLATE_NOOP("care", "{count} of {all} portions have been read.")
        sentences.append(translate(_CONTEXT, text).format(count=result.parts_done or result.parts, all=result.parts))
    if result.freed_bytes or CareAction.BALANCE in actions:
        text = QT_TRANSLATE_NOOP("care", "{size} are unallocated again.")
        sentences.append(translate(_CONTEXT, text).format(size=size(result.freed_bytes, translate)))
    if result.trimmed_bytes:
        text = QT_TRANSLATE_NOOP("care", "The drive was told that {size} are free.")
        sentences.append(translate(_CONTEXT, text).format(size=size(result.trimmed_bytes, translate)))
    if result.rounds:
        sentences.append(translate(_CONTEXT, QT_TRANSLATE_NOOP("care", "%n section(s) cleaned."), result.rounds))
    for care_item in (result, *result.done):  # a filesystem check or a self-test
        if care_item.action and care_item.is_sound is not None:
            text = _SOUND[care_item.action == CareAction.CHECK, care_item.is_sound]
            why = translate(_CONTEXT, _FAILURES.get(care_item.test_status, _NOT_SAID))
            sentences.append(translate(_CONTEXT, text).format(status=why))
    return sentences
