"""A terminal shows the cache of a drive of which that is known."""

import io

from rich.console import Console

from shingleback.cli.display import TerminalOutput
from shingleback.jobs.events import DriveState, Event, Progress


def shown(*events: Event) -> str:
    file = io.StringIO()
    output = TerminalOutput(Console(file=file, force_terminal=True, width=120))
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


def test_the_cache_has_a_bar_that_says_where_its_number_comes_from() -> None:
    assert "62% full (modeled)" in shown(progress(), drive("filling"))
    assert "tidies up" not in shown(progress(), drive("filling"))


def test_a_full_cache_is_named_as_the_reason_for_being_slow() -> None:
    assert "its cache is full: it tidies up in between" in shown(progress(), drive("full"))


def test_a_drive_that_tidies_up_says_how_long_that_would_take() -> None:
    assert "tidies up; all of it would take 2 min more" in shown(progress("finish"), drive("tidying"))


def test_other_drives_show_no_cache() -> None:
    assert "cache" not in shown(progress())


def test_a_drive_is_shown_only_when_there_is_progress() -> None:
    assert shown(drive("filling")) == ""
