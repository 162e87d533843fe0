"""What a measurement means, in a sentence: the kind of drive that behaves like the measured one."""

from typing import Final

from shingleback.domain.measurement import Behavior, BehaviorVerdict
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, rate, size, untranslated

_CONTEXT: Final = "measuring"
_BEHAVIORS: Final[dict[Behavior, str]] = {
    Behavior.MEDIA_CACHE: QT_TRANSLATE_NOOP("measuring", "It behaves like a shingled drive with a media cache."),
    Behavior.TRANSLATION: QT_TRANSLATE_NOOP(
        "measuring", "It behaves like a shingled drive that writes everything to a log (a translation layer)."
    ),
    Behavior.CONVENTIONAL: QT_TRANSLATE_NOOP("measuring", "It behaves like a conventional hard disk."),
    Behavior.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("measuring", "It behaves like a drive without moving parts."),
    Behavior.NOT_TOLD: QT_TRANSLATE_NOOP(
        "measuring", "This measurement could not tell which kind of drive it is. A larger budget may."
    ),
}
_CACHE: Final = QT_TRANSLATE_NOOP("measuring", "The cache was full after {size}.")
_CLEANED: Final = QT_TRANSLATE_NOOP("measuring", "While it rests, it makes room at {rate}.")


def verdict_text(verdict: BehaviorVerdict, translate: Translate = untranslated) -> str:
    """In one to three sentences."""
    said = [translate(_CONTEXT, _BEHAVIORS[verdict.behavior])]
    if verdict.cache_bytes:
        said.append(translate(_CONTEXT, _CACHE).format(size=size(verdict.cache_bytes, translate)))
    if verdict.cleaned_bytes_per_s:
        said.append(translate(_CONTEXT, _CLEANED).format(rate=rate(verdict.cleaned_bytes_per_s, translate)))
    return " ".join(said)
