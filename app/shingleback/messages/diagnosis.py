"""Sentences about episodes in the kernel's log; and the report to post in a forum, which is in English.

The report contains only selected facts; text that is not from this program passes a filter for private data.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from shingleback.domain.kernel_log.rules import EpisodeKind
from shingleback.domain.privacy import Report, ReportedDrive, ReportedEpisode, ReportedRun
from shingleback.domain.smart.report import Health
from shingleback.domain.smr.evidence import Confidence
from shingleback.messages.diagnosis_advice import ADVICE, FOR_EXPERTS, WITH_USB_ID
from shingleback.messages.drive import headline, reason_text
from shingleback.messages.health import access_text, finding_text
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, capacity, duration, files, size, untranslated

_CONTEXT: Final = "diagnoses"

_MEANINGS: Final[dict[str, str]] = {
    "controller-died": QT_TRANSLATE_NOOP(
        "diagnoses", "The computer's own USB controller stopped working and took everything on it along, not the drive."
    ),
    "controller-starved": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The computer's USB controller stopped because it ran short of power: this port gives too little for it.",
    ),
    "zones-not-told": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to"
        " have no size. The drive itself reports no fault.",
    ),
    "sleep-cut-power": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection,"
        " when it woke up. The drive is fine.",
    ),
    "port-saves-power": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure is reset again and again, though no command fails: the USB port saves power, and the enclosure"
        " doesn't wake up from that properly.",
    ),
    "kernel-without-zones": QT_TRANSLATE_NOOP(
        "diagnoses", "This kernel was built without support for drives like this one (host-managed SMR)."
    ),
    "flash-controller": QT_TRANSLATE_NOOP(
        "diagnoses", "The stick has lost its own program and shows only its boot stage. It is broken."
    ),
    "media": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive itself says that it can't read or write a place on its platters: it is failing."
    ),
    "locked": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is locked with a password and refuses to be read; nothing is broken."
    ),
    "virtual-drive": QT_TRANSLATE_NOOP(
        "diagnoses", "This drive is made by a program (a virtual machine, or a server): the trouble is there."
    ),
    "failure-predicted": QT_TRANSLATE_NOOP("diagnoses", "The drive's own health watch says that it is failing."),
    "card-fails": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The memory card doesn't answer, or its answers arrive damaged: it is worn out, or its contacts are.",
    ),
    "array-gave-up-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive of the array could not be read, and could not be mended by writing either: it is failing."
    ),
    "array-corrected-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive of the array could not read some places; the array has mended them from the others."
    ),
    "link-damage": QT_TRANSLATE_NOOP(
        "diagnoses",
        "What arrived was not what was sent: the cable, a plug or the port is bad, not the drive's platters.",
    ),
    "mechanics": QT_TRANSLATE_NOOP("diagnoses", "The drive reports a fault of its own hardware: it is failing."),
    "no-capacity": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive spun up and then told no size, or left: it does not get through its own start."
    ),
    "medium-denied": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive tells its size, but then says that there is nothing in it: it is broken."
    ),
    "card-taken": QT_TRANSLATE_NOOP("diagnoses", "The card was taken out of its reader while it was in use."),
    "zone-write-order": QT_TRANSLATE_NOOP(
        "diagnoses", "A zoned drive refused a write in the wrong order: a mistake of the filesystem, not of the drive."
    ),
    "link-slowed-down": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection runs slower than it did: the cable, a plug or the port does not carry full speed."
    ),
    "sata-unplugged": QT_TRANSLATE_NOOP("diagnoses", "The drive was pulled out of its SATA port."),
    "sata-link-lost": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection broke off in the middle of the work: a loose plug, or the power failed."
    ),
    "no-answer-at-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection stands, but the drive does not even say what it is: its electronics may be broken."
    ),
    "vanished-while-tidying": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive no longer answers. A shingled drive does that while it puts its own notes in order; it "
        "usually passes.",
    ),
    "vanished": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive no longer answers, not even after resets. It may be broken, or busy with itself."
    ),
    "over-current": QT_TRANSLATE_NOOP("diagnoses", "The port, or the computer, does not supply enough power."),
    "under-voltage": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.",
    ),
    "usb3-link": QT_TRANSLATE_NOOP(
        "diagnoses", "The fast USB connection can't be established: usually the cable or a plug is bad."
    ),
    "usb-does-not-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive's USB electronics don't start: usually the port gives too little power."
    ),
    "bridge-hangs-on-question": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure never answers a question that the kernel asks at the start; the drive is not at fault.",
    ),
    "bridge-loses-connection": QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure loses its USB connection while it works: power, cable, or its electronics."
    ),
    "usb-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not answer in time. A shingled drive does so while it tidies up; usually nothing is broken.",
    ),
    "bridge-drops-commands": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure lets commands hang, or ends them with an error. The drive inside reports nothing.",
    ),
    "uas-drops-commands": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure lets commands hang. Many do so when they get several at once (UAS). The drive inside reports"
        " nothing.",
    ),
    "enclosure-asleep": QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure went to sleep and did not wake up. The cable and the disk are probably fine."
    ),
    "disk-stopped": QT_TRANSLATE_NOOP(
        "diagnoses", "The disk stopped spinning, and nothing told it to start again. It is not broken."
    ),
    "became-read-only": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is read-only now. Memory sticks, cards and SSDs become so when they wear out."
    ),
    "hangs-at-one-place": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides"
        " the error.",
    ),
    "size-garbled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive told a size that no drive has: its answers arrive garbled. The enclosure or card reader, its power"
        " or its driver is the cause.",
    ),
    "multiplier-silent": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The part of the enclosure that connects several drives to one plug (port multiplier) no longer answers. The"
        " drives report nothing.",
    ),
    "commands-garbled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive was asked for a place that exists, and says that it does not: commands arrive garbled. The"
        " enclosure, the USB controller or its driver is the cause.",
    ),
    "place-not-yet-found": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not find a place to write to while it was tidying up. Some shingled drives do that after many"
        " scattered writes.",
    ),
    "reset-without-cause": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not answer in time, and its connection was reset. The log does not say why."
    ),
    "sector-not-found": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive can't find a place on its platters: it may be failing."
    ),
    "trim-refused": QT_TRANSLATE_NOOP("diagnoses", "The drive refuses TRIM, though it was offered. That is harmless."),
    "trim-too-slow": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was involved.",
    ),
    "ata-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not answer in time, without any error of its own or of the cable. A shingled drive does so while"
        " it tidies up; usually nothing is broken.",
    ),
    "timeouts-of-an-ordinary-drive": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not answer in time. As it is not shingled, tidying up does not explain it."
    ),
    "controller-trouble": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The controller in the computer and the drive misunderstood each other; the drive reports no fault.",
    ),
    "command-refused": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive broke off reads or writes with an error of its own: it may be failing."
    ),
    "full": QT_TRANSLATE_NOOP("diagnoses", "The volume is full; the drive is fine."),
    "volume-too-new": QT_TRANSLATE_NOOP(
        "diagnoses", "The volume uses something that this computer's kernel does not know. Nothing is broken."
    ),
    "came-inconsistent": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The filesystem contradicts itself, though the drive reports no error: usually it was unplugged, or "
        "lost power, in the middle of writing.",
    ),
    "unplugged": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was unplugged, or lost its connection at once, while it was still in use."
    ),
    "hung-task": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program waited for minutes until a slow drive had taken its data. That is not an error, and it "
        "ends on its own.",
    ),
    "program-waits": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program waited for minutes until a drive had taken its data. As the drive is not shingled, the log does not"
        " say why.",
    ),
    "program-stuck": QT_TRANSLATE_NOOP(
        "diagnoses", "A program hangs in a part of the kernel that has nothing to do with a drive."
    ),
    "server-silent": QT_TRANSLATE_NOOP("diagnoses", "A server in the network does not answer; no drive is at fault."),
    "kernel-bug": QT_TRANSLATE_NOOP(
        "diagnoses", "The kernel or the computer itself stumbled; the drive reports no error."
    ),
    "out-of-memory": QT_TRANSLATE_NOOP(
        "diagnoses", "The computer ran out of memory and ended a program; the drive is not at fault."
    ),
    "not-ready": QT_TRANSLATE_NOOP("diagnoses", "The drive is there, but does not become ready: it may be broken."),
    "larger-than-the-drive": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The volume believes that the drive is larger than it is: made in another enclosure, or the table of partitions"
        " is wrong.",
    ),
    "not-ejected": QT_TRANSLATE_NOOP("diagnoses", "The volume was unplugged without eject the last time."),
    "lost-connection": QT_TRANSLATE_NOOP("diagnoses", "The drive was suddenly no longer there."),
    "journal-stopped": QT_TRANSLATE_NOOP(
        "diagnoses", "The filesystem stopped writing because of an earlier error, which this log does not show."
    ),
    "silent-without-cause": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not answer in time, and the log does not say why."
    ),
    "errors-without-cause": QT_TRANSLATE_NOOP("diagnoses", "Reading or writing failed, and this log does not say why."),
}

_SUMMARIES: Final[dict[str, str]] = {
    EpisodeKind.DRIVE_FAILING: QT_TRANSLATE_NOOP("diagnoses", "The drive is failing. Copy off what matters."),
    EpisodeKind.LINK_OR_CABLE: QT_TRANSLATE_NOOP(
        "diagnoses", "The connection is bad: look at the cable and the plugs first."
    ),
    EpisodeKind.USB_BRIDGE_OR_POWER: QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure, its power or its connection causes trouble. The drive inside reports no fault, which does not"
        " prove that it has none.",
    ),
    EpisodeKind.FILESYSTEM_FULL: QT_TRANSLATE_NOOP("diagnoses", "The volume is full."),
    EpisodeKind.SOFTWARE_OR_OTHER: QT_TRANSLATE_NOOP(
        "diagnoses", "The trouble lies with the computer or the filesystem, not with the drive."
    ),
    EpisodeKind.SMR_NORMAL_STALL: QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was slow or didn't answer for a while, as shingled drives do. That alone is no fault."
    ),
    EpisodeKind.UNPLUGGED: QT_TRANSLATE_NOOP("diagnoses", "The drive was unplugged while it was in use."),
    EpisodeKind.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "Something went wrong, and the log does not say what."),
    EpisodeKind.NOTHING_WRONG: QT_TRANSLATE_NOOP("diagnoses", "Nothing was found that is known to be trouble."),
}
_KERNELS: Final[dict[str, str]] = {
    "large-requests": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Kernels from 6.16 on ask for pieces of 4 MiB, at which some shingled drives pause for half a minute. As"
        " administrator: echo 1024 > /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).",
    ),
    "large-requests-option": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Kernels from 6.16 on ask for pieces of 4 MiB, at which some shingled drives pause for half a minute. With the"
        " kernel option libata.force=max_sec=1024 this one asks SATA drives for smaller pieces from the start.",
    ),
    "zoned-btrfs-full": QT_TRANSLATE_NOOP(
        "diagnoses",
        "On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12"
        " or later, better 6.17.",
    ),
    "zoned-btrfs-young": QT_TRANSLATE_NOOP(
        "diagnoses", "Zoned btrfs was still being mended up to kernel 6.17. Keep a tenth to a fifth of it free."
    ),
    "too-old-for-shingled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current"
        " one.",
    ),
    "blocked-health": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The kernel keeps health reports (SMART) from passing Seagate's enclosures under UAS. The kernel option"
        " usb-storage.quirks=VID:PID: with nothing behind the colon opens that way, and keeps UAS.",
    ),
    "udisks-health-usb": QT_TRANSLATE_NOOP(
        "diagnoses",
        "UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still"
        " reads it, as administrator.",
    ),
}
_TIMES: Final = QT_TRANSLATE_NOOP("diagnoses", "This happened %n time(s).")
_CERTAINTIES: Final[dict[str, str]] = {
    Confidence.CERTAIN: QT_TRANSLATE_NOOP("diagnoses", "Certain: it is said in so many words."),
    Confidence.VERY_LIKELY: QT_TRANSLATE_NOOP("diagnoses", "Very likely. Second possibility: {cause}."),
    Confidence.LIKELY: QT_TRANSLATE_NOOP("diagnoses", "Likely. Second possibility: {cause}."),
    Confidence.UNSURE: QT_TRANSLATE_NOOP("diagnoses", "Uncertain. Second possibility: {cause}."),
}
_CAUSES: Final[dict[str, str]] = {
    EpisodeKind.DRIVE_FAILING: QT_TRANSLATE_NOOP("diagnoses", "the drive itself"),
    EpisodeKind.LINK_OR_CABLE: QT_TRANSLATE_NOOP("diagnoses", "the cable, a plug or the port"),
    EpisodeKind.USB_BRIDGE_OR_POWER: QT_TRANSLATE_NOOP("diagnoses", "the enclosure, or too little power"),
    EpisodeKind.FILESYSTEM_FULL: QT_TRANSLATE_NOOP("diagnoses", "a full volume"),
    EpisodeKind.SOFTWARE_OR_OTHER: QT_TRANSLATE_NOOP("diagnoses", "the computer or its software"),
    EpisodeKind.SMR_NORMAL_STALL: QT_TRANSLATE_NOOP("diagnoses", "a pause that is normal for a shingled drive"),
    EpisodeKind.UNPLUGGED: QT_TRANSLATE_NOOP("diagnoses", "an unplugged drive"),
    EpisodeKind.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "something that is not recorded here"),
}
_BY_HEALTH: Final = {
    Health.FAILING: QT_TRANSLATE_NOOP("diagnoses", "The drive's own health report (SMART) says that it is failing."),
    Health.WATCH: QT_TRANSLATE_NOOP("diagnoses", "The drive's own health report (SMART) shows something to watch."),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "The report says too little to tell how healthy the drive is."),
}
_NO_DISK: Final = "sdX"


def meaning(rule: str, times: int = 1, translate: Translate = untranslated) -> str:
    text = translate(_CONTEXT, _MEANINGS[rule])
    return text if times < 2 else f"{text} {translate(_CONTEXT, _TIMES, times)}"


def certainty(confidence: str, second: str, translate: Translate = untranslated) -> str:
    """How sure a verdict is, and what it may be otherwise; empty for values of a newer program."""
    if confidence not in _CERTAINTIES or (second not in _CAUSES and confidence != Confidence.CERTAIN):
        return ""
    cause = translate(_CONTEXT, _CAUSES[second]) if second in _CAUSES else ""
    return translate(_CONTEXT, _CERTAINTIES[confidence]).format(cause=cause)


def advice(rule: str, values: Mapping[str, str], translate: Translate = untranslated) -> list[str]:
    """What to do, in order. `values` may contain the `disk`, such as sdb, and the `usb` id of the enclosure."""
    disk, usb = values.get("disk", _NO_DISK), values.get("usb", "")
    texts = [WITH_USB_ID.get(text, text) if usb else text for text in ADVICE[rule]]
    return [translate(_CONTEXT, text).format(disk=disk, usb=usb) for text in texts]


def advice_for_experts(rule: str) -> frozenset[int]:
    """The indexes of those steps of `advice` that contain commands, attribute numbers or kernel files."""
    return frozenset(number for number, text in enumerate(ADVICE[rule]) if text in FOR_EXPERTS)


def summary(kind: str, *, by_health: Health | None = None, translate: Translate = untranslated) -> str:
    """A summary in one or two sentences; `by_health`: what the SMART report says, if not the log decided."""
    text = translate(_CONTEXT, _SUMMARIES[kind])
    if by_health is None:
        return text
    by_report = translate(_CONTEXT, _BY_HEALTH[by_health])
    return by_report if kind == EpisodeKind.UNKNOWN else f"{by_report} {text}"  # the log shows no trouble


def has_words_for(kind: str, notes: Collection[str] = ()) -> bool:
    """Whether there are sentences for this kind and these notes; a newer program may have others."""
    return kind in _SUMMARIES and _KERNELS.keys() >= set(notes)


def kernel_note(note: str, disk: str = "", translate: Translate = untranslated) -> str:
    """A known problem of this computer's kernel; the ids are those of `domain.kernel_log.rules`."""
    return translate(_CONTEXT, _KERNELS[note]).format(disk=disk or _NO_DISK)


