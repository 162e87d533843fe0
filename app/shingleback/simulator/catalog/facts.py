"""Where the numbers of a simulated drive come from, and how far they can be trusted."""

from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum


class Confidence(StrEnum):
    """From the strongest to the weakest."""

    DOCUMENTED = "documented"  # by the maker, the kernel, or the tool that reads it from the drive
    MEASURED = "measured"  # with an output or with numbers that were published
    REPORTED = "reported"  # by people who own such drives
    RECALLED = "recalled"  # from general knowledge of a paper, not checked against it
    INFERRED = "inferred"  # from the other numbers
    ASSUMED = "assumed"  # nobody outside the maker knows
    CHOSEN = "chosen"  # not a claim about any drive


@dataclass(frozen=True, slots=True)
class Fact:
    confidence: Confidence
    source: str


Facts = dict[str, Fact]


def numbers(drive: object) -> dict[str, object]:
    """Each number of a drive, by its name; those of its parts as if they were its own."""
    found: dict[str, object] = {}
    for field in fields(drive):  # type: ignore[arg-type]
        value = getattr(drive, field.name)
        found |= numbers(value) if is_dataclass(value) else {field.name: value}
    return found
