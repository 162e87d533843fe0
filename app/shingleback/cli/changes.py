"""What is told of several versions of a backup: where something was in them, and what changed between two."""

from typing import Final

from shingleback.messages.translate import files, size
from shingleback.protocol.results import (
    ChangeItem,
    ChangeKind,
    DiffFinished,
    StayItem,
    TracedItem,
    TraceFinished,
)

_SIGNS: Final = {ChangeKind.ADDED: "+", ChangeKind.CHANGED: "*", ChangeKind.MOVED: ">", ChangeKind.REMOVED: "-"}


def lines_versions_text(event: TraceFinished | DiffFinished) -> list[str]:
    """The end of a command."""
    if event.outcome != "done":
        return []
    return _trace_lines(event) if isinstance(event, TraceFinished) else [_diff_line(event)]


def change_line(item: ChangeItem) -> str:
    path = f"{item.path}/" if item.kind == "folder" else item.path
    from_where = f" (was {item.origin})" if item.origin else ""
    return f"{_SIGNS[item.change]} {path}{_sizes(item)}{from_where}"


def _sizes(item: ChangeItem) -> str:
    if item.kind != "file":
        return ""
    is_other = item.change is ChangeKind.CHANGED and item.size != item.old_size
    return f"  {size(item.old_size)} -> {size(item.size)}" if is_other else f"  {size(item.size)}"


def _trace_lines(event: TraceFinished) -> list[str]:
    said = [line for thing in event.things for line in _thing_lines(thing, event.newest)]
    if event.has_more:
        said.append("... and more")
    return said or ["Nothing."]


def _thing_lines(thing: TracedItem, newest: str) -> list[str]:
    last = thing.stays[-1]
    end = "" if last.last == newest else "  (not in the newest version)"
    return [f"{last.path}{end}", *(_stay_line(stay, thing.kind) for stay in thing.stays)]


def _stay_line(stay: StayItem, kind: str) -> str:
    span = stay.first if stay.first == stay.last else f"{stay.first} to {stay.last} ({stay.versions:,} versions)"
    return f"    {span}  {stay.path}" + (f"  {size(stay.size)}" if kind == "file" else "")


def _diff_line(event: DiffFinished) -> str:
    tallies = ((event.added, "added"), (event.changed, "changed"), (event.moved, "moved"), (event.removed, "removed"))
    said = [f"{files(tally.files)} {what} ({size(tally.bytes)})" for tally, what in tallies if tally.files]
    return ", ".join(said) or ("Only folders differ." if event.count else "Nothing has changed.")
