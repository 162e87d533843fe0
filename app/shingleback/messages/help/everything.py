"""All explanations, in the order in which they are listed. Who only refers to one by its `Topic` needs none of them."""

from typing import Final

from shingleback.messages.help import groups
from shingleback.messages.help.arrays import ARRAYS
from shingleback.messages.help.cache import CACHE
from shingleback.messages.help.everyday import EVERYDAY
from shingleback.messages.help.filesystems import FILESYSTEMS
from shingleback.messages.help.index import matches
from shingleback.messages.help.kinds import KINDS
from shingleback.messages.help.preparing import PREPARING
from shingleback.messages.help.topic import Basis, Explanation, Topic
from shingleback.messages.help.trouble import TROUBLE
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

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
