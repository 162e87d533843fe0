"""Trouble during set-up: a drive that is pulled, opened, broken or silent, and a person who stops."""

from dataclasses import replace

import msgspec.structs
import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shingleback.domain.drive import ServiceChanged, ServiceState
from shingleback.domain.errors import Outcome, Why
from shingleback.domain.formatting.types import PasswordChoice, PreparedState
from shingleback.gui.wizard.state import PageNotice, WizardStep
from shingleback.protocol.results import PrepareFinished
from tests.gui.wizard_desk import (
    CONTENTS,
    DRIVE,
    PLAN,
    REPLUGGED,
    WAIT,
    Table,
    begun,
    done,
    ended,
    prepared,
    surveyed,
    text_of,
    window_of,
)

MOUNTED = replace(DRIVE, volumes=(replace(DRIVE.volumes[0], mount_points=("/media/me/Expansion",)),))


@pytest.mark.parametrize("page", [WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM])
def test_a_drive_pulled_on_a_page_is_waited_for(table: Table, page: WizardStep) -> None:
    table.plug_in()
    table.open()
    table.walk_to(page)

    table.pull()
    assert table.state.shown is WizardStep.AWAY
    assert "Nothing was erased" in text_of(table.wizard)
    assert not table.wizard.foot.go_on.isVisible()

    table.plug_in(REPLUGGED)
    table.reach(lambda: table.state.is_looked_at and (page is WizardStep.WELCOME or table.state.plan is not None))
    assert table.state.shown is (WizardStep.QUESTIONS if page is WizardStep.CONFIRM else page), (
        "has to be confirmed again"
    )
    if page is not WizardStep.WELCOME:
        assert table.started("plan")[-1][-1] == "/dev/sdd"


def test_a_drive_pulled_when_it_is_ready_stays_prepared(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)

    table.pull()
    assert "The drive stays prepared" in text_of(table.wizard)
    table.plug_in(REPLUGGED)

    assert table.state.shown is WizardStep.FOLDERS
    assert len(table.started("prepare")) == 1


def test_a_drive_pulled_while_it_is_erased_is_left_in_an_unknown_state(table: Table) -> None:
    table.script(
        "prepare",
        begun("erase"),
        WAIT,
        ended(Outcome.DRIVE_GONE, PreparedState.UNKNOWN, why=Why.PREPARE_FAILED, failed_step="erase", values={}),
    )
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach(lambda: table.state.has_begun_to_erase)

    table.pull()
    assert "The drive was unplugged" in text_of(table.wizard)
    assert table.state.shown is WizardStep.WORKING
    table.go()

    table.reach_page(WizardStep.STOPPED)
    assert "The state of the drive is not known" in text_of(table.wizard)
    assert "Plug the drive in again" in text_of(table.wizard)
    table.plug_in(REPLUGGED)
    table.wizard.foot.go_on.click()
    assert table.state.page is WizardStep.QUESTIONS
    assert len(table.started("prepare")) == 1, "a retry needs a new plan and confirmation"


def test_a_failure_names_its_step_and_the_state_of_the_drive(table: Table) -> None:
    result = ended(
        Outcome.DRIVE_REFUSED,
        PreparedState.PARTITIONED,
        why=Why.PREPARE_FAILED,
        failed_step="format",
        values={"step": "format", "state": "partitioned", "detail": "Input/output error"},
    )
    table.script("prepare", begun("erase"), done("erase"), begun("format"), result)
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()

    table.reach_page(WizardStep.STOPPED)
    read = text_of(table.wizard)
    assert "It failed at this step: Formatting" in read
    assert "The drive is erased and has an empty partition" in read
    assert "Input/output error" in read
    assert {table.wizard.foot.stop.text(), table.wizard.foot.go_on.text()} == {"&Close", "&Try again"}


def refused_password(choice: PasswordChoice) -> PrepareFinished:
    """Nobody typed the password, or nothing asked for it."""
    plan = msgspec.structs.replace(PLAN, password=choice)
    refused = ended(Outcome.DRIVE_REFUSED, PreparedState.UNTOUCHED, why=Why.NOT_ALLOWED, failed_step="allow")
    return msgspec.structs.replace(refused, plan=plan)


