"""The list of drives in the window."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, ServiceChanged, ServiceState
from shingleback.domain.smart.report import AccessMethod, Health
from shingleback.domain.smr.evidence import Verdict
from shingleback.gui.controllers.drives import DriveList, DriveQuestions, DriveView, Warn, WarningsFound
from tests.helpers.plugged_in import (
    DISPUTED,
    EXPANSION,
    GOOD,
    INTERNAL,
    PASSPORT,
    SHINGLED,
    HealthQueries,
    access_values,
    make_drives,
)

SLOW = ConnectionLimit(LimitKind.SLOW_PORT)


def names(drives: DriveList) -> list[str]:
    return [view.drive.name for view in drives.views]


def test_a_new_drive_has_a_verdict_at_once_and_its_health_later(qtbot: QtBot) -> None:
    desk = HealthQueries()
    drives = make_drives(health=desk)
    with qtbot.waitSignal(drives.arrived) as arrived:
        drives.on_event(DriveArrived(EXPANSION))
    assert arrived.args == [DriveView(drive=EXPANSION, verdict=SHINGLED)]

    with qtbot.waitSignal(drives.changed):
        desk.answer(GOOD, AccessMethod.UDISKS)
    (view,) = drives.views
    assert (view.health, view.access, view.access_values) == (GOOD, AccessMethod.UDISKS, access_values(EXPANSION))


def test_an_unplugged_drive_is_removed_from_the_list(qtbot: QtBot) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    drives.on_event(DriveArrived(PASSPORT))
    with qtbot.waitSignal(drives.departed) as departure:
        drives.on_event(DriveLeft(EXPANSION))
    assert departure.args is not None
    assert departure.args[0].drive == EXPANSION
    assert names(drives) == [PASSPORT.name]


def test_an_unknown_drive_may_leave(qtbot: QtBot) -> None:
    drives = make_drives()
    with qtbot.assertNotEmitted(drives.departed):
        drives.on_event(DriveLeft(EXPANSION))


def test_health_that_arrives_after_the_drive_has_left_is_dropped() -> None:
    desk = HealthQueries()
    drives = make_drives(health=desk)
    drives.on_event(DriveArrived(EXPANSION))
    drives.on_event(DriveLeft(EXPANSION))
    drives.on_event(DriveArrived(replace(PASSPORT, path=EXPANSION.path)))
    old, new = desk.queries
    old[1](GOOD, AccessMethod.UDISKS, ())
    assert [view.health for view in drives.views] == [None]

    new[1](GOOD, AccessMethod.UDISKS, ())
    assert [view.health for view in drives.views] == [GOOD]


def test_a_change_updates_the_verdict_and_keeps_the_health() -> None:
    desk = HealthQueries()
    verdicts = iter([DISPUTED, SHINGLED])
    drives = make_drives(judge=lambda _drive: next(verdicts), health=desk)
    drives.on_event(DriveArrived(PASSPORT))
    desk.answer()
    drives.on_event(DriveChanged(PASSPORT, replace(PASSPORT, link_mbps=5000)))
    (view,) = drives.views
    assert (view.verdict, view.health, view.drive.link_mbps) == (SHINGLED, GOOD, 5000)
    assert desk.queries == []


def test_judging_again_updates_the_verdict_and_keeps_the_health(qtbot: QtBot) -> None:
    desk = HealthQueries()
    verdicts = iter([DISPUTED, SHINGLED, SHINGLED])
    drives = make_drives(judge=lambda _drive: next(verdicts), health=desk)
    drives.on_event(DriveArrived(PASSPORT))
    desk.answer()
    with qtbot.waitSignal(drives.changed):
        drives.judge_again()
    (view,) = drives.views
    assert (view.verdict, view.health) == (SHINGLED, GOOD)
    with qtbot.assertNotEmitted(drives.changed):
        drives.judge_again()


def test_another_medium_in_the_same_reader_is_another_drive(qtbot: QtBot) -> None:
    desk = HealthQueries()
    drives = make_drives(health=desk)
    drives.on_event(DriveArrived(EXPANSION))
    desk.answer()
    other_medium = replace(PASSPORT, path=EXPANSION.path)
    with qtbot.waitSignals([drives.departed, drives.arrived]):
        drives.on_event(DriveChanged(EXPANSION, other_medium))
    assert [view.health for view in drives.views] == [None]
    assert [drive for drive, _ in desk.queries] == [other_medium]


def test_a_drive_service_that_repeats_its_drives_adds_none(qtbot: QtBot) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    with qtbot.assertNotEmitted(drives.arrived):
        drives.on_event(DriveArrived(EXPANSION))
    assert names(drives) == [EXPANSION.name]


def test_the_newest_drive_comes_first_and_internal_drives_last() -> None:
    drives = make_drives()
    for drive in (EXPANSION, PASSPORT, INTERNAL):
        drives.on_event(DriveArrived(drive))
    assert names(drives) == [PASSPORT.name, EXPANSION.name, INTERNAL.name]


def test_an_ignored_drive_comes_after_the_others_until_it_is_used_again() -> None:
    ignored = {PASSPORT.key}
    drives = make_drives(ignored=ignored)
    drives.on_event(DriveArrived(EXPANSION))
    drives.on_event(DriveArrived(PASSPORT))
    assert [view.is_ignored for view in drives.views] == [False, True]

    ignored.clear()
    drives.on_choices()
    assert names(drives) == [PASSPORT.name, EXPANSION.name]
    assert not any(view.is_ignored for view in drives.views)


def asking(warn: Warn) -> DriveList:
    return DriveList(
        DriveQuestions(
            judge=lambda _drive: DISPUTED, warn=warn, read_health=HealthQueries(), is_ignored=lambda _drive: False
        )
    )


def test_warnings_are_requested_with_the_verdict_and_may_arrive_later(qtbot: QtBot) -> None:
    requested: list[tuple[Drive, Verdict, WarningsFound]] = []
    drives = asking(lambda drive, verdict, report: requested.append((drive, verdict, report)))
    drives.on_event(DriveArrived(PASSPORT))
    ((drive, verdict, report),) = requested
    assert (drive, verdict) == (PASSPORT, DISPUTED)
    assert not drives.views[0].warnings

    with qtbot.waitSignal(drives.changed):
        report((SLOW,))
    assert drives.views[0].warnings == (SLOW,)
    with qtbot.assertNotEmitted(drives.changed):
        report((SLOW,))


def test_warnings_about_an_outdated_drive_are_dropped() -> None:
    requested: list[WarningsFound] = []
    drives = asking(lambda _drive, _verdict, report: requested.append(report))
    drives.on_event(DriveArrived(PASSPORT))
    drives.on_event(DriveChanged(PASSPORT, replace(PASSPORT, link_mbps=5000)))
    before, after = requested
    before((SLOW,))
    assert not drives.views[0].warnings
    after((SLOW,))
    assert drives.views[0].warnings == (SLOW,)


@pytest.mark.parametrize("state", ServiceState)
def test_the_state_of_the_drive_service_is_known_and_its_drives_stay(qtbot: QtBot, state: ServiceState) -> None:
    drives = make_drives()
    drives.on_event(DriveArrived(EXPANSION))
    with qtbot.waitSignal(drives.changed):
        drives.on_event(ServiceChanged(state))
    assert drives.service is state
    assert names(drives) == [EXPANSION.name]


def test_a_simulated_drive_is_listed_without_a_drive_service(qtbot: QtBot) -> None:
    drives = make_drives()
    view = DriveView(drive=EXPANSION, verdict=SHINGLED, is_simulated=True)
    with qtbot.waitSignal(drives.changed):
        drives.show(view)
    assert drives.views == (view,)


def test_two_drives_without_serial_numbers_are_distinct(qtbot: QtBot) -> None:
    """Both have the same key."""
    drives = make_drives()
    with qtbot.waitSignals([drives.arrived, drives.arrived]):
        drives.on_event(DriveArrived(EXPANSION))
        drives.on_event(DriveArrived(replace(EXPANSION, path="/drives/another", device="/dev/sdx")))
    assert len(drives.views) == 2


def test_every_health_can_be_reported() -> None:
    desk = HealthQueries()
    drives = make_drives(health=desk)
    drives.on_event(DriveArrived(EXPANSION))
    _, answer = desk.queries[0]
    for health in Health:
        answer(replace(GOOD, health=health), AccessMethod.SMARTCTL, ())
        drive_health = drives.views[0].health
        assert drive_health is not None
        assert drive_health.health is health
