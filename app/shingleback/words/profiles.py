"""The profiles in words: what each is good for, why its options are there, what it cannot do."""

from typing import Final

from shingleback.model.profile import Because, Limit, ProfileId
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "profiles"

_TITLES: Final[dict[ProfileId, str]] = {
    ProfileId.BTRFS: QT_TRANSLATE_NOOP("profiles", "Backup drive for Linux (btrfs)"),
    ProfileId.EXT4: QT_TRANSLATE_NOOP("profiles", "Backup drive for Linux (ext4, packed)"),
    ProfileId.MEDIA: QT_TRANSLATE_NOOP("profiles", "Large files on Linux (ext4, packed)"),
    ProfileId.EXFAT: QT_TRANSLATE_NOOP("profiles", "Large files, shared with Windows and macOS (exFAT)"),
    ProfileId.EXFAT_SMALL: QT_TRANSLATE_NOOP("profiles", "Shared with Windows and macOS (exFAT)"),
    ProfileId.ZONED_BTRFS: QT_TRANSLATE_NOOP("profiles", "Drive with zones (btrfs)"),
    ProfileId.ZONED_XFS: QT_TRANSLATE_NOOP("profiles", "Drive with zones (XFS)"),
    ProfileId.F2FS: QT_TRANSLATE_NOOP("profiles", "F2FS"),
    ProfileId.XFS: QT_TRANSLATE_NOOP("profiles", "XFS"),
    ProfileId.NTFS: QT_TRANSLATE_NOOP("profiles", "NTFS"),
    ProfileId.NILFS2: QT_TRANSLATE_NOOP("profiles", "NILFS2"),
}

_SUMMARIES: Final[dict[ProfileId, str]] = {
    ProfileId.BTRFS: QT_TRANSLATE_NOOP(
        "profiles", "Writes in long pieces, and notices when a file has gone bad on the drive. Only Linux can read it."
    ),
    ProfileId.EXT4: QT_TRANSLATE_NOOP(
        "profiles", "Plain and proven, with all of its tables at the beginning of the drive. Only Linux can read it."
    ),
    ProfileId.MEDIA: QT_TRANSLATE_NOOP(
        "profiles", "For films and disk images: small tables, much room, not too many files. Only Linux can read it."
    ),
    ProfileId.EXFAT: QT_TRANSLATE_NOOP(
        "profiles", "Every computer can read and write it. A power cut can lose files that it had already stored."
    ),
    ProfileId.EXFAT_SMALL: QT_TRANSLATE_NOOP(
        "profiles", "Every computer can read and write it. A power cut can lose files that it had already stored."
    ),
    ProfileId.ZONED_BTRFS: QT_TRANSLATE_NOOP(
        "profiles", "For drives that must be written in order. It does that by itself. Only Linux can read it."
    ),
    ProfileId.ZONED_XFS: QT_TRANSLATE_NOOP(
        "profiles", "For drives that must be written in order, with a very new Linux. Only Linux can read it."
    ),
    ProfileId.F2FS: QT_TRANSLATE_NOOP(
        "profiles", "Once recommended for shingled drives. It becomes slow over the years, and cannot mend that."
    ),
    ProfileId.XFS: QT_TRANSLATE_NOOP(
        "profiles", "Good on other drives. On a shingled one it spreads what it writes over the whole drive."
    ),
    ProfileId.NTFS: QT_TRANSLATE_NOOP(
        "profiles", "Only where Windows asks for it: it scatters small writes, and Linux is slow with it."
    ),
    ProfileId.NILFS2: QT_TRANSLATE_NOOP(
        "profiles", "Writes everything in one line, until the drive is full: then it moves data about all by itself."
    ),
}

