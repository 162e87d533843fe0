"""Texts of notifications and tray, and of the guide for a vanished drive. Names in them become visible text."""

from typing import Final

from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.domain.text import visible
from shingleback.messages import drive
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, capacity, duration, headed, untranslated

_PATIENCE_CONTEXT: Final = "patience"

_HEADLINES: Final[dict[str, str]] = {
    "wait": QT_TRANSLATE_NOOP("patience", "The drive is gone."),
    "power-cycle": QT_TRANSLATE_NOOP("patience", "The drive has not come back."),
    "look": QT_TRANSLATE_NOOP("patience", "Looking for the drive."),
    "came-back": QT_TRANSLATE_NOOP("patience", "The drive is back."),
    "probably-broken": QT_TRANSLATE_NOOP("patience", "The drive is probably broken."),
    "have-it-read": QT_TRANSLATE_NOOP("patience", "Leave the drive unplugged now."),
    "given-up": QT_TRANSLATE_NOOP("patience", "No longer waiting for the drive."),
}

_DETAILS: Final[dict[str, str]] = {
    "wait": QT_TRANSLATE_NOOP(
        "patience",
        "If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be"
        " repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it"
        " starts over. {left} to go (round {round} of {rounds}).",
    ),
    "power-cycle": QT_TRANSLATE_NOOP(
        "patience",
        "If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute."
        " Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).",
    ),
    "look": QT_TRANSLATE_NOOP("patience", "A large drive may take a few minutes to start (round {round} of {rounds})."),
    "came-back": QT_TRANSLATE_NOOP(
        "patience",
        "Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.",
    ),
    "probably-broken": QT_TRANSLATE_NOOP(
        "patience",
        "It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds"
        " your only copy of something, ask a data recovery company before you try anything else.",
    ),
    "have-it-read": QT_TRANSLATE_NOOP(
        "patience",
        "Drives of this model are known to lose an internal table while everything else still works, and each start"
        " can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data"
        " recovery company.",
    ),
    "given-up": QT_TRANSLATE_NOOP("patience", "If it comes back later, Shingleback will notice it as usual."),
}
_CONTEXT: Final = "notices"
_SLOWS_DOWN: Final = frozenset({RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE})

_BUTTONS: Final[dict[str, str]] = {
    "back-up": QT_TRANSLATE_NOOP("notices", "Back up now"),
    "set-up": QT_TRANSLATE_NOOP("notices", "Set up for backup"),
    "what": QT_TRANSLATE_NOOP("notices", "What is this?"),
    "not-this": QT_TRANSLATE_NOOP("notices", "Don't use this drive"),
    "guide": QT_TRANSLATE_NOOP("notices", "What can I do?"),
    "give-up": QT_TRANSLATE_NOOP("notices", "Stop waiting"),
    "power-cycled": QT_TRANSLATE_NOOP("notices", "I have done that"),
    "open": QT_TRANSLATE_NOOP("notices", "Open Shingleback"),
    "restore": QT_TRANSLATE_NOOP("notices", "Restore instead"),
    "not-now": QT_TRANSLATE_NOOP("notices", "Not now"),
    "unlock": QT_TRANSLATE_NOOP("notices", "Unlock"),
}
_NAMED: Final = QT_TRANSLATE_NOOP("notices", "{name}, {size}")
_FOR_BACKUP: Final = QT_TRANSLATE_NOOP("notices", "Your backup drive is plugged in.")
_NORMAL_FOR_SMR: Final = QT_TRANSLATE_NOOP(
    "notices", "It is fast at first and slow after a while. This is normal and does no harm."
)
_LITTLE_KNOWN: Final = QT_TRANSLATE_NOOP("notices", "It is plugged in. It is not clear whether it is shingled.")
_IN_THE_WINDOW: Final = QT_TRANSLATE_NOOP("notices", "Open Shingleback to see more.")

_VANISHED: Final = QT_TRANSLATE_NOOP("notices", "{name} was not ejected")
_VANISHED_BODY: Final = QT_TRANSLATE_NOOP(
    "notices",
    "If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered."
    " It may be tidying up, which can take an hour.",
)

_DUE: Final = QT_TRANSLATE_NOOP("notices", "The backup to {name} begins at {time}")
_DUE_BODY: Final = QT_TRANSLATE_NOOP(
    "notices",
    "It starts automatically, as you chose. If you need the drive for something else, or want to restore files,"
    " press “Not now”.",
)

