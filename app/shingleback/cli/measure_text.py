"""The text output of `test` and `zones`.

`test` prints its plan, and at the end its figures beside those of earlier measurements. `zones` prints a drawing of the
drive, a legend, and how much space is left.
"""

from typing import Final

from shingleback.messages.measuring import compared_text, confidence_text, figure_lines, headline_text, particulars_text
from shingleback.messages.translate import durations, percent, size
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.measuring import MeasureFinished
from shingleback.store.drive_records import known_behavior

_MAX_EARLIER: Final = 3


def plan_lines(event: MeasurePlanned) -> list[str]:
    if not event.written_bytes:
        return [
            f"Tests: {', '.join(event.tests)}.",
            f"Nothing is written; the drive ({size(event.area_bytes)}) is only read.",
            f"It takes {_time(event)}; Ctrl-C stops it.",
        ]
    if event.levels:
        *first, last = (percent(level) for level in event.levels)
        levels = f"{', '.join(first)} and {last}" if first else last
        written = f"At most {size(event.written_bytes)}"
        return [
            f"Tests: {', '.join(event.tests)}.",
            f"This fills the drive with a file of its own, until it is {levels} full, and removes the file at the end.",
            "Nothing else on the drive is changed, but other programs have less and less space there.",
            f"{written} are written, which wears the drive as much as filling it with a backup.",
            f"It takes {_time(event)}; Ctrl-C stops it, and removes the file.",
        ]
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This makes a file of {size(event.area_bytes)} in free space and removes it at the end.",
        f"Nothing else on the drive is changed. At most {size(event.written_bytes)} are written.",
        "This wears the drive no more than copying the same amount. A shingled drive rewrites several times as much.",
        f"It takes {_time(event)}; Ctrl-C stops it.",
    ]


def _time(event: MeasurePlanned) -> str:
    return durations(60 * event.low_minutes, 60 * event.high_minutes)


def lines(result: MeasureFinished) -> list[str]:
    measurement = result.measurement
    if measurement is None:
        return ["The drive's write cache has its original setting again."] if result.is_write_cache_reset else []
    lines = [headline_text(measurement), particulars_text(measurement.verdict), confidence_text(measurement.verdict)]
    lines += [line.text for line in figure_lines(measurement, known_behavior())]
    lines += [
        f"Measured {before.measured_at[:10]}: {compared_text(measurement, before)}"
        for before in result.earlier[-_MAX_EARLIER:]
    ]
    return [line for line in lines if line]
