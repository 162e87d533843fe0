"""Runs a verb that polkit has allowed. The device checks for all verbs are here."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.helper_protocol import HARMLESS, Verb
from shingleback.helper.devices import Computer, ProtectedDisks, find_device
from shingleback.helper.filesystem_work import balance, collect_garbage, scrub, trim
from shingleback.helper.make_filesystem import make_filesystem
from shingleback.helper.noatime import remount_noatime
from shingleback.helper.programs import Do, ProgramCall, RunProgram, run_tool
from shingleback.helper.queue_limits import set_command_timeout, set_max_sectors, set_write_limit
from shingleback.helper.reports import health, kernel_log
from shingleback.helper.uas import set_uas
from shingleback.helper.verb_process import Stop

HANDLERS: Final[Mapping[Verb, Do]] = {
    Verb.HEALTH: health,
    Verb.KERNEL_LOG: kernel_log,
    Verb.REMOUNT_NOATIME: remount_noatime,
    Verb.SET_MAX_SECTORS: set_max_sectors,
    Verb.SET_COMMAND_TIMEOUT: set_command_timeout,
    Verb.SET_WRITE_LIMIT: set_write_limit,
    Verb.SET_UAS: set_uas,
    Verb.TRIM: trim,
    Verb.SCRUB: scrub,
    Verb.BALANCE: balance,
    Verb.COLLECT_GARBAGE: collect_garbage,
    Verb.MAKE_FILESYSTEM: make_filesystem,
}


class Verbs:
    def __init__(self, computer: Computer, drives: ProtectedDisks, run: RunProgram = run_tool) -> None:
        self._computer = computer
        self._drives = drives
        self._run = run

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        """Run a verb on a device. `values` begin with the device's numbers; `uid` is the caller's user id.

        Waits for the drive. Raises Refused.
        """
        major, minor, sequence = (int(str(value)) for value in values[:3])
        device = find_device(self._computer, major, minor, sequence)
        if verb not in HARMLESS:
            self._drives.check(device)
        request = ProgramCall(
            computer=self._computer, device=device, values=tuple(values[3:]), uid=uid, run=self._run, stop=stop
        )
        return HANDLERS[verb](request)
