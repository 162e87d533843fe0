"""How a SMART report was come by, or why it was not, and what would open the road, as sentences."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.smart import Road
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.health import filled

_CONTEXT: Final = "health_roads"

_ROADS: Final[dict[Road, str]] = {
    Road.UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read through the drive service (UDisks2)."),
    Road.NVME_UDISKS: QT_TRANSLATE_NOOP("health_roads", "Read through the drive service (UDisks2)."),
    Road.SMARTCTL: QT_TRANSLATE_NOOP("health_roads", "Read with smartctl."),
    Road.HELPER: QT_TRANSLATE_NOOP("health_roads", "Read by Shingleback's helper, with smartctl."),
    Road.NO_RIGHTS: QT_TRANSLATE_NOOP(
        "health_roads", "The drive service does not read the health of this drive, and only the administrator may."
    ),
    Road.NO_PROGRAM: QT_TRANSLATE_NOOP("health_roads", "The program that reads a drive's health is not installed."),
    Road.BLOCKED_BY_KERNEL: QT_TRANSLATE_NOOP(
        "health_roads",
        "Linux does not let questions about health through to USB drives of this maker, as a precaution. The drive"
        " itself is not to blame.",
    ),
    Road.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP(
        "health_roads", "The electronics of the enclosure do not pass on questions about health."
    ),
    Road.NO_ANSWER: QT_TRANSLATE_NOOP(
        "health_roads", "The drive did not answer the question about its health in time. It may be busy tidying up."
    ),
    Road.FAILED: QT_TRANSLATE_NOOP("health_roads", "Shingleback could not make sense of the answer."),
    Road.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "The drive is asleep, and is not woken up for this."),
}

_REMEDIES: Final[dict[Road, str]] = {
    Road.NO_RIGHTS: QT_TRANSLATE_NOOP(
        "health_roads",
        "Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator:"
        " sudo shingleback drives, or save a report: sudo smartctl -x {device}",
    ),
    Road.NO_PROGRAM: QT_TRANSLATE_NOOP("health_roads", "Install the package smartmontools."),
    Road.BLOCKED_BY_KERNEL: QT_TRANSLATE_NOOP(
        "health_roads",
        "As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf:"
        " options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the"
        " kernel, add usb_storage.quirks={quirk} to its command line instead. Then start the computer anew and plug the"
        " drive in again. It stays as fast as it is.",
    ),
    Road.BLOCKED_BY_BRIDGE: QT_TRANSLATE_NOOP(
        "health_roads", "In another enclosure, or connected inside a computer, the drive can be asked."
    ),
    Road.NO_ANSWER: QT_TRANSLATE_NOOP("health_roads", "Leave it plugged in, and look again in an hour."),
    Road.FAILED: QT_TRANSLATE_NOOP("health_roads", "Eject the drive and plug it in again."),
    Road.ASLEEP: QT_TRANSLATE_NOOP("health_roads", "Open a file on it, then look again."),
}

_REPLUG: Final = QT_TRANSLATE_NOOP(
    "health_roads", "What lifts this is set already. Eject the drive, unplug it, and plug it in again."
)


def road_text(road: Road, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    return filled(translate(_CONTEXT, _ROADS[road]), values, translate)


def remedy_text(road: Road, values: Mapping[str, str], translate: Translate = untranslated) -> str:
    """Empty where nothing is missing. `values` are those of `drives.smart.roads.SmartReading`."""
    if road is Road.BLOCKED_BY_KERNEL and not values.get("quirk"):
        return translate(_CONTEXT, _REPLUG)
    return filled(translate(_CONTEXT, _REMEDIES[road]), values, translate) if road in _REMEDIES else ""
