"""What `test` says at the terminal: the plan, and at the end the figures beside those of earlier measurements."""

from typing import Final

from shingleback.domain.measurement import Measurement
from shingleback.messages.measuring import compared_text, confidence_text, figure_lines, known_lines, verdict_text
from shingleback.messages.translate import size
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.results import MeasureFinished
from shingleback.store.known_behavior import known_behavior

_MOST_EARLIER: Final = 3


def plan_lines(event: MeasurePlanned) -> list[str]:
    if not event.written_bytes:
        return [
            f"Tests: {', '.join(event.tests)}.",
            f"Nothing is written: the drive of {size(event.area_bytes)} is only read.",
            f"It takes between {event.low_minutes} and {event.high_minutes} min; Ctrl-C stops it.",
        ]
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This makes a file of {size(event.area_bytes)} in free space and removes it at the end.",
        f"Nothing else on the drive is touched. At most {size(event.written_bytes)} are written.",
        "That is no more wear than copying as much; a shingled drive rewrites several times as much when it cleans.",
        f"It takes between {event.low_minutes} and {event.high_minutes} min; Ctrl-C stops it.",
    ]


def lines(word: MeasureFinished) -> list[str]:
    one = word.measurement
    if one is None:
        return []
    said = [verdict_text(one.verdict), confidence_text(one.verdict)]
    said += [f"{line.name}: {line.value}" for line in figure_lines(one)]
    said += known_lines(one, known_behavior())
    said += [f"Measured {before.measured_at[:10]}: {compared_text(one, before)}" for before in _newest(word)]
    return [line for line in said if line]


def _newest(word: MeasureFinished) -> list[Measurement]:
    return word.earlier[-_MOST_EARLIER:]
