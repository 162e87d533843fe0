"""`diagnose`: what happened to a drive, from the kernel's log and, if given, the drive's SMART report.

People save both in one file, or take the one for the other, so a log that is given is searched for a report, too.
"""

import contextlib
import itertools
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.cli.drives import (
    evidence_of_any_text,
    health_item_of_text,
    holds_report,
    identified_drives,
    read_text,
)
from shingleback.devices.kernel_log import HELPER, STANDARD_INPUT, OpenLog, log_of_device, open_log
from shingleback.devices.smart.read import is_blocked, quirks_of
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts
from shingleback.devices.sysfs.reader import SYS
from shingleback.domain.drive import Evidence
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.kernel_log.diagnose import diagnose as diagnose_lines
from shingleback.domain.kernel_log.diagnose import summary_of
from shingleback.domain.kernel_log.parser import is_log_line, kernel_names, names_in
from shingleback.domain.kernel_log.rules import (
    Diagnosis,
    Episode,
    EpisodeKind,
    Shingled,
    Trait,
    notes_for,
    read_notes,
    read_rules,
)
from shingleback.domain.smart.report import Health
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.domain.smr.tool_output import merged
from shingleback.domain.smr.verdict import judge
from shingleback.messages import diagnosis as diagnoses
from shingleback.protocol.result_items import EpisodeItem, HealthItem
from shingleback.protocol.results import DiagnoseFinished, IdentifiedItem
from shingleback.store.drive_records import load_drive_table
from shingleback.store.private_files import Paths, resource_path

_NOTHING: Final = Evidence()
_SEAGATE: Final = 0x0BC2
_LARGE_KB: Final = 1280
_BEGINNING_LINES: Final = 20_000  # of a file, where a report is searched
_WORDS_OF_THE_DRIVE: Final = ("overall-failed", "below-threshold", "self-tests-failed-again", "unreliable", "read-only")
_WORST_FIRST: Final = (Health.FAILING, Health.WATCH, Health.UNKNOWN, Health.OK)
_LINK_FINDINGS: Final = ("link-errors", "link-errors-growing")


@dataclass(frozen=True, slots=True)
class _Target:
    """The drive to diagnose.

    Attributes:
        names: names and addresses of the drive in the log; empty means all drives.
        evidence: what is known about it from other sources than the log.
        facts: the facts of a drive that is plugged in; None otherwise.
    """

    names: tuple[str, ...] = ()
    evidence: Evidence = _NOTHING
    facts: SysfsFacts | None = None


def diagnose(arguments: Namespace, paths: Paths) -> DiagnoseFinished:
    """Run `diagnose`. If only a report is given, no log is read. Raises UsageError."""
    if arguments.kernel_log == arguments.smartctl == STANDARD_INPUT:
        raise UsageError(
            Why.FILE_UNREADABLE, path=STANDARD_INPUT, detail="only one of the two options can read standard input"
        )
    table = load_drive_table(paths)
    with contextlib.ExitStack() as stack:
        file, report = _opened_inputs(arguments, stack)
        drives = identified_drives(report, table)
        health = _gravest(drives) or (health_item_of_text(report) if report or arguments.smartctl else None)
        target = _target(arguments, evidence_of_any_text(report) if report else _NOTHING)
        diagnosis, log = Diagnosis((), EpisodeKind.NOTHING_WRONG), ""
        if file is not None or not arguments.smartctl:
            diagnosis, log = _from_log(file or stack.enter_context(_own_log(target)), target, table)
    if report and not arguments.smartctl and not diagnosis.episodes:
        log = ""  # the report is all that the file says
    summary = _with_health(diagnosis.summary, health, has_log=bool(log))
    by_health = Health(health.health) if health and summary is not diagnosis.summary else None
    confidence, second = diagnosis.confidence, diagnosis.second or ""
    if health is not None and (by_health is not None or not log):
        confidence, second = certainty_of_health(health)
    notes, disk = _kernel_notes(target, table), _disk(target.names)
    meaning = [
        diagnoses.summary(summary, by_health=by_health),
        *(diagnoses.kernel_note(note, disk) for note in notes),
    ]
    return DiagnoseFinished(
        outcome="done",
        summary=summary.value,
        meaning=" ".join(meaning),
        confidence=confidence.value,
        second=second,
        certainty=diagnoses.certainty(summary, confidence, second),
        because_of_health=by_health is not None,
        kernel_notes=notes,
        disk=disk,
        episodes=[_item(episode) for episode in diagnosis.episodes],
        health=health,
        drives=drives,
        log=log,
    )


def _gravest(drives: Sequence[IdentifiedItem]) -> HealthItem | None:
    """The worst health of several drives. One that cannot be judged weighs more than one that is good."""
    healths = [drive.health for drive in drives if drive.health is not None]
    return min(healths, key=lambda health: _WORST_FIRST.index(Health(health.health)), default=None)


def _opened_inputs(arguments: Namespace, stack: contextlib.ExitStack) -> tuple[OpenLog | None, str]:
    """Return the log to read, opened, and the text of the report; None and empty if there is none."""
    report = read_text(arguments.smartctl) if arguments.smartctl else ""
    if arguments.kernel_log is None:
        return None, report
    log = stack.enter_context(open_log(arguments.kernel_log))
    if arguments.smartctl:
        return log, report
    beginning = list(itertools.islice(log.lines, _BEGINNING_LINES))
    text = "\n".join(line.rstrip("\r\n") for line in beginning)
    if holds_report(text):
        report = text
    elif not any(map(is_log_line, beginning)):
        raise UsageError(Why.NOT_A_LOG, path=log.name)
    return OpenLog(log.name, itertools.chain(beginning, log.lines)), report


