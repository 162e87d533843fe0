"""Sentences about files that were left out, and the remarks of a command while it runs."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.errors import LeftOutReason, SkipReason
from shingleback.messages import cloning_codes
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, in_names, untranslated

_REASONS_CONTEXT: Final = "reasons"

_REASONS: Final[dict[str, str]] = {
    LeftOutReason.UNREADABLE: QT_TRANSLATE_NOOP("reasons", "you don't have permission to read it"),
    LeftOutReason.READ_ERROR: QT_TRANSLATE_NOOP("reasons", "it could not be read"),
    LeftOutReason.CHANGING: QT_TRANSLATE_NOOP("reasons", "it kept changing during the backup"),
    LeftOutReason.LEASED: QT_TRANSLATE_NOOP("reasons", "another program was using it and did not release it in time"),
    LeftOutReason.PART_OF_DATABASE: QT_TRANSLATE_NOOP("reasons", "it belongs to a database that could not be copied"),
    LeftOutReason.WRONG_SIZE: QT_TRANSLATE_NOOP("reasons", "its filesystem reports a wrong size"),
    LeftOutReason.NOT_ANSWERING: QT_TRANSLATE_NOOP("reasons", "it did not respond"),
    LeftOutReason.VANISHED: QT_TRANSLATE_NOOP("reasons", "it was deleted during the backup"),
    LeftOutReason.MOVING: QT_TRANSLATE_NOOP("reasons", "it was being moved to this folder; the next backup copies it"),
    SkipReason.SPECIAL: QT_TRANSLATE_NOOP("reasons", "it has no data to copy"),
    LeftOutReason.NOT_MOUNTED: QT_TRANSLATE_NOOP(
        "reasons",
        "it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup",
    ),
    LeftOutReason.NAME_REFUSED: QT_TRANSLATE_NOOP("reasons", "the filesystem doesn't allow its name"),
    LeftOutReason.TOO_LARGE: QT_TRANSLATE_NOOP("reasons", "it is too large for this filesystem"),
    LeftOutReason.REFUSED: QT_TRANSLATE_NOOP("reasons", "the filesystem doesn't support it"),
    LeftOutReason.LOCKED: QT_TRANSLATE_NOOP(
        "reasons", "it is locked, so its last copy stays in the backup. Unlock it before the next backup"
    ),
    LeftOutReason.AWAY: QT_TRANSLATE_NOOP(
        "reasons", "it is empty, as if its drive were not mounted, so its last copy stays in the backup"
    ),
    LeftOutReason.MOSTLY_GONE: QT_TRANSLATE_NOOP(
        "reasons", "most of its files are gone, so their copies stay in the backup until you confirm the loss"
    ),
    LeftOutReason.NO_ROOM: QT_TRANSLATE_NOOP("reasons", "it did not fit on the drive"),
    LeftOutReason.COMPUTER_FULL: QT_TRANSLATE_NOOP(
        "reasons",
        "the computer's own disk has too little space to copy this database safely, so its last copy stays in the"
        " backup",
    ),
    LeftOutReason.ATTRIBUTES: QT_TRANSLATE_NOOP("reasons", "it was copied without these extended attributes"),
    LeftOutReason.DAMAGED: QT_TRANSLATE_NOOP("reasons", "the copy on the drive is damaged"),
    LeftOutReason.CHANGED_ON_DRIVE: QT_TRANSLATE_NOOP("reasons", "the copy on the drive was changed after the backup"),
    LeftOutReason.MISSING_ON_DRIVE: QT_TRANSLATE_NOOP("reasons", "the copy is no longer on the drive"),
    LeftOutReason.ALREADY_THERE: QT_TRANSLATE_NOOP("reasons", "another file exists there, and was kept"),
    LeftOutReason.ATTRIBUTES_DIFFER: QT_TRANSLATE_NOOP("reasons", "its permissions, owner or attributes differ"),
    LeftOutReason.NOT_WRITTEN: QT_TRANSLATE_NOOP("reasons", "it could not be written"),
    LeftOutReason.NOT_IN_BACKUP: QT_TRANSLATE_NOOP("reasons", "this version of the backup does not have it"),
}

NOTES: Final[dict[str, str]] = {
    **cloning_codes.NOTES,
    **cloning_codes.MOVE_NOTES,
    "source-within-source": QT_TRANSLATE_NOOP("reasons", "{path} is part of another folder that is backed up."),
    "care-waits-for-backup": QT_TRANSLATE_NOOP(
        "reasons", "A backup is using this drive. This continues when the backup has finished."
    ),
    "write-cache-left": QT_TRANSLATE_NOOP(
        "reasons",
        "An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on"
        " the card of the drive, or with “shingleback test DEST --reset-write-cache”.",
    ),
    "care-begins": QT_TRANSLATE_NOOP("reasons", "Now: {action}"),
    "trouble-timed-out": QT_TRANSLATE_NOOP(
        "reasons", "The drive did not respond in time. “What happened?” tells you more."
    ),
    "trouble-link-fell": QT_TRANSLATE_NOOP(
        "reasons",
        "The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its"
        " plugs.",
    ),
    "trouble-under-voltage": QT_TRANSLATE_NOOP(
        "reasons",
        "The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.",
    ),
    "trouble-reset": QT_TRANSLATE_NOOP(
        "reasons", "The connection to the drive was reset. “What happened?” tells you more."
    ),
    "trouble-over-current": QT_TRANSLATE_NOOP(
        "reasons", "A USB port was switched off because a device drew too much power."
    ),
    "kernel-log-lost": QT_TRANSLATE_NOOP(
        "reasons",
        "The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.",
    ),
    "own-disk": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup."
        " Back up to an external drive as well.",
    ),
    "more-than-fits": QT_TRANSLATE_NOOP(
        "reasons",
        "The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise"
        " they stay, and files that don't fit are skipped.",
    ),
    "folder-continued": QT_TRANSLATE_NOOP(
        "reasons", "“{path}” has the same files as the folder that was at “{old}”, so its backup continues."
    ),
    "losses-kept": QT_TRANSLATE_NOOP(
        "reasons",
        "Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed"
        " out, fix that. If you deleted the files yourself, confirm it.",
    ),
    "moved-aside": QT_TRANSLATE_NOOP(
        "reasons", "{path} on the drive was not part of the backup and was in the way. It was moved to {aside}."
    ),
    "foreign-moved-aside": QT_TRANSLATE_NOOP(
        "reasons", "Files on the drive that are not in the list of files were moved to {aside}."
    ),
    "healed-from-source": QT_TRANSLATE_NOOP(
        "reasons", "Damaged copies on the drive that were replaced from your folders: {count}"
    ),
    "healed-from-drive": QT_TRANSLATE_NOOP(
        "reasons", "Damaged copies that were repaired with another copy on the drive: {count}"
    ),
    "healed-from-other-drive": QT_TRANSLATE_NOOP(
        "reasons", "Damaged copies that were repaired with your other drive: {count}"
    ),
    "not-healed": QT_TRANSLATE_NOOP(
        "reasons",
        "Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.",
    ),
    "manifest-damaged": QT_TRANSLATE_NOOP(
        "reasons", "A part of the list of files on the drive is damaged. A backup copies the files in this part again."
    ),
    "manifest-lost": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup"
        " copies everything again, and moves what is in its way to .shingleback/found.",
    ),
    "manifest-made-again": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive was lost, and the older versions with it. It is made again from your files."
        " Whatever was in the way on the drive is moved to .shingleback/found.",
    ),
    "manifest-unproved": QT_TRANSLATE_NOOP(
        "reasons",
        "The drive no longer shows whether its list of files is complete, so newer versions may be"
        " missing. The next backup compares all files.",
    ),
    "manifest-repaired": QT_TRANSLATE_NOOP(
        "reasons",
        "A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and"
        " nothing of the list is lost.",
    ),
    "manifest-of-another-set-aside": QT_TRANSLATE_NOOP(
        "reasons",
        "The hidden folders on the drive also held parts of another backup's list. They have other names now, and this"
        " backup is not affected.",
    ),
    "manifest-once": QT_TRANSLATE_NOOP(
        "reasons",
        "Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is"
        " complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.",
    ),
    "manifest-patched": QT_TRANSLATE_NOOP(
        "reasons",
        "One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the"
        " other copy.",
    ),
    "home-lost": QT_TRANSLATE_NOOP(
        "reasons",
        "The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back."
        " Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the"
        " next backup makes the folder again.",
    ),
    "home-made-again": QT_TRANSLATE_NOOP(
        "reasons",
        "The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list,"
        " but what only older versions had is lost.",
    ),
    "list-set-aside": QT_TRANSLATE_NOOP(
        "reasons",
        "On the drive was a list of files from another backup, but none of its files. This is a new backup. The old"
        " list is now called {aside}.",
    ),
    "nothing-recorded": QT_TRANSLATE_NOOP(
        "reasons",
        "The state of the drive could not be recorded on this computer, so the next backup can't detect changes by"
        " others. Free some space on the computer's disk.",
    ),
    "manifest-is-another": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive is older than the one this computer wrote last. That is normal if the drive"
        " was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a"
        " different drive: check that it is yours. All files are compared again.",
    ),
    "manifest-changed": QT_TRANSLATE_NOOP(
        "reasons",
        "Something other than a backup has changed the list of files on the drive. Unless you know who did it,"
        " verify the backup, and don't trust programs that you restore from it.",
    ),
    "manifest-added-to": QT_TRANSLATE_NOOP(
        "reasons",
        "The computer {host} has added files to this backup for the first time. That is normal if you also back it"
        " up to this drive. Otherwise somebody else has used the drive: don't trust these files.",
    ),
    "identity-twice": QT_TRANSLATE_NOOP(
        "reasons",
        "Another computer with the same identity, probably a clone of this one, has added versions to this backup. They"
        " stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of"
        " its own.",
    ),
    "backup-was-copied": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on a different filesystem than before, or its description is lost, so all files are"
        " compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the"
        " drive.",
    ),
    "drive-is-another-one": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on a different drive than before. That is normal if you moved it to a larger drive or"
        " another enclosure. Otherwise, check that the drive is yours.",
    ),
    "special-permissions-left": QT_TRANSLATE_NOOP(
        "reasons",
        "Some files had special permissions, such as setuid or capabilities. They were restored without them.",
    ),
    "folder-times-kept": QT_TRANSLATE_NOOP(
        "reasons", "Some existing folders have different dates than in the backup. They keep their dates."
    ),
    "owners-hidden": QT_TRANSLATE_NOOP(
        "reasons",
        "Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A"
        " backup outside the container adds them.",
    ),
    "owners-not-recorded": QT_TRANSLATE_NOOP(
        "reasons", "The owners of some files are not in the backup. These files now belong to whoever restored them."
    ),
    "batch-again": QT_TRANSLATE_NOOP(
        "reasons", "The drive returned an error ({detail}). The last files are copied again."
    ),
    "stopped-without-checkpoint": QT_TRANSLATE_NOOP(
        "reasons", "The last files did not reach the drive in time. The next backup copies them again."
    ),
    "limits-set": QT_TRANSLATE_NOOP(
        "reasons",
        "During this backup, less data waits in memory, and the computer waits longer for the drive.",
    ),
    "in-use-by": QT_TRANSLATE_NOOP("reasons", "Files on the drive are open in: {programs}."),
    "passphrase-wanted": QT_TRANSLATE_NOOP("reasons", "The drive is encrypted. Waiting for its passphrase."),
    "left-open": QT_TRANSLATE_NOOP(
        "reasons", "{device} was opened for reading, and could not be closed again. Eject the drive."
    ),
    "mount-option-refused": QT_TRANSLATE_NOOP(
        "reasons", "This computer doesn't allow the mount option {option}, so the drive is opened without it."
    ),
    "access-times-stay": QT_TRANSLATE_NOOP(
        "reasons",
        "The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even"
        " reading writes to it. Open it again without access times.",
    ),
    "not-trimmed": QT_TRANSLATE_NOOP(
        "reasons", "The drive is ready, but it could not be told which space is free. Its care will try again."
    ),
    "not-a-pace": QT_TRANSLATE_NOOP("reasons", "{pace} is not a valid pace, so the pace stays the same."),
}


def reason(code: str, translate: Translate = untranslated) -> str:
    """Half a sentence, to follow a path; the code itself if it is unknown."""
    text = _REASONS.get(code)
    return translate(_REASONS_CONTEXT, text) if text else code


def note(code: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    text = NOTES.get(code)
    if not text:
        return code
    return translate.begun(translate(_REASONS_CONTEXT, text).format_map(in_names(values, translate)))