def rules_with_words() -> frozenset[str]:
    """The rules that have a meaning and advice."""
    return frozenset(_MEANINGS.keys() & ADVICE.keys())


Clean = Callable[[str], str]
Harmless = Callable[[str], str | None]
"""Returns the parts of a log line that may be shown, or None if it could contain a name."""

_MAX_LINES: Final = 8  # per episode: enough to help, without scrolling
_HEADING: Final = "Shingleback report (without serial numbers, names and folders)"


def report_text(report: Report, clean: Clean, harmless: Harmless) -> str:
    """The report as text, with an empty line between its parts."""
    parts = [
        [f"{name}: {clean(value)}" for name, value in report.versions],
        *([*_drive(drive, clean)] for drive in report.drives),
        ["Last runs", *(_run(run) for run in report.runs)] if report.runs else [],
        *([*_episode(episode, clean, harmless)] for episode in report.episodes),
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
    if drive.access is not None:
        yield f"  {access_text(drive.access, {})}"
    for filesystem, is_open in drive.volumes:
        yield f"  Volume: {clean(filesystem) or 'unknown'}, {'open' if is_open else 'closed'}"


def _run(run: ReportedRun) -> str:
    why = f" ({run.why})" if run.why else ""
    done = f"{files(run.files)}, {size(run.size_bytes)}, {duration(run.seconds)}"
    left_out = f", {run.left_out} skipped" if run.left_out else ""
    return f"  {run.at} {run.command}: {run.outcome}{why}, {done}{left_out}"


def _episode(episode: ReportedEpisode, clean: Clean, harmless: Harmless) -> Iterator[str]:
    yield f"The kernel's log: {episode.kind}, {len(episode.lines)} line(s)"
    yield f"  {clean(episode.meaning)}"
    if sure := certainty(episode.confidence, episode.second):
        yield f"  {sure}"
    shown = [line for line in map(harmless, episode.lines) if line is not None]
    for line in shown[:_MAX_LINES]:
        yield f"  | {line}"
    hidden = len(episode.lines) - len(shown)
    if hidden:
        yield f"  ({hidden} line(s) that could hold names were removed)"
