"""A failing system call harms no version, and the next run succeeds."""

import errno
from random import Random

import pytest

from tests.faults.disks import work_folder
from tests.faults.failing_calls import APP, FailingCalls, Fault, some_faults, why_not
from tests.faults.history_program import warm_server

_FEW = [Fault("pwrite", 1, 0), Fault("fdatasync", 1, errno.EIO)]
_MORE = [Fault("renameat2", 2, errno.EINTR), Fault("syncfs", 2, errno.EINTR)]


@pytest.fixture(autouse=True)
def _has_compiler() -> None:
    if reason := why_not():
        pytest.skip(reason)


def test_a_failing_system_call_harms_nothing() -> None:
    with work_folder() as folder, warm_server(APP) as server:
        campaign = FailingCalls(folder, APP, server)
        for fault in _FEW:
            campaign.attempt(fault)
        assert campaign.result.violations == []
        assert campaign.result.happened == len(_FEW)


@pytest.mark.long
def test_many_failing_system_calls_harm_nothing() -> None:
    with work_folder() as folder, warm_server(APP) as server:
        campaign = FailingCalls(folder, APP, server)
        for fault in [*_MORE, *some_faults(Random("long"), 300)]:
            campaign.attempt(fault)
        print(f"\n{campaign.result}")
        assert campaign.result.violations == []
