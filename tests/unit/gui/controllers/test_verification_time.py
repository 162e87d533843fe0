"""How long it may take to verify a backup: from earlier checks, and from nothing else."""

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


def test_it_is_a_range_around_the_quickest_and_the_slowest_check() -> None:
    expected = expected_s(1200 * GB, [check(400, 1), check(300, 1)])

    assert expected is not None
    low_s, high_s = expected
    assert low_s < 3 * HOUR_S < 4 * HOUR_S < high_s
    assert high_s < 6 * HOUR_S


def test_one_check_is_a_range_as_well() -> None:
    expected = expected_s(1200 * GB, [check(400, 1)])

    assert expected is not None
    assert expected[0] < 3 * HOUR_S < expected[1]


def test_a_part_that_was_checked_tells_how_fast_the_whole_is() -> None:
    assert expected_s(1200 * GB, [check(40, 0.1)]) == expected_s(1200 * GB, [check(400, 1)])


@pytest.mark.parametrize(
    "words",
    [
        [],
        [BackupFinished(outcome="done", exit_code=0, elapsed_s=HOUR_S, copied=Tally(files=1, bytes=100 * GB))],
        [check(400, 1, "restore"), check(400, 1, "try-restore")],
        [check(0.1, 0.001)],
        [check(0, 1)],
    ],
    ids=["nothing", "a backup", "a restore", "seconds", "nothing read"],
)
def test_nothing_is_invented_where_no_check_says_it(words: list[BackupFinished | CheckFinished]) -> None:
    assert expected_s(1200 * GB, words) is None


def test_a_backup_that_holds_nothing_takes_no_time_worth_telling() -> None:
    assert expected_s(0, [check(400, 1)]) is None


def test_of_many_checks_the_newest_count() -> None:
    """A drive that has aged, or another cable, makes the old ones untrue."""
    expected = expected_s(1200 * GB, [*[check(400, 1)] * 5, check(4, 1)])

    assert expected == expected_s(1200 * GB, [check(400, 1)])
