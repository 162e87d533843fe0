"""What the user asks a restore for, and which files of a version that is."""

import os
from dataclasses import dataclass, field

from shingleback.domain.computer import ComputerIdentity
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.computers import BackupOwner
from shingleback.engine.repo.origins import TypedPaths
from shingleback.engine.restore.job import PathFilter


@dataclass(frozen=True, slots=True)
class RestoreRequest:
    """What to restore, where, and how.

    `paths` are as typed (`TypedPaths`); an empty list means everything.

    Attributes:
        target: a folder; empty for the original places of the files.
        version: the name of a version; None for the newest complete one.
        overwrites: replace existing files that differ.
        seen_ns: when the user saw the existing files (Unix time); files changed later are kept. None for no limit.
        keeps_both: keep existing files, and give restored ones another name, such as letter (2026-03-01).txt.
        is_dry_run: only find out what would be restored, and what is in the way.
        own_places: places that this computer has backed up. Other original places are refused.
        accepts_places: accept any original places.
        accepted_places: the mark of the places that the user has accepted, from the refusal that named them.
        computer: this one, whose folders come first where another computer has backed up the same places.
        current_folder: to which relative paths may belong.
        has_privileges: also restore setuid and setgid bits, and extended attributes that only root may set.
    """

    destination: bytes
    target: bytes
    paths: list[bytes] = field(default_factory=list)
    version: str | None = None
    overwrites: bool = False
    seen_ns: int | None = None
    keeps_both: bool = False
    is_dry_run: bool = False
    own_places: frozenset[bytes] = frozenset()
    accepts_places: bool = False
    accepted_places: str = ""
    has_privileges: bool = False
    current_folder: bytes = b""
    computer: ComputerIdentity = field(default_factory=ComputerIdentity)


def path_filter(request: RestoreRequest, catalog: Catalog) -> PathFilter:
    """Return what the user asked for. Everything is, for the original places, one source for each place."""
    owner = BackupOwner(request.computer, catalog.backup)
    origins = sorted(catalog.backup_info.origins, key=owner.relation)
    if not request.paths and not request.target:
        # Two computers may have backed up the same place, where their files would be mixed.
        firsts = {origin.path: origin.name.encode() for origin in reversed(origins)}
        return PathFilter(list(firsts.values()) if len(firsts) < len(origins) else [])
    typed = TypedPaths(origins, os.path.abspath(request.destination), request.current_folder)
    return PathFilter([typed.in_backup(path) for path in request.paths])
