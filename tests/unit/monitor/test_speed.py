"""The costs of bytes and files are separated as soon as their mix has changed once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.monitor.eta import Speed, SpeedFit

MB = 1_000_000
BYTE_S, FILE_S = 1 / (100 * MB), 0.005
STRETCHES = st.tuples(st.floats(0.1, 3600), st.integers(0, 10**13), st.integers(0, 10**7))


def fitted(*stretches: tuple[float, float]) -> SpeedFit:
    """A fit to stretches of (bytes, files)."""
    fit = SpeedFit()
    for count_bytes, files in stretches:
        fit.add(BYTE_S * count_bytes + FILE_S * files, count_bytes, files)
    return fit


def test_without_work_there_is_no_speed() -> None:
    fit = SpeedFit()
    assert fit.speed is None
    fit.add(10.0, 0, 0)
    assert fit.speed is None


def test_the_costs_of_bytes_and_files_are_separated() -> None:
    speed = fitted((500 * MB, 5), (2 * MB, 900), (300 * MB, 80)).speed

    assert speed is not None
    assert speed.byte_s == pytest.approx(BYTE_S, rel=0.01)
    assert speed.file_s == pytest.approx(FILE_S, rel=0.01)


@pytest.mark.parametrize(
    "work", [(100.0 * MB, 10.0), (100.0 * MB, 0.0), (0.0, 500.0)], ids=["mixed", "one long file", "empty files"]
)
def test_a_single_mix_is_predicted_although_its_costs_cannot_be_separated(work: tuple[float, float]) -> None:
    fit = fitted(work, work, work)

    assert fit.speed is not None
    assert fit.speed.time_s(*work) == pytest.approx(fit.seconds / 3)


@given(st.lists(STRETCHES, min_size=1, max_size=20))
def test_the_total_time_is_reproduced(stretches: list[tuple[float, int, int]]) -> None:
    fit = SpeedFit()
    for stretch in stretches:
        fit.add(*stretch)
    total_bytes, files = sum(stretch[1] for stretch in stretches), sum(stretch[2] for stretch in stretches)

    speed = fit.speed

    assert (speed is None) == (not total_bytes and not files)
    if speed is not None:
        assert min(speed.byte_s, speed.file_s) >= 0
        assert speed.time_s(total_bytes, files) == pytest.approx(sum(stretch[0] for stretch in stretches))


def test_time_not_explained_by_bytes_is_attributed_to_files() -> None:
    fit = fitted((100 * MB, 200))

    speed = fit.with_bytes_at(BYTE_S)

    assert speed is not None
    assert speed.file_s == pytest.approx(FILE_S)
    assert fit.with_bytes_at(BYTE_S * 3) is None
    assert fitted((100 * MB, 0)).with_bytes_at(BYTE_S / 2) is None


def test_idle_time_slows_bytes_and_files_equally() -> None:
    fit = fitted((100 * MB, 200))
    fit.add(fit.seconds, 0, 0)

    speed = fit.with_bytes_at(BYTE_S)

    assert speed is not None
    assert speed.byte_s == pytest.approx(2 * BYTE_S)
    assert speed.file_s == pytest.approx(2 * FILE_S)


def test_an_earlier_run_counts_by_its_length() -> None:
    fit = SpeedFit()
    fit.believe(Speed(BYTE_S, FILE_S, 3600.0), 60.0)
    assert fit.seconds == 60.0
    assert fit.speed is not None
    assert fit.speed.time_s(100 * MB, 200) == pytest.approx(2.0, rel=0.01)

    hardly = SpeedFit()
    hardly.believe(Speed(BYTE_S, FILE_S, 2.0), 60.0)
    assert hardly.seconds == 2.0
