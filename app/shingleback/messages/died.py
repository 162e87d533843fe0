"""What to say of a worker process that ended without a result: the same, whatever job it did."""

from typing import Final

from shingleback.domain.text import visible
from shingleback.messages.errors import last_line
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate

_CONTEXT: Final = "died"
_DIED: Final = QT_TRANSLATE_NOOP("died", "A part of the program stopped unexpectedly ({detail}). Try again.")
_DIED_COPYING: Final = QT_TRANSLATE_NOOP(
    "died",
    "A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try"
    " continues from there.",
)


def died(detail: str, translate: Translate) -> str:
    """`detail` says how the process ended, for experts."""
    return translate(_CONTEXT, _DIED).format(detail=visible(last_line(detail)))


def died_copying(detail: str, translate: Translate) -> str:
    """Return the sentence for a job that keeps what it has copied."""
    return translate(_CONTEXT, _DIED_COPYING).format(detail=visible(last_line(detail)))