_UNCONFIRMED: Final = QT_TRANSLATE_NOOP("notices", "Is {name} the right drive for your backup?")
_UNCONFIRMED_BODY: Final = QT_TRANSLATE_NOOP(
    "notices", "The backup is waiting for your answer, because it has never used this drive."
)

_LOCKED: Final = QT_TRANSLATE_NOOP("notices", "The backup to {name} needs its passphrase")
_LOCKED_BODY: Final = QT_TRANSLATE_NOOP(
    "notices", "The drive is encrypted. The backup starts once you have unlocked it."
)

_NOT_OPENED: Final = QT_TRANSLATE_NOOP("notices", "The backup to {name} could not start")
_NOT_OPENED_BODY: Final = QT_TRANSLATE_NOOP("notices", "The drive could not be opened: {why}")

_FORGOTTEN: Final = QT_TRANSLATE_NOOP("notices", "No backup of {name} for %n day(s)")
_FORGOTTEN_BODY: Final = QT_TRANSLATE_NOOP("notices", "Plug in the backup drive when you have a moment.")
_FORGOTTEN_SHARE: Final = QT_TRANSLATE_NOOP(
    "notices", "Connect the share that holds the backup when you have a moment."
)
_FORGOTTEN_LINE: Final = QT_TRANSLATE_NOOP("notices", "{name}: no backup for %n day(s)")
_BRING: Final = QT_TRANSLATE_NOOP("notices", "Time to swap drives: bring {drive}")
_BRING_BODY: Final = QT_TRANSLATE_NOOP("notices", "Its last backup of {name} was %n day(s) ago.")
_BRING_FIRST: Final = QT_TRANSLATE_NOOP("notices", "There is no backup of {name} on it yet.")
_BRING_LINE: Final = QT_TRANSLATE_NOOP("notices", "{name}: bring the other drive, {drive}")
_SAFE: Final = QT_TRANSLATE_NOOP("notices", "It is safe to unplug {name}")
_BEGINS: Final = QT_TRANSLATE_NOOP("notices", "A backup begins in {left}")

_TRAY_LINES: Final[dict[str, str]] = {
    "busy": QT_TRANSLATE_NOOP("notices", "{name}: eject it before you unplug it"),
    "unused": QT_TRANSLATE_NOOP("notices", "{name}: not in use"),
}
_WAITING_LINES: Final[dict[str, str]] = {
    "wait": QT_TRANSLATE_NOOP("notices", "{name} is gone: plug it back in, or wait {left}"),
    "power-cycle": QT_TRANSLATE_NOOP("notices", "{name} is gone: plug it in again"),
    "look": QT_TRANSLATE_NOOP("notices", "{name} is gone: looking for it"),
    "probably-broken": QT_TRANSLATE_NOOP("notices", "{name} is probably broken"),
    "have-it-read": QT_TRANSLATE_NOOP("notices", "{name} is gone: leave it unplugged"),
}


def patience_headline(step: str, translate: Translate = untranslated) -> str:
    return translate(_PATIENCE_CONTEXT, _HEADLINES[step])


def detail(step: str, round_: int, rounds: int, left_s: float, translate: Translate = untranslated) -> str:
    """What to do now and why; the numbers are those of `domain.lost_drive_guide.GuideState`."""
    time_left = duration(left_s, translate)
    return translate(_PATIENCE_CONTEXT, _DETAILS[step]).format(round=round_, rounds=rounds, left=time_left)


def button(action: str, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _BUTTONS[action])


def where_to_look(translate: Translate = untranslated) -> str:
    """Where to go, for desktops that show no buttons in notifications."""
    return translate(_CONTEXT, _IN_THE_WINDOW)


def named(name: str, size_bytes: int, translate: Translate = untranslated) -> str:
    """A drive as in "Seagate Expansion, 8 TB"."""
    if not size_bytes:
        return visible(name)
    return translate(_CONTEXT, _NAMED).format(name=visible(name), size=capacity(size_bytes, translate))


