"""Help articles: a drive that vanished, errors in the log, and figures that look alarming."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

TROUBLE: Final = (
    Explanation(
        topic=Topic.VANISHED,
        title=QT_TRANSLATE_NOOP("explanations", "Why it vanished, and what to do"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Usually it is the cable, the port or the power: plug the drive straight into the computer, with "
                "another cable and no hub.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "A shingled drive can also be silent for its own reasons. After an interruption, it repairs its "
                "internal tables first, and doesn't respond until that is done. Even the computer's start screen "
                "may not see it. With power and time, it usually comes back.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it "
                "may be busy internally.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half "
                "a minute in between, and use another port or cable if you have one. Give it a few minutes to "
                "start.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "3. Check whether it is back. If not, start again, up to three times in all.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "4. If three rounds have not helped, try another computer. If that does not see it either, the drive"
                " is probably broken. If something on it matters and there is no second copy, leave it off, and ask a"
                " data recovery company.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "One exception: don't keep restarting a drive that clicks loudly, or a model that is known to "
                "suffer from it. Shingleback then asks for one round only.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off "
                    "and on, and repeat that before you call it broken. Users of backup programs report the same "
                    "silence.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our "
                    "own choice; nobody has measured it.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour "
            "timer power cycle restart rounds recover drive help can't find does show up visible doesn't "
            "appear unplugged itself",
        ),
        see_also=(Topic.IO_ERROR, Topic.CLICKS),
    ),
    Explanation(
        topic=Topic.IO_ERROR,
        title=QT_TRANSLATE_NOOP("explanations", "What an I/O error in the log means"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries "
                "again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming "
                "in the log, but is not damage in itself.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the "
                "disk could not read a sector: copy what matters. The page “What happened?” reads the log and says "
                "which it is.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "If it happens often with a shingled drive, smaller requests help more than longer timeouts: some "
                "drives struggle with the large ones that newer versions of Linux send.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The 30 seconds are the default of the Linux kernel for disks.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with"
                    " requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure"
                    " it.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a"
            " shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The"
            " advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort "
            "red lines message fault crash hangs",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.SMART, Topic.VANISHED, Topic.ADJUSTING, Topic.READ_ONLY),
    ),
    Explanation(
        topic=Topic.ADJUSTING,
        title=QT_TRANSLATE_NOOP("explanations", "When to switch UAS off, or keep a drive from stopping"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the"
                " log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another"
                " port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures"
                " of this model, which costs some speed.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Most external drives stop after some minutes without work, and take about ten seconds to start. That"
                " saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start"
                " again.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Many small drives park their heads after a few seconds without work. If a drive clicks all the time,"
                " or its report counts many parkings, ask it not to. It then gets a little warmer.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own,"
                " whatever you choose.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those"
                    " of the ATA standard, which UDisks2 and hdparm use.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Users of many enclosures, and of small boards, report that the errors ended without UAS.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in"
            " 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the"
            " computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or"
            " mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in"
            " /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive"
            " or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl"
            " --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm"
            " --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake"
            " timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi",
        ),
        see_also=(Topic.VANISHED, Topic.IO_ERROR),
    ),
    Explanation(
        topic=Topic.READ_ONLY,
        title=QT_TRANSLATE_NOOP("explanations", "Why it can suddenly only be read"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets "
                "worse. That protects your files; it is not the damage itself.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "The reason is a little earlier in the log: a lost connection, a full drive, or a sector that "
                "could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was "
                "full, free some space.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The manuals of ext4 and btrfs describe it as intended.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance"
            " start -dusage=10 on its mount point. On ext4: unmount, then fsck.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "read-only readonly write protected remount cannot permission fsck can't save delete locked",
        ),
        see_also=(Topic.IO_ERROR, Topic.FREE_SPACE),
    ),
    Explanation(
        topic=Topic.SMART,
        title=QT_TRANSLATE_NOOP("explanations", "Which SMART values only look alarming"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a "
                "shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge "
                "numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, "
                "not with the disk.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect "
                "sectors) and 198 (sectors that could not be read). A number that stays the same is worth "
                "watching. A number that rises means: copy the files from the drive, and replace it.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Good values are no guarantee. Drives also fail without any warning.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The drive database of smartmontools shows how the numbers are packed.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a"
                    " healthy shingled drive.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A suspect sector (197) after an interrupted write can disappear when it is written again; "
                    "then it meant nothing.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are"
            " the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "health smartctl attributes raw read error rate seek reallocated pending sectors CRC command "
            "timeout is it dying bad old broken condition",
        ),
        see_also=(Topic.NO_HEALTH, Topic.IO_ERROR, Topic.ONE_DRIVE),
    ),
    Explanation(
        topic=Topic.NO_HEALTH,
        title=QT_TRANSLATE_NOOP("explanations", "Why the health can't always be read"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health "
                "queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these "
                "chips can't handle it. The drive may be perfectly healthy; it just can't be asked.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The kernel's source shows that Linux blocks the query for this manufacturer.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a"
                    " single drive.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon)"
            " lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u"
            " also works, and is slower.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "SMART unknown health blocked UAS quirk bridge enclosure root rights",
        ),
        see_also=(Topic.SMART,),
    ),
    Explanation(
        topic=Topic.ONE_DRIVE,
        title=QT_TRANSLATE_NOOP("explanations", "Why one drive is not enough"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And "
                "every drive fails some day, often without warning.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Keep three copies of what you can't replace, on two different drives, one of them in another "
                "building. Two cheap drives that take turns are better than one expensive drive: Shingleback can "
                "remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive "
                "when the backup is done. And restore a file now and then: only then do you know that the backup "
                "works.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.ADVICE,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in"
                    " 2012, in the paper “Data Backup Options”.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen "
            "burned lightning safe enough two drives",
        ),
        see_also=(Topic.RESTORE_FILES, Topic.SMART, Topic.RAID),
    ),
)
