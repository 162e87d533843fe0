"""Records ten minutes of the demo as a table, with more sample files than usual, so that there is enough to copy.

    python docs/recordings/record.py [SECONDS]

It really runs for so long. The columns are those of `monitor.recording`; times are seconds since the run began. There
are as many points as the drive has seconds, four in each of the run: they are halved until the table is small.
"""

import sys
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_APP: Final = _HERE.parents[1] / "app"
_SECONDS: Final = 600.0
_HOMES: Final = 9
_MAX_POINTS: Final = 1_300
_TABLE: Final = _HERE / "demo-10-minutes.csv"


def main(seconds: float = _SECONDS) -> int:
    from shingleback.bootstrap.demo import run_demo  # noqa: PLC0415
    from shingleback.monitor.recording import Recorder, lines  # noqa: PLC0415
    from shingleback.protocol.control import Unattended  # noqa: PLC0415 (after the path has been set)
    from shingleback.protocol.events import Event, Progress  # noqa: PLC0415

    recorder, control = Recorder(_MAX_POINTS), Unattended()

    def hear(event: Event) -> None:
        recorder.take(event)
        if isinstance(event, Progress) and event.elapsed_s >= seconds:
            control.is_canceled = True

    run_demo(hear, control, homes=_HOMES)
    with _TABLE.open("w", encoding="utf-8") as file:
        file.writelines(lines(recorder.recording))
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(_APP))
    sys.exit(main(*map(float, sys.argv[1:])))
