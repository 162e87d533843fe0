"""Requests are counted as the kernel does it: each when it is done, and the time when any was under way once."""

import pytest

from shingleback.simulator.model import FLUSH, READ, TRIM, WRITE, Requests


@pytest.fixture
def requests() -> Requests:
    """Two that come together, a pause, and a flush: done at 2, 3 and 15."""
    requests = Requests(now_s=0.0)
    requests.add(WRITE, 500, given_s=0.0, work_s=2.0)
    requests.add(READ, 70, given_s=0.0, work_s=1.0)
    requests.add(FLUSH, 0, given_s=10.0, work_s=5.0)
    return requests


def test_each_waits_for_those_before_it(requests: Requests) -> None:
    assert requests.free_s == 15.0
    assert requests.add(TRIM, 1, given_s=11.0, work_s=0.0) == 15.0
    assert (requests.waited_1s, requests.waited_10s, requests.longest_s) == (4, 0, 5.0)
    requests.add(WRITE, 1, given_s=11.0, work_s=7.0)
    assert (requests.waited_1s, requests.waited_10s, requests.longest_s) == (5, 1, 11.0)


def test_all_is_counted_when_all_is_done(requests: Requests) -> None:
    done = requests.counters
    assert (done.reads, done.read_bytes, done.read_s) == (1, 70, 3.0)
    assert (done.writes, done.written_bytes, done.write_s) == (1, 500, 2.0)
    assert (done.flushes, done.flush_s) == (1, 5.0)
    assert (done.busy_s, done.queued_s, done.in_flight) == (8.0, 10.0, 0)
    assert requests.asked.at(15.0) == done


def test_what_is_under_way_counts_as_such(requests: Requests) -> None:
    then = requests.asked.at(11.0)
    assert (then.flushes, then.flush_s, then.in_flight) == (0, 0.0, 1)
    assert (then.busy_s, then.queued_s) == (4.0, 6.0)
    assert (then.writes, then.reads) == (1, 1)
    assert [request.kind for request in requests.asked.pending] == [FLUSH]


def test_of_many_under_way_the_time_is_counted_once_for_the_drive_and_for_each_for_the_queue() -> None:
    requests = Requests(now_s=0.0)
    for _ in range(4):
        requests.add(WRITE, 100, given_s=1.0, work_s=1.0)
    then = requests.asked.at(2.5)
    assert (then.writes, then.written_bytes, then.in_flight) == (1, 100, 3)
    assert (then.busy_s, then.queued_s, then.write_s) == (1.5, 1.0 + 3 * 1.5, 1.0)
