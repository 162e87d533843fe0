"""The worker commands that the states of the wizard need."""

from shingleback.domain.formatting.plan import identity_text
from shingleback.domain.formatting.types import FileSizes, Sharing
from shingleback.gui.controllers.worker import simulating
from shingleback.gui.wizard.state import Errand, PlanQuestion, SetupState


def planning(question: PlanQuestion, *, is_simulated: bool) -> tuple[str, ...]:
    """Arguments for a dry run on exactly the drive that the window shows."""
    identity_options = () if is_simulated else (f"--identity={identity_text(question.identity)}",)
    return ("prepare", "--dry-run", *identity_options, *_choices(question), *_of(question.device, is_simulated))


def preparing(question: PlanQuestion, identity: str, name: str, shown: str, *, is_simulated: bool) -> tuple[str, ...]:
    """Arguments for the worker that erases, in the form `--x=y`, so that no name is taken for an option.

    `shown` is the fingerprint of the plan.
    """
    sure = (f"--identity={identity}", f"--plan={shown}", f"--confirm={name}")
    return (*sure, *_choices(question), *_of(question.device, is_simulated))


def looking(device: str, *, is_simulated: bool) -> tuple[str, ...]:
    return ("contents", *_of(device, is_simulated))


def running(errand: Errand, state: SetupState, *, is_simulated: bool) -> tuple[str, ...]:
    """Arguments to mount or unmount the drive; read-only for copying its files off."""
    old = state.old_backup if errand is Errand.USE_OLD else None
    device = old.device if old else state.device
    command = "unmount" if errand is Errand.CLOSE_DRIVE else "mount"
    options = ("--read-only",) if errand is Errand.COPY_OFF else ()
    return (command, *options, *_of(device, is_simulated))


def _choices(question: PlanQuestion) -> tuple[str, ...]:
    answers = question.answers
    choices = (
        (f"--profile={question.profile}", question.profile is not None),
        ("--shared", answers.sharing is Sharing.SHARED),
        ("--large-files", answers.sizes is FileSizes.LARGE),
        ("--encrypt", answers.is_encrypted),
        ("--no-password", not answers.may_ask_password),
    )
    return (f"--label={question.label}", *(option for option, is_wanted in choices if is_wanted))


def _of(device: str, is_simulated: bool) -> tuple[str, ...]:
    return (*simulating(is_simulated=is_simulated), "--", device)
