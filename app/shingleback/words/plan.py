"""A preparation in words: what each step will do, does, and failed to do; and in which state the drive is."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.preparation import DriveState, Road, Step, StepKind
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "plan"
_BY_PASSWORD: Final = frozenset({Road.MKFS_ARGS, Road.HELPER})

_WILL: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP(
        "plan", "Look once more whether this is still {drive}, and whether nothing on it is in use."
    ),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Ask the system for permission, before anything is changed."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "Erase everything on {drive}."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "Make one partition, which takes all of its room."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP(
        "plan", "Encrypt it with your passphrase. Without that nobody can read it, and nobody can help."
    ),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "Format it with {filesystem}, and name it “{label}”."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP(
        "plan", "Read back what stands on the drive, and compare it with what was wanted."
    ),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "Open it, so that reading writes nothing to it."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "See that you can write to it."),
}
_ALLOW_BY_PASSWORD: Final = QT_TRANSLATE_NOOP(
    "plan", "Ask for an administrator's password, before anything is changed."
)
_DOES: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP("plan", "Looking at the drive once more..."),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Asking for permission..."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "Erasing..."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "Making the partition..."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP("plan", "Encrypting. This may take a minute..."),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "Formatting. On a slow drive this may take minutes..."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "Reading back what is on the drive..."),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "Opening the drive..."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "Trying to write to it..."),
}
_DONE: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP("plan", "It is the drive that you confirmed, and nothing on it is in use."),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "You may do that."),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "The drive is erased."),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "The partition is there."),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP("plan", "It is encrypted, and unlocked."),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "The filesystem is made."),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "It is as it should be."),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "The drive is open."),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "You can write to it."),
}
_NAMES: Final[dict[StepKind, str]] = {
    StepKind.CHECK: QT_TRANSLATE_NOOP("plan", "Looking at the drive once more"),
    StepKind.ALLOW: QT_TRANSLATE_NOOP("plan", "Asking for permission"),
    StepKind.ERASE: QT_TRANSLATE_NOOP("plan", "Erasing"),
    StepKind.PARTITION: QT_TRANSLATE_NOOP("plan", "Making the partition"),
    StepKind.ENCRYPT: QT_TRANSLATE_NOOP("plan", "Encrypting"),
    StepKind.FORMAT: QT_TRANSLATE_NOOP("plan", "Formatting"),
    StepKind.READ_BACK: QT_TRANSLATE_NOOP("plan", "Reading back what is on the drive"),
    StepKind.MOUNT: QT_TRANSLATE_NOOP("plan", "Opening the drive"),
    StepKind.HAND_OVER: QT_TRANSLATE_NOOP("plan", "Writing to the new drive"),
}
_STATES: Final[dict[DriveState, str]] = {
    DriveState.UNTOUCHED: QT_TRANSLATE_NOOP("plan", "Nothing on the drive was changed."),
    DriveState.ERASED: QT_TRANSLATE_NOOP("plan", "The drive is erased and empty. Prepare it once more to use it."),
    DriveState.PARTITIONED: QT_TRANSLATE_NOOP(
        "plan", "The drive is erased, and has an empty partition. Prepare it once more to use it."
    ),
    DriveState.ENCRYPTED_LOCKED: QT_TRANSLATE_NOOP(
        "plan",
        "The drive is encrypted, and nothing is in it that could be used; programs will ask for its passphrase in vain."
        " Prepare it once more.",
    ),
    DriveState.FORMATTED: QT_TRANSLATE_NOOP(
        "plan",
        "The drive is formatted and empty, but not ready. Unplug it, plug it in again, and look whether it"
        " opens; or prepare it once more.",
    ),
    DriveState.READY: QT_TRANSLATE_NOOP("plan", "The drive is ready."),
    DriveState.UNKNOWN: QT_TRANSLATE_NOOP(
        "plan", "What is on the drive now is not known. Unplug it, plug it in again, and prepare it once more."
    ),
}
_ROADS: Final[dict[Road, str]] = {
    Road.ALONE: QT_TRANSLATE_NOOP("plan", "The system's own drive service (UDisks2) does all of it."),
    Road.MKFS_ARGS: QT_TRANSLATE_NOOP(
        "plan", "The system's drive service (UDisks2) hands on the options, and asks for an administrator's password."
    ),
    Road.HELPER: QT_TRANSLATE_NOOP(
        "plan", "Shingleback's helper makes the filesystem with these options; it may ask for a password."
    ),
    Road.PLAIN: QT_TRANSLATE_NOOP(
        "plan",
        "The system's drive service (UDisks2) is too old to hand on the options, and leaves them out. The drive can be"
        " used all the same.",
    ),
}


def will(step: Step, translate: Translate = untranslated) -> str:
    """What the step is going to do."""
    values = dict(step.values)
    needs_password = step.kind is StepKind.ALLOW and values.get("road") in _BY_PASSWORD
    text = _ALLOW_BY_PASSWORD if needs_password else _WILL[step.kind]
    return translate(_CONTEXT, text).format_map(values)


def does(kind: StepKind, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _DOES[kind])


def done(kind: StepKind, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _DONE[kind])


def name(kind: StepKind, translate: Translate = untranslated) -> str:
    """To be followed by "did not succeed"."""
    return translate(_CONTEXT, _NAMES[kind])


def state(of_drive: DriveState, translate: Translate = untranslated) -> str:
    """And how to go on."""
    return translate(_CONTEXT, _STATES[of_drive])


def road(taken: Road, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _ROADS[taken])


def in_words(values: Mapping[str, str | int], translate: Translate = untranslated) -> dict[str, str]:
    """The values of a refusal that are codes: the step, and the state of the drive."""
    said = {}
    if values.get("step") in set(StepKind):
        said["step"] = name(StepKind(str(values["step"])), translate)
    if values.get("state") in set(DriveState):
        said["state"] = state(DriveState(str(values["state"])), translate)
    return said
