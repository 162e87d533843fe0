"""Enums whose members carry a label for people, beside their value: no table elsewhere has to list them again.

A label is a name or a few words. It is marked for translation here, and translated where it is shown. Sentences about a
member, which explain or advise, are in `messages`.
"""

from enum import StrEnum
from typing import Self


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 (found by its name)
    """Mark a literal for translation and return it unchanged; one with "%n" has a form for each number."""
    return text


class LabeledEnum(StrEnum):
    """An enum whose members are written `NAME = "value", QT_TRANSLATE_NOOP("context", "Label")`.

    Attributes:
        label: in English, to be passed to a `Translate` with its context.
    """

    label: str

    def __new__(cls, value: str, label: str = "") -> Self:  # the default is for `Name("value")`, as mypy reads it
        member = str.__new__(cls, value)
        member._value_ = value
        member.label = label
        return member
