"""Finds out which computer this is."""

import contextlib
import secrets
import socket
from pathlib import Path
from typing import Final

from shingleback.domain.computer import ComputerIdentity
from shingleback.store.private_files import Paths, replace

_MACHINE_IDS: Final = (Path("/etc/machine-id"), Path("/var/lib/dbus/machine-id"))
_ID_LETTERS: Final = 32
_HEXADECIMAL: Final = frozenset("0123456789abcdef")


def this_computer(paths: Paths, machine_ids: tuple[Path, ...] = _MACHINE_IDS) -> ComputerIdentity:
    """Return the identity of this computer. A new installation gets an id, if the state folder can be written."""
    machine_id = next(filter(None, map(_id_in, machine_ids)), "")
    installation_id = _id_in(paths.installation_file)
    if not installation_id:
        with contextlib.suppress(OSError):
            replace(paths.installation_file, secrets.token_hex(_ID_LETTERS // 2).encode())
            installation_id = _id_in(paths.installation_file)
    return ComputerIdentity(socket.gethostname(), machine_id, installation_id)


def _id_in(file: Path) -> str:
    """Return the id in a file; empty if there is none, as in an image of an operating system that has never started."""
    try:
        text = file.read_text(encoding="ascii").strip().lower()
    except (OSError, ValueError):
        return ""
    return text if len(text) == _ID_LETTERS and set(text) <= _HEXADECIMAL and set(text) != {"0"} else ""
