"""Gives a Python program a clock that is ahead or behind: python imports this by itself where it is in PYTHONPATH.

    PYTHONPATH=tests/faults/other_clock CLOCK_AHEAD_S=-86400 python ...

Only what a program asks the clock for differs, not the times that the kernel notes of files.
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
