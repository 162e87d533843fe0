"""Sentences about a drive: its recording method and how certain it is, its connection, arrays, and what is normal."""

from collections.abc import Iterable
from typing import Final

from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning
from shingleback.domain.connection import Connection, ConnectionLimit, LimitKind
from shingleback.domain.monitoring import Normal
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, VerdictReason
from shingleback.domain.text import visible
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "verdicts"
_SERIAL_END: Final = 4

RECORDINGS: Final[dict[str, str]] = {
    RecordingMethod.DRIVE_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR)"),
    RecordingMethod.HOST_AWARE: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-aware)"),
    RecordingMethod.HOST_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-managed)"),
    RecordingMethod.CONVENTIONAL: QT_TRANSLATE_NOOP("verdicts", "a conventional drive (CMR), not shingled"),
    RecordingMethod.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("verdicts", "not a hard disk"),
}
_HOLDS_BACKUP: Final = QT_TRANSLATE_NOOP("verdicts", "It already holds a Shingleback backup of {folders}.")
_CONFIDENCES: Final[dict[str, str]] = {
    Confidence.CERTAIN: QT_TRANSLATE_NOOP("verdicts", "This is {what}."),
    Confidence.VERY_LIKELY: QT_TRANSLATE_NOOP("verdicts", "Very likely, this is {what}."),
    Confidence.LIKELY: QT_TRANSLATE_NOOP("verdicts", "Probably, this is {what}."),
    Confidence.UNSURE: QT_TRANSLATE_NOOP("verdicts", "Perhaps this is {what}."),
}


OPEN: Final[dict[str, str]] = {
    RecordingMethod.NO_SIGN_OF_SMR: QT_TRANSLATE_NOOP(
        "verdicts", "There is no sign that this drive is shingled. That does not prove that it is not."
    ),
    RecordingMethod.UNKNOWN: QT_TRANSLATE_NOOP("verdicts", "It is not clear whether this drive is shingled."),
}

TRUSTS: Final[dict[str, str]] = {
    "measured": QT_TRANSLATE_NOOP("verdicts", "reports from such drives have been published"),
    "vendor-stated": QT_TRANSLATE_NOOP("verdicts", "the manufacturer says so"),
    "generation": QT_TRANSLATE_NOOP("verdicts", "it was on sale before the first shingled drive, in 2013"),
    "tool-db": QT_TRANSLATE_NOOP("verdicts", "the authors of smartmontools looked it up"),
    "community": QT_TRANSLATE_NOOP("verdicts", "users have reported it"),
    "inferred": QT_TRANSLATE_NOOP("verdicts", "this follows from its family and age"),
    "unverified": QT_TRANSLATE_NOOP("verdicts", "this has not been checked"),
}

