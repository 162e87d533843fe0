"""What `test` says at the terminal: the plan, and at the end the figures beside those of earlier measurements."""

from typing import Final

from shingleback.domain.measurement import Measurement
from shingleback.messages.measuring import compared_text, confidence_text, figure_lines, headline_text, known_lines
from shingleback.messages.translate import duration, percent, size
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.results import MeasureFinished
from shingleback.store.drive_records import known_behavior

_MOST_EARLIER: Final = 3


def plan_lines(event: MeasurePlanned) -> list[str]:
    if not event.written_bytes:
        return [
            f"Tests: {', '.join(event.tests)}.",
            f"Nothing is written: the drive of {size(event.area_bytes)} is only read.",
            f"It takes between {event.low_minutes} and {event.high_minutes} min; Ctrl-C stops it.",
        ]
    if event.levels:
        return _filling_lines(event)
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This makes a file of {size(event.area_bytes)} in free space and removes it at the end.",
        f"Nothing else on the drive is touched. At most {size(event.written_bytes)} are written.",
        "That is no more wear than copying as much; a shingled drive rewrites several times as much when it cleans.",
        f"It takes between {event.low_minutes} and {event.high_minutes} min; Ctrl-C stops it.",
    ]


def _filling_lines(event: MeasurePlanned) -> list[str]:
    low, high = duration(60 * event.low_minutes), duration(60 * event.high_minutes)
    *first, last = (percent(level) for level in event.levels)
    levels = f"{', '.join(first)} and {last}" if first else last
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This fills the drive with a file of its own, until it is {levels} full, and removes the file at the end.",
        "Nothing else on the drive is touched, but other programs find less and less room there.",
        f"At most {size(event.written_bytes)} are written: that wears the drive as much as filling it with a backup.",
        f"It takes between {low} and {high}; Ctrl-C stops it, and removes the file.",
    ]


def lines(word: MeasureFinished) -> list[str]:
    one = word.measurement
    if one is None:
        return []
    said = [headline_text(one), confidence_text(one.verdict)]
    said += [f"{line.name}: {line.value}" for line in figure_lines(one)]
    said += known_lines(one, known_behavior())
    said += [f"Measured {before.measured_at[:10]}: {compared_text(one, before)}" for before in _newest(word)]
    return [line for line in said if line]


def _newest(word: MeasureFinished) -> list[Measurement]:
    return word.earlier[-_MOST_EARLIER:]
