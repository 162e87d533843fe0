"""Reads a backup with nothing but gzip, JSON and docs/manifest.md, and tells what is not as it should be.

Deliberately not built on the application's own code.
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
    """Files by their path: the line that lists each."""

    files: dict[bytes, Line] = field(default_factory=dict)
    version: str = ""


@dataclass
class Backup:
    """Attributes:
    states: of each complete version, by name.
    now: what is listed at the end.
    """

    home: Path
    states: dict[str, State] = field(default_factory=dict)
    now: State = field(default_factory=State)
    runs: list[tuple[int, str, list[tuple[bytes, bytes]]]] = field(default_factory=list)
    last_batch: list[Line] = field(default_factory=list)


def read_backup(destination: Path) -> Backup:
    backup = Backup(destination / ".shingleback")
    folder = backup.home / "manifest"
    for segment in sorted(folder.glob("*.jsonl.gz")) if folder.exists() else []:
        run, version = int(segment.name.split(".")[0]), ""
        moves: list[tuple[bytes, bytes]] = []
        for batch in _batches(segment):
            backup.last_batch = batch
            for line in batch:
                _apply(backup.now, line)
                if line["kind"] == "moved":
                    moves.append((_path(line, "origin"), _path(line, "path")))
                if line["kind"] == "version":
                    version = line["name"]
                    backup.states[version] = State(dict(backup.now.files), version)
                if line["kind"] == "thinned":
                    for name in line["versions"]:
                        backup.states.pop(name, None)
        backup.runs.append((run, version, moves))
    return backup


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


def _path(line: Line, key: str) -> bytes:
    exact = line.get(f"{key}_bytes")
    return base64.b64decode(exact) if exact else str(line[key]).encode()


def _apply(state: State, line: Line) -> None:
    kind = line["kind"]
    if kind in ("file", "symlink"):
        state.files[_path(line, "path")] = line
    elif kind == "gone" and not line.get("within"):
        path = _path(line, "path")
        for known in [known for known in state.files if known == path or known.startswith(path + b"/")]:
            if line.get("folder") or known == path:
                del state.files[known]
    elif kind == "moved":
        old, new = _path(line, "origin"), _path(line, "path")
        for known in [known for known in state.files if known == old or known.startswith(old + b"/")]:
            moved = dict(state.files.pop(known))
            moved.pop("stored", None)
            state.files[new + known[len(old) :]] = moved


def problems(destination: Path, version: str | None = None) -> list[str]:
    """Files that are listed and not whole, in the newest state or in a version."""
    backup = read_backup(destination)
    state = backup.now if version is None else backup.states[version]
    return [
        f"{path!r} {line.get('stored', '')}"
        for path, line in state.files.items()
        if line["kind"] == "file" and not _is_whole(destination, backup, path, line, state.version)
    ]


def _is_whole(destination: Path, backup: Backup, path: bytes, line: Line, version: str) -> bool:
    stored = str(line["stored"]).encode() if "stored" in line else path
    for candidate in _candidates(backup, path, stored, version):
        whole = os.path.join(bytes(destination), candidate)
        names = [whole + b"%%~part%d" % (number + 1) for number in range(line.get("parts", 0))] or [whole]
        if all(os.path.isfile(name) and not os.path.islink(name) for name in names):
            hasher = blake3()
            for name in names:
                hasher.update_mmap(os.fsdecode(name))
            if hasher.hexdigest() == line["blake3"]:
                return True
    return False


def _candidates(backup: Backup, path: bytes, stored: bytes, version: str) -> Iterator[bytes]:
    place, names = stored, [stored]
    if version:
        begin = next(number for number, (_, name, _) in enumerate(backup.runs) if name == version)
        for _, name, moves in backup.runs[begin + 1 :]:
            for old, new in moves:
                if place == old or place.startswith(old + b"/"):
                    place = new + place[len(old) :]
                    names.append(place)
            if name:
                yield from (_kept(version, kept) for kept in names)
                version, names = name, [place]
        yield from (_kept(version, kept) for kept in names)
    yield place
    yield from _waiting(backup, path, place)


def _kept(version: str, path: bytes) -> bytes:
    return b".shingleback/versions/" + os.fsencode(version) + b"/" + path


def _waiting(backup: Backup, path: bytes, place: bytes) -> Iterator[bytes]:
    """The last batch may not have been carried out."""
    folders = {
        _path(line, "path"): line["staged"]
        for line in backup.last_batch
        if line["kind"] == "folder" and "staged" in line
    }
    for line in backup.last_batch:
        if line["kind"] == "file" and _path(line, "path") == path:
            staged = line.get("staged") or folders.get(os.path.dirname(path))
            if staged:
                yield b".shingleback/incoming/" + staged.encode() + b"/" + os.path.basename(place)
        if line["kind"] == "moved":
            old, new = _path(line, "origin"), _path(line, "path")
            if place == new or place.startswith(new + b"/"):
                yield old + place[len(new) :]
    first = {line["link_to"] for line in backup.last_batch if line["kind"] == "file" and line.get("link_to")}
    yield from (name.encode() for name in first)


def listed(destination: Path) -> int:
    """How many files are listed."""
    return sum(line["kind"] == "file" for line in read_backup(destination).now.files.values())
