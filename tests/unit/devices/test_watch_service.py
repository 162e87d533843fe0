"""Watching goes on whatever happens to UDisks2 or the bus, and no drive is told as gone for that."""

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
from tests.fakes.udisks_behaviors import late, refusing, silent
from tests.helpers.bus import Bus, private_bus
from tests.helpers.following import off
from tests.helpers.watching import Eyes, service, watching

X, Y = Disk("/dev/sdx", 2064, [files("ext4")]), Disk("/dev/sdy", 2080)


def test_a_service_that_dies_takes_no_drive_along(bus: Bus) -> None:
    async def story() -> None:
        async with watching(bus.address, clock=HeldClock()) as follower:
            with service(bus, X, Y) as udisks:
                await follower.until(lambda story: {"+sdx", "+sdy"} <= set(story))
                udisks.die()
                await follower.until_told("gone")
            with service(bus, Y):
                await follower.until_told("there", "-sdx")
                assert follower.story[-3:] == ["gone", "there", "-sdx"]

    asyncio.run(story())


def test_objects_that_a_dying_service_takes_back_are_no_drives_that_leave(bus: Bus) -> None:
    async def story() -> None:
        async with watching(bus.address, clock=HeldClock()) as follower:
            with service(bus, X) as udisks:
                await follower.until_told("+sdx")
                udisks.behaviors["GetManagedObjects"] = silent
                await off(lambda: udisks.unplug(X.tree))
                udisks.die()
                await follower.until_told("gone")
            with service(bus, X, Y):
                await follower.until_told("+sdy")
                assert follower.story == ["there", "+sdx", "gone", "there", "+sdy"]

    asyncio.run(story())


def test_a_service_that_comes_later_is_heard_of(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with watching(bus.address, clock=clock) as follower:
            await follower.until_told("absent")
            with service(bus, X):
                await follower.until_told("there", "+sdx")
            assert clock.asked_s == []  # nobody asks in vain

    asyncio.run(story())


def test_a_service_that_does_not_answer_is_waited_for(bus: Bus) -> None:
    async def story() -> None:
        async with watching(bus.address, answer_s=1) as follower:
            await follower.until_told("silent")
            udisks.release()
            await follower.until_told("there", "+sdx")
            assert follower.story == ["silent", "there", "+sdx"]
            assert udisks.looks == 1

    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = late
        asyncio.run(story())


def test_a_service_that_refuses_is_asked_again_after_growing_pauses(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with watching(bus.address, clock=clock) as follower:
            await follower.until_told("silent")
            for time in range(1, 4):
                await clock.until_asked(time)
                clock.pass_by(60)
            await clock.until_asked(4)
            assert clock.asked_s == [1, 2, 4, 8]
            udisks.behaviors.clear()
            clock.pass_by(60)
            await follower.until_told("there", "+sdx")

    with service(bus, X) as udisks:
        udisks.behaviors["GetManagedObjects"] = refusing("org.freedesktop.DBus.Error.AccessDenied", "no")
        asyncio.run(story())


def test_a_service_that_died_is_asked_once_more_which_starts_it_where_the_bus_can(bus: Bus) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with watching(bus.address, clock=clock) as follower:
            with service(bus, X) as udisks:
                await follower.until_told("+sdx")
                udisks.die()
                await follower.until_told("gone")
            await clock.until_asked(1)
            clock.pass_by(1)
            with service(bus, X, Y):
                await follower.until_told("there", "+sdy")

    asyncio.run(story())


def test_no_bus_is_tried_again_after_growing_pauses_until_there_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HeldClock()
        async with watching(f"unix:path={tmp_path / 'bus'}", clock=clock) as follower:
            await follower.until_told("absent")
            for time in range(1, 9):
                await clock.until_asked(time)
                clock.pass_by(60)
            await clock.until_asked(9)
            assert clock.asked_s == [1, 2, 4, 8, 16, 32, 60, 60, 60]
            with private_bus(tmp_path) as bus, service(bus, X):
                clock.pass_by(60)
                await follower.until_told("there", "+sdx")

    asyncio.run(story())


def test_a_bus_that_ends_is_found_again_and_the_drives_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HeldClock()
        with private_bus(tmp_path) as bus, service(bus, X):
            async with watching(bus.address, clock=clock) as follower:
                await follower.until_told("+sdx")
                bus.die()
                await follower.until_told("gone")
                await clock.until_asked(1)
                (tmp_path / "bus").unlink()
                with private_bus(tmp_path) as new, service(new, X, Y):
                    clock.pass_by(1)
                    await follower.until_told("there", "+sdy")
                    assert follower.story == ["there", "+sdx", "gone", "there", "+sdy"]

    asyncio.run(story())


def test_a_bus_that_hangs_is_silent(bus: Bus) -> None:
    async def story() -> None:
        async with watching(bus.address, answer_s=0.2) as follower:
            await follower.until_told("silent")

    bus.hang()
    asyncio.run(story())


def test_pauses_are_short_again_after_a_good_time() -> None:
    clock = HeldClock()
    pauses = Backoff(clock)
    lengths = [pauses.next_s() for _ in range(3)]
    clock.pass_by(1000)
    assert [*lengths, pauses.next_s()] == [1, 2, 4, 1]


def test_what_fails_as_nobody_expected_is_told_and_tried_again(bus: Bus) -> None:
    """As where the kernel's list of mounts makes no sense for a while."""
    fails = True

    def mounted() -> list[Mounted]:
        if fails:
            raise ValueError("no list of mounts")
        return []

    async def story() -> None:
        nonlocal fails
        clock = HeldClock()
        async with watching(bus.address, clock=clock, mounted=mounted) as follower:
            await follower.until_told("there", "failed")
            await clock.until_asked(1)
            assert follower.story == ["there", "failed"]
            fails = False
            clock.pass_by(1)
            await follower.until_told("failed", "there", "+sdx")

    with service(bus, X):
        asyncio.run(story())


def test_a_bus_that_refuses_a_question_is_asked_again(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where too many rules are set for one connection."""
    refusals = iter([BusError("org.freedesktop.DBus.Error.LimitsExceeded", "too many rules")])
    listen = SignalListener.listen

    async def refused_once(self: SignalListener, bus: SystemBus, limit_s: float) -> None:
        for refusal in refusals:
            raise refusal
        await listen(self, bus, limit_s)

    async def story() -> None:
        clock = HeldClock()
        monkeypatch.setattr(SignalListener, "listen", refused_once)
        async with watching(bus.address, clock=clock) as follower:
            await follower.until_told("failed")
            await clock.until_asked(1)
            clock.pass_by(1)
            await follower.until_told("failed", "there", "+sdx")

    with service(bus, X):
        asyncio.run(story())


def test_facts_that_cannot_be_read_keep_no_drive_from_being_told(bus: Bus) -> None:
    class Blind(Eyes):
        def facts(self, name: str) -> SysfsFacts:
            raise ValueError(name)

    async def story() -> None:
        async with watching(bus.address, Blind()) as follower:
            await follower.until_told("there", "+sdx")
            assert follower.drive("sdx").evidence.family == ""

    with service(bus, X):
        asyncio.run(story())
