"""All explanations, in the order in which they are listed. Who only refers to one by its `Topic` needs none of them."""

from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.explanations import groups
from shingleback.words.explanations.arrays import ARRAYS
from shingleback.words.explanations.cache import CACHE
from shingleback.words.explanations.everyday import EVERYDAY
from shingleback.words.explanations.filesystems import FILESYSTEMS
from shingleback.words.explanations.kinds import KINDS
from shingleback.words.explanations.preparing import PREPARING
from shingleback.words.explanations.search import matches
from shingleback.words.explanations.topic import Basis, Explanation, Topic
from shingleback.words.explanations.trouble import TROUBLE

CONTEXT: Final = "explanations"
ALL: Final[tuple[Explanation, ...]] = tuple(
    sorted(
        (*EVERYDAY, *CACHE, *TROUBLE, *KINDS, *ARRAYS, *FILESYSTEMS, *PREPARING),
        key=lambda one: groups.place_of(one.topic),
    )
)

_BY_TOPIC: Final = {one.topic: one for one in ALL}
_BASES: Final[dict[Basis, str]] = {
    Basis.MEASURED: QT_TRANSLATE_NOOP("explanations", "Measured by us"),
    Basis.MEASURED_BY_OTHERS: QT_TRANSLATE_NOOP("explanations", "Measured by others"),
    Basis.DOCUMENTED: QT_TRANSLATE_NOOP("explanations", "Documented"),
    Basis.STATED: QT_TRANSLATE_NOOP("explanations", "Stated by the maker"),
    Basis.MODELED: QT_TRANSLATE_NOOP("explanations", "Computed with a model"),
    Basis.REPORTED: QT_TRANSLATE_NOOP("explanations", "Reported"),
    Basis.ADVICE: QT_TRANSLATE_NOOP("explanations", "Good practice"),
}


def explanation(topic: Topic) -> Explanation:
    return _BY_TOPIC[topic]


def basis_name(basis: Basis, translate: Translate = untranslated) -> str:
    return translate(CONTEXT, _BASES[basis])


def group_name(group: groups.Group, translate: Translate = untranslated) -> str:
    return translate(CONTEXT, groups.NAMES[group])


def find(query: str, translate: Translate = untranslated) -> tuple[Explanation, ...]:
    """Those that answer a few words, the best first; all of them for no words."""
    return matches(query, ALL, translate)
