"""The command `prepare`: shows the plan, asks for the drive's name, and carries the plan out.

A passphrase comes from the terminal or from the parent program. It is never an argument.
"""

import getpass
import math
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from shingleback.bootstrap.demo import simulated_planning_job, simulated_preparing_job
from shingleback.bootstrap.planning import PreparationRequest
from shingleback.bootstrap.preparing import planning_job, preparing_job
from shingleback.cli.invocation import Invocation, undone
from shingleback.domain.errors import (
    Canceled,
    InternalError,
    ProcessEnded,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
)
from shingleback.domain.formatting.plan import identity_from, is_confirmed
from shingleback.domain.formatting.types import FileSizes, PreparedState, ProfileId, SetupAnswers, Sharing
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import Event, Note, PrepareStep
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.results import CommandResult, PrepareFinished
from shingleback.store.drive_records import load_drive_table

_QUESTIONS: Final = ("New passphrase for the drive (nobody can open the drive without it): ", "Repeat the passphrase: ")


def passphrase(question: str, *, is_json: bool, show: Callable[[Event], None], control: Control) -> str | None:
    """Ask for a passphrase; None if nobody can enter one. Raises Canceled."""
    if is_json:
        job = JobControl(control, Why.STOPPED)
        show(Note(code="passphrase-wanted"))
        while True:
            job.poll()
            secret = control.take_secret()
            if secret is not None or not control.is_listening:
                return secret
            control.wait()
    if sys.stdin is None:
        return None
    return _typed(question) if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n") or None


def _typed(question: str) -> str | None:
    """Read a passphrase. Ctrl-C ends this immediately, while elsewhere it only asks a command to stop."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return getpass.getpass(question) or None
    except KeyboardInterrupt:
        raise Canceled(Why.STOPPED) from None
    except EOFError:
        return None
    finally:
        signal.signal(signal.SIGINT, before)


def prepare(invocation: Invocation) -> CommandResult:
    """Run `prepare`. Raises ShinglebackError."""
    arguments, paths, show, control = invocation.arguments, invocation.paths, invocation.show, invocation.control
    request = PreparationRequest(
        device=os.path.abspath(arguments.device),
        label=arguments.label,
        answers=SetupAnswers(
            Sharing.SHARED if arguments.shared else Sharing.LINUX,
            arguments.encrypt,
            FileSizes.LARGE if arguments.large_files else FileSizes.MIXED,
            may_ask_password=not arguments.no_password,
        ),
        profile=arguments.profile,
        identity=identity_from(arguments.identity) if arguments.identity else None,
        shown=arguments.plan,
    )
    os.chdir("/")  # a working folder on the drive would keep it busy
    table = load_drive_table(paths)
    planning = simulated_planning_job(request) if arguments.simulate else planning_job(request, table, paths)
    planned = invocation.run_apart(planning, canceled=Why.STOPPED, places=[os.fsencode(request.device)])
    if not isinstance(planned, PrepareFinished) or planned.plan is None or arguments.dry_run:
        return planned
    plan = planned.plan
    try:
        if not is_confirmed(arguments.confirm, plan.name):
            raise SafetyRefusal(Why.NAME_NOT_CONFIRMED, drive=plan.drive, name=plan.name)
        secret = _secret(show, control, is_json=arguments.json) if plan.is_encrypted else None
    except ShinglebackError as error:
        return undone(planned, error)
    confirmed_request = replace(
        request, profile=ProfileId(plan.profile), identity=identity_from(plan.identity), shown=plan.fingerprint
    )
    job = (
        simulated_preparing_job(confirmed_request, paths)
        if arguments.simulate
        else preparing_job(confirmed_request, secret, table, paths)
    )
    return _carried_out(job, planned, show, control)


def _secret(show: Callable[[Event], None], control: Control, *, is_json: bool) -> str:
    """Ask for the new passphrase, twice at a terminal, since it is not shown. Raises UsageError if there is none."""
    typed = {
        passphrase(question, is_json=is_json, show=show, control=control)
        for question in (_QUESTIONS[:1] if is_json else _QUESTIONS)
    }
    secret = typed.pop()
    if typed or not secret:
        raise UsageError(Why.KEY_MISSING)
    return secret


def _carried_out(job: Job, planned: PrepareFinished, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Carry out the plan. After a cancel, a step that erases may take its time; only a second cancel ends the wait."""
    state = PreparedState.UNTOUCHED

    def follow(event: Event) -> None:
        nonlocal state
        if isinstance(event, PrepareStep) and not event.can_cancel:
            state = PreparedState.UNKNOWN
        show(event)

    error: ShinglebackError
    try:
        result = run_apart(job, follow, control, patience_s=math.inf, outlives=True)
        if result is not None:
            return result
        error = Canceled(Why.PREPARE_INTERRUPTED, state=state.value)
    except ProcessEnded:
        error = InternalError(Why.PREPARE_INTERRUPTED, state=state.value)
    except InternalError as died:
        error = died
    return msgspec.structs.replace(undone(planned, error), state=state.value)
