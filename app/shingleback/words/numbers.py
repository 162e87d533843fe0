"""Sizes, durations and rates in the form in which people read them."""

from typing import Final

_UNITS: Final = ("bytes", "kB", "MB", "GB", "TB", "PB")
_STEP: Final = 1000
_MINUTE_S: Final = 60
_HOUR_S: Final = 3600
_DAY_S: Final = 86_400


def size(count: float) -> str:
    """In decimal units, as drives are sold: 1.5 GB."""
    unit = 0
    while round(abs(count)) >= _STEP and unit < len(_UNITS) - 1:
        count /= _STEP
        unit += 1
    digits = 1 if unit and abs(count) < 100 else 0
    return f"{count:.{digits}f} {_UNITS[unit]}"


def capacity(count: float) -> str:
    """Of a drive, as on its box: 8 TB, 1.5 TB."""
    return size(count).replace(".0 ", " ")


def files(count: int) -> str:
    return f"{count:,} file" if count == 1 else f"{count:,} files"


def rate(bytes_per_s: float) -> str:
    return f"{size(bytes_per_s)}/s"


def duration(seconds: float) -> str:
    """Rounded to what matters: 45 s, 12 min, 3 h 10 min, 2 days."""
    whole = round(seconds)
    if whole < 1:
        return "less than a second"
    if whole < _MINUTE_S:
        return f"{whole} s"
    minutes = round(seconds / _MINUTE_S)
    if minutes < _MINUTE_S:
        return f"{minutes} min"
    if minutes * _MINUTE_S < _DAY_S:
        hours, rest = divmod(minutes, _MINUTE_S)
        return f"{hours} h {rest} min" if rest else f"{hours} h"
    days = round(seconds / _DAY_S)
    return f"{days} day" if days == 1 else f"{days} days"


def time_left(low_s: float | None, high_s: float | None) -> str:
    """A range, since anything else would be a lie; empty while nothing can be said."""
    if low_s is None or high_s is None:
        return ""
    low, high = duration(low_s), duration(high_s)
    if low == high or high_s < _MINUTE_S:
        return f"about {high}" if high_s >= _MINUTE_S else "less than a minute"
    if high_s >= _HOUR_S:
        return f"{low} to {high}"
    return f"{round(low_s / _MINUTE_S) or 1} to {round(high_s / _MINUTE_S)} min"
