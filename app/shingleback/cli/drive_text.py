"""What the commands about drives end with, as lines of text."""

from typing import Final

from shingleback.jobs.drive_items import DriveItem, EpisodeItem, HealthItem, ReasonItem, VolumeItem
from shingleback.jobs.events import Plugged, Service
from shingleback.jobs.final_words import DiagnoseFinished, DrivesFinished, IdentifyFinished
from shingleback.model.drive import ServiceState
from shingleback.model.errors import Why
from shingleback.model.mounting import AccessTimes
from shingleback.words import notices, refusals, verdicts
from shingleback.words.health import health_name
from shingleback.words.mounting import times_text
from shingleback.words.numbers import size

_MOST_LINES: Final = 6
_WHAT: Final = {"arrived": "Plugged in", "changed": "Changed", "left": "Gone"}


def lines(word: IdentifyFinished | DrivesFinished | DiagnoseFinished) -> list[str]:
    if word.outcome != "done":
        return []
    match word:
        case IdentifyFinished():
            return _identify(word)
        case DrivesFinished():
            return _drives(word)
        case DiagnoseFinished():
            return _diagnose(word)


def news(event: Plugged | Service) -> list[str]:
    """What `drives --follow` tells."""
    if isinstance(event, Service):
        return [] if event.state == ServiceState.THERE else [refusals.sentence(Why.NO_DRIVE_SERVICE, {})]
    drive = event.drive
    said = [f"{_WHAT[event.what]}: {_named(drive)}"]
    if event.what == "arrived":
        said.append(f"  {verdicts.headline(drive.recording, drive.confidence)}")
    return said


def _identify(word: IdentifyFinished) -> list[str]:
    name = word.model or word.family
    head = verdicts.headline(word.recording, word.confidence)
    return [f"{name}: {head}" if name else head, *_reasons(word.reasons), *_health(word.health)]


def _drives(word: DrivesFinished) -> list[str]:
    if not word.drives:
        return ["No drive is plugged in."]
    return [line for drive in word.drives for line in [*_drive(drive), ""]][:-1]


def _drive(drive: DriveItem) -> list[str]:
    said = [_named(drive), f"  {verdicts.headline(drive.recording, drive.confidence)}"]
    said += [f"  {line}" for line in _reasons(drive.reasons)]
    said += [f"  {line}" for line in [drive.connection, *drive.warnings, *drive.normal, *_health(drive.health)] if line]
    for volume in drive.volumes:
        where = f" at {', '.join(volume.mount_points)}" if volume.mount_points else ""
        what = " ".join(part for part in (volume.filesystem or volume.use, volume.label) if part)
        said.append(f"  {volume.device}: {what}, {size(volume.size_bytes)}{where}")
        said += [f"    {line}" for line in _access_times(volume, is_system=drive.is_system) if line]
    return said


def _access_times(volume: VolumeItem, *, is_system: bool) -> list[str]:
    """Only where there is something to do about them."""
    if is_system or not volume.access_times:
        return []
    times = AccessTimes(volume.access_times)
    if not times.are_written:
        return []
    return [times_text(times), f"Open it without access times: shingleback mount {volume.device}"]


def _named(drive: DriveItem) -> str:
    return f"{notices.named(drive.name, drive.size_bytes)} ({drive.device})"


def _reasons(reasons: list[ReasonItem]) -> list[str]:
    return [f"  - {reason.text}" for reason in reasons]


def _health(health: HealthItem | None) -> list[str]:
    if health is None:
        return []
    said = [f"Health: {health_name(health.health)}"]
    said += [f"  - {finding.text}" for finding in health.findings]
    return said + [f"  {text}" for text in (health.advice, health.road_text, health.remedy) if text]


def _diagnose(word: DiagnoseFinished) -> list[str]:
    said = [word.meaning] if word.meaning else []
    for number, episode in enumerate(word.episodes, 1):
        said += ["", *_episode(number, episode)]
    health = _health(word.health)
    return said + (["", *health] if health else [])


def _episode(number: int, episode: EpisodeItem) -> list[str]:
    concerns = f" ({', '.join(episode.devices)})" if episode.devices else ""
    said = [f"{number}. {episode.meaning}{concerns}"]
    said += [f"   > {line}" for line in episode.lines[:_MOST_LINES]]
    more = len(episode.lines) - _MOST_LINES
    if more > 0:
        said.append(f"   > and {more:,} more lines")
    return said + [f"   - {advice}" for advice in episode.advice]
