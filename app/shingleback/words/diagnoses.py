"""What an episode in the kernel's log means, and what to do about it, in plain words."""

from collections.abc import Mapping
from typing import Final

from shingleback.model.diagnosis import Kind
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "diagnoses"

_WAIT: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Let it rest: leave it plugged in and powered for an hour, without switching it off in between."
)
_SMALLER: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it comes again and again, ask the kernel for smaller pieces, as administrator:"
    " echo 1024 > /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).",
)
_NOT_TIMEOUT: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "A longer timeout cures nothing: it only makes the wait until the reset longer."
)
_RESCUE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Stop writing to it, and copy off first what exists nowhere else, the most important first."
)
_LOOK_AT_SMART: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Look at its health report (SMART): attributes 5, 187, 197 and 198 above zero confirm it."
)
_REPLACE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Then replace it. A drive that loses sectors mostly loses more of them."
)
_CABLE_INSIDE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug."
)
_CRC: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "In the health report (SMART), attribute 199 counts damaged transfers. It must not rise any further."
)
_CABLE_USB: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Try another cable, a short one, and another port of the computer itself, without a hub."
)
_POWER: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If the drive has no power supply of its own, give it more: a port of the computer itself, or a hub with a power"
    " supply.",
)
_QUIRK: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If nothing else helps, switch UAS off for this enclosure: the kernel option usb-storage.quirks=VID:PID:u with the"
    " numbers that lsusb shows. It costs some speed.",
)
_CHECK: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Unmount the volume and have it checked and repaired before it is written to again."
)
_EJECT: Final = QT_TRANSLATE_NOOP("diagnoses", "Eject it next time, and wait until it says that it is safe to unplug.")
_BACKUP: Final = QT_TRANSLATE_NOOP("diagnoses", "Check the newest backup on it: the last files may be missing.")

