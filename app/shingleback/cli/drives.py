"""The commands on drives: `drives` and `identify` describe them; `mount`, `unmount`, `contents` and `sizes`."""

import asyncio
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Never

import msgspec

from shingleback.bootstrap.drive_jobs import (
    HealthCheck,
    HealthResult,
    Inspector,
    examine_contents,
    make_inspector,
    mount_job,
    unmount_job,
)
from shingleback.cli.excludes import excludes_for
from shingleback.cli.invocation import Invocation
from shingleback.cli.output import is_read
from shingleback.cli.prepare import passphrase
from shingleback.devices.dbus import BusError, NotThere, Unanswered, ask_in_thread, run_attended
from shingleback.devices.kernel_log import unreadable
from shingleback.devices.mounts import times_at
from shingleback.devices.smart.text_report import read_report
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts, evidence_in
from shingleback.devices.udisks import service_refusal
from shingleback.devices.watch.service import Watch, current_drives
from shingleback.devices.watch.tracker import KernelView
from shingleback.domain.arrays import ArrayWarning
from shingleback.domain.connection import ConnectionLimit, connection_of
from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    Evidence,
    ServiceChanged,
    Transport,
    Volume,
)
from shingleback.domain.errors import Canceled, Outcome, UsageError, Why
from shingleback.domain.monitoring import habits_of
from shingleback.domain.smart.device_types import device_types, is_without_choice
from shingleback.domain.smart.report import AccessMethod as SmartRoad
from shingleback.domain.smart.report import Health, HealthVerdict
from shingleback.domain.smart.rules import judge as judge_health
from shingleback.domain.smart.rules import unknown_bridge
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.evidence import Verdict
from shingleback.domain.smr.listings import several_drives
from shingleback.domain.smr.tool_output import evidence_from_report, evidence_of_text, merged
from shingleback.domain.smr.tool_output_scsi import evidence_of_scsi
from shingleback.domain.smr.verdict import judge, worth_knowing
from shingleback.engine.folder_sizes import FolderSizes, SizesOf
from shingleback.engine.source.scan import Rules
from shingleback.messages import errors
from shingleback.messages.drive import array_text, connection_text, limit_text, normal_text, reason_text
from shingleback.messages.health import access_text, finding_text, health_advice, remedy_text
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, Plugged, Service
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import (
    CommandsItem,
    DriveItem,
    FindingItem,
    HealthItem,
    ReasonItem,
    VolumeItem,
)
from shingleback.protocol.results import (
    CommandResult,
    ContentsFinished,
    DrivesFinished,
    IdentifiedItem,
    IdentifyFinished,
    SizesFinished,
)
from shingleback.simulator.demo import simulated_contents, simulated_mount, simulated_unmount
from shingleback.store.drive_records import load_drive_table

_TRIES: Final = 3  # at a terminal, where a passphrase is typed without being seen
_PATIENCE_S: Final = 0.3  # there is nothing to finish
_STANDARD_INPUT: Final = "-"
_MAX_BYTES: Final = 16_000_000
_NOTHING: Final = Evidence()


def mount(invocation: Invocation) -> CommandResult:
    """Run `mount`. Raises Canceled."""
    arguments = invocation.arguments
    place = _place(arguments)
    if arguments.simulate:
        return simulated_mount(place)
    tries_left = 1 if arguments.json else _TRIES
    secret: str | None = None
    while True:
        job = mount_job(place, is_read_only=arguments.read_only, grows=arguments.grow, secret=secret)
        result = _apart(job, invocation, place)
        if not tries_left or result.why not in (Why.ENCRYPTED_CLOSED, Why.KEY_WRONG):
            return result
        tries_left -= 1
        question = f"{errors.sentence(result.why, result.values)} "
        secret = passphrase(question, is_json=arguments.json, show=invocation.show, control=invocation.control)
        if secret is None:
            return result


def unmount(invocation: Invocation) -> CommandResult:
    """Run `unmount`. Raises Canceled."""
    place = _place(invocation.arguments)
    return simulated_unmount(place) if invocation.arguments.simulate else _apart(unmount_job(place), invocation, place)


def _apart(job: Job, invocation: Invocation, place: bytes) -> CommandResult:
    os.chdir("/")  # a working folder on the drive would keep it busy
    return invocation.run_apart(job, canceled=Why.STOPPED, places=[place], is_endable=False)


def _place(arguments: Namespace) -> bytes:
    return os.path.abspath(os.fsencode(arguments.destination))


def contents(invocation: Invocation) -> ContentsFinished:
    """Run `contents`. Raises a ShinglebackError."""
    device = invocation.arguments.device
    if invocation.arguments.simulate:
        return simulated_contents(device)
    volumes = examine_contents(os.path.abspath(os.fsencode(device)), invocation.show, invocation.control)
    return ContentsFinished(outcome=Outcome.DONE, device=device, volumes=volumes)