_REASONS_OF_OPTIONS: Final[dict[Because, str]] = {
    Because.NO_DISCARD: QT_TRANSLATE_NOOP(
        "profiles", "Do not tell the drive first that all of it is free: that takes minutes, and helps nothing."
    ),
    Because.ONE_COPY_OF_FILES: QT_TRANSLATE_NOOP("profiles", "Files are stored once: a backup is the second copy."),
    Because.TWO_COPIES_OF_METADATA: QT_TRANSLATE_NOOP(
        "profiles", "The tables are stored twice, so that one bad place does not cost the whole drive."
    ),
    Because.NO_RESERVE: QT_TRANSLATE_NOOP(
        "profiles", "No room is kept back for the system, which does not run from this drive: 5 % more for files."
    ),
    Because.FEW_INODES: QT_TRANSLATE_NOOP(
        "profiles", "One entry for each MiB instead of each 16 KiB: small tables, and still millions of files."
    ),
    Because.VERY_FEW_INODES: QT_TRANSLATE_NOOP(
        "profiles", "One entry for each 4 MiB: the tables are as small as they can be, for few, large files."
    ),
    Because.FEW_BACKUP_SUPERBLOCKS: QT_TRANSLATE_NOOP(
        "profiles", "Two spare copies of the head instead of dozens all over the drive."
    ),
    Because.PACKED_METADATA: QT_TRANSLATE_NOOP(
        "profiles", "All tables stand at the beginning, where the drive can rewrite them in one go."
    ),
    Because.NOTHING_LATER: QT_TRANSLATE_NOOP(
        "profiles", "The tables are written now, and not for hours after the drive is first used."
    ),
    Because.LARGE_CLUSTERS: QT_TRANSLATE_NOOP("profiles", "Large pieces: smaller tables, and longer writes."),
    Because.MEDIUM_CLUSTERS: QT_TRANSLATE_NOOP(
        "profiles", "Pieces of medium size: small files waste less room, and the tables stay small."
    ),
    Because.ALIGNED_TO_BANDS: QT_TRANSLATE_NOOP(
        "profiles", "Everything begins at a multiple of 32 MiB, near the size of the drive's strips."
    ),
    Because.PACKED_BITMAP: QT_TRANSLATE_NOOP(
        "profiles", "The table of free places stands beside the other one, and not in a strip of its own."
    ),
    Because.LARGE_SECTIONS: QT_TRANSLATE_NOOP(
        "profiles", "It tidies up 128 MiB at a time, which covers whole strips of the drive."
    ),
    Because.ONE_AREA: QT_TRANSLATE_NOOP("profiles", "It begins at the front, instead of in several places at once."),
    Because.QUICK: QT_TRANSLATE_NOOP("profiles", "Do not write zeros all over the drive, which takes a day."),
    Because.SECTORS_OF_DRIVE: QT_TRANSLATE_NOOP(
        "profiles", "The drive's own sectors: Windows reads no others, and some versions take larger ones on their own."
    ),
    Because.NO_ACCESS_TIMES: QT_TRANSLATE_NOOP(
        "profiles", "Reading a file writes nothing. Else each look at a folder would become scattered small writes."
    ),
    Because.NO_TRIM_BY_ITSELF: QT_TRANSLATE_NOOP(
        "profiles", "Do not tell the drive of every deleted file at once: each hint is work for it as well."
    ),
    Because.MERGED_FLUSHES: QT_TRANSLATE_NOOP("profiles", "Several requests to write everything out become one."),
    Because.NO_INLINE_DATA: QT_TRANSLATE_NOOP("profiles", "Small files stand with the others, and not in the tables."),
}

_LIMITS: Final[dict[Limit, str]] = {
    Limit.LINUX_ONLY: QT_TRANSLATE_NOOP("profiles", "Windows and macOS cannot read it without further programs."),
    Limit.KEEP_SOME_FREE: QT_TRANSLATE_NOOP("profiles", "Keep 5 to 10 percent of it free, or it becomes slow."),
    Limit.KEEP_MUCH_FREE: QT_TRANSLATE_NOOP(
        "profiles", "Keep 10 to 20 percent of it free: only whole zones can be used again."
    ),
    Limit.FEW_FILES: QT_TRANSLATE_NOOP("profiles", "It holds 1.9 million files on 8 TB; each version counts anew."),
    Limit.MANY_FILES_COST_ROOM: QT_TRANSLATE_NOOP(
        "profiles", "Each file takes up half a piece more than its size: with many small files that adds up."
    ),
    Limit.NO_CHECKSUMS: QT_TRANSLATE_NOOP(
        "profiles", "It does not notice by itself when a file has gone bad; have the backup checked now and then."
    ),
    Limit.NO_JOURNAL: QT_TRANSLATE_NOOP(
        "profiles", "It has no journal: unplugging it while it writes can damage more than the last file."
    ),
    Limit.NO_OWNERS: QT_TRANSLATE_NOOP(
        "profiles", "It stores no owners, permissions or links; Shingleback keeps those in notes of its own."
    ),
    Limit.NO_FALLOCATE: QT_TRANSLATE_NOOP(
        "profiles", "Room cannot be reserved for a file; some download programs need that."
    ),
    Limit.YOUNG: QT_TRANSLATE_NOOP("profiles", "Linux can do this for a short time only. Keep another copy."),
    Limit.AGES: QT_TRANSLATE_NOOP("profiles", "It scatters files more and more, and cannot mend that."),
    Limit.CLEANS_BY_ITSELF: QT_TRANSLATE_NOOP(
        "profiles", "It tidies up in the background, on a drive that does the same: they get in each other's way."
    ),
    Limit.SCATTERS: QT_TRANSLATE_NOOP("profiles", "It writes all over the drive, which fills the cache soon."),
    Limit.RESERVES_MUCH: QT_TRANSLATE_NOOP("profiles", "It keeps about 90 GB of 8 TB for itself."),
}


def title(profile: ProfileId, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _TITLES[profile])


def summary(profile: ProfileId, translate: Translate = untranslated) -> str:
    """For whom it is, and what is to be known first."""
    return translate(_CONTEXT, _SUMMARIES[profile])


def why(because: Because, translate: Translate = untranslated) -> str:
    """Why an option of mkfs or of mounting is there."""
    return translate(_CONTEXT, _REASONS_OF_OPTIONS[because])


def limit(one: Limit, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _LIMITS[one])
