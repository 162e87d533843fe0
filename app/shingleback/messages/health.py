"""Sentences about the health of a drive: what was counted, what it means, and what to do."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.smart.report import AccessMethod, Finding, Health
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "health"

_NAMES: Final[dict[str, str]] = {
    Health.OK: QT_TRANSLATE_NOOP("health", "good"),
    Health.WATCH: QT_TRANSLATE_NOOP("health", "to be watched"),
    Health.FAILING: QT_TRANSLATE_NOOP("health", "failing"),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("health", "unknown"),
}

_ADVICE: Final[dict[str, str]] = {
    Health.OK: QT_TRANSLATE_NOOP(
        "health", "Nothing that matters was counted. Any drive can still fail without a sign."
    ),
    Health.WATCH: QT_TRANSLATE_NOOP("health", "Keep a second copy of what is on it, and look again in some weeks."),
    Health.FAILING: QT_TRANSLATE_NOOP(
        "health", "Copy what is on it to another drive first, before anything else; then replace it."
    ),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("health", "Nothing is known of its health, neither good nor bad."),
}

_FINDINGS: Final[dict[str, str]] = {
    "no-report": QT_TRANSLATE_NOOP("health", "There is no SMART report, or none that can be understood."),
    "identity-only": QT_TRANSLATE_NOOP(
        "health", "The report says which drive it is, and nothing of its health. A full one is made with smartctl -x."
    ),
    "overall-only": QT_TRANSLATE_NOOP(
        "health",
        "The drive calls itself well, but does not tell what it counted. Drives with many bad sectors say that too.",
    ),
    "incomplete": QT_TRANSLATE_NOOP(
        "health", "The report lacks counts that matter; it may have been cut off. So it does not show the whole."
    ),
    "overall-failed": QT_TRANSLATE_NOOP("health", "The drive itself says that it is about to fail."),
    "below-threshold": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) is below the limit that its maker set: it is about to fail."
    ),
    "pending": QT_TRANSLATE_NOOP(
        "health",
        "Sectors that could not be read: {count}. After a power cut or a timeout that can be a write that was broken"
        " off; it goes away when the place is written again.",
    ),
    "pending-many": QT_TRANSLATE_NOOP(
        "health", "Sectors that cannot be read: {count}. With so much damage, more will follow."
    ),
    "pending-growing": QT_TRANSLATE_NOOP(
        "health", "Sectors that cannot be read: {count}, and there were {before}. The damage grows."
    ),
    "reallocated": QT_TRANSLATE_NOOP(
        "health",
        "Sectors that were bad and have been replaced from the reserve: {count}. A drive may live with some for years;"
        " what counts is whether there will be more.",
    ),
    "reallocated-many": QT_TRANSLATE_NOOP(
        "health",
        "Sectors that were bad and have been replaced from the reserve: {count}. With so much damage, more"
        " will follow.",
    ),
    "reallocated-growing": QT_TRANSLATE_NOOP(
        "health", "Sectors that had to be replaced: {count}, and there were {before}. The damage grows."
    ),
    "uncorrectable": QT_TRANSLATE_NOOP("health", "Sectors that the drive's own check could not read: {count}."),
    "uncorrectable-many": QT_TRANSLATE_NOOP(
        "health", "Sectors that the drive's own check could not read: {count}. With so much damage, more will follow."
    ),
    "uncorrectable-growing": QT_TRANSLATE_NOOP(
        "health", "Sectors that the drive's own check could not read: {count}, and there were {before}."
    ),
    "reported": QT_TRANSLATE_NOOP("health", "Times that the drive had to give up on reading: {count}."),
    "reported-many": QT_TRANSLATE_NOOP(
        "health", "Times that the drive had to give up on reading: {count}. That is many."
    ),
    "reported-growing": QT_TRANSLATE_NOOP(
        "health", "Times that the drive had to give up on reading: {count}, and there were {before}."
    ),
    "media-errors": QT_TRANSLATE_NOOP("health", "Times that the drive could not give back what was written: {count}."),
    "media-errors-growing": QT_TRANSLATE_NOOP(
        "health", "Times that the drive could not give back what was written: {count}, and there were {before}."
    ),
    "link-errors": QT_TRANSLATE_NOOP(
        "health",
        "Errors on the way between drive and computer: {count}. That is the cable, the port or the enclosure, not the"
        " disk in it. Try another cable or port; the number stays, but should not rise any more.",
    ),
    "link-errors-growing": QT_TRANSLATE_NOOP(
        "health",
        "Errors on the way between drive and computer: {count}, and there were {before}. The disk itself is not to"
        " blame: use another cable or port.",
    ),
    "link-errors-few": QT_TRANSLATE_NOOP(
        "health", "Errors on the cable, long ago or few: {count}. As long as the number stays, that is nothing."
    ),
    "self-test-failed": QT_TRANSLATE_NOOP(
        "health", "Self-tests that failed: {count}. Nothing else speaks against the drive; let it test itself again."
    ),
    "self-tests-failed-again": QT_TRANSLATE_NOOP(
        "health", "Self-tests that failed: {count}, and none went well since. There is a place that cannot be read."
    ),
    "self-test-failed-unreadable": QT_TRANSLATE_NOOP(
        "health", "Self-tests that failed: {count}; and there are sectors that cannot be read."
    ),
    "self-test-canned": QT_TRANSLATE_NOOP(
        "health",
        "A self-test failed, and no count speaks against the drive. The electronics of drives of this kind are known"
        " to answer that without testing.",
    ),
    "spin-retries": QT_TRANSLATE_NOOP(
        "health",
        "Times that the disk did not get up to speed at once: {count}. It may lack power: use a port of the computer"
        " itself or the drive's own power supply. If the number rises still, the motor is weak.",
    ),
    "end-to-end": QT_TRANSLATE_NOOP("health", "Errors in the drive's own memory: {count}."),
    "worn": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) is at the end of what its maker planned for. That is age, not a failure."
    ),
    "was-below-threshold": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) was once below its maker's limit, and is above it again."
    ),
    "threshold-misread": QT_TRANSLATE_NOOP(
        "health",
        "{name} (attribute {number}) has no limit that it could fall below; what the report says of it is an"
        " error of the program that made it.",
    ),
    "too-hot": QT_TRANSLATE_NOOP("health", "The drive is hotter than its maker allows. Give it air."),
    "was-too-hot": QT_TRANSLATE_NOOP("health", "The drive was once hotter than its maker likes. It no longer is."),
    "hot": QT_TRANSLATE_NOOP("health", "The drive is at {celsius} °C, which is too hot for a disk. Give it air."),
    "warm": QT_TRANSLATE_NOOP("health", "The drive is at {celsius} °C: warm, and still allowed."),
    "spare-used-up": QT_TRANSLATE_NOOP("health", "The reserve of the drive is used up."),
    "nvme-hot": QT_TRANSLATE_NOOP("health", "The drive is too warm or too cold just now."),
    "unreliable": QT_TRANSLATE_NOOP("health", "The drive says that it is no longer reliable."),
    "read-only": QT_TRANSLATE_NOOP("health", "The drive can only be read any more."),
    "power-backup-failed": QT_TRANSLATE_NOOP(
        "health", "The drive's protection against power cuts has failed. Keep it powered while it is written to."
    ),
    "rated-life-used": QT_TRANSLATE_NOOP(
        "health", "{percent} % of the life that its maker planned for is used up. That is age, not a failure."
    ),
    "command-timeouts": QT_TRANSLATE_NOOP(
        "health",
        "Times that the drive did not answer in time: {count}. A shingled drive is late while it tidies up, so this is"
        " no failure by itself.",
    ),
    "packed-rates": QT_TRANSLATE_NOOP(
        "health",
        "The huge numbers behind error rates (attributes 1, 7 and 195) are how this maker counts all that was read."
        " Errors among them: {errors}.",
    ),
    "suspected-sectors": QT_TRANSLATE_NOOP(
        "health", "Times that the drive looked at a suspected place: {count}. None had to be replaced."
    ),
    "error-log": QT_TRANSLATE_NOOP(
        "health",
        "Entries in the drive's log of errors: {count}. Refused commands and a bad cable leave entries too, and they"
        " stay for good.",
    ),
    "old": QT_TRANSLATE_NOOP("health", "The drive was at work for about {years} years. Age alone is no failure."),
}


def health_name(health: str, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _NAMES[health])


def health_advice(health: str, translate: Translate = untranslated) -> str:
    """What to do."""
    return translate(_CONTEXT, _ADVICE[health])


def has_words_for(code: str) -> bool:
    """Of a newer program there may be none."""
    return code in _FINDINGS


def finding_text(finding: Finding, translate: Translate = untranslated) -> str:
    return filled(translate(_CONTEXT, _FINDINGS[finding.code]), dict(finding.values), translate)


def filled(template: str, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    """With numbers in the form in which people read them."""
    return template.format_map({name: _readable(value, translate) for name, value in values.items()})


def _readable(value: str, translate: Translate) -> str:
    return translate.number(int(value)) if value.isdecimal() and len(value) < 16 else value


_HEALTH_ROADS_CONTEXT: Final = "health_roads"

_ROADS: Final[dict[AccessMethod, str]] = {
    AccessMethod.UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read through the drive service (UDisks2)."),
    AccessMethod.NVME_UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read through the drive service (UDisks2)."),
    AccessMethod.SMARTCTL: QT_TRANSLATE_NOOP("health_roads", "Read with smartctl."),
    AccessMethod.HELPER: QT_TRANSLATE_NOOP("health_roads", "Read by Shingleback's helper, with smartctl."),
    AccessMethod.NO_RIGHTS: QT_TRANSLATE_NOOP(
        "health_roads", "The drive service does not read the health of this drive, and only the administrator may."
    ),
    AccessMethod.NO_PROGRAM: QT_TRANSLATE_NOOP(
        "health_roads", "The program that reads a drive's health is not installed."
    ),
    AccessMethod.BLOCKED_BY_KERNEL: QT_TRANSLATE_NOOP(
        "health_roads",
        "Linux does not let questions about health through to USB drives of this maker, as a precaution. The drive"
        " itself is not to blame.",
    ),
    AccessMethod.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP(
        "health_roads", "The electronics of the enclosure do not pass on questions about health."
    ),
    AccessMethod.NO_ANSWER: QT_TRANSLATE_NOOP(
        "health_roads", "The drive did not answer the question about its health in time. It may be busy tidying up."
    ),
    AccessMethod.FAILED: QT_TRANSLATE_NOOP("health_roads", "Shingleback could not make sense of the answer."),
    AccessMethod.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "The drive is asleep, and is not woken up for this."),
}

_REMEDIES: Final[dict[AccessMethod, str]] = {
    AccessMethod.NO_RIGHTS: QT_TRANSLATE_NOOP(
        "health_roads",
        "Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator:"
        " sudo shingleback drives, or save a report: sudo smartctl -x {device}",
    ),
    AccessMethod.NO_PROGRAM: QT_TRANSLATE_NOOP("health_roads", "Install the package smartmontools."),
    AccessMethod.BLOCKED_BY_KERNEL: QT_TRANSLATE_NOOP(
        "health_roads",
        "As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf:"
        " options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the"
        " kernel, add usb_storage.quirks={quirk} to its command line instead. Then start the computer anew and plug the"
        " drive in again. It stays as fast as it is.",
    ),
    AccessMethod.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP(
        "health_roads", "In another enclosure, or connected inside a computer, the drive can be asked."
    ),
    AccessMethod.NO_ANSWER: QT_TRANSLATE_NOOP("health_roads", "Leave it plugged in, and look again in an hour."),
    AccessMethod.FAILED: QT_TRANSLATE_NOOP("health_roads", "Eject the drive and plug it in again."),
    AccessMethod.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "Open a file on it, then look again."),
}

_REPLUG: Final = QT_TRANSLATE_NOOP(
    "health_roads", "What lifts this is set already. Eject the drive, unplug it, and plug it in again."
)


def road_text(road: AccessMethod, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    return filled(translate(_HEALTH_ROADS_CONTEXT, _ROADS[road]), values, translate)


def remedy_text(road: AccessMethod, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    """Empty where nothing is missing. `values` are those of `devices.smart.read.SmartReading`."""
    if road is AccessMethod.BLOCKED_BY_KERNEL and not values.get("quirk"):
        return translate(_HEALTH_ROADS_CONTEXT, _REPLUG)
    return filled(translate(_HEALTH_ROADS_CONTEXT, _REMEDIES[road]), values, translate) if road in _REMEDIES else ""