@pytest.mark.parametrize(
    ("choice", "can_spare"), [(PasswordChoice.OFFERED, True), (PasswordChoice.NONE, False)], ids=["can", "cannot"]
)
def test_a_refused_password_comes_with_advice_on_avoiding_it(
    table: Table, choice: PasswordChoice, *, can_spare: bool
) -> None:
    table.script("prepare", begun("allow", can_cancel=True), refused_password(choice))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()

    table.reach_page(WizardStep.STOPPED)
    read = text_of(table.wizard)
    assert "Permission was denied" in read
    assert ("choose “Don't ask for an administrator's password”" in read) is can_spare


def test_a_dead_worker_is_explained(table: Table) -> None:
    table.script("prepare", begun("check", can_cancel=True))
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()

    table.reach_page(WizardStep.STOPPED)
    assert "Nothing on the drive was changed" in text_of(table.wizard)


def test_a_drive_opened_meanwhile_leads_back_to_the_first_page(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.type_name()

    table.changes(DRIVE, MOUNTED)

    assert table.state.shown is WizardStep.WELCOME
    assert table.state.notice is PageNotice.REFUSED
    assert "Nothing was erased" in text_of(table.wizard)
    assert not table.confirm.sure.typed.text()


def test_a_drive_protected_while_its_wizard_is_open_cannot_be_erased(table: Table, protected: set[str]) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.type_name()

    protected.add(DRIVE.key)
    table.drives.on_choices()

    assert table.state.shown is WizardStep.WELCOME
    assert not table.wizard.foot.go_on.isEnabled()
    assert "your list of protected drives" in text_of(table.wizard)


def test_the_preparation_can_be_stopped_before_anything_is_erased(table: Table) -> None:
    canceled = ended(
        Outcome.CANCELED, PreparedState.UNTOUCHED, why=Why.PREPARE_INTERRUPTED, values={"state": "untouched"}
    )
    table.script("prepare", begun("check", can_cancel=True), {"wait": "cancel"}, canceled)
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach(lambda: bool(table.state.steps))

    table.wizard.foot.stop.click()

    table.reach_page(WizardStep.STOPPED)
    assert table.wizard.heading.text() == "Stopped"
    assert "Nothing on the drive was changed" in text_of(table.wizard)


def test_after_the_point_of_no_return_the_wizard_cannot_be_stopped_and_the_window_stays_open(table: Table) -> None:
    table.script("prepare", begun("erase"), WAIT, prepared())
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.CONFIRM)
    table.erase()
    table.reach(lambda: table.state.has_begun_to_erase)

    assert not table.wizard.foot.stop.isVisible()
    assert "can no longer be stopped" in text_of(table.wizard)
    QTest.keyClick(table.wizard, Qt.Key.Key_Escape)
    table.wizard.close()
    assert not window_of(table).close()
    assert table.wizard.isVisible()
    assert window_of(table).isVisible()

    table.go()
    table.reach_page(WizardStep.FOLDERS)


def test_a_silent_drive_service_is_waited_for(table: Table) -> None:
    table.plug_in()
    table.open()
    table.walk_to(WizardStep.QUESTIONS)

    table.drives.on_event(ServiceChanged(ServiceState.GONE))
    assert table.state.shown is WizardStep.NO_SERVICE
    assert "Nothing was erased" in text_of(table.wizard)

    table.drives.on_event(ServiceChanged(ServiceState.THERE))
    table.reach_page(WizardStep.QUESTIONS)
    table.reach(lambda: table.state.plan is not None)


def test_a_twin_drive_does_not_replace_a_pulled_one(table: Table) -> None:
    twin = replace(DRIVE, path="/drives/twin", device="/dev/sdc", number=0x820, disk_sequence=9)
    table.plug_in()
    table.plug_in(twin)
    table.open()
    table.walk_to(WizardStep.QUESTIONS)

    table.pull()
    assert table.state.shown is WizardStep.AWAY

    table.plug_in(REPLUGGED)
    table.reach_page(WizardStep.QUESTIONS)
    assert table.state.drive.device == "/dev/sdd"


def test_leaving_during_the_survey_cancels_it_in_order(table: Table) -> None:
    table.script("contents", {"wait": "cancel"}, surveyed(CONTENTS))
    table.plug_in()
    table.wizards.open(DRIVE)
    table.reach(lambda: len(table.started("contents")) == 1)
    assert not table.wizard.foot.go_on.isEnabled(), "its contents are not known yet"
    setup = table.wizard.setup

    table.wizard.foot.stop.click()
    table.reach(lambda: not shiboken6.isValid(setup))

    assert "cancel" in (table.folder / "commands").read_text()
