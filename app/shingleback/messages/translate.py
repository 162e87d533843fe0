"""Translation and formatting, shared by the window and the terminal. Imports no Qt.

Every literal that a user may read is marked with `QT_TRANSLATE_NOOP`, so that Qt Linguist's tools find it in a module
that does not import Qt. The caller passes a `Translate`: the terminal passes one that changes nothing, the window that
of its language. Sizes, durations and rates are formatted for people.
"""

import math
from collections.abc import Mapping, Sequence
from datetime import time
from typing import Final, Protocol

from shingleback.domain.labels import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP  # noqa: PLC0414 (imported from here)
from shingleback.domain.text import visible

_HEADED: Final = QT_TRANSLATE_NOOP("headed", "{name}: {said}")
_RANGE: Final = QT_TRANSLATE_NOOP("forecast", "{low} to {high}")
_CONTEXT: Final = "numbers"
_UNITS: Final = (
    QT_TRANSLATE_NOOP("numbers", "bytes"),
    QT_TRANSLATE_NOOP("numbers", "kB"),
    QT_TRANSLATE_NOOP("numbers", "MB"),
    QT_TRANSLATE_NOOP("numbers", "GB"),
    QT_TRANSLATE_NOOP("numbers", "TB"),
    QT_TRANSLATE_NOOP("numbers", "PB"),
)
_BINARY_UNITS: Final = (
    QT_TRANSLATE_NOOP("numbers", "KiB"),
    QT_TRANSLATE_NOOP("numbers", "MiB"),
    QT_TRANSLATE_NOOP("numbers", "GiB"),
)
_SECONDS: Final = QT_TRANSLATE_NOOP("numbers", "{time} s")
_MINUTES: Final = QT_TRANSLATE_NOOP("numbers", "{time} min")
_HOURS: Final = QT_TRANSLATE_NOOP("numbers", "{time} h")
_STEP: Final = 1000
_BINARY_STEP: Final = 1024
_MINUTE_S: Final = 60
_HOUR_S: Final = 3600
_DAY_S: Final = 86_400


class Translate(Protocol):
    """Translates sentences and numbers into one language."""

    def __call__(self, context: str, text: str, count: int | None = None) -> str:
        """The translated text; `count` replaces its "%n", and selects the form: 1 file, 2 files."""
        ...

    def number(self, value: float, digits: int = 0) -> str:
        """With this many decimals, in the number format of the language."""
        ...

    def clock(self, value: time) -> str:
        """A time of day: 7:00, 19:30."""
        ...

    def listed(self, names: Sequence[str]) -> str:
        """A list in a sentence: Documents, Music and Pictures."""
        ...

    def path(self, path: str) -> str:
        """What a path or device is called: the path itself, or the names of a drive and of the folders on it."""
        ...

    def begun(self, text: str) -> str:
        """A sentence that may begin with the result of `path`, with a capital letter."""
        ...


class CountedFiles(Protocol):
    """A number of files, and their bytes, as in `protocol.result_items.Tally`."""

    @property
    def files(self) -> int: ...

    @property
    def bytes(self) -> int: ...


class _English:
    def __call__(self, context: str, text: str, count: int | None = None) -> str:  # noqa: ARG002 (of the interface)
        if count is None:
            return text
        return text.replace("(s)", "" if count == 1 else "s").replace("%n", self.number(count))

    def number(self, value: float, digits: int = 0) -> str:
        return f"{value:,.{digits}f}"

    def clock(self, value: time) -> str:
        return f"{value.hour}:{value.minute:02}"

    def listed(self, names: Sequence[str]) -> str:
        return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)

    def path(self, path: str) -> str:
        return visible(path)

    def begun(self, text: str) -> str:
        return text


untranslated: Final[Translate] = _English()
"""Returns the source text, for the terminal and for tests."""


def in_names(values: Mapping[str, str | int], translate: Translate) -> dict[str, str | int]:
    """The values of a sentence, with names instead of paths."""
    return {
        name: translate.path(value) if isinstance(value, str) and value.startswith("/") else value
        for name, value in values.items()
    }


def headed(name: str, text: str, translate: Translate = untranslated) -> str:
    return translate("headed", _HEADED).format(name=name, said=text)


def capitalized(text: str) -> str:
    """A text at the beginning of a line: with a capital letter, if the language has them."""
    return text[:1].upper() + text[1:]


def size(count: float, translate: Translate = untranslated) -> str:
    """A size in decimal units, as drives are sold: 1.5 GB."""
    divisor, unit = unit_of(count, translate)
    if divisor == 1:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "%n byte(s)"), round(count))
    return with_unit(_scaled(count, translate), unit, translate)


def binary_size(count: int, translate: Translate = untranslated) -> str:
    """A size in binary units, for zones and requests, which are powers of two or parts of them: 4 KiB, 256 MiB."""
    power = min(max(count.bit_length() - 1, 0) // 10, len(_BINARY_UNITS))
    if not power:
        return size(count, translate)
    digits = 1 if count % _BINARY_STEP**power else 0
    unit = translate(_CONTEXT, _BINARY_UNITS[power - 1])
    return with_unit(translate.number(count / _BINARY_STEP**power, digits), unit, translate)


def unit_of(count: float, translate: Translate = untranslated) -> tuple[float, str]:
    """The unit that `size` would use: its bytes and its name."""
    power = 0
    while round(abs(count) / _STEP**power) >= _STEP and power < len(_UNITS) - 1:
        power += 1
    return float(_STEP**power), translate(_CONTEXT, _UNITS[power])


def capacity(count: float, translate: Translate = untranslated) -> str:
    """The capacity of a drive as printed on its box: 8 TB, 1.5 TB."""
    divisor, unit = unit_of(count, translate)
    tenths = round(count * 10 / divisor)
    is_round = divisor == 1 or tenths % 10 == 0 or tenths >= 1000
    return with_unit(translate.number(count / divisor, 0 if is_round else 1), unit, translate)


def files(count: int, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "%n file(s)"), count)


