"""Kernels with known trouble, and the remedy that is right today: not the advice of 2015."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

_RELEASE: Final = re.compile(r"v?(\d{1,4})\.(\d{1,5})(?:\.(\d{1,5}))?")

Version = tuple[int, int, int]


class Trait(StrEnum):
    """What a note may ask of the drive."""

    SHINGLED = "shingled"
    SATA = "sata"
    USB = "usb"
    LARGE_REQUESTS = "large-requests"  # max_sectors_kb above 1280
    ZONED_BTRFS = "zoned-btrfs"
    SEAGATE_UAS = "seagate-uas"


@dataclass(frozen=True, slots=True)
class KernelNote:
    """One thing to know.

    Attributes:
        of: whose release it is about: `kernel` or `udisks`.
        since, until: the first release it holds for, and the first that it does not hold for anymore.
        helps_since, better: from that release on the note `better` is given in its place.
    """

    id: str
    of: str
    when: frozenset[Trait]
    source: str
    since: Version | None = None
    until: Version | None = None
    helps_since: Version | None = None
    better: str = ""

    def id_for(self, version: Version, traits: frozenset[Trait]) -> str:
        """Empty where it does not hold."""
        is_in = (self.since is None or version >= self.since) and (self.until is None or version < self.until)
        if not is_in or not self.when <= traits:
            return ""
        return self.better if self.helps_since is not None and version >= self.helps_since else self.id


def version_of(release: str) -> Version | None:
    """Of a string such as 6.12.38+deb13-amd64, 6.17-rc3 or 2.10.1; None for anything else."""
    found = _RELEASE.match(release.strip())
    return (int(found[1]), int(found[2]), int(found[3] or 0)) if found else None


def read_notes(text: str) -> tuple[KernelNote, ...]:
    """Of a file like `resources/knowledge/kernels.toml`. Raises ValueError or KeyError for another."""
    return tuple(_note(entry) for entry in tomllib.loads(text)["note"])


def notes_for(release: str, traits: Iterable[Trait], notes: Iterable[KernelNote], of: str = "kernel") -> list[str]:
    """The ids of what is worth saying, in the order of the file; none for a release that cannot be read."""
    version = version_of(release)
    if version is None:
        return []
    known = frozenset(traits)
    return [found for note in notes if note.of == of and (found := note.id_for(version, known))]


def _note(entry: Mapping[str, Any]) -> KernelNote:
    return KernelNote(
        id=entry["id"],
        of=entry.get("of", "kernel"),
        when=frozenset(map(Trait, entry["when"])),
        source=entry["source"],
        since=_version(entry, "since"),
        until=_version(entry, "until"),
        helps_since=_version(entry, "helps_since"),
        better=entry.get("better", ""),
    )


def _version(entry: Mapping[str, Any], field: str) -> Version | None:
    if field not in entry:
        return None
    version = version_of(entry[field])
    if version is None:
        raise ValueError(entry[field])
    return version
