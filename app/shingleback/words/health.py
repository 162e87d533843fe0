"""How healthy a drive is, as sentences."""

from typing import Final

from shingleback.model.smart import Health
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "health"

_NAMES: Final[dict[str, str]] = {
    Health.OK: QT_TRANSLATE_NOOP("health", "good"),
    Health.WATCH: QT_TRANSLATE_NOOP("health", "to be watched"),
    Health.FAILING: QT_TRANSLATE_NOOP("health", "failing"),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("health", "unknown"),
}


def health_name(health: str, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _NAMES[health])
