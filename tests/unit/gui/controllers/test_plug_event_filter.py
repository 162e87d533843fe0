"""Plug events are reported once each time a drive is plugged in."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    ServiceChanged,
    ServiceState,
    Use,
    Volume,
)
from shingleback.gui.controllers.plug_events import (
    SETTLING_S,
    SOON_S,
    DriveReturned,
    DriveUpdated,
    DriveVanished,
    PlugEventFilter,
    PluggedIn,
)
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, THERE, mounted

LATER = 100.0


@pytest.fixture
def plug_filter() -> PlugEventFilter:
    """The program was started at 0 without any drive."""
    plug_filter = PlugEventFilter(0.0)
    plug_filter.news(THERE, 0.0)
    return plug_filter


def test_a_plugged_in_drive_is_reported(plug_filter: PlugEventFilter) -> None:
    assert plug_filter.news(DriveArrived(EXPANSION), LATER) == PluggedIn(EXPANSION)


def test_drives_present_at_the_start_are_not_reported() -> None:
    plug_filter = PlugEventFilter(0.0)
    plug_filter.news(THERE, 5.0)
    assert plug_filter.news(DriveArrived(EXPANSION), 5.0 + SETTLING_S / 2) == DriveReturned(EXPANSION)
    assert plug_filter.news(DriveArrived(ELEMENTS), 5.0 + SETTLING_S) == PluggedIn(ELEMENTS)


def test_a_restart_of_the_drive_service_reports_nothing(plug_filter: PlugEventFilter) -> None:
    plug_filter.news(DriveArrived(EXPANSION), LATER)
    plug_filter.news(ServiceChanged(ServiceState.GONE), LATER + 1)
    plug_filter.news(THERE, LATER + 50)
    assert plug_filter.news(DriveArrived(EXPANSION), LATER + 50) == DriveReturned(EXPANSION)


@pytest.mark.parametrize(("away_s", "news"), [(SOON_S - 1, DriveReturned), (SOON_S, PluggedIn)])
def test_a_bus_reset_is_not_a_plug_in(plug_filter: PlugEventFilter, away_s: float, news: type) -> None:
    plug_filter.news(DriveArrived(EXPANSION), LATER)
    plug_filter.news(DriveLeft(EXPANSION), LATER + 60)
    assert plug_filter.news(DriveArrived(EXPANSION), LATER + 60 + away_s) == news(EXPANSION)


def test_a_drive_that_reconnects_every_half_minute_is_reported_once(plug_filter: PlugEventFilter) -> None:
    news = [plug_filter.news(DriveArrived(EXPANSION), LATER)]
    for number in range(1, 20):
        plug_filter.news(DriveLeft(EXPANSION), LATER + 30 * number)
        news.append(plug_filter.news(DriveArrived(replace(EXPANSION, device="/dev/sdz")), LATER + 30 * number + 5))
    assert sum(isinstance(event, PluggedIn) for event in news) == 1


def test_a_bridge_that_connects_twice_is_one_plug_in_and_keeps_its_notification(plug_filter: PlugEventFilter) -> None:
    plug_filter.news(DriveArrived(EXPANSION), LATER)
    plug_filter.news(DriveLeft(EXPANSION), LATER + 1)
    assert plug_filter.news(DriveArrived(EXPANSION), LATER + 2) == PluggedIn(EXPANSION)
    plug_filter.news(DriveLeft(EXPANSION), LATER + SOON_S)
    assert plug_filter.news(DriveArrived(EXPANSION), LATER + SOON_S + 1) == DriveReturned(EXPANSION)


def test_a_drive_that_was_mounted_when_it_vanished_was_in_use(plug_filter: PlugEventFilter) -> None:
    plug_filter.news(DriveArrived(EXPANSION), LATER)
    in_use = mounted(EXPANSION, "/media/me/Backup")
    assert plug_filter.news(DriveChanged(EXPANSION, in_use), LATER + 1) == DriveUpdated(in_use)
    assert plug_filter.news(DriveLeft(in_use), LATER + 2) == DriveVanished(in_use, was_in_use=True)


def test_a_drive_whose_partitions_vanished_first_was_in_use(plug_filter: PlugEventFilter) -> None:
    """The kernel removes a pulled drive in this order."""
    in_use = mounted(EXPANSION, "/media/me/Backup")
    plug_filter.news(DriveArrived(in_use), LATER)
    plug_filter.news(DriveChanged(in_use, EXPANSION), LATER + 1)
    assert plug_filter.news(DriveLeft(EXPANSION), LATER + 1.1) == DriveVanished(EXPANSION, was_in_use=True)


def test_an_encrypted_drive_that_was_locked_first_was_not_in_use(plug_filter: PlugEventFilter) -> None:
    outside = Volume(device="/dev/sdb1", number=17, use=Use.ENCRYPTED)
    inside = Volume(device="/dev/dm-0", number=99, use=Use.FILES, mount_points=("/media/me/Backup",))
    opened, locked = replace(EXPANSION, volumes=(outside, inside)), replace(EXPANSION, volumes=(outside,))
    plug_filter.news(DriveArrived(opened), LATER)
    plug_filter.news(DriveChanged(opened, locked), LATER + 1)
    assert plug_filter.news(DriveLeft(locked), LATER + 2) == DriveVanished(locked, was_in_use=False)


def test_a_drive_that_was_ejected_first_was_not_in_use(plug_filter: PlugEventFilter) -> None:
    in_use = mounted(EXPANSION, "/media/me/Backup")
    unmounted = replace(in_use, volumes=tuple(replace(volume, mount_points=()) for volume in in_use.volumes))
    plug_filter.news(DriveArrived(in_use), LATER)
    plug_filter.news(DriveChanged(in_use, unmounted), LATER + 1)
    assert plug_filter.news(DriveLeft(unmounted), LATER + 2) == DriveVanished(unmounted, was_in_use=False)


def test_a_drive_that_vanished_while_the_service_was_gone_does_not_count_as_in_use(
    plug_filter: PlugEventFilter,
) -> None:
    in_use = mounted(EXPANSION, "/media/me/Backup")
    plug_filter.news(DriveArrived(in_use), LATER)
    plug_filter.news(ServiceChanged(ServiceState.GONE), LATER + 1)
    plug_filter.news(THERE, LATER + 100)
    assert plug_filter.news(DriveLeft(in_use), LATER + 100) == DriveVanished(in_use, was_in_use=False)


def test_the_present_drives_are_known(plug_filter: PlugEventFilter) -> None:
    for drive in (EXPANSION, ELEMENTS):
        plug_filter.news(DriveArrived(drive), LATER)
    plug_filter.news(DriveLeft(EXPANSION), LATER)
    assert plug_filter.present == {ELEMENTS.key: ELEMENTS}


DRIVES = st.sampled_from([EXPANSION, ELEMENTS, mounted(EXPANSION, "/a"), mounted(ELEMENTS, "/b")])
EVENTS = st.one_of(
    st.builds(DriveArrived, DRIVES),
    st.builds(DriveLeft, DRIVES),
    st.builds(lambda drive: DriveChanged(drive, drive), DRIVES),
    st.builds(ServiceChanged, st.sampled_from(list(ServiceState))),
)


@given(st.lists(st.tuples(EVENTS, st.floats(0, 30)), max_size=60))
def test_a_drive_is_never_reported_twice_without_having_vanished(
    steps: list[tuple[DriveEvent, float]],
) -> None:
    plug_filter, now_s = PlugEventFilter(0.0), 0.0
    open_notices: set[str] = set()
    for event, pause_s in steps:
        now_s += pause_s
        match plug_filter.news(event, now_s):
            case PluggedIn(Drive(key=key)):
                assert key not in open_notices
                open_notices.add(key)
            case DriveVanished(drive=Drive(key=key)):
                open_notices.discard(key)
