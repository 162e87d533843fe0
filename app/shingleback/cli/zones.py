"""`zones`: the map of the zones of a host-managed drive."""

import os
import stat
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shingleback.bootstrap.measuring import open_to_read
from shingleback.devices.sysfs.reader import read_number
from shingleback.devices.zone_report import zones_in, zones_of
from shingleback.domain.errors import Canceled, Outcome, ShinglebackError, UsageError, Why
from shingleback.domain.zones import Zone, runs_of
from shingleback.engine.files import linux
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.results import CommandResult, ZonesFinished

_PATIENCE_S: Final = 1.0
_MOST_BYTES: Final = 32 << 20
_SYSFS: Final = Path("/sys")


def zones(arguments: Namespace, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Raises UsageError and Canceled."""
    word = run_apart(_job(Path(os.path.abspath(arguments.device))), show, control, _PATIENCE_S)
    if word is None:
        raise Canceled(Why.STOPPED)
    return word


def _job(place: Path) -> Job:
    """To be run apart: it waits for the drive."""

    def run(_emit: Callable[[Event], None], _control: Control) -> ZonesFinished:
        try:
            return _looked_at(place)
        except ShinglebackError as error:
            outcome = error.outcome
            return ZonesFinished(outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values)

    return run


def _looked_at(place: Path) -> ZonesFinished:
    """A file is what `blkzone report` printed. Raises UsageError and DriveError."""
    found = _of_drive(place) if place.is_block_device() else zones_in(_text_of(place))
    if not found:
        raise UsageError(Why.NO_ZONES, path=str(place))
    queue = _SYSFS / "class/block" / os.path.basename(os.path.realpath(place)) / "queue"
    return ZonesFinished(
        outcome=Outcome.DONE,
        exit_code=0,
        device=str(place),
        zone_bytes=found[0].size_bytes,
        runs=runs_of(found),
        most_open=read_number(queue / "max_open_zones") or 0,
        most_active=read_number(queue / "max_active_zones") or 0,
    )


def _of_drive(place: Path) -> list[Zone]:
    fd = open_to_read(place, Why.ZONES_NOT_ALLOWED)
    try:
        return zones_of(fd)
    except PermissionError:
        raise UsageError(Why.ZONES_NOT_ALLOWED, path=str(place)) from None
    except OSError as error:
        raise linux.refusal(error.errno or 0) from error
    finally:
        os.close(fd)


def _text_of(place: Path) -> str:
    """Of a regular file; a pipe would have to be waited for."""
    try:
        with open(place, "rb", opener=_without_waiting) as file:
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                return file.read(_MOST_BYTES).decode("ascii", "replace")
    except OSError:
        pass
    raise UsageError(Why.NO_SUCH_DRIVE, device=str(place))


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY)
