"""A recording as bytes: its columns, compressed. Numbers but times keep seven digits, which is more than they mean."""

import zlib
from array import array
from typing import Final

import msgspec

from shingleback.metrics.recording.recording import NUMBERS, Point, Recording
from shingleback.model.cache_state import Moment, Phase

_LEVEL: Final = 1


class _Form(msgspec.Struct, frozen=True):
    """`columns` by their names, so that other versions may have others; `stretches` as in `Recording`."""

    columns: dict[str, bytes]
    stretches: list[tuple[float, float, Phase]]
    moments: list[Moment]


def pack(recording: Recording) -> bytes:
    columns = {name: array(_code(name), recording.column(name)).tobytes() for name in NUMBERS}
    form = _Form(columns, recording.stretches(), recording.moments)
    return zlib.compress(msgspec.msgpack.encode(form), _LEVEL)


def unpack(data: bytes) -> Recording:
    """Raises ValueError for anything else."""
    try:
        form = msgspec.msgpack.decode(zlib.decompress(data), type=_Form)
        names = [name for name in NUMBERS if name in form.columns]
        rows = list(zip(*(array(_code(name), form.columns[name]) for name in names), strict=True))
    except (zlib.error, msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ValueError("no recording") from error
    recording = Recording()
    stretches = iter(form.stretches)
    _, end_s, phase = next(stretches, (0.0, 0.0, Phase.UNKNOWN))
    for row in rows:
        point = Point(**dict(zip(names, row, strict=True)))
        while point.time_s > end_s and (following := next(stretches, None)):
            _, end_s, phase = following
        recording.add(point._replace(phase=phase))
    recording.moments.extend(form.moments)
    return recording


def _code(name: str) -> str:
    return "d" if name == "time_s" else "f"
