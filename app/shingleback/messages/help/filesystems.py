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
            "df full no space left on device ENOSPC btrfs zoned balance unallocated",
        ),
        see_also=(Topic.READ_ONLY, Topic.F2FS),
    ),
    Explanation(
        topic=Topic.F2FS,
        title=QT_TRANSLATE_NOOP("explanations", "Why a fresh f2fs shows used space"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve"
                " for tidying up. Other filesystems have reserves as well, but do not count them as used. It is"
                " normal.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "For a backup drive, f2fs is no longer a good choice. Over the years it scatters files more and "
                "more, and can't undo that. btrfs, or ext4 with its tables in one place, is better.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "We formatted an image of 8 TB: 11 GB in the plain form, about 90 GB and 127 GB with the larger"
                    " sections that were once recommended.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The author of “SMR Archive Drives, Fast, Now”, who had recommended f2fs, switched "
                    "to btrfs in 2016.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "f2fs df used empty reserved overprovision 100 GB missing capacity",
        ),
        see_also=(Topic.FREE_SPACE, Topic.FRESH_EXT4),
    ),
    Explanation(
        topic=Topic.FRESH_EXT4,
        title=QT_TRANSLATE_NOOP("explanations", "Why a freshly formatted ext4 stays busy"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Formatting with ext4 takes seconds, because most of its tables are only written later, while the "
                "drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, "
                "during which everything else is slow.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Leave it plugged in until it is quiet. Better still, use btrfs, or ext4 with all tables at the "
                "beginning, which has to be chosen when formatting.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept"
                    " writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "mkfs.ext4 -T largefile -O sparse_super2 -E"
            " packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "mkfs format formatting lazy init ext4lazyinit new drive slow packed",
        ),
        see_also=(Topic.BUSY_WHEN_IDLE, Topic.F2FS),
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
        provenance=(
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
                " does not know what has reached the drive, and writes everything it holds again: millions of"
                " small pieces at scattered places. A shingled drive can be busy with that for weeks.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "A backup drive needs no cache: long pieces in one stream go straight to the disk.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“SMR Archive Drives, Fast, Now” describes it. There it took hours on an ordinary array; the"
                    " weeks are its estimate.",
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
        provenance=(
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
