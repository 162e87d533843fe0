"""The type of the last line of each command."""

from typing import Final

from shingleback.protocol import results
from shingleback.protocol.results import CommandResult

_RESULTS: Final[dict[str, type[CommandResult]]] = {
    "backup": results.BackupFinished,
    "demo": results.BackupFinished,
    "verify": results.CheckFinished,
    "restore": results.CheckFinished,
    "try-restore": results.CheckFinished,
    "versions": results.VersionsFinished,
    "list": results.EntriesFinished,
    "find": results.EntriesFinished,
    "trace": results.TraceFinished,
    "diff": results.DiffFinished,
    "history": results.HistoryFinished,
    "look": results.LookFinished,
    "eject": results.EjectFinished,
    "due": results.DueFinished,
    "identify": results.IdentifyFinished,
    "drives": results.DrivesFinished,
    "diagnose": results.DiagnoseFinished,
    "report": results.ReportFinished,
    "prepare": results.PrepareFinished,
    "mount": results.MountFinished,
    "unmount": results.MountFinished,
    "contents": results.ContentsFinished,
    "sizes": results.SizesFinished,
}


def result_type(command: str) -> type[CommandResult] | None:
    """Return the type of the last line of a command; None if there is no such command.

    Those of long commands are loaded when they are needed, because short ones are waited for.
    """
    match command:
        case "adjust":
            from shingleback.protocol.adjusting import AdjustFinished  # noqa: PLC0415 (see above)

            return AdjustFinished
        case "care":
            from shingleback.protocol.care import CareFinished  # noqa: PLC0415 (see above)

            return CareFinished
        case "clone" | "move" | "unfinished":
            from shingleback.protocol import cloning  # noqa: PLC0415 (see above)

            if command == "unfinished":
                return cloning.UnfinishedFinished
            return cloning.CloneFinished if command == "clone" else cloning.MoveFinished
        case "test" | "zones":
            from shingleback.protocol import measuring  # noqa: PLC0415 (see above)

            return measuring.MeasureFinished if command == "test" else measuring.ZonesFinished
    return _RESULTS.get(command)
