"""Sentences about the folders that are backed up."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, duration, untranslated

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

_CONTEXT: Final = "sources"
_SILENT: Final = QT_TRANSLATE_NOOP("sources", "{path} has not answered for {time}. The backup waits for it.")
_SILENT_SERVER: Final = QT_TRANSLATE_NOOP(
    "sources", "{path} has not answered for {time}. The backup waits for {server} ({kind})."
)
_SILENT_PLACE: Final = QT_TRANSLATE_NOOP("sources", "{path} has not answered for {time}.")
_SILENT_PLACE_ON_SERVER: Final = QT_TRANSLATE_NOOP(
    "sources", "{path} has not answered for {time}. It is on {server} ({kind})."
)
_LEFT_OUT_SOON: Final = QT_TRANSLATE_NOOP("sources", "If it stays silent, it is left out in {time}.")


def silent(path: str, server: str, kind: str, silent_s: float, translate: Translate = untranslated) -> str:
    """Return what to say of a source that does not answer; `server` and `kind` are those of its filesystem."""
    text = translate(_CONTEXT, _SILENT_SERVER if server else _SILENT)
    return text.format(path=path, server=server, kind=kind, time=duration(silent_s, translate))


def silent_place(path: str, server: str, kind: str, silent_s: float, translate: Translate = untranslated) -> str:
    """Return what to say of a backup or a folder that a command waits for; arguments as in `silent`."""
    text = translate(_CONTEXT, _SILENT_PLACE_ON_SERVER if server else _SILENT_PLACE)
    return text.format(path=path, server=server, kind=kind, time=duration(silent_s, translate))


def left_out_soon(left_s: float, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _LEFT_OUT_SOON).format(time=duration(left_s, translate))
