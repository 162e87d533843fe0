"""The summary at the end of a demo, from what its drive did."""

from shingleback.cli.demo import Story
from shingleback.protocol.events import DriveState, Progress, Rest

MB = 1_000_000


def summary_of(*stretches: tuple[float, float, str], silent_s: float = 0.0, tidy_s: float = 90.0) -> list[str]:
    """The summary of stretches of so many seconds, at so many MB/s, each in one phase."""
    story, elapsed_s, written_bytes = Story(), 0.0, 0.0
    for seconds, per_s, phase in stretches:
        for _ in range(int(2 * seconds)):
            elapsed_s += 0.5
            written_bytes += per_s * MB / 2
            story.add(
                DriveState(
                    source="modeled",
                    elapsed_s=elapsed_s,
                    written_bytes=int(written_bytes),
                    cache_used_bytes=1,
                    cache_bytes=2,
                    phase=phase,
                    tidy_s=tidy_s,
                )
            )
    story.add(Progress(phase="copy", elapsed_s=elapsed_s, files=0, bytes=0, silent_s=silent_s))
    return story.lines()


def test_the_summary_has_the_plateau_the_cliff_the_recovery_and_the_remaining_cleaning() -> None:
    lines = summary_of(
        (20, 4.0, "filling"), (30.5, 0.4, "full"), (10, 3.5, "full"), (5, 0.0, "tidying"), silent_s=3.2, tidy_s=120.0
    )
    assert lines[1] == "- For 20 s, the cache filled up, and the drive wrote at 4.0 MB/s."
    assert lines[2].endswith("and slowed down to 400 kB/s. At times it did not respond for 3 s.")
    assert lines[3].startswith("- After 50 s, it was fast again, at 3.5 MB/s:")
    assert lines[4].startswith("- Now idle, it tidies up for another 2 min.")


def test_a_drive_that_stayed_slow_did_not_recover() -> None:
    lines = summary_of((20, 4.0, "filling"), (30, 0.4, "full"))
    assert not any("fast again" in line for line in lines)


def test_a_short_silence_is_not_mentioned() -> None:
    lines = summary_of((20, 4.0, "filling"), (30, 0.4, "full"), silent_s=0.4)
    assert not any("silent" in line for line in lines)


def test_a_cache_that_did_not_fill_up_has_no_cliff() -> None:
    lines = summary_of((20, 4.0, "filling"), (5, 0.0, "resting"), tidy_s=0.0)
    assert lines[1:] == ["- The cache never filled up, so the drive kept its full speed."]


def test_without_drive_states_there_is_no_summary() -> None:
    assert Story().lines() == []


def test_a_rest_is_mentioned_and_does_not_count_as_slowness() -> None:
    story, written_bytes = Story(), 0.0
    for half in range(100):
        second, per_s = half / 2, 4.0 if half < 40 or half >= 80 else 0.5 if half < 60 else 0.0
        written_bytes += per_s * MB / 2
        phase = "filling" if half < 40 or half >= 80 else "full" if half < 60 else "tidying"
        story.add(
            DriveState(
                source="modeled",
                elapsed_s=second,
                written_bytes=int(written_bytes),
                cache_used_bytes=1,
                cache_bytes=2,
                phase=phase,
                tidy_s=0.0,
            )
        )
        if 60 <= half <= 80:
            story.add(Rest(elapsed_s=second, reason="cache-full", left_s=40.0 - second))
    lines = story.lines()
    assert lines[2].endswith("and slowed down to 500 kB/s.")
    assert lines[3].startswith("- It rested for 10 s to make room.")
