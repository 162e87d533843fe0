"""A drive's write cache is switched for a measurement, and is afterward as it was, however the measurement ended."""

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.bootstrap.write_cache import restore_left_write_caches, restore_write_cache_first, switchable
from shingleback.devices.drive_functions import WriteCacheBefore, WriteCacheJournal
from shingleback.domain.errors import UsageError, Why
from shingleback.protocol.process import start_child
from shingleback.store.private_files import Paths
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import DRIVE, device, path_of
from tests.fakes.write_cache import SETTING, FakeWriteCache, tree_with_write_cache
from tests.helpers.bus import private_bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import events

NODE, NUMBER = "/dev/sdx1", 0x801
STANDBY: dict[str, object] = {"ata-pm-standby": 120}


@dataclass
class House:
    address: str
    service: FakeUDisks
    cache: FakeWriteCache
    paths: Paths

    @property
    def entries(self) -> list[Path]:
        return list(self.paths.write_caches_folder.glob("*"))

    def until_put_back(self) -> None:
        end_s = time.monotonic() + PATIENCE_S
        while self.entries and time.monotonic() < end_s:
            os.sched_yield()
        assert not self.entries


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    tree = tree_with_write_cache() | {path_of(NODE): device(NODE, NUMBER)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as service:
        yield House(bus.address, service, FakeWriteCache(service), Paths.of_user())


def test_it_is_switched_and_put_back_with_what_the_service_keeps(house: House) -> None:
    with switchable(NUMBER, house.paths, house.address) as keeper:
        keeper.turn(is_on=True)
        keeper.turn(is_on=False)
        assert (house.cache.turns, house.cache.kept) == ([True, False], STANDBY | {SETTING: False})
    house.until_put_back()
    assert house.cache.is_on
    assert house.cache.kept == STANDBY


def test_what_was_kept_before_is_kept_again(house: House) -> None:
    house.cache.kept, house.cache.is_on = {SETTING: False}, False
    with switchable(NUMBER, house.paths, house.address) as keeper:
        keeper.turn(is_on=True)
    house.until_put_back()
    assert (house.cache.is_on, house.cache.kept) == (False, {SETTING: False})


def test_a_service_that_answers_before_the_drive_has_switched_is_waited_for(house: House) -> None:
    house.cache.looks_late = 3
    with switchable(NUMBER, house.paths, house.address) as keeper:
        keeper.turn(is_on=False)
        assert not house.cache.is_on
    house.until_put_back()
    assert (house.cache.is_on, house.cache.kept) == (True, STANDBY)


def test_a_drive_that_never_switches_cannot_be_measured_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.devices.drive_functions._MAX_LOOKS", 3)
    house.cache.looks_late = 1_000_000
    with pytest.raises(UsageError) as caught, switchable(NUMBER, house.paths, house.address) as keeper:
        keeper.turn(is_on=False)
    assert caught.value.why is Why.TEST_NO_WRITE_CACHE
    house.until_put_back()
    assert house.cache.kept == STANDBY  # nor will it be switched at the next plug-in


def test_a_measurement_that_is_killed_leaves_it_as_it_was(house: House) -> None:
    told, tell = os.pipe()

    def measure() -> None:
        with switchable(NUMBER, house.paths, house.address) as keeper:
            keeper.turn(is_on=False)
            os.write(tell, b"x")
            signal.pause()

    pid = start_child(measure)
    assert os.read(told, 1)
    assert not house.cache.is_on
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    house.until_put_back()
    assert (house.cache.is_on, house.cache.kept) == (True, STANDBY)


def left_by_a_killed_keeper(house: House) -> None:
    """Not even the process that puts it back is left."""
    with WriteCacheJournal(house.paths.write_caches_folder).borrowed(WriteCacheBefore(DRIVE, is_on=True)):
        pass
    house.cache.is_on, house.cache.kept = False, STANDBY | {SETTING: False}


def test_the_next_command_puts_back_what_a_killed_keeper_left_and_asks_nobody(house: House) -> None:
    left_by_a_killed_keeper(house)
    restore_left_write_caches(house.paths, house.address)
    house.until_put_back()
    assert (house.cache.is_on, house.cache.kept) == (True, STANDBY)
    assert set(house.cache.quiet) == {True}


def test_what_could_not_be_put_back_is_remembered_and_told(house: House) -> None:
    left_by_a_killed_keeper(house)
    house.cache.is_refused = True
    assert restore_left_write_caches(house.paths, house.address)
    assert house.entries
    house.cache.is_refused = False
    assert not restore_left_write_caches(house.paths, house.address)
    house.until_put_back()
    assert house.cache.is_on


def test_a_drive_that_is_not_there_needs_no_password(house: House) -> None:
    with WriteCacheJournal(house.paths.write_caches_folder).borrowed(WriteCacheBefore(f"{DRIVE}9", is_on=True)):
        pass
    assert not restore_left_write_caches(house.paths, house.address)
    assert house.entries


def test_the_next_measurement_puts_it_back_first_and_may_ask_for_a_password(house: House) -> None:
    """Otherwise it would take the switched-off cache for the drive's own state, and keep that for ever."""
    left_by_a_killed_keeper(house)
    restore_write_cache_first(NUMBER, house.paths, house.address)
    assert (house.cache.is_on, house.cache.kept, house.entries) == (True, STANDBY, [])
    assert set(house.cache.quiet) == {False}


def test_a_measurement_with_a_cache_that_may_not_be_put_back_is_refused(house: House) -> None:
    left_by_a_killed_keeper(house)
    house.cache.is_refused = True
    with pytest.raises(UsageError) as caught:
        restore_write_cache_first(NUMBER, house.paths, house.address)
    assert caught.value.why is Why.WRITE_CACHE_LEFT
    restore_write_cache_first(NUMBER + 1, house.paths, house.address)  # another drive has nothing to do with it
    assert house.entries


def test_a_keeper_that_is_at_work_is_left_alone(house: House) -> None:
    with switchable(NUMBER, house.paths, house.address) as keeper:
        keeper.turn(is_on=False)
        restore_left_write_caches(house.paths, house.address)
        assert house.cache.turns == [False]
    house.until_put_back()


def test_a_refusal_ends_the_measurement_and_asks_for_no_second_password(house: House) -> None:
    house.cache.is_refused = True
    with (
        pytest.raises(UsageError) as caught,
        switchable(NUMBER, house.paths, house.address) as keeper,
    ):
        keeper.turn(is_on=False)
    assert caught.value.why is Why.TEST_NO_WRITE_CACHE
    house.until_put_back()
    assert len(house.cache.quiet) == 1


def test_a_drive_without_one_is_refused_before_anything_begins(house: House) -> None:
    house.cache._is_supported = False
    with pytest.raises(UsageError), switchable(NUMBER, house.paths, house.address):
        pass
    assert not house.entries
    with pytest.raises(UsageError), switchable(NUMBER + 1, house.paths, house.address):
        pass


def test_the_command_resets_it_and_measures_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Path("/dev/loop0")
    if not node.is_block_device():
        pytest.skip("needs a block device to name")
    house.service.tree[path_of(str(node))] = device(str(node), node.stat().st_rdev)
    left_by_a_killed_keeper(house)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", house.address)
    house.cache.is_refused = True
    refused = events("test", node, "--reset-write-cache", check=2)
    assert [refused[1]["code"], refused[-1]["why"]] == ["write-cache-left", "write-cache-left"]
    house.cache.is_refused = False
    assert events("test", node, "--reset-write-cache", check=0)[-1]["is_write_cache_reset"]
    assert (house.cache.is_on, house.cache.kept, house.entries) == (True, STANDBY, [])
