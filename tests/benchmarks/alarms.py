"""How often an estimator falsely believes that a cache is full.

    python -m tests.benchmarks.alarms [--hours 100] [--seed 1]

Simulated hours of all sorts of work on a conventional disk, on one behind USB 2, and on an SSD, each with foreign I/O
and with hiccups of its own. At most one false alarm in a hundred hours is allowed.
"""

import argparse
import sys
from typing import Final

from shingleback.domain.monitoring import CachePrior
from tests.helpers.cliff_runs import control

_DRIVES: Final = ("cmr-like", "cmr-like-usb2", "ssd-like")
_RUN_HOURS: Final = 1.0
_PRIORS: Final = (  # nothing known, taken for a shingled drive, and measured as one
    CachePrior(),
    CachePrior(shingled=0.85),
    CachePrior(shingled=0.95),
)


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.alarms", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--hours", type=float, default=100.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(args)
    hours, alarms, number = 0.0, 0, 0
    while hours < arguments.hours:
        name, prior = _DRIVES[number % len(_DRIVES)], _PRIORS[number // len(_DRIVES) % len(_PRIORS)]
        course = control(name, _RUN_HOURS, arguments.seed + number, prior)
        hours += course.seconds / 3600
        alarms += len(course.false_alarms)
        number += 1
        for time_s in course.false_alarms:
            print(f"{name}, run {arguments.seed + number - 1}: at {time_s:.0f} s")
    print(f"{alarms} false alarms in {hours:.0f} hours")
    return int(alarms > max(1.0, hours / 100))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
