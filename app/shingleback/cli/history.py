"""`history`: what was done on this computer, and how a drive did."""

from shingleback.cli.arguments import HISTORY_STEPS
from shingleback.cli.invocation import Invocation
from shingleback.protocol.results import CommandResult, HistoryFinished
from shingleback.store.run_history import RunHistory


def history(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    if arguments.drive:
        from shingleback.bootstrap.drive_samples import drive_samples  # noqa: PLC0415 (with the monitor)

        activity = drive_samples(arguments.drive, HISTORY_STEPS[arguments.every], invocation.paths)
        return HistoryFinished(outcome="done", activity=activity)
    runs = RunHistory(invocation.paths.history_file)
    try:
        return HistoryFinished(outcome="done", runs=runs.newest(arguments.count))
    finally:
        runs.close()
