"""The texts of a preparation: every step, state and route has sentences, and a failure says how to continue."""

import pytest

from shingleback.domain.errors import Why
from shingleback.domain.formatting.types import OptionRoute, PasswordChoice, PlanStep, PreparedState, StepKind
from shingleback.messages import formatting_steps
from shingleback.messages.errors import sentence


@pytest.mark.parametrize("kind", StepKind)
def test_each_step_has_sentences_for_during_and_after(kind: StepKind) -> None:
    assert formatting_steps.does(kind).endswith("...")
    assert formatting_steps.done(kind).endswith(".")
    assert formatting_steps.name(kind)[0].isupper()


@pytest.mark.parametrize("state", PreparedState)
def test_each_state_has_a_sentence_about_the_drive(state: PreparedState) -> None:
    assert formatting_steps.state(state).endswith(".")


@pytest.mark.parametrize("route", OptionRoute)
def test_each_route_has_a_sentence(route: OptionRoute) -> None:
    assert formatting_steps.route(route).endswith(".")


def test_left_out_options_are_explained_with_the_true_reason() -> None:
    plain = OptionRoute.PLAIN
    assert "too old" in formatting_steps.route(plain)
    for choice in (PasswordChoice.SPARED, PasswordChoice.DENIED):
        assert "too old" not in formatting_steps.route(plain, choice)
        assert "backups and restores may take a little longer" in formatting_steps.route(plain, choice)


@pytest.mark.parametrize("route", OptionRoute)
def test_a_plan_announces_whether_a_password_is_needed(route: OptionRoute) -> None:
    text = formatting_steps.will(PlanStep(StepKind.ALLOW, values=(("route", route.value),)))

    assert ("password" in text) == (route in {OptionRoute.MKFS_ARGS, OptionRoute.HELPER})


def test_a_failure_names_the_step_the_state_and_how_to_continue() -> None:
    text = sentence(Why.PREPARE_FAILED, {"step": "partition", "state": "erased", "detail": "I/O error"})

    assert text == (
        "Creating the partition failed. The drive is erased and empty. Prepare it again to use it. (I/O error)"
    )


def test_a_failure_caused_by_a_refusal_includes_it() -> None:
    values = {"step": "mount", "state": "erased", "detail": "", "cause": "drive-is-another", "device": "/dev/sdx"}

    text = sentence(Why.PREPARE_FAILED, {**values, "what": "serial"})

    assert text.startswith("Opening the drive failed. The drive is erased and empty.")
    assert "/dev/sdx has changed since you confirmed it" in text


def test_a_failure_without_a_system_error_ends_with_its_advice() -> None:
    text = sentence(Why.PREPARE_FAILED, {"step": "partition", "state": "erased"})
    assert text.endswith("Prepare it again to use it.")


def test_an_interruption_reports_the_state() -> None:
    assert sentence(Why.PREPARE_INTERRUPTED, {"state": "untouched"}).endswith("Nothing on the drive was changed.")


def test_codes_of_a_newer_version_are_shown_as_they_are() -> None:
    assert sentence(Why.PREPARE_FAILED, {"step": "polish", "state": "shiny", "detail": ""}).startswith("polish failed")


def test_a_missing_requirement_comes_with_its_remedy() -> None:
    text = sentence(Why.PROFILE_NOT_TO_BE_HAD, {"profile": "btrfs", "reason": "program, module", "is_encrypted": 0})

    assert "mkfs.btrfs is not installed" in text
    assert "Install the package btrfs-progs" in text
