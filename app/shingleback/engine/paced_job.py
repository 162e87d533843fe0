"""What a job shares with its parts if it writes at a pace that the user chooses, and lets the drive rest."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.drive.pace import USUAL, Pace, parse_pace
from shingleback.engine.report import Reporter
from shingleback.engine.source.resting import Resting
from shingleback.protocol.control import Control, JobControl


@dataclass(frozen=True, slots=True)
class PacedJob:
    """A job that reports its progress with each poll. Attributes: `control`: obeys the user."""

    control: JobControl
    reporter: Reporter
    resting: Resting

    def keep_pace(
        self, pace: str, set_pace: Callable[[Pace], None], read_pace: Callable[[str], Pace] = parse_pace
    ) -> None:
        """Set the pace, now and whenever the user requests another one. An empty `pace` means the usual one.

        `read_pace`: what a user's text means for this drive.
        """

        def choose(text: str) -> None:
            chosen = read_pace(text)
            self.reporter.pace, self.resting.policy.manners = chosen.text, chosen.manners
            set_pace(chosen)

        def obey() -> None:
            try:
                if text := self.control.commands.take_pace():
                    choose(text)
            except UsageError as error:  # like any unknown command, it does not end the run
                self.reporter.note(error.why, **error.values)

        self.control.when_polled(obey)
        choose(pace or USUAL)

    def rest_if_due(self) -> None:
        """Let the drive rest as in a backup. Call it while the drive is idle. Raises Canceled."""
        if self.resting.is_due:
            self.resting.take()


def paced_job(
    commands: Control,
    reporter: Reporter,
    canceled: Why,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> PacedJob:
    """`canceled` is the reason of the error that a cancel raises; `clock` and `sleep` are the drive's time."""
    control = JobControl(commands, canceled, reporter.state)
    control.when_polled(reporter.tick)
    return PacedJob(control, reporter, Resting(control, reporter, clock, sleep))
