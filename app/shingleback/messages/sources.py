"""Sentences about the folders that are backed up."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, duration, untranslated

REFUSALS: Final[dict[Why, str]] = {
    Why.SOURCE_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "There is no folder {path}. Check the name, or plug in its drive."
    ),
    Why.SOURCE_IS_A_FILE: QT_TRANSLATE_NOOP("refusals", "{path} is a file. Name its folder."),
    Why.SOURCE_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "You don't have permission to read the folder {path}. Choose another one, or ask its owner."
    ),
    Why.SOURCE_FAILED: QT_TRANSLATE_NOOP(
        "refusals",
        "The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.",
    ),
    Why.SOURCE_EMPTY: QT_TRANSLATE_NOOP(
        "refusals",
        "There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.",
    ),
    Why.NOTHING_READABLE: QT_TRANSLATE_NOOP(
        "refusals", "No backup was made, because none of the files could be read. The list shows the reason for each."
    ),
    Why.SOURCE_INSIDE_DESTINATION: QT_TRANSLATE_NOOP(
        "refusals", "{source} is inside the backup {destination}. Choose a folder outside it."
    ),
}

_CONTEXT: Final = "sources"
_SILENT: Final = QT_TRANSLATE_NOOP("sources", "{path} has not responded for {time}. The backup is waiting for it.")
_SILENT_SERVER: Final = QT_TRANSLATE_NOOP(
    "sources", "{path} has not responded for {time}. The backup is waiting for {server} ({kind})."
)
_SILENT_PLACE: Final = QT_TRANSLATE_NOOP("sources", "{path} has not responded for {time}.")
_SILENT_PLACE_ON_SERVER: Final = QT_TRANSLATE_NOOP(
    "sources", "{path} has not responded for {time}. It is on {server} ({kind})."
)
_LEFT_OUT_SOON: Final = QT_TRANSLATE_NOOP("sources", "If it stays silent, it will be skipped in {time}.")


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