@contextlib.contextmanager
def _own_log(target: _Target) -> Iterator[OpenLog]:
    with contextlib.ExitStack() as stack:
        try:
            log = stack.enter_context(open_log(None))
        except UsageError as error:
            # The helper may read the log of a drive that is plugged in.
            is_closed = error.why is Why.KERNEL_LOG_CLOSED and target.facts is not None
            records = log_of_device(target.names[0]) if is_closed else None
            if records is None:
                raise
            log = OpenLog(HELPER, iter(records))
        yield log


def _from_log(log: OpenLog, target: _Target, table: DriveTable) -> tuple[Diagnosis, str]:
    rules = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))

    def is_shingled(logged: Evidence) -> Shingled:
        return _shingled(merged(target.evidence, logged), table)

    return diagnose_lines(log.lines, rules, is_shingled, target.names), log.name


def _target(arguments: Namespace, evidence: Evidence) -> _Target:
    if not arguments.device:
        return _Target(evidence=evidence)
    names = kernel_names(os.path.realpath(arguments.device) if "/" in arguments.device else arguments.device)
    if not names:
        raise UsageError(Why.NO_SUCH_DRIVE, device=arguments.device)
    if arguments.kernel_log is not None:
        return _Target(tuple(names), evidence)
    facts = FactReader().read(names[0])
    places = (facts.scsi_address, f"usb {facts.usb_port}" if facts.usb_port else "", facts.ata_port)
    return _Target((*names, *filter(None, places)), merged(evidence, facts.evidence), facts)


def _shingled(evidence: Evidence, table: DriveTable) -> Shingled:
    """Whether the drive is shingled. A mere guess is UNKNOWN: it may not decide whether a silence is normal."""
    verdict = judge(evidence, table)
    if verdict.confidence is Confidence.UNSURE:
        return Shingled.UNKNOWN
    if verdict.is_shingled:
        return Shingled.YES
    is_other = verdict.recording in (RecordingMethod.CONVENTIONAL, RecordingMethod.NOT_A_HARD_DISK)
    return Shingled.NO if is_other else Shingled.UNKNOWN


def _with_health(summary: EpisodeKind, health: HealthItem | None, *, has_log: bool) -> EpisodeKind:
    """Add the report's finding to the summary. A report that cannot be understood never means that nothing is wrong."""
    if health is None:
        return summary
    if health.health == Health.FAILING:
        return EpisodeKind.DRIVE_FAILING
    if summary is EpisodeKind.NOTHING_WRONG and health.health == Health.WATCH:
        is_link = any(finding.code in _LINK_FINDINGS for finding in health.findings)
        return summary_of([EpisodeKind.LINK_OR_CABLE if is_link else EpisodeKind.UNKNOWN])
    return EpisodeKind.UNKNOWN if health.health == Health.UNKNOWN and not has_log else summary


def certainty_of_health(health: HealthItem) -> tuple[Confidence, str]:
    """How sure a report's verdict is, and the kind that it is most likely otherwise."""
    match Health(health.health):
        case Health.FAILING:
            grave = [finding for finding in health.findings if finding.weighs == Health.FAILING]
            is_by_its_word = any(finding.code in _WORDS_OF_THE_DRIVE for finding in grave)
            sure = Confidence.VERY_LIKELY if is_by_its_word or len(grave) > 1 else Confidence.LIKELY
            return sure, EpisodeKind.USB_BRIDGE_OR_POWER
        case Health.OK:
            return Confidence.VERY_LIKELY, EpisodeKind.UNKNOWN
        case _:
            is_link = any(finding.code in _LINK_FINDINGS for finding in health.findings)
            return Confidence.LIKELY if is_link else Confidence.UNSURE, EpisodeKind.DRIVE_FAILING


def _kernel_notes(target: _Target, table: DriveTable) -> list[str]:
    """Return notes on this kernel, but only for a drive plugged in here: a file may come from another computer."""
    if target.facts is None:
        return []
    notes = read_notes(resource_path("knowledge/kernels.toml").read_text(encoding="utf-8"))
    facts, usb = target.facts, target.facts.evidence.usb
    traits = {
        Trait.SHINGLED: _shingled(target.evidence, table) is Shingled.YES,
        Trait.SATA: bool(facts.ata_port),
        Trait.USB: bool(facts.usb_port),
        Trait.LARGE_REQUESTS: (facts.max_sectors_kb or 0) > _LARGE_KB,
        Trait.SEAGATE_UAS: usb is not None and usb.vendor == _SEAGATE and is_blocked(facts.evidence, quirks_of(SYS)),
    }
    return list(notes_for(os.uname().release, [trait for trait, is_so in traits.items() if is_so], notes))


def _item(episode: Episode) -> EpisodeItem:
    values = dict(episode.values)
    disk = _disk(episode.devices)
    if disk:
        values["disk"] = disk
    return EpisodeItem(
        kind=episode.kind.value,
        rule=episode.rule,
        lines=[line.text for line in episode.lines],
        line_numbers=[line.number for line in episode.lines],
        meaning=diagnoses.meaning(episode.rule, int(values["times"])),
        usb=values.get("usb", ""),
        confidence=episode.confidence.value,
        second=episode.second or "",
        certainty=diagnoses.certainty(episode.kind, episode.confidence, episode.second or ""),
        times=int(values["times"]),
        disk=disk,
        advice=diagnoses.advice(episode.rule, values),
        devices=list(episode.devices),
        sources=list(episode.sources),
    )


def _disk(names: tuple[str, ...]) -> str:
    """Return the last name that can be one in /sys/block; empty if there is none."""
    disks = [name for name in names if Path(name).name == name and names_in(f" {name} ") and name[:2] in ("sd", "nv")]
    return disks[-1] if disks else ""
