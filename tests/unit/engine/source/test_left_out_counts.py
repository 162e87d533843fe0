"""Each left-out file is reported and counted once, even if work had to be repeated."""

import errno
from collections import Counter
from pathlib import Path

import pytest

from shingleback.domain.errors import LeftOut, LeftOutReason
from shingleback.engine.report import Reporter
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.events import Event, LeftOutEvent, Note, Planned
from shingleback.protocol.results import BackupFinished
from tests.fakes.controls import ScriptedControl
from tests.fakes.disks import FaultyDisk, PickyDisk, always_from, once
from tests.helpers.trees import write
from tests.helpers.workshop import Clock, Workshop

SMALL_STEPS = Limits(bytes=20_000, files=5, seconds=3600)
FILES = 40


@pytest.fixture
def troubled(workshop: Workshop) -> Workshop:
    """A source in which every fourth file vanishes after the survey, and the drive refuses every fifth."""
    workshop.slot_bytes = 4096
    vanishing: list[Path] = []
    for number in range(FILES):
        path = workshop.source / f"{number // 10}" / f"{number:02}"
        write(path, (b"refuse" if number % 5 == 0 else b"take") + b"%d" % number * 200)
        vanishing += [path] * (number % 4 == 0)

    def script(_control: ScriptedControl, _listened: int) -> None:
        if vanishing and any(isinstance(event, Planned) for event in workshop.events):
            for path in vanishing:
                path.unlink()
            vanishing.clear()

    workshop.control = ScriptedControl(script)
    return workshop


def expected() -> dict[str, str]:
    paths = {number: f"source/{number // 10}/{number:02}" for number in range(FILES)}
    refused = {paths[number]: "too-large" for number in range(0, FILES, 5)}
    return refused | {paths[number]: "vanished" for number in range(0, FILES, 4)}


def reported(events: list[Event]) -> Counter[str]:
    return Counter(item.path for event in events if isinstance(event, LeftOutEvent) for item in event.items)


def check(workshop: Workshop, result: BackupFinished) -> None:
    expected_reasons = expected()
    assert {item.path: item.reason for item in result.left_out} == expected_reasons
    assert result.left_out_count == len(result.left_out) == len(expected_reasons)
    assert reported(workshop.events) == Counter(list(expected_reasons))
    assert result.copied == result.durable
    assert result.copied.files == FILES - len(expected_reasons)


def test_every_left_out_file_is_reported_once(troubled: Workshop) -> None:
    troubled.disk = PickyDisk()

    result = troubled.backup(limits=SMALL_STEPS)

    assert result.exit_code == 1
    check(troubled, result)


@pytest.mark.parametrize(
    ("call", "number"), [("write", number) for number in range(0, 24, 4)] + [("sync", number) for number in range(3)]
)
def test_a_batch_that_is_sent_again_reports_nothing_twice(troubled: Workshop, call: str, number: int) -> None:
    troubled.disk = PickyDisk(once(call, number))

    result = troubled.backup(limits=SMALL_STEPS)

    assert [event.code for event in troubled.events if isinstance(event, Note)] == ["batch-again"]
    check(troubled, result)


def test_two_batches_that_are_sent_again_report_nothing_twice(troubled: Workshop) -> None:
    troubled.disk = PickyDisk(lambda call, number: errno.EIO if call == "sync" and number in (0, 3) else 0)

    result = troubled.backup(limits=SMALL_STEPS)

    assert [event.code for event in troubled.events if isinstance(event, Note)] == ["batch-again", "batch-again"]
    check(troubled, result)


def test_a_drive_that_fills_up_early_reports_nothing_twice(troubled: Workshop) -> None:
    troubled.disk = FaultyDisk(always_from("write", 12, errno.ENOSPC))

    result = troubled.backup(limits=SMALL_STEPS)

    assert result.outcome == "drive-full"
    assert reported(troubled.events) == Counter(item.path for item in result.left_out)
    assert result.left_out_count == len(result.left_out)
    assert result.durable.files + result.left_out_count == FILES


@pytest.fixture
def events() -> list[Event]:
    return []


@pytest.fixture
def reporter(events: list[Event]) -> Reporter:
    return Reporter(events.append, Clock())


def leave_out(reporter: Reporter, *names: bytes) -> None:
    for name in names:
        reporter.leave_out(LeftOut(name, LeftOutReason.VANISHED))


def test_files_left_out_again_after_going_back_are_not_reported_again(reporter: Reporter, events: list[Event]) -> None:
    leave_out(reporter, b"a")
    status = reporter.status
    leave_out(reporter, b"b", b"c")

    reporter.return_to(status)
    leave_out(reporter, b"b", b"c", b"d")
    reporter.tick(now=True)

    assert [entry.path for entry in reporter.omissions.entries] == [b"a", b"b", b"c", b"d"]
    assert (reporter.omissions.count, reported(events)) == (4, Counter("abcd"))


def test_an_earlier_file_stays_left_out_when_going_back(reporter: Reporter, events: list[Event]) -> None:
    leave_out(reporter, b"a")
    status = reporter.status
    leave_out(reporter, b"c")

    status = reporter.leave_out_earlier(LeftOut(b"b", LeftOutReason.REFUSED), status)
    reporter.return_to(status)
    leave_out(reporter, b"c")
    reporter.tick(now=True)

    assert [entry.path for entry in reporter.omissions.entries] == [b"a", b"b", b"c"]
    assert (reporter.omissions.count, reported(events)) == (3, Counter("abc"))


def test_the_list_is_limited_but_the_count_continues(reporter: Reporter) -> None:
    leave_out(reporter, *(b"%d" % number for number in range(100_003)))

    assert (len(reporter.omissions.entries), reporter.omissions.count) == (100_000, 100_003)
