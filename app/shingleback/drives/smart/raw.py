"""Numbers as smartctl prints them: raw values with remarks behind them, and thousands separated in any language."""

import re
from typing import Final

from shingleback.model.smart import Attribute

_LEADING: Final = re.compile(r"\s*(0x[0-9a-fA-F]{1,16}|\d{1,20})")
_WORDS: Final = re.compile(r"(\d{1,5}) (\d{1,5}) (\d{1,5})")
_ERRORS_AND_OPERATIONS: Final = re.compile(r"(\d{1,10})/(\d{1,10})")
_SEPARATORS: Final = re.compile(r"(?<=\d)[,.'\u2019\u00a0\u202f\u2009 ](?=\d{3}(?:\D|$))")
_WORD: Final = 1 << 16
_LONG: Final = 1 << 32

_NO_NUMBER: Final = 1 << 128
"""The counters of NVMe have 128 bits; what is larger stands in no report."""
_HOURS: Final = 9
_TEMPERATURES: Final = (194, 190)
_HOTTEST_C: Final = 150
_LONGEST_H: Final = 1_000_000
_PER_HOUR: Final = {"half_minutes": 120, "minutes": 60, "seconds": 3600}


def sound(found: object) -> int | None:
    """A count as a report can hold it; where one is negative or larger, it was misread."""
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < _NO_NUMBER else None


def raw_number(text: str) -> int | None:
    """The whole raw value: three words and "errors/operations" are put together again as the drive packs them."""
    words = _WORDS.fullmatch(text.strip())
    if words and all(int(word) < _WORD for word in words.groups()):
        high, middle, low = (int(word) for word in words.groups())
        return high << 32 | middle << 16 | low
    both = _ERRORS_AND_OPERATIONS.fullmatch(text.strip())
    if both and int(both[2]) < _LONG:
        return int(both[1]) << 32 | int(both[2])
    return _leading_number(text)


def separated_number(text: str) -> int | None:
    """The number that a text begins with, as in "2 000 398 934 016 bytes", "2,000,398,934,016" or "1.699.047"."""
    return _leading_number(_SEPARATORS.sub("", text))


def temperature_c(attributes: tuple[Attribute, ...]) -> int | None:
    """From the table; makers pack the coldest and the hottest day above the low byte."""
    by_number = {one.number: one.raw for one in attributes}
    for number in _TEMPERATURES:
        raw = by_number.get(number)
        if raw is not None:
            celsius = raw if raw < _HOTTEST_C else raw & 0xFF
            return celsius if 0 < celsius < _HOTTEST_C else None
    return None


def power_on_hours(attributes: tuple[Attribute, ...]) -> int | None:
    """From the table; what stands above the low 32 bits are milliseconds, and some drives count other units."""
    hours = next((one for one in attributes if one.number == _HOURS), None)
    if hours is None or hours.raw is None:
        return None
    leading = _leading_number(hours.raw_text)
    count = (hours.raw if leading is None else leading) % _LONG
    name = hours.name.lower()
    count //= next((per_hour for unit, per_hour in _PER_HOUR.items() if name.endswith(unit)), 1)
    return count if count < _LONGEST_H else None


def _leading_number(text: str) -> int | None:
    leading = _LEADING.match(text)
    return int(leading[1], 16 if leading[1].startswith("0x") else 10) if leading else None
