"""A backup to a modeled drive, by the drive's clock.

    python -m tests.modeled.engine PAGE CONTROL SOURCE DESTINATION [--pace PACE] [--events FILE]

It is a normal backup, except that rests and the judgement of the drive use the model's clock, so that the speed of this
machine does not matter.
"""

import argparse
import os
import sys
from pathlib import Path

import msgspec

from shingleback.bootstrap.backup import DriveOverrides, run_backup
from shingleback.engine.drive.pace import parse_pace
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.protocol.control import CommandControl
from shingleback.protocol.events import Event
from shingleback.store.computer import this_computer
from shingleback.store.private_files import Paths
from tests.modeled.clock import ModeledClock


def main() -> int:
    parser = argparse.ArgumentParser()
    for name in ("page", "control", "source", "destination"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--pace", type=parse_pace)
    parser.add_argument("--events", type=argparse.FileType("wb"))
    words = parser.parse_args()

    def emit(event: Event) -> None:
        if words.events is not None:
            words.events.write(msgspec.json.encode(event) + b"\n")

    clock = ModeledClock(words.page, words.control)
    sources, destination = [os.fsencode(words.source)], os.fsencode(words.destination)
    request = BackupRequest(sources, destination, pace=words.pace, computer=this_computer(Paths.of_user()))
    control = CommandControl(None)
    final = run_backup(request, Paths.of_user(), emit, control, DriveOverrides(clock=clock.now_s, sleep=clock.sleep))
    if final.exit_code:
        print(final, file=sys.stderr)
    return final.exit_code


if __name__ == "__main__":
    sys.exit(main())
