"""Sentences about files that were left out, and the remarks of a command while it runs."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.errors import LeftOutReason, SkipReason
from shingleback.messages import cloning_codes
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_REASONS_CONTEXT: Final = "reasons"

_REASONS: Final[dict[str, str]] = {
    LeftOutReason.UNREADABLE: QT_TRANSLATE_NOOP("reasons", "you may not read it"),
    LeftOutReason.READ_ERROR: QT_TRANSLATE_NOOP("reasons", "it could not be read"),
    LeftOutReason.CHANGING: QT_TRANSLATE_NOOP("reasons", "it kept changing while it was read"),
    LeftOutReason.WRONG_SIZE: QT_TRANSLATE_NOOP("reasons", "its filesystem reports a wrong size"),
    LeftOutReason.NOT_ANSWERING: QT_TRANSLATE_NOOP("reasons", "it did not answer"),
    LeftOutReason.VANISHED: QT_TRANSLATE_NOOP("reasons", "it vanished meanwhile"),
    LeftOutReason.MOVING: QT_TRANSLATE_NOOP("reasons", "it was being moved to this folder; the next backup copies it"),
    SkipReason.SPECIAL: QT_TRANSLATE_NOOP("reasons", "it holds no data to copy"),
    LeftOutReason.NOT_MOUNTED: QT_TRANSLATE_NOOP("reasons", "the drive that belongs there is not mounted"),
    LeftOutReason.NAME_REFUSED: QT_TRANSLATE_NOOP("reasons", "the filesystem does not accept its name"),
    LeftOutReason.TOO_LARGE: QT_TRANSLATE_NOOP("reasons", "it is too large for the filesystem"),
    LeftOutReason.REFUSED: QT_TRANSLATE_NOOP("reasons", "the filesystem does not accept it"),
    LeftOutReason.LOCKED: QT_TRANSLATE_NOOP(
        "reasons", "it is locked; its last copy stays in the backup. Unlock it before the next one"
    ),
    LeftOutReason.AWAY: QT_TRANSLATE_NOOP(
        "reasons", "it is empty, as if its drive were not mounted; its last copy stays in the backup"
    ),
    LeftOutReason.MOSTLY_GONE: QT_TRANSLATE_NOOP(
        "reasons", "most of its files are gone; their copies stay in the backup until you confirm that"
    ),
    LeftOutReason.NO_ROOM: QT_TRANSLATE_NOOP("reasons", "it did not fit on the drive"),
    LeftOutReason.ATTRIBUTES: QT_TRANSLATE_NOOP("reasons", "it was copied without these extended attributes"),
    LeftOutReason.DAMAGED: QT_TRANSLATE_NOOP("reasons", "the copy on the drive is damaged"),
    LeftOutReason.CHANGED_ON_DRIVE: QT_TRANSLATE_NOOP("reasons", "the copy on the drive was changed after the backup"),
    LeftOutReason.MISSING_ON_DRIVE: QT_TRANSLATE_NOOP("reasons", "the copy is no longer on the drive"),
    LeftOutReason.ALREADY_THERE: QT_TRANSLATE_NOOP("reasons", "something else is there already; it was not touched"),
    LeftOutReason.ATTRIBUTES_DIFFER: QT_TRANSLATE_NOOP("reasons", "its permissions, owner or attributes differ"),
    LeftOutReason.NOT_WRITTEN: QT_TRANSLATE_NOOP("reasons", "it could not be written"),
    LeftOutReason.NOT_IN_BACKUP: QT_TRANSLATE_NOOP("reasons", "this version of the backup does not have it"),
}

_NOTES: Final[dict[str, str]] = {
    **cloning_codes.NOTES,
    **cloning_codes.MOVE_NOTES,
    "source-within-source": QT_TRANSLATE_NOOP("reasons", "{path} is part of another folder that is backed up."),
    "care-waits-for-backup": QT_TRANSLATE_NOOP(
        "reasons", "A backup is at work on this drive. This goes on when it has ended."
    ),
    "write-cache-left": QT_TRANSLATE_NOOP(
        "reasons",
        "A measurement was interrupted before it could reset a drive's write cache, so the drive may be slow. Reset it:"
        " in the window on the drive's card, in a terminal with “shingleback test DEST --reset-write-cache”.",
    ),
    "care-begins": QT_TRANSLATE_NOOP("reasons", "Now: {action}"),
    "trouble-timed-out": QT_TRANSLATE_NOOP(
        "reasons", "The drive did not answer a command in time. “What happened?” tells more."
    ),
    "trouble-link-fell": QT_TRANSLATE_NOOP(
        "reasons",
        "The connection to the drive became slower, from {before_mbps} to {now_mbps} Mbit/s: look at the cable and its"
        " plugs.",
    ),
    "trouble-under-voltage": QT_TRANSLATE_NOOP(
        "reasons", "The computer's own voltage fell: its power supply is too weak for it and the drive."
    ),
    "trouble-reset": QT_TRANSLATE_NOOP(
        "reasons", "The connection to the drive was reset. “What happened?” tells more."
    ),
    "trouble-over-current": QT_TRANSLATE_NOOP(
        "reasons", "A USB port switched itself off, because something took too much power from it."
    ),
    "own-disk": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on the computer's own disk. If the disk fails, the backup is lost with your files: back up to"
        " an external drive as well.",
    ),
    "more-than-fits": QT_TRANSLATE_NOOP(
        "reasons",
        "There is more to copy than fits on the drive now. Old versions make room if that is enough. Otherwise they"
        " stay, and what does not fit is left out.",
    ),
    "folder-continued": QT_TRANSLATE_NOOP(
        "reasons", "{path} goes on in the backup as the folder that was at {old}: its files are the same."
    ),
    "losses-kept": QT_TRANSLATE_NOOP(
        "reasons",
        "Folders have lost all or most of their files. If a drive is not plugged in, or a cloud service is signed out,"
        " mend that. If you removed the files yourself, say so.",
    ),
    "moved-aside": QT_TRANSLATE_NOOP(
        "reasons", "{path} on the drive was not part of the backup and stood in the way. It is in {aside} now."
    ),
    "foreign-moved-aside": QT_TRANSLATE_NOOP(
        "reasons", "What is on the drive and not in the list of files has been moved to {aside}."
    ),
    "healed-from-source": QT_TRANSLATE_NOOP(
        "reasons", "Damaged copies on the drive that were written again from your folders: {count}"
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
        "reasons", "A part of the list of files on the drive is damaged. What it named is copied again."
    ),
    "manifest-lost": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup"
        " copies everything again, and moves what is in its way to .shingleback/found.",
    ),
    "manifest-unproved": QT_TRANSLATE_NOOP(
        "reasons",
        "Nothing on the drive tells any more whether its list of files is complete, so newer versions may be missing."
        " The next backup compares all files.",
    ),
    "manifest-repaired": QT_TRANSLATE_NOOP(
        "reasons",
        "A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and"
        " nothing in it is lost.",
    ),
    "manifest-patched": QT_TRANSLATE_NOOP(
        "reasons",
        "One of the two copies of the list of files on the drive is damaged. The other one is whole, and the next"
        " backup repairs the damaged one from it.",
    ),
    "nothing-recorded": QT_TRANSLATE_NOOP(
        "reasons",
        "This computer could not record what is on the drive now, so the next backup cannot tell if somebody changes"
        " it. Make room on the computer's disk.",
    ),
    "manifest-is-another": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive is not the one that this computer wrote last. That is normal if the drive was"
        " restored from an image or a clone. Otherwise the drive has lost its last changes, or it is not the same"
        " drive: check that it is yours. All files are compared again.",
    ),
    "manifest-changed": QT_TRANSLATE_NOOP(
        "reasons",
        "The list of files on the drive was changed after this computer wrote it, and by no backup. Verify the backup,"
        " and do not trust programs that you restore from it, unless you know who did that.",
    ),
    "manifest-added-to": QT_TRANSLATE_NOOP(
        "reasons",
        "The computer {host} has added to this backup for the first time. That is normal if you back it up to this"
        " drive, too. Otherwise somebody else had the drive: do not trust what was added.",
    ),
    "identity-twice": QT_TRANSLATE_NOOP(
        "reasons",
        "Another computer with the same identity, probably a clone of this one, has added versions to this backup. They"
        " stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of"
        " its own.",
    ),
    "backup-was-copied": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on another filesystem than before, or has lost its description, so all of it is compared. What"
        " it lacks is sent again. Names that this filesystem cannot hold are changed on the drive.",
    ),
    "drive-is-another-one": QT_TRANSLATE_NOOP(
        "reasons",
        "This backup is on another drive than before. That is normal if you moved it to a larger drive or into another"
        " enclosure. Otherwise check that the drive is yours.",
    ),
    "special-permissions-left": QT_TRANSLATE_NOOP(
        "reasons",
        "Some files had special permissions (such as setuid or capabilities). They were restored without them.",
    ),
    "folder-times-kept": QT_TRANSLATE_NOOP(
        "reasons", "Some folders were there already with other dates than in the backup. They keep these dates."
    ),
    "owners-hidden": QT_TRANSLATE_NOOP(
        "reasons",
        "Shingleback runs in a container that hides the owners of some files, so they were not recorded. A backup"
        " outside of the container adds them.",
    ),
    "owners-not-recorded": QT_TRANSLATE_NOOP(
        "reasons", "The owners of some files are not in the backup. These files now belong to whoever restored them."
    ),
    "batch-again": QT_TRANSLATE_NOOP("reasons", "The drive gave an error ({detail}). The last files are copied again."),
    "stopped-without-checkpoint": QT_TRANSLATE_NOOP(
        "reasons", "The last files were not on the drive in time. They will be copied again next time."
    ),
    "limits-set": QT_TRANSLATE_NOOP(
        "reasons",
        "During this backup, less data than usual waits in memory for the drive, and the computer waits longer for it.",
    ),
    "in-use-by": QT_TRANSLATE_NOOP("reasons", "Files on the drive are open in: {programs}."),
    "passphrase-wanted": QT_TRANSLATE_NOOP("reasons", "The drive is encrypted. Its passphrase is waited for."),
    "left-open": QT_TRANSLATE_NOOP(
        "reasons", "{device} was opened for a look, only for reading, and could not be closed again. Eject the drive."
    ),
    "mount-option-refused": QT_TRANSLATE_NOOP(
        "reasons", "This computer does not allow the option {option}; the drive is opened without it."
    ),
    "access-times-stay": QT_TRANSLATE_NOOP(
        "reasons",
        "The drive is open at {path} in such a way that reading writes to it as well: something on this computer"
        " opened it first, or its settings (/etc/fstab) say so. Open it again without access times.",
    ),
    "not-trimmed": QT_TRANSLATE_NOOP(
        "reasons", "The drive is ready, but could not be told what of it is free. Its care will try again."
    ),
    "not-a-pace": QT_TRANSLATE_NOOP("reasons", "{pace} is no pace; the pace stays as it was."),
}


def reason(code: str, translate: Translate = untranslated) -> str:
    """Half a sentence, to follow a path; the code itself if it is unknown."""
    text = _REASONS.get(code)
    return translate(_REASONS_CONTEXT, text) if text else code


def note(code: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    text = _NOTES.get(code)
    return translate(_REASONS_CONTEXT, text).format_map(dict(values)) if text else code