REASONS: Final[dict[str, str]] = {
    "kernel-zoned": QT_TRANSLATE_NOOP("verdicts", "Linux sees the zones of a shingled drive: it calls it {value}."),
    "zoned-cap": QT_TRANSLATE_NOOP("verdicts", "The drive tells Linux that it is shingled: {value}."),
    "kernel-log": QT_TRANSLATE_NOOP("verdicts", "The log of Linux calls it a shingled drive: {value}."),
    "reported-zones": QT_TRANSLATE_NOOP("verdicts", "The drive reports that it is shingled: {value}."),
    "scsi-type": QT_TRANSLATE_NOOP(
        "verdicts", "The drive identifies itself as a device type that only host-managed drives use."
    ),
    "zone-count": QT_TRANSLATE_NOOP("verdicts", "Linux counts {count} zones on it; only shingled drives have zones."),
    "nvme": QT_TRANSLATE_NOOP("verdicts", "It is connected by NVMe, as solid state drives are."),
    "card": QT_TRANSLATE_NOOP("verdicts", "It is a memory card."),
    "no-rotation": QT_TRANSLATE_NOOP("verdicts", "The drive reports that it has no spinning parts."),
    "ssd-name": QT_TRANSLATE_NOOP("verdicts", "Its name, {model}, is that of a drive with flash memory."),
    "flash-name": QT_TRANSLATE_NOOP("verdicts", "Its name, {model}, is that of a memory stick or a card reader."),
    "small": QT_TRANSLATE_NOOP("verdicts", "It holds as little as a memory stick."),
    "kernel-no-rotation": QT_TRANSLATE_NOOP("verdicts", "Linux was told that it has no spinning parts."),
    "trim": QT_TRANSLATE_NOOP(
        "verdicts",
        "It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use "
        "for that.",
    ),
    "trim-unclear": QT_TRANSLATE_NOOP(
        "verdicts",
        "It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins "
        "can't be seen from here.",
    ),
    "family-tag": QT_TRANSLATE_NOOP("verdicts", "smartctl lists it under {family}."),
    "model": QT_TRANSLATE_NOOP("verdicts", "The table of drives lists {model} as {recording}; {trust}."),
    "model-disputed": QT_TRANSLATE_NOOP("verdicts", "The sources disagree on {model}: others call it {recording}."),
    "model-cut": QT_TRANSLATE_NOOP(
        "verdicts",
        "Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.",
    ),
    "model-cut-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "The sources disagree on the drives that {model} may be: others call them {recording}."
    ),
    "usb": QT_TRANSLATE_NOOP(
        "verdicts", "Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}."
    ),
    "usb-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}; they look the same from outside."
    ),
    "usb-inner": QT_TRANSLATE_NOOP(
        "verdicts",
        "Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.",
    ),
    "usb-inner-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}; they look the same from outside."
    ),
    "usb-any-size": QT_TRANSLATE_NOOP(
        "verdicts", "Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}."
    ),
    "usb-any-size-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}; they look the same from outside."
    ),
    "retail": QT_TRANSLATE_NOOP("verdicts", "{model} is sold with a disk that is {recording}; {trust}."),
    "retail-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives in the box {model} are {recording}; the box does not say which."
    ),
    "retail-inner": QT_TRANSLATE_NOOP(
        "verdicts", "{model} is sold with the disk {inner}, which is {recording}; {trust}."
    ),
    "retail-inner-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives in the box {model} are {recording}; the box does not say which."
    ),
    "shape": QT_TRANSLATE_NOOP("verdicts", "As a rule of thumb, {family} are {recording}."),
    "shape-disputed": QT_TRANSLATE_NOOP("verdicts", "Others say that {family} are {recording}."),
    "bridge-says-no-rotation": QT_TRANSLATE_NOOP(
        "verdicts", "Linux was told that it has no spinning parts. Adapters often get that wrong."
    ),
    "no-trim-proves-nothing": QT_TRANSLATE_NOOP(
        "verdicts",
        "It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.",
    ),
    "no-zones-proves-nothing": QT_TRANSLATE_NOOP(
        "verdicts", "Linux sees no zones. That proves nothing: shingled drives for the home hide them."
    ),
    "usb-storage-hides": QT_TRANSLATE_NOOP(
        "verdicts", "It uses the older USB storage protocol, which hides what a drive reports about itself."
    ),
    "nothing-found": QT_TRANSLATE_NOOP(
        "verdicts", "It is a hard disk, and there is no evidence for or against shingling."
    ),
    "too-little-known": QT_TRANSLATE_NOOP(
        "verdicts", "Too little is known about it. Its model name, or its USB id and size, would help."
    ),
    "not-listed": QT_TRANSLATE_NOOP("verdicts", "The table of drives does not list {model}."),
    "usb-not-listed": QT_TRANSLATE_NOOP(
        "verdicts", "The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside."
    ),
    "size-needed": QT_TRANSLATE_NOOP(
        "verdicts", "The USB id {usb} is used for several drives; the size would tell more."
    ),
    "measured-media-cache": QT_TRANSLATE_NOOP(
        "verdicts", "It was measured here on {date}, and behaves like a shingled drive with a media cache."
    ),
    "measured-translation": QT_TRANSLATE_NOOP(
        "verdicts", "It was measured here on {date}, and behaves like a shingled drive that writes everything to a log."
    ),
    "measured-conventional": QT_TRANSLATE_NOOP(
        "verdicts", "It was measured here on {date}, and behaves like a conventional drive."
    ),
    "measured-not-a-hard-disk": QT_TRANSLATE_NOOP(
        "verdicts", "It was measured here on {date}, and behaves like a drive without moving parts."
    ),
    "simulated": QT_TRANSLATE_NOOP("verdicts", "It is simulated, and writes the way a shingled drive does."),
    "nothing-read": QT_TRANSLATE_NOOP("verdicts", "No information about a drive could be read from {path}."),
}
_CONNECTION_CONTEXT: Final = "connection"

