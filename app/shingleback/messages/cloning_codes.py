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
        "{device} is in use at {point}. While it is, files may change during the copy. Close it first, and leave the"
        " drive plugged in.",
    ),
    Why.CLONE_SOURCE_UNLOCKED: QT_TRANSLATE_NOOP(
        "refusals", "{device} is unlocked. Close it first, and leave the drive plugged in."
    ),
    Why.CLONE_SOURCE_SWAP: QT_TRANSLATE_NOOP(
        "refusals",
        "This computer keeps a part of its memory on {device}. Switch that off first (“sudo swapoff”), and leave the"
        " drive plugged in.",
    ),
    Why.CLONE_SOURCE_IN_USE: QT_TRANSLATE_NOOP(
        "refusals",
        "Something that can't be closed from here works with {device}: another program, a virtual machine, or a part of"
        " the system. End that first, and leave the drive plugged in.",
    ),
    Why.CLONE_TARGET_ZONED: QT_TRANSLATE_NOOP(
        "refusals",
        "{drive} has to be written strictly from front to back (host-managed), and a copy can't be. Prepare it for"
        " backups instead, and copy the files, or move the backup.",
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
    Why.CLONE_SOURCE_EMPTY: QT_TRANSLATE_NOOP(
        "refusals", "{source} has no content at all, so there is nothing to copy."
    ),
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
        "refusals", "There is no folder {path} for the image. Make it first, or choose another one."
    ),
    Why.CLONE_NOT_THIS_DRIVE: QT_TRANSLATE_NOOP("refusals", "Nothing can be copied to {drive}: {reason}"),
    Why.CLONE_TARGET_IS_A_PART: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is only a part of {drive}, and a copy takes a drive as a whole. Choose all of it: {whole}",
    ),
    Why.CLONE_DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "One of the two drives is gone, or does not answer. What is copied is kept: plug both in, and start again. The"
        " copy goes on where it was.",
    ),
    Why.CLONE_PLAN_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy to {drive} would not be what was shown to you: one of the two drives has changed meanwhile. Nothing"
        " was done. Look at the plan again.",
    ),
    Why.CLONE_TARGET_EXISTS: QT_TRANSLATE_NOOP(
        "refusals", "{path} exists already, and is not replaced. Choose another name, or remove it first."
    ),
    Why.CLONE_NO_ROOM: QT_TRANSLATE_NOOP(
        "refusals", "There isn't enough room for the image. Free some, or choose another folder; then start again."
    ),
    Why.CLONE_SECTORS_OF_TABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "The partitions are counted in sectors of {unit_bytes} bytes, and {drive} has sectors of {sector_bytes}."
        " Nothing would be found on the copy. Copy a single partition instead of the whole drive.",
    ),
    Why.CLONE_SECTORS_TOO_LARGE: QT_TRANSLATE_NOOP(
        "refusals",
        "{drive} has sectors of {sector_bytes} bytes, and the filesystem uses pieces of {unit_bytes}. It could not be"
        " opened there. Prepare the drive, and copy the files instead.",
    ),
    Why.CLONE_NO_NEW_UUID: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy needs a new UUID, and this filesystem ({filesystem}) can't get one while it is copied. Copy it to an"
        " image file, or prepare the drive and copy the files.",
    ),
    Why.CLONE_DIFFERS: QT_TRANSLATE_NOOP(
        "refusals",
        "{count} parts of the copy are not what the source has. One of the drives, a cable or the computer's memory is"
        " faulty. Don't erase the old drive; try another cable or port, and start again.",
    ),
    Why.CLONE_LACKS_FILES: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy may lack files: the filesystem's list of what is in use is wrong. Don't erase the old drive. Start"
        " again, and copy unused areas, too.",
    ),
    Why.CLONE_RUNNING: QT_TRANSLATE_NOOP(
        "refusals", "Another copy of a drive is at work. Let it end, then start again."
    ),
    Why.CLONE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals",
        "The copy is not finished, so it can't be opened yet. Start it again with the same two drives: it goes on where"
        " it stopped.",
    ),
    Why.NOTHING_UNFINISHED: QT_TRANSLATE_NOOP(
        "refusals", "{name} is not in the list of what was begun and not finished."
    ),
    Why.CLONE_STATE_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "The state of the copy could not be kept on this computer ({detail}). Check whether its disk is full.",
    ),
}

NOTES: Final[dict[str, str]] = {
    "clone-continues": QT_TRANSLATE_NOOP("reasons", "An earlier copy was not finished. It goes on where it stopped."),
    "clone-unlock-to-grow": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is encrypted. Unlock it once, then let its filesystem grow if the new drive is larger. Don't have"
        " both drives unlocked at the same time.",
    ),
    "clone-not-seen": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.",
    ),
    "clone-not-grown": QT_TRANSLATE_NOOP(
        "reasons",
        "The copy is complete, but its filesystem is still as large as before. A partitioning program can let {device}"
        " grow, or an administrator.",
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
        "{path} is where the backup is now, or one is inside of the other. Choose a folder on another drive.",
    ),
    Why.MOVE_TARGET_TAKEN: QT_TRANSLATE_NOOP(
        "refusals", "{path} exists already, and is not replaced. Choose an empty folder, or a name that is not taken."
    ),
    Why.MOVE_OF_ANOTHER: QT_TRANSLATE_NOOP(
        "refusals",
        "A move of another backup to {path} was begun and not finished. Finish that one, or choose another folder.",
    ),
    Why.MOVE_FILESYSTEM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive ({filesystem}) can't hold all that this backup has: some names, links, permissions or large"
        " files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.",
    ),
    Why.MOVE_NO_ROOM: QT_TRANSLATE_NOOP(
        "refusals",
        "The new drive doesn't have enough room for all versions of this backup. Choose a larger one, or free some"
        " room; then start again. The old drive has everything.",
    ),
    Why.MOVE_DIFFERS: QT_TRANSLATE_NOOP(
        "refusals",
        "On the new drive, {count} of the files are not what was written. The drive, a cable or the computer's memory"
        " is faulty. Keep the old drive as it is; try another cable or port, and start again.",
    ),
    Why.MOVE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup is not moved yet, and the old drive still has everything. Start again with the same two places: it"
        " goes on where it stopped.",
    ),
    Why.MERGE_SAME_BACKUP: QT_TRANSLATE_NOOP(
        "refusals", "These are two copies of one backup, so there is nothing to merge. Move one of them."
    ),
    Why.MERGE_SAME_FOLDER: QT_TRANSLATE_NOOP(
        "refusals",
        "Both backups have the folder {path}, each with a history of its own. Only backups of different folders can be"
        " merged. Move each to a folder of its own instead.",
    ),
}

MOVE_NOTES: Final[dict[str, str]] = {
    "move-sets-stay": QT_TRANSLATE_NOOP(
        "reasons", "The backup is moved, but the backup sets could not be changed. Choose the new place for them."
    ),
    "move-others-stay": QT_TRANSLATE_NOOP(
        "reasons", "These are beside the backup, but not part of it, and stay on the old drive only: {names}"
    ),
}
