"""Sentences about what may be an accident, so that a backup stops or asks before it costs anything."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP

REFUSALS: Final[dict[Why, str]] = {
    Why.FOLDER_KNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the"
        " backup. If it is, only changes are copied. If not, it is backed up as a separate folder.",
    ),
    Why.COMPUTER_KNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after"
        " a new installation? If it is, the backup continues with its folders. If not, the computers get separate"
        " folders.",
    ),
    Why.FILESYSTEM_TO_CHECK: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem."
        " Unmount it, then check and repair it. If no damage is found, try another cable or port.",
    ),
    Why.ODD_ENTRY: QT_TRANSLATE_NOOP(
        "refusals",
        "Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.",
    ),
    Why.ONLY_LIST_HERE: QT_TRANSLATE_NOOP(
        "refusals",
        "Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If"
        " somebody deleted them, look in the trash of the drive.",
    ),
    Why.SOURCE_EMPTY_NOW: QT_TRANSLATE_NOOP(
        "refusals",
        "None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If"
        " you deleted them yourself, confirm it.",
    ),
    Why.DRIVE_FULL: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some"
        " space on the drive, or exclude something.",
    ),
    Why.DRIVE_TOO_SMALL: QT_TRANSLATE_NOOP(
        "refusals",
        "The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of"
        " the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a"
        " larger drive. Your last complete backup is unchanged.",
    ),
    Why.VERSIONS_SPARED: QT_TRANSLATE_NOOP(
        "refusals",
        "The new files need the space of versions from the last weeks and months. In case this is an accident,"
        " these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the"
        " backup, exclude it. Otherwise, delete old versions now.",
    ),
}
