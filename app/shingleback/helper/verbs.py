"""From a verb and its values, once they are allowed, to what is done: the checks of the device stand here, for all."""

from collections.abc import Mapping
from typing import Final

from shingleback.helper.access_times import remount_noatime
from shingleback.helper.computer import Computer
from shingleback.helper.device import find_device
from shingleback.helper.drives import Drives
from shingleback.helper.making import make_filesystem
from shingleback.helper.reading import health, kernel_log
from shingleback.helper.request import Do, Request
from shingleback.helper.stop import Stop
from shingleback.helper.tending import balance, collect_garbage, scrub, trim, usage
from shingleback.helper.tools import Run, run_tool
from shingleback.helper.tuning import set_command_timeout, set_max_sectors, set_write_limit
from shingleback.model.helper_verbs import HARMLESS, Verb

DONE_BY: Final[Mapping[Verb, Do]] = {
    Verb.HEALTH: health,
    Verb.KERNEL_LOG: kernel_log,
    Verb.REMOUNT_NOATIME: remount_noatime,
    Verb.SET_MAX_SECTORS: set_max_sectors,
    Verb.SET_COMMAND_TIMEOUT: set_command_timeout,
    Verb.SET_WRITE_LIMIT: set_write_limit,
    Verb.TRIM: trim,
    Verb.SCRUB: scrub,
    Verb.BALANCE: balance,
    Verb.USAGE: usage,
    Verb.COLLECT_GARBAGE: collect_garbage,
    Verb.MAKE_FILESYSTEM: make_filesystem,
}


class Verbs:
    def __init__(self, computer: Computer, drives: Drives, run: Run = run_tool) -> None:
        self._computer = computer
        self._drives = drives
        self._run = run

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        """`values` begin with those of the device; `uid` is the caller's. Waits for the drive. Raises Refused."""
        major, minor, sequence = (int(str(value)) for value in values[:3])
        device = find_device(self._computer, major, minor, sequence)
        if verb not in HARMLESS:
            self._drives.check(device)
        request = Request(
            computer=self._computer, device=device, values=tuple(values[3:]), uid=uid, run=self._run, stop=stop
        )
        return DONE_BY[verb](request)
