"""What the wizard wants, as arguments of the command line."""

from typing import Final

from shingleback.bridge.setup.asker import Inquiry
from shingleback.bridge.setup.state import Errand, Question, SetupState
from shingleback.formatting.identity_text import identity_text
from shingleback.model.preparation import Sharing, Sizes

_SIMULATE: Final = ("--simulate",)


def planning(question: Question, *, is_simulated: bool) -> Inquiry:
    """The plan, for the very drive that the window shows, and nothing done."""
    seen = () if is_simulated else (f"--identity={identity_text(question.identity)}",)
    return Inquiry("prepare", ("--dry-run", *seen, *_choices(question), *_of(question.device, is_simulated)), question)


def preparing(question: Question, identity: str, name: str, shown: str, *, is_simulated: bool) -> tuple[str, ...]:
    """For the worker that erases; each in one word, so that no name is taken for an option.

    `shown` is the fingerprint of the plan.
    """
    sure = (f"--identity={identity}", f"--plan={shown}", f"--confirm={name}")
    return (*sure, *_choices(question), *_of(question.device, is_simulated))


def looking(device: str, *, is_simulated: bool) -> Inquiry:
    return Inquiry("contents", _of(device, is_simulated))


def running(errand: Errand, state: SetupState, *, is_simulated: bool) -> Inquiry:
    """The drive opened, or closed. What is copied off is opened for reading only."""
    old = state.old_backup if errand is Errand.USE_OLD else None
    device = old.device if old else state.device
    command = "unmount" if errand is Errand.CLOSE_DRIVE else "mount"
    options = ("--read-only",) if errand is Errand.COPY_OFF else ()
    return Inquiry(command, (*options, *_of(device, is_simulated)), errand)


def counting(folders: tuple[str, ...]) -> Inquiry:
    return Inquiry("sizes", ("--", *folders))


def _choices(question: Question) -> tuple[str, ...]:
    answers = question.answers
    wanted = (
        (f"--profile={question.profile}", question.profile is not None),
        ("--shared", answers.sharing is Sharing.SHARED),
        ("--large-files", answers.sizes is Sizes.LARGE),
        ("--encrypt", answers.is_encrypted),
    )
    return (f"--label={question.label}", *(option for option, is_wanted in wanted if is_wanted))


def _of(device: str, is_simulated: bool) -> tuple[str, ...]:
    return (*(_SIMULATE if is_simulated else ()), "--", device)
