"""A measurement of a simulated drive that takes seconds to make, for tests of how it is shown."""

from pathlib import Path
from typing import Final

import msgspec

from shingleback.domain.measurement import Measurement

_FILE: Final = Path(__file__).parents[1] / "data/measurements/archive-in-full.json"


def archive_in_full() -> Measurement:
    """`measured(archive(Random(0)), Depth.FULL, 0)`, recorded."""
    return msgspec.json.decode(_FILE.read_bytes(), type=Measurement)
