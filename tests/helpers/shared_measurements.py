"""Checks a shared measurement before it is added to the program: it names the drive, and identifies no person."""

import re
from typing import Final

import msgspec

from shingleback.measuring.measure import FORMAT, SharedMeasurement

DRIVE_STATES: Final = ("empty", "used", "nearly-full", "filled")  # the last: filled by the measurement itself
_MAX_BYTES_PER_S: Final = 20e9
_MODEL: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._/-]{2,39}")


def is_named_for(stem: str, shared: SharedMeasurement) -> bool:
    """MODEL-STATE, with a number from the second drive of a model on."""
    name = re.sub(r"[ /]", "_", f"{shared.model}-{shared.state}")
    return re.fullmatch(re.escape(name) + r"(-\d+)?", stem) is not None


def read_shared(content: bytes) -> SharedMeasurement:
    """A file that is ready to be published. Raises ValueError if something is wrong."""
    try:
        shared = msgspec.json.decode(content, type=SharedMeasurement)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None
    measurement = shared.measurement
    speeds = [
        point.bytes_per_s
        for curve in (measurement.write_curve, measurement.read_curve, measurement.places)
        for point in curve
    ]
    wrong = {
        "its format is another one": shared.format != FORMAT,
        "it does not say which model of drive it is": not _MODEL.fullmatch(shared.model),
        f"its state is none of {', '.join(DRIVE_STATES)}": shared.state not in DRIVE_STATES,
        "it says when it was measured": bool(measurement.measured_at),
        "a speed cannot be": not all(0 < speed < _MAX_BYTES_PER_S for speed in speeds),
        "nothing was measured": not speeds,
    }
    for text, is_wrong in wrong.items():
        if is_wrong:
            raise ValueError(text)
    return shared
