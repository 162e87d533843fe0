"""The kernel's counters for a block device."""

from pathlib import Path

import pytest

from shingleback.domain.monitoring import Counters
from shingleback.monitor.sampler import BlockCounters, WritebackBacklog
from tests.helpers.leaks import everything_closed

OLD = "    1234        5    98765      3210     4321       10    20480      5550        2      8000      8760\n"
NEW = OLD.rstrip() + "        0        0        0        0       17      640\n"
COUNTED = Counters(
    reads=1234,
    read_bytes=98765 * 512,
    read_s=3.21,
    writes=4321,
    written_bytes=20480 * 512,
    write_s=5.55,
    busy_s=8.0,
    queued_s=8.76,
    in_flight=2,
)


@pytest.fixture
def stat(tmp_path: Path) -> Path:
    return tmp_path / "stat"


def test_the_fields_are_converted_to_their_units(stat: Path) -> None:
    stat.write_text(NEW)
    assert BlockCounters(stat).read() == COUNTED._replace(flushes=17, flush_s=0.64)


def test_an_older_kernel_has_no_flush_counters(stat: Path) -> None:
    stat.write_text(OLD)
    assert BlockCounters(stat).read() == COUNTED


def test_the_writeback_backlog_is_read_too(stat: Path) -> None:
    stat.write_text(OLD)
    counters = BlockCounters(stat, lambda: WritebackBacklog(5_000, 70)).read()
    assert counters == COUNTED._replace(dirty_bytes=5_000, writeback_bytes=70)


@pytest.mark.parametrize("text", ["", "garbage", "1 2 3", "1 2 3 4 5 6 7 8 9 10 eleven"])
def test_a_malformed_file_gives_no_counters(stat: Path, text: str) -> None:
    stat.write_text(text)
    assert BlockCounters(stat).read() is None


def test_times_rise_across_the_kernels_32_bit_overflow(stat: Path) -> None:
    """A full queue takes two days to reach it."""
    nearly = (1 << 32) - 500
    fields = [1, 0, 8, nearly, 1, 0, 8, nearly, 3, nearly, nearly, 0, 0, 0, 0, 1, nearly]
    stat.write_text(" ".join(map(str, fields)))
    counters = BlockCounters(stat)
    before = counters.read()
    for restarted_ms in (250, 750):
        wrapped = [restarted_ms if field == nearly else field for field in fields]
        stat.write_text(" ".join(map(str, wrapped)))
        after = counters.read()

    assert before is not None
    assert after is not None
    risen = [
        getattr(after, name) - getattr(before, name) for name in ("read_s", "write_s", "busy_s", "queued_s", "flush_s")
    ]
    assert risen == [pytest.approx(1.25)] * 5


def test_a_missing_device_has_no_counters(stat: Path) -> None:
    with pytest.raises(FileNotFoundError):
        BlockCounters(stat)


def test_another_drive_with_the_same_name_is_not_mistaken_for_this_one(stat: Path) -> None:
    stat.write_text(OLD)
    counters = BlockCounters(stat)
    stat.unlink()
    stat.write_text(NEW)
    assert counters.read() == COUNTED


def test_no_file_is_left_open(stat: Path) -> None:
    stat.write_text(OLD)
    with everything_closed():
        BlockCounters(stat).read()
