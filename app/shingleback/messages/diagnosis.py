"""Sentences about episodes in the kernel's log; and the report to post in a forum, which is in English.

The report contains only selected facts; text that is not from this program passes a filter for private data.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from shingleback.domain.kernel_log.rules import EpisodeKind
from shingleback.domain.public_report.report import Report, ReportedDrive, ReportedEpisode, ReportedRun
from shingleback.domain.smart.report import Health
from shingleback.domain.smr.evidence import Confidence
from shingleback.messages.diagnosis_advice import ADVICE, FOR_EXPERTS, WITH_USB_ID
from shingleback.messages.drive import headline, reason_text
from shingleback.messages.health import access_text, finding_text
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, capacity, duration, files, size, untranslated

_CONTEXT: Final = "diagnoses"

_MEANINGS: Final[dict[str, str]] = {
    "controller-died": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The computer's USB controller stopped working, and with it everything connected to it. The"
        " drive reports no fault.",
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
        " when it woke up. That alone doesn't mean that the drive is failing.",
    ),
    "port-saves-power": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the"
        " enclosure doesn't wake up from that properly.",
    ),
    "kernel-without-zones": QT_TRANSLATE_NOOP(
        "diagnoses", "This kernel was built without support for drives like this one (host-managed SMR)."
    ),
    "flash-controller": QT_TRANSLATE_NOOP(
        "diagnoses", "The memory stick has lost its firmware and shows only its boot loader. It is broken."
    ),
    "media": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive itself reports a place that it can't read or write. It is failing."
    ),
    "locked": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is locked with a password and refuses to be read; nothing is broken."
    ),
    "sectors-of-another-size": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are."
        " Nothing is broken.",
    ),
    "reserved-by-another": QT_TRANSLATE_NOOP(
        "diagnoses", "Another computer has reserved the drive, so it refuses to be read here. Nothing is broken."
    ),
    "virtual-drive": QT_TRANSLATE_NOOP(
        "diagnoses", "This drive is virtual: a virtual machine or a server provides it, so look for the problem there."
    ),
    "served-drive-waits": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so"
        " look for the problem there.",
    ),
    "image-not-written": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file"
        " is full, or has an error of its own.",
    ),
    "failure-predicted": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive's own health check (SMART) says that it is failing."
    ),
    "card-fails": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.",
    ),
    "array-gave-up-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive in the array could not be read, and rewriting didn't repair it. It is failing."
    ),
    "array-corrected-sector": QT_TRANSLATE_NOOP(
        "diagnoses", "A drive in the array could not read some places. The array repaired them from the other drives."
    ),
    "link-damage": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.",
    ),
    "mechanics": QT_TRANSLATE_NOOP("diagnoses", "The drive reports a fault in its own hardware. It is failing."),
    "no-capacity": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive spun up, then reported no size or disappeared: it can't complete its own startup."
    ),
    "medium-denied": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive reports its size, but then says that there is no disk in it. It is broken."
    ),
    "card-taken": QT_TRANSLATE_NOOP("diagnoses", "The card was taken out of its reader while it was in use."),
    "zone-write-order": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.",
    ),
    "link-slowed-down": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection is slower than before: the cable, a plug or the port can't carry full speed."
    ),
    "sata-unplugged": QT_TRANSLATE_NOOP("diagnoses", "The drive was pulled out of its SATA port, or lost its power."),
    "sata-link-lost": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection was lost during use: a plug is loose, or the power failed."
    ),
    "no-answer-at-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The connection works, but the drive doesn't identify itself. Its electronics may be broken."
    ),
    "vanished-while-tidying": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive no longer responds. Shingled drives do this while they reorganize their internal"
        " tables. It usually passes.",
    ),
    "vanished": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive no longer responds, not even after resets. It may be broken, or busy tidying up."
    ),
    "over-current": QT_TRANSLATE_NOOP("diagnoses", "A device drew more power than its port supplies."),
    "under-voltage": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.",
    ),
    "usb3-link": QT_TRANSLATE_NOOP(
        "diagnoses", "The fast USB connection can't be established: usually the cable or a plug is bad."
    ),
    "usb-does-not-start": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive's USB electronics don't start. Usually, the port supplies too little power."
    ),
    "bridge-hangs-on-question": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.",
    ),
    "bridge-loses-connection": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the"
        " cause.",
    ),
    "usb-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.",
    ),
    "bridge-drops-commands": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure lets commands hang or fail. The drive inside reports no error.",
    ),
    "uas-drops-commands": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure lets commands hang. Many do when they get several at once (UAS). The drive"
        " inside reports no error.",
    ),
    "enclosure-asleep": QT_TRANSLATE_NOOP(
        "diagnoses", "The enclosure went to sleep and did not wake up. The cable and the disk are probably fine."
    ),
    "disk-stopped": QT_TRANSLATE_NOOP(
        "diagnoses", "The disk stopped spinning, and nothing started it again. That alone is no fault."
    ),
    "became-read-only": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out."
    ),
    "hangs-at-one-place": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides"
        " the error.",
    ),
    "size-garbled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive reported an impossible size, so its responses arrive garbled. The enclosure or"
        " card reader, its power or its driver is the cause.",
    ),
    "multiplier-silent": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The part of the enclosure that connects several drives to one plug (port multiplier) no"
        " longer responds. The drives report no error.",
    ),
    "commands-garbled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive says that a place doesn't exist although it does, so commands arrive garbled. The"
        " enclosure, the USB controller or its driver is the cause.",
    ),
    "place-not-yet-found": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive could not find a place to write to while it was tidying up. This happens to some"
        " shingled drives after many scattered writes.",
    ),
    "reset-without-cause": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not respond in time, and its connection was reset. The log does not say why."
    ),
    "sector-not-found": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive can't find a place on its platters. It may be failing."
    ),
    "trim-refused": QT_TRANSLATE_NOOP("diagnoses", "The drive offers TRIM, but refuses it. This is harmless."),
    "trim-too-slow": QT_TRANSLATE_NOOP(
        "diagnoses",
        "Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.",
    ),
    "ata-stall": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this"
        " while it tidies up; usually nothing is broken.",
    ),
    "timeouts-of-an-ordinary-drive": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not respond in time. It is not shingled, so tidying up does not explain this."
    ),
    "nvme-lost": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power;"
        " it may also be too hot, or failing.",
    ),
    "controller-trouble": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The computer's controller and the drive misunderstood each other. The drive reports no fault.",
    ),
    "command-refused": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive aborted reads or writes with an error of its own. It may be failing."
    ),
    "full": QT_TRANSLATE_NOOP("diagnoses", "The volume is full. The drive reports no fault."),
    "wrong-in-memory": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the"
        " kernel has a bug. The drive reports no fault.",
    ),
    "volume-too-new": QT_TRANSLATE_NOOP(
        "diagnoses", "The volume uses a feature that this computer's kernel doesn't support. Nothing is broken."
    ),
    "came-inconsistent": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The filesystem is inconsistent, though the drive reports no error. Usually, the drive was"
        " unplugged or lost power while it was written to.",
    ),
    "unplugged": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was unplugged, or lost its connection at once, while it was still in use."
    ),
    "hung-task": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program waited for minutes until a drive had written its data. With a slow drive this is no"
        " error, and it usually ends on its own.",
    ),
    "program-waits": QT_TRANSLATE_NOOP(
        "diagnoses",
        "A program waited for minutes until a drive had written its data. The drive is not shingled,"
        " and the log does not say why it was slow.",
    ),
    "program-stuck": QT_TRANSLATE_NOOP(
        "diagnoses", "A program hangs in a part of the kernel that has nothing to do with a drive."
    ),
    "server-silent": QT_TRANSLATE_NOOP("diagnoses", "A server on the network is not responding. No drive is at fault."),
    "kernel-bug": QT_TRANSLATE_NOOP(
        "diagnoses", "The kernel or the computer itself had a problem. The drive reports no error."
    ),
    "out-of-memory": QT_TRANSLATE_NOOP(
        "diagnoses", "The computer ran out of memory and ended a program. The drive is not at fault."
    ),
    "being-erased": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is being formatted or erased. It doesn't respond to anything else until that is done."
    ),
    "not-ready": QT_TRANSLATE_NOOP("diagnoses", "The drive is detected, but doesn't become ready. It may be broken."),
    "larger-than-the-drive": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.",
    ),
    "not-ejected": QT_TRANSLATE_NOOP("diagnoses", "Last time, the volume was unplugged without being ejected."),
    "lost-connection": QT_TRANSLATE_NOOP("diagnoses", "The drive suddenly disappeared."),
    "journal-stopped": QT_TRANSLATE_NOOP(
        "diagnoses", "The filesystem stopped writing because of an earlier error, which this log does not show."
    ),
    "silent-without-cause": QT_TRANSLATE_NOOP(
        "diagnoses", "The drive did not respond in time, and the log does not say why."
    ),
    "errors-without-cause": QT_TRANSLATE_NOOP("diagnoses", "Reading or writing failed, and this log does not say why."),
}

_SUMMARIES: Final[dict[str, str]] = {
    EpisodeKind.DRIVE_FAILING: QT_TRANSLATE_NOOP(
        "diagnoses", "The drive is failing. Copy your important files to another drive."
    ),
    EpisodeKind.LINK_OR_CABLE: QT_TRANSLATE_NOOP(
        "diagnoses", "The connection is bad. Check the cable and the plugs first."
    ),
    EpisodeKind.USB_BRIDGE_OR_POWER: QT_TRANSLATE_NOOP(
        "diagnoses",
        "The enclosure, its power or its connection causes problems. The drive inside reports no"
        " fault, which does not prove that it has none.",
    ),
    EpisodeKind.FILESYSTEM_FULL: QT_TRANSLATE_NOOP("diagnoses", "The volume is full."),
    EpisodeKind.SOFTWARE_OR_OTHER: QT_TRANSLATE_NOOP(
        "diagnoses", "The computer or the filesystem has a problem. The drive reports no fault."
    ),
    EpisodeKind.SMR_NORMAL_STALL: QT_TRANSLATE_NOOP(
        "diagnoses",
        "The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.",
    ),
    EpisodeKind.UNPLUGGED: QT_TRANSLATE_NOOP(
        "diagnoses", "The drive was unplugged, or lost its connection, while it was in use."
    ),
    EpisodeKind.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "Something went wrong, and the log does not say what."),
    EpisodeKind.NOTHING_WRONG: QT_TRANSLATE_NOOP("diagnoses", "No known problem was found."),
}
KERNELS: Final[dict[str, str]] = {
    "large-requests": QT_TRANSLATE_NOOP(
        "diagnoses",
        "From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives"
        " pause for half a minute. As administrator: echo 1024 >"
        " /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).",
    ),
    "large-requests-option": QT_TRANSLATE_NOOP(
        "diagnoses",
        "From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives"
        " pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel"
        " sends SATA drives smaller requests from the start.",
    ),
    "zoned-btrfs-full": QT_TRANSLATE_NOOP(
        "diagnoses",
        "On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12"
        " or later, better 6.17.",
    ),
    "zoned-btrfs-young": QT_TRANSLATE_NOOP(
        "diagnoses", "Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free."
    ),
    "too-old-for-shingled": QT_TRANSLATE_NOOP(
        "diagnoses",
        "This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current"
        " one.",
    ),
    "blocked-health": QT_TRANSLATE_NOOP(
        "diagnoses",
        "The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel"
        " option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and"
        " keeps UAS.",
    ),
    "udisks-health-usb": QT_TRANSLATE_NOOP(
        "diagnoses",
        "UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still"
        " reads it, as administrator.",
    ),
}
_TIMES: Final = QT_TRANSLATE_NOOP("diagnoses", "This happened %n time(s).")
_CERTAINTIES: Final[dict[str, str]] = {
    Confidence.CERTAIN: QT_TRANSLATE_NOOP("diagnoses", "Certain: the log says so explicitly."),
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
}
_NO_TRACE: Final = QT_TRANSLATE_NOOP("diagnoses", "Some problems leave no trace here.")
_CERTAINTIES_WITHOUT_TRACE: Final[dict[str, str]] = {
    Confidence.VERY_LIKELY: QT_TRANSLATE_NOOP("diagnoses", "Very likely, but some causes leave no trace here."),
    Confidence.LIKELY: QT_TRANSLATE_NOOP("diagnoses", "Likely, but some causes leave no trace here."),
    Confidence.UNSURE: QT_TRANSLATE_NOOP("diagnoses", "Uncertain: some causes leave no trace here."),
}
_BY_HEALTH: Final = {
    Health.FAILING: QT_TRANSLATE_NOOP("diagnoses", "Its health report (SMART) shows it."),
    Health.WATCH: QT_TRANSLATE_NOOP("diagnoses", "The drive's own health report (SMART) shows something to watch."),
    Health.UNKNOWN: QT_TRANSLATE_NOOP("diagnoses", "The report contains too little to tell how healthy the drive is."),
}
_NO_DISK: Final = "sdX"
Clean = Callable[[str], str]
Harmless = Callable[[str], str | None]
"""Returns the parts of a log line that may be shown, or None if it could contain a name."""

_MAX_LINES: Final = 8  # per episode: enough to help, without scrolling
_HEADING: Final = "Shingleback report (without serial numbers, names and folders)"


def meaning(rule: str, times: int = 1, translate: Translate = untranslated) -> str:
    text = translate(_CONTEXT, _MEANINGS[rule])
    return text if times < 2 else f"{text} {translate(_CONTEXT, _TIMES, times)}"


def certainty(kind: str, confidence: str, second: str, translate: Translate = untranslated) -> str:
    """How sure a verdict of this kind is, and what it may be otherwise; empty for values of a newer program."""
    if second == EpisodeKind.UNKNOWN:
        by_kind = _NO_TRACE if kind == EpisodeKind.NOTHING_WRONG else _CERTAINTIES_WITHOUT_TRACE.get(confidence)
        if by_kind is not None:
            return translate(_CONTEXT, by_kind)
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
    return by_report if kind == EpisodeKind.UNKNOWN else f"{text} {by_report}"  # the log shows no trouble


def has_words_for(kind: str, notes: Collection[str] = ()) -> bool:
    """Whether there are sentences for this kind and these notes; a newer program may have others."""
    return kind in _SUMMARIES and KERNELS.keys() >= set(notes)


def kernel_note(note: str, disk: str = "", translate: Translate = untranslated) -> str:
    """A known problem of this computer's kernel; the ids are those of `domain.kernel_log.rules`."""
    return translate(_CONTEXT, KERNELS[note]).format(disk=disk or _NO_DISK)


def rules_with_words() -> frozenset[str]:
    """The rules that have a meaning and advice."""
    return frozenset(_MEANINGS.keys() & ADVICE.keys())


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
    if sure := certainty(episode.kind, episode.confidence, episode.second):
        yield f"  {sure}"
    shown = [line for line in map(harmless, episode.lines) if line is not None]
    for line in shown[:_MAX_LINES]:
        yield f"  | {line}"
    hidden = len(episode.lines) - len(shown)
    if hidden:
        yield f"  ({hidden} line(s) that could hold names were removed)"
