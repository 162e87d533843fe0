"""The groups of help articles, with their articles in display order."""

from enum import StrEnum
from typing import Self

from shingleback.domain.labels import QT_TRANSLATE_NOOP
from shingleback.messages.help.topic import CONTEXT, Topic
from shingleback.messages.translate import Translate, untranslated


class Group(StrEnum):
    """The groups in display order.

    Attributes:
        label: in English, to be passed to a `Translate` with its context.
        topics: its articles in display order; those that are in no group are for experts.
    """

    label: str
    topics: tuple[Topic, ...]

    def __new__(cls, value: str, label: str = "", topics: tuple[Topic, ...] = ()) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.label = label
        member.topics = topics
        return member

    DRIVE = (
        "drive",
        QT_TRANSLATE_NOOP("explanations", "This drive"),
        (
            Topic.SLOWS_DOWN,
            Topic.BUSY_WHEN_IDLE,
            Topic.WHAT_IS_SMR,
            Topic.CACHE_FILL,
            Topic.AS_IT_FILLS,
            Topic.CLICKS,
            Topic.KEEP_POWERED,
            Topic.USB_2,
            Topic.CONFIDENCE,
        ),
    )
    BACKUPS = (
        "backups",
        QT_TRANSLATE_NOOP("explanations", "Backups"),
        (
            Topic.RESTORE_FILES,
            Topic.RESTS,
            Topic.EJECT_TAKES_LONG,
            Topic.ONE_DRIVE,
            Topic.NEW_DRIVE,
            Topic.PROFILES,
            Topic.ENCRYPTION,
            Topic.FREE_SPACE,
        ),
    )
    WRONG = (
        "wrong",
        QT_TRANSLATE_NOOP("explanations", "When something is wrong"),
        (
            Topic.VANISHED,
            Topic.IO_ERROR,
            Topic.READ_ONLY,
            Topic.SMART,
            Topic.NO_HEALTH,
        ),
    )
    EXPERTS = "experts", QT_TRANSLATE_NOOP("explanations", "For experts")


def group_of(topic: Topic) -> Group:
    return next((group for group in Group if topic in group.topics), Group.EXPERTS)


def place_of(topic: Topic) -> tuple[int, int]:
    """A sort key: the group and the position in it; articles for experts keep the order of the modules."""
    group = group_of(topic)
    return list(Group).index(group), group.topics.index(topic) if topic in group.topics else 0


def group_name(group: Group, translate: Translate = untranslated) -> str:
    return translate(CONTEXT, group.label)
