"""A drive's write cache is switched for a measurement and restored after it, however the measurement ended."""

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
class Scene:
    address: str
    service: FakeUDisks
    cache: FakeWriteCache
    paths: Paths

    @property
    def entries(self) -> list[Path]:
        return list(self.paths.write_caches_folder.glob("*"))

    def wait_until_restored(self) -> None:
        end_s = time.monotonic() + PATIENCE_S
        while self.entries and time.monotonic() < end_s:
            os.sched_yield()
        assert not self.entries


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    tree = tree_with_write_cache() | {path_of(NODE): device(NODE, NUMBER)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as service:
        yield Scene(bus.address, service, FakeWriteCache(service), Paths.of_user())


def test_the_cache_is_switched_and_restored_with_the_setting_of_udisks(scene: Scene) -> None:
    with switchable(NUMBER, scene.paths, scene.address) as sidecar:
        sidecar.turn(is_on=True)
        sidecar.turn(is_on=False)
        assert (scene.cache.turns, scene.cache.kept) == ([True, False], STANDBY | {SETTING: False})
    scene.wait_until_restored()
    assert scene.cache.is_on
    assert scene.cache.kept == STANDBY


def test_an_earlier_setting_of_udisks_is_restored(scene: Scene) -> None:
    scene.cache.kept, scene.cache.is_on = {SETTING: False}, False
    with switchable(NUMBER, scene.paths, scene.address) as sidecar:
        sidecar.turn(is_on=True)
    scene.wait_until_restored()
    assert (scene.cache.is_on, scene.cache.kept) == (False, {SETTING: False})


def test_a_drive_that_switches_late_is_waited_for(scene: Scene) -> None:
    scene.cache.late_replies = 3
    with switchable(NUMBER, scene.paths, scene.address) as sidecar:
        sidecar.turn(is_on=False)
        assert not scene.cache.is_on
    scene.wait_until_restored()
    assert (scene.cache.is_on, scene.cache.kept) == (True, STANDBY)


def test_a_drive_that_never_switches_is_refused(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.devices.drive_functions.MAX_LOOKS", 3)
    scene.cache.late_replies = 1_000_000
    with pytest.raises(UsageError) as caught, switchable(NUMBER, scene.paths, scene.address) as sidecar:
        sidecar.turn(is_on=False)
    assert caught.value.why is Why.TEST_NO_WRITE_CACHE
    scene.wait_until_restored()
    assert scene.cache.kept == STANDBY  # nor will UDisks2 switch it at the next plug-in


def test_a_killed_measurement_restores_the_cache(scene: Scene) -> None:
    read_fd, write_fd = os.pipe()

    def measure() -> None:
        with switchable(NUMBER, scene.paths, scene.address) as sidecar:
            sidecar.turn(is_on=False)
            os.write(write_fd, b"x")
            signal.pause()

    pid = start_child(measure)
    os.close(write_fd)
    assert os.read(read_fd, 1)
    os.close(read_fd)
    assert not scene.cache.is_on
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    scene.wait_until_restored()
    assert (scene.cache.is_on, scene.cache.kept) == (True, STANDBY)


def leave_cache_switched_off(scene: Scene) -> None:
    """As after a measurement that was killed together with the process that restores the cache."""
    with WriteCacheJournal(scene.paths.write_caches_folder).borrowed(WriteCacheBefore(DRIVE, is_on=True)):
        pass
    scene.cache.is_on, scene.cache.kept = False, STANDBY | {SETTING: False}


def test_the_next_command_restores_the_cache_without_a_prompt(scene: Scene) -> None:
    leave_cache_switched_off(scene)
    restore_left_write_caches(scene.paths, scene.address)
    scene.wait_until_restored()
    assert (scene.cache.is_on, scene.cache.kept) == (True, STANDBY)
    assert set(scene.cache.quiet) == {True}


def test_a_cache_that_could_not_be_restored_stays_in_the_journal_and_is_reported(scene: Scene) -> None:
    leave_cache_switched_off(scene)
    scene.cache.is_refused = True
    assert restore_left_write_caches(scene.paths, scene.address)
    assert scene.entries
    scene.cache.is_refused = False
    assert not restore_left_write_caches(scene.paths, scene.address)
    scene.wait_until_restored()
    assert scene.cache.is_on


def test_an_absent_drive_causes_no_prompt(scene: Scene) -> None:
    with WriteCacheJournal(scene.paths.write_caches_folder).borrowed(WriteCacheBefore(f"{DRIVE}9", is_on=True)):
        pass
    assert not restore_left_write_caches(scene.paths, scene.address)
    assert scene.entries


def test_the_next_measurement_restores_the_cache_first_and_may_prompt(scene: Scene) -> None:
    """Otherwise it would mistake the disabled cache for the drive's own state, and keep it forever."""
    leave_cache_switched_off(scene)
    restore_write_cache_first(NUMBER, scene.paths, scene.address)
    assert (scene.cache.is_on, scene.cache.kept, scene.entries) == (True, STANDBY, [])
    assert set(scene.cache.quiet) == {False}


def test_a_measurement_is_refused_if_the_cache_may_not_be_restored(scene: Scene) -> None:
    leave_cache_switched_off(scene)
    scene.cache.is_refused = True
    with pytest.raises(UsageError) as caught:
        restore_write_cache_first(NUMBER, scene.paths, scene.address)
    assert caught.value.why is Why.WRITE_CACHE_LEFT
    restore_write_cache_first(NUMBER + 1, scene.paths, scene.address)  # another drive is not affected
    assert scene.entries


def test_a_running_measurement_is_left_alone(scene: Scene) -> None:
    with switchable(NUMBER, scene.paths, scene.address) as sidecar:
        sidecar.turn(is_on=False)
        restore_left_write_caches(scene.paths, scene.address)
        assert scene.cache.turns == [False]
    scene.wait_until_restored()


def test_a_refusal_ends_the_measurement_without_a_second_prompt(scene: Scene) -> None:
    scene.cache.is_refused = True
    with (
        pytest.raises(UsageError) as caught,
        switchable(NUMBER, scene.paths, scene.address) as sidecar,
    ):
        sidecar.turn(is_on=False)
    assert caught.value.why is Why.TEST_NO_WRITE_CACHE
    scene.wait_until_restored()
    assert len(scene.cache.quiet) == 1


def test_a_drive_without_a_write_cache_is_refused_before_anything_starts(scene: Scene) -> None:
    scene.cache._is_supported = False
    with pytest.raises(UsageError), switchable(NUMBER, scene.paths, scene.address):
        pass
    assert not scene.entries
    with pytest.raises(UsageError), switchable(NUMBER + 1, scene.paths, scene.address):
        pass


def test_the_reset_command_restores_the_cache_and_measures_nothing(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Path("/dev/loop0")
    if not node.is_block_device():
        pytest.skip("needs a block device to name")
    scene.service.tree[path_of(str(node))] = device(str(node), node.stat().st_rdev)
    leave_cache_switched_off(scene)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", scene.address)
    scene.cache.is_refused = True
    refused = events("test", node, "--reset-write-cache", check=2)
    assert [refused[1]["code"], refused[-1]["why"]] == ["write-cache-left", "write-cache-left"]
    scene.cache.is_refused = False
    assert events("test", node, "--reset-write-cache", check=0)[-1]["is_write_cache_reset"]
    assert (scene.cache.is_on, scene.cache.kept, scene.entries) == (True, STANDBY, [])
