"""The table of drives: which models, USB ids and kinds of enclosure are shingled, and who says so.

Parsing and looking up only; `settings.drive_table` finds the files, `docs/drive-table.md` explains how to add a drive.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from shingleback.knowledge.recording.drive_entries import Entry, ModelEntry, ShapeEntry, Trust, UsbEntry
from shingleback.knowledge.recording.name_patterns import NamePattern
from shingleback.model.evidence import UsbId

_FEWEST_LETTERS_OF_A_CUT_NAME: Final = 6


class TableError(ValueError):
    """The table cannot be understood; the text names the entry and the field."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file."""

    version: int = 1
    sources: dict[str, str] = {}
    model: tuple[ModelEntry, ...] = ()
    usb: tuple[UsbEntry, ...] = ()
    shape: tuple[ShapeEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class _Named:
    """A model entry, ready to be looked up."""

    patterns: tuple[NamePattern, ...]
    entry: ModelEntry

    def weight_for(self, name: str) -> float | None:
        weights = [weight for pattern in self.patterns if (weight := pattern.weight_for(name)) is not None]
        return max(weights, default=None)


@dataclass(frozen=True, slots=True)
class DriveTable:
    """One file, or the person's in front of the built-in one.

    Attributes:
        sources: what each key of a source stands for.
        below: the table that is asked where this one knows nothing.
    """

    models: tuple[_Named, ...] = ()
    usb: tuple[tuple[UsbId, UsbEntry], ...] = ()
    shapes: tuple[ShapeEntry, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    below: "DriveTable | None" = None

    def over(self, other: "DriveTable") -> "DriveTable":
        """This table, and the other one where this one knows nothing."""
        below = self.below.over(other) if self.below else other
        return DriveTable(self.models, self.usb, self.shapes, self.sources, below)

    def model(self, name: str) -> ModelEntry | None:
        """The entry with the narrowest pattern that matches a name in capitals."""
        found = [(weight, one.entry) for one in self.models if (weight := one.weight_for(name)) is not None]
        if found:
            return max(found, key=lambda pair: pair[0])[1]
        return self.below.model(name) if self.below else None

    def cut_model(self, start: str) -> ModelEntry | None:
        """An entry for a name that breaks off after `start`, if all that it may have been are of one kind."""
        if len(start) < _FEWEST_LETTERS_OF_A_CUT_NAME:
            return None
        found = [one.entry for one in self._every_model() if any(each.may_become(start) for each in one.patterns)]
        kinds = {(entry.recording, entry.disputed) for entry in found}
        return min(found, key=lambda entry: list(Trust).index(entry.trust)) if len(kinds) == 1 else None

    def enclosures(self, usb: UsbId, capacity_bytes: int | None) -> list[UsbEntry]:
        """What is known of a USB id. Several entries where the capacity is not known."""
        found = [entry for one, entry in self.usb if one == usb and entry.holds(capacity_bytes)]
        return found or (self.below.enclosures(usb, capacity_bytes) if self.below else [])

    def every_shape(self) -> list[ShapeEntry]:
        return [*self.shapes, *(self.below.every_shape() if self.below else [])]

    def source_text(self, key: str) -> str:
        if key in self.sources:
            return self.sources[key]
        return self.below.source_text(key) if self.below else key

    def _every_model(self) -> list[_Named]:
        return [*self.models, *(self.below._every_model() if self.below else [])]  # noqa: SLF001 (its own kind)


def parse_table(text: str) -> DriveTable:
    """Raises TableError for anything that is not a table, naming the entry and the field."""
    try:
        file = msgspec.convert(tomllib.loads(text), type=_File)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise TableError(str(error)) from None
    _check_sources([*file.model, *file.usb, *file.shape], file.sources)
    return DriveTable(
        models=tuple(_named(entry) for entry in file.model),
        usb=tuple((_usb_id(one, entry), entry) for entry in file.usb for one in entry.ids),
        shapes=file.shape,
        sources=file.sources,
    )


def _check_sources(entries: Iterable[Entry], sources: Mapping[str, str]) -> None:
    for entry in entries:
        if not entry.sources:
            raise TableError(f"{entry.family}: sources: say where it is known from")
        for key in (*entry.sources, *entry.disputed_by):
            if key not in sources:
                raise TableError(f"{entry.family}: sources: {key} is not among [sources]")
        if (entry.disputed is None) != (not entry.disputed_by):
            raise TableError(f"{entry.family}: disputed: it belongs together with disputed_by")


def _named(entry: ModelEntry) -> _Named:
    if not entry.names:
        raise TableError(f"{entry.family}: names: at least one is needed")
    try:
        return _Named(tuple(NamePattern.parse(name) for name in entry.names), entry)
    except ValueError as error:
        raise TableError(f"{entry.family}: names: {error}") from None


def _usb_id(text: str, entry: UsbEntry) -> UsbId:
    vendor, _, product = text.partition(":")
    if len(vendor) != 4 or len(product) != 4:
        raise TableError(f"{entry.family}: ids: {text} is no USB id; it looks like 0bc2:2037")
    try:
        return UsbId(int(vendor, 16), int(product, 16))
    except ValueError:
        raise TableError(f"{entry.family}: ids: {text} is no USB id; it looks like 0bc2:2037") from None
