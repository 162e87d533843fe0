"""`adjust` switches UAS through the helper, and what a disk does when idle through UDisks2; all can be undone."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from shingleback.bootstrap.adjusting import AdjustRequest, adjusted
from shingleback.cli.adjust import lines
from shingleback.domain.adjustments import DRIVES_OWN, HEADS_STAY_LEVEL, NEVER_MIN, UasState
from shingleback.domain.errors import DriveRefused, UsageError, Why
from shingleback.helper.devices import ProtectedDisks
from shingleback.helper.verbs import Verbs
from shingleback.protocol.adjusting import AdjustFinished
from tests.fakes.helper_machine import Machine
from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import device, path_of
from tests.fakes.write_cache import SETTING, FakeWriteCache, tree_with_write_cache
from tests.helpers.bus import private_bus
from tests.helpers.running_helper import running_helper

NODE, NUMBER = "/dev/sdb", 0x810


class Scene:
    """An enclosure on a computer with the helper and UDisks2, on a bus of its own.

    Attributes:
        settings: what UDisks2 keeps for the drive.
    """

    def __init__(self, address: str, machine: Machine, udisks: FakeWriteCache) -> None:
        self.address = address
        self.machine = machine
        self.udisks = udisks
        self.parameter = machine.enclosure("152d:0578")

    def adjust(self, request: AdjustRequest, *, has_helper: bool = True) -> AdjustFinished:
        async def run() -> AdjustFinished:
            async with AsyncExitStack() as stack:
                if has_helper:
                    verbs = Verbs(self.machine.computer, ProtectedDisks(self.machine.computer))
                    stack.enter_context(FakePolkit(self.address))
                    await stack.enter_async_context(running_helper(self.address, verbs))
                return await adjusted(NODE, NUMBER, request, self.machine.computer.sysfs, self.address)

        return asyncio.run(run())


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    tree = tree_with_write_cache() | {path_of(NODE): device(NODE, NUMBER)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as service:
        cache = FakeWriteCache(service)
        cache.kept = {SETTING: True}
        yield Scene(bus.address, Machine(tmp_path / "machine"), cache)


def test_without_a_wish_it_only_says_what_is_set(scene: Scene) -> None:
    scene.udisks.kept = {"ata-pm-standby": 242}

    result = scene.adjust(AdjustRequest())

    assert (result.usb, result.uas) == ("152d:0578", UasState.USED)
    assert (result.has_timer, result.stops_after_min) == (True, 60)
    assert scene.udisks.kept == {"ata-pm-standby": 242}


def test_a_partition_stands_for_its_drive(scene: Scene) -> None:
    scene.machine.partition("sdb", 1)
    folder = scene.machine.computer.sysfs

    result = asyncio.run(adjusted("/dev/sdb1", NUMBER + 1, AdjustRequest(), folder, scene.address))

    assert (result.usb, result.uas) == ("152d:0578", UasState.USED)


def test_uas_is_off_after_the_next_plug_in_and_can_be_switched_on_again(scene: Scene) -> None:
    assert scene.adjust(AdjustRequest(uses_uas=False)).uas == UasState.OFF_AT_NEXT_PLUG_IN

    scene.machine.driver("usb-storage")
    assert scene.adjust(AdjustRequest()).uas == UasState.OFF

    assert scene.adjust(AdjustRequest(uses_uas=True)).uas == UasState.USED_AT_NEXT_PLUG_IN
    scene.machine.driver("uas")
    assert scene.adjust(AdjustRequest()).uas == UasState.USED
    assert scene.parameter.read_text().strip() == ""


def test_it_needs_the_helper(scene: Scene) -> None:
    with pytest.raises(DriveRefused) as refused:
        scene.adjust(AdjustRequest(uses_uas=False), has_helper=False)

    assert refused.value.why is Why.HELPER_MISSING


@pytest.mark.parametrize(("minutes", "value"), [(NEVER_MIN, 0), (20, 240), (60, 242)])
def test_udisks_sets_the_timer_at_each_plug_in_and_keeps_its_other_settings(
    scene: Scene, minutes: int, value: int
) -> None:
    result = scene.adjust(AdjustRequest(stops_after_min=minutes), has_helper=False)

    assert result.stops_after_min == minutes
    assert scene.udisks.kept == {SETTING: True, "ata-pm-standby": value}


def test_the_drive_gets_its_own_timer_back(scene: Scene) -> None:
    scene.adjust(AdjustRequest(stops_after_min=60), has_helper=False)

    result = scene.adjust(AdjustRequest(stops_after_min=DRIVES_OWN), has_helper=False)

    assert (result.stops_after_min, result.keeps_time) == (None, True)
    assert scene.udisks.kept == {SETTING: True}
    assert not scene.adjust(AdjustRequest(), has_helper=False).keeps_time


def test_the_heads_stay_on_request_and_are_given_back_to_the_drive(scene: Scene) -> None:
    scene.udisks.kept = {SETTING: True, "ata-pm-standby": 242}

    asked = scene.adjust(AdjustRequest(parks_heads=False), has_helper=False)
    assert (asked.has_levels, asked.power_level, asked.stops_after_min) == (True, HEADS_STAY_LEVEL, 60)
    assert scene.udisks.kept == {SETTING: True, "ata-pm-standby": 242, "ata-apm-level": HEADS_STAY_LEVEL}

    undone = scene.adjust(AdjustRequest(parks_heads=True), has_helper=False)
    assert (undone.power_level, undone.keeps_level) == (None, True)
    assert scene.udisks.kept == {SETTING: True, "ata-pm-standby": 242}


def test_the_timer_and_the_heads_are_changed_and_given_back_together(scene: Scene) -> None:
    asked = scene.adjust(AdjustRequest(stops_after_min=60, parks_heads=False), has_helper=False)
    assert (asked.stops_after_min, asked.power_level) == (60, HEADS_STAY_LEVEL)
    assert scene.udisks.kept == {SETTING: True, "ata-pm-standby": 242, "ata-apm-level": HEADS_STAY_LEVEL}

    undone = scene.adjust(AdjustRequest(stops_after_min=DRIVES_OWN, parks_heads=True), has_helper=False)
    assert (undone.keeps_time, undone.keeps_level) == (True, True)
    assert scene.udisks.kept == {SETTING: True}


def test_of_two_changes_none_is_made_if_one_is_impossible(scene: Scene) -> None:
    scene.udisks.has_levels = False

    for both in (
        AdjustRequest(stops_after_min=60, parks_heads=False),
        AdjustRequest(uses_uas=False, parks_heads=False),
    ):
        with pytest.raises(UsageError):
            scene.adjust(both)

    assert scene.udisks.kept == {SETTING: True}
    assert scene.adjust(AdjustRequest()).uas == UasState.USED


def test_a_disk_without_levels_of_power_management_refuses_one(scene: Scene) -> None:
    scene.udisks.has_levels = False

    with pytest.raises(UsageError) as refused:
        scene.adjust(AdjustRequest(parks_heads=False), has_helper=False)

    assert refused.value.why is Why.NOT_ADJUSTABLE
    result = scene.adjust(AdjustRequest(), has_helper=False)
    assert (result.has_timer, result.has_levels) == (True, False)


def test_without_permission_nothing_is_set(scene: Scene) -> None:
    scene.udisks.is_refused = True

    with pytest.raises(DriveRefused) as refused:
        scene.adjust(AdjustRequest(stops_after_min=60), has_helper=False)

    assert refused.value.why is Why.NOT_ALLOWED


def test_a_disk_whose_enclosure_hides_its_timer_refuses(scene: Scene) -> None:
    scene.udisks.has_timer = False

    with pytest.raises(UsageError) as refused:
        scene.adjust(AdjustRequest(stops_after_min=60), has_helper=False)

    assert refused.value.why is Why.NOT_ADJUSTABLE
    assert not scene.adjust(AdjustRequest(), has_helper=False).has_timer


def test_where_udisks_cannot_be_asked_nothing_is_said_of_the_drive(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine")
    machine.enclosure("152d:0578")
    sysfs = machine.computer.sysfs

    with private_bus(tmp_path) as bus:
        shown = asyncio.run(adjusted(NODE, NUMBER, AdjustRequest(), sysfs, bus.address))
        assert (shown.uas, shown.knows_idle) == (UasState.USED, False)
        assert "isn't known" in "\n".join(lines(shown))

        for request in (AdjustRequest(stops_after_min=60), AdjustRequest(uses_uas=False, stops_after_min=60)):
            with pytest.raises(DriveRefused) as refused:
                asyncio.run(adjusted(NODE, NUMBER, request, sysfs, bus.address))
            assert refused.value.why is Why.DRIVE_SERVICE_NOT_INSTALLED
