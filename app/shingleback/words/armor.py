"""Why a drive cannot be chosen for being erased, and what to do, as sentences."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.armor import Danger
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "armor"

_SENTENCES: Final[dict[Danger, str]] = {
    Danger.SYSTEM: QT_TRANSLATE_NOOP("armor", "This computer runs from it. Choose another drive."),
    Danger.BUILT_IN: QT_TRANSLATE_NOOP(
        "armor", "It is built into this computer. Choose a drive that you have plugged in yourself."
    ),
    Danger.SWAP: QT_TRANSLATE_NOOP(
        "armor",
        "A computer keeps a part of its memory on it. Switch that off first (“sudo swapoff”), or wake up the computer"
        " that sleeps there; or choose another drive.",
    ),
    Danger.ARRAY: QT_TRANSLATE_NOOP(
        "armor",
        "It is a part of something larger ({kind}), which may not be whole without it. Take it out of there first, or"
        " choose another drive.",
    ),
    Danger.HELD: QT_TRANSLATE_NOOP(
        "armor",
        "Something on it is in use that cannot be closed from here ({what}). End what uses it, or unplug the drive and"
        " plug it in again after a restart.",
    ),
    Danger.MOUNTED: QT_TRANSLATE_NOOP("armor", "It is open at {point}. Close it first, here or in your file manager."),
    Danger.ENCRYPTED_OPEN: QT_TRANSLATE_NOOP(
        "armor", "Its encrypted part ({device}) is unlocked. Close it first, here or in your file manager."
    ),
    Danger.PROTECTED: QT_TRANSLATE_NOOP(
        "armor", "It is on your list of protected drives. If you are sure, take it off that list first."
    ),
    Danger.READ_ONLY: QT_TRANSLATE_NOOP(
        "armor", "It cannot be written to. If it has a small switch against that, slide it; else choose another drive."
    ),
    Danger.NOT_A_DRIVE: QT_TRANSLATE_NOOP(
        "armor", "It is no drive of its own, but a file or a piece of something larger. Choose a real drive."
    ),
    Danger.NO_MEDIUM: QT_TRANSLATE_NOOP("armor", "There is nothing in it. Put in a card, and wait a moment."),
    Danger.AMBIGUOUS: QT_TRANSLATE_NOOP(
        "armor",
        "Nothing tells it from another drive of its kind, so that the wrong one could be erased. Unplug drives that"
        " look like it; if that does not help, use a computer with Linux 5.15 or newer.",
    ),
    Danger.IN_WORK: QT_TRANSLATE_NOOP("armor", "It is at work just now. Wait until that has ended, then try again."),
}
_DIFFERENT: Final[dict[str, str]] = {
    "model": QT_TRANSLATE_NOOP("armor", "its model"),
    "serial": QT_TRANSLATE_NOOP("armor", "its serial number"),
    "wwn": QT_TRANSLATE_NOOP("armor", "its worldwide name"),
    "size_bytes": QT_TRANSLATE_NOOP("armor", "its size"),
    "number": QT_TRANSLATE_NOOP("armor", "it is not there any more"),
    "disk_sequence": QT_TRANSLATE_NOOP("armor", "it was unplugged in between"),
    "usb_port": QT_TRANSLATE_NOOP("armor", "where it is plugged in"),
    "contents": QT_TRANSLATE_NOOP("armor", "what is on it"),
}


def reason(danger: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    """What is wrong with a drive, and what to do; a danger that is not known stands for itself."""
    try:
        template = _SENTENCES[Danger(danger)]
    except ValueError:
        return danger
    return translate(_CONTEXT, template).format(**{"kind": "", "what": "", "point": "", "device": "", **values})


def different(fields: str, translate: Translate = untranslated) -> str:
    """What of a drive is not as it was, from the names of the fields of its identity: "serial, contents"."""
    known = ((name, _DIFFERENT.get(name)) for name in fields.split(", "))
    return ", ".join(translate(_CONTEXT, words) if words else name for name, words in known)
