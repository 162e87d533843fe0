"""What `prepare`, `mount` and `sizes` tell of each thing: the part of the event stream's schema that is about them."""

import msgspec

from shingleback.model.preparation import Missing, Reason, Recommendation
from shingleback.model.profile import ProfileId


class StepItem(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a plan; the fields are those of `model.preparation.Step`, `text` is the sentence in English."""

    step: str
    text: str
    values: dict[str, str] = {}
    commands: list[str] = []
    is_irreversible: bool = False


class PlanItem(msgspec.Struct, frozen=True, kw_only=True):
    """What would be done, or was.

    Attributes:
        name: what has to be given to `--confirm`.
        identity: for `--identity`, so that no other drive than this one can be meant.
        fingerprint: for `--plan`, so that nothing else than what these steps show is done.
        road: as in `model.preparation.Road`.
        reason: why this profile, as in `model.preparation.Reason`; empty where the person named it.
        instead_of: the better profile, and `missing` what it lacks on this computer, as in `model.preparation.Missing`.
        sector_bytes: what mkfs is told of the drive's sectors; 0 where it is told nothing.
    """

    device: str
    drive: str
    name: str
    identity: str
    profile: str
    road: str
    label: str
    is_encrypted: bool
    steps: list[StepItem]
    reason: str = ""
    instead_of: str = ""
    missing: list[str] = []
    sector_bytes: int = 0
    fingerprint: str = ""

    @property
    def recommendation(self) -> Recommendation | None:
        """None where the person named the profile. Raises ValueError for what only a newer version knows."""
        if not self.reason:
            return None
        return Recommendation(
            ProfileId(self.profile),
            self.is_encrypted,
            Reason(self.reason),
            ProfileId(self.instead_of) if self.instead_of else None,
            tuple(map(Missing, self.missing)),
        )


class DifferenceItem(msgspec.Struct, frozen=True, kw_only=True):
    """The fields are those of `model.preparation.Difference`."""

    fact: str
    wanted: str | int
    found: str | int


class ContentsItem(msgspec.Struct, frozen=True, kw_only=True):
    """What is on one volume, as far as a look of some seconds tells.

    Attributes:
        used_bytes, files: None where that cannot be known.
        newest: names and dates (ISO 8601) of the files that were changed last, the newest first.
        is_complete: all of it was looked at; else `files` and `newest` are what was found in time.
        backup_sources: what the backup of this program that is there was made from; None where there is none.
    """

    device: str
    filesystem: str = ""
    label: str = ""
    size_bytes: int = 0
    used_bytes: int | None = None
    files: int | None = None
    newest: list[tuple[str, str]] = []
    is_complete: bool = False
    mount_point: str = ""
    backup_sources: list[str] | None = None


class SizeItem(msgspec.Struct, frozen=True, kw_only=True):
    """What a folder holds that a backup would copy."""

    path: str
    files: int
    bytes: int
    skipped: int = 0
    unreadable: int = 0
