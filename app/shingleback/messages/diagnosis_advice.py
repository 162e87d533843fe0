"""Advice for each kind of episode in the kernel's log."""

from typing import Final

from shingleback.messages.translate import QT_TRANSLATE_NOOP

_WAIT: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Let it rest: leave it plugged in and powered for an hour, without switching it off in between."
)
_SMALLER: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 >"
    " /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).",
)
_NOT_TIMEOUT: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer."
)
_RESCUE: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.",
)
_LOOK_AT_SMART: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself."
)
_ONCE_MORE: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere"
    " else.",
)
_REPLACE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Then replace it. A drive that loses sectors usually keeps losing them."
)
_REPLACE_IT: Final = QT_TRANSLATE_NOOP("diagnoses", "Then replace it.")
_CABLE_INSIDE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug."
)
_CRC: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising."
)
_CABLE_USB: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Try a different, short cable and another port on the computer itself, without a hub."
)
_POWER: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.",
)
_QUIRK: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's"
    " card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u"
    " with the numbers that lsusb shows.",
)
_QUIRK_OF: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback"
    " adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.",
)
_BOARD: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a"
    " short cable: the drive gets its power through it.",
)
_CHECK: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a"
    " repair can make it worse.",
)
_ITS_PROVIDER: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Check the log of the computer that provides it, and the network."
)
_EJECT: Final = QT_TRANSLATE_NOOP("diagnoses", "Next time, eject it and wait until it is safe to unplug.")
_BACKUP: Final = QT_TRANSLATE_NOOP("diagnoses", "Check the newest backup on it: the last files may be missing.")

_NO_SLEEP_IN_USE: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.",
)

_NO_NCQ: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps."
)
_KEEP_PORT_ON: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Switch power saving off for this port, as administrator: echo on > /sys/bus/usb/devices/PORT/power/control"
    " with the port that the log names, such as 2-1 (until the next plug-in or restart).",
)
_NO_LINK_POWER: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.",
)
_NO_LINK_POWER_OF: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "If that isn't enough, use the kernel option usbcore.quirks={usb}:k."
)
_CABLE_AFTER_ALL: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all."
)
_ZONED_KERNEL: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora."
)
_NO_TRIM: Final = QT_TRANSLATE_NOOP("diagnoses", "If it is mounted with the option discard, mount it without.")
_REPLUG: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Eject the drive if that is still possible, unplug it, and plug it back in to wake it up."
)
_ANOTHER_ENCLOSURE: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "If the same happens in another enclosure, the drive itself is the cause."
)
_ANOTHER_CONTROLLER: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Try another port of another controller, and a newer kernel or BIOS."
)
_ALLOW_RESTART: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Have Linux start it whenever it is needed, as administrator: echo 1 | tee"
    " /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).",
)
_NO_SPIN_DOWN: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE"
    " --stop-after never.",
)
_MORE_TIME: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 >"
    " /sys/block/{disk}/device/timeout (until the next plug-in).",
)
_READ_ONLY: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.",
)
_BALANCE: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.",
)
_OTHER_SECTORS: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and"
    " takes hours.",
)
_RESERVATION: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation."
)
_NVME_HEALTH: Final = QT_TRANSLATE_NOOP(
    "diagnoses", "Check its health report (SMART): its temperature, its media errors and its critical warning."
)
_NVME_AWAKE: Final = QT_TRANSLATE_NOOP(
    "diagnoses",
    "Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't"
    " happen then, saving power is the cause.",
)
WITH_USB_ID: Final = {_QUIRK: _QUIRK_OF, _NO_LINK_POWER: _NO_LINK_POWER_OF}
"""What to say instead if the enclosure's USB id is known."""

FOR_EXPERTS: Final = frozenset(
    {_SMALLER, _NOT_TIMEOUT, _LOOK_AT_SMART, _CRC, _QUIRK, _NO_NCQ, _KEEP_PORT_ON, _NO_LINK_POWER, _CABLE_AFTER_ALL,
     _ZONED_KERNEL, _NO_TRIM, _BALANCE, _READ_ONLY, _ALLOW_RESTART, _NO_SPIN_DOWN, _MORE_TIME,
     _OTHER_SECTORS, _RESERVATION, _NVME_HEALTH, _NVME_AWAKE}
)  # fmt: skip
"""Steps with commands, attribute numbers or kernel files: the window collapses them."""

