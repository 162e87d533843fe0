"""Several streams are known when they take turns, and the arm goes to each for a good piece of it at a time."""

import pytest

from shingleback.simulator.media_cache import StreamCollector
from shingleback.simulator.media_cache_store import Streams


def test_a_write_goes_on_where_any_of_the_newest_ended() -> None:
    streams = Streams(places=2)
    assert streams.begin_of(100, 10) == 100
    assert streams.begin_of(900, 10) == 900
    assert streams.begin_of(110, 10) == 100
    assert streams.begin_of(910, 10) == 900


def test_what_was_not_gone_on_with_for_long_is_forgotten() -> None:
    streams = Streams(places=2)
    streams.begin_of(100, 10)
    streams.begin_of(900, 10)
    streams.begin_of(500, 10)
    assert streams.begin_of(110, 10) == 110


@pytest.fixture
def gathering() -> StreamCollector:
    return StreamCollector(enough_bytes=100, most_bytes=150)


def test_pieces_of_streams_are_held_until_there_is_enough_of_one(gathering: StreamCollector) -> None:
    assert gathering.take(0, 60) is None
    assert gathering.take(1_000, 1_060) is None
    assert gathering.take(60, 120) == (0, 120)
    assert gathering.all() == [(1_000, 1_060)]
    assert gathering.all() == []


def test_pieces_come_together_in_whatever_order_they_came(gathering: StreamCollector) -> None:
    assert gathering.take(40, 60) is None
    assert gathering.take(0, 20) is None
    assert gathering.take(20, 40) is None
    assert gathering.all() == [(0, 60)]


def test_a_piece_that_comes_again_is_held_once(gathering: StreamCollector) -> None:
    for piece in ((0, 60), (0, 60), (0, 30), (40, 60)):
        assert gathering.take(*piece) is None
    assert gathering.all() == [(0, 60)]


def test_when_memory_is_full_the_oldest_goes_to_its_place(gathering: StreamCollector) -> None:
    for begin in (3_000, 1_000):
        assert gathering.take(begin, begin + 60) is None
    assert gathering.take(2_000, 2_060) == (3_000, 3_060)
    assert gathering.all() == [(1_000, 1_060), (2_000, 2_060)]
