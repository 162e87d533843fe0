"""`identify`: from what is known of a drive to a verdict, without the drive."""

import dataclasses
import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from shingleback.drives.smart.report import read_report
from shingleback.drives.sysfs.facts import evidence_in
from shingleback.jobs.drive_items import HealthItem, ReasonItem
from shingleback.jobs.final_words import IdentifyFinished
from shingleback.knowledge.printed.evidence import evidence_from_report, evidence_of_text, merged
from shingleback.knowledge.recording.verdict import judge
from shingleback.knowledge.recording.weights import worth_knowing
from shingleback.model.errors import UsageError, Why
from shingleback.model.evidence import Evidence, Transport
from shingleback.model.verdict import Verdict
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_table import load_drive_table
from shingleback.words.verdicts import reason_text

_STANDARD_INPUT: Final = "-"
_MOST_BYTES: Final = 16_000_000
_NOTHING: Final = Evidence()


def identify(arguments: Namespace, paths: Paths) -> IdentifyFinished:
    """What is given directly wins over what a file says. Raises UsageError."""
    given = _given(arguments)
    if given == _NOTHING and not arguments.smartctl and not arguments.sysfs:
        raise UsageError(Why.NO_EVIDENCE)
    table = load_drive_table(paths)
    evidence = given
    health: HealthItem | None = None
    if arguments.smartctl:
        text = read_text(arguments.smartctl)
        evidence = merged(evidence, evidence_of_any_text(text))
        health = _health(text)
    if arguments.sysfs:
        evidence = merged(evidence, _of_folder(arguments.sysfs))
    verdict = judge(evidence, table)
    if evidence == _NOTHING:
        verdict = dataclasses.replace(
            verdict, reasons=(worth_knowing("nothing-read", path=_shown(arguments.smartctl or arguments.sysfs)),)
        )
    return IdentifyFinished(
        outcome="done",
        exit_code=0,
        model=evidence.model or evidence.product,
        family=verdict.family,
        recording=verdict.recording.value,
        confidence=verdict.confidence.value,
        reasons=reason_items(verdict),
        health=health,
    )


def reason_items(verdict: Verdict) -> list[ReasonItem]:
    """The reasons as the event stream has them."""
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
    """What smartctl or another program printed."""
    report = read_report(text)
    told = evidence_from_report(report) if report else _NOTHING
    return merged(told, evidence_of_text(text))


def _given(arguments: Namespace) -> Evidence:
    return Evidence(
        model=arguments.model.strip(),
        usb=arguments.usb,
        transport=Transport.USB if arguments.usb else None,
        capacity_bytes=arguments.capacity,
    )


def _health(text: str) -> HealthItem | None:
    """Only a SMART report says how the drive is."""
    from shingleback.cli.health import health_item_of_text  # noqa: PLC0415 (so that other evidence starts sooner)

    return health_item_of_text(text) if read_report(text) else None


def _of_folder(name: str) -> Evidence:
    folder = Path(name)
    try:
        os.listdir(folder)
    except OSError as error:
        raise _unreadable(name, error) from None
    return evidence_in(folder)


def read_text(name: str) -> str:
    """At most so much that a mistaken name does no harm. What is not UTF-8 is read as far as it is."""
    try:
        if name == _STANDARD_INPUT:
            data = sys.stdin.buffer.read(_MOST_BYTES)
        else:
            with open(name, "rb") as file:
                data = file.read(_MOST_BYTES)
    except OSError as error:
        raise _unreadable(name, error) from None
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return data.decode(encoding, "replace")


def _shown(name: str) -> str:
    return "the standard input" if name == _STANDARD_INPUT else name


def _unreadable(name: str, error: OSError) -> UsageError:
    detail = os.strerror(error.errno) if error.errno else str(error)
    return UsageError(Why.FILE_UNREADABLE, path=name, detail=detail)
