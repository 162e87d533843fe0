"""The text of the report for a forum.

It is in English, which most people who can help read. It contains chosen facts only; what is not a word of this program
passes a filter for private facts.
"""

from collections.abc import Callable, Iterator
from typing import Final

from shingleback.domain.privacy import Report, ReportedDrive, ReportedEpisode, ReportedRun
from shingleback.domain.smart.report import Health
from shingleback.messages.drive import headline, reason_text
from shingleback.messages.health import finding_text, road_text
from shingleback.messages.translate import capacity, duration, files, size

Clean = Callable[[str], str]
Harmless = Callable[[str], str | None]
"""Gives a line of a log as it may be shown, or None for one that could hold a name."""

_MOST_LINES: Final = 8  # of an episode: who helps sees what it was, and nobody has to scroll
_HEADING: Final = "Shingleback report (without serial numbers, names and folders)"


def report_text(report: Report, clean: Clean, harmless: Harmless) -> str:
    """Lines, with an empty one between the parts."""
    parts = [
        [f"{name}: {clean(value)}" for name, value in report.versions],
        *([*_drive(one, clean)] for one in report.drives),
        ["Last runs", *(_run(one) for one in report.runs)] if report.runs else [],
        *([*_episode(one, clean, harmless)] for one in report.episodes),
    ]
    return "\n\n".join(["\n".join(lines) for lines in ([_HEADING], *parts) if lines]) + "\n"


def _drive(drive: ReportedDrive, clean: Clean) -> Iterator[str]:
    usb = f", USB at {drive.usb_mbps} Mbit/s" if drive.usb_mbps is not None else ""
    yield f"Drive: {clean(drive.name)}, {capacity(drive.size_bytes)}{usb}"
    verdict = drive.verdict
    yield f"  {headline(verdict.recording, verdict.confidence)} ({verdict.recording}, {verdict.confidence})"
    for reason in verdict.reasons:
        yield f"  - {clean(reason_text(reason))}"
    yield f"  Health: {drive.health.health if drive.health else Health.UNKNOWN}"
    for finding in drive.health.findings if drive.health else ():
        yield f"  - {clean(finding_text(finding))}"
    if drive.road is not None:
        yield f"  {road_text(drive.road, {})}"
    for filesystem, is_open in drive.volumes:
        yield f"  Volume: {clean(filesystem) or 'unknown'}, {'open' if is_open else 'closed'}"


def _run(run: ReportedRun) -> str:
    why = f" ({run.why})" if run.why else ""
    done = f"{files(run.files)}, {size(run.size_bytes)}, {duration(run.seconds)}"
    left_out = f", {run.left_out} left out" if run.left_out else ""
    return f"  {run.at} {run.command}: {run.outcome}{why}, {done}{left_out}"


def _episode(episode: ReportedEpisode, clean: Clean, harmless: Harmless) -> Iterator[str]:
    yield f"The kernel's log: {episode.kind}, {len(episode.lines)} line(s)"
    yield f"  {clean(episode.meaning)}"
    shown = [line for line in map(harmless, episode.lines) if line is not None]
    for line in shown[:_MOST_LINES]:
        yield f"  | {line}"
    hidden = len(episode.lines) - len(shown)
    if hidden:
        yield f"  ({hidden} line(s) that could hold names were left out)"
