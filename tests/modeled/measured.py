"""The program with a measurement that uses the clock of a modeled drive.

    python -m tests.modeled.measured PAGE CONTROL test DESTINATION [...]

It is the normal command, except that rests and the judgement of the drive use the model's clock, so that the speed of
this machine does not matter, and a rest of minutes takes no time.
"""

import os
import sys
from pathlib import Path

from shingleback.bootstrap.measuring import DriveClock
from shingleback.cli import commands
from shingleback.cli import main as cli
from shingleback.cli.care import measure
from shingleback.cli.invocation import Invocation
from shingleback.protocol.results import CommandResult
from tests.modeled.clock import ModeledClock


def main() -> int:
    page, control, *arguments = sys.argv[1:]
    clock = ModeledClock(Path(page), Path(control))
    control_fd = os.open(control, os.O_WRONLY | os.O_CLOEXEC)  # kept open: it gets a rest command five times a second

    def sleep(seconds: float) -> None:
        os.write(control_fd, f"alone {seconds}".encode())

    def work(invocation: Invocation) -> CommandResult:
        return measure(invocation, DriveClock(clock.now_s, sleep))

    commands.COMMANDS["test"] = commands.COMMANDS["test"]._replace(work=work)
    return cli.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
