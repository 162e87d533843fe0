"""Something with its name before it: how a colon stands is up to the language."""

from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_HEADED: Final = QT_TRANSLATE_NOOP("headed", "{name}: {said}")


def headed(name: str, said: str, translate: Translate = untranslated) -> str:
    return translate("headed", _HEADED).format(name=name, said=said)
