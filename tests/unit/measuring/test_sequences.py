"""The tests of a measurement send the right requests, wherever they run."""

from dataclasses import replace
from random import Random

import pytest

from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.domain.measurement import TestName
from shingleback.measuring.measure import Measuring
from shingleback.measuring.plan import Depth, Plan, plan
from shingleback.measuring.requests import Bench, RequestKind, TimedRequest, idle
from shingleback.measuring.sequences import (
    MIB,
    SMALL_BYTES,
    Scatter,
    VolumeSpace,
    by_position,
    idle_round,
    random_write,
    readers,
    scattered_map,
    sequential,
)
from shingleback.measuring.simulated_area import SimulatedArea
from shingleback.simulator.known_drives import ARCHIVE, CONVENTIONAL
from tests.helpers.random_drives import new_translator

SIZE = 256 * MIB
GIB = 1 << 30
EMPTY = VolumeSpace(total_bytes=10**12, used_bytes=0, free_bytes=10**12)


def area_of(drive: object = CONVENTIONAL, size_bytes: int = SIZE) -> SimulatedArea:
    return SimulatedArea(drive.model(0.0), size_bytes, 10**12)  # type: ignore[attr-defined]


@pytest.fixture
def requests() -> list[TimedRequest]:
    return []


@pytest.fixture
def bench(requests: list[TimedRequest]) -> Bench:
    return Bench(area_of(), follow=requests.append)


