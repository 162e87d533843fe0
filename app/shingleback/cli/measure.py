"""`test`: measure a drive, and write the figures where the person wants them."""

import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from shingleback.bootstrap.measuring import MeasureRequest, measure_job, remove_test_files
from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.domain.measurement import Measurement, TestName
from shingleback.measuring.export import as_csv, as_json, shared
from shingleback.measuring.plan import Depth
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event
from shingleback.protocol.process import run_apart
from shingleback.protocol.results import CommandResult, MeasureFinished
from shingleback.store.paths import Paths

_PATIENCE_S: Final = 0.7  # a drive that does not answer keeps nobody waiting who wants to stop


def measure(arguments: Namespace, paths: Paths, show: Callable[[Event], None], control: Control) -> CommandResult:
    """Raises UsageError and Canceled."""
    depth = Depth.QUICK if arguments.quick else Depth.FULL if arguments.full else Depth.NORMAL
    destination = Path(os.path.abspath(arguments.destination))
    for file in (arguments.export, arguments.share):
        _check_writable(file)
    request = MeasureRequest(
        destination, depth, tuple(map(TestName, arguments.tests)), arguments.budget, arguments.dry_run
    )
    word = run_apart(measure_job(request, paths), show, control, _PATIENCE_S)
    if not isinstance(word, MeasureFinished):
        remove_test_files(paths)
        raise Canceled(Why.STOPPED)
    if word.measurement is not None:
        _write(arguments, word.measurement)
    return msgspec.structs.replace(word, destination=str(destination))


def _check_writable(name: str | None) -> None:
    """Before an hour is spent. Raises UsageError."""
    if name and not os.access(Path(name).absolute().parent, os.W_OK):
        raise UsageError(Why.TARGET_UNWRITABLE, path=name, detail="")


def _write(arguments: Namespace, measurement: Measurement) -> None:
    """Raises UsageError."""
    for name, content in (
        (arguments.export, as_csv(measurement).encode() if _is_csv(arguments.export) else as_json(measurement)),
        (arguments.share, shared(measurement)),
    ):
        if name:
            try:
                Path(name).write_bytes(content)
            except OSError as error:
                raise UsageError(Why.TARGET_UNWRITABLE, path=name, detail=error.strerror or "") from None


def _is_csv(name: str | None) -> bool:
    return bool(name) and str(name).lower().endswith(".csv")
