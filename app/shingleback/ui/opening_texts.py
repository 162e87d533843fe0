"""What happened when a drive was opened or closed, in one sentence, and who keeps it busy."""

from shingleback.bridge.opening import OpeningState
from shingleback.model.drive import Drive
from shingleback.model.mounting import AccessTimes
from shingleback.ui import texts
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP, mounting, reasons

_BUSY = "in-use-by"
_UNDER_WAY = QT_TRANSLATE_NOOP("opening", "Under way. A drive that sleeps, or is tidying up, takes a moment.")
_DIED = QT_TRANSLATE_NOOP("opening", "The part of the program that does this has ended ({detail}). Try again.")


def said(state: OpeningState, drive: Drive) -> str:
    """Empty where nothing was asked for, and where it is not so any more: somebody else has closed or opened it."""
    if state.opening is None or _is_past(state, drive):
        return ""
    if state.is_running:
        return translate("opening", _UNDER_WAY)
    word = state.word
    if word is None:
        return translate("opening", _DIED).format(detail=state.detail)
    if word.why:
        return " ".join([*_keepers(state), texts.sentence(word)])
    if word.command == "unmount":
        return mounting.closed_text(translate)
    return mounting.opened_text(AccessTimes(word.access_times), word.mount_point, translate)


def _is_past(state: OpeningState, drive: Drive) -> bool:
    word = state.word
    if word is None or word.why:
        return False
    return bool(drive.mount_points) if word.command == "unmount" else word.mount_point not in drive.mount_points


def _keepers(state: OpeningState) -> list[str]:
    return [reasons.note(note.code, note.values, translate) for note in state.notes if note.code == _BUSY]
