"""Streams are recognized although they alternate, and each is written in long pieces."""

import pytest

from shingleback.simulator.media_cache import StreamCollector
from shingleback.simulator.media_cache_store import Streams


def test_a_write_continues_any_of_the_newest_streams() -> None:
    streams = Streams(places=2)
    assert streams.begin_of(100, 10) == 100
    assert streams.begin_of(900, 10) == 900
    assert streams.begin_of(110, 10) == 100
    assert streams.begin_of(910, 10) == 900


def test_a_stream_that_was_not_continued_for_long_is_forgotten() -> None:
    streams = Streams(places=2)
    streams.begin_of(100, 10)
    streams.begin_of(900, 10)
    streams.begin_of(500, 10)
    assert streams.begin_of(110, 10) == 110


@pytest.fixture
def collector() -> StreamCollector:
    return StreamCollector(enough_bytes=100, most_bytes=150)


def test_pieces_are_buffered_until_one_stream_has_enough(collector: StreamCollector) -> None:
    assert collector.take(0, 60) is None
    assert collector.take(1_000, 1_060) is None
    assert collector.take(60, 120) == (0, 120)
    assert collector.all() == [(1_000, 1_060)]
    assert collector.all() == []


def test_pieces_are_joined_in_any_order(collector: StreamCollector) -> None:
    assert collector.take(40, 60) is None
    assert collector.take(0, 20) is None
    assert collector.take(20, 40) is None
    assert collector.all() == [(0, 60)]


def test_a_repeated_piece_is_buffered_once(collector: StreamCollector) -> None:
    for piece in ((0, 60), (0, 60), (0, 30), (40, 60)):
        assert collector.take(*piece) is None
    assert collector.all() == [(0, 60)]


def test_when_memory_is_full_the_oldest_piece_is_written(collector: StreamCollector) -> None:
    for begin in (3_000, 1_000):
        assert collector.take(begin, begin + 60) is None
    assert collector.take(2_000, 2_060) == (3_000, 3_060)
    assert collector.all() == [(1_000, 1_060), (2_000, 2_060)]
