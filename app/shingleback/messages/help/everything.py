"""All help articles in display order.

A module that only refers to an article by its `Topic` does not need this one.
"""

from typing import Final

from shingleback.messages.help.everyday import CACHE, EVERYDAY
from shingleback.messages.help.filesystems import ARRAYS, FILESYSTEMS
from shingleback.messages.help.groups import place_of
from shingleback.messages.help.kinds import KINDS
from shingleback.messages.help.preparing import PREPARING
from shingleback.messages.help.restoring import RESTORING
from shingleback.messages.help.search import matches
from shingleback.messages.help.topic import CONTEXT, Basis, Explanation, Topic
from shingleback.messages.help.trouble import TROUBLE
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

CAPTIONS: Final[dict[Topic, str]] = {
    Topic.WHAT_IS_SMR: QT_TRANSLATE_NOOP(
        "explanations",
        "Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of"
        " the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after"
        " it (striped).",
    ),
    Topic.SLOWS_DOWN: QT_TRANSLATE_NOOP(
        "explanations",
        "New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later."
        " When the cache is full, new files have to wait.",
    ),
    Topic.BUSY_WHEN_IDLE: QT_TRANSLATE_NOOP(
        "explanations",
        "Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has"
        " finished.",
    ),
}
"""The captions of drawings, also for screen readers."""

ALL: Final[tuple[Explanation, ...]] = tuple(
    sorted(
        (*EVERYDAY, *CACHE, *TROUBLE, *KINDS, *ARRAYS, *FILESYSTEMS, *PREPARING, *RESTORING),
        key=lambda explanation: place_of(explanation.topic),
    )
)
_BY_TOPIC: Final = {explanation.topic: explanation for explanation in ALL}


def explanation(topic: Topic) -> Explanation:
    return _BY_TOPIC[topic]


def basis_name(basis: Basis, translate: Translate = untranslated) -> str:
    return translate(CONTEXT, basis.label)


def find(query: str, translate: Translate = untranslated) -> tuple[Explanation, ...]:
    """The articles for a query, best first; all of them for an empty query."""
    return matches(query, ALL, translate)