ADVICE: Final[dict[str, tuple[str, ...]]] = {
    "controller-died": (
        QT_TRANSLATE_NOOP("diagnoses", "Restart the computer, then check the volume before you write to it."),
        QT_TRANSLATE_NOOP(
            "diagnoses", "If it happens again, try a port of another controller, and a newer kernel or BIOS."
        ),
    ),
    "controller-starved": (
        QT_TRANSLATE_NOOP("diagnoses", "Restart the computer, so that the controller works again."),
        _BOARD,
        _POWER,
        _CHECK,
    ),
    "zones-not-told": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Connect the drive to a SATA port of the computer itself, or update the controller's firmware."
        ),
        QT_TRANSLATE_NOOP(
            "diagnoses", "Use a newer kernel: from 6.11 on, it works around the faults of some controllers."
        ),
        _NO_NCQ,
    ),
    "sleep-cut-power": (
        QT_TRANSLATE_NOOP("diagnoses", "Plug the drive in again if it doesn't appear."),
        _CHECK,
        _NO_SLEEP_IN_USE,
        _BACKUP,
    ),
    "port-saves-power": (
        _KEEP_PORT_ON,
        _NO_LINK_POWER,
        _CABLE_USB,
        _POWER,
    ),
    "kernel-without-zones": (_ZONED_KERNEL,),
    "flash-controller": (QT_TRANSLATE_NOOP("diagnoses", "Replace it. Only a data recovery firm can still read it."),),
    "media": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "locked": (QT_TRANSLATE_NOOP("diagnoses", "Unlock it with the program of its maker, then plug it in again."),),
    "sectors-of-another-size": (_OTHER_SECTORS,),
    "reserved-by-another": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Find the computer that uses it: writing from two computers destroys a filesystem."
        ),
        _RESERVATION,
    ),
    "virtual-drive": (
        _ITS_PROVIDER,
        _CHECK,
    ),
    "served-drive-waits": (_ITS_PROVIDER,),
    "image-not-written": (
        QT_TRANSLATE_NOOP("diagnoses", "Check whether the drive that holds the file has free space, and its own log."),
    ),
    "failure-predicted": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "card-fails": (
        _RESCUE,
        QT_TRANSLATE_NOOP("diagnoses", "Try it once in another card reader. If it fails there too, replace the card."),
    ),
    "array-gave-up-sector": (_RESCUE, _LOOK_AT_SMART, _REPLACE),
    "array-corrected-sector": (
        _LOOK_AT_SMART,
        QT_TRANSLATE_NOOP("diagnoses", "Once may be a coincidence. If it happens again, replace the drive."),
    ),
    "link-damage": (_CABLE_INSIDE, _CRC),
    "mechanics": (_RESCUE, _LOOK_AT_SMART, _REPLACE_IT),
    "no-capacity": (
        QT_TRANSLATE_NOOP("diagnoses", "Try another cable and more power once: a weak port causes the same symptoms."),
        _RESCUE,
        _REPLACE_IT,
    ),
    "medium-denied": (_ONCE_MORE, _REPLACE_IT),
    "card-taken": (_CHECK, _EJECT),
    "zone-write-order": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel; for btrfs on zoned drives, use 6.12 or later."),
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
        QT_TRANSLATE_NOOP("diagnoses", "If it doesn't respond on another computer either, it is broken."),
    ),
    "vanished-while-tidying": (
        _WAIT,
        QT_TRANSLATE_NOOP(
            "diagnoses",
            "Then switch it off and on once, and check again, up to three times. If it still doesn't"
            " respond, it is probably broken.",
        ),
        _SMALLER,
    ),
    "vanished": (
        _WAIT,
        QT_TRANSLATE_NOOP("diagnoses", "Then switch it off and on once, and check again."),
        _CABLE_INSIDE,
        _RESCUE,
    ),
    "under-voltage": (_BOARD, _POWER, _CHECK),
    "over-current": (
        _POWER,
        QT_TRANSLATE_NOOP("diagnoses", "Unplug other devices that draw power from the same hub or computer."),
        _CHECK,
    ),
    "usb3-link": (_CABLE_USB, _POWER),
    "usb-does-not-start": (_POWER, _CABLE_USB),
    "bridge-hangs-on-question": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel, which knows how to handle many such enclosures."),
        _QUIRK,
    ),
    "bridge-loses-connection": (_CABLE_USB, _POWER, _QUIRK, _CHECK, _ANOTHER_ENCLOSURE, _LOOK_AT_SMART),
    "usb-stall": (_WAIT, _SMALLER, _NOT_TIMEOUT, _CABLE_USB, _QUIRK),
    "bridge-drops-commands": (_CABLE_USB, _POWER, _ANOTHER_ENCLOSURE, _LOOK_AT_SMART),
    "uas-drops-commands": (_QUIRK, _CABLE_USB, _POWER, _ANOTHER_ENCLOSURE, _LOOK_AT_SMART),
    "reset-without-cause": (
        QT_TRANSLATE_NOOP("diagnoses", "If it happens rarely, there is nothing to do."),
        _CABLE_USB,
        _POWER,
    ),
    "enclosure-asleep": (_REPLUG, _KEEP_PORT_ON, _NO_LINK_POWER, _MORE_TIME),
    "disk-stopped": (_REPLUG, _ALLOW_RESTART, _NO_SPIN_DOWN, _MORE_TIME),
    "became-read-only": (
        QT_TRANSLATE_NOOP("diagnoses", "If it has a lock switch, check that first."),
        _RESCUE,
        _REPLACE_IT,
    ),
    "hangs-at-one-place": (_RESCUE, _LOOK_AT_SMART, _ANOTHER_ENCLOSURE),
    "size-garbled": (_CABLE_USB, _POWER, _ANOTHER_ENCLOSURE),
    "multiplier-silent": (
        QT_TRANSLATE_NOOP("diagnoses", "Switch the enclosure off and on, and try another cable."),
        _ANOTHER_CONTROLLER,
        _ANOTHER_ENCLOSURE,
    ),
    "commands-garbled": (
        _CABLE_USB,
        QT_TRANSLATE_NOOP("diagnoses", "Try it on another computer, or with a newer kernel."),
        _QUIRK,
    ),
    "place-not-yet-found": (
        _WAIT,
        QT_TRANSLATE_NOOP("diagnoses", "If this also happens while reading, the drive is failing."),
        _LOOK_AT_SMART,
    ),
    "sector-not-found": (_LOOK_AT_SMART, _RESCUE),
    "trim-refused": (_NO_TRIM,),
    "trim-too-slow": (
        _NO_TRIM,
        QT_TRANSLATE_NOOP("diagnoses", "Run fstrim while nothing else uses the drive, and use a newer kernel."),
    ),
    "ata-stall": (
        _WAIT,
        _SMALLER,
        _CABLE_AFTER_ALL,
        _NOT_TIMEOUT,
    ),
    "timeouts-of-an-ordinary-drive": (_LOOK_AT_SMART, _CABLE_INSIDE),
    "nvme-lost": (
        _NVME_HEALTH,
        _NVME_AWAKE,
        QT_TRANSLATE_NOOP("diagnoses", "Update the computer's BIOS; and the drive's firmware, once it is backed up."),
    ),
    "controller-trouble": (_ANOTHER_CONTROLLER,),
    "command-refused": (_LOOK_AT_SMART, _RESCUE),
    "full": (
        QT_TRANSLATE_NOOP("diagnoses", "Delete unneeded files or old versions, and leave a tenth of the volume free."),
        _BALANCE,
    ),
    "wrong-in-memory": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Test the computer's memory for some hours (memtest86+), and use a newer kernel."
        ),
        _READ_ONLY,
        _CHECK,
    ),
    "volume-too-new": (
        QT_TRANSLATE_NOOP("diagnoses", "Use a newer kernel, or format the volume without newer features."),
    ),
    "came-inconsistent": (
        QT_TRANSLATE_NOOP("diagnoses", "Copy the files that exist nowhere else, if they can still be read."),
        _READ_ONLY,
        _CHECK,
        QT_TRANSLATE_NOOP(
            "diagnoses", "For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there."
        ),
        _EJECT,
    ),
    "unplugged": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "If nobody unplugged it, the plug is loose or the power failed. Try another cable."
        ),
        _CHECK,
        _BACKUP,
        _EJECT,
    ),
    "hung-task": (
        QT_TRANSLATE_NOOP("diagnoses", "Wait. Don't unplug the drive or switch it off."),
        QT_TRANSLATE_NOOP("diagnoses", "Writing less at a time helps: let Shingleback set the pace."),
    ),
    "program-waits": (
        QT_TRANSLATE_NOOP("diagnoses", "Wait. Don't unplug the drive or switch it off."),
        QT_TRANSLATE_NOOP("diagnoses", "Writing less at a time helps: let Shingleback set the pace."),
        _LOOK_AT_SMART,
    ),
    "program-stuck": (
        QT_TRANSLATE_NOOP("diagnoses", "Check what the program uses: the network, the screen, another service."),
    ),
    "server-silent": (QT_TRANSLATE_NOOP("diagnoses", "Check the network, and the server."),),
    "kernel-bug": (
        QT_TRANSLATE_NOOP("diagnoses", "Restart the computer, try a newer kernel, and test the computer's memory."),
    ),
    "out-of-memory": (QT_TRANSLATE_NOOP("diagnoses", "Close large programs, then start the backup again."),),
    "being-erased": (
        QT_TRANSLATE_NOOP("diagnoses", "Wait until it is done, which can take a day. Don't switch the drive off."),
    ),
    "not-ready": (_POWER, _ONCE_MORE),
    "larger-than-the-drive": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Don't format it. If it was created in another enclosure, put the drive back into that one."
        ),
    ),
    "not-ejected": (_CHECK, _EJECT),
    "lost-connection": (_CABLE_USB, _BACKUP),
    "journal-stopped": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Open the whole log, from when the drive was plugged in: the cause is above the first error."
        ),
        _LOOK_AT_SMART,
        _CHECK,
    ),
    "silent-without-cause": (_LOOK_AT_SMART, _CABLE_INSIDE, _CABLE_USB, _POWER),
    "errors-without-cause": (
        QT_TRANSLATE_NOOP(
            "diagnoses", "Open the whole log, from when the drive was plugged in: the cause is above the first error."
        ),
        _LOOK_AT_SMART,
        _CABLE_USB,
    ),
}
