"""Sentences about the format profiles, their recommendation, and the reasons not to erase a drive."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.safety_checks import RefusalReason
from shingleback.domain.formatting.types import (
    Missing,
    OptionReason,
    Profile,
    ProfileId,
    ProfileLimit,
    Recommendation,
    RecommendationReason,
)
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, in_names, untranslated

_CONTEXT: Final = "profiles"


_SUMMARIES: Final[dict[ProfileId, str]] = {
    ProfileId.BTRFS: QT_TRANSLATE_NOOP(
        "profiles", "Writes in long pieces, and notices when a file on the drive is damaged. Only Linux can read it."
    ),
    ProfileId.EXT4: QT_TRANSLATE_NOOP(
        "profiles", "Simple and proven, with all tables at the beginning of the drive. Only Linux can read it."
    ),
    ProfileId.MEDIA: QT_TRANSLATE_NOOP(
        "profiles", "For videos and disk images: small tables, more space, but fewer files. Only Linux can read it."
    ),
    ProfileId.EXFAT: QT_TRANSLATE_NOOP(
        "profiles", "Every computer can read and write it. A power cut can lose files that it had already stored."
    ),
    ProfileId.EXFAT_SMALL: QT_TRANSLATE_NOOP(
        "profiles", "Every computer can read and write it. A power cut can lose files that it had already stored."
    ),
    ProfileId.ZONED_BTRFS: QT_TRANSLATE_NOOP(
        "profiles", "For drives that must be written in order, which it does automatically. Only Linux can read it."
    ),
    ProfileId.ZONED_XFS: QT_TRANSLATE_NOOP(
        "profiles", "For drives that must be written in order, with a very new Linux. Only Linux can read it."
    ),
    ProfileId.F2FS: QT_TRANSLATE_NOOP(
        "profiles",
        "Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.",
    ),
    ProfileId.XFS: QT_TRANSLATE_NOOP(
        "profiles", "Good on other drives. On a shingled drive, it spreads writes over the whole drive."
    ),
    ProfileId.NTFS: QT_TRANSLATE_NOOP(
        "profiles", "Only if Windows needs it: it scatters small writes, and is slow on Linux."
    ),
    ProfileId.NILFS2: QT_TRANSLATE_NOOP(
        "profiles", "Writes everything in sequence until the drive is full, then keeps moving data around."
    ),
}

_REASONS_OF_OPTIONS: Final[dict[OptionReason, str]] = {
    OptionReason.NO_DISCARD: QT_TRANSLATE_NOOP(
        "profiles", "Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing."
    ),
    OptionReason.ONE_COPY_OF_FILES: QT_TRANSLATE_NOOP(
        "profiles", "Files are stored once: a backup is the second copy."
    ),
    OptionReason.TWO_COPIES_OF_METADATA: QT_TRANSLATE_NOOP(
        "profiles", "The tables are stored twice, so that one bad sector doesn't cost you the whole drive."
    ),
    OptionReason.LARGE_NODES: QT_TRANSLATE_NOOP(
        "profiles", "The tables have large pages, so reading them takes a few long reads instead of many short ones."
    ),
    OptionReason.NO_RESERVE: QT_TRANSLATE_NOOP(
        "profiles",
        "No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.",
    ),
    OptionReason.FEW_INODES: QT_TRANSLATE_NOOP(
        "profiles", "One entry for each MiB instead of each 16 KiB: small tables, and still millions of files."
    ),
    OptionReason.VERY_FEW_INODES: QT_TRANSLATE_NOOP(
        "profiles", "One entry for each 4 MiB: the tables are as small as they can be, for few, large files."
    ),
    OptionReason.FEW_BACKUP_SUPERBLOCKS: QT_TRANSLATE_NOOP(
        "profiles", "Two spare copies of the superblock instead of dozens all over the drive."
    ),
    OptionReason.PACKED_METADATA: QT_TRANSLATE_NOOP(
        "profiles", "All tables are at the beginning, where the drive can rewrite them in one go."
    ),
    OptionReason.NOTHING_LATER: QT_TRANSLATE_NOOP(
        "profiles", "The tables are written now, not for hours after the first use of the drive."
    ),
    OptionReason.LARGE_CLUSTERS: QT_TRANSLATE_NOOP("profiles", "Large pieces: smaller tables, and longer writes."),
    OptionReason.MEDIUM_CLUSTERS: QT_TRANSLATE_NOOP(
        "profiles", "Pieces of medium size: small files waste less space, and the tables stay small."
    ),
    OptionReason.ALIGNED_TO_BANDS: QT_TRANSLATE_NOOP(
        "profiles", "Everything begins at a multiple of 32 MiB, near the size of the drive's strips."
    ),
    OptionReason.PACKED_BITMAP: QT_TRANSLATE_NOOP(
        "profiles", "The table of free space is next to the other one, not in a strip of its own."
    ),
    OptionReason.LARGE_SECTIONS: QT_TRANSLATE_NOOP(
        "profiles", "It tidies up 128 MiB at a time, which covers whole strips of the drive."
    ),
    OptionReason.ONE_AREA: QT_TRANSLATE_NOOP(
        "profiles", "It starts at the front, instead of in several places at once."
    ),
    OptionReason.QUICK: QT_TRANSLATE_NOOP("profiles", "Don't fill the drive with zeros, which takes a day."),
    OptionReason.SECTORS_OF_DRIVE: QT_TRANSLATE_NOOP(
        "profiles",
        "The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.",
    ),
    OptionReason.NO_ACCESS_TIMES: QT_TRANSLATE_NOOP(
        "profiles",
        "Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.",
    ),
    OptionReason.NO_TRIM_BY_ITSELF: QT_TRANSLATE_NOOP(
        "profiles", "Don't tell the drive about every deleted file right away: each hint costs it work."
    ),
    OptionReason.MERGED_FLUSHES: QT_TRANSLATE_NOOP("profiles", "Several flushes are combined into one."),
    OptionReason.NO_INLINE_DATA: QT_TRANSLATE_NOOP(
        "profiles", "Small files are stored with the others, not in the tables."
    ),
}

_LIMITS: Final[dict[ProfileLimit, str]] = {
    ProfileLimit.LINUX_ONLY: QT_TRANSLATE_NOOP(
        "profiles", "Windows and macOS can't read it without additional software."
    ),
    ProfileLimit.KEEP_SOME_FREE: QT_TRANSLATE_NOOP("profiles", "Keep 5 to 10 percent of it free, or it becomes slow."),
    ProfileLimit.KEEP_MUCH_FREE: QT_TRANSLATE_NOOP(
        "profiles", "Keep 10 to 20 percent of it free: only whole zones can be used again."
    ),
    ProfileLimit.FEW_FILES: QT_TRANSLATE_NOOP(
        "profiles", "It holds 1.9 million files on 8 TB, and each version counts separately."
    ),
    ProfileLimit.MANY_FILES_COST_ROOM: QT_TRANSLATE_NOOP(
        "profiles", "Each file takes up half a piece more than its size: with many small files that adds up."
    ),
    ProfileLimit.NO_CHECKSUMS: QT_TRANSLATE_NOOP(
        "profiles", "It doesn't notice when a file is damaged. Verify the backup now and then."
    ),
    ProfileLimit.NO_JOURNAL: QT_TRANSLATE_NOOP(
        "profiles", "It has no journal: unplugging it while it writes can damage more than the last file."
    ),
    ProfileLimit.NO_OWNERS: QT_TRANSLATE_NOOP(
        "profiles", "It can't store owners, permissions or links. Shingleback records them separately."
    ),
    ProfileLimit.NO_FALLOCATE: QT_TRANSLATE_NOOP(
        "profiles", "It can't reserve space for a file, which some download programs need."
    ),
    ProfileLimit.YOUNG: QT_TRANSLATE_NOOP("profiles", "Linux can do this for a short time only. Keep another copy."),
    ProfileLimit.AGES: QT_TRANSLATE_NOOP(
        "profiles", "It scatters files more and more, and there is no way to fix that."
    ),
    ProfileLimit.CLEANS_BY_ITSELF: QT_TRANSLATE_NOOP(
        "profiles", "It tidies up in the background, and so does the drive. They get in each other's way."
    ),
    ProfileLimit.SCATTERS: QT_TRANSLATE_NOOP(
        "profiles", "It writes all over the drive, which quickly fills the cache."
    ),
    ProfileLimit.RESERVES_MUCH: QT_TRANSLATE_NOOP("profiles", "It keeps about 90 GB of 8 TB for itself."),
}
_REASONS: Final[dict[RecommendationReason, str]] = {
    RecommendationReason.BEST_ON_LINUX: QT_TRANSLATE_NOOP(
        "profiles",
        "It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.",
    ),
    RecommendationReason.BEST_FOR_MEDIA: QT_TRANSLATE_NOOP(
        "profiles", "For few, large files: its tables are small, and all at the beginning of the drive."
    ),
    RecommendationReason.SHARED: QT_TRANSLATE_NOOP(
        "profiles", "Linux, Windows and macOS can all read and write it, and its pieces suit small files."
    ),
    RecommendationReason.SHARED_LARGE: QT_TRANSLATE_NOOP(
        "profiles", "Linux, Windows and macOS can all read and write it, and its pieces suit large files."
    ),
    RecommendationReason.ENCRYPTED_IS_NOT_SHARED: QT_TRANSLATE_NOOP(
        "profiles",
        "Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this"
        " one. If sharing matters more to you, choose no passphrase.",
    ),
    RecommendationReason.HOST_MANAGED: QT_TRANSLATE_NOOP(
        "profiles", "It writes in order, zone by zone, as this drive requires. Only Linux can read it."
    ),
    RecommendationReason.SECOND_BEST: QT_TRANSLATE_NOOP("profiles", "It is the best that this computer can create."),
    RecommendationReason.NOTHING_FITS: QT_TRANSLATE_NOOP(
        "profiles", "This computer can't create a suitable filesystem."
    ),
}
_BETTER: Final = QT_TRANSLATE_NOOP("profiles", "Better would be “{title}”.")
_NEEDED: Final = QT_TRANSLATE_NOOP("profiles", "Right would be “{title}”.")

_MISSING: Final[dict[Missing, str]] = {
    Missing.SERVICE: QT_TRANSLATE_NOOP("profiles", "The drive service (UDisks2) is not responding."),
    Missing.PROGRAM: QT_TRANSLATE_NOOP("profiles", "The program {program} is not installed."),
    Missing.KERNEL: QT_TRANSLATE_NOOP("profiles", "It needs Linux {kernel} or later."),
    Missing.MODULE: QT_TRANSLATE_NOOP(
        "profiles", "This Linux system doesn't support {filesystem}, so it can't open such a drive."
    ),
    Missing.OPTIONS: QT_TRANSLATE_NOOP(
        "profiles", "The drive service (UDisks2) of this computer would silently ignore the options."
    ),
    Missing.PERMISSION: QT_TRANSLATE_NOOP(
        "profiles",
        "Its options need an administrator's password, which is not available here or turned off.",
    ),
    Missing.HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "It is only for drives that must be written in order."),
    Missing.NOT_HOST_MANAGED: QT_TRANSLATE_NOOP(
        "profiles", "This drive must be written in order, and this filesystem can't do that."
    ),
    Missing.ENCRYPTION: QT_TRANSLATE_NOOP("profiles", "It can't be encrypted here."),
}
_INSTALL: Final = QT_TRANSLATE_NOOP("profiles", "Install the package {package}, then try again.")
_REMEDIES: Final[dict[Missing, str]] = {
    Missing.SERVICE: QT_TRANSLATE_NOOP("profiles", "Install the package udisks2, or restart the computer."),
    Missing.KERNEL: QT_TRANSLATE_NOOP("profiles", "A newer version of your Linux system includes it."),
    Missing.MODULE: QT_TRANSLATE_NOOP("profiles", "A newer version of your Linux system may include it."),
    Missing.OPTIONS: QT_TRANSLATE_NOOP(
        "profiles",
        "Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback),"
        " or use a system with UDisks2 2.10 or later.",
    ),
    Missing.PERMISSION: QT_TRANSLATE_NOOP(
        "profiles",
        "Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.",
    ),
    Missing.HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "Choose another profile."),
    Missing.NOT_HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "Choose the one for drives with zones."),
    Missing.ENCRYPTION: QT_TRANSLATE_NOOP("profiles", "Choose no encryption, or another drive or profile."),
}
_OPTIONS_INSIDE: Final = QT_TRANSLATE_NOOP(
    "profiles", "Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it."
)
_ENCRYPTION_PACKAGE: Final = QT_TRANSLATE_NOOP(
    "profiles", "Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2."
)
_PACKAGES: Final = {
    "mkfs.btrfs": "btrfs-progs",
    "mkfs.ext4": "e2fsprogs",
    "mkfs.exfat": "exfatprogs",
    "mkfs.xfs": "xfsprogs",
    "mkfs.f2fs": "f2fs-tools",
    "mkfs.ntfs": "ntfs-3g",
    "mkfs.nilfs2": "nilfs-tools",
}

_SAFETY_CONTEXT: Final = "armor"

SENTENCES: Final[dict[RefusalReason, str]] = {
    RefusalReason.SYSTEM: QT_TRANSLATE_NOOP("armor", "This computer runs from it. Choose another drive."),
    RefusalReason.BUILT_IN: QT_TRANSLATE_NOOP("armor", "It is built into this computer. Choose an external drive."),
    RefusalReason.SWAP: QT_TRANSLATE_NOOP(
        "armor",
        "It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is"
        " hibernating on it, or choose another drive.",
    ),
    RefusalReason.ARRAY: QT_TRANSLATE_NOOP(
        "armor",
        "It is part of something larger ({kind}), which may not work without it. Remove it from there first, or"
        " choose another drive.",
    ),
    RefusalReason.HELD: QT_TRANSLATE_NOOP(
        "armor",
        "It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart"
        " the computer and plug it back in.",
    ),
    RefusalReason.MOUNTED: QT_TRANSLATE_NOOP(
        "armor", "It is open ({point}). Close it first, here or in your file manager."
    ),
    RefusalReason.ENCRYPTED_OPEN: QT_TRANSLATE_NOOP(
        "armor", "Its encrypted part is unlocked. Close it first, here or in your file manager."
    ),
    RefusalReason.PROTECTED: QT_TRANSLATE_NOOP(
        "armor", "It is on your list of protected drives. If you are sure, remove it from that list first."
    ),
    RefusalReason.EXPECTED: QT_TRANSLATE_NOOP(
        "armor",
        "This computer expects it at startup ({what}), and may not start without it. Remove its line from"
        " /etc/fstab or /etc/crypttab first, or choose another drive.",
    ),
    RefusalReason.READ_ONLY: QT_TRANSLATE_NOOP(
        "armor", "It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive."
    ),
    RefusalReason.NOT_A_DRIVE: QT_TRANSLATE_NOOP(
        "armor", "It is not a separate drive, but a file or a part of something larger. Choose a real drive."
    ),
    RefusalReason.NO_MEDIUM: QT_TRANSLATE_NOOP("armor", "It is empty. Insert a card, and wait a moment."),
    RefusalReason.AMBIGUOUS: QT_TRANSLATE_NOOP(
        "armor",
        "It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives "
        "that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.",
    ),
    RefusalReason.IN_WORK: QT_TRANSLATE_NOOP(
        "armor", "It is busy right now. Wait until it has finished, then try again."
    ),
}
_ARRAYS: Final = {"raid_member": "RAID", "LVM": "LVM", "zfs": "ZFS"}
"""What people call the signatures of libblkid for members of arrays: linux_raid_member, LVM2_member, zfs_member."""
_DIFFERENT: Final[dict[str, str]] = {
    "model": QT_TRANSLATE_NOOP("armor", "its model"),
    "serial": QT_TRANSLATE_NOOP("armor", "its serial number"),
    "wwn": QT_TRANSLATE_NOOP("armor", "its worldwide name"),
    "size_bytes": QT_TRANSLATE_NOOP("armor", "its size"),
    "number": QT_TRANSLATE_NOOP("armor", "it is no longer there"),
    "disk_sequence": QT_TRANSLATE_NOOP("armor", "it was unplugged in the meantime"),
    "usb_port": QT_TRANSLATE_NOOP("armor", "where it is plugged in"),
    "contents": QT_TRANSLATE_NOOP("armor", "what is on it"),
}


def title(profile: ProfileId, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, profile.label)


def summary(profile: ProfileId, translate: Translate = untranslated) -> str:
    """Who the profile is for, and what to know first."""
    return translate(_CONTEXT, _SUMMARIES[profile])


def why(because: OptionReason, translate: Translate = untranslated) -> str:
    """Why there is an option of mkfs or mount."""
    return translate(_CONTEXT, _REASONS_OF_OPTIONS[because])


def limit(profile_limit: ProfileLimit, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _LIMITS[profile_limit])


def reason(recommendation_reason: RecommendationReason, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _REASONS[recommendation_reason])


def missing(requirement: Missing, profile: Profile, translate: Translate = untranslated) -> str:
    """Why the profile is unavailable."""
    return translate(_CONTEXT, _MISSING[requirement]).format(
        program=profile.needs.program,
        kernel=".".join(map(str, profile.needs.kernel)),
        filesystem=profile.filesystem,
    )


def remedy(requirement: Missing, profile: Profile, *, is_encrypted: bool, translate: Translate = untranslated) -> str:
    """How to get what is missing. `is_encrypted`: encryption was requested."""
    if requirement is Missing.PROGRAM:
        return translate(_CONTEXT, _INSTALL).format(package=_PACKAGES[profile.needs.program])
    if requirement is Missing.OPTIONS and is_encrypted:
        return translate(_CONTEXT, _OPTIONS_INSIDE)
    if requirement is Missing.ENCRYPTION and profile.can_be_encrypted:
        return translate(_CONTEXT, _ENCRYPTION_PACKAGE)
    return translate(_CONTEXT, _REMEDIES[requirement])


def obstacles(
    missing_things: tuple[Missing, ...], profile: Profile, *, is_encrypted: bool, translate: Translate = untranslated
) -> str:
    """Everything that makes a profile unavailable, each with its remedy."""
    sentences: list[str] = []
    for requirement in missing_things:
        sentences.append(missing(requirement, profile, translate))
        sentences.append(remedy(requirement, profile, is_encrypted=is_encrypted, translate=translate))
    return " ".join(sentences)


def recommended(recommendation: Recommendation, translate: Translate = untranslated) -> str:
    """The text below the recommended profile: why this one, and what would be better."""
    sentences = [reason(recommendation.reason, translate)]
    if recommendation.instead_of is not None:
        better = PROFILES[recommendation.instead_of]
        text = translate(_CONTEXT, _BETTER if recommendation.profile else _NEEDED)
        is_encrypted = recommendation.is_encrypted
        sentences.append(text.format(title=title(better.id, translate)))
        sentences.append(obstacles(recommendation.missing, better, is_encrypted=is_encrypted, translate=translate))
    return " ".join(sentences)


def safety_reason(danger: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    """Why a drive must not be erased, and what to do. An unknown danger is shown as it is."""
    try:
        template = SENTENCES[RefusalReason(danger)]
    except ValueError:
        return danger
    kind = str(values.get("kind", ""))
    named_values: dict[str, str | int] = {"what": "", "point": "", "device": "", **in_names(values, translate)}
    named_values["kind"] = next((name for sign, name in _ARRAYS.items() if sign in kind), kind)
    return translate(_SAFETY_CONTEXT, template).format_map(named_values)


def different(fields: str, translate: Translate = untranslated) -> str:
    """What has changed about a drive, from the field names of its identity: "serial, contents"."""
    labels = ((name, _DIFFERENT.get(name)) for name in fields.split(", "))
    return ", ".join(translate(_SAFETY_CONTEXT, label) if label else name for name, label in labels)
