"""Sentences about what may be an accident, so that a backup stops or asks before it costs anything."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP

REFUSALS: Final[dict[Why, str]] = {
    Why.FOLDER_KNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "Is {path} the folder that was at {old} on the computer {host}? Most of its files are in the backup already. If"
        " it is, only what has changed is sent. If not, it is backed up as a folder of its own.",
    ),
    Why.COMPUTER_KNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup already has a folder {path} of a computer called {host}. Is that this computer, perhaps after a new"
        " installation? If it is, the backup goes on with its folders. If not, both get folders of their own.",
    ),
    Why.FILESYSTEM_TO_CHECK: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive gave an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem: unmount"
        " it, and have it checked and repaired. If nothing is found, try another cable or port.",
    ),
    Why.ODD_ENTRY: QT_TRANSLATE_NOOP(
        "refusals",
        "Something else is in the place of {file} in the hidden folder .shingleback of the backup. Move it away from"
        " there, then start again.",
    ),
    Why.SOURCE_EMPTY_NOW: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} has nothing now of what it had at the last backup. If its drive is not plugged in, plug it in;"
        " if you removed everything yourself, say so.",
    ),
    Why.DRIVE_FULL: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive is full: not everything fit beside the reserve that keeps it healthy."
        " The last complete backup, if there is one, is untouched. Make room on the drive, or leave something out.",
    ),
    Why.DRIVE_TOO_SMALL: QT_TRANSLATE_NOOP(
        "refusals",
        "Not everything fits on the drive, even without old versions, so they stay. {path} needs most of the room"
        " ({size}). If it doesn't belong in the backup, leave it out. Otherwise, make room on the drive, or use a"
        " larger one. The last complete backup is untouched.",
    ),
    Why.VERSIONS_SPARED: QT_TRANSLATE_NOOP(
        "refusals",
        "New files need the room of versions from the last weeks and months. In case that is an accident, these"
        " versions stay for a week. {path} needs most of the room ({size}). If it doesn't belong in the backup, leave"
        " it out. Otherwise, let old versions go now.",
    ),
}