def done_of(done: tuple[int, int], total: tuple[int, int], translate: Translate = untranslated) -> str:
    """How much is done of the total, both as files and bytes: 1.5 GB of 3 GB.

    If all files are empty, it counts them. The text is empty if there is nothing to do, or the total is still unknown.
    """
    of = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{done} of {total}"))
    if total[1]:
        return of.format(done=size(done[1], translate), total=size(max(done[1], total[1]), translate))
    if total[0]:
        return of.format(done=translate.number(done[0]), total=files(max(done[0], total[0]), translate))
    return ""


def percent_done(part: float, translate: Translate = untranslated) -> str:
    """`part` of 1 in percent; never 100% before it is complete."""
    return percent(min(math.floor(100 * part + 1e-9), 99) / 100 if part < 1 else 1.0, translate)


def percent(part: float, translate: Translate = untranslated) -> str:
    """`part` of 1 in percent."""
    text = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{percent}%"))
    return text.format(percent=translate.number(100 * part))


def rate(bytes_per_s: float, translate: Translate = untranslated) -> str:
    text = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{size}/s"))
    return text.format(size=size(bytes_per_s, translate))


def duration(seconds: float, translate: Translate = untranslated) -> str:
    """A rounded duration: 45 s, 12 min, 3 h 10 min, 2 days."""
    whole, unit_s = _rounded(seconds)
    if not whole:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "less than a second"))
    if unit_s == _DAY_S:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "%n day(s)"), whole)
    if unit_s == _MINUTE_S and whole >= _MINUTE_S:
        hours, minutes = divmod(whole, _MINUTE_S)
        if not minutes:
            return _time(hours, _HOURS, translate)
        text = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{hours} h {minutes} min"))
        return text.format(hours=hours, minutes=minutes)
    return _time(whole, _MINUTES if unit_s == _MINUTE_S else _SECONDS, translate)


def _rounded(seconds: float) -> tuple[int, int]:
    """The rounded number and its unit in seconds: seconds, minutes (even if they make hours), or days."""
    if round(seconds) < _MINUTE_S:
        return round(seconds), 1
    minutes = round(seconds / _MINUTE_S)
    return (minutes, _MINUTE_S) if minutes * _MINUTE_S < _DAY_S else (round(seconds / _DAY_S), _DAY_S)


def countdown(seconds: float, translate: Translate = untranslated) -> str:
    """A duration to the second, at least 1 s: 45 s, 1 min 30 s, 20 min."""
    minutes, remainder = divmod(max(1, round(seconds)), _MINUTE_S)
    if minutes and remainder:
        text = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{minutes} min {seconds} s"))
        return text.format(minutes=minutes, seconds=remainder)
    return _time(minutes or remainder, _MINUTES if minutes else _SECONDS, translate)


def moment_of(seconds: float, translate: Translate = untranslated) -> str:
    """An exact time since the start, as on an axis: 45 s, 1:30 min, 20 min, 3:05 h."""
    hours, rest_s = divmod(round(seconds), _HOUR_S)
    minutes, left_s = divmod(rest_s, _MINUTE_S)
    if hours:
        remainder = f":{minutes:02}:{left_s:02}" if left_s else f":{minutes:02}" if minutes else ""
        return _time(f"{hours}{remainder}", _HOURS, translate)
    if minutes:
        return _time(f"{minutes}:{left_s:02}" if left_s else minutes, _MINUTES, translate)
    return _time(left_s, _SECONDS, translate)


def sizes(low: float, high: float, translate: Translate = untranslated) -> str:
    """A range of sizes, with the unit only once if it is the same: 20.0 to 25.0 GB."""
    return from_to(_beside(low, high, translate) or size(low, translate), size(high, translate), translate)


def rates(low: float, high: float, translate: Translate = untranslated) -> str:
    """A range of rates, formatted as in `sizes`."""
    return from_to(_beside(low, high, translate) or rate(low, translate), rate(high, translate), translate)


def durations(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    """A range of durations, with the unit only once if it is the same: 20 to 40 min, 2 to 5 h, 45 min to 1 h."""
    (low, low_unit_s), (high, high_unit_s) = _rounded(low_s), _rounded(high_s)
    low_text = duration(low_s, translate)
    if low and low != high and low_unit_s == high_unit_s:
        if low_unit_s != _MINUTE_S or high < _MINUTE_S:
            low_text = translate.number(low)
        elif low % _MINUTE_S == high % _MINUTE_S == 0:
            low_text = translate.number(low // _MINUTE_S)
    return from_to(low_text, duration(high_s, translate), translate)


def from_to(low: str, high: str, translate: Translate = untranslated) -> str:
    """A range, or one figure if both ends look the same."""
    return high if low == high else translate("forecast", _RANGE).format(low=low, high=high)


def _beside(low: float, high: float, translate: Translate) -> str:
    """The lower end of a range without its unit; empty if the units differ."""
    is_same_unit = unit_of(low) == unit_of(high) != unit_of(0)
    return _scaled(low, translate) if is_same_unit and size(low) != size(high) else ""


def _scaled(count: float, translate: Translate) -> str:
    """The number in the result of `size`, without its unit."""
    count /= unit_of(count)[0]
    return translate.number(count, 1 if abs(count) < 100 else 0)


def with_unit(number: str, unit: str, translate: Translate = untranslated) -> str:
    text = translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "{number} {unit}"))
    return text.format(number=number, unit=unit)


def _time(number: int | str, text: str, translate: Translate) -> str:
    return translate(_CONTEXT, text).format(time=number)
