"""A measurement for other programs, and for other people: as CSV, as JSON, and without anything that names a person.

A shared file has no names, serial numbers, times or paths: a measurement holds none but the day, which is left out.
"""

import csv
import io
import re
from collections.abc import Iterator
from typing import Final

import msgspec

from shingleback.domain.measurement import Measurement, SpeedAt

_FORMAT: Final = 1


class SharedMeasurement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a shared file holds.

    Attributes:
        model: of the drive, as `shingleback drives` says it; empty until the person who shares it fills it in.
        state: how full the drive was: `empty`, `used` or `nearly-full`; likewise.
    """

    format: int = _FORMAT
    model: str = ""
    state: str = ""
    measurement: Measurement


DRIVE_STATES: Final = ("empty", "used", "nearly-full")
_MOST_BYTES_PER_S: Final = 20e9
_MODEL: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._/-]{2,39}")


def read_shared(content: bytes) -> SharedMeasurement:
    """A file that is ready to be published. Raises ValueError for what is not in order."""
    try:
        found = msgspec.json.decode(content, type=SharedMeasurement)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None
    one = found.measurement
    speeds = [point.bytes_per_s for curve in (one.write_curve, one.read_curve, one.places) for point in curve]
    wrong = {
        "its format is another one": found.format != _FORMAT,
        "it does not say which model of drive it is": not _MODEL.fullmatch(found.model),
        f"its state is none of {', '.join(DRIVE_STATES)}": found.state not in DRIVE_STATES,
        "it says when it was measured": bool(one.measured_at),
        "a speed cannot be": not all(0 < speed < _MOST_BYTES_PER_S for speed in speeds),
        "nothing was measured": not speeds,
    }
    for said, is_wrong in wrong.items():
        if is_wrong:
            raise ValueError(said)
    return found


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


def _curve(name: str, points: list[SpeedAt]) -> Iterator[tuple[str, float, float, str]]:
    yield from ((name, point.at, round(point.bytes_per_s), "bytes/s") for point in points)
