"""Whose a source is: this computer's, probably this computer's, or another one's.

Two computers may have the same name and the same paths, so names tell nothing. Both marks of a computer tell: that of
its machine, and that of its installation. If only one is the same, the state folder was lost, the home was restored on
another computer, or a virtual machine was cloned. Then the content has to tell.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from shingleback.domain.computer import ComputerIdentity, ComputerMark
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index_state import VersionRef


class Relation(IntEnum):
    """How near a computer is to this one, the nearest first."""

    OWN = 0
    RELATED = 1
    FOREIGN = 2


@dataclass(frozen=True, slots=True)
class BackupOwner:
    """This computer, as a backup knows it."""

    computer: ComputerIdentity
    backup: str

    @property
    def mark(self) -> ComputerMark:
        return self.computer.mark(self.backup)

    def relation(self, origin: Origin) -> Relation:
        mark = self.computer.mark(origin.marked_in or self.backup)
        if mark == (origin.machine, origin.installation):
            return Relation.OWN if any(mark) or origin.host == self.computer.name else Relation.FOREIGN
        if mark.machine and origin.machine:
            is_related = mark.machine == origin.machine
        else:  # an operating system without an id
            is_related = origin.host == self.computer.name
        is_related = is_related or bool(mark.installation and mark.installation == origin.installation)
        return Relation.RELATED if is_related else Relation.FOREIGN

    def owns(self, origin: Origin) -> bool:
        return self.relation(origin) is Relation.OWN

    def origin(self, name: str, path: str) -> Origin:
        """Return the origin of a source of this computer."""
        return Origin(name, path, self.computer.name, self.mark.machine, self.mark.installation)

    def foreign_versions(self, versions: Iterable[VersionRef], origins: Iterable[Origin]) -> set[str]:
        """Return the names of the versions made by other computers that still have sources in the backup."""
        foreign = [origin for origin in origins if self.relation(origin) is Relation.FOREIGN]
        machines = {origin.machine for origin in foreign if origin.machine}
        installations = {origin.installation for origin in foreign if origin.installation}
        return {
            version.name for version in versions if version.machine in machines or version.installation in installations
        }
