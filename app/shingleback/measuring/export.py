"""A measurement for other programs, and for other people: as CSV, as JSON, and without anything that names a person.

A shared file has no names, serial numbers, times or paths: a measurement holds none but the day, which is left out.
"""

import csv
import io
from collections.abc import Iterator

import msgspec

from shingleback.domain.measurement import Measurement, SpeedAt

_FORMAT = 1


class SharedMeasurement(msgspec.Struct, frozen=True, kw_only=True):
    """What a shared file holds."""

    format: int = _FORMAT
    measurement: Measurement


def as_json(measurement: Measurement) -> bytes:
    return msgspec.json.format(msgspec.json.encode(measurement), indent=1) + b"\n"


def shared(measurement: Measurement) -> bytes:
    anonymous = msgspec.structs.replace(measurement, measured_at="")
    return msgspec.json.format(msgspec.json.encode(SharedMeasurement(measurement=anonymous)), indent=1) + b"\n"


def as_csv(measurement: Measurement) -> str:
    """A line a figure: test, at, value, unit."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("test", "at", "value", "unit"))
    writer.writerows(_rows(measurement))
    return out.getvalue()


def _rows(one: Measurement) -> Iterator[tuple[str, float | str, float | str, str]]:
    yield "verdict", "", one.verdict.behavior.value, ""
    yield "verdict", "", one.verdict.confidence, "probability"
    yield from _curve("sequential-write", one.write_curve)
    yield from _curve("sequential-read", one.read_curve)
    yield from _curve("position", one.places)
    yield "random-read", "", one.random_read_s, "s"
    yield "random-write", "", one.scattered_write_s, "s"
    for number, waits_s in enumerate(one.idle_waits_s, 1):
        yield from (("idle", number, wait_s, "s") for wait_s in waits_s)
    yield "bands", "", one.band_bytes, "bytes"
    for cache in one.cache:
        name = f"collapse-{cache.piece_bytes}"
        yield from _curve(name, cache.curve)
        yield f"{name}-cliff", cache.cliff_s, cache.cliff_bytes, "bytes"
        yield from ((f"{name}-rest", seconds, count, "bytes") for seconds, count in cache.regained)
    yield "small-files-made", "", one.files_per_s, "1/s"
    yield "small-files-removed", "", one.removed_per_s, "1/s"


def _curve(name: str, points: list[SpeedAt]) -> Iterator[tuple[str, float, float, str]]:
    yield from ((name, point.at, round(point.bytes_per_s), "bytes/s") for point in points)
