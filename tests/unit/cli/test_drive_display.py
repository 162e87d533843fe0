"""The terminal shows the cache of a drive if it is known."""

import io

import msgspec.structs
from rich.console import Console

from shingleback.cli.terminal import TerminalOutput
from shingleback.cli.text_output import TextOutput
from shingleback.protocol.events import DriveState, Event, Progress, Rest
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished


def shown(*events: Event) -> str:
    file = io.StringIO()
    output = TerminalOutput(Console(file=file, force_terminal=True, width=120), TextOutput(file))
    for event in events:
        output.show(event)
    output.close()
    return file.getvalue()


def progress(phase: str = "copy") -> Progress:
    return Progress(phase=phase, elapsed_s=1.0, files=1, bytes=50, total_files=2, total_bytes=100, current="a/b")


def drive(phase: str) -> DriveState:
    return DriveState(
        source="modeled",
        elapsed_s=1.0,
        written_bytes=60,
        cache_used_bytes=62,
        cache_bytes=100,
        phase=phase,
        tidy_s=130.0,
    )


def test_the_cache_has_a_bar_with_the_source_of_its_value() -> None:
    assert "62% full (modeled)" in shown(progress(), drive("filling"))
    assert "tidies up" not in shown(progress(), drive("filling"))


def test_a_full_cache_is_named_as_the_reason_for_slow_writing() -> None:
    assert "fast cache is full, so writing is slow for now" in shown(progress(), drive("full"))


def test_the_drives_cleaning_is_shown() -> None:
    assert "The drive is tidying up. Its cache is 62% full." in shown(progress("finish"), drive("tidying"))


def test_a_rest_is_counted_down_with_its_reason_until_it_is_over() -> None:
    resting = Rest(elapsed_s=1.0, reason="cache-full", left_s=42.0)
    text = shown(progress(), resting)
    assert "Letting the drive rest" in text
    assert "The drive's cache is full." in text
    assert "It continues in 42 s at the latest." in text
    assert shown(progress(), resting, Rest(elapsed_s=2.0, reason="cache-full", left_s=0.0)).endswith(
        shown(progress())[-20:]
    )


def test_an_estimate_takes_precedence_over_a_model() -> None:
    estimated = msgspec.structs.replace(
        drive("filling"),
        source="estimated",
        cache_low_bytes=40,
        cache_high_bytes=80,
        capacity_low_bytes=80,
        capacity_high_bytes=120,
    )
    text = shown(progress(), estimated, drive("full"))
    assert "40 to 80% full (estimated)" in text
    vague = msgspec.structs.replace(estimated, capacity_low_bytes=40)
    assert "its size is not known yet (estimated)" in shown(progress(), vague)
    assert "Small files wait" not in text


def test_at_the_end_the_text_says_how_long_to_leave_the_drive_powered() -> None:
    tidying = msgspec.structs.replace(
        drive("tidying"), source="estimated", cache_high_bytes=90, tidy_low_s=1200.0, tidy_high_s=2400.0
    )
    done = BackupFinished(outcome="done", exit_code=0, copied=Tally(2, 8 * 10**9))
    assert "Leave it powered for 20 to 40 min if you can" in shown(progress(), tidying, done)
    assert "Leave it powered" not in shown(progress(), tidying, BackupFinished(outcome="done", exit_code=0))
    assert "Leave it powered" not in shown(progress(), tidying, BackupFinished(outcome="drive-gone", exit_code=3))


def test_other_drives_show_no_cache() -> None:
    assert "cache" not in shown(progress())


def test_a_drive_is_shown_only_when_there_is_progress() -> None:
    assert shown(drive("filling")) == ""


def test_reading_the_file_list_has_a_bar_but_no_speed() -> None:
    text = shown(progress("list"))
    assert "Reading the list of files" in text
    assert "50 bytes of 100 bytes" in text
    assert "/s" not in text
