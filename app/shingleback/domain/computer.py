"""The identity of this computer in a backup, which does not depend on its name: names are alike, and change."""

import hashlib
from dataclasses import dataclass
from typing import NamedTuple

_MARK_BYTES = 16


class ComputerMark(NamedTuple):
    """What tells a computer from others in one backup; empty where nothing does."""

    machine: str = ""
    installation: str = ""


@dataclass(frozen=True, slots=True)
class ComputerIdentity:
    """This computer.

    Attributes:
        name: its host name, for people.
        machine_id: of the operating system. Cloned virtual machines share it, and it is new after a reinstallation.
        installation_id: random, in the state folder, which may get lost, or be restored on another computer.
    """

    name: str = ""
    machine_id: str = ""
    installation_id: str = ""

    def mark(self, backup: str) -> ComputerMark:
        """Return the marks in a backup: hashes, so that nobody finds the ids there, or the same ones in two backups."""
        return ComputerMark(_hashed(self.machine_id, backup), _hashed(self.installation_id, backup))


def _hashed(identity: str, backup: str) -> str:
    if not identity:
        return ""
    return hashlib.blake2b(identity.encode(), digest_size=_MARK_BYTES, key=backup.encode()[:64]).hexdigest()
