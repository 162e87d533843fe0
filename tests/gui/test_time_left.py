"""What the window says of the time that is left."""

from datetime import UTC, datetime

from shingleback.gui.run import texts
from shingleback.protocol.events import Event, Progress, Rest
from shingleback.protocol.run_state import RunState

HOUR_S = 3600.0


def evening() -> datetime:
    return datetime(2026, 11, 20, 23, 10, tzinfo=UTC)


def progress(silent_s: float = 0.0) -> Progress:
    return Progress(
        phase="copy",
        elapsed_s=60.0,
        files=10,
        bytes=1_000,
        total_bytes=100_000,
        bytes_per_s=12_000_000,
        left_low_s=3 * HOUR_S,
        left_high_s=5 * HOUR_S,
        silent_s=silent_s,
    )


def said(*events: Event) -> str:
    state = RunState()
    for event in events:
        state = state.after(event)
    return texts.pace(state, evening)


def test_a_run_says_how_long_and_until_when() -> None:
    assert said(progress()) == "12.0 MB/s, 3 to 5 h left, ready tomorrow by about 4:30\u202fAM"


def test_a_drive_that_rests_or_is_silent_is_given_no_hour() -> None:
    """What was said stays, and time goes on."""
    rest = Rest(elapsed_s=61.0, reason="cache-full", left_s=30.0)

    assert said(progress(), rest) == "12.0 MB/s, 3 to 5 h left"
    assert said(progress(silent_s=40.0)) == "12.0 MB/s, 3 to 5 h left"
    assert "ready" in said(progress(), rest, Rest(elapsed_s=91.0, reason="cache-full", left_s=0.0))
