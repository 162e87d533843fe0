"""Sentences about the steps of a preparation, about mounting, and about the time of a first backup."""

import math
from collections.abc import Mapping
from typing import Final

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.care.types import CareObstacle
from shingleback.domain.formatting.types import OptionRoute, PasswordChoice, PlanStep, PreparedState, StepKind
from shingleback.messages.care import obstacle
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "plan"
_BY_PASSWORD: Final = frozenset({OptionRoute.MKFS_ARGS, OptionRoute.HELPER})

_UNTRIMMED: Final = QT_TRANSLATE_NOOP("plan", "This drive is not trimmed. {reason}")
_WILL: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP(
        "plan", "Check again that this is still {drive} and that nothing on it is in use."
    ),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Ask for permission before anything is changed."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "Erase everything on {drive}."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "Create one partition that fills the drive."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP(
        "plan",
        "Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.",
    ),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "Format it with {filesystem} and name it “{label}”."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "Verify the new filesystem."),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "Open it without access times, so that reading writes nothing to it."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "Check that you can write to it."),
    StepKind.TRIM: QT_TRANSLATE_NOOP(
        "plan",
        "Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This"
        " may ask for a password.",
    ),
}
_ALLOW_BY_PASSWORD: Final = QT_TRANSLATE_NOOP("plan", "Ask for an administrator's password before anything is changed.")
_DOES: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP("plan", "Checking the drive again..."),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Asking for permission..."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "Erasing..."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "Creating the partition..."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP("plan", "Encrypting. This may take a minute..."),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "Formatting. This may take minutes on a slow drive..."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "Verifying the new filesystem..."),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "Opening the drive..."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "Checking that you can write to it..."),
    StepKind.TRIM: QT_TRANSLATE_NOOP("plan", "Telling the drive which space is free. This may take a few minutes..."),
}
_DONE: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP("plan", "It is the drive that you confirmed, and nothing on it is in use."),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Permission was given."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "The drive is erased."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "The partition is created."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP("plan", "It is encrypted, and unlocked."),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "The filesystem is created."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "The filesystem is as planned."),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "The drive is open."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "You can write to it."),
    StepKind.TRIM: QT_TRANSLATE_NOOP("plan", "The drive knows which space is free."),
}
_STATES: Final[dict[PreparedState, str]] = {
    PreparedState.UNTOUCHED: QT_TRANSLATE_NOOP("plan", "Nothing on the drive was changed."),
    PreparedState.ERASED: QT_TRANSLATE_NOOP("plan", "The drive is erased and empty. Prepare it again to use it."),
    PreparedState.PARTITIONED: QT_TRANSLATE_NOOP(
        "plan", "The drive is erased and has an empty partition. Prepare it again to use it."
    ),
    PreparedState.ENCRYPTED_LOCKED: QT_TRANSLATE_NOOP(
        "plan",
        "The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.",
    ),
    PreparedState.FORMATTED: QT_TRANSLATE_NOOP(
        "plan",
        "The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens,"
        " or prepare it again.",
    ),
    PreparedState.READY: QT_TRANSLATE_NOOP("plan", "The drive is ready."),
    PreparedState.UNKNOWN: QT_TRANSLATE_NOOP(
        "plan", "The state of the drive is not known. Unplug it, plug it back in, and prepare it again."
    ),
}
_ACCESSES: Final[dict[OptionRoute, str]] = {
    OptionRoute.ALONE: QT_TRANSLATE_NOOP("plan", "The drive service of the system (UDisks2) does all of this."),
    OptionRoute.MKFS_ARGS: QT_TRANSLATE_NOOP(
        "plan", "The drive service of the system (UDisks2) uses the options, and asks for an administrator's password."
    ),
    OptionRoute.HELPER: QT_TRANSLATE_NOOP(
        "plan", "The helper of Shingleback creates the filesystem with these options. It may ask for a password."
    ),
    OptionRoute.PLAIN: QT_TRANSLATE_NOOP(
        "plan",
        "The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works"
        " without them.",
    ),
}


_OPTIONS_SPARED: Final = QT_TRANSLATE_NOOP(
    "plan",
    "No administrator's password is needed, because the filesystem is created without its options. The drive works"
    " without them, but later backups and restores may take a little longer.",
)
_MOUNTING_CONTEXT: Final = "mounting"

_OPEN: Final = QT_TRANSLATE_NOOP("mounting", "It is open.")
_TIMES: Final[dict[AccessTimes, str]] = {
    AccessTimes.NONE: QT_TRANSLATE_NOOP("mounting", "Reading writes nothing to it."),
    AccessTimes.READ_ONLY: QT_TRANSLATE_NOOP("mounting", "It is open read-only."),
    AccessTimes.RELATIME: QT_TRANSLATE_NOOP(
        "mounting",
        "Reading writes to it, too: it records the access time of each file that is new or was not read today.",
    ),
    AccessTimes.KEPT: QT_TRANSLATE_NOOP(
        "mounting", "Reading writes to it, too: it records the access time whenever a file is read."
    ),
}
_NOTE: Final = QT_TRANSLATE_NOOP(
    "mounting",
    "{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it"
    " again without access times: see “Drives”.",
)
_CLOSED: Final = QT_TRANSLATE_NOOP(
    "mounting", "The drive is closed, but still switched on. Eject it before you unplug it."
)

