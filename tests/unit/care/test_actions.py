"""The work of each care action, with a fake helper and a fake drive.

Real runs are in tests/device/test_caring.py, without f2fs and without a drive that has a self-test.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pytest

from shingleback.care.actions import Balance, CollectGarbage, DriveTest, Scrub, Trim, Work, by_backup, damaged_inodes
from shingleback.devices.drive_functions import SelfTest, SelfTestState
from shingleback.devices.helper_client import Helper, HelperRefused
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.helper_protocol import Doing, HelperRefusal

DEVICE = HelperDevice(8, 17, 5)
GIB = 1 << 30
STATUS = "\tdata_bytes_scrubbed: {data}\n\ttree_bytes_scrubbed: 0\n\tuncorrectable_errors: {errors}\n"


@dataclass
class FakeHelper:
    """A helper whose drive is small.

    Attributes:
        calls: the arguments of each call.
        dirty: sections that can be collected.
        resumed: the number of queries that find a resumed balance still running.
        errors: the errors that this scrub has found; there is another at `bad_at`.
    """

    calls: list[tuple[object, ...]] = field(default_factory=list)
    dirty: int = 0
    scrubbed: int = 0
    per_query: int = 100
    end: int = 1_000_000
    groups: dict[int, int] = field(default_factory=dict)
    resumed: int = 0
    is_canceled: bool = False
    errors: int = 0
    bad_at: int = 1_000_000_000

    def as_helper(self) -> Helper:
        return cast("Helper", self)

    async def trim(self, device: HelperDevice, start: int, length: int, least: int) -> int:
        self.calls.append((start, length))
        assert device == DEVICE
        assert least
        return 7

    async def collect_garbage(self, _device: HelperDevice, most_rounds: int) -> int:
        collected = min(most_rounds, self.dirty)
        self.dirty -= collected
        self.calls.append((most_rounds,))
        return collected

    async def balance(self, _device: HelperDevice, doing: Doing, percent: int = 0) -> str:
        if doing is Doing.STATUS:
            self.resumed -= 1
            return f"Balance on '/drive' is {'running' if self.resumed >= 0 else 'not there'}"
        assert self.resumed < 0
        self.calls.append((percent,))
        moved = min(2, self.groups.get(percent, 0))
        self.groups[percent] = self.groups.get(percent, 0) - moved
        return f"Done, had to relocate {moved} out of 40 chunks"

    async def scrub(self, _device: HelperDevice, doing: Doing) -> str:
        match doing:
            case Doing.STATUS:
                return STATUS.format(data=self.scrubbed, errors=self.errors)
            case Doing.CANCEL:
                self.is_canceled = True
                return ""
        self.calls.append((doing,))
        self.is_canceled = False
        if doing is Doing.START:
            self.scrubbed = self.errors = 0
        while not self.is_canceled and self.scrubbed < self.end:
            self.errors += self.scrubbed < self.bad_at <= self.scrubbed + self.per_query
            self.scrubbed = min(self.end, self.scrubbed + self.per_query)
            await asyncio.sleep(0)
        if self.is_canceled:
            raise HelperRefused(HelperRefusal.PROGRAM_FAILED, "scrub aborted")
        return "no errors found"


def finish(work: Work, most: int = 1000) -> None:
    async def run() -> None:
        for _ in range(most):
            if work.is_done:
                return
            await work.next()
        pytest.fail("it has no end")

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.care.actions._LOOK_S", 0.0)


def test_an_error_found_in_an_earlier_portion_is_not_reported_again() -> None:
    helper = FakeHelper(bad_at=1000)
    errors = []
    for _ in range(3):
        work = Scrub(helper.as_helper(), DEVICE, 5000)
        finish(work)
        errors.append(work.errors)
    assert (errors, helper.errors) == ([1, 0, 0], 1)


def test_a_scrub_from_the_beginning_ignores_the_errors_of_the_previous_one() -> None:
    helper = FakeHelper(scrubbed=90_000, errors=80_000)  # as if the drive had been pulled
    work = Scrub(helper.as_helper(), DEVICE, 5000, is_from_beginning=True)
    finish(work)
    assert helper.calls == [(Doing.START,)]
    assert (work.errors, helper.scrubbed < 90_000, work.done >= 5000) == (0, True, True)
    finish(Scrub(helper.as_helper(), DEVICE, 5000))
    assert helper.calls[-1] == (Doing.RESUME,)


def test_free_space_is_trimmed_in_ranges_and_the_last_one_is_open_ended() -> None:
    helper, positions = FakeHelper(), list[int]()
    work = Trim(helper.as_helper(), DEVICE, 150 * GIB, 0, positions.append)
    finish(work)
    assert helper.calls == [(0, 64 * GIB), (64 * GIB, 64 * GIB), (128 * GIB, (1 << 64) - 1 - 128 * GIB)]
    assert positions == [64 * GIB, 128 * GIB, 150 * GIB]
    assert work.trimmed_bytes == 21


def test_a_stopped_trim_is_continued() -> None:
    helper = FakeHelper()
    finish(Trim(helper.as_helper(), DEVICE, 150 * GIB, 128 * GIB, lambda _place: None))
    assert [start for start, _ in helper.calls] == [128 * GIB]


def test_garbage_is_collected_in_rounds_with_a_sync_after_each() -> None:
    helper, synced = FakeHelper(dirty=70), list[int]()
    work = CollectGarbage(helper.as_helper(), DEVICE, lambda: synced.append(helper.dirty), 1000)
    finish(work)
    assert work.rounds == 70
    assert synced == [38, 6, 0]


def test_garbage_is_collected_only_up_to_the_requested_rounds() -> None:
    helper = FakeHelper(dirty=1000)
    work = CollectGarbage(helper.as_helper(), DEVICE, lambda: None, 40)
    finish(work)
    assert work.rounds == 40


def space(unallocated: Callable[[], int]) -> Callable[[], BtrfsSpace]:
    return lambda: BtrfsSpace(
        total_bytes=100 * GIB,
        allocated_bytes=100 * GIB - unallocated(),
        data_free_bytes=GIB,
        metadata_free_bytes=GIB,
    )


def test_a_balance_starts_with_empty_groups_and_ends_when_enough_is_free() -> None:
    helper = FakeHelper(groups={0: 1, 10: 3, 25: 50, 50: 50})
    free = space(lambda: GIB * (104 - sum(helper.groups.values())))
    work = Balance(helper.as_helper(), DEVICE, free, 10 * GIB, 20)
    finish(work)
    assert [percent for (percent,) in helper.calls] == [0, 0, 10, 10, 10, 25, 25, 25]
    assert work.freed_bytes == 10 * GIB


def test_a_balance_waits_for_one_that_the_kernel_resumed_after_a_power_cut() -> None:
    helper = FakeHelper(groups={0: 3}, resumed=3)
    work = Balance(helper.as_helper(), DEVICE, space(lambda: GIB), 10 * GIB, 20, look_s=0)
    finish(work)
    assert helper.calls[:2] == [(0,), (0,)]
    assert work.done == 3


def test_a_balance_that_frees_nothing_is_bounded() -> None:
    helper = FakeHelper(groups={50: 500})
    work = Balance(helper.as_helper(), DEVICE, space(lambda: 0), 10 * GIB, 20)
    finish(work)
    assert work.done == 20
    assert work.freed_bytes == 0


def test_a_scrub_ends_after_its_portion_and_the_next_one_continues() -> None:
    helper = FakeHelper()
    first = Scrub(helper.as_helper(), DEVICE, 10_000)
    finish(first)
    stopped = helper.scrubbed
    assert 10_000 <= stopped < 20_000
    assert not first.is_whole
    finish(Scrub(helper.as_helper(), DEVICE, 10_000))
    assert 20_000 <= helper.scrubbed < 40_000
    assert helper.calls == [(Doing.RESUME,)] * 2


def test_a_scrub_that_reaches_the_end_of_the_drive_is_complete() -> None:
    work = Scrub(FakeHelper(end=500).as_helper(), DEVICE, 10_000)
    finish(work)
    assert work.is_whole


def test_a_failed_scrub_is_not_mistaken_for_a_stopped_one() -> None:
    class Failing(FakeHelper):
        async def scrub(self, _device: HelperDevice, doing: Doing) -> str:
            if doing is Doing.STATUS:
                return ""
            raise HelperRefused(HelperRefusal.NOT_MOUNTED, "")

    with pytest.raises(HelperRefused):
        finish(Scrub(Failing().as_helper(), DEVICE, 10_000))


@dataclass
class FakeSelfTest:
    """A self-test that takes three queries."""

    ends_as: str = "success"
    started: list[bool] = field(default_factory=list)
    left: list[int] = field(default_factory=list)

    async def start(self, *, is_long: bool) -> None:
        self.started.append(is_long)
        self.left = [90, 50]

    async def state(self) -> SelfTestState:
        if self.left:
            return SelfTestState("inprogress", 1 - self.left.pop(0) / 100)
        return SelfTestState(self.ends_as, 0.0)


def self_tested(test: FakeSelfTest, *, is_long: bool = False) -> DriveTest:
    work = DriveTest(cast("SelfTest", test), is_long=is_long, look_s=0)
    finish(work)
    return work


@pytest.mark.parametrize(
    ("status", "is_sound"), [("success", True), ("error_read", False), ("aborted", None), ("aborted_sanitize", None)]
)
def test_a_self_test_is_awaited_and_evaluated(status: str, is_sound: bool | None) -> None:
    test = FakeSelfTest(ends_as=status)
    work = self_tested(test)
    assert work.state
    assert (work.state.is_sound, test.started, work.done) == (is_sound, [False], 0)


def test_a_running_self_test_is_not_started_again() -> None:
    test = FakeSelfTest(left=[30])
    self_tested(test, is_long=True)
    assert test.started == []


def test_damage_is_identified_by_inode_and_only_new_records_count() -> None:
    line = "checksum error at logical 1 on dev /dev/sdb1, physical 1{} offset 0 links 1 (path: …)"
    records = [
        f"4,1,1000000,-;BTRFS warning (device sdb1): scrub: {line.format(' root 5 inode 256')}",
        f"4,2,900000000,-;BTRFS warning (device sdb1): scrub: {line.format(' root 5 inode 257')}",
        f"4,3,900000001,-;BTRFS warning (device sdb1): scrub: {line.format(' root 5 inode 257')}",
        f"4,3,900000001,-;BTRFS warning (device sdb1): {line.format(', root 258, inode 257,')}",
        "6,4,900000002,-;BTRFS info (device sdb1): scrub: finished on devid 1 with status: 0",
        "nonsense",
    ]
    assert damaged_inodes(records, 900.0) == {(5, 257), (258, 257)}


def test_damaged_files_belong_to_the_nearest_backup_around_them(tmp_path: Path) -> None:
    for backup in ("first", "deep/down/other"):
        (tmp_path / backup / ".shingleback").mkdir(parents=True)
    top = bytes(tmp_path)
    paths = [b"first/a/letter", b"deep/down/other/letter", b"deep/down/other/b/film", b"deep/nobody's"]
    assert by_backup(paths, top) == {
        top + b"/first": {b"a/letter"},
        top + b"/deep/down/other": {b"letter", b"b/film"},
    }
    (tmp_path / ".shingleback").mkdir()
    assert by_backup([b"letter", b"a/letter"], top) == {top: {b"letter", b"a/letter"}}
