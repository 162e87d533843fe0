"""What has happened to a drive: a name that fits into a graph, and a sentence; and the names of its phases."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.cache_state import CacheState, Moment, MomentKind, Phase, RestReason
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.cache import between
from shingleback.words.numbers import duration, rate, size

_CONTEXT: Final = "moments"

_PHASE_NAMES: Final[dict[Phase, str]] = {
    Phase.UNKNOWN: QT_TRANSLATE_NOOP("moments", "not known yet"),
    Phase.FILLING: QT_TRANSLATE_NOOP("moments", "cache has room"),
    Phase.FULL: QT_TRANSLATE_NOOP("moments", "cache is full"),
    Phase.TIDYING: QT_TRANSLATE_NOOP("moments", "tidying up"),
    Phase.RESTING: QT_TRANSLATE_NOOP("moments", "at rest"),
    Phase.STALLED: QT_TRANSLATE_NOOP("moments", "no answer"),
    Phase.NOT_SMR_LIKE: QT_TRANSLATE_NOOP("moments", "no cache to be seen"),
}
_SHORT: Final[dict[MomentKind, str]] = {
    MomentKind.CLIFF: QT_TRANSLATE_NOOP("moments", "cache full"),
    MomentKind.RECOVERED: QT_TRANSLATE_NOOP("moments", "fast again"),
    MomentKind.STALL: QT_TRANSLATE_NOOP("moments", "no answer"),
    MomentKind.STALL_OVER: QT_TRANSLATE_NOOP("moments", "it answers"),
    MomentKind.REST: QT_TRANSLATE_NOOP("moments", "rest"),
    MomentKind.REST_OVER: QT_TRANSLATE_NOOP("moments", "goes on"),
    MomentKind.OTHERS: QT_TRANSLATE_NOOP("moments", "other program"),
    MomentKind.OTHERS_GONE: QT_TRANSLATE_NOOP("moments", "alone again"),
    MomentKind.PACE: QT_TRANSLATE_NOOP("moments", "pace"),
}
_HAPPENED: Final[dict[MomentKind, str]] = {
    MomentKind.CLIFF: QT_TRANSLATE_NOOP(
        "moments", "The drive's cache is full. From here on it is slower; this is normal for a shingled drive."
    ),
    MomentKind.RECOVERED: QT_TRANSLATE_NOOP("moments", "There is room in the drive's cache again: it is fast again."),
    MomentKind.STALL: QT_TRANSLATE_NOOP("moments", "The drive began not to answer, as many do while they tidy up."),
    MomentKind.STALL_OVER: QT_TRANSLATE_NOOP("moments", "The drive answers again."),
    MomentKind.REST: QT_TRANSLATE_NOOP("moments", "The drive is given a rest."),
    MomentKind.REST_OVER: QT_TRANSLATE_NOOP("moments", "The rest is over; the backup goes on."),
    MomentKind.OTHERS: QT_TRANSLATE_NOOP("moments", "Another program began to use the drive."),
    MomentKind.OTHERS_GONE: QT_TRANSLATE_NOOP("moments", "The other program has left the drive alone."),
    MomentKind.PACE: QT_TRANSLATE_NOOP("moments", "You chose another pace."),
}
_RESTS: Final[dict[str, str]] = {
    RestReason.CACHE_FULL: QT_TRANSLATE_NOOP(
        "moments", "The drive is given a rest to make room in its cache, so that files wait less for it later."
    ),
    RestReason.SLOW_ANSWERS: QT_TRANSLATE_NOOP(
        "moments", "The drive is given a rest, since its answers took longer and longer."
    ),
    RestReason.OTHERS: QT_TRANSLATE_NOOP("moments", "The backup waits, since another program uses the drive."),
}
_CLIFF_AT: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are."
)
_CLIFF_WITHIN: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are."
)
_OTHERS_AT: Final = QT_TRANSLATE_NOOP("moments", "Another program began to use the drive, at {rate}.")
_NO_ANSWER_FOR: Final = QT_TRANSLATE_NOOP("moments", "The drive answers again, after {time}.")
_PACE_OF: Final = QT_TRANSLATE_NOOP("moments", "You chose another pace: {pace}.")


def phase_name(phase: Phase, translate: Translate = untranslated) -> str:
    """Two or three words, as for a legend."""
    return translate(_CONTEXT, _PHASE_NAMES[phase])


def short(kind: MomentKind, translate: Translate = untranslated) -> str:
    """One or two words, as for a mark."""
    return translate(_CONTEXT, _SHORT[kind])


def sentence(moment: Moment, translate: Translate = untranslated) -> str:
    """What happened, as exactly as the values of the moment tell it."""
    values = moment.values
    match moment.kind:
        case MomentKind.CLIFF if values.get("capacity_bytes"):
            return _cliff(values, translate)
        case MomentKind.REST if values.get("reason") in _RESTS:
            return translate(_CONTEXT, _RESTS[str(values["reason"])])
        case MomentKind.OTHERS if "bytes_per_s" in values:
            return translate(_CONTEXT, _OTHERS_AT).format(rate=rate(float(values["bytes_per_s"]), translate))
        case MomentKind.STALL_OVER if "silent_s" in values:
            return translate(_CONTEXT, _NO_ANSWER_FOR).format(time=duration(float(values["silent_s"]), translate))
        case MomentKind.PACE if "pace" in values:
            return translate(_CONTEXT, _PACE_OF).format(pace=values["pace"])
        case kind:
            return translate(_CONTEXT, _HAPPENED[kind])


def _cliff(values: Mapping[str, str | int | float], translate: Translate) -> str:
    """One figure only where the truth lies near to it."""
    names = ("capacity_bytes", "capacity_low_bytes", "capacity_high_bytes")
    capacity, low, high = (int(values.get(name, 0)) for name in names)
    full = CacheState(Phase.FULL, capacity_bytes=capacity, capacity_low_bytes=low, capacity_high_bytes=high)
    if full.is_vague:
        return translate(_CONTEXT, _CLIFF_WITHIN).format(size=between(low, high, translate))
    return translate(_CONTEXT, _CLIFF_AT).format(size=size(capacity, translate))
