"""Sentences about the folders that are backed up."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP

REFUSALS: Final[dict[Why, str]] = {
    Why.SOURCE_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "There is no folder {path}. Check its name, or plug in the drive that it is on."
    ),
    Why.SOURCE_IS_A_FILE: QT_TRANSLATE_NOOP("refusals", "{path} is a file. Name the folder that it is in."),
    Why.SOURCE_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "The folder {path} may not be read by you. Choose another one, or ask its owner."
    ),
    Why.SOURCE_FAILED: QT_TRANSLATE_NOOP(
        "refusals",
        "The folder {path} cannot be read: {detail}. Check the drive, or the connection to the server, that it is on.",
    ),
    Why.SOURCE_EMPTY: QT_TRANSLATE_NOOP(
        "refusals",
        "There is nothing in {path} to back up, so no backup was made. If its drive is not plugged in, plug it in.",
    ),
    Why.NOTHING_READABLE: QT_TRANSLATE_NOOP(
        "refusals", "There is no backup yet: not one file could be read. Each reason is given with its file or folder."
    ),
    Why.SOURCE_INSIDE_DESTINATION: QT_TRANSLATE_NOOP(
        "refusals", "{source} lies in the backup itself, {destination}. Choose a folder that is somewhere else."
    ),
}
