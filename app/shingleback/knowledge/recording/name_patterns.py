"""Patterns for the model names of disks, made so that a contributor can read them and a test can prove things of them.

    ST8000DM004              that name, whatever follows after a hyphen, a blank, a slash or a dot: ST8000DM004-2CX188
    WD{20,40}EZAZ            one of several
    HDWD2[46]0               one letter or digit of a set; [0-9] and [A-F] work as well
    ST9####20AS              # is one digit
    MG08ACA??TE              ? is one letter or digit
    HDWT840*                 * at the end: any more letters and digits

Unlike regular expressions, two of these can be compared: whether a name exists that both match, and whether one of
them is narrower than the other. Names are compared in capitals.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_DIGITS: Final = frozenset("0123456789")
_ALNUM: Final = _DIGITS | frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_ENDS: Final = frozenset("- /.")
_TOKEN: Final = re.compile(r"\[([A-Z0-9-]+)\]|([#?])|([A-Z0-9 ./-])")
_RANGE: Final = re.compile("([A-Z0-9])(?:-([A-Z0-9]))?")
_CHOICE: Final = re.compile(r"\{([^{}]*)\}")
_MOST_FORMS: Final = 2000


@dataclass(frozen=True, slots=True)
class Form:
    """One way to spell a pattern: which letters may stand at each place.

    Attributes:
        is_open: more letters and digits may follow.
    """

    places: tuple[frozenset[str], ...]
    is_open: bool = False

    def matches(self, name: str) -> bool:
        count = len(self.places)
        if not self.begins(name[:count]) or len(name) < count:
            return False
        rest = name[count:]
        if self.is_open:
            rest = rest.lstrip("".join(_ALNUM))
        return not rest or rest[0] in _ENDS

    def begins(self, start: str) -> bool:
        """Whether a name that this matches begins so; `start` is no longer than the form."""
        return all(letter in allowed for letter, allowed in zip(start, self.places, strict=False))

    def may_become(self, start: str) -> bool:
        """Whether a name that breaks off after `start` may be one that this matches."""
        return len(start) <= len(self.places) and self.begins(start)

    @property
    def weight(self) -> float:
        """Greater for the narrower of two forms, where one of them is inside the other."""
        return sum(1 / len(allowed) for allowed in self.places)

    def overlaps(self, other: "Form") -> bool:
        """Whether there is a name that both match."""
        if len(other.places) < len(self.places):
            return other.overlaps(self)
        if any(not mine & theirs for mine, theirs in zip(self.places, other.places, strict=False)):
            return False
        if len(self.places) == len(other.places):
            return True
        following = other.places[len(self.places)]
        return bool(following & (_ENDS | _ALNUM if self.is_open else _ENDS))

    def contains(self, other: "Form") -> bool:
        """Whether this matches every name that the other matches."""
        if len(other.places) < len(self.places):
            return False
        if any(not theirs <= mine for mine, theirs in zip(self.places, other.places, strict=False)):
            return False
        if len(self.places) == len(other.places):
            return self.is_open or not other.is_open
        following = other.places[len(self.places)]
        return following <= (_ENDS | _ALNUM if self.is_open else _ENDS)

    @property
    def sample(self) -> str:
        return "".join(min(allowed) for allowed in self.places)


@dataclass(frozen=True, slots=True)
class NamePattern:
    """A pattern as it was written, and the forms it stands for."""

    text: str
    forms: tuple[Form, ...]

    @classmethod
    def parse(cls, text: str) -> "NamePattern":
        """Raises ValueError, which says what is wrong."""
        forms = tuple(_form(spelled) for spelled in itertools.islice(_spelled(text.upper()), _MOST_FORMS + 1))
        if len(forms) > _MOST_FORMS:
            raise ValueError(f"{text} stands for more than {_MOST_FORMS} names")
        return cls(text, forms)

    def weight_for(self, name: str) -> float | None:
        """How narrowly it matches; None where it does not."""
        return max((form.weight for form in self.forms if form.matches(name)), default=None)

    def may_become(self, start: str) -> bool:
        return any(form.may_become(start) for form in self.forms)


def _spelled(text: str) -> Iterator[str]:
    """The text with every choice in braces made."""
    choice = _CHOICE.search(text)
    if not choice:
        yield text
        return
    for option in choice[1].split(","):
        yield from _spelled(text[: choice.start()] + option + text[choice.end() :])


def _form(text: str) -> Form:
    body = text.removesuffix("*")
    places: list[frozenset[str]] = []
    at = 0
    while at < len(body):
        token = _TOKEN.match(body, at)
        if not token:
            raise ValueError(f"{body[at]} in {text} has no meaning there")
        places.append(_allowed(token))
        at = token.end()
    if not places:
        raise ValueError("a pattern is empty")
    return Form(tuple(places), is_open=body != text)


def _allowed(token: re.Match[str]) -> frozenset[str]:
    letters, wildcard, literal = token.groups()
    if wildcard:
        return _DIGITS if wildcard == "#" else _ALNUM
    if literal:
        return frozenset(literal)
    allowed = frozenset(letter for one in _RANGE.finditer(letters) for letter in _between(one[1], one[2] or one[1]))
    if not allowed or _RANGE.sub("", letters):
        raise ValueError(f"[{letters}] is no set of letters and digits")
    return allowed


def _between(first: str, last: str) -> Iterator[str]:
    return (letter for letter in _ALNUM if first <= letter <= last)