def plugged_in(recording: str, confidence: str, *, is_for_backup: bool, translate: Translate = untranslated) -> str:
    """The verdict on a drive that was just plugged in; recording and confidence are those of a `Verdict`."""
    if is_for_backup:
        return translate(_CONTEXT, _FOR_BACKUP)
    if recording == RecordingMethod.UNKNOWN:
        return translate(_CONTEXT, _LITTLE_KNOWN)
    sentences = (drive.headline(recording, confidence, translate), what_to_expect(recording, translate))
    return " ".join(filter(None, sentences))


def what_to_expect(recording: str, translate: Translate = untranslated) -> str:
    """What may surprise somebody who uses such a drive; empty if nothing does."""
    return translate(_CONTEXT, _NORMAL_FOR_SMR) if recording in _SLOWS_DOWN else ""


def vanished(name: str, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about a drive that was removed without being ejected."""
    return translate(_CONTEXT, _VANISHED).format(name=visible(name)), translate(_CONTEXT, _VANISHED_BODY)


def due(name: str, time: str, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about a backup that will start automatically at `time`, already formatted."""
    return translate(_CONTEXT, _DUE).format(name=visible(name), time=time), translate(_CONTEXT, _DUE_BODY)


def unconfirmed(name: str, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about a backup that would start automatically, on a drive that its set has not used yet."""
    return translate(_CONTEXT, _UNCONFIRMED).format(name=visible(name)), translate(_CONTEXT, _UNCONFIRMED_BODY)


def locked(name: str, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about a backup whose drive is encrypted and locked."""
    return translate(_CONTEXT, _LOCKED).format(name=visible(name)), translate(_CONTEXT, _LOCKED_BODY)


def not_opened(name: str, why: str, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about a backup whose drive could not be opened; `why` is a sentence."""
    title = translate(_CONTEXT, _NOT_OPENED).format(name=visible(name))
    return title, translate(_CONTEXT, _NOT_OPENED_BODY).format(why=why)


def waiting(
    name: str, step: str, round_: int, rounds: int, left_s: float, translate: Translate = untranslated
) -> tuple[str, str]:
    """Title and text about a step of the patience guide; the values are those of `GuideState`."""
    body = detail(step, round_, rounds, left_s, translate)
    return headed(visible(name), patience_headline(step, translate), translate), body


def waiting_line(name: str, step: str, left_s: float, translate: Translate = untranslated) -> str:
    """The patience guide in one line; empty for a step that is no longer worth one."""
    text = translate(_CONTEXT, _WAITING_LINES[step]) if step in _WAITING_LINES else ""
    return text.format(name=visible(name), left=duration(left_s, translate))


def forgotten(
    name: str, days: int, translate: Translate = untranslated, *, is_to_share: bool = False
) -> tuple[str, str]:
    """Title and text about a set whose drive was not plugged in, or whose share was not connected, for `days` days."""
    body = translate(_CONTEXT, _FORGOTTEN_SHARE if is_to_share else _FORGOTTEN_BODY)
    return translate(_CONTEXT, _FORGOTTEN, days).format(name=visible(name)), body


def forgotten_line(name: str, days: int, translate: Translate = untranslated) -> str:
    """The same in one line."""
    return translate(_CONTEXT, _FORGOTTEN_LINE, days).format(name=visible(name))


def bring(name: str, drive: str, days: int | None, translate: Translate = untranslated) -> tuple[str, str]:
    """Title and text about bringing the other drive; `days` since its last backup, None if there is none."""
    body = translate(_CONTEXT, _BRING_FIRST) if days is None else translate(_CONTEXT, _BRING_BODY, days)
    return translate(_CONTEXT, _BRING).format(drive=visible(drive)), body.format(name=visible(name))


def bring_line(name: str, drive: str, translate: Translate = untranslated) -> str:
    """The same in one line."""
    return translate(_CONTEXT, _BRING_LINE).format(name=visible(name), drive=visible(drive))


def safe(name: str, translate: Translate = untranslated) -> str:
    """A drive was ejected."""
    return translate(_CONTEXT, _SAFE).format(name=visible(name))


def begins(left_s: float, translate: Translate = untranslated) -> str:
    """The countdown in one line."""
    return translate(_CONTEXT, _BEGINS).format(left=duration(left_s, translate))


def drive_line(name: str, state: str, translate: Translate = untranslated) -> str:
    """A drive in one line; `name` as `named` returns it, `state` is busy or unused."""
    return translate(_CONTEXT, _TRAY_LINES[state]).format(name=name)