def sizes(invocation: Invocation) -> CommandResult:
    """Run `sizes` in a worker: a folder may be on a drive that does not answer. Raises Canceled and InternalError."""
    arguments = invocation.arguments
    excludes = excludes_for(arguments, invocation.paths, every_preset=arguments.excluded)
    folders = [os.fsencode(path) for path in arguments.paths]
    rules = Rules(excludes, access=invocation.access)
    counted = SizesOf.SUBFOLDERS if arguments.subfolders else SizesOf.FOLDERS
    if arguments.excluded:
        counted = SizesOf.EXCLUDED

    def count(emit: Callable[[Event], None], control: Control) -> SizesFinished:
        return FolderSizes(folders, rules, emit, control, time.monotonic, counted=counted).run()

    return invocation.run_apart(count, canceled=Why.STOPPED, patience_s=_PATIENCE_S, places=folders)


def identify(invocation: Invocation) -> IdentifyFinished:
    """Run `identify`. Direct arguments override the content of files. Raises UsageError."""
    arguments = invocation.arguments
    evidence_given = Evidence(
        model=arguments.model.strip(),
        usb=arguments.usb,
        transport=Transport.USB if arguments.usb else None,
        capacity_bytes=arguments.capacity,
    )
    if evidence_given == _NOTHING and not arguments.smartctl and not arguments.sysfs:
        raise UsageError(Why.NO_EVIDENCE)
    table = load_drive_table(invocation.paths)
    evidence = evidence_given
    health: HealthItem | None = None
    text = ""
    invocation.wait_for_files(arguments.smartctl, arguments.sysfs)
    if arguments.smartctl:
        text = read_text(arguments.smartctl)
        evidence = merged(evidence, evidence_of_any_text(text))
        health = _health(text)
    if arguments.sysfs:
        evidence = merged(evidence, _of_folder(arguments.sysfs))
    verdict = judge(evidence, table)
    if evidence == _NOTHING:
        path = arguments.smartctl or arguments.sysfs
        shown_path = "the standard input" if path == _STANDARD_INPUT else path
        verdict = msgspec.structs.replace(verdict, reasons=(worth_knowing("nothing-read", path=shown_path),))
    return IdentifyFinished(
        outcome="done",
        model=evidence.model or evidence.product,
        family=verdict.family,
        recording=verdict.recording.value,
        confidence=verdict.confidence.value,
        reasons=reason_items(verdict),
        health=health,
        drives=identified_drives(text, table),
    )


def identified_drives(text: str, table: DriveTable) -> list[IdentifiedItem]:
    """Each drive that a text with several is about; empty if it is not about several."""
    drives = []
    for part in several_drives(text):
        evidence = evidence_of_any_text(part.text)
        verdict = judge(evidence, table)
        drives.append(
            IdentifiedItem(
                device=part.device,
                model=evidence.model or evidence.product,
                family=verdict.family,
                recording=verdict.recording.value,
                confidence=verdict.confidence.value,
                reasons=reason_items(verdict),
                health=_health(part.text),
            )
        )
    return drives


def reason_items(verdict: Verdict) -> list[ReasonItem]:
    """Convert the verdict's reasons to their form in the event stream."""
    return [
        ReasonItem(
            code=reason.code,
            text=reason_text(reason),
            says=reason.says.value,
            confidence=reason.confidence.value,
            source=reason.source,
        )
        for reason in verdict.reasons
    ]


def evidence_of_any_text(text: str) -> Evidence:
    """Read evidence from the output of smartctl or another program."""
    report = read_report(text)
    from_report = evidence_from_report(report) if report else _NOTHING
    return merged(from_report, evidence_of_text(text))


def holds_report(text: str) -> bool:
    """Whether a text holds a SMART report, or smartctl's refusal to ask; maybe those of several drives."""
    return is_without_choice(text) or read_report(text) is not None


def _health(text: str) -> HealthItem | None:
    return health_item_of_text(text) if holds_report(text) else None


def _of_folder(name: str) -> Evidence:
    folder = Path(name)
    try:
        os.listdir(folder)
    except OSError as error:
        raise unreadable(name, error) from None
    return evidence_in(folder)


def read_text(name: str) -> str:
    """Read a text file, up to a limit in case the name is a mistake. Bytes that are not UTF-8 are replaced."""
    try:
        if name == _STANDARD_INPUT:
            data = sys.stdin.buffer.read(_MAX_BYTES)
        else:
            with open(name, "rb") as file:
                data = file.read(_MAX_BYTES)
    except OSError as error:
        raise unreadable(name, error) from None
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return data.decode(encoding, "replace")