_MEANINGS: Final[dict[str, str]] = {
    "controller-died": QT_TRANSLATE_NOOP(
        "diagnoses", "The computer's own USB controller stopped working and took everything on it along, not the drive."
    ),
    "kernel-without-zones": QT_TRANSLATE_NOOP(
        "diagnoses", "This kernel was built without support for drives like this one (host-managed SMR)."
    ),
    "flash-controller": QT_TRANSLATE_NOOP(
        "diagnoses", "The stick has lost its own program and shows only its boot stage. It is broken."
    ),
    "media": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive itself says that it cannot read or write a place on its platters: it is failing."
    ),
    "failure-predicted": QT_TRANSLATE_NOOP("diagnoses", "The drive's own health watch says that it is failing."),
    "array-gave-up-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive of the array could not be read, and could not be mended by writing either: it is failing."
    ),
    "array-corrected-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive of the array could not read some places; the array has mended them from the others."
    ),
    "link-damage": QT_TRANSLATE_NOOP(
        "diagnoses",
        "What arrived was not what was sent: the cable, a plug or the port is bad, not the drive's platters.",
    ),
    "mechanics": QT_TRANSLATE_NOOP("diagnoses", "The drive reports a fault of its own hardware: it is failing."),
    "no-capacity": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive spun up and then told no size, or left: it does not get through its own start."
    ),
    "medium-denied": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive tells its size, but then says that there is nothing in it: it is broken."
    ),
    "card-taken": QT_TRANSLATE_NOOP("diagnoses", "The card was taken out of its reader while it was in use."),
    "zone-write-order": QT_TRANSLATE_NOOP(
        "diagnoses", "A zoned drive refused a write in the wrong order: a mistake of the filesystem, not of the drive."
    ),
    "link-slowed-down": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection runs slower than it did: the cable, a plug or the port does not carry full speed."
    ),
    "sata-unplugged": QT_TRANSLATE_NOOP("diagnoses", "The drive was pulled out of its SATA port."),
    "sata-link-lost": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection broke off in the middle of the work: a loose plug, or the power failed."
    ),
    "no-answer-at-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection stands, but the drive does not even say what it is: its electronics may be broken."
    ),
    "vanished-while-tidying": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive no longer answers. A shingled drive does so while it puts its own notes in order;"
        " that mostly passes.",
    ),
    "vanished": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive no longer answers, not even after resets. It may be broken, or busy with itself."
    ),
    "over-current": QT_TRANSLATE_NOOP("diagnoses", "The port, or the computer, does not supply enough power."),
    "usb3-link": QT_TRANSLATE_NOOP(
        "diagnoses", "The fast USB connection does not come about: mostly the cable or a plug is bad."
    ),
    "usb-does-not-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive's USB electronics do not get started: mostly the port gives too little power."
    ),
    "bridge-hangs-on-question": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure never answers a question that the kernel asks at the start; the drive is not at fault.",
    ),
    "bridge-loses-connection": QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure loses its USB connection while it works: power, cable, or its electronics."
    ),
    "usb-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not answer for more than 30 seconds, was reset, and answered again. A shingled drive does so"
        " while it tidies up; nothing is broken.",
    ),
    "bridge-drops-commands": QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure lets commands hang, or ends them with an error, without the drive complaining."
    ),
    "sector-not-found": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive does not find a place on its platters: it may be failing."
    ),
    "trim-refused": QT_TRANSLATE_NOOP("diagnoses", "The drive refuses TRIM, though it was offered. That is harmless."),
    "ata-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not answer for more than 30 seconds, without any error of its own or of the cable, and came back"
        " at full speed. A shingled drive does so while it tidies up; nothing is broken.",
    ),
    "timeouts-of-an-ordinary-drive": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not answer in time. As it is not shingled, tidying up does not explain it."
    ),
    "controller-trouble": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The controller in the computer and the drive misunderstood each other; the drive reports no fault.",
    ),
    "command-refused": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive broke off reads or writes with an error of its own: it may be failing."
    ),
    "full": QT_TRANSLATE_NOOP("diagnoses", "The volume is full; the drive is well."),
    "volume-too-new": QT_TRANSLATE_NOOP(
        "diagnoses", "The volume uses something that this computer's kernel does not know. Nothing is broken."
    ),
    "came-inconsistent": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The filesystem contradicts itself, though the drive reports no error: mostly it was unplugged, or lost its"
        " power, in the middle of writing.",
    ),
    "unplugged": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was unplugged, or lost its connection at once, while it was still in use."
    ),
    "hung-task": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program has waited for minutes until a slow drive took in what was to be written. That is no error: it ends"
        " by itself.",
    ),
    "program-stuck": QT_TRANSLATE_NOOP(
        "diagnoses", "A program hangs in a part of the kernel that has nothing to do with a drive."
    ),
    "server-silent": QT_TRANSLATE_NOOP(
        "diagnoses", "A file server in the network does not answer; no drive is at fault."
    ),
    "kernel-bug": QT_TRANSLATE_NOOP(
        "diagnoses", "The kernel or the computer itself stumbled; the drive reports no error."
    ),
    "out-of-memory": QT_TRANSLATE_NOOP(
        "diagnoses", "The computer ran out of memory and ended a program; the drive is not at fault."
    ),
    "not-ready": QT_TRANSLATE_NOOP("diagnoses", "The drive is there, but does not become ready: it may be broken."),
    "larger-than-the-drive": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The volume believes that the drive is larger than it is: made in another enclosure, or the table of partitions"
        " is wrong.",
    ),
    "not-ejected": QT_TRANSLATE_NOOP("diagnoses", "The volume was unplugged without eject the last time."),
    "lost-connection": QT_TRANSLATE_NOOP("diagnoses", "The drive was suddenly no longer there."),
    "errors-without-cause": QT_TRANSLATE_NOOP("diagnoses", "Reading or writing failed, and this log does not say why."),
}

