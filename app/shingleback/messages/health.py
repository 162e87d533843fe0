"""Sentences about the health of a drive: the findings, what they mean, and what to do."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.smart.report import AccessMethod, Finding, Health
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "health"


_ADVICE: Final[dict[str, str]] = {
    Health.OK: QT_TRANSLATE_NOOP("health", "No serious problems recorded. Any drive can still fail without warning."),
    Health.WATCH: QT_TRANSLATE_NOOP("health", "Keep a second copy of its files, and check again in a few weeks."),
    Health.FAILING: QT_TRANSLATE_NOOP(
        "health", "Before anything else, copy its files to another drive. Then replace it."
    ),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("health", "It may be good or bad."),
}

FINDINGS: Final[dict[str, str]] = {
    "no-report": QT_TRANSLATE_NOOP("health", "There is no SMART report, or it can't be understood."),
    "unknown-bridge": QT_TRANSLATE_NOOP(
        "health",
        "The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options:"
        " {ways}.",
    ),
    "identity-only": QT_TRANSLATE_NOOP(
        "health",
        "The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.",
    ),
    "overall-only": QT_TRANSLATE_NOOP(
        "health",
        "The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.",
    ),
    "incomplete": QT_TRANSLATE_NOOP(
        "health", "The report is missing important counters, so it is incomplete. It may have been cut off."
    ),
    "overall-failed": QT_TRANSLATE_NOOP("health", "The drive reports that it is about to fail."),
    "below-threshold": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail."
    ),
    "pending": QT_TRANSLATE_NOOP(
        "health",
        "Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted "
        "write, which disappears when the sector is written again.",
    ),
    "pending-many": QT_TRANSLATE_NOOP(
        "health", "Sectors that can't be read: {count}. With this much damage, expect more."
    ),
    "pending-growing": QT_TRANSLATE_NOOP(
        "health", "Sectors that can't be read: {count}, up from {before}. The damage is growing."
    ),
    "reallocated": QT_TRANSLATE_NOOP(
        "health",
        "Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is "
        "whether the number grows.",
    ),
    "reallocated-many": QT_TRANSLATE_NOOP(
        "health",
        "Bad sectors replaced from the reserve: {count}. With this much damage, expect more.",
    ),
    "reallocated-growing": QT_TRANSLATE_NOOP(
        "health", "Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing."
    ),
    "uncorrectable": QT_TRANSLATE_NOOP("health", "Sectors that the drive's own check could not read: {count}."),
    "uncorrectable-many": QT_TRANSLATE_NOOP(
        "health", "Sectors that the drive's own check could not read: {count}. With this much damage, expect more."
    ),
    "uncorrectable-growing": QT_TRANSLATE_NOOP(
        "health", "Sectors that the drive's own check could not read: {count}, up from {before}."
    ),
    "reported": QT_TRANSLATE_NOOP("health", "Uncorrectable read errors: {count}."),
    "reported-many": QT_TRANSLATE_NOOP("health", "Uncorrectable read errors: {count}. That is a lot."),
    "reported-growing": QT_TRANSLATE_NOOP("health", "Uncorrectable read errors: {count}, up from {before}."),
    "media-errors": QT_TRANSLATE_NOOP("health", "Errors that the drive could not correct: {count}."),
    "media-errors-growing": QT_TRANSLATE_NOOP(
        "health", "Errors that the drive could not correct: {count}, up from {before}."
    ),
    "scan-finds": QT_TRANSLATE_NOOP(
        "health", "Places that the drive found hard to read when it checked itself: {count}. Check again in a month."
    ),
    "link-errors": QT_TRANSLATE_NOOP(
        "health",
        "Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, "
        "not the disk inside. Try another cable or port; the number stays, but should stop rising.",
    ),
    "link-errors-growing": QT_TRANSLATE_NOOP(
        "health",
        "Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: "
        "use another cable or port.",
    ),
    "link-errors-few": QT_TRANSLATE_NOOP(
        "health", "A few old transfer errors: {count}. As long as the number stays the same, ignore them."
    ),
    "self-test-failed": QT_TRANSLATE_NOOP(
        "health", "Failed self-tests: {count}. There is no other sign of a problem; run the self-test again."
    ),
    "self-test-failed-uncounted": QT_TRANSLATE_NOOP(
        "health",
        "Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how"
        " much.",
    ),
    "self-tests-failed-again": QT_TRANSLATE_NOOP(
        "health", "Failed self-tests: {count}, with no success since. Part of the disk can't be read."
    ),
    "self-test-failed-unreadable": QT_TRANSLATE_NOOP(
        "health", "Failed self-tests: {count}. There are also sectors that can't be read."
    ),
    "self-test-canned": QT_TRANSLATE_NOOP(
        "health",
        "A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that "
        "without testing.",
    ),
    "spin-retries": QT_TRANSLATE_NOOP(
        "health",
        "Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the "
        "drive's own power supply. If the number keeps rising, the motor is weak.",
    ),
    "end-to-end": QT_TRANSLATE_NOOP("health", "Errors in the drive's own memory: {count}."),
    "worn": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure."
    ),
    "errors-beyond-limit": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age."
    ),
    "was-below-threshold": QT_TRANSLATE_NOOP(
        "health", "{name} (attribute {number}) was once below the manufacturer's limit, and is above it again."
    ),
    "threshold-misread": QT_TRANSLATE_NOOP(
        "health",
        "{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the "
        "program that made the report.",
    ),
    "too-hot": QT_TRANSLATE_NOOP("health", "The drive is hotter than its manufacturer allows. Give it air."),
    "was-too-hot": QT_TRANSLATE_NOOP(
        "health", "The drive was once hotter than its manufacturer allows. It no longer is."
    ),
    "hot": QT_TRANSLATE_NOOP("health", "The drive is at {celsius} °C, which is too hot for a disk. Give it air."),
    "warm": QT_TRANSLATE_NOOP("health", "The drive is at {celsius} °C: warm, but within its limits."),
    "spare-used-up": QT_TRANSLATE_NOOP("health", "The drive's reserve is used up."),
    "nvme-hot": QT_TRANSLATE_NOOP("health", "The drive is too warm or too cold right now."),
    "unreliable": QT_TRANSLATE_NOOP("health", "The drive says that it is no longer reliable."),
    "read-only": QT_TRANSLATE_NOOP("health", "The drive has become read-only."),
    "power-backup-failed": QT_TRANSLATE_NOOP(
        "health", "The drive's protection against power cuts has failed. Keep it powered while it is written to."
    ),
    "rated-life-used": QT_TRANSLATE_NOOP(
        "health", "{percent} % of its planned lifetime is used up. That is age, not a failure."
    ),
    "command-timeouts": QT_TRANSLATE_NOOP(
        "health",
        "Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose "
        "cable, so this alone is not a fault.",
    ),
    "packed-rates": QT_TRANSLATE_NOOP(
        "health",
        "The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors "
        "among them: {errors}.",
    ),
    "suspected-sectors": QT_TRANSLATE_NOOP(
        "health", "Times the drive checked a suspect sector: {count}. None had to be replaced."
    ),
    "error-log": QT_TRANSLATE_NOOP(
        "health",
        "Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they "
        "stay forever.",
    ),
    "load-cycles": QT_TRANSLATE_NOOP(
        "health",
        "Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking"
        " less often slows it down.",
    ),
    "failed-writes": QT_TRANSLATE_NOOP(
        "health", "Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well."
    ),
    "old": QT_TRANSLATE_NOOP("health", "The drive has been running for about {years} years. Age alone is not a fault."),
}
_ACCESS_CONTEXT: Final = "health_roads"

_ACCESSES: Final[dict[AccessMethod, str]] = {
    AccessMethod.UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read by the system's drive service."),
    AccessMethod.NVME_UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read by the system's drive service."),
    AccessMethod.SMARTCTL: QT_TRANSLATE_NOOP("health_roads", "Read with the program smartctl."),
    AccessMethod.HELPER: QT_TRANSLATE_NOOP("health_roads", "Read by Shingleback's helper, with the program smartctl."),
    AccessMethod.NO_RIGHTS: QT_TRANSLATE_NOOP(
        "health_roads", "The drive service can't read this drive's health, and only the administrator may."
    ),
    AccessMethod.NO_PROGRAM: QT_TRANSLATE_NOOP(
        "health_roads", "The program that reads a drive's health is not installed."
    ),
    AccessMethod.BLOCKED_BY_KERNEL: QT_TRANSLATE_NOOP(
        "health_roads",
        "As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is "
        "not the cause.",
    ),
    AccessMethod.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP("health_roads", "The enclosure does not pass on health queries."),
    AccessMethod.NO_SMART: QT_TRANSLATE_NOOP(
        "health_roads", "The drive has no SMART: it does not keep track of its own health."
    ),
    AccessMethod.NO_ANSWER: QT_TRANSLATE_NOOP(
        "health_roads", "The drive did not answer the health query in time. It may be busy tidying up."
    ),
    AccessMethod.FAILED: QT_TRANSLATE_NOOP("health_roads", "Shingleback could not make sense of the answer."),
    AccessMethod.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "The drive is asleep. It is not woken up for this."),
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
        " kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the"
        " drive in again. It stays as fast as it is.",
    ),
    AccessMethod.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP(
        "health_roads", "In another enclosure, or connected inside a computer, the drive can be asked."
    ),
    AccessMethod.NO_SMART: QT_TRANSLATE_NOOP(
        "health_roads", "Verify the backups on it from time to time. That shows whether it can still be read."
    ),
    AccessMethod.NO_ANSWER: QT_TRANSLATE_NOOP("health_roads", "Leave it plugged in, and check again in an hour."),
    AccessMethod.FAILED: QT_TRANSLATE_NOOP("health_roads", "Eject the drive and plug it in again."),
    AccessMethod.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "Open a file on it, then check again."),
}

REPLUG: Final = QT_TRANSLATE_NOOP(
    "health_roads", "The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again."
)


def health_name(health: str, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, Health(health).label)


def health_advice(health: str, translate: Translate = untranslated) -> str:
    """What to do."""
    return translate(_CONTEXT, _ADVICE[health])


def has_words_for(code: str) -> bool:
    """Whether there is a sentence for the code; a newer program may have others."""
    return code in FINDINGS


def finding_text(finding: Finding, translate: Translate = untranslated) -> str:
    return filled(translate(_CONTEXT, FINDINGS[finding.code]), dict(finding.values), translate)


def filled(template: str, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    """Fill a template, with numbers formatted for the language."""
    readable = {
        name: translate.number(int(value)) if value.isdecimal() and len(value) < 16 else value
        for name, value in values.items()
    }
    return template.format_map(readable)


def access_text(access: AccessMethod, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    return filled(translate(_ACCESS_CONTEXT, _ACCESSES[access]), values, translate)


def remedy_text(access: AccessMethod, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    """How to enable SMART; empty if nothing is missing. `values` are those of `devices.smart.read.SmartReading`."""
    if access is AccessMethod.BLOCKED_BY_KERNEL and not values.get("quirk"):
        return translate(_ACCESS_CONTEXT, REPLUG)
    return filled(translate(_ACCESS_CONTEXT, _REMEDIES[access]), values, translate) if access in _REMEDIES else ""
