"""The benefit of care in the models: its order of magnitude, not the exact figures."""

from tests.benchmarks.cared import before_and_after_trim


def test_a_trimmed_used_drive_takes_a_backup_many_times_as_fast() -> None:
    before, after = before_and_after_trim(0.0)
    assert after > 5 * before
