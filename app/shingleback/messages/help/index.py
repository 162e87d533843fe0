"""The help articles, to which other parts refer by their `Topic`, and the search in them."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from shingleback.messages.help.topic import Explanation
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate

_CONTEXT: Final = "explanations"
_IDLE_WORDS: Final = QT_TRANSLATE_NOOP(
    "explanations",
    "a an and are be can does for how i in is it its my of on or so the this to too what when which why with",
)
_TITLE, _KEYWORDS, _TEXT = 6, 4, 1
_LEAST_STEM: Final = 4
_ENDING: Final = 3  # letters by which two forms of a word may differ: click, clicking


def matches(query: str, explanations: Sequence[Explanation], translate: Translate) -> tuple[Explanation, ...]:
    """Those that have every word of the query, the best first. Words that say nothing do not count."""
    idle = set(words_of(translate(_CONTEXT, _IDLE_WORDS)))
    asked = [word for word in words_of(query) if word not in idle]
    if not asked:
        return () if words_of(query) else tuple(explanations)
    scored = [(_score(asked, one, translate), one) for one in explanations]
    scored.sort(key=lambda pair: -pair[0])
    return tuple(one for score, one in scored if score)


def words_of(text: str) -> list[str]:
    """In small letters and without accents, so that "Ä" finds "a"."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return re.findall(r"\w+", plain.casefold())


def _score(asked: Sequence[str], one: Explanation, translate: Translate) -> int:
    """0 where a word is missing."""
    fields = (
        (_TITLE, words_of(translate(_CONTEXT, one.title))),
        (_KEYWORDS, words_of(translate(_CONTEXT, one.keywords))),
        (_TEXT, words_of(" ".join(translate(_CONTEXT, text) for text in _texts(one)))),
    )
    scores = [max(weight * _is_in(word, words) for weight, words in fields) for word in asked]
    return sum(scores) if all(scores) else 0


def _texts(one: Explanation) -> Iterable[str]:
    return (*one.paragraphs, *(known.text for known in one.known), *([one.details] if one.details else []))


def _is_in(asked: str, words: Iterable[str]) -> bool:
    return any(_is_like(asked, word) for word in words)


def _is_like(asked: str, word: str) -> bool:
    """The beginning of a word is enough while one types, and so is another form of it."""
    if word.startswith(asked):
        return True
    stem = max(_LEAST_STEM, len(asked) - _ENDING)
    return len(asked) > stem - 1 and word[:stem] == asked[:stem] and len(word) <= len(asked)
