"""Full-text search of the help articles, in the language of the reader."""

import math
import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from shingleback.messages.help.topic import CONTEXT, Explanation
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate

_STOP_WORDS: Final = QT_TRANSLATE_NOOP(
    "explanations",
    "a an and are be can does for how i in is it its my of on or so the this to too what when which why with",
)
_TITLE, _KEYWORDS, _TEXT = 5, 5, 1
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_HIRAGANA: Final = re.compile(r"[\u3040-\u309f]+")  # particles and endings
_PAIR: Final = 2
_WEAK: Final = 0.5  # of the best score
_MIN_STEM: Final = 4
_ENDING: Final = 3  # the number of letters in which two forms of a word may differ: click, clicking


def matches(query: str, explanations: Sequence[Explanation], translate: Translate) -> tuple[Explanation, ...]:
    """The articles for what somebody typed, best first. Stop words do not count, and words of few articles count most.

    A whole sentence may be typed: at least half of its words must be in an article, and weak matches are dropped.
    """
    stop_words = set(words_of(translate(CONTEXT, _STOP_WORDS)))
    query_words = list(dict.fromkeys(part for word in words_of(query) for part in _parts(word, stop_words)))
    if not query_words:
        return () if words_of(query) else tuple(explanations)
    fields = [_fields(explanation, translate) for explanation in explanations]
    weights = [[_weight(word, field) for field in fields] for word in query_words]
    # How much a word tells, by the number of articles that contain it.
    rarities = [math.log((len(row) + 1) / max(1, sum(weight > 0 for weight in row))) for row in weights]
    ranked = [
        (sum(weight * rarity for weight, rarity in zip(column, rarities, strict=True)), explanation)
        for column, explanation in zip(zip(*weights, strict=True), explanations, strict=True)
        if 2 * sum(weight > 0 for weight in column) >= len(query_words)
    ]
    ranked.sort(key=lambda pair: -pair[0])
    return tuple(explanation for score, explanation in ranked if score >= ranked[0][0] * _WEAK)


def _parts(word: str, stop_words: Collection[str]) -> Iterable[str]:
    """What of a word counts. Japanese and Chinese put no spaces between words: there, each pair of letters is one."""
    if word in stop_words:
        return []
    if not _UNSPACED.search(word):
        return [word]
    longest_first = sorted((stop for stop in stop_words if len(stop) >= _PAIR), key=len, reverse=True)
    pieces = re.split("|".join(longest_first), word)
    pairs = (piece[place : place + _PAIR] for piece in pieces for place in range(max(1, len(piece) - 1)))
    return [pair for pair in pairs if pair and not _HIRAGANA.fullmatch(pair)]


def words_of(text: str) -> list[str]:
    """The words in lower case and without accents, so that "Ä" finds "a"."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return re.findall(r"\w+", plain.casefold())


def _fields(explanation: Explanation, translate: Translate) -> tuple[tuple[int, list[str]], ...]:
    """The words of an article, with the weight of where they are."""
    details = [explanation.details] if explanation.details else []
    texts = [*explanation.paragraphs, *(provenance.text for provenance in explanation.provenance), *details]
    return (
        (_TITLE, words_of(translate(CONTEXT, explanation.title))),
        (_KEYWORDS, words_of(translate(CONTEXT, explanation.keywords))),
        (_TEXT, words_of(" ".join(translate(CONTEXT, text) for text in texts))),
    )


def _weight(query_word: str, fields: Iterable[tuple[int, list[str]]]) -> int:
    return max(weight * any(_is_like(query_word, word) for word in words) for weight, words in fields)


def _is_like(query_word: str, word: str) -> bool:
    """Whether a word matches: as a prefix, because the user may still be typing, or as another form of the word."""
    if word.startswith(query_word):
        return True
    if _UNSPACED.search(query_word):
        return query_word in word
    stem = max(_MIN_STEM, len(query_word) - _ENDING)
    return len(query_word) > stem - 1 and word[:stem] == query_word[:stem] and len(word) <= len(query_word)
