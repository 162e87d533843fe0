"""What a drive is, how sure that is and why, as sentences."""

from typing import Final

from shingleback.model.verdict import Confidence, Reason, Recording
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "verdicts"

_RECORDINGS: Final[dict[str, str]] = {
    Recording.DRIVE_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR)"),
    Recording.HOST_AWARE: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-aware)"),
    Recording.HOST_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-managed)"),
    Recording.CONVENTIONAL: QT_TRANSLATE_NOOP("verdicts", "a conventional drive (CMR), not shingled"),
    Recording.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("verdicts", "not a hard disk"),
}
_CONFIDENCES: Final[dict[str, str]] = {
    Confidence.CERTAIN: QT_TRANSLATE_NOOP("verdicts", "This is {what}."),
    Confidence.VERY_LIKELY: QT_TRANSLATE_NOOP("verdicts", "Very likely, this is {what}."),
    Confidence.LIKELY: QT_TRANSLATE_NOOP("verdicts", "Probably, this is {what}."),
    Confidence.UNSURE: QT_TRANSLATE_NOOP("verdicts", "Perhaps this is {what}."),
}


_OPEN: Final[dict[str, str]] = {
    Recording.NO_SIGN_OF_SMR: QT_TRANSLATE_NOOP(
        "verdicts", "There is no sign that this drive is shingled. That does not prove that it is not."
    ),
    Recording.UNKNOWN: QT_TRANSLATE_NOOP("verdicts", "Nobody can say from this whether the drive is shingled."),
}

_SPEAKS_FOR: Final[dict[str, str]] = {
    Recording.DRIVE_MANAGED: QT_TRANSLATE_NOOP("verdicts", "shingled"),
    Recording.HOST_AWARE: QT_TRANSLATE_NOOP("verdicts", "shingled (host-aware)"),
    Recording.HOST_MANAGED: QT_TRANSLATE_NOOP("verdicts", "shingled (host-managed)"),
    Recording.CONVENTIONAL: QT_TRANSLATE_NOOP("verdicts", "conventional"),
    Recording.NO_SIGN_OF_SMR: QT_TRANSLATE_NOOP("verdicts", "without any sign of shingling"),
    Recording.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("verdicts", "no hard disk"),
    Recording.UNKNOWN: QT_TRANSLATE_NOOP("verdicts", "unknown"),
}
_TRUSTS: Final[dict[str, str]] = {
    "measured": QT_TRANSLATE_NOOP("verdicts", "reports from such drives are published"),
    "vendor-stated": QT_TRANSLATE_NOOP("verdicts", "the maker says so"),
    "generation": QT_TRANSLATE_NOOP("verdicts", "it was on sale before the first shingled drive, in 2013"),
    "tool-db": QT_TRANSLATE_NOOP("verdicts", "the authors of smartmontools looked it up"),
    "community": QT_TRANSLATE_NOOP("verdicts", "users have found it out"),
    "inferred": QT_TRANSLATE_NOOP("verdicts", "this follows from its family and age"),
    "unverified": QT_TRANSLATE_NOOP("verdicts", "this has not been checked"),
}

