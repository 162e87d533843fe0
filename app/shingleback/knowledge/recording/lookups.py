"""What the table of drives says: the lower rungs of the ladder of `verdict`."""

from collections.abc import Iterator
from dataclasses import dataclass

from shingleback.knowledge.recording.drive_entries import Entry, ModelEntry, ShapeEntry, UsbEntry
from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.knowledge.recording.names import disk_names, tidy, usb_id_in
from shingleback.knowledge.recording.weights import weaker
from shingleback.model.evidence import Evidence
from shingleback.model.verdict import Confidence, Reason, Recording


@dataclass(frozen=True, slots=True)
class KnownModel:
    """A disk's name that the table lists.

    Attributes:
        is_cut: only the beginning of the name was known.
    """

    entry: ModelEntry
    name: str
    is_cut: bool


def known_model(evidence: Evidence, table: DriveTable) -> KnownModel | None:
    names = disk_names(evidence)
    for name in names:
        entry = table.model(name.text)
        if entry:
            return KnownModel(entry, name.text, is_cut=False)
    for name in names:
        entry = table.cut_model(name.text) if name.may_be_cut else None
        if entry:
            return KnownModel(entry, name.text, is_cut=True)
    return None


def model(known: KnownModel, table: DriveTable) -> Iterator[Reason]:
    code = "model-cut" if known.is_cut else "model"
    sure = weaker(known.entry.confidence) if known.is_cut else known.entry.confidence
    yield from _of_entry(code, known.entry, (("model", known.name),), table, sure)


def enclosures(evidence: Evidence, table: DriveTable) -> list[UsbEntry]:
    """The entries of the USB id, if they agree. Where the capacity is not known there may be several.

    A small drive that is conventional says nothing of a larger one with the same id: then the capacity has to be known.
    """
    usb = usb_id_in(evidence)
    found = table.enclosures(usb, evidence.capacity_bytes) if usb else []
    kinds = {(entry.recording, entry.disputed) for entry in found}
    is_open = evidence.capacity_bytes is None and any(entry.capacity_tb for entry in found)
    if len(kinds) != 1 or (is_open and found[0].recording is Recording.CONVENTIONAL):
        return []
    return found


def usb(entry: UsbEntry, evidence: Evidence, table: DriveTable, *, is_model_known: bool) -> Iterator[Reason]:
    """An enclosure can hold another disk than it was sold with: the disk's own name weighs more."""
    is_size_open = evidence.capacity_bytes is None and bool(entry.capacity_tb)
    sure = weaker(entry.confidence) if is_size_open else entry.confidence
    code = "usb-any-size" if is_size_open else "usb-inner" if entry.inner else "usb"
    values = (("usb", str(usb_id_in(evidence))), ("inner", entry.inner))
    yield from _of_entry(code, entry, values, table, Confidence.UNSURE if is_model_known else sure)


def shape(evidence: Evidence, table: DriveTable) -> Iterator[Reason]:
    """The first rule of thumb that holds."""
    for entry in table.every_shape():
        if _has_shape(entry, evidence):
            yield from _of_entry("shape", entry, (), table, entry.confidence)
            return


def _has_shape(entry: ShapeEntry, evidence: Evidence) -> bool:
    found = usb_id_in(evidence)
    name = f"{tidy(evidence.product)} {tidy(evidence.model)}"
    wants = (
        not entry.usb_vendors or (found is not None and f"{found.vendor:04x}" in entry.usb_vendors),
        not entry.words or any(word.upper() in name for word in entry.words),
        entry.inches is None or evidence.form_factor_inches == entry.inches,
        entry.holds(evidence.capacity_bytes),
    )
    return all(wants)


def _of_entry(
    code: str, entry: Entry, values: tuple[tuple[str, str], ...], table: DriveTable, sure: Confidence
) -> Iterator[Reason]:
    told = (*values, ("family", entry.family), ("trust", entry.trust.value))
    yield Reason(code, entry.recording, sure, told, _sources(entry.sources, table))
    if entry.disputed:
        yield Reason(f"{code}-disputed", entry.disputed, sure, told, _sources(entry.disputed_by, table))


def _sources(keys: tuple[str, ...], table: DriveTable) -> str:
    return "; ".join(table.source_text(key) for key in keys)
