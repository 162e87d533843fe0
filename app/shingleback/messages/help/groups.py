"""The four groups in which the explanations are listed, and which of them has a drawing."""

from enum import StrEnum
from typing import Final

from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP


class Group(StrEnum):
    """In the order in which they are listed."""

    DRIVE = "drive"
    BACKUPS = "backups"
    WRONG = "wrong"
    EXPERTS = "experts"


NAMES: Final[dict[Group, str]] = {
    Group.DRIVE: QT_TRANSLATE_NOOP("explanations", "This drive"),
    Group.BACKUPS: QT_TRANSLATE_NOOP("explanations", "Backups"),
    Group.WRONG: QT_TRANSLATE_NOOP("explanations", "When something is wrong"),
    Group.EXPERTS: QT_TRANSLATE_NOOP("explanations", "For experts"),
}

_MEMBERS: Final[dict[Group, tuple[Topic, ...]]] = {
    Group.DRIVE: (
        Topic.SLOWS_DOWN,
        Topic.BUSY_WHEN_IDLE,
        Topic.WHAT_IS_SMR,
        Topic.CACHE_FILL,
        Topic.CLICKS,
        Topic.KEEP_POWERED,
        Topic.USB_2,
        Topic.CONFIDENCE,
    ),
    Group.BACKUPS: (
        Topic.RESTS,
        Topic.EJECT_TAKES_LONG,
        Topic.ONE_DRIVE,
        Topic.PROFILES,
        Topic.ENCRYPTION,
        Topic.FREE_SPACE,
    ),
    Group.WRONG: (
        Topic.VANISHED,
        Topic.PATIENCE,
        Topic.IO_ERROR,
        Topic.READ_ONLY,
        Topic.SMART,
        Topic.NO_HEALTH,
    ),
}
_GROUPS: Final = {topic: group for group, topics in _MEMBERS.items() for topic in topics}
_PLACES: Final = {topic: place for topics in _MEMBERS.values() for place, topic in enumerate(topics)}


def group_of(topic: Topic) -> Group:
    return _GROUPS.get(topic, Group.EXPERTS)


def place_of(topic: Topic) -> tuple[int, int]:
    """To sort by: the group, and the place within it; experts find theirs in the order of the modules."""
    return list(Group).index(group_of(topic)), _PLACES.get(topic, 0)


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
"""What the drawing of an explanation shows, for everybody and for screen readers."""
