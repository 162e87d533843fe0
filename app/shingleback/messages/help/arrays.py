"""Which arrays and caches suit shingled drives."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

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
        ),
        known=(
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
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER",
        ),
        see_also=(Topic.RAIDZ, Topic.SNAPRAID, Topic.DM_CACHE, Topic.ONE_DRIVE),
    ),
    Explanation(
        topic=Topic.RAIDZ,
        title=QT_TRANSLATE_NOOP("explanations", "Why RAIDZ is a bad idea"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were "
                "originally written: countless small pieces all over the disk. A shingled drive may need more than "
                "a week for that. Some gave up with errors although they were not broken.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "ZFS on a single shingled drive works, if you write long pieces and are patient. A mirror of two works"
                " as well. Shingleback creates neither.",
            ),
        ),
        known=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive,"
                    " 16 hours with another one.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The article “ZFS on SMR Drives” saw 24 to 52 MB/s for 3 TB on a single 5 TB drive on USB.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX",
        ),
        see_also=(Topic.RAID, Topic.TRIM),
    ),
    Explanation(
        topic=Topic.DM_CACHE,
        title=QT_TRANSLATE_NOOP("explanations", "Why a dm-cache in front of it is a bad idea"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache"
                " does not know what has reached the drive, and writes everything it holds once more: millions of"
                " small pieces at scattered places. A shingled drive can be busy with that for weeks.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "A backup drive needs no cache: long pieces in one stream go straight to the disk.",
            ),
        ),
        known=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“SMR Archive Drives, Fast, Now” describes it: hours on an ordinary array; the weeks are its"
                    " estimate.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "dmcache lvmcache bcache SSD cache writeback writethrough LVM",
        ),
        see_also=(Topic.RAID, Topic.SLOWS_DOWN),
    ),
    Explanation(
        topic=Topic.SNAPRAID,
        title=QT_TRANSLATE_NOOP("explanations", "Why a SnapRAID parity disk should not be shingled"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "With SnapRAID, the disks that hold your files may be shingled: they are written like any single "
                "drive. The parity disk is different. Each update writes to many places in the middle of one huge "
                "file.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "So use a conventional drive for parity. If your data hardly ever changes, a shingled one may do; "
                "nobody has published how slow it becomes.",
            ),
        ),
        known=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "This is the judgment of “SMR Archive Drives, Fast, Now”, based on how both work; it "
                    "was not tested.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP("explanations", "SnapRAID parity sync mergerfs unraid media server"),
        see_also=(Topic.RAID,),
    ),
)
