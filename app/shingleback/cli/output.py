"""Writes events as JSON lines for programs, or as text for people. Every command ends with a final event."""

import os
import select
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Protocol, TextIO

import msgspec

from shingleback.cli import changes, measure_text
from shingleback.cli import text as drive_text
from shingleback.cli.care_text import care_lines
from shingleback.cli.changes import change_line
from shingleback.cli.unblocked import UnblockedText, UnblockedWriter
from shingleback.domain.errors import InternalError, ShinglebackError, Why
from shingleback.domain.text import visible
from shingleback.messages import errors
from shingleback.messages.translate import duration, files, rate, size
from shingleback.protocol import events
from shingleback.protocol.care import CareFinished
from shingleback.protocol.events import (
    FINISHED,
    Changes,
    DriveState,
    EjectStep,
    Event,
    Finished,
    LeftOutEvent,
    MeasurePlanned,
    Note,
    Plugged,
    PrepareStep,
    Progress,
    Service,
    State,
)
from shingleback.protocol.result_items import LookItem, SizeItem
from shingleback.protocol.results import (
    BackupFinished,
    CheckFinished,
    ContentsFinished,
    DiagnoseFinished,
    DiffFinished,
    DrivesFinished,
    DueFinished,
    EjectFinished,
    EntriesFinished,
    EntryItem,
    HistoryFinished,
    IdentifyFinished,
    Item,
    LookFinished,
    MeasureFinished,
    MountFinished,
    PrepareFinished,
    SizesFinished,
    TraceFinished,
    VersionsFinished,
)

_MOST_LISTED_AHEAD_BYTES: Final = 1 << 20


class Output(Protocol):
    def show(self, event: Event) -> None: ...

    def close(self, *, waits: bool = True) -> None:
        """Where it `waits`: for the reader, who may be behind."""


