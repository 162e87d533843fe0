"""Requests are counted like in the kernel: each when it is done, and time with any in flight only once."""

import pytest

from shingleback.simulator.model import FLUSH, READ, TRIM, WRITE, Requests


@pytest.fixture
def requests() -> Requests:
    """Two simultaneous requests, a pause, and a flush, done at 2, 3 and 15."""
    requests = Requests(now_s=0.0)
    requests.add(WRITE, 500, given_s=0.0, work_s=2.0)
    requests.add(READ, 70, given_s=0.0, work_s=1.0)
    requests.add(FLUSH, 0, given_s=10.0, work_s=5.0)
    return requests


def test_each_request_waits_for_earlier_ones(requests: Requests) -> None:
    assert requests.free_s == 15.0
    assert requests.add(TRIM, 1, given_s=11.0, work_s=0.0) == 15.0
    assert (requests.waited_1s, requests.waited_10s, requests.longest_s) == (4, 0, 5.0)
    requests.add(WRITE, 1, given_s=11.0, work_s=7.0)
    assert (requests.waited_1s, requests.waited_10s, requests.longest_s) == (5, 1, 11.0)


def test_everything_is_counted_once_everything_is_done(requests: Requests) -> None:
    counters = requests.counters
    assert (counters.reads, counters.read_bytes, counters.read_s) == (1, 70, 3.0)
    assert (counters.writes, counters.written_bytes, counters.write_s) == (1, 500, 2.0)
    assert (counters.flushes, counters.flush_s) == (1, 5.0)
    assert (counters.busy_s, counters.queued_s, counters.in_flight) == (8.0, 10.0, 0)
    assert requests.request_counts.at(15.0) == counters


def test_unfinished_requests_count_as_in_flight(requests: Requests) -> None:
    counters = requests.request_counts.at(11.0)
    assert (counters.flushes, counters.flush_s, counters.in_flight) == (0, 0.0, 1)
    assert (counters.busy_s, counters.queued_s) == (4.0, 6.0)
    assert (counters.writes, counters.reads) == (1, 1)
    assert [request.kind for request in requests.request_counts.pending] == [FLUSH]


def test_time_in_flight_counts_once_for_the_drive_and_per_request_for_the_queue() -> None:
    requests = Requests(now_s=0.0)
    for _ in range(4):
        requests.add(WRITE, 100, given_s=1.0, work_s=1.0)
    counters = requests.request_counts.at(2.5)
    assert (counters.writes, counters.written_bytes, counters.in_flight) == (1, 100, 3)
    assert (counters.busy_s, counters.queued_s, counters.write_s) == (1.5, 1.0 + 3 * 1.5, 1.0)