_ADVICE: Final[dict[str, tuple[str, ...]]] = {
    "controller-died": (
        QT_TRANSLATE_NOOP("diagnoses", "Start the computer anew, then check the volume before you write to it."),
        QT_TRANSLATE_NOOP(
            "diagnoses", "If it happens again, try a port of another controller, and a newer kernel or BIOS."
        ),
    ),
    "kernel-without-zones": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora."),
    ),
    "flash-controller": (QT_TRANSLATE_NOOP("diagnoses", "Replace it. Only a data recovery firm can still read it."),),
    "media": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "failure-predicted": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "array-gave-up-sector": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "array-corrected-sector": (
        _LOOK_AT_SMART,
        QT_TRANSLATE_NOOP("diagnoses", "Once may be chance. If it happens again, replace the drive."),
    ),
    "link-damage": (_CABLE_INSIDE, _CRC),
    "mechanics": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "no-capacity": (
        QT_TRANSLATE_NOOP("diagnoses", "Try once with another cable and with more power: a weak port looks the same."),
        _RESCUE,
        _REPLACE,
    ),
    "medium-denied": (_RESCUE, _REPLACE),
    "card-taken": (_CHECK, _EJECT),
    "zone-write-order": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel; for btrfs on zoned drives 6.12 or later is advised."),
        _CHECK,
    ),
    "link-slowed-down": (_CABLE_USB, _CABLE_INSIDE, _CRC),
    "sata-unplugged": (_BACKUP, _EJECT),
    "sata-link-lost": (
        _CABLE_INSIDE,
        QT_TRANSLATE_NOOP("diagnoses", "Check the power supply: several drives on one cable may be too many."),
        _CHECK,
    ),
    "no-answer-at-start": (
        _WAIT,
        _CABLE_INSIDE,
        QT_TRANSLATE_NOOP("diagnoses", "If it stays silent at another computer too, it is broken."),
    ),
    "vanished-while-tidying": (
        _WAIT,
        QT_TRANSLATE_NOOP(
            "diagnoses",
            "Then switch it off and on once, and look again; up to three rounds. Only then it is probably broken.",
        ),
        _SMALLER,
    ),
    "vanished": (
        _WAIT,
        QT_TRANSLATE_NOOP("diagnoses", "Then switch it off and on once, and look again."),
        _CABLE_INSIDE,
        _RESCUE,
    ),
    "over-current": (
        _POWER,
        QT_TRANSLATE_NOOP("diagnoses", "Unplug other things that take power from the same hub or computer."),
        _CHECK,
    ),
    "usb3-link": (_CABLE_USB, _POWER),
    "usb-does-not-start": (_POWER, _CABLE_USB),
    "bridge-hangs-on-question": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel: many such enclosures are known to it."),
        _QUIRK,
    ),
    "bridge-loses-connection": (_CABLE_USB, _POWER, _CHECK, _QUIRK),
    "usb-stall": (_WAIT, _SMALLER, _NOT_TIMEOUT, _CABLE_USB, _QUIRK),
    "bridge-drops-commands": (_CABLE_USB, _POWER, _QUIRK),
    "sector-not-found": (_LOOK_AT_SMART, _RESCUE),
    "trim-refused": (QT_TRANSLATE_NOOP("diagnoses", "Mount it with the option nodiscard."),),
    "ata-stall": (
        _WAIT,
        _SMALLER,
        QT_TRANSLATE_NOOP(
            "diagnoses", "Look at attribute 199 of its health report (SMART): if it rises, it is the cable after all."
        ),
        _NOT_TIMEOUT,
    ),
    "timeouts-of-an-ordinary-drive": (_LOOK_AT_SMART, _CABLE_INSIDE),
    "controller-trouble": (
        QT_TRANSLATE_NOOP("diagnoses", "Try another port of another controller, and a newer kernel or BIOS."),
    ),
    "command-refused": (_LOOK_AT_SMART, _RESCUE),
    "full": (
        QT_TRANSLATE_NOOP("diagnoses", "Delete what is not needed, or old versions; leave a tenth of the volume free."),
        QT_TRANSLATE_NOOP(
            "diagnoses",
            "On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.",
        ),
    ),
    "volume-too-new": (QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel, or format it with older features."),),
    "came-inconsistent": (
        QT_TRANSLATE_NOOP("diagnoses", "Copy off what exists nowhere else, if it can still be read."),
        _CHECK,
        QT_TRANSLATE_NOOP(
            "diagnoses", "For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there."
        ),
        _EJECT,
    ),
    "unplugged": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "If nobody pulled it, the plug is loose, or the power failed: try another cable."
        ),
        _CHECK,
        _BACKUP,
        _EJECT,
    ),
    "hung-task": (
        QT_TRANSLATE_NOOP("diagnoses", "Wait, and do not unplug the drive or switch it off."),
        QT_TRANSLATE_NOOP("diagnoses", "Smaller portions help: let Shingleback set the pace."),
    ),
    "program-stuck": (
        QT_TRANSLATE_NOOP("diagnoses", "Look at what the program uses: the network, the screen, another service."),
    ),
    "server-silent": (QT_TRANSLATE_NOOP("diagnoses", "Check the network, and the server."),),
    "kernel-bug": (
        QT_TRANSLATE_NOOP("diagnoses", "Start the computer anew, and try a newer kernel; have the memory tested."),
    ),
    "out-of-memory": (QT_TRANSLATE_NOOP("diagnoses", "Close large programs, then start the backup again."),),
    "not-ready": (_POWER, _RESCUE),
    "larger-than-the-drive": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Do not format it. Put it back into the enclosure in which it was made, if there was one."
        ),
    ),
    "not-ejected": (_CHECK, _EJECT),
    "lost-connection": (_CABLE_USB, _BACKUP),
    "errors-without-cause": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Give the whole log, from the plug-in on: the cause stands above the first error."
        ),
        _LOOK_AT_SMART,
        _CABLE_USB,
    ),
}

