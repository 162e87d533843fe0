"""Two changes within one step of a filesystem's clock get the same timestamp."""

import os

import pytest

from shingleback.engine.source import sender
from shingleback.engine.source.reader import ClockSteps, step_ns
from shingleback.protocol.events import Planned
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

SECOND_NS = 10**9


@pytest.mark.parametrize(
    ("kind", "release", "step"),
    [
        ("ext4", "6.13.0", 0),
        ("btrfs", "7.0.1-1-generic", 0),
        ("xfs", "6.8.0-45-generic", SECOND_NS // 50),
        ("ext4", "6.1.0", SECOND_NS // 50),
        ("f2fs", "6.18.4", SECOND_NS // 50),
        ("vfat", "6.18.4", 2 * SECOND_NS),
        ("fuse.sshfs", "6.18.4", 2 * SECOND_NS),
        ("nfs4", "6.18.4", 2 * SECOND_NS),
        ("", "unknown", 2 * SECOND_NS),
    ],
)
def test_the_precision_of_times_follows_the_kernel_and_the_filesystem(kind: str, release: str, step: int) -> None:
    assert step_ns(kind, release) == step


@pytest.mark.parametrize(("age_s", "is_read_again"), [(1, True), (49, True), (51, False), (-60, False)])
def test_a_file_changed_at_the_moment_of_reading_is_read_again(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, age_s: int, *, is_read_again: bool
) -> None:
    small, large = workshop.source / "small", workshop.source / "large"
    write(small, b"changing")
    write(large, b"x" * 2_000_000)
    last_ns = max(os.stat(path).st_ctime_ns for path in (small, large))
    steps = ClockSteps(now_ns=lambda: last_ns + age_s * SECOND_NS, step_of=lambda *_: 50 * SECOND_NS)
    monkeypatch.setattr(sender, "ClockSteps", lambda: steps)
    workshop.backup()

    workshop.forget_index()
    result = workshop.backup()

    planned = next(event for event in workshop.events if isinstance(event, Planned))
    assert planned.recheck_files == 2 * is_read_again
    assert (result.outcome, result.version, result.copied.files) == ("done", "", 0)


def test_a_symlink_possibly_replaced_at_the_moment_of_reading_is_read_again(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = workshop.source / "link"
    link.symlink_to("one way")
    steps = ClockSteps(now_ns=lambda: link.lstat().st_ctime_ns + 1, step_of=lambda *_: 50 * SECOND_NS)
    monkeypatch.setattr(sender, "ClockSteps", lambda: steps)
    workshop.backup()

    workshop.forget_index()
    result = workshop.backup()

    planned = next(event for event in workshop.events if isinstance(event, Planned))
    assert planned.recheck_files == 1
    assert (result.outcome, result.version, result.copied.files) == ("done", "", 0)