_CONNECTIONS: Final[dict[Connection, str]] = {
    Connection.USB_1: QT_TRANSLATE_NOOP("connection", "This is a USB 1 connection: about 1 MB/s at best."),
    Connection.USB_2: QT_TRANSLATE_NOOP("connection", "This is a USB 2 connection: about 35 MB/s at best."),
    Connection.USB_3: QT_TRANSLATE_NOOP("connection", "Connected by USB 3, which is faster than any hard disk."),
    Connection.USB: QT_TRANSLATE_NOOP("connection", "Connected by USB."),
    Connection.SATA: QT_TRANSLATE_NOOP("connection", "Connected by SATA, which is faster than any hard disk."),
    Connection.SAS: QT_TRANSLATE_NOOP("connection", "Connected by SAS, which is faster than any hard disk."),
    Connection.NVME: QT_TRANSLATE_NOOP("connection", "Connected by NVMe."),
    Connection.CARD: QT_TRANSLATE_NOOP("connection", "A memory card in a card reader."),
    Connection.VIRTUAL: QT_TRANSLATE_NOOP(
        "connection", "A virtual disk: what it reports may not be true of the drives behind it."
    ),
    Connection.OTHER: QT_TRANSLATE_NOOP("connection", "Connected neither by USB nor by SATA."),
    Connection.UNKNOWN: QT_TRANSLATE_NOOP("connection", "How it is connected is not known."),
}
_LIMITS: Final[dict[LimitKind, str]] = {
    LimitKind.SLOW_PORT: QT_TRANSLATE_NOOP(
        "connection",
        "The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer "
        "itself, and another cable. Push the plug in firmly.",
    ),
    LimitKind.SLOW_ENCLOSURE: QT_TRANSLATE_NOOP(
        "connection",
        "The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.",
    ),
    LimitKind.TIMED_OUT: QT_TRANSLATE_NOOP(
        "connection",
        "Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive "
        "tidying up, or a bad cable. “What happened?” tells which.",
    ),
    LimitKind.NO_UAS: QT_TRANSLATE_NOOP(
        "connection",
        "The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.",
    ),
    LimitKind.NO_FLUSH: QT_TRANSLATE_NOOP(
        "connection",
        "The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always "
        "use Eject before you unplug it.",
    ),
    LimitKind.LARGE_REQUESTS: QT_TRANSLATE_NOOP(
        "connection",
        "The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to "
        "pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no "
        "speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive "
        "is unplugged.",
    ),
    LimitKind.UNSEEN_RESETS: QT_TRANSLATE_NOOP(
        "connection",
        "During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.",
    ),
    LimitKind.ONLY_TIMEOUTS_SEEN: QT_TRANSLATE_NOOP(
        "connection",
        "During a backup, commands that time out are noticed. Other short resets are not, because you may not read"
        " the kernel's log.",
    ),
}

_ARRAYS_CONTEXT: Final = "arrays"

_SENTENCES: Final[dict[ArrayRisk, str]] = {
    ArrayRisk.PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old "
        "data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can "
        "take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.",
    ),
    ArrayRisk.PERHAPS_RAIDZ: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” "
        "shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional "
        "one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.",
    ),
    ArrayRisk.PERHAPS_PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows "
        "it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is "
        "rewritten with each change, in the middle of old data, which is what it does slowest.",
    ),
    ArrayRisk.BEHIND_CACHE: QT_TRANSLATE_NOOP(
        "arrays",
        "A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and "
        "after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a "
        "cache.",
    ),
    ArrayRisk.AS_CACHE: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is the cache of another one ({what}). Small writes all over it are what it does "
        "slowest. Use a solid-state drive for that, or no cache.",
    ),
    ArrayRisk.SNAPRAID_PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does "
        "slowest. Use the drive for data instead, and put the parity on a conventional drive.",
    ),
}
_RAID: Final = "raid"

_NORMAL_CONTEXT: Final = "normal"

