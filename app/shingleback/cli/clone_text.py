"""What `clone` says at the terminal: the plan, and at the end what became of it."""

from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.cloning import continues, followed, unread
from shingleback.messages.translate import duration, rate, size
from shingleback.protocol.cloning import CloneFinished, ClonePlanItem

_TO_BE_CLOSED: Final = frozenset({Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_IN_USE})


def clone_lines(event: CloneFinished) -> list[str]:
    plan = event.plan
    if plan is None:
        device = event.values.get("device", "")
        return [f"To close it: shingleback unmount {device}"] if event.why in _TO_BE_CLOSED else []
    if event.is_dry_run and not event.why:
        return _plan_lines(plan, event.kept_bytes)
    if event.outcome not in ("done", "left-out"):
        return _unfinished(event)
    return [*_copied(event, plan), *_bad(event), *_end(event, plan)]


def _plan_lines(plan: ClonePlanItem, kept_bytes: int) -> list[str]:
    confirm = f', and with --confirm "{plan.name}"' if plan.name else ""
    return [
        f"{plan.source_name} ({plan.source}) to {plan.target_name} ({plan.target}):",
        *plan.remarks,
        *([continues(kept_bytes, plan.copied_bytes)] if kept_bytes else []),
        "",
        *(f"{number}. {text}" for number, text in enumerate(plan.texts, start=1)),
        "",
        "Nothing was changed.",
        f"To do all of this, say it again without --dry-run{confirm}",
    ]


def _unfinished(event: CloneFinished) -> list[str]:
    return [f"The map of what is copied: {event.map_file}"] if event.map_file else []


def _copied(event: CloneFinished, plan: ClonePlanItem) -> list[str]:
    speed = f" ({rate(event.copied_bytes / event.elapsed_s)})" if event.elapsed_s > 1 else ""
    earlier = f", and {size(event.kept_bytes)} in an earlier run" if event.kept_bytes else ""
    said = [f"{size(event.copied_bytes)} copied in {duration(event.elapsed_s)}{speed}{earlier}."]
    if event.is_same:
        said.append(f"Both were read back and are the same (BLAKE3 {event.digest[:16]}...).")
    elif plan.grows and event.has_grown:
        said.append("They were not compared.")
    return said


def _bad(event: CloneFinished) -> list[str]:
    if not event.bad_bytes:
        return []
    said = [unread(event.bad_bytes)]
    said += [f"  {area.start} to {area.start + area.length}" for area in event.bad_areas[:10]]
    return said + [f"  in {item.path}" for item in event.left_out]


def _end(event: CloneFinished, plan: ClonePlanItem) -> list[str]:
    if not plan.identity:
        return [f"The image is {plan.target}."]
    said = ["The filesystem has all the room of the new drive."] if event.has_grown else []
    if event.followed:
        said.append(followed())
    if event.mount_point:
        said.append(f"The copy is open at {event.mount_point}. Eject it before you unplug it.")
    return said
