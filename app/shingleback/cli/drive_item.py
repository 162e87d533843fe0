"""A drive as the command line tells of it."""

from collections.abc import Sequence

from shingleback.cli.health import health_item
from shingleback.cli.identify import reason_items
from shingleback.drives.access_times import times_at
from shingleback.drives.sysfs.facts import Facts
from shingleback.jobs.drive_items import CommandsItem, DriveItem, VolumeItem
from shingleback.knowledge.connection import connection_of
from shingleback.knowledge.normal import normal_for
from shingleback.model.arrays import ArrayWarning
from shingleback.model.connection import Limit
from shingleback.model.drive import Drive, Volume
from shingleback.model.verdict import Verdict
from shingleback.wiring.inspecting import HealthFound
from shingleback.words.arrays import array_text
from shingleback.words.connection import connection_text, limit_text
from shingleback.words.normal import normal_text


def drive_item(
    drive: Drive,
    verdict: Verdict,
    warnings: Sequence[ArrayWarning | Limit] = (),
    health: HealthFound | None = None,
    facts: Facts | None = None,
) -> DriveItem:
    evidence = drive.evidence
    return DriveItem(
        device=drive.device,
        name=drive.name,
        size_bytes=drive.size_bytes,
        recording=verdict.recording.value,
        confidence=verdict.confidence.value,
        reasons=reason_items(verdict),
        model=evidence.model,
        family=verdict.family,
        usb=str(evidence.usb) if evidence.usb else "",
        is_system=drive.is_system,
        health=health_item(health.verdict, health.reading.road, dict(health.reading.values)) if health else None,
        connection=connection_text(connection_of(evidence, drive.link_mbps)),
        normal=[normal_text(habit) for habit in normal_for(verdict, evidence)],
        warnings=[_warning_text(warning, drive) for warning in warnings],
        volumes=[_volume_item(volume) for volume in drive.volumes],
        commands=_commands_item(facts) if facts else None,
    )


def _commands_item(facts: Facts) -> CommandsItem:
    counters = facts.counters
    return CommandsItem(
        done=counters.done if counters else None,
        failed=counters.failed if counters else None,
        timed_out=counters.timed_out if counters else None,
        timeout_s=facts.command_timeout_s,
        queue_depth=facts.queue_depth,
        max_sectors_kb=facts.max_sectors_kb,
    )


def _warning_text(warning: ArrayWarning | Limit, drive: Drive) -> str:
    return array_text(warning) if isinstance(warning, ArrayWarning) else limit_text(warning, drive.device)


def _volume_item(volume: Volume) -> VolumeItem:
    return VolumeItem(
        device=volume.device,
        use=volume.use.value,
        filesystem=volume.filesystem,
        label=volume.label,
        size_bytes=volume.size_bytes,
        mount_points=list(volume.mount_points),
        access_times=times_at(volume.mount_points).value if volume.mount_points else "",
    )