_SUMMARIES: Final[dict[str, str]] = {
    Kind.DRIVE_FAILING: QT_TRANSLATE_NOOP("diagnoses", "The drive is failing. Copy off what matters."),
    Kind.LINK_OR_CABLE: QT_TRANSLATE_NOOP("diagnoses", "The connection is bad: look at the cable and the plugs first."),
    Kind.USB_BRIDGE_OR_POWER: QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure or its power supply gives trouble, not the drive in it."
    ),
    Kind.FILESYSTEM_FULL: QT_TRANSLATE_NOOP("diagnoses", "The volume is full."),
    Kind.SOFTWARE_OR_OTHER: QT_TRANSLATE_NOOP(
        "diagnoses", "The trouble lies with the computer or the filesystem, not with the drive."
    ),
    Kind.SMR_NORMAL_STALL: QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was slow, as shingled drives are. Nothing is broken."
    ),
    Kind.UNPLUGGED: QT_TRANSLATE_NOOP("diagnoses", "The drive was unplugged while it was in use."),
    Kind.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "Something went wrong, and the log does not say what."),
    Kind.NOTHING_WRONG: QT_TRANSLATE_NOOP("diagnoses", "Nothing was found that is known to be trouble."),
}
_KERNELS: Final[dict[str, str]] = {
    "large-requests": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Kernels from 6.16 on ask for pieces of 4 MiB, at which some shingled drives pause for half a minute. As"
        " administrator: echo 1024 > /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).",
    ),
    "large-requests-option": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Kernels from 6.16 on ask for pieces of 4 MiB, at which some shingled drives pause for half a minute. With the"
        " kernel option libata.force=max_sec=1024 this one asks SATA drives for smaller pieces from the start.",
    ),
    "zoned-btrfs-full": QT_TRANSLATE_NOOP(
        "diagnoses",
        "On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12"
        " or later, better 6.17.",
    ),
    "zoned-btrfs-young": QT_TRANSLATE_NOOP(
        "diagnoses", "Zoned btrfs was still being mended up to kernel 6.17. Keep a tenth to a fifth of it free."
    ),
    "too-old-for-shingled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current"
        " one.",
    ),
    "blocked-health": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The kernel keeps health reports (SMART) from passing Seagate's enclosures under UAS. The kernel option"
        " usb-storage.quirks=VID:PID: with nothing behind the colon opens that way, and keeps UAS.",
    ),
    "udisks-health-usb": QT_TRANSLATE_NOOP(
        "diagnoses",
        "UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still"
        " reads it, as administrator.",
    ),
}
_TIMES: Final = QT_TRANSLATE_NOOP("diagnoses", "This happened {times} times.")
_HEALTH: Final = QT_TRANSLATE_NOOP("diagnoses", "The drive's own health report (SMART) says that it is failing.")
_NO_DISK: Final = "sdX"


def meaning(rule: str, times: int = 1, translate: Translate = untranslated) -> str:
    said = translate(_CONTEXT, _MEANINGS[rule])
    return said if times < 2 else f"{said} {translate(_CONTEXT, _TIMES).format(times=times)}"


def advice(rule: str, values: Mapping[str, str], translate: Translate = untranslated) -> list[str]:
    """What to do, in this order. `values` may name the `disk`, such as sdb."""
    disk = values.get("disk", _NO_DISK)
    return [translate(_CONTEXT, text).format(disk=disk) for text in _ADVICE[rule]]


def summary(kind: str, *, because_of_health: bool = False, translate: Translate = untranslated) -> str:
    """The whole in a sentence or two; `because_of_health` where the report, not the log, made it so grave."""
    said = translate(_CONTEXT, _SUMMARIES[kind])
    return f"{translate(_CONTEXT, _HEALTH)} {said}" if because_of_health else said


def kernel_note(note: str, disk: str = "", translate: Translate = untranslated) -> str:
    """What is known of this computer's kernel; the ids are those of `knowledge.kernels`."""
    return translate(_CONTEXT, _KERNELS[note]).format(disk=disk or _NO_DISK)


def kernel_notes_with_words() -> frozenset[str]:
    return frozenset(_KERNELS)


def rules_with_words() -> frozenset[str]:
    """Those that have a meaning and advice."""
    return frozenset(_MEANINGS.keys() & _ADVICE.keys())
