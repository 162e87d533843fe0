"""Reads a backup with nothing but gzip, JSON and docs/manifest.md, and reports what is wrong.

It deliberately uses none of the application's own code.
"""

import base64
import json
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from blake3 import blake3

Line = dict[str, Any]


@dataclass
class State:
    """All things by id: the newest line that lists each, with its current `in` and `name`."""

    things: dict[int, Line] = field(default_factory=dict)
    version: str = ""

    @property
    def files(self) -> dict[bytes, Line]:
        """Files and symlinks by their paths in the backup."""
        return {self.path(id_): line for id_, line in self.things.items() if line["kind"] != "folder"}

    def path(self, id_: int) -> bytes:
        line = self.things[id_]
        name: bytes = line["name"]
        return self.path(line["in"]) + b"/" + name if line["in"] else name


@dataclass
class Backup:
    """A backup according to its manifest.

    Attributes:
        states: of each complete version, by name.
        now: the listed state at the end.
        places: the final place of everything that was ever listed: a path below `versions`, a folder and a name, or
            None if it is nowhere.
        unfinished: paths at which things may be until the last batch is carried out.
    """

    home: Path
    states: dict[str, State] = field(default_factory=dict)
    now: State = field(default_factory=State)
    places: dict[int, bytes | tuple[int, bytes] | None] = field(default_factory=dict)
    unfinished: dict[int, list[bytes]] = field(default_factory=dict)


def read_backup(destination: Path) -> Backup:
    backup = Backup(destination / ".shingleback")
    folder = backup.home / "manifest"
    for segment in _segments(folder):
        for batch in _batches(segment):
            backup.unfinished = _unfinished(batch)
            _apply(backup, batch)
            for line in batch:
                if line["kind"] == "version":
                    listed_entries = {id_: dict(entry) for id_, entry in backup.now.things.items()}
                    backup.states[line["name"]] = State(listed_entries, line["name"])
                if line["kind"] == "thinned":
                    for name in line["versions"]:
                        backup.states.pop(name, None)
    return backup


def _segments(folder: Path) -> list[Path]:
    """The segments in order. A merged one, FIRST-LAST.jsonl.gz, replaces all segments of its range."""
    segments = []
    files = folder.glob("*.jsonl.gz") if folder.exists() else []
    for file in (file for file in files if file.is_file() and not file.is_symlink()):
        first, _, last = file.name.removesuffix(".jsonl.gz").partition("-")
        segments.append((int(first), int(last or first), file))
    return [
        file
        for first, last, file in sorted(segments, key=lambda span: span[0])
        if not any(start <= first and last <= end and other_file != file for start, end, other_file in segments)
    ]


def _batches(segment: Path) -> Iterator[list[Line]]:
    data = segment.read_bytes()
    while data:
        member = zlib.decompressobj(31)
        try:
            text = member.decompress(data)
        except zlib.error:
            return
        if not member.eof:
            return  # torn
        data = member.unused_data
        yield [json.loads(line) for line in text.splitlines()]


def exact(line: Line, key: str) -> bytes:
    encoded = line.get(f"{key}_bytes")
    return base64.b64decode(encoded) if encoded else str(line[key]).encode()


def _stored(line: Line, key: str = "path") -> bytes:
    """The path on the drive."""
    stored = line.get("stored" if key == "path" else f"{key}_stored")
    return str(stored).encode() if stored else exact(line, key)


def _apply(backup: Backup, batch: list[Line]) -> None:
    """First, everything deleted or moved loses its name; then everything gets its new one."""
    listed_entries = backup.now.things
    moving = {line["id"]: listed_entries.pop(line["id"]) for line in batch if line["kind"] == "moved"}
    for line in batch:
        if line["kind"] == "gone":
            del listed_entries[line["id"]]
            backup.places[line["id"]] = exact(line, "kept") if "kept" in line else None
    while inside := [id_ for id_, entry in listed_entries.items() if entry["in"] not in {0, *listed_entries, *moving}]:
        for id_ in inside:  # the contents of a deleted folder are deleted with it, and stay in it
            del listed_entries[id_]
    for line in batch:
        if line["kind"] in ("file", "symlink", "folder", "moved"):
            id_, path, stored = line["id"], exact(line, "path"), _stored(line)
            entry = dict(moving.pop(id_) if line["kind"] == "moved" else line)
            entry["in"], entry["name"] = line["in"], os.path.basename(path)
            listed_entries[id_] = entry
            backup.places[id_] = (line["in"], os.path.basename(stored))


