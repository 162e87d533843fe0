"""The commands on one drive's state: `care`, `test`, which measures it, and `zones`, a map of a host-managed drive."""

import errno
import functools
import os
import stat
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from shingleback.bootstrap.care_job import care_job
from shingleback.bootstrap.measuring import (
    REAL_CLOCK,
    DriveClock,
    MeasureRequest,
    measure_job,
    open_to_read,
    remove_test_files,
    reset_job,
)
from shingleback.care.job import CareRequest
from shingleback.cli.invocation import Invocation
from shingleback.cli.text import with_texts
from shingleback.devices.kernel import zones_in, zones_of
from shingleback.devices.sysfs.reader import read_number
from shingleback.domain.errors import Canceled, InternalError, Outcome, ProcessEnded, ShinglebackError, UsageError, Why
from shingleback.domain.measurement import Measurement, TestName, measurement_reason
from shingleback.domain.zones import Zone, runs_of
from shingleback.engine.files import linux
from shingleback.measuring.measure import as_csv, as_json, shared
from shingleback.measuring.plan import Depth
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event
from shingleback.protocol.measuring import MeasureFinished, ZonesFinished
from shingleback.protocol.results import CommandResult

_MINUTE_S: Final = 60.0
_TIMEOUT_S: Final = 1.0  # any work can be interrupted without harm
_MAX_BYTES: Final = 32 << 20
_SYSFS: Final = Path("/sys")

_TEST_PATIENCE_S: Final = 0.7  # a user who stops does not have to wait for a drive that does not answer


def care(invocation: Invocation) -> CommandResult:
    """Run `care`. Raises a ShinglebackError."""
    arguments = invocation.arguments
    place = os.path.abspath(os.fsencode(arguments.destination))
    within_s = float("inf") if arguments.within is None else arguments.within * _MINUTE_S
    order = CareRequest(
        action=arguments.action,
        does_due=arguments.due,
        within_s=within_s,
        is_unattended=arguments.unattended,
        ready_by=arguments.ready_by,
    )
    if arguments.simulate:
        from shingleback.bootstrap.demo_care import simulated_care_job  # noqa: PLC0415 (for the demo only)

        job = simulated_care_job(place, order, invocation.paths)
    else:
        job = care_job(place, order, invocation.paths)
    os.chdir("/")  # a working folder on the drive would keep it busy
    does_anything = arguments.due or arguments.action is not None
    result = invocation.run_apart(
        job,
        stays_awake=does_anything,
        patience_s=_TIMEOUT_S,
        places=[place],
        is_endable=False,
    )
    return with_texts(result) if isinstance(result, CareFinished) else result


def zones(invocation: Invocation) -> CommandResult:
    """Run `zones`. Raises UsageError and Canceled."""
    place = Path(os.path.abspath(invocation.arguments.device))

    # Reading zones waits for the drive, so a worker process does it.
    def run(_emit: Callable[[Event], None], _control: Control) -> ZonesFinished:
        try:
            return _looked_at(place)
        except ShinglebackError as error:
            return ZonesFinished(outcome=error.outcome).ended_by(error)

    return invocation.run_apart(run, canceled=Why.STOPPED, patience_s=_TIMEOUT_S, places=[os.fsencode(place)])


def _looked_at(place: Path) -> ZonesFinished:
    """Read the zones of a drive, or of a file with the output of `blkzone report`. Raises UsageError and DriveError."""
    zones = _of_drive(place) if place.is_block_device() else zones_in(_text_of(place))
    if not zones:
        raise UsageError(Why.NO_ZONES, path=str(place))
    queue = _SYSFS / "class/block" / os.path.basename(os.path.realpath(place)) / "queue"
    return ZonesFinished(
        outcome=Outcome.DONE,
        device=str(place),
        zone_bytes=zones[0].size_bytes,
        runs=runs_of(zones),
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
    """Read a regular file. Anything else, such as a pipe, could block."""
    try:
        with open(place, "rb", opener=_without_waiting) as file:
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                return file.read(_MAX_BYTES).decode("ascii", "replace")
    except OSError:
        pass
    raise UsageError(Why.NO_SUCH_DRIVE, device=str(place))


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NONBLOCK | os.O_NOCTTY)


def measure(invocation: Invocation, drive_clock: DriveClock = REAL_CLOCK) -> CommandResult:
    """Run `test`. Raises UsageError and Canceled."""
    arguments, paths = invocation.arguments, invocation.paths
    depth = Depth.QUICK if arguments.quick else Depth.FULL if arguments.full else Depth.NORMAL
    destination = Path(os.path.abspath(arguments.destination))
    places = [os.fsencode(destination)]
    run_apart = functools.partial(
        invocation.run_apart, canceled=Why.STOPPED, patience_s=_TEST_PATIENCE_S, places=places, is_endable=False
    )
    if arguments.reset_write_cache:
        result = run_apart(reset_job(destination, paths))
        return msgspec.structs.replace(result, destination=str(destination))
    invocation.wait_for_files(arguments.export, arguments.share)
    for file in (arguments.export, arguments.share):
        _check_writable(file)
    request = MeasureRequest(
        destination, depth, tuple(map(TestName, arguments.tests)), arguments.budget, arguments.dry_run
    )
    if arguments.simulate:
        from shingleback.bootstrap.demo_measuring import simulated_measure_job  # noqa: PLC0415 (for the demo only)

        job = simulated_measure_job(request, paths)
    else:
        job = measure_job(request, paths, drive_clock)
    try:
        result = run_apart(job)
    except ProcessEnded as error:
        raise InternalError(measurement_reason(error.why), **error.values) from None
    except Canceled:
        remove_test_files(paths)
        raise
    result = msgspec.structs.replace(result, destination=str(destination))
    if isinstance(result, MeasureFinished) and result.measurement is not None:
        invocation.wait_for_files(arguments.export, arguments.share)
        return _written(result, result.measurement, arguments)
    return result


def _check_writable(name: str | None) -> None:
    """Check before a measurement of hours that the result can be written. Raises UsageError."""
    if not name:
        return
    folder = os.path.dirname(os.path.abspath(name))
    number = 0
    if not os.path.isdir(folder):
        number = errno.ENOENT
    elif os.path.isdir(name):
        number = errno.EISDIR
    elif not os.access(name if os.path.exists(name) else folder, os.W_OK):
        number = errno.EACCES
    if number:
        raise UsageError(Why.TARGET_UNWRITABLE, path=name, detail=os.strerror(number))


def _written(result: MeasureFinished, measurement: Measurement, arguments: Namespace) -> MeasureFinished:
    """Write the requested files. A failure is noted in the result, which keeps the measurement anyway."""
    is_csv = (arguments.export or "").lower().endswith(".csv")
    for name, content in (
        (arguments.export, as_csv(measurement).encode() if is_csv else as_json(measurement)),
        (arguments.share, shared(measurement)),
    ):
        if name:
            try:
                Path(name).write_bytes(content)
            except OSError as error:
                result = result.ended_by(UsageError(Why.TARGET_UNWRITABLE, path=name, detail=error.strerror or ""))
    return result