_REASONS: Final[dict[str, str]] = {
    "kernel-zoned": QT_TRANSLATE_NOOP("verdicts", "Linux sees the zones of a shingled drive: it calls it {value}."),
    "zoned-cap": QT_TRANSLATE_NOOP("verdicts", "The drive tells Linux that it is shingled: {value}."),
    "kernel-log": QT_TRANSLATE_NOOP("verdicts", "The log of Linux calls it a shingled drive: {value}."),
    "reported-zones": QT_TRANSLATE_NOOP("verdicts", "The drive says of itself that it is shingled: {value}."),
    "scsi-type": QT_TRANSLATE_NOOP("verdicts", "The drive answers as the kind that only host-managed drives are."),
    "zone-count": QT_TRANSLATE_NOOP("verdicts", "Linux counts {count} zones on it; only shingled drives have zones."),
    "nvme": QT_TRANSLATE_NOOP("verdicts", "It is connected by NVMe, as solid state drives are."),
    "card": QT_TRANSLATE_NOOP("verdicts", "It is a memory card."),
    "no-rotation": QT_TRANSLATE_NOOP("verdicts", "It says of itself that nothing in it turns."),
    "ssd-name": QT_TRANSLATE_NOOP("verdicts", "Its name, {model}, is that of a drive with flash memory."),
    "flash-name": QT_TRANSLATE_NOOP("verdicts", "Its name, {model}, is that of a memory stick or a card reader."),
    "kernel-no-rotation": QT_TRANSLATE_NOOP("verdicts", "Linux was told that nothing in it turns."),
    "trim": QT_TRANSLATE_NOOP(
        "verdicts",
        "It turns and wants to hear of deleted files (TRIM). Among hard disks, only shingled ones have a use for that.",
    ),
    "trim-unclear": QT_TRANSLATE_NOOP(
        "verdicts",
        "It wants to hear of deleted files (TRIM), as shingled and solid state drives do;"
        " from here nobody can tell whether it turns.",
    ),
    "family-tag": QT_TRANSLATE_NOOP("verdicts", "smartctl counts it among {family}."),
    "model": QT_TRANSLATE_NOOP("verdicts", "The table of drives lists {model} as {recording}; {trust}."),
    "model-disputed": QT_TRANSLATE_NOOP("verdicts", "The sources disagree on {model}: others call it {recording}."),
    "model-cut": QT_TRANSLATE_NOOP(
        "verdicts",
        "Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.",
    ),
    "model-cut-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "The sources disagree on the drives that {model} may be: others call them {recording}."
    ),
    "usb": QT_TRANSLATE_NOOP(
        "verdicts", "Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}."
    ),
    "usb-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}: one cannot tell from outside."
    ),
    "usb-inner": QT_TRANSLATE_NOOP(
        "verdicts",
        "Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.",
    ),
    "usb-inner-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}: one cannot tell from outside."
    ),
    "usb-any-size": QT_TRANSLATE_NOOP(
        "verdicts", "Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}."
    ),
    "usb-any-size-disputed": QT_TRANSLATE_NOOP(
        "verdicts", "Some drives with the USB id {usb} are {recording}: one cannot tell from outside."
    ),
    "shape": QT_TRANSLATE_NOOP("verdicts", "As a rule of thumb, {family} are {recording}."),
    "shape-disputed": QT_TRANSLATE_NOOP("verdicts", "Others say that {family} are {recording}."),
    "bridge-says-no-rotation": QT_TRANSLATE_NOOP(
        "verdicts", "Linux was told that nothing in it turns. Adapters often get that wrong."
    ),
    "no-trim-proves-nothing": QT_TRANSLATE_NOOP(
        "verdicts",
        "It does not want to hear of deleted files (TRIM). That proves nothing: many shingled drives do not.",
    ),
    "no-zones-proves-nothing": QT_TRANSLATE_NOOP(
        "verdicts", "Linux sees no zones. That proves nothing: the shingled drives that people have at home hide them."
    ),
    "usb-storage-hides": QT_TRANSLATE_NOOP(
        "verdicts", "It speaks the plain kind of USB, which hides what a drive says of itself."
    ),
    "nothing-found": QT_TRANSLATE_NOOP("verdicts", "It is a hard disk, and nothing speaks for or against shingling."),
    "too-little-known": QT_TRANSLATE_NOOP(
        "verdicts", "Too little is known of it. Its model name, or its USB id and its size, would help."
    ),
    "not-listed": QT_TRANSLATE_NOOP("verdicts", "The table of drives does not list {model}."),
    "usb-not-listed": QT_TRANSLATE_NOOP(
        "verdicts", "The table of drives does not list the USB id {usb}. Many enclosures hide the disk that is in them."
    ),
    "size-needed": QT_TRANSLATE_NOOP(
        "verdicts", "The USB id {usb} is used for several drives: its size would tell more."
    ),
    "simulated": QT_TRANSLATE_NOOP("verdicts", "It is a model, and was made to write as a shingled drive does."),
    "nothing-read": QT_TRANSLATE_NOOP("verdicts", "Nothing about a drive could be read from {path}."),
}


def headline(recording: str, confidence: str, translate: Translate = untranslated) -> str:
    """The verdict in one sentence."""
    if recording in _OPEN:
        return translate(_CONTEXT, _OPEN[recording])
    what = translate(_CONTEXT, _RECORDINGS[recording])
    return translate(_CONTEXT, _CONFIDENCES[confidence]).format(what=what)


def reason_text(reason: Reason, translate: Translate = untranslated) -> str:
    """One piece of evidence in one sentence; empty for a code that is not known."""
    template = _REASONS.get(reason.code)
    if template is None:
        return ""
    values = dict(reason.values)
    values["recording"] = translate(_CONTEXT, _SPEAKS_FOR[reason.says])
    if "trust" in values:
        values["trust"] = translate(_CONTEXT, _TRUSTS.get(values["trust"], values["trust"]))
    return translate(_CONTEXT, template).format_map(_Blank(values))


class _Blank(dict[str, str]):
    """A value that is missing leaves a gap rather than no sentence."""

    def __missing__(self, key: str) -> str:
        return "…"