def test_the_whole_area_is_written_once_and_flushed(bench: Bench, requests: list[TimedRequest]) -> None:
    bench.run(sequential(SIZE, writes=True))

    offsets = [probe.request.offset for probe in requests[:-1]]
    assert offsets == [number * MIB for number in range(SIZE // MIB)]
    assert requests[-1].request.kind is RequestKind.FLUSH
    assert bench.written_bytes == SIZE


def test_the_sequential_speed_is_the_drives(bench: Bench) -> None:
    bench.run(sequential(SIZE, writes=True))
    curve = bench.run(sequential(SIZE, writes=False))
    begin = CONVENTIONAL.mechanics.bytes_per_s(int(10**12 * 0.3))
    assert all(abs(point.bytes_per_s / begin - 1) < 0.1 for point in curve[1:])  # the first point includes a seek


def test_ten_positions_span_the_whole_area(bench: Bench, requests: list[TimedRequest]) -> None:
    curve = bench.run(by_position(SIZE))
    assert [point.at for point in curve][:: len(curve) - 1] == [0.0, 1.0]
    assert len(curve) == 10
    assert max(probe.request.offset + probe.request.length for probe in requests) <= SIZE


def test_ten_readers_take_turns_by_blocks_and_are_slower_than_one(bench: Bench, requests: list[TimedRequest]) -> None:
    alone = bench.run(sequential(SIZE, writes=False))
    requests.clear()
    together = bench.run(readers(SIZE))
    blocks = [[probe.request.offset for probe in requests[number::10]] for number in range(10)]
    assert all(block == list(range(block[0], block[0] + len(block) * MIB, MIB)) for block in blocks)
    assert len({block[0] for block in blocks}) == 10
    assert max(probe.request.offset + probe.request.length for probe in requests) <= SIZE
    assert together < 0.8 * alone[-1].bytes_per_s


def test_random_writes_never_hit_an_offset_twice_and_stay_inside(bench: Bench, requests: list[TimedRequest]) -> None:
    bench.run(random_write(SIZE, 2000, Random(1)))
    offsets = [probe.request.offset for probe in requests if probe.request.kind is RequestKind.WRITE]
    assert len(set(offsets)) == 2000
    assert max(offsets) < SIZE


def test_no_scattered_write_continues_another() -> None:
    requests: list[TimedRequest] = []
    Bench(area_of(size_bytes=1 << 30), follow=requests.append).run(idle_round(1 << 30, 0.01, Scatter(), Random(1)))
    writes = [probe.request for probe in requests if probe.request.kind is RequestKind.WRITE]
    ends = {write.offset + write.length for write in writes}
    assert len(writes) == Scatter().groups * Scatter().pieces
    assert not ends & {write.offset for write in writes}


def test_reads_wait_after_scattered_writes_only_on_a_shingled_drive() -> None:
    for drive, waits in ((ARCHIVE, True), (CONVENTIONAL, False)):
        figures = Bench(area_of(drive, 2 << 30)).run(idle_round(2 << 30, 0.01, Scatter(), Random(1)))
        assert (max(probe.took_s for probe in figures.after) > 0.2) is waits
        assert max(probe.took_s for probe in figures.before) < 0.05


def test_a_cancel_does_not_wait_for_the_end_of_a_rest() -> None:
    area, began_s = area_of(), 0.0

    def sleeps() -> object:
        yield idle(100.0)

    def poll() -> None:
        if area.now_s() > began_s + 1:
            raise Canceled(Why.STOPPED)

    with pytest.raises(Canceled):
        Bench(area, poll).run(sleeps())  # type: ignore[arg-type]
    assert area.now_s() < began_s + 1.5


# the plan


@pytest.mark.parametrize(
    ("depth", "budget"),
    [(Depth.QUICK, None), (Depth.QUICK, 3 * 10**9), (Depth.NORMAL, 9 * 10**9), (Depth.FULL, 9 * 10**9)],
)
def test_no_more_is_written_than_announced(depth: Depth, budget: int | None) -> None:
    chosen = plan(EMPTY, depth, budget)
    announced_bytes = chosen.written_bytes - chosen.small_files * chosen.small_file_bytes
    measuring = Measuring(Bench(SimulatedArea(ARCHIVE.model(0.0), 200 << 30, ARCHIVE.mechanics.capacity_bytes)), chosen)

    result = measuring.run()

    rests = sum(count for cache in result.cache for _, count in cache.regained)
    assert result.written_bytes - rests <= announced_bytes
    assert budget is None or announced_bytes <= budget


def test_a_tenth_of_the_free_space_stays_free() -> None:
    assert plan(VolumeSpace(8 * 10**9, 0, 6 * 10**9), Depth.NORMAL, None).area_bytes <= 0.9 * 6 * 10**9


def test_only_the_requested_tests_run() -> None:
    started: list[TestName] = []
    chosen = Plan((TestName.SEQUENTIAL, TestName.RANDOM_READ), SIZE)
    result = Measuring(Bench(area_of()), chosen).run(begins=started.append)
    assert started == [TestName.SEQUENTIAL, TestName.RANDOM_READ]
    assert result.random_read_s > 0
    assert not result.idle_waits_s
    assert not result.cache


class Switch:
    """A drive's write cache, which records after how many writes it was switched."""

    def __init__(self, requests: list[TimedRequest]) -> None:
        self.turns: list[tuple[bool, int]] = []
        self._requests = requests

    def turn(self, *, is_on: bool) -> None:
        self.turns.append((is_on, sum(probe.request.length == SMALL_BYTES for probe in self._requests)))


def test_the_write_cache_is_on_for_half_of_the_writes_and_off_for_the_rest(requests: list[TimedRequest]) -> None:
    chosen, switch = plan(EMPTY, Depth.QUICK, None, (TestName.WRITE_CACHE,)), Switch(requests)
    measured = Measuring(Bench(area_of(size_bytes=GIB), follow=requests.append), chosen, write_cache=switch).run()
    assert switch.turns == [(True, 0), (False, chosen.switched_writes)]
    assert measured.cache_on_write_s == pytest.approx(measured.cache_off_write_s, rel=0.5)  # the model has no switch
    assert 0 < measured.written_bytes <= chosen.written_bytes


@pytest.mark.parametrize("depth", Depth)
def test_the_write_cache_is_switched_only_on_request(depth: Depth) -> None:
    assert TestName.WRITE_CACHE not in plan(EMPTY, depth, None).tests


def test_a_conventional_disk_reads_scattered_data_as_fast_as_other_data() -> None:
    assert Bench(area_of()).run(scattered_map(SIZE, Random(1))) == pytest.approx(1.0, abs=0.1)


def test_a_log_structured_drive_reads_scattered_data_much_slower_even_when_new() -> None:
    bench = Bench(new_translator(Random(1)).area)
    bench.run(sequential(SIZE, writes=True))
    assert bench.run(scattered_map(SIZE, Random(1))) > 10


def test_a_filesystem_that_scatters_data_is_not_blamed_on_the_drive() -> None:
    """Such as f2fs."""
    chosen = plan(EMPTY, Depth.QUICK, None, (TestName.MAP,))
    area = new_translator(Random(1)).area
    assert Measuring(Bench(area), chosen, stays_in_place=False).run().map_ratio == 0


@pytest.mark.parametrize(("free_bytes", "why"), [(600 * 10**6, None), (500 * 10**6, Why.TEST_NEEDS_MORE)])
@pytest.mark.parametrize("tests", [(), (TestName.READERS,)])
def test_too_little_space_is_distinguished_from_a_budget_that_is_too_small(
    free_bytes: int, why: Why | None, tests: tuple[TestName, ...]
) -> None:
    """The minimum that the refusal names is sufficient."""
    volume = VolumeSpace(10**9, 10**9 - free_bytes, free_bytes)
    with pytest.raises(UsageError) as refused:
        plan(volume, Depth.NORMAL, 10**6, tests)
    assert refused.value.why is (why or Why.TEST_NEEDS_BUDGET)

    least = int(refused.value.values["least"])
    if why is None:
        plan(volume, Depth.NORMAL, least, tests)
    else:
        plan(replace(volume, total_bytes=10**10, free_bytes=least), Depth.NORMAL, None, tests)
