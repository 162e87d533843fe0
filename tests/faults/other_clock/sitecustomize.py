"""Sets the clock of a Python program ahead or back. Python imports this automatically from PYTHONPATH.

    PYTHONPATH=tests/faults/other_clock CLOCK_AHEAD_S=-86400 python ...

This changes only the answers of the clock, not the timestamps that the kernel gives to files.
"""

import datetime as dt
import os
import time
from typing import Self

_AHEAD_S = int(os.environ.get("CLOCK_AHEAD_S", "0"))
_time_ns = time.time_ns


def _now_ns() -> int:
    return _time_ns() + _AHEAD_S * 10**9


class _Datetime(dt.datetime):
    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> Self:
        return super().now(tz) + dt.timedelta(seconds=_AHEAD_S)


if _AHEAD_S:
    time.time_ns = _now_ns
    time.time = lambda: _now_ns() / 10**9
    setattr(dt, "datetime", _Datetime)  # noqa: B010 (a type checker knows no other)
