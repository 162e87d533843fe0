"""The history of a drive in the terminal."""

import io

from shingleback.cli.text_output import TextOutput
from shingleback.protocol.result_items import ActivityItem
from shingleback.protocol.results import HistoryFinished


def test_each_period_is_a_line_of_rates() -> None:
    known_period = ActivityItem(
        at=1_800_000_000,
        seconds=600.0,
        copied_bytes=30_000_000_000,
        written_bytes=36_000_000_000,
        read_bytes=600_000_000,
        busy_s=450.0,
        fill_bytes=12_000_000_000,
        capacity_bytes=20_000_000_000,
    )
    unknown = ActivityItem(at=1_800_000_600, seconds=1.0, copied_bytes=0, written_bytes=0)
    out = io.StringIO()

    TextOutput(out).show(HistoryFinished(outcome="done", exit_code=0, activity=[known_period, unknown]))

    first, second = out.getvalue().splitlines()
    assert first[19:] == (
        "  50.0 MB/s copied, 60.0 MB/s written, 1.0 MB/s read, busy 75%, cache about 12.0 GB of 20.0 GB"
    )
    assert second[19:] == "  0 bytes/s copied, 0 bytes/s written, 0 bytes/s read, busy 0%"
