"""Help articles: what filesystems, arrays and caches do on a shingled drive, and TRIM."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

FILESYSTEMS: Final = (
    Explanation(
        topic=Topic.TRIM,
        title=QT_TRANSLATE_NOOP("explanations", "Why TRIM is disputed"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives "
                "accept it, and then don't have to move deleted files when they tidy up. That helps most when the "
                "drive is full and old.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "On the other hand, each hint is work for the drive, because its tables are on the disk itself. "
                "Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and "
                "then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it "
                "at all.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MODELED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "In our simulation, a full drive with a small reserve writes everything 8.5 times over; if "
                    "half of it is reported as free, 1.2 times.",
                ),
            ),
            Provenance(
                Basis.STATED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "The mount option is discard; btrfs turns it on automatically where there is TRIM, unless"
            " nodiscard is given. In one go: fstrim.",
        ),
        keywords=QT_TRANSLATE_NOOP("explanations", "discard fstrim unmap deleted files autotrim"),
        see_also=(Topic.CONFIDENCE, Topic.FREE_SPACE),
    ),
    Explanation(
        topic=Topic.FREE_SPACE,
        title=QT_TRANSLATE_NOOP("explanations", "Why the free space can mislead"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When "
                "all chunks are allocated, it can report a full drive although many of them are half empty. The "
                "free space that a program shows is then not what can be written.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to "
                "10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a "
                "reserve automatically.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what "
                "Shingleback calls free, so other programs show more free space.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The manual of btrfs describes both, and gives the remedy.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance"
            " start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself"
            " (dynamic_reclaim).",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage",
        ),
        see_also=(Topic.READ_ONLY, Topic.OTHER_FILESYSTEMS),
    ),
)


ARRAYS: Final = (
    Explanation(
        topic=Topic.RAID,
        title=QT_TRANSLATE_NOOP("explanations", "Which RAID suits shingled drives"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long "
                "timeouts, because a drive that pauses may be taken for a dead one.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is "
                "what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding "
                "can take weeks instead of a day, with nothing to protect your files in the meantime.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were "
                "originally written: countless small pieces all over the disk. A shingled drive may need more than "
                "a week for that. Some gave up with errors although they were not broken.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "With SnapRAID, the disks that hold your files may be shingled: they are written like any single "
                "drive. The parity disk is different. Each update writes to many places in the middle of one huge "
                "file.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache"
                " does not know what has reached the drive, and writes everything it holds again: millions of"
                " small pieces at scattered places. A shingled drive can be busy with that for weeks.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise "
                    "against it. Seagate and Western Digital sell other drives for RAID.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal"
                    " speed, so not every rebuild is slow. With RAIDZ it was.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive,"
                    " 16 hours with another one.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool "
            "resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media "
            "server dmcache lvmcache bcache SSD cache writeback writethrough LVM",
        ),
        see_also=(Topic.ONE_DRIVE,),
    ),
)
