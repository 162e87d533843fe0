"""The drive state that one process publishes in shared memory is read by another completely, or not at all."""

import os
from pathlib import Path

import pytest

from shingleback.domain.monitoring import Counters
from shingleback.simulator.disk import DriveSnapshot, PageCounters, SharedPage
from shingleback.simulator.model import WRITE, ModelReport, PendingRequest, RequestCounts
from tests.helpers.at_once import simultaneously

READING = ModelReport(
    written_bytes=2**40,
    cache_used_bytes=1_234,
    cache_bytes=5_678,
    has_overflowed=True,
    busy_until_s=10.25,
    tidies_from_s=11.25,
    tidy_s=99.5,
)
LATE = PendingRequest(given_s=10.0, done_s=12.0, kind=WRITE, length=500)
SHOWN = DriveSnapshot(READING, RequestCounts(Counters(writes=3, written_bytes=2_000, write_s=2.5), (LATE,)))


@pytest.fixture
def page() -> SharedPage:
    return SharedPage()


def test_an_empty_page_has_no_state(page: SharedPage) -> None:
    assert page.read() is None
    assert PageCounters(page, lambda: 0.0).read() is None


def test_the_state_of_another_process_is_read(page: SharedPage) -> None:
    pid = os.fork()
    if pid == 0:
        page.show(SHOWN)
        os._exit(0)
    os.waitpid(pid, 0)
    assert page.read() == SHOWN


def test_a_half_written_state_is_ignored(page: SharedPage) -> None:
    page.show(SHOWN)
    assert page.read() == SHOWN
    page._memory[8:12] = b"half"
    assert page.read() == SHOWN


def test_a_request_counts_once_it_is_done(page: SharedPage) -> None:
    """As in the kernel, it is in flight until then."""
    page.show(SHOWN)
    now_s = 11.0
    counters = PageCounters(page, lambda: now_s)
    before = counters.read()
    assert before is not None
    assert (before.writes, before.written_bytes, before.in_flight) == (2, 1_500, 1)
    now_s = 12.5
    after = counters.read()
    assert after is not None
    assert (after.writes, after.written_bytes, after.in_flight) == (3, 2_000, 0)


def test_a_queue_longer_than_the_page_is_truncated(page: SharedPage) -> None:
    page.show(DriveSnapshot(READING, RequestCounts(Counters(writes=5_000), (LATE,) * 5_000)))
    shown = page.read()
    assert shown is not None
    assert 1_000 < len(shown.request_counts.pending) < 5_000


def makes_and_opens(folder: Path) -> bool:
    for open_page in (SharedPage.created, SharedPage.opened):
        open_page(folder / "page").close()
    return True


def test_two_processes_that_create_a_page_at_the_same_time_find_a_complete_one(tmp_path: Path) -> None:
    assert simultaneously(makes_and_opens, tmp_path, rounds=500) == 0
    assert {file.name for file in tmp_path.rglob("*") if file.is_file()} == {"page"}
