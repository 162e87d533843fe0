"""What is known of how drives of a kind behave, each with its source, to lay a measurement beside it."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum

from shingleback.domain.measurement import Behavior, Measurement, mean_speed


class Figure(StrEnum):
    """What can be compared; the unit is in the name."""

    CACHE = "cache-bytes"
    BAND = "band-bytes"
    WRITING = "write-bytes-per-s"
    READING = "read-bytes-per-s"
    RANDOM_READ = "random-read-s"


@dataclass(frozen=True, slots=True)
class KnownFigure:
    """A range that was reported. Attributes: `of`: the drives on which it was seen."""

    kind: Behavior
    figure: Figure
    low: float
    high: float
    of: str
    source: str


def parse_known(text: str) -> tuple[KnownFigure, ...]:
    """Raises ValueError (also TOMLDecodeError), KeyError and TypeError for a table that is wrong."""
    found = []
    for one in tomllib.loads(text)["known"]:
        low, high = float(one["low"]), float(one["high"])
        if not 0 < low <= high:
            raise ValueError(f"no range: {low} to {high}")
        found.append(
            KnownFigure(Behavior(one["kind"]), Figure(one["figure"]), low, high, str(one["of"]), str(one["source"]))
        )
    return tuple(found)


def measured_figure(one: Measurement, figure: Figure) -> float:
    """0 where it was not measured."""
    match figure:
        case Figure.CACHE:
            return float(one.verdict.cache_bytes)
        case Figure.BAND:
            return float(one.band_bytes)
        case Figure.WRITING:
            return mean_speed(one.write_curve)
        case Figure.READING:
            return mean_speed(one.read_curve)
        case Figure.RANDOM_READ:
            return one.random_read_s