def _unfinished(batch: list[Line]) -> dict[int, list[bytes]]:
    incoming = b".shingleback/incoming/"
    moving_pieces: dict[int, list[bytes]] = {}
    waiting: dict[int, bytes] = {}  # and, by their paths, the files that another name may be linked to
    by_path: dict[bytes, bytes] = {}
    for line in batch:
        kind, id_ = line["kind"], line.get("id", 0)
        if kind == "moved":
            moving_pieces[id_] = [incoming + b"moving-%d" % id_, _stored(line, "origin")]
        elif kind == "gone":
            moving_pieces[id_] = [_stored(line)]
        elif kind in ("file", "symlink", "folder"):
            name = os.path.basename(_stored(line))
            if "link_to" in line:
                first = exact(line, "link_to")
                moving_pieces[id_] = [first, by_path.get(first, first)]
            elif "staged" in line:
                waiting[id_] = incoming + str(line["staged"]).encode() + (b"/" + name if kind != "folder" else b"")
            elif line["in"] in waiting:
                waiting[id_] = waiting[line["in"]] + b"/" + name
            if id_ in waiting:
                moving_pieces[id_], by_path[_stored(line)] = [waiting[id_]], waiting[id_]
    return moving_pieces


def problems(destination: Path, version: str | None = None) -> list[str]:
    """Listed files that are not complete, in the newest state or in a version."""
    backup = read_backup(destination)
    return Contents(destination, backup).missing(backup.now if version is None else backup.states[version])


def all_problems(destination: Path) -> list[str]:
    """The same for the newest state and all versions, with a single pass over the drive."""
    backup = read_backup(destination)
    contents = Contents(destination, backup)
    return [
        f"{state.version or 'newest'}: {problem}"
        for state in (backup.now, *backup.states.values())
        for problem in contents.missing(state)
    ]


class Contents:
    """Where the content of listed files is. Each file of the drive is read once; nothing may change meanwhile."""

    def __init__(self, destination: Path, backup: Backup) -> None:
        self._destination = bytes(destination)
        self._backup = backup
        self._read: dict[tuple[bytes, int], str] = {}

    def missing(self, state: State) -> list[str]:
        return [
            f"{state.path(id_)!r} {line.get('stored', '')}"
            for id_, line in state.things.items()
            if line["kind"] == "file" and not self.find(state, id_)
        ]

    def find(self, state: State, id_: int) -> list[bytes]:
        """The parts of a file, usually one; none if it is not there as listed."""
        line = state.things[id_]
        parts = line.get("parts", 0)
        for candidate in _candidates(self._backup, state, id_):
            if self._checksum(candidate, parts) == line["blake3"]:
                return self._names(candidate, parts)
        return []

    def _names(self, place: bytes, parts: int) -> list[bytes]:
        whole = os.path.join(self._destination, place)
        return [whole + b"%%~part%d" % (number + 1) for number in range(parts)] or [whole]

    def _checksum(self, place: bytes, parts: int) -> str:
        content = self._read.get((place, parts))
        if content is None:
            hasher, names = blake3(), self._names(place, parts)
            is_there = all(os.path.isfile(name) and not os.path.islink(name) for name in names)
            for name in names if is_there else ():
                hasher.update_mmap(os.fsdecode(name))
            content = self._read[place, parts] = hasher.hexdigest() if is_there else "nothing"
        return content


def _candidates(backup: Backup, state: State, id_: int) -> Iterator[bytes]:
    """Where a thing of a state may be now; in a snapshot, it has its path of that time."""
    if state.version:
        path = _stored_path(state, id_)
        yield b".shingleback/versions/" + os.fsencode(state.version) + b"/" + path
    place = backup.places[id_]
    if isinstance(place, bytes):
        yield b".shingleback/versions/" + place
    elif place is not None:
        folder, name = place
        above = list(_candidates(backup, State(), folder)) if folder else [b""]
        yield from (os.path.join(path, name) for path in above)
    yield from backup.unfinished.get(id_, [])


def _stored_path(state: State, id_: int) -> bytes:
    line = state.things[id_]
    name = os.path.basename(_stored(line)) if "stored" in line else line["name"]
    return _stored_path(state, line["in"]) + b"/" + name if line["in"] else name


def listed(destination: Path) -> int:
    """How many files are listed."""
    return sum(line["kind"] == "file" for line in read_backup(destination).now.things.values())
