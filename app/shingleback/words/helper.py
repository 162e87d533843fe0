"""Why Shingleback's helper has not done what it was asked for: the end of a sentence, without its full stop."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.helper_verbs import Refusal
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "helper"

_REASONS: Final[dict[Refusal, str]] = {
    Refusal.WRONG_VALUES: QT_TRANSLATE_NOOP("helper", "it was asked for something that it does not do"),
    Refusal.NO_SUCH_DEVICE: QT_TRANSLATE_NOOP("helper", "the drive is not plugged in any more"),
    Refusal.ANOTHER_DRIVE: QT_TRANSLATE_NOOP("helper", "another drive has taken the place of this one; look again"),
    Refusal.SYSTEM_DRIVE: QT_TRANSLATE_NOOP("helper", "the computer runs from this drive, which it never touches"),
    Refusal.BUILT_IN: QT_TRANSLATE_NOOP("helper", "this drive is built in, and it touches those only that are not"),
    Refusal.NOT_POSSIBLE_HERE: QT_TRANSLATE_NOOP("helper", "this drive, or Linux on this computer, cannot do that"),
    Refusal.NOT_MOUNTED: QT_TRANSLATE_NOOP("helper", "the drive is not open; open it, and try again"),
    Refusal.OTHER_FILESYSTEM: QT_TRANSLATE_NOOP("helper", "the filesystem of the drive cannot do that"),
    Refusal.IN_USE: QT_TRANSLATE_NOOP("helper", "the drive is in use; close it, and try again"),
    Refusal.NOT_EMPTY: QT_TRANSLATE_NOOP("helper", "there is something on the drive that would be lost"),
    Refusal.NOT_PREPARED: QT_TRANSLATE_NOOP("helper", "the place for it was not made by Shingleback"),
    Refusal.NO_PROGRAM: QT_TRANSLATE_NOOP("helper", "a program that it needs is not installed"),
    Refusal.PROGRAM_FAILED: QT_TRANSLATE_NOOP("helper", "a program that it needs did not succeed"),
    Refusal.TOO_LONG: QT_TRANSLATE_NOOP("helper", "the drive did not answer in time; it may be busy tidying up"),
    Refusal.STOPPED: QT_TRANSLATE_NOOP("helper", "it was stopped"),
    Refusal.BUSY: QT_TRANSLATE_NOOP("helper", "it is busy with the drive; try again later"),
}
_GONE: Final = QT_TRANSLATE_NOOP("helper", "it has ended amid its work; look at the drive again")


def reason(values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    """`values` are those of `drives.helper.HelperRefused`. The code of a newer helper is said as it is."""
    code, detail = str(values.get("reason", "")), str(values.get("detail", ""))
    known = {refusal.value: text for refusal, text in _REASONS.items()} | {"": _GONE}
    text = translate(_CONTEXT, known[code]) if code in known else code
    return f"{text} ({detail})" if detail else text
