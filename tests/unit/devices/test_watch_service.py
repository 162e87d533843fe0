"""Watching survives failures of UDisks2 and the bus without reporting drives as gone."""

import asyncio
from pathlib import Path

import pytest

from shingleback.devices.dbus import BusError, SystemBus
from shingleback.devices.kernel import Mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.watch.service import SignalListener
from shingleback.devices.watch.tracker import Backoff
from tests.fakes.clock import HeldClock
from tests.fakes.machine import Disk, files
from tests.fakes.udisks_behaviors import delayed_objects, refusing, silent
from tests.helpers.bus import Bus, private_bus
from tests.helpers.following import in_thread
from tests.helpers.watching import FactSource, running_watch, service

X, Y = Disk("/dev/sdx", 2064, [files("ext4")]), Disk("/dev/sdy", 2080)


def test_a_dying_service_does_not_remove_its_drives(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, clock=HeldClock()) as follower:
            with service(bus, X, Y) as udisks:
                await follower.until(lambda story: {"+sdx", "+sdy"} <= set(story))
                udisks.stop()
                await follower.until_events("gone")
            with service(bus, Y):
                await follower.until_events("there", "-sdx")
                assert follower.story[-3:] == ["gone", "there", "-sdx"]

    asyncio.run(story())


def test_objects_removed_by_a_dying_service_are_no_departures(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, clock=HeldClock()) as follower:
            with service(bus, X) as udisks:
                await follower.until_events("+sdx")
                udisks.behaviors["GetManagedObjects"] = silent
                await in_thread(lambda: udisks.unplug(X.tree))
                udisks.stop()
                await follower.until_events("gone")
            with service(bus, X, Y):
                await follower.until_events("+sdy")
                assert follower.story == ["there", "+sdx", "gone", "there", "+sdy"]

    asyncio.run(story())


def test_a_service_that_starts_later_is_noticed(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with running_watch(bus.address, clock=clock) as follower:
            await follower.until_events("absent")
            with service(bus, X):
                await follower.until_events("there", "+sdx")
            assert clock.requested_s == []  # nothing is retried meanwhile

    asyncio.run(story())


def test_a_service_that_does_not_answer_yet_is_awaited(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, answer_s=1) as follower:
            await follower.until_events("silent")
            udisks.release()
            await follower.until_events("there", "+sdx")
            assert follower.story == ["silent", "there", "+sdx"]
            assert udisks.object_queries == 1

    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = delayed_objects
        asyncio.run(story())


def test_a_refused_query_is_retried_with_growing_pauses(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with running_watch(bus.address, clock=clock) as follower:
            await follower.until_events("silent")
            for time in range(1, 4):
                await clock.until_sleeping(time)
                clock.advance(60)
            await clock.until_sleeping(4)
            assert clock.requested_s == [1, 2, 4, 8]
            udisks.behaviors.clear()
            clock.advance(60)
            await follower.until_events("there", "+sdx")

    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = refusing("org.freedesktop.DBus.Error.AccessDenied", "no")
        asyncio.run(story())


def test_a_dead_service_is_called_again_so_that_the_bus_can_start_it(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with running_watch(bus.address, clock=clock) as follower:
            with service(bus, X) as udisks:
                await follower.until_events("+sdx")
                udisks.stop()
                await follower.until_events("gone")
            await clock.until_sleeping(1)
            clock.advance(1)
            with service(bus, X, Y):
                await follower.until_events("there", "+sdy")

    asyncio.run(story())


def test_a_missing_bus_is_retried_with_growing_pauses(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with running_watch(f"unix:path={tmp_path / 'bus'}", clock=clock) as follower:
            await follower.until_events("no-bus")
            for time in range(1, 9):
                await clock.until_sleeping(time)
                clock.advance(60)
            await clock.until_sleeping(9)
            assert clock.requested_s == [1, 2, 4, 8, 16, 32, 60, 60, 60]
            with private_bus(tmp_path) as bus, service(bus, X):
                clock.advance(60)
                await follower.until_events("there", "+sdx")

    asyncio.run(story())


def test_a_restarted_bus_is_found_again_with_its_drives(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HeldClock()
        with private_bus(tmp_path) as bus, service(bus, X):
            async with running_watch(bus.address, clock=clock) as follower:
                await follower.until_events("+sdx")
                bus.stop()
                await follower.until_events("gone")
                await clock.until_sleeping(1)
                (tmp_path / "bus").unlink()
                with private_bus(tmp_path) as new, service(new, X, Y):
                    clock.advance(1)
                    await follower.until_events("there", "+sdy")
                    assert follower.story == ["there", "+sdx", "gone", "there", "+sdy"]

    asyncio.run(story())


def test_a_hanging_bus_is_reported_as_silent(bus: Bus) -> None:
    async def story() -> None:
        async with running_watch(bus.address, answer_s=0.2) as follower:
            await follower.until_events("silent")

    bus.hang()
    asyncio.run(story())


def test_pauses_are_short_again_after_a_time_without_failures() -> None:
    clock = HeldClock()
    pauses = Backoff(clock)
    lengths = [pauses.next_s() for _ in range(3)]
    clock.advance(1000)
    assert [*lengths, pauses.next_s()] == [1, 2, 4, 1]


def test_an_unexpected_failure_is_reported_and_retried(bus: Bus) -> None:
    """Such as when the kernel's mount table is malformed for a while."""
    fails = True

    def mounted() -> list[Mounted]:
        if fails:
            raise ValueError("no list of mounts")
        return []

    async def story() -> None:
        nonlocal fails
        clock = HeldClock()
        async with running_watch(bus.address, clock=clock, mounted=mounted) as follower:
            await follower.until_events("there", "failed")
            await clock.until_sleeping(1)
            assert follower.story == ["there", "failed"]
            fails = False
            clock.advance(1)
            await follower.until_events("failed", "there", "+sdx")

    with service(bus, X):
        asyncio.run(story())


def test_a_refused_match_rule_is_retried(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as when one connection has set too many rules."""
    refusals = iter([BusError("org.freedesktop.DBus.Error.LimitsExceeded", "too many rules")])
    listen = SignalListener.listen

    async def refused_once(self: SignalListener, bus: SystemBus, limit_s: float) -> None:
        for refusal in refusals:
            raise refusal
        await listen(self, bus, limit_s)

    async def story() -> None:
        clock = HeldClock()
        monkeypatch.setattr(SignalListener, "listen", refused_once)
        async with running_watch(bus.address, clock=clock) as follower:
            await follower.until_events("failed")
            await clock.until_sleeping(1)
            clock.advance(1)
            await follower.until_events("failed", "there", "+sdx")

    with service(bus, X):
        asyncio.run(story())


def test_a_drive_is_reported_even_if_its_facts_cannot_be_read(bus: Bus) -> None:
    class Blind(FactSource):
        def facts(self, name: str) -> SysfsFacts:
            raise ValueError(name)

    async def story() -> None:
        async with running_watch(bus.address, Blind()) as follower:
            await follower.until_events("there", "+sdx")
            assert follower.drive("sdx").evidence.family == ""

    with service(bus, X):
        asyncio.run(story())