_NORMAL_SENTENCES: Final[dict[Normal, str]] = {
    Normal.SLOWS_DOWN: QT_TRANSLATE_NOOP(
        "normal", "It is fast at first. After some gigabytes it may become very slow until it has rested."
    ),
    Normal.TIDIES_UP: QT_TRANSLATE_NOOP(
        "normal",
        "It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it "
        "tidies up.",
    ),
    Normal.QUIET_CLICKS: QT_TRANSLATE_NOOP("normal", "It clicks quietly and regularly, even when nobody uses it."),
    Normal.PAUSES: QT_TRANSLATE_NOOP("normal", "Now and then it doesn't respond for half a minute. Just wait."),
    Normal.EJECTS_SLOWLY: QT_TRANSLATE_NOOP(
        "normal", "Ejecting can take minutes, because pending data is written first."
    ),
    Normal.NEEDS_POWER_AFTERWARD: QT_TRANSLATE_NOOP(
        "normal",
        "After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.",
    ),
    Normal.ONLY_IN_ORDER: QT_TRANSLATE_NOOP(
        "normal", "It can only be written in order. Most filesystems don't work on it, and few enclosures support it."
    ),
    Normal.HEARS_OF_DELETED: QT_TRANSLATE_NOOP(
        "normal", "It can be told which files were deleted (TRIM). For good reasons, that is not done automatically."
    ),
    Normal.SLOWER_INSIDE: QT_TRANSLATE_NOOP(
        "normal", "It slows down gradually as it fills up, to about half its speed when full."
    ),
    Normal.MAY_STILL_BE_SHINGLED: QT_TRANSLATE_NOOP(
        "normal",
        "Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not"
        " faults.",
    ),
    Normal.NO_MOVING_PARTS: QT_TRANSLATE_NOOP(
        "normal", "It makes no noise. Simple sticks and cards become slow when you write a lot at once."
    ),
}
_TOPICS: Final[dict[Normal, Topic]] = {
    Normal.SLOWS_DOWN: Topic.SLOWS_DOWN,
    Normal.TIDIES_UP: Topic.BUSY_WHEN_IDLE,
    Normal.QUIET_CLICKS: Topic.CLICKS,
    Normal.PAUSES: Topic.IO_ERROR,
    Normal.EJECTS_SLOWLY: Topic.EJECT_TAKES_LONG,
    Normal.NEEDS_POWER_AFTERWARD: Topic.KEEP_POWERED,
    Normal.ONLY_IN_ORDER: Topic.HOST_MANAGED,
    Normal.HEARS_OF_DELETED: Topic.TRIM,
    Normal.SLOWER_INSIDE: Topic.SLOWS_DOWN,
    Normal.MAY_STILL_BE_SHINGLED: Topic.CONFIDENCE,
    Normal.NO_MOVING_PARTS: Topic.WHAT_IS_SMR,
}


def serial_end(serial: str) -> str:
    """The last characters, as on the label of the drive; empty if there is no serial number."""
    return f"…{visible(serial)[-_SERIAL_END:]}" if serial else ""


def holds_backup(folders: Iterable[str], translate: Translate = untranslated) -> str:
    """A warning before a drive with backups is erased. `folders`: as they are shown, in names or as paths."""
    return translate(_CONTEXT, _HOLDS_BACKUP).format(folders=translate.listed(list(folders)))


def headline(recording: str, confidence: str, translate: Translate = untranslated) -> str:
    """The verdict in one sentence."""
    if recording in OPEN:
        return translate(_CONTEXT, OPEN[recording])
    recording_text = translate(_CONTEXT, RECORDINGS[recording])
    return translate(_CONTEXT, _CONFIDENCES[confidence]).format(what=recording_text)


def reason_text(reason: VerdictReason, translate: Translate = untranslated) -> str:
    """One piece of evidence in one sentence; empty if the code is unknown."""
    template = REASONS.get(reason.code)
    if template is None:
        return ""
    values = dict(reason.values)
    values["recording"] = translate(_CONTEXT, reason.says.label)
    if "trust" in values:
        values["trust"] = translate(_CONTEXT, TRUSTS.get(values["trust"], values["trust"]))
    return translate(_CONTEXT, template).format_map(_Blank(values))


class _Blank(dict[str, str]):
    """Values for a template; a missing value becomes an ellipsis."""

    def __missing__(self, key: str) -> str:
        return "…"


def connection_text(connection: Connection, translate: Translate = untranslated) -> str:
    return translate(_CONNECTION_CONTEXT, _CONNECTIONS[connection])


def limit_text(limit: ConnectionLimit, device: str, translate: Translate = untranslated) -> str:
    """`device` is the kernel's name, such as sdb, or the node, such as /dev/sdb."""
    values = dict(limit.values) | {"device": device.removeprefix("/dev/")}
    return translate(_CONNECTION_CONTEXT, _LIMITS[limit.kind]).format_map(values)


def array_text(warning: ArrayWarning, translate: Translate = untranslated) -> str:
    membership = warning.membership
    level = membership.level
    shown = f"RAID {level.removeprefix(_RAID)}" if level.startswith(_RAID) else level
    details = ", ".join(filter(None, (shown, membership.name)))
    if membership.kind in (ArrayKind.CACHED, ArrayKind.CACHE) and details:
        what = details
    else:
        kind = translate(_ARRAYS_CONTEXT, membership.kind.label)
        what = f"{kind} ({details})" if details else kind  # such as "btrfs over several drives (RAID 5, photos)"
    return translate(_ARRAYS_CONTEXT, _SENTENCES[warning.risk]).format(what=what)


def normal_text(habit: Normal, translate: Translate = untranslated) -> str:
    return translate(_NORMAL_CONTEXT, _NORMAL_SENTENCES[habit])


def topic_of(habit: Normal) -> Topic:
    """The help article about a habit."""
    return _TOPICS[habit]
