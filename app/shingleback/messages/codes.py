"""Words for the codes among the values of a refusal: why a drive may not be erased, what a profile lacks, and so on."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.errors import Why
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Missing, ProfileId
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.messages import formatting, formatting_steps
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, size

_HELPER_CONTEXT: Final = "helper"
_SIZES: Final = {
    Why.TEST_NEEDS_MORE: ("least", "room"),
    Why.TEST_NEEDS_BUDGET: ("least",),
    Why.DRIVE_TOO_SMALL: ("size",),
    Why.VERSIONS_SPARED: ("size",),
}

_HELPER_REASONS: Final[dict[HelperRefusal, str]] = {
    HelperRefusal.WRONG_VALUES: QT_TRANSLATE_NOOP("helper", "it doesn't support this request"),
    HelperRefusal.NO_SUCH_DEVICE: QT_TRANSLATE_NOOP("helper", "the drive is no longer plugged in"),
    HelperRefusal.ANOTHER_DRIVE: QT_TRANSLATE_NOOP(
        "helper", "another drive is now in its place; check the list of drives again"
    ),
    HelperRefusal.SYSTEM_DRIVE: QT_TRANSLATE_NOOP(
        "helper", "this computer runs from the drive, which must not be changed"
    ),
    HelperRefusal.BUILT_IN: QT_TRANSLATE_NOOP(
        "helper", "this drive is built in, and only external drives may be changed"
    ),
    HelperRefusal.NOT_POSSIBLE_HERE: QT_TRANSLATE_NOOP(
        "helper", "this drive, or Linux on this computer, doesn't support it"
    ),
    HelperRefusal.SET_BY_OTHERS: QT_TRANSLATE_NOOP(
        "helper", "somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option"
    ),
    HelperRefusal.NOT_MOUNTED: QT_TRANSLATE_NOOP("helper", "the drive is not open; open it, and try again"),
    HelperRefusal.OTHER_FILESYSTEM: QT_TRANSLATE_NOOP("helper", "the filesystem of the drive doesn't support it"),
    HelperRefusal.IN_USE: QT_TRANSLATE_NOOP("helper", "the drive is in use; close it, and try again"),
    HelperRefusal.NOT_EMPTY: QT_TRANSLATE_NOOP("helper", "the drive holds data that would be lost"),
    HelperRefusal.NOT_PREPARED: QT_TRANSLATE_NOOP("helper", "its folder was not created by Shingleback"),
    HelperRefusal.NO_PROGRAM: QT_TRANSLATE_NOOP("helper", "a program that it needs is not installed"),
    HelperRefusal.PROGRAM_FAILED: QT_TRANSLATE_NOOP("helper", "a program that it needs failed"),
    HelperRefusal.TOO_LONG: QT_TRANSLATE_NOOP("helper", "the drive did not respond in time; it may be busy tidying up"),
    HelperRefusal.STOPPED: QT_TRANSLATE_NOOP("helper", "it was stopped"),
    HelperRefusal.BUSY: QT_TRANSLATE_NOOP("helper", "it is still busy with the drive; try again later"),
}
_GONE: Final = QT_TRANSLATE_NOOP("helper", "it stopped unexpectedly; check the drive again")


def codes_as_text(why: Why, values: Mapping[str, str | int], translate: Translate) -> Mapping[str, str]:
    """The values that are codes or sizes, in words."""
    match why:
        case Why.NOT_THIS_DRIVE | Why.CLONE_NOT_THIS_DRIVE if "reason" in values:
            return {"reason": formatting.safety_reason(str(values["reason"]), values, translate)}
        case Why.DRIVE_IS_ANOTHER if "what" in values:
            return {"what": formatting.different(str(values["what"]), translate)}
        case Why.PREPARE_FAILED | Why.PREPARE_INTERRUPTED:
            return formatting_steps.codes_as_text(values, translate)
        case Why.PROFILE_NOT_TO_BE_HAD if "reason" in values:
            return {"reason": _obstacles(values, translate)}
        case Why.HELPER_REFUSED:
            # The values are those of `devices.helper_client.HelperRefused`. Unknown codes of a newer helper are kept.
            code, detail = str(values.get("reason", "")), str(values.get("detail", ""))
            reasons = {refusal.value: text for refusal, text in _HELPER_REASONS.items()} | {"": _GONE}
            text = translate(_HELPER_CONTEXT, reasons[code]) if code in reasons else code
            return {"reason": f"{text} ({detail})" if detail else text}
    sizes = {name: values.get(name) for name in _SIZES.get(why, ())}
    return {name: size(value, translate) for name, value in sizes.items() if isinstance(value, int)}


def _obstacles(values: Mapping[str, str | int], translate: Translate) -> str:
    """What a profile lacks, from the codes of `domain.formatting.types.Missing`. Unknown codes are kept."""
    missing_text = str(values["reason"])
    try:
        profile = PROFILES[ProfileId(str(values.get("profile")))]
        missing = tuple(Missing(name) for name in missing_text.split(", "))
    except ValueError:
        return missing_text
    is_encrypted = bool(values.get("is_encrypted"))
    return formatting.obstacles(missing, profile, is_encrypted=is_encrypted, translate=translate)
