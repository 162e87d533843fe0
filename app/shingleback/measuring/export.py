"""A measurement for other programs, and for other people: as CSV, as JSON, and without anything that names a person.

A shared file has no names, serial numbers, times or paths: a measurement holds none but the day, which is left out.
"""

import csv
import io
from collections.abc import Iterator
from typing import Final

import msgspec

from shingleback.domain.measurement import Measurement, SpeedAt

FORMAT: Final = 1


class SharedMeasurement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a shared file holds.

    Attributes:
        model: of the drive, as `shingleback drives` says it; empty until the person who shares it fills it in.
        state: how full the drive was: `empty`, `used` or `nearly-full`; likewise.
    """

    format: int = FORMAT
    model: str = ""
    state: str = ""
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
    yield "fill", "", one.fill_part, "part"
    yield "readers", "", round(one.readers_bytes_per_s), "bytes/s"
    yield "random-read", "", one.random_read_s, "s"
    yield "random-write", "", one.scattered_write_s, "s"
    yield "write-cache-on", "", one.cache_on_write_s, "s"
    yield "write-cache-off", "", one.cache_off_write_s, "s"
    yield "map", "", one.map_ratio, "times"
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
    yield from _curve("fill-curve", one.fill_curve)
    for level in one.fill_levels:
        yield "fill-level-write", level.fill_part, round(level.write_bytes_per_s), "bytes/s"
        yield "fill-level-read", level.fill_part, round(level.read_bytes_per_s), "bytes/s"
        yield "fill-level-rewrite", level.fill_part, round(level.rewrite_bytes_per_s), "bytes/s"


def _curve(name: str, points: list[SpeedAt]) -> Iterator[tuple[str, float, float, str]]:
    yield from ((name, point.at, round(point.bytes_per_s), "bytes/s") for point in points)
