"""The expected duration of a verification is derived from earlier checks only."""

import pytest

from shingleback.gui.controllers.history import expected_s
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CheckFinished

GB = 10**9
HOUR_S = 3600.0


def check(gigabytes: float, hours: float, command: str = "verify") -> CheckFinished:
    return CheckFinished(
        command=command,
        outcome="done",
        exit_code=0,
        elapsed_s=hours * HOUR_S,
        checked=Tally(files=1, bytes=round(gigabytes * GB)),
    )


def test_the_estimate_is_a_range_around_the_fastest_and_slowest_check() -> None:
    expected = expected_s(1200 * GB, [check(400, 1), check(300, 1)])

    assert expected is not None
    low_s, high_s = expected
    assert low_s < 3 * HOUR_S < 4 * HOUR_S < high_s
    assert high_s < 6 * HOUR_S


def test_one_check_gives_a_range_too() -> None:
    expected = expected_s(1200 * GB, [check(400, 1)])

    assert expected is not None
    assert expected[0] < 3 * HOUR_S < expected[1]


def test_a_partial_check_predicts_a_full_one() -> None:
    assert expected_s(1200 * GB, [check(40, 0.1)]) == expected_s(1200 * GB, [check(400, 1)])


@pytest.mark.parametrize(
    "results",
    [
        [],
        [BackupFinished(outcome="done", exit_code=0, elapsed_s=HOUR_S, copied=Tally(files=1, bytes=100 * GB))],
        [check(400, 1, "restore"), check(400, 1, "try-restore")],
        [check(0.1, 0.001)],
        [check(0, 1)],
    ],
    ids=["nothing", "a backup", "a restore", "seconds", "nothing read"],
)
def test_without_a_suitable_check_there_is_no_estimate(results: list[BackupFinished | CheckFinished]) -> None:
    assert expected_s(1200 * GB, results) is None


def test_an_empty_backup_has_no_estimate() -> None:
    assert expected_s(0, [check(400, 1)]) is None


def test_only_the_latest_checks_count() -> None:
    """Older ones mislead if the drive has aged or the cable was replaced."""
    expected = expected_s(1200 * GB, [*[check(400, 1)] * 5, check(4, 1)])

    assert expected == expected_s(1200 * GB, [check(400, 1)])
