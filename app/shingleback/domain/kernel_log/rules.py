"""The rules that decide what an episode was, and the result: episodes with their meanings.

Also reads the files that contain the rules, the signs, and the kernels with known bugs.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from shingleback.domain.kernel_log.signs import Role, Sign, SignBook
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.domain.smr.evidence import Confidence

_RELEASE: Final = re.compile(r"v?(\d{1,4})\.(\d{1,5})(?:\.(\d{1,5}))?")

KernelVersion = tuple[int, int, int]


class EpisodeKind(LabeledEnum):
    """What an episode was. The values are those of `diagnose --json`."""

    # the drive was busy cleaning for longer than the kernel waits
    SMR_NORMAL_STALL = "smr-normal-stall", QT_TRANSLATE_NOOP("episodes", "Normal for a shingled drive")
    LINK_OR_CABLE = "link-or-cable", QT_TRANSLATE_NOOP("episodes", "Cable or port")
    USB_BRIDGE_OR_POWER = "usb-bridge-or-power", QT_TRANSLATE_NOOP("episodes", "Enclosure or power")
    DRIVE_FAILING = "drive-failing", QT_TRANSLATE_NOOP("episodes", "The drive is failing")
    FILESYSTEM_FULL = "filesystem-full", QT_TRANSLATE_NOOP("episodes", "The drive is full")
    UNPLUGGED = "unplugged", QT_TRANSLATE_NOOP("episodes", "Unplugged")
    SOFTWARE_OR_OTHER = "software-or-other", QT_TRANSLATE_NOOP("episodes", "Software, or something else")
    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("episodes", "Not known")
    # only for the whole log, never for an episode
    NOTHING_WRONG = "nothing-wrong", QT_TRANSLATE_NOOP("episodes", "Nothing wrong")


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of an episode.

    Attributes:
        number: in the log as it was given, from 1.
        at_s: its time in seconds, on the log's own clock; None if it has none.
    """

    number: int
    text: str
    at_s: float | None = None


