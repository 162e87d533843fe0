"""Reads the table of attributes in both forms in which smartctl prints it, whatever happened to its spacing.

A line is read by itself, so one that was lost or garbled takes no other with it.
"""

import re
from collections.abc import Iterable
from typing import Final

from shingleback.drives.smart.raw import raw_number
from shingleback.model.kernel_text import text_lines
from shingleback.model.smart import Attribute

_HEAD: Final = r"[\s>|]*(?P<number>\d{1,3})\s+(?P<name>[A-Za-z][\w./-]*)\s+"
_LEVELS: Final = r"(?P<value>\d{1,3}|---)\s+(?P<worst>\d{1,3}|---)\s+(?P<threshold>\d{1,3}|---)\s+"
_LONG: Final = re.compile(
    _HEAD
    + r"0x[0-9a-fA-F]{4}\s+"
    + _LEVELS
    + r"(?P<type>Pre-fail|Old_age)\s+(?:Always|Offline)\s+(?P<failed>\S+)\s+(?P<raw>.*)"
)
_BRIEF: Final = re.compile(_HEAD + r"(?P<type>[POSRCK+-]{6,8})\s+" + _LEVELS + r"(?P<failed>\S+)\s+(?P<raw>.*)")
_BEGINNING_OF_A_ROW: Final = re.compile(r"[\s>|]*\d{1,3}(?:\s|$)")
_GAP: Final = re.compile(r"[\s>|]*[\[(<]?\s*(?:\.{2,}|…|snip|cut|truncated|omitted)[\s\])>.…]*", re.IGNORECASE)
_LONGEST_GAP: Final = 40
_MOST: Final = 255
_NEAR_THE_END: Final = 199  # the count of link errors, which nearly all drives have, and after it little that matters


def attributes(lines: Iterable[str]) -> tuple[Attribute, ...]:
    """The lines of the table, in their order; the first one wins where a number comes twice."""
    found: dict[int, Attribute] = {}
    for line in lines:
        match = _row(line)
        if match and 0 < int(match["number"]) <= _MOST:
            found.setdefault(int(match["number"]), _attribute(match))
    return tuple(found.values())


def is_cut(text: str) -> bool:
    """Whether a piece of the table is missing: left out by whoever passed it on, or behind the end of the text.

    The text ends within the table where it does so in the middle of a line, or after one that tables do not end with.
    """
    lines = text_lines(text)
    if any(_is_gap(line) and (_row(before) or _row(after)) for before, line, after in _threes(lines)):
        return True
    if len(lines) > 1 and _row(lines[-2]) and not _row(lines[-1]):
        return bool(_BEGINNING_OF_A_ROW.match(lines[-1]))
    last = _row(lines[-1]) if lines else None
    return last is not None and (not text.endswith("\n") or int(last["number"]) < _NEAR_THE_END)


def _is_gap(line: str) -> bool:
    return len(line) < _LONGEST_GAP and _GAP.fullmatch(line) is not None


def _threes(lines: list[str]) -> Iterable[tuple[str, str, str]]:
    return zip(["", *lines], lines, [*lines[1:], ""], strict=False)


def level(text: str) -> int | None:
    """VALUE, WORST or THRESH; "---" where the drive gives none."""
    return int(text) if re.fullmatch(r"[0-9]{1,3}", text) else None


def failed(text: str) -> str:
    """WHEN_FAILED, in the words of any version: "FAILING_NOW", "NOW", "In_the_past", "Past"."""
    word = text.lower()
    return "now" if word.endswith("now") else "past" if word.endswith("past") else ""


def _row(line: str) -> re.Match[str] | None:
    return _LONG.match(line) or _BRIEF.match(line)


def _attribute(match: re.Match[str]) -> Attribute:
    return Attribute(
        int(match["number"]),
        match["name"],
        value=level(match["value"]),
        worst=level(match["worst"]),
        threshold=level(match["threshold"]),
        raw=raw_number(match["raw"]),
        raw_text=match["raw"].strip(),
        failed=failed(match["failed"]),
        is_prefail=match["type"].startswith("P"),
    )
