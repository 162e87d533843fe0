"""Languages for tests: a function translates every text."""

from collections.abc import Callable, Sequence
from datetime import time

from shingleback.messages.translate import untranslated


class Language:
    """English numbers, and texts as returned by `say(context, text)`."""

    def __init__(self, say: Callable[[str, str], str]) -> None:
        self._say = say

    def __call__(self, context: str, text: str, count: int | None = None) -> str:
        shown = self._say(context, text)
        return shown if count is None else untranslated(context, shown, count)

    def number(self, value: float, digits: int = 0) -> str:
        return untranslated.number(value, digits)

    def clock(self, value: time) -> str:
        return untranslated.clock(value)

    def listed(self, names: Sequence[str]) -> str:
        return untranslated.listed(names)

    def path(self, path: str) -> str:
        return untranslated.path(path)

    def begun(self, text: str) -> str:
        return untranslated.begun(text)
