"""The results of commands as lines of text."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from shingleback.domain.errors import LeftOutReason, Why
from shingleback.messages import errors, reasons
from shingleback.messages.translate import duration, files, rate, size
from shingleback.protocol import events, results
from shingleback.protocol.result_items import (
    ActivityItem,
    ChangeItem,
    ChangeKind,
)

_DUE_WAITS: Final = {
    "": "No backup is due.",
    "window": "Shingleback is open, and starts the daily backups itself.",
    "first": "A backup set has no backup yet. Start the first one in the window, or with shingleback backup.",
    "battery": "A backup is due. It starts when the computer is on mains power.",
    "passphrase": "A backup is due, but its drive is encrypted. Unlock it: shingleback mount DRIVE, or in the window.",
    "drive": "A backup is due, but its folder is on a different drive than before. Confirm the drive in the window.",
}
_CHECKED: Final = {"restore": "restored", "try-restore": "restored as a test, compared, and removed again"}
_SIGNS: Final = {ChangeKind.ADDED: "+", ChangeKind.CHANGED: "*", ChangeKind.MOVED: ">", ChangeKind.REMOVED: "-"}


def _due_summary(event: results.DueFinished) -> list[str]:
    """Return why no backup was started; backups that were started have printed their own results."""
    return [] if event.runs or event.why else [_DUE_WAITS[event.waits]]


def _backup_summary(event: results.BackupFinished) -> list[str]:
    if event.outcome == "usage" or not (event.total.files or event.copied.files or event.version):
        return []
    copied = f"{files(event.copied.files)}, {size(event.copied.bytes)}"
    speed = f" ({rate(event.copied.bytes / event.elapsed_s)})" if event.elapsed_s > 1 and event.copied.bytes else ""
    if event.is_dry_run:
        lines = [f"{copied} would be copied"]
    else:
        lines = [f"{copied} copied in {duration(event.elapsed_s)}{speed}"]
    counts = [
        (event.unchanged.files, "unchanged"),
        (event.renamed.files, "renamed"),
        (event.removed.files, "no longer in the source"),
        (event.touched.files, "with new attributes only"),
        (event.left_out_count, "skipped"),
        (event.skipped_count, "not in this backup"),
    ]
    parts = [f"{count:,} {label}" for count, label in counts if count]
    if parts:
        lines.append(", ".join(parts))
    from shingleback.messages import exclusions

    lines += [f"  {line}" for line in exclusions.excluded_lines(event.excluded)]
    lines += filter(None, [exclusions.unmatched(event.unmatched_rules)])
    if event.removed_versions:
        lines.append(f"Old versions deleted to make space: {', '.join(event.removed_versions)}")
    if event.command == "demo":
        return lines
    if event.version:
        eject = "" if event.is_own_disk else " Eject the drive before you unplug it."
        lines.append(f"Version {event.version} is on the {'disk' if event.is_own_disk else 'drive'}.{eject}")
    elif event.outcome in ("done", "left-out") and not event.is_dry_run:
        else_if_skipped = " else" if event.left_out_count else ""
        lines.append(f"Nothing{else_if_skipped} has changed since the last version.")
    return lines


def _check_summary(event: results.CheckFinished) -> list[str]:
    if not event.total.files and not event.left_out_count:
        return []
    checked = _CHECKED.get(event.command, "checked and intact")
    if event.is_dry_run:
        checked = "would be restored"
    lines = [f"{files(event.checked.files)}, {size(event.checked.bytes)} {checked} in {duration(event.elapsed_s)}"]
    if event.older.files:
        lines.append(f"{files(event.older.files)}, {size(event.older.bytes)} of that only in older versions")
    if event.same.files:
        lines.append(f"{event.same.files:,} already existed")
    if event.touched.files:
        verb = "would get" if event.is_dry_run else "got"
        lines.append(
            f"{event.touched.files:,} already existed, and {verb} the permissions, owner and attributes of the backup"
        )
    if event.left_out_count:
        lines.append(f"{event.left_out_count:,} with a problem, listed above")
    lines += [
        f"{size(space.needed_bytes)} may not fit: {size(space.free_bytes)} free at {space.path}"
        for space in event.space
        if space.needed_bytes > space.free_bytes
    ]
    if any(item.reason == LeftOutReason.ATTRIBUTES_DIFFER for item in event.left_out) and not event.touched.files:
        lines.append("To set permissions, owner and attributes as in the backup: --overwrite")
    return lines


def _entries_summary(event: results.EntriesFinished) -> list[str]:
    lines = []
    for entry in event.entries:
        path = f"{entry.path}/" if entry.kind == "folder" else entry.path
        lines.append(f"{path}  {size(entry.size)}" if entry.kind == "file" else path)
    hidden_count = event.count - len(event.entries)
    if event.outcome == "done" and not lines:
        return ["Nothing."]
    return [*lines, f"... and {hidden_count:,} more"] if hidden_count else lines


def _look_summary(event: results.LookFinished) -> list[str]:
    questions = [errors.sentence(Why(question.why), question.values) for question in event.questions]
    if event.outcome != "done":
        return questions
    room = f"{event.filesystem}, {size(event.room_bytes)} of {size(event.total_bytes)} free, not counting the reserve"
    own_disk_lines = [reasons.note("own-disk", {})] if event.is_own_disk else []
    if not event.has_backup:
        return [room, "There is no backup here yet.", *own_disk_lines]
    return [room, f"There is a backup of {', '.join(event.sources)} here.", *own_disk_lines, *questions]


def _eject_summary(event: results.EjectFinished) -> list[str]:
    if not event.safe_to_unplug:
        return []
    has_switch = not {"power-off", "eject"}.isdisjoint(event.steps)
    lines = [] if has_switch else ["This drive can't be switched off, and doesn't need to be."]
    return [*lines, f"It is safe to unplug {event.drive or 'the drive'}."]


def _sizes_summary(event: results.SizesFinished) -> list[str]:
    if event.outcome != "done":
        return []
    from shingleback.messages import exclusions

    lines = []
    for folder in event.folders:
        counts = [(folder.skipped, "not in the backup"), (folder.unreadable, "cannot be read")]
        parts = "".join(f", {count:,} {label}" for count, label in counts if count)
        lines.append(f"{folder.path}: {files(folder.files)}, {size(folder.bytes)}{parts}")
        excluded_bytes: dict[str, int] = {}
        for item in folder.excluded:
            kind = exclusions.kind(item.reason, item.rule)
            excluded_bytes[kind] = excluded_bytes.get(kind, 0) + item.bytes
        largest_first = sorted(excluded_bytes.items(), key=lambda pair: -pair[1])
        lines += [f"  {kind}: {size(count)}" for kind, count in largest_first]
    total = f"Total: {files(event.total.files)}, {size(event.total.bytes)}"
    return [*lines, total] if len(event.folders) > 1 else lines


def _versions_summary(event: results.VersionsFinished) -> list[str]:
    if not event.versions and event.outcome == "done":
        return ["No backup has been completed here yet."]
    return [
        f"{version.name}  {files(version.files)}, {size(version.bytes)}"
        + (f", {version.left_out:,} skipped" if version.left_out else "")
        for version in event.versions
    ]


def _history_summary(event: results.HistoryFinished) -> list[str]:
    lines = []
    for run in event.runs:
        result = events.decode(bytes(run))
        if isinstance(result, results.BackupFinished):
            copied = size(result.copied.bytes)
            lines.append(f"{result.started_at}  backup to {result.destination}: {result.outcome}, {copied}")
        elif isinstance(result, results.CheckFinished):
            checked = size(result.checked.bytes)
            lines.append(f"{result.started_at}  {result.command} of {result.destination}: {result.outcome}, {checked}")
        elif isinstance(result, results.EjectFinished):
            end = "safe to unplug" if result.safe_to_unplug else result.why
            lines.append(f"{result.started_at}  eject of {result.destination}: {result.outcome}, {end}")
    return lines + [_activity_line(activity) for activity in event.activity]


def _activity_line(item: ActivityItem) -> str:
    at = datetime.fromtimestamp(item.at, tz=UTC).astimezone()
    rates = ((item.copied_bytes, "copied"), (item.written_bytes, "written"), (item.read_bytes, "read"))
    parts = [f"{rate(count / item.seconds)} {label}" for count, label in rates]
    parts.append(f"busy {min(1.0, item.busy_s / item.seconds):.0%}")
    if item.capacity_bytes:
        parts.append(f"cache about {size(item.fill_bytes)} of {size(item.capacity_bytes)}")
    return f"{at:%Y-%m-%d %H:%M:%S}  " + ", ".join(parts)


def change_line(item: ChangeItem) -> str:
    path = f"{item.path}/" if item.kind == "folder" else item.path
    sizes = ""
    if item.kind == "file":
        is_resized = item.change is ChangeKind.CHANGED and item.size != item.old_size
        sizes = f"  {size(item.old_size)} -> {size(item.size)}" if is_resized else f"  {size(item.size)}"
    from_where = f" (was {item.origin})" if item.origin else ""
    return f"{_SIGNS[item.change]} {path}{sizes}{from_where}"


def _trace_summary(event: results.TraceFinished) -> list[str]:
    if event.outcome != "done":
        return []
    lines = []
    for traced in event.things:
        last = traced.stays[-1]
        lines.append(last.path if last.last == event.newest else f"{last.path}  (not in the newest version)")
        for stay in traced.stays:
            versions = f" to {stay.last} ({stay.versions:,} versions)" if stay.first != stay.last else ""
            size_text = f"  {size(stay.size)}" if traced.kind == "file" else ""
            lines.append(f"    {stay.first}{versions}  {stay.path}{size_text}")
    if event.has_more:
        lines.append("... and more")
    return lines or ["Nothing."]


def _diff_summary(event: results.DiffFinished) -> list[str]:
    if event.outcome != "done":
        return []
    tallies = ((event.added, "added"), (event.changed, "changed"), (event.moved, "moved"), (event.removed, "removed"))
    parts = [f"{files(tally.files)} {label} ({size(tally.bytes)})" for tally, label in tallies if tally.files]
    return [", ".join(parts) or ("Only folders differ." if event.count else "Nothing has changed.")]


def _on_drives(event: results.CommandResult) -> list[str]:
    from shingleback.cli import text

    return text.LINES[type(event)](event)


def _on_cloning(event: results.CommandResult) -> list[str]:
    from shingleback.cli import cloning_text

    return cloning_text.LINES[type(event)](event)


def _on_adjusting(event: results.CommandResult) -> list[str]:
    from shingleback.cli import adjust
    from shingleback.protocol.adjusting import AdjustFinished

    return adjust.lines(event) if isinstance(event, AdjustFinished) else []


def _on_measuring(event: results.CommandResult) -> list[str]:
    from shingleback.cli import measure_text, zone_text

    lines: Callable[[Any], list[str]] = zone_text.zone_lines if event.command == "zones" else measure_text.lines
    return lines(event)


def _report_summary(event: results.ReportFinished) -> list[str]:
    if not event.file:
        return []
    from shingleback.store.installation import address

    return [
        f"The report is in {event.file}. It contains no names of files, folders, drives or people.",
        f"Read it, and attach it to your bug report: {address('Issues')}",
    ]


_LINES: Final[dict[type, Callable[[Any], list[str]]]] = {
    results.BackupFinished: _backup_summary,
    results.CheckFinished: _check_summary,
    results.VersionsFinished: _versions_summary,
    results.EntriesFinished: _entries_summary,
    results.TraceFinished: _trace_summary,
    results.DiffFinished: _diff_summary,
    results.HistoryFinished: _history_summary,
    results.LookFinished: _look_summary,
    results.SizesFinished: _sizes_summary,
    results.EjectFinished: _eject_summary,
    results.DueFinished: _due_summary,
    results.IdentifyFinished: _on_drives,
    results.DrivesFinished: _on_drives,
    results.DiagnoseFinished: _on_drives,
    results.ReportFinished: _report_summary,
    results.MountFinished: _on_drives,
    results.ContentsFinished: _on_drives,
    results.PrepareFinished: _on_drives,
}
_LINES_OF_LONG_COMMANDS: Final[dict[str, Callable[[results.CommandResult], list[str]]]] = {
    "adjust": _on_adjusting,
    "care": _on_drives,
    "clone": _on_cloning,
    "move": _on_cloning,
    "unfinished": _on_cloning,
    "test": _on_measuring,
    "zones": _on_measuring,
}
"""By their names, because short commands do not load their types."""


def summary(event: results.CommandResult) -> list[str]:
    """Return a command's result as lines of text."""
    lines = _LINES_OF_LONG_COMMANDS.get(event.command) or _LINES[type(event)]
    return lines(event)
