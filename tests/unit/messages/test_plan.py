"""A preparation in words: every step, state and road has its sentences, and a failure tells how to go on."""

import pytest

from shingleback.domain.errors import Why
from shingleback.domain.formatting.types import OptionRoute, PasswordChoice, PlanStep, PreparedState, StepKind
from shingleback.messages import formatting_steps
from shingleback.messages.errors import sentence


@pytest.mark.parametrize("kind", StepKind)
def test_each_step_says_what_it_does_and_did(kind: StepKind) -> None:
    assert formatting_steps.does(kind).endswith("...")
    assert formatting_steps.done(kind).endswith(".")
    assert formatting_steps.name(kind)[0].isupper()


@pytest.mark.parametrize("state", PreparedState)
def test_each_state_says_what_is_on_the_drive(state: PreparedState) -> None:
    assert formatting_steps.state(state).endswith(".")


@pytest.mark.parametrize("route", OptionRoute)
def test_each_road_says_who_does_the_work(route: OptionRoute) -> None:
    assert formatting_steps.route(route).endswith(".")


def test_options_that_are_left_out_are_said_to_be_with_the_true_reason() -> None:
    plain = OptionRoute.PLAIN
    assert "too old" in formatting_steps.route(plain)
    for choice in (PasswordChoice.SPARED, PasswordChoice.DENIED):
        assert "too old" not in formatting_steps.route(plain, choice)
        assert "backups and restores may take somewhat longer" in formatting_steps.route(plain, choice)


@pytest.mark.parametrize("route", OptionRoute)
def test_a_plan_tells_beforehand_whether_a_password_is_wanted(route: OptionRoute) -> None:
    said = formatting_steps.will(PlanStep(StepKind.ALLOW, values=(("route", route.value),)))

    assert ("password" in said) == (route in {OptionRoute.MKFS_ARGS, OptionRoute.HELPER})


def test_a_failure_names_the_step_the_state_and_how_to_go_on() -> None:
    said = sentence(Why.PREPARE_FAILED, {"step": "partition", "state": "erased", "detail": "I/O error"})

    assert said == (
        "Creating the partition failed. The drive is erased and empty. Prepare it once more to use it. (I/O error)"
    )


def test_a_failure_for_which_there_was_a_refusal_says_that_one_too() -> None:
    story = {"step": "mount", "state": "erased", "detail": "", "cause": "drive-is-another", "device": "/dev/sdx"}

    said = sentence(Why.PREPARE_FAILED, {**story, "what": "serial"})

    assert said.startswith("Opening the drive failed. The drive is erased and empty.")
    assert "/dev/sdx is not as you confirmed it any more" in said


def test_a_failure_without_a_word_of_the_system_ends_with_its_advice() -> None:
    assert sentence(Why.PREPARE_FAILED, {"step": "partition", "state": "erased"}).endswith("once more to use it.")


def test_an_interruption_tells_the_state() -> None:
    assert sentence(Why.PREPARE_INTERRUPTED, {"state": "untouched"}).endswith("Nothing on the drive was changed.")


def test_codes_of_a_newer_version_stand_for_themselves() -> None:
    assert sentence(Why.PREPARE_FAILED, {"step": "polish", "state": "shiny", "detail": ""}).startswith("polish failed")


def test_what_a_profile_lacks_is_said_with_how_to_get_it() -> None:
    said = sentence(Why.PROFILE_NOT_TO_BE_HAD, {"profile": "btrfs", "reason": "program, module", "is_encrypted": 0})

    assert "mkfs.btrfs is not installed" in said
    assert "Install the package btrfs-progs" in said