_FIRST_RUN_CONTEXT: Final = "first_run"
_HOUR_S: Final = 3600.0
_DAY_HOURS: Final = 24
_MAX_HOURS: Final = 48

_SHORT: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take less than an hour.")
_HOURS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take {low} to {high} hours.")
_UP_TO: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take up to {high} hours.")
_HOURS_TO_DAYS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup may take between {low} hours and {high} days.")
_DAYS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup may take {low} to {high} days.")
_GOES_ON: Final = QT_TRANSLATE_NOOP("first_run", "You can stop and continue later.")


def will(step: PlanStep, translate: Translate = untranslated) -> str:
    """What the step will do."""
    values = dict(step.values)
    needs_password = step.kind is StepKind.ALLOW and values.get("route") in _BY_PASSWORD
    text = _ALLOW_BY_PASSWORD if needs_password else _WILL[step.kind]
    return translate(_CONTEXT, text).format_map(values)


def does(kind: StepKind, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _DOES[kind])


def done(kind: StepKind, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _DONE[kind])


def name(kind: StepKind, translate: Translate = untranslated) -> str:
    """The name of a step, to be followed by "failed"."""
    return translate(_CONTEXT, kind.label)


def state(of_drive: PreparedState, translate: Translate = untranslated) -> str:
    """The state of the drive, and how to continue."""
    return translate(_CONTEXT, _STATES[of_drive])


def route(
    option_route: OptionRoute, password: PasswordChoice = PasswordChoice.NONE, translate: Translate = untranslated
) -> str:
    """How the options reach mkfs. `password` explains why options are left out that could be passed on."""
    is_spared = option_route is OptionRoute.PLAIN and password in (PasswordChoice.SPARED, PasswordChoice.DENIED)
    return translate(_CONTEXT, _OPTIONS_SPARED if is_spared else _ACCESSES[option_route])


def untrimmed(care_obstacle: CareObstacle, translate: Translate = untranslated) -> str:
    """Why there is no trim step, which another used drive would get."""
    return translate(_CONTEXT, _UNTRIMMED).format(reason=obstacle(care_obstacle, translate))


def codes_as_text(values: Mapping[str, str | int], translate: Translate = untranslated) -> dict[str, str]:
    """The values of a refusal that are codes, in words: the step, and the state of the drive."""
    texts = {}
    if values.get("step") in set(StepKind):
        texts["step"] = name(StepKind(str(values["step"])), translate)
    if values.get("state") in set(PreparedState):
        texts["state"] = state(PreparedState(str(values["state"])), translate)
    return texts


def opened_text(times: AccessTimes, translate: Translate = untranslated) -> str:
    """The result of mounting, without its place."""
    text = times_text(times, translate)
    return text if times is AccessTimes.READ_ONLY else f"{translate(_MOUNTING_CONTEXT, _OPEN)} {text}".rstrip()


def closed_text(translate: Translate = untranslated) -> str:
    return translate(_MOUNTING_CONTEXT, _CLOSED)


def times_text(times: AccessTimes, translate: Translate = untranslated) -> str:
    """Whether reading writes to the drive; empty if unknown."""
    text = _TIMES.get(times)
    return translate(_MOUNTING_CONTEXT, text) if text else ""


def reading_note(drive: str, translate: Translate = untranslated) -> str:
    """A note before a backup from or to a drive."""
    return translate(_MOUNTING_CONTEXT, _NOTE).format(drive=drive)


def first_run_text(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    """The time of a first backup; the seconds are those of `domain.copy_time`."""
    low_hours, high_hours = low_s / _HOUR_S, high_s / _HOUR_S
    if high_hours <= 1:
        text = _SHORT
    elif high_hours <= _MAX_HOURS:
        text = _HOURS if low_hours >= 1 else _UP_TO
    else:
        text = _DAYS if low_hours >= _DAY_HOURS else _HOURS_TO_DAYS
    low, high = math.floor(low_hours), math.ceil(high_hours)
    if high > _MAX_HOURS:
        high = math.ceil(high / _DAY_HOURS)
        low = low if low < _DAY_HOURS else low // _DAY_HOURS
    return translate(_FIRST_RUN_CONTEXT, text).format(low=low, high=high)


def goes_on_text(translate: Translate = untranslated) -> str:
    """A long first backup can be interrupted, and continues later."""
    return translate(_FIRST_RUN_CONTEXT, _GOES_ON)
