"""The results of commands as lines of text."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec.structs

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.care.room import RoomLimit
from shingleback.domain.care.types import CareAction, CareNeed, CareObstacle
from shingleback.domain.drive import ServiceState
from shingleback.domain.errors import Why
from shingleback.domain.formatting.types import OptionRoute, PasswordChoice, PreparedState, ProfileId, StepKind
from shingleback.domain.text import visible
from shingleback.messages import care, errors, formatting, notifications
from shingleback.messages import drive as verdicts
from shingleback.messages import formatting_steps as step_texts
from shingleback.messages.formatting_steps import closed_text, times_text
from shingleback.messages.health import health_name
from shingleback.messages.translate import files, size
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.events import Plugged, PrepareStep, Service
from shingleback.protocol.reported_values import due_action, recommendation_of
from shingleback.protocol.result_items import (
    ContentsItem,
    DriveItem,
    HealthItem,
    PlanItem,
    ReasonItem,
)
from shingleback.protocol.results import (
    ContentsFinished,
    DiagnoseFinished,
    DrivesFinished,
    IdentifiedItem,
    IdentifyFinished,
    MountFinished,
    PrepareFinished,
)

_OPENED: Final[dict[AccessTimes, str]] = {
    AccessTimes.NONE: "It is open at {place}. Reading writes nothing to the drive.",
    AccessTimes.READ_ONLY: "It is open at {place}, but read-only: nothing can be copied to it.",
    AccessTimes.RELATIME: (
        "It is open at {place}, but reading still records access times because of /etc/fstab. Add noatime there."
    ),
    AccessTimes.KEPT: (
        "It is open at {place}, but each reading still records access times because of /etc/fstab. Add noatime there."
    ),
    AccessTimes.UNKNOWN: (
        "It is open at {place} by a program instead of Linux itself, so it is not known whether reading writes to"
        " the drive."
    ),
}
_GROWN: Final = {
    None: (),
    True: ("The filesystem now fills its partition.",),
    False: ("The filesystem did not grow: this kind can't, or not while mounted, or only an administrator may do it.",),
}
_SERVICE_REASONS: Final[dict[str, Why]] = {
    ServiceState.ABSENT: Why.DRIVE_SERVICE_NOT_INSTALLED,
    ServiceState.NO_BUS: Why.NO_SYSTEM_BUS,
    ServiceState.NOT_STARTED: Why.DRIVE_SERVICE_NOT_STARTED,
}
_MAX_LINES: Final = 6
_WHAT: Final = {"arrived": "Plugged in", "changed": "Changed", "left": "Gone"}


def lines(result: IdentifyFinished | DrivesFinished | DiagnoseFinished) -> list[str]:
    if result.outcome != "done":
        return []
    match result:
        case IdentifyFinished():
            drives: Sequence[IdentifyFinished | IdentifiedItem] = result.drives or [result]
            return [line for drive in drives for line in ["", *_identified(drive)]][1:]
        case DrivesFinished():
            if not result.drives:
                return ["No drive is plugged in."]
            return [line for drive in result.drives for line in [*_drive(drive), ""]][:-1]
        case DiagnoseFinished():
            return _diagnose(result)


def news(event: Plugged | Service) -> list[str]:
    """Return the lines that `drives --follow` prints for an event."""
    if isinstance(event, Service):
        why = _SERVICE_REASONS.get(event.state, Why.NO_DRIVE_SERVICE)
        return [] if event.state == ServiceState.THERE else [errors.sentence(why, {})]
    drive = event.drive
    output = [f"{_WHAT[event.what]}: {_named(drive)}"]
    if event.what == "arrived":
        output.append(f"  {verdicts.headline(drive.recording, drive.confidence)}")
    return output


def _identified(drive: IdentifyFinished | IdentifiedItem) -> list[str]:
    name = drive.model or drive.family
    if isinstance(drive, IdentifiedItem) and drive.device:
        name = f"{name} ({drive.device})" if name else drive.device
    head = verdicts.headline(drive.recording, drive.confidence)
    return [f"{name}: {head}" if name else head, *_reasons(drive.reasons), *_health(drive.health)]


def _drive(drive: DriveItem) -> list[str]:
    lines = [_named(drive), f"  {verdicts.headline(drive.recording, drive.confidence)}"]
    lines += [f"  {line}" for line in _reasons(drive.reasons)]
    lines += [
        f"  {line}" for line in [drive.connection, *drive.warnings, *drive.normal, *_health(drive.health)] if line
    ]
    for volume in drive.volumes:
        mount_text = f" at {', '.join(volume.mount_points)}" if volume.mount_points else ""
        content = " ".join(part for part in (volume.filesystem or volume.use, volume.label) if part)
        lines.append(f"  {volume.device}: {content}, {size(volume.size_bytes)}{mount_text}")
        times = AccessTimes(volume.access_times) if volume.access_times and not drive.is_system else None
        if times is not None and times.are_written:
            lines.append(f"    {times_text(times)}")
            lines.append(f"    Open it without access times: shingleback mount {volume.device}")
    return lines


def _named(drive: DriveItem) -> str:
    return f"{notifications.named(drive.name, drive.size_bytes)} ({drive.device})"


def _reasons(reasons: list[ReasonItem]) -> list[str]:
    return [f"  - {reason.text}" for reason in reasons]


def _health(health: HealthItem | None) -> list[str]:
    if health is None:
        return []
    lines = [f"Health: {health_name(health.health)}"]
    lines += [f"  - {finding.text}" for finding in health.findings]
    return lines + [f"  {text}" for text in (health.advice, health.access_text, health.remedy) if text]


def _diagnose(result: DiagnoseFinished) -> list[str]:
    lines = [result.meaning] if result.meaning else []
    if result.certainty and (result.because_of_health or not result.episodes):
        lines.append(result.certainty)
    for number, episode in enumerate(result.episodes, 1):
        concerns = f" ({', '.join(episode.devices)})" if episode.devices else ""
        lines += ["", f"{number}. {episode.meaning}{concerns}"]
        lines += [f"   {episode.certainty}"] if episode.certainty else []
        lines += [f"   > {line}" for line in episode.lines[:_MAX_LINES]]
        hidden_count = len(episode.lines) - _MAX_LINES
        if hidden_count > 0:
            lines.append(f"   > and {hidden_count:,} more lines")
        lines += [f"   - {advice}" for advice in episode.advice]
    if result.drives:
        return lines + [line for drive in result.drives for line in ["", *_identified(drive)]]
    health = _health(result.health)
    return lines + (["", *health] if health else [])


def mount_lines(result: MountFinished | ContentsFinished) -> list[str]:
    if result.outcome != "done":
        return []
    match result:
        case MountFinished(command="unmount"):
            return [closed_text()]
        case MountFinished():
            return [
                _OPENED[AccessTimes(result.access_times)].format(place=result.mount_point),
                *_GROWN[result.has_grown],
            ]
        case ContentsFinished():
            return [line for volume in result.volumes for line in _volume(volume)] or ["The drive is empty."]


def _volume(volume: ContentsItem) -> list[str]:
    content = " ".join(part for part in (volume.filesystem, volume.label) if part) or "nothing recognized"
    parts = [f"{volume.device}: {content}, {size(volume.size_bytes)}"]
    if volume.filesystem == "crypto_LUKS":
        return [*parts, "  It is encrypted. Unlock it to see what is in it."]
    if volume.used_bytes is not None:
        at_least = "" if volume.is_complete else "at least "
        count = "" if volume.files is None else f", {at_least}{files(volume.files)}"
        parts.append(f"  {size(volume.used_bytes)} in use{count}")
    elif volume.filesystem:
        parts.append("  Its contents could not be read.")
    if volume.backup_sources is not None and not volume.backups:
        parts.append(f"  Contains a backup of {', '.join(volume.backup_sources)}.")
    for backup in volume.backups:
        count = "1 version" if backup.versions == 1 else f"{backup.versions} versions"
        versions = f", with {count}, the last of {backup.newest[:10]}" if backup.versions else ""
        parts.append(f"  Contains a backup of {', '.join(backup.sources)}{versions}.")
    if volume.newest:
        parts.append("  Newest files:" if volume.is_complete else "  Newest of the files that were inspected:")
        parts += [f"    {at[:10]}  {name}" for name, at in volume.newest]
    return parts


def step_lines(event: PrepareStep) -> list[str]:
    """Return lines for a step that begins or is done. Progress and failure have none; the result explains failures."""
    if event.state == "begun" and event.fraction is None:
        return [step_texts.does(StepKind(event.step))]
    return [step_texts.done(StepKind(event.step))] if event.state == "done" else []


def prepare_lines(event: PrepareFinished) -> list[str]:
    if event.plan is not None and event.why == Why.NAME_NOT_CONFIRMED:
        return holds_backup(event.plan.held_folders)
    if event.plan is None or event.outcome != "done":
        return []
    if event.is_dry_run:
        return _plan_lines(event.plan)
    return [
        f"{event.plan.drive} is ready for backups, and mounted at {event.mount_point}.",
        *(
            [f"Not inspected, because you don't have permission to read the drive: {', '.join(event.unread)}"]
            if event.unread
            else []
        ),
    ]


def holds_backup(folders: Sequence[str]) -> list[str]:
    """Warn that erasing the drive loses these backups."""
    return [verdicts.holds_backup(map(visible, folders))] if folders else []


def _plan_lines(plan: PlanItem) -> list[str]:
    lines = [
        f"{plan.drive} ({plan.device}): {formatting.title(ProfileId(plan.profile))}",
        *([formatting.recommended(recommended)] if (recommended := recommendation_of(plan)) else []),
        step_texts.route(OptionRoute(plan.route), PasswordChoice(plan.password)),
        "",
    ]
    for number, step in enumerate(plan.steps, start=1):
        lines.append(f"{number}. {step.text}")
        lines += [f"   {command}" for command in step.commands]
    lines += ["", step_texts.untrimmed(CareObstacle(plan.untrimmed))] if plan.untrimmed else []
    return [
        *lines,
        "",
        *holds_backup(plan.held_folders),
        step_texts.state(PreparedState.UNTOUCHED),
        f'To do this, run the command again without --dry-run, and with --confirm "{plan.name}"',
    ]


def with_texts(result: CareFinished) -> CareFinished:
    """Add English sentences to the result."""
    never = tuple(
        msgspec.structs.replace(item, text=care.obstacle(CareObstacle(item.obstacle))) for item in result.never
    )
    due = tuple(msgspec.structs.replace(item, text=" ".join(_sentences(item))) for item in result.due)
    message = result.message
    if result.why == Why.CARE_NOT_POSSIBLE and not message:
        obstacle, missing = result.values.get("obstacle", ""), result.values.get("missing", "")
        sentences = [care.obstacle(CareObstacle(str(obstacle)))] if obstacle else []
        sentences += care.missing(CareNeed(need) for need in str(missing).split(",") if need)
        message = " ".join(sentences)
    return msgspec.structs.replace(result, due=due, never=never, message=message)


def care_lines(result: CareFinished) -> list[str]:
    if not result.device:
        return []
    has_read = CareAction.READ in (result.action, *(item.action for item in result.done))
    lines = [f"damaged: {item.path}" for item in result.left_out if has_read]
    lines += care.results(result)
    if result.due:
        lines.append(f"{'Still due' if result.done else 'Due'} for {result.device}:")
    elif not result.action:
        lines.append(f"Nothing is due for {result.device}{' anymore' if result.done else ''}.")
    for item in result.due:
        lines.append(f"  {care.name(CareAction(item.action))} ({item.action})")
        lines += [f"    {sentence}" for sentence in _sentences(item)]
    if result.room_bytes >= 0 and not result.action:
        is_short = not result.room_bytes or result.full_in_s is not None
        room_lines = (
            care.room(RoomLimit(result.room_limit), result.room_bytes),
            care.full_in(result.full_in_s),
            care.thinning(result.versions, result.thinned, is_short=is_short),
        )
        lines += filter(None, room_lines)
    return lines


def _sentences(item: CareItem) -> list[str]:
    action = due_action(item)
    if item.in_time is None or item.missing:
        in_time = ""
    elif not item.in_time:
        in_time = "This may not finish in time."
    elif item.in_time == item.portions:
        in_time = "This will finish in time."
    else:
        in_time = f"{item.in_time} of them will finish in time."
    sentences = [
        care.reason(action.reason),
        care.portions(action),
        care.cost(action.cost),
        care.otherwise(action.action),
        in_time,
        *care.missing(action.missing),
    ]
    return [sentence for sentence in sentences if sentence]


LINES: Final[dict[type, Callable[[Any], list[str]]]] = {
    IdentifyFinished: lines,
    DrivesFinished: lines,
    DiagnoseFinished: lines,
    MountFinished: mount_lines,
    ContentsFinished: mount_lines,
    PrepareFinished: prepare_lines,
    CareFinished: care_lines,
}
