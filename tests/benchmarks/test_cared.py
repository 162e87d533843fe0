"""What care is worth in the models: the order of it, not the figures."""

from tests.benchmarks.cared import before_and_after_trim


def test_a_used_drive_that_was_trimmed_takes_a_backup_many_times_as_fast() -> None:
    before, after = before_and_after_trim(0.0)
    assert after > 5 * before
