"""Random histories of many runs, with everything that may happen between them: every version equals its source."""

import time

import pytest

from tests.model.lives import HISTORIES_OF_A_LIFE, run_lives

pytestmark = pytest.mark.usefixtures("plain_umask")


@pytest.mark.parametrize("part", range(3))
def test_every_version_equals_its_source_in_more_than_a_hundred_histories(part: int) -> None:
    counts = run_lives([f"suite.{part}.{number}" for number in range(2)], most_runs=8)
    assert counts.cuts
    assert counts.checked
    print(f"\n{counts}")


@pytest.mark.long
def test_every_version_equals_its_source_in_ten_thousand_histories() -> None:
    seed, began_s = time.time_ns(), time.process_time()
    counts = run_lives([f"{seed}.{number}" for number in range(10_000 // HISTORIES_OF_A_LIFE)])
    print(f"\n{counts}, {time.process_time() - began_s:.0f} s of CPU time, seed {seed}")