def drive_item(
    drive: Drive,
    verdict: Verdict,
    warnings: Sequence[ArrayWarning | ConnectionLimit] = (),
    health: HealthResult | None = None,
    facts: SysfsFacts | None = None,
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
        health=health_item(health.verdict, health.reading.access, dict(health.reading.values)) if health else None,
        connection=connection_text(connection_of(evidence, drive.link_mbps)),
        normal=[normal_text(habit) for habit in habits_of(verdict, evidence)],
        warnings=[
            array_text(warning) if isinstance(warning, ArrayWarning) else limit_text(warning, drive.device)
            for warning in warnings
        ],
        volumes=[_volume_item(volume) for volume in drive.volumes],
        commands=_commands_item(facts) if facts else None,
    )


def _commands_item(facts: SysfsFacts) -> CommandsItem:
    counters = facts.counters
    return CommandsItem(
        done=counters.done if counters else None,
        failed=counters.failed if counters else None,
        timed_out=counters.timed_out if counters else None,
        timeout_s=facts.command_timeout_s,
        queue_depth=facts.queue_depth,
        max_sectors_kb=facts.max_sectors_kb,
    )


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


def drives(invocation: Invocation) -> DrivesFinished:
    """Run `drives`. Raises UsageError if the drive table cannot be read, and DriveRefused without UDisks2."""
    paths, control = invocation.paths, invocation.control
    inspector = make_inspector(load_drive_table(paths), paths)
    if invocation.arguments.follow:
        run_attended(_follow(inspector, invocation.show), control, Why.STOPPED)
    try:
        current = run_attended(_survey(inspector, HealthCheck(paths.health_file)), control, Why.STOPPED)
    except (NotThere, Unanswered, BusError, msgspec.ValidationError) as error:
        raise service_refusal(error) from None
    return DrivesFinished(outcome="done", drives=current)


async def _follow(inspector: Inspector, show: Callable[[Event], None]) -> Never:
    out = os.dup(sys.stdout.fileno()) if sys.stdout else None  # the output closes its own when nobody reads it
    try:
        await Watch(_EventPrinter(inspector, show, out).tell, KernelView(FactReader().read)).run()
    finally:
        if out is not None:
            os.close(out)


async def _survey(inspector: Inspector, health: HealthCheck) -> list[DriveItem]:
    """Inspect all drives at the same time, so that a slow one does not delay the others."""

    async def inspect(drive: Drive) -> DriveItem:
        verdict = inspector.verdict(drive)
        facts = await ask_in_thread(lambda: inspector.facts(drive))
        warnings = await ask_in_thread(lambda: inspector.warnings(drive, verdict, facts))
        return drive_item(drive, verdict, warnings, await health.of(drive), facts)

    current = await current_drives(FactReader().read)
    outer_first = sorted(current, key=lambda drive: drive.is_system)
    return await asyncio.gather(*map(inspect, outer_first))


class _EventPrinter:
    """Turns the watch's events into output events, while anybody reads them."""

    def __init__(self, inspector: Inspector, show: Callable[[Event], None], out: int | None) -> None:
        """`out` is the descriptor to which the events are written."""
        self._inspector = inspector
        self._show = show
        self._out = out

    def tell(self, event: DriveEvent) -> None:
        match event:
            case ServiceChanged(state):
                self._say(Service(state=state.value, at=time.time()))
            case DriveArrived(drive):
                self._tell("arrived", drive)
            case DriveChanged(_, drive):
                self._tell("changed", drive)
            case DriveLeft(drive):
                self._tell("left", drive)

    def _tell(self, event: str, drive: Drive) -> None:
        item = drive_item(drive, self._inspector.verdict(drive))
        self._say(Plugged(what=event, at=time.time(), drive=item))

    def _say(self, event: Event) -> None:
        """Emit the event, or stop if nobody reads the output: unlike a backup, this has no use without a reader."""
        if self._out is not None and not is_read(self._out):
            raise Canceled(Why.STOPPED)
        self._show(event)


def health_item(
    verdict: HealthVerdict, access: SmartRoad | None = None, values: Mapping[str, str] | None = None
) -> HealthItem:
    """`values` as in `devices.smart.read.SmartReading`."""
    is_bad = verdict.health in (Health.WATCH, Health.FAILING)
    return HealthItem(
        health=verdict.health.value,
        findings=[
            FindingItem(
                code=finding.code, text=finding_text(finding), weighs=finding.weighs.value, values=dict(finding.values)
            )
            for finding in verdict.findings
        ],
        access=access.value if access else "",
        access_text=access_text(access, values or {}) if access else "",
        remedy=remedy_text(access, values or {}) if access else "",
        advice=health_advice(verdict.health) if is_bad else "",
    )


def health_item_of_text(text: str) -> HealthItem:
    """Return the health that a saved report shows."""
    report = read_report(text)
    usb = evidence_of_scsi(text).usb
    if report is None and usb:  # smartctl asks for the option -d, and has not asked the drive
        device_options = ", ".join(f"-d {device_type}" for device_type in device_types(usb))
        return health_item(unknown_bridge(str(usb), device_options))
    return health_item(judge_health(report))