class JsonOutput:
    """One event a line. When nobody reads any more, the work goes on in silence: it is worth finishing.

    A reader that is behind misses snapshots, of which only the newest would count anyway.
    """

    def __init__(self, writer: UnblockedWriter) -> None:
        self._writer = writer

    def show(self, event: Event) -> None:
        if not (isinstance(event, Progress | DriveState) and self._writer.is_behind):
            self._writer.write(events.encode(event), is_vital=isinstance(event, Finished | Changes))
        if isinstance(event, Changes):  # a list, of which nothing may be lost; nobody waits for its writer
            self._writer.wait_until_read(_MOST_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        self._writer.finish(waits=waits)


class TextOutput:
    """Plain lines: what was left out, notes, and the end."""

    def __init__(self, out: TextIO = sys.stdout, err: TextIO = sys.stderr) -> None:
        self._out = out
        self._err = err

    def show(self, event: Event) -> None:
        match event:
            case LeftOutEvent() | Changes():
                self._list(event)
            case Note(message=message, code=code, values=values):
                option = f" ({_NOTE_OPTIONS[code]})" if code in _NOTE_OPTIONS else ""
                self.say((message or errors.note(code, values)) + option, self._err)
            case State(state=state):
                self.say(_STATES.get(state, state), self._err)
            case EjectStep() | PrepareStep() | MeasurePlanned():
                for line in _step_lines(event):
                    self.say(line)
            case Plugged() | Service():
                for line in drive_text.news(event):
                    self.say(line)
            case _ if isinstance(event, Finished):
                self._end(event)

    def _list(self, event: LeftOutEvent | Changes) -> None:
        if isinstance(event, LeftOutEvent):
            for item in event.items:
                self.say(f"left out: {item.path} ({_reason_of(item)})", self._err)
            return
        for change in event.items:
            self.say(change_line(change))
        if isinstance(self._out, UnblockedText):
            self._out.writer.wait_until_read(_MOST_LISTED_AHEAD_BYTES)

    def close(self, *, waits: bool = True) -> None:
        for stream in (self._out, self._err):
            if isinstance(stream, UnblockedText):
                stream.writer.finish(waits=waits)

    @property
    def is_behind(self) -> bool:
        """Whether the reader has not taken yet what was said."""
        return isinstance(self._out, UnblockedText) and self._out.writer.is_behind

    def _end(self, event: Finished) -> None:
        for line in summary(event):
            self.say(line)
        if event.message:
            self.say(event.message, self._err)

    def say(self, text: str, to: TextIO | None = None) -> None:
        """One line."""
        stream = to or self._out
        try:
            print(f"{visible(text)}\n", end="", file=stream, flush=True)
        except OSError:
            _let_go(stream)


def is_read(fd: int) -> bool:
    """False where it goes to a program that has ended, or listens no more."""
    poll = select.poll()
    poll.register(fd, 0)
    return not any(event & (select.POLLERR | select.POLLHUP) for _, event in poll.poll(0))


def _let_go(stream: TextIO) -> None:
    """Nobody reads it any more: the work goes on in silence. What waits in it must not fail at the very end."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, stream.fileno())
    os.close(nothing)


_STATES = {
    "pausing": "Pausing at the next safe place...",
    "paused": "Paused.",
    "running": "Going on.",
    "canceling": "Stopping at the next safe place. Press Ctrl-C again to stop at once.",
}
_DUE_WAITS = {
    "": "No backup is due.",
    "window": "A window of Shingleback begins the daily backups.",
    "battery": "A backup is due, and waits until the computer runs on mains power.",
    "drive": "A backup is due, but its place is on another drive than before. Say in the window whether it is yours.",
}
_OPTIONS: dict[str, str] = {
    Why.SOURCE_EMPTY_NOW: "--allow-empty",
    Why.DESTINATION_CHANGED: "--new",
    Why.OTHER_BACKUP: "--new",
    Why.PLACES_UNKNOWN: "--yes",
}
_NOTE_OPTIONS: dict[str, str] = {"special-permissions-left": "--special-permissions"}
_STEPS_BEGUN = {
    "flush": "Writing out what is still in memory. On a slow drive this may take minutes...",
    "unmount": "Unmounting...",
    "power-off": "Switching the drive off...",
    "eject": "Letting go of the card...",
}
_STEPS_DONE = {
    "flush": "Everything is written out.",
    "unmount": "The drive is unmounted.",
    "power-off": "The drive is switched off.",
    "eject": "The card can be taken out.",
}


def _step_lines(event: EjectStep | PrepareStep | MeasurePlanned) -> list[str]:
    if isinstance(event, MeasurePlanned):
        return measure_text.plan_lines(event)
    if isinstance(event, PrepareStep):
        return drive_text.step_lines(event)
    return [(_STEPS_DONE if event.done else _STEPS_BEGUN)[event.step]]


def _reason_of(item: Item) -> str:
    text = errors.reason(item.reason)
    return f"{text}: {item.detail}" if item.detail else text


def with_message(event: Finished) -> Finished:
    """The final word with the English sentence for why it ended as it did."""
    if event.message or not event.why:
        return event
    option = f" ({_OPTIONS[event.why]})" if event.why in _OPTIONS else ""
    return msgspec.structs.replace(event, message=errors.sentence(event.why, event.values) + option)


def summary(event: Finished) -> list[str]:
    """The end of a command in lines of text."""
    match event:
        case IdentifyFinished() | DrivesFinished() | DiagnoseFinished():
            return drive_text.lines(event)
        case MountFinished() | ContentsFinished() | PrepareFinished() | CareFinished() | MeasureFinished():
            return _drive_summary(event)
        case VersionsFinished() | EntriesFinished() | TraceFinished() | DiffFinished():
            return _look_into_summary(event)
        case HistoryFinished() | LookFinished() | SizesFinished():
            return _list_summary(event)
        case BackupFinished() | CheckFinished():
            return _backup_summary(event) if isinstance(event, BackupFinished) else _check_summary(event)
        case EjectFinished() | DueFinished():
            return _eject_summary(event) if isinstance(event, EjectFinished) else _due_summary(event)


def _drive_summary(
    event: MountFinished | ContentsFinished | PrepareFinished | CareFinished | MeasureFinished,
) -> list[str]:
    if isinstance(event, CareFinished):
        return care_lines(event)
    if isinstance(event, MeasureFinished):
        return measure_text.lines(event)
    return drive_text.prepare_lines(event) if isinstance(event, PrepareFinished) else drive_text.mount_lines(event)


def _look_into_summary(event: VersionsFinished | EntriesFinished | TraceFinished | DiffFinished) -> list[str]:
    match event:
        case VersionsFinished():
            return _versions_summary(event)
        case EntriesFinished():
            return _entries_summary(event)
        case TraceFinished() | DiffFinished():
            return changes.lines_versions_text(event)


def _list_summary(event: HistoryFinished | LookFinished | SizesFinished) -> list[str]:
    match event:
        case HistoryFinished():
            return [line for run in event.runs for line in _history_line(run)] + [
                _look_line(one) for one in event.looks
            ]
        case LookFinished():
            return _look_summary(event)
        case SizesFinished():
            return _sizes_summary(event)


def _due_summary(event: DueFinished) -> list[str]:
    """What was begun has told of itself."""
    return [] if event.runs else [_DUE_WAITS[event.waits]]


def _backup_summary(event: BackupFinished) -> list[str]:
    if event.outcome == "usage" or not (event.total.files or event.copied.files or event.version):
        return []
    copied = f"{files(event.copied.files)}, {size(event.copied.bytes)}"
    speed = f" ({rate(event.copied.bytes / event.elapsed_s)})" if event.elapsed_s > 1 and event.copied.bytes else ""
    if event.is_dry_run:
        lines = [f"{copied} would be copied"]
    else:
        lines = [f"{copied} copied in {duration(event.elapsed_s)}{speed}"]
    others = [
        (event.unchanged.files, "unchanged"),
        (event.renamed.files, "renamed"),
        (event.removed.files, "no longer in the source"),
        (event.touched.files, "with new attributes only"),
        (event.left_out_count, "left out"),
        (event.skipped_count, "passed over by your rules"),
    ]
    said = [f"{count:,} {what}" for count, what in others if count]
    if said:
        lines.append(", ".join(said))
    if event.removed_versions:
        lines.append(f"Old versions that gave way: {', '.join(event.removed_versions)}")
    if event.command == "demo":
        return lines
    if event.version:
        eject = "" if event.is_own_disk else " Eject the drive before you unplug it."
        lines.append(f"Version {event.version} is on the {'disk' if event.is_own_disk else 'drive'}.{eject}")
    elif event.outcome in ("done", "left-out") and not event.is_dry_run:
        lines.append("Nothing has changed since the last version.")
    return lines


def _check_summary(event: CheckFinished) -> list[str]:
    if not event.total.files and not event.left_out_count:
        return []
    what = _CHECKED.get(event.command, "checked and whole")
    if event.is_dry_run:
        what = "would be restored"
    lines = [f"{files(event.checked.files)}, {size(event.checked.bytes)} {what} in {duration(event.elapsed_s)}"]
    if event.same.files:
        lines.append(f"{event.same.files:,} were there already")
    if event.left_out_count:
        lines.append(f"{event.left_out_count:,} with a problem, named above")
    return lines


_CHECKED = {"restore": "restored", "try-restore": "given back for a test, whole, and removed again"}


def _entries_summary(event: EntriesFinished) -> list[str]:
    lines = [_entry_line(entry) for entry in event.entries]
    more = event.count - len(event.entries)
    if event.outcome == "done" and not lines:
        return ["Nothing."]
    return [*lines, f"... and {more:,} more"] if more else lines


def _entry_line(entry: EntryItem) -> str:
    if entry.kind == "folder":
        return f"{entry.path}/"
    return f"{entry.path}  {size(entry.size)}" if entry.kind == "file" else entry.path


def _look_summary(event: LookFinished) -> list[str]:
    if event.outcome != "done":
        return []
    room = f"{event.filesystem}, room for {size(event.room_bytes)} of {size(event.total_bytes)} beside the reserve"
    own = [errors.note("own-disk", {})] if event.is_own_disk else []
    if not event.has_backup:
        return [room, "No backup is here yet.", *own]
    return [room, f"A backup of {', '.join(event.sources)} is here.", *own]


def _eject_summary(event: EjectFinished) -> list[str]:
    if not event.safe_to_unplug:
        return []
    has_switch = not {"power-off", "eject"}.isdisjoint(event.steps)
    lines = [] if has_switch else ["The computer cannot switch this drive off; it does not need to."]
    return [*lines, f"It is safe to unplug {event.drive or 'the drive'}."]


def _sizes_summary(event: SizesFinished) -> list[str]:
    if event.outcome != "done":
        return []
    lines = [_size_line(folder) for folder in event.folders]
    total = f"In all: {files(event.total.files)}, {size(event.total.bytes)}"
    return [*lines, total] if len(lines) > 1 else lines


def _size_line(folder: SizeItem) -> str:
    others = [(folder.skipped, "passed over by your rules"), (folder.unreadable, "cannot be read")]
    said = "".join(f", {count:,} {what}" for count, what in others if count)
    return f"{folder.path}: {files(folder.files)}, {size(folder.bytes)}{said}"


def _versions_summary(event: VersionsFinished) -> list[str]:
    if not event.versions and event.outcome == "done":
        return ["No backup has been completed here yet."]
    return [
        f"{version.name}  {files(version.files)}, {size(version.bytes)}"
        + (f", {version.left_out:,} left out" if version.left_out else "")
        for version in event.versions
    ]


def _history_line(run: msgspec.Raw) -> list[str]:
    word = events.decode(bytes(run))
    if isinstance(word, BackupFinished):
        return [f"{word.started_at}  backup to {word.destination}: {word.outcome}, {size(word.copied.bytes)}"]
    if isinstance(word, CheckFinished):
        return [f"{word.started_at}  {word.command} of {word.destination}: {word.outcome}, {size(word.checked.bytes)}"]
    if isinstance(word, EjectFinished):
        end = "safe to unplug" if word.safe_to_unplug else word.why
        return [f"{word.started_at}  eject of {word.destination}: {word.outcome}, {end}"]
    return []


def _look_line(look: LookItem) -> str:
    at = datetime.fromtimestamp(look.at, tz=UTC).astimezone()
    rates = ((look.copied_bytes, "copied"), (look.written_bytes, "written"), (look.read_bytes, "read"))
    parts = [f"{rate(count / look.seconds)} {what}" for count, what in rates]
    parts.append(f"busy {min(1.0, look.busy_s / look.seconds):.0%}")
    if look.capacity_bytes:
        parts.append(f"cache about {size(look.fill_bytes)} of {size(look.capacity_bytes)}")
    return f"{at:%Y-%m-%d %H:%M:%S}  " + ", ".join(parts)


def final_word(command: str, work: Callable[[], Finished]) -> Finished:
    """What the work ends with, or why it could not."""
    try:
        word = work()
    except ShinglebackError as error:
        word = refused(command, error)
    except Exception:  # noqa: BLE001 (the outermost boundary: a person gets a sentence, not a traceback)
        word = refused(command, InternalError(Why.INTERNAL, detail=traceback.format_exc()))
    return with_message(word)


def refused(command: str, error: ShinglebackError) -> Finished:
    return FINISHED[command](
        command=command,
        outcome=error.outcome,
        exit_code=error.outcome.exit_code,
        why=error.why,
        values=error.values,
    )