@dataclass(frozen=True, slots=True)
class Episode:
    """Events that happened together.

    Attributes:
        rule: the id of the rule that decided; `messages.diagnosis` has its meaning and its advice.
        devices: the kernel's names of the drive: ata3, 6:0:0:0, sdb, usb 2-1.
        values: for the sentences.
        sources: where the rule's facts can be looked up.
        second: the kind that it is most likely otherwise; None if it is certain.
    """

    kind: EpisodeKind
    rule: str
    lines: tuple[LogLine, ...]
    devices: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    sources: tuple[str, ...] = ()
    confidence: Confidence = Confidence.UNSURE
    second: EpisodeKind | None = None


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The result for the whole log.

    Attributes:
        summary: the gravest kind found, or NOTHING_WRONG.
        confidence: that of the surest episode of this kind.
        second: the kind that it is most likely otherwise; None if it is certain.
    """

    episodes: tuple[Episode, ...]
    summary: EpisodeKind
    confidence: Confidence = Confidence.LIKELY
    second: EpisodeKind | None = EpisodeKind.UNKNOWN


class Shingled(StrEnum):
    """Whether the drive is shingled: it decides how a drive that does not answer for a while is explained."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    Attributes:
        any, needs, without: one sign of `any` (unless empty) and all of `needs` must be present, none of `without`.
        shingled: the drives for which it holds.
        is_result: it usually describes the result of something else.
        spreads: episodes of these kinds on other drives at the same time are part of this one.
        second: the kind that it is most likely otherwise; None if it is certain.
    """

    id: str
    kind: EpisodeKind
    any: frozenset[str]
    confidence: Confidence = Confidence.UNSURE
    second: EpisodeKind | None = None
    needs: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    shingled: frozenset[Shingled] = frozenset(Shingled)
    is_result: bool = False
    spreads: frozenset[EpisodeKind] = frozenset()
    sources: tuple[str, ...] = ()

    def holds(self, signs: set[str], shingled: Shingled) -> bool:
        return (
            (not self.any or not self.any.isdisjoint(signs))
            and self.needs <= signs
            and self.without.isdisjoint(signs)
            and shingled in self.shingled
        )


@dataclass(frozen=True, slots=True)
class RuleBook:
    signs: SignBook
    rules: tuple[Rule, ...]

    def decide(self, signs: set[str], shingled: Shingled) -> Rule | None:
        """The first rule that holds; None if the signs alone mean nothing."""
        return next((rule for rule in self.rules if rule.holds(signs, shingled)), None)


def read_rules(text: str) -> RuleBook:
    """Parse a file such as `resources/knowledge/kernel-log.toml`. Raises ValueError, KeyError or re.error."""
    table = tomllib.loads(text)
    signs = [
        Sign(
            name=entry["name"],
            has=_texts(entry["has"]),
            match=re.compile(entry["match"]) if "match" in entry else None,
            role=Role(entry.get("role", Role.TROUBLE)),
            source=entry["source"],
            near=_texts(entry.get("with", ())),
        )
        for entry in table["sign"]
    ]
    rules = tuple(
        Rule(
            id=entry["id"],
            kind=EpisodeKind(entry["kind"]),
            any=frozenset(_texts(entry.get("any", ()))),
            confidence=Confidence(entry["confidence"]),
            second=EpisodeKind(entry["second"]) if "second" in entry else None,
            needs=frozenset(_texts(entry.get("all", ()))),
            without=frozenset(_texts(entry.get("none", ()))),
            shingled=frozenset(map(Shingled, entry.get("shingled", list(Shingled)))),
            is_result=entry.get("result", False),
            spreads=frozenset(map(EpisodeKind, entry.get("spreads", ()))),
            sources=_texts(entry["sources"]),
        )
        for entry in table["rule"]
    )
    return RuleBook(SignBook(signs, _texts(table["gates"])), rules)


def _texts(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(values)


class Trait(StrEnum):
    """A property of the drive that a note may require."""

    SHINGLED = "shingled"
    SATA = "sata"
    USB = "usb"
    LARGE_REQUESTS = "large-requests"  # max_sectors_kb above 1280
    ZONED_BTRFS = "zoned-btrfs"
    SEAGATE_UAS = "seagate-uas"


@dataclass(frozen=True, slots=True)
class KernelNote:
    """A note about a release of the kernel or of UDisks2.

    Attributes:
        of: the program whose release it is about: `kernel` or `udisks`.
        since, until: the first release it applies to, and the first one it no longer applies to.
        helps_since, better: from this release on, the note `better` replaces it.
    """

    id: str
    of: str
    when: frozenset[Trait]
    source: str
    since: KernelVersion | None = None
    until: KernelVersion | None = None
    helps_since: KernelVersion | None = None
    better: str = ""

    def id_for(self, version: KernelVersion, traits: frozenset[Trait]) -> str:
        """The id of the note for this release and drive; empty if it does not apply."""
        is_in = (self.since is None or version >= self.since) and (self.until is None or version < self.until)
        if not is_in or not self.when <= traits:
            return ""
        return self.better if self.helps_since is not None and version >= self.helps_since else self.id


def version_of(release: str) -> KernelVersion | None:
    """Parse a release such as 6.12.38+deb13-amd64, 6.17-rc3 or 2.10.1; None for anything else."""
    match = _RELEASE.match(release.strip())
    return (int(match[1]), int(match[2]), int(match[3] or 0)) if match else None


def read_notes(text: str) -> tuple[KernelNote, ...]:
    """Parse a file such as `resources/knowledge/kernels.toml`. Raises ValueError or KeyError."""
    return tuple(
        KernelNote(
            id=entry["id"],
            of=entry.get("of", "kernel"),
            when=frozenset(map(Trait, entry["when"])),
            source=entry["source"],
            since=_version(entry, "since"),
            until=_version(entry, "until"),
            helps_since=_version(entry, "helps_since"),
            better=entry.get("better", ""),
        )
        for entry in tomllib.loads(text)["note"]
    )


def notes_for(release: str, traits: Iterable[Trait], notes: Iterable[KernelNote], of: str = "kernel") -> list[str]:
    """The ids of the notes that apply, in the order of the file; none if the release cannot be parsed."""
    version = version_of(release)
    if version is None:
        return []
    trait_set = frozenset(traits)
    return [note_id for note in notes if note.of == of and (note_id := note.id_for(version, trait_set))]


def _version(entry: Mapping[str, Any], field: str) -> KernelVersion | None:
    if field not in entry:
        return None
    version = version_of(entry[field])
    if version is None:
        raise ValueError(entry[field])
    return version
