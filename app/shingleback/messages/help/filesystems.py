"""What filesystems do that looks odd on a shingled drive, and TRIM."""

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
        known=(
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
            "The mount option is discard; btrfs turns it on by itself where there is TRIM, unless nodiscard is given."
            " In one go: fstrim.",
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
        known=(
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
        known=(
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
        known=(
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
