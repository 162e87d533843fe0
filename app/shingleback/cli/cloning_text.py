"""The results of `clone`, `move` and `unfinished` as lines of text."""

from collections.abc import Callable
from typing import Any, Final

from shingleback.cli import text
from shingleback.domain.errors import Why
from shingleback.messages import cloning, errors
from shingleback.messages.cloning import continues, followed, unread
from shingleback.messages.translate import duration, rate, size
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem, MoveFinished, UnfinishedFinished, UnfinishedItem

_TO_BE_CLOSED: Final = frozenset({Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_UNLOCKED})


def move_lines(event: MoveFinished) -> list[str]:
    if event.is_complete:
        return cloning.moved_lines(event)
    return cloning.would(event) if event.is_dry_run and not event.why else []


def clone_lines(event: CloneFinished) -> list[str]:
    plan = event.plan
    if plan is None:
        device = event.values.get("device", "")
        return [f"To close it: shingleback unmount {device}"] if event.why in _TO_BE_CLOSED else []
    if event.is_dry_run and not event.why:
        confirm = f', and with --confirm "{plan.name}"' if plan.name else ""
        return [
            f"{plan.source_name} ({plan.source}) to {plan.target_name} ({plan.target}):",
            *plan.remarks,
            *([continues(event.kept_bytes, plan.copied_bytes)] if event.kept_bytes else []),
            "",
            *(f"{number}. {text}" for number, text in enumerate(plan.texts, start=1)),
            "",
            "Nothing was changed.",
            f"To do this, run the command again without --dry-run{confirm}",
        ]
    if event.why == Why.NAME_NOT_CONFIRMED:
        return text.holds_backup(plan.target_folders)
    if event.outcome not in ("done", "left-out"):
        return [f"Map of the copied areas: {event.map_file}"] if event.map_file else []
    speed = f" ({rate(event.copied_bytes / event.elapsed_s)})" if event.elapsed_s > 1 else ""
    earlier = f", and {size(event.kept_bytes)} in an earlier run" if event.kept_bytes else ""
    sentences = [f"{size(event.copied_bytes)} copied in {duration(event.elapsed_s)}{speed}{earlier}."]
    if event.is_same:
        sentences.append(f"Both were read back and are identical (BLAKE3 {event.digest[:16]}...).")
    elif plan.grows and event.has_grown:
        sentences.append("The copy was not compared with the original.")
    if event.has_everything:
        sentences.append(cloning.has_everything())
    return [*sentences, *_bad(event), *_end(event, plan)]


def _bad(event: CloneFinished) -> list[str]:
    if not event.bad_bytes:
        return []
    sentences = [unread(event.bad_bytes)]
    sentences += [f"  {area.start} to {area.start + area.length}" for area in event.bad_areas[:10]]
    return sentences + [f"  in {item.path}" for item in event.left_out]


def _end(event: CloneFinished, plan: ClonePlanItem) -> list[str]:
    if not plan.identity:
        return [f"The image is {plan.target}."]
    sentences = ["The filesystem now fills the new drive."] if event.has_grown else []
    if event.followed:
        sentences.append(followed())
    if event.mount_point:
        sentences.append(f"The copy is open at {event.mount_point}. Eject it before you unplug it.")
    return sentences


def unfinished_lines(event: UnfinishedFinished) -> list[str]:
    """List the clones and moves that are unfinished."""
    if event.why:
        return []
    if event.forgotten:
        return ["Removed from the list. Nothing on the new drive was deleted."]
    if not event.copies:
        return ["There are no unfinished copies or moves."]
    numbered = enumerate(event.copies, start=1)
    lines = [line for number, item in numbered for line in _unfinished_copy(number, item)]
    return lines if event.knows_drives else [*lines, errors.sentence(Why.NO_DRIVE_SERVICE, {})]


def _unfinished_copy(number: int, item: UnfinishedItem) -> list[str]:
    source = cloning.known_as(item.source_name, item.source_size_bytes, item.source_label, item.source_serial)
    target = cloning.known_as(item.target_name, item.target_size_bytes, "", item.target_serial)
    places = ((source, item.source_now), (target, item.target_now))
    ends = " to ".join(f"{name} at {place}" if place else name for name, place in places)
    if item.command == "move":
        ends = f"the backup in {item.source_name} to {item.target}"
    away = " and ".join(name for name, place in places if not place)
    missing = f", {size(item.unread_bytes)} could not be read" if item.unread_bytes else ""
    done, last = f"{size(item.done_bytes)} of {size(item.total_bytes)}{missing}", item.changed_at[:16].replace("T", " ")
    return [
        f"{number}. {item.command}: {ends}",
        f"   {done}; started {item.begun_at[:10]}, last active {last}",
        f"   To continue: {item.again or f'plug in {away}, then run this command again'}",
        f"   To remove it from this list: shingleback unfinished --forget {number}",
    ]


LINES: Final[dict[type, Callable[[Any], list[str]]]] = {
    CloneFinished: clone_lines,
    MoveFinished: move_lines,
    UnfinishedFinished: unfinished_lines,
}
