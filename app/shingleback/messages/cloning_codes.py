"""Sentences about cloning a drive and moving a backup: why it was refused, and what is noted while it runs."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP

REFUSALS: Final[dict[Why, str]] = {
    Why.CLONE_SAME_DRIVE: QT_TRANSLATE_NOOP(
        "refusals", "The source is on {drive} itself. Choose another drive, or an image file on one."
    ),
    Why.CLONE_SOURCE_MOUNTED: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged"
        " in.",
    ),
    Why.CLONE_SOURCE_UNLOCKED: QT_TRANSLATE_NOOP(
        "refusals", "{device} is unlocked. Close it first, and leave the drive plugged in."
    ),
    Why.CLONE_SOURCE_SWAP: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.",
    ),
    Why.CLONE_SOURCE_IN_USE: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is in use by something that can't be closed from here: another program, a virtual "
        "machine, or a part of the system. Quit that first, and leave the drive plugged in.",
    ),
    Why.CLONE_TARGET_ZONED: QT_TRANSLATE_NOOP(
        "refusals",
        "{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up "
        "for backups instead, then copy the files or move the backup.",
    ),
    Why.CLONE_SOURCE_ARRAY: QT_TRANSLATE_NOOP(
        "refusals",
        "{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone"
        " would be useless, and could damage the others.",
    ),
    Why.CLONE_SOURCE_AMBIGUOUS: QT_TRANSLATE_NOOP(
        "refusals", "Two drives look exactly like {drive}. Unplug the one that you don't want to copy."
    ),
    Why.CLONE_TARGET_SMALLER: QT_TRANSLATE_NOOP(
        "refusals", "{drive} is smaller than what you want to copy. Choose a drive of at least the same size."
    ),
    Why.CLONE_SOURCE_EMPTY: QT_TRANSLATE_NOOP("refusals", "{source} is empty, so there is nothing to copy."),
    Why.CLONE_SOURCE_UNFINISHED: QT_TRANSLATE_NOOP(
        "refusals",
        "{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from"
        " the original.",
    ),
    Why.CLONE_IMAGE_IN_USE: QT_TRANSLATE_NOOP(
        "refusals",
        "Another program has {path} open for writing, so it may change during the copy. Close it there first.",
    ),
    Why.CLONE_NO_FOLDER: QT_TRANSLATE_NOOP(
        "refusals", "The folder {path} for the image doesn't exist. Create it, or choose another folder."
    ),
    Why.CLONE_NOT_THIS_DRIVE: QT_TRANSLATE_NOOP("refusals", "Nothing can be copied to {drive}: {reason}"),
    Why.CLONE_TARGET_IS_A_PART: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}",
    ),
    Why.CLONE_DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.",
    ),
    Why.CLONE_PLAN_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "The plan for {drive} no longer applies, because one of the two drives has changed since. "
        "Nothing was done. Check the new plan.",
    ),
    Why.CLONE_TARGET_EXISTS: QT_TRANSLATE_NOOP(
        "refusals", "{path} already exists, and is not replaced. Choose another name, or remove it first."
    ),
    Why.CLONE_NO_ROOM: QT_TRANSLATE_NOOP(
        "refusals",
        "There isn't enough space for the image. Free some space or choose another folder, then start again.",
    ),
    Why.CLONE_SECTORS_OF_TABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of "
        "{sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the "
        "whole drive.",
    ),
    Why.CLONE_SECTORS_TOO_LARGE: QT_TRANSLATE_NOOP(
        "refusals",
        "{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of "
        "{unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.",
    ),
    Why.CLONE_NO_NEW_UUID: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. "
        "Copy it to an image file, or set up the drive and copy the files.",
    ),
    Why.CLONE_DIFFERS: QT_TRANSLATE_NOOP(
        "refusals",
        "{count} parts of the copy differ from the source. One of the drives, a cable or the "
        "computer's memory is faulty. Don't erase the old drive. Try another cable or port, and "
        "start again.",
    ),
    Why.CLONE_LACKS_FILES: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy may lack files, because the filesystem's record of used space is wrong. Don't "
        "erase the old drive. Start again, and copy unused areas, too.",
    ),
    Why.CLONE_RUNNING: QT_TRANSLATE_NOOP(
        "refusals", "Another drive is being copied. Wait until that has finished, then start again."
    ),
    Why.CLONE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy is not finished, so it can't be opened yet. It can continue with the same two drives.",
    ),
    Why.NOTHING_UNFINISHED: QT_TRANSLATE_NOOP("refusals", "{name} is not in the list of unfinished copies and moves."),
    Why.CLONE_STATE_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.",
    ),
}

NOTES: Final[dict[str, str]] = {
    "clone-continues": QT_TRANSLATE_NOOP("reasons", "An earlier copy was interrupted. It continues where it stopped."),
    "clone-unlock-to-grow": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. "
        "Don't unlock both drives at the same time.",
    ),
    "clone-not-seen": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.",
    ),
    "clone-not-grown": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is complete, but its filesystem still has its old size. Grow {device} with a "
        "partitioning program, or ask an administrator.",
    ),
    "clone-sets-stay": QT_TRANSLATE_NOOP(
        "reasons", "The copy is complete, but the backup sets could not be changed. Choose the new drive for them."
    ),
    "clone-not-mounted": QT_TRANSLATE_NOOP(
        "reasons", "The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again."
    ),
}

MOVE_REFUSALS: Final[dict[Why, str]] = {
    Why.MOVE_SAME_PLACE: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.",
    ),
    Why.MOVE_TARGET_TAKEN: QT_TRANSLATE_NOOP(
        "refusals", "{path} already exists, and is not replaced. Choose an empty folder or another name."
    ),
    Why.MOVE_OF_ANOTHER: QT_TRANSLATE_NOOP(
        "refusals",
        "Moving another backup to {path} was interrupted. Finish that move, or choose another folder.",
    ),
    Why.MOVE_FILESYSTEM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive ({filesystem}) can't store everything in this backup: some names, links, "
        "permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start "
        "a new backup there.",
    ),
    Why.MOVE_NO_ROOM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive doesn't have enough space for all versions of this backup. Choose a larger "
        "drive or free some space, then start again. The old drive still has everything.",
    ),
    Why.MOVE_DIFFERS: QT_TRANSLATE_NOOP(
        "refusals",
        "On the new drive, {count} files differ from what was written. The drive, a cable or the "
        "computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and "
        "start again.",
    ),
    Why.MOVE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup has not been moved yet, and the old drive still has everything. Start again with "
        "the same two folders to continue.",
    ),
    Why.MERGE_SAME_BACKUP: QT_TRANSLATE_NOOP(
        "refusals", "These are two copies of the same backup, so there is nothing to merge. Move one of them."
    ),
    Why.MERGE_SAME_FOLDER: QT_TRANSLATE_NOOP(
        "refusals",
        "Both backups contain the folder {path}, each with its own history. Only backups of "
        "different folders can be merged. Move each backup to a folder of its own instead.",
    ),
}

MOVE_NOTES: Final[dict[str, str]] = {
    "move-sets-stay": QT_TRANSLATE_NOOP(
        "reasons", "The backup was moved, but the backup sets could not be changed. Choose the new folder for them."
    ),
    "move-others-stay": QT_TRANSLATE_NOOP(
        "reasons", "These files are beside the backup, but not part of it, and stay on the old drive: {names}"
    ),
}
