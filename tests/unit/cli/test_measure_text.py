"""The terminal output of `test`."""

import msgspec
import pytest

from shingleback.cli.measure_text import lines, plan_lines
from shingleback.domain.measurement import Behavior, BehaviorVerdict, CacheFigures, FillLevel, Measurement, SpeedAt
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.measuring import MeasureFinished

NOW = Measurement(
    verdict=BehaviorVerdict(behavior=Behavior.MEDIA_CACHE, confidence=0.9999, cache_bytes=25_000_000_000),
    measured_at="2026-11-22T20:00:00+00:00",
    write_curve=[SpeedAt(0.0, 160e6), SpeedAt(0.5, 140e6)],
    random_read_s=0.0123,
    cache=[
        CacheFigures(
            piece_bytes=524_288,
            written_bytes=26_000_000_000,
            cliff_bytes=25_000_000_000,
            cliff_s=253.0,
            floor_bytes_per_s=23e6,
            longest_s=1.2,
            regained=[(60.0, 1_900_000_000)],
        )
    ],
    written_bytes=60_000_000_000,
    elapsed_s=3600.0,
)


def result_lines(*earlier: Measurement) -> list[str]:
    return lines(MeasureFinished(outcome="done", exit_code=0, measurement=NOW, earlier=list(earlier)))


def before(bytes_per_s: float, behavior: Behavior = Behavior.MEDIA_CACHE) -> Measurement:
    return msgspec.structs.replace(
        NOW,
        measured_at="2025-01-02T03:04:05+00:00",
        write_curve=[SpeedAt(0.0, bytes_per_s)],
        verdict=BehaviorVerdict(behavior=behavior, confidence=0.99),
    )


def level(part: float, written: float, rewritten: float) -> FillLevel:
    return FillLevel(fill_part=part, write_bytes_per_s=written, read_bytes_per_s=written, rewrite_bytes_per_s=rewritten)


@pytest.mark.parametrize(
    ("rewritten", "expected"),
    [
        (150e6, "no: the same place is written as fast as before"),
        (60e6, "yes: writing the same place is 62% slower at 99% full than at 10%"),
    ],
)
def test_slower_by_position_is_distinguished_from_slower_by_filling(rewritten: float, expected: str) -> None:
    measurement = msgspec.structs.replace(NOW, fill_levels=[level(0.1, 160e6, 160e6), level(0.99, 80e6, rewritten)])
    text = lines(MeasureFinished(outcome="done", exit_code=0, measurement=measurement))
    assert "99% full: 80.0 MB/s written, 80.0 MB/s read, " in "\n".join(text)
    assert f"Slowed by filling: {expected}" in "\n".join(text)


@pytest.mark.parametrize(("stretch_mb", "expected"), [(120, "unclear: 38% slower at 99% full"), (4000, "yes: writing")])
def test_a_pause_on_a_small_drive_is_not_blamed_on_filling(stretch_mb: int, expected: str) -> None:
    """A simulated drive of 6 GB wrote 120 MB in 1.1 s instead of 0.7 s, although it is as fast as before."""
    levels = [level(0.1, 160e6, 180e6), level(0.99, 80e6, 112e6)]
    levels = [msgspec.structs.replace(fill_level, stretch_bytes=stretch_mb * 1_000_000) for fill_level in levels]
    text = lines(
        MeasureFinished(outcome="done", exit_code=0, measurement=msgspec.structs.replace(NOW, fill_levels=levels))
    )
    assert f"Slowed by filling: {expected}" in "\n".join(text)


def test_a_level_is_compared_with_the_same_level_of_an_earlier_measurement() -> None:
    measurement = msgspec.structs.replace(NOW, fill_levels=[level(0.1, 160e6, 160e6), level(0.5, 80e6, 160e6)])
    then = msgspec.structs.replace(before(160e6), fill_part=0.48)
    text = lines(MeasureFinished(outcome="done", exit_code=0, measurement=measurement, earlier=[then]))
    assert "Writing at 50% full: was 100% faster" in text[-1]
    assert "at 10% full" not in text[-1]


def test_the_plan_gives_the_bytes_time_and_wear_of_filling() -> None:
    plan = MeasurePlanned(
        tests=["fill"],
        area_bytes=4,
        written_bytes=8 * 10**12,
        low_minutes=660,
        high_minutes=4400,
        levels=[0.1, 0.5, 0.9],
    )
    text = "\n".join(plan_lines(plan))
    assert "until it is 10%, 50% and 90% full, and removes the file" in text
    assert "At most 8.0 TB are written, which wears the drive as much as filling it" in text
    assert "It takes 11 h to 3 days;" in text


def test_the_verdict_comes_first_and_then_every_figure() -> None:
    text = result_lines()
    assert text[:2] == ["It behaves like a shingled drive with a media cache.", "The cache was full after 25.0 GB."]
    assert "Random writes of 512 KiB: collapse after 25.0 GB (4 min), then 23.0 MB/s; longest wait 1 s" in text
    assert "After 1 min of rest: 1.9 GB fast again" in text
    assert "Written in total: 60.0 GB in 1 h" in text


@pytest.mark.parametrize(
    ("then", "comparison"),
    [
        (150e6, "Sequential writing: was about the same"),
        (300e6, "Sequential writing: was 100% faster"),
        (75e6, "Sequential writing: was 50% slower"),
    ],
)
def test_an_earlier_measurement_is_compared(then: float, comparison: str) -> None:
    assert result_lines(before(then))[-1] == f"Measured 2025-01-02: {comparison}, Random read: was about the same"


def test_a_changed_verdict_is_reported() -> None:
    text = result_lines(before(150e6, Behavior.CONVENTIONAL))[-1]
    assert "The verdict then: “It behaves like a conventional hard disk.”" in text


def test_the_plan_gives_the_bytes_and_minutes() -> None:
    plan = MeasurePlanned(tests=["idle"], area_bytes=4 * 10**9, written_bytes=5 * 10**9, low_minutes=8, high_minutes=40)
    text = " ".join(plan_lines(plan))
    assert "At most 5.0 GB are written" in text
    assert "It takes 8 to 40 min;" in text


def test_known_figures_of_the_kind_are_compared_with_their_source() -> None:
    line = next(line for line in result_lines() if line.startswith("Cache: "))
    assert line.startswith("Cache: 25.0 GB; 20.0 to 25.0 GB known for Seagate ST5000AS0011")
    assert "Skylight" in line
