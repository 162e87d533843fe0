"""Reads a Shingleback backup without Shingleback. It needs Python 3.8 or later, and nothing else.

    python3 reader.py versions                             lists the versions, and says what the list lacks
    python3 reader.py check [VERSION]                      reads everything, and compares it with its checksums
    python3 reader.py restore VERSION TARGET [PATH ...]    copies a version, or some paths of it, to a new folder

It lies in the folder `.shingleback` of the backup. If you copied it to another place, add `--backup FOLDER`: the
folder that holds `.shingleback`. VERSION is a name that `versions` shows, or `newest`: all that is listed, even if the
last run was interrupted. Nothing is ever written to the backup. The result is 0 if everything is as it should be, 1 if
something is damaged or missing (each is named), and 2 if the command makes no sense.

How a backup is made: docs/manifest.md of Shingleback has it all; this program follows it. In short:
- Each run wrote a *segment* with lines of JSON, in *batches* that are one gzip member each. There are two copies of all
  segments, in `.shingleback/manifest` and in `.shingleback-list`. A table in both folders says how long each is.
- Each thing (file, folder, symlink) has a number. Lines say where a thing came, moved to, or went. So replaying all
  lines up to a `version` line gives that version. The line has a digest of the whole result.
- The bytes of a thing are in its folder, or in `.shingleback/versions` if only older versions have it. If a run was
  interrupted, they may still be on the way, in `.shingleback/incoming`.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import json
import os
import re
import stat
import sys
import zlib
from pathlib import Path
from typing import Any, BinaryIO, Callable, Dict, Iterable, Iterator, List, NamedTuple, NoReturn

HOME, SECOND, TABLE = ".shingleback", ".shingleback-list", "contents.json.gz"
KEPT, INCOMING = b".shingleback/versions/", b".shingleback/incoming/"
FORMAT, TOP, DEEPEST, UNKNOWN = 3, 0, 900, 0xFFFFFFFF
PIECE_BYTES, MOST_BYTES = 1 << 20, 1 << 30
Line = Dict[str, Any]
Batch = List[Line]

# -- BLAKE3, the checksum of all contents. Python has none, so here is one, after the specification. To be quick
# -- enough for a whole drive, it works on many chunks at once: an integer has one word of each, in *lanes* of 64 bits.

IV = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
PERMUTATION = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
CHUNK, BLOCK, LANES = 1024, 64, 256
CHUNK_START, CHUNK_END, PARENT, ROOT = 1, 2, 4, 8


def compress(value: list[int], block: list[int], counter: int, length: int, flags: int, ones: int) -> list[int]:
    """The compression function. `ones` has a 1 in each lane."""
    mask = ones * 0xFFFFFFFF

    def turned(word: int, bits: int) -> int:
        return (word >> bits | word << 32 - bits) & mask

    v = [*value, *(ones * word for word in IV[:4]), counter & mask, counter >> 32 & mask, ones * length, ones * flags]
    for _ in range(7):
        for number, (a, b, c, d) in enumerate(COLUMNS + DIAGONALS):
            v[a] = v[a] + v[b] + block[2 * number] & mask
            v[d] = turned(v[d] ^ v[a], 16)
            v[c] = v[c] + v[d] & mask
            v[b] = turned(v[b] ^ v[c], 12)
            v[a] = v[a] + v[b] + block[2 * number + 1] & mask
            v[d] = turned(v[d] ^ v[a], 8)
            v[c] = v[c] + v[d] & mask
            v[b] = turned(v[b] ^ v[c], 7)
        block = [block[at] for at in PERMUTATION]
    return [v[at] ^ v[at + 8] for at in range(8)]


def words(data: bytes, at: int, step: int) -> list[int]:
    """The 16 words of a block at `at` of each `step` bytes, each with a lane for each step."""
    gathered, spread = [], bytearray(len(data) // step * 8)
    for first in range(at, at + BLOCK, 4):
        for byte in range(4):
            spread[byte::8] = data[first + byte :: step]
        gathered.append(int.from_bytes(spread, "little"))
    return gathered


def values(state: list[int], lanes: int) -> bytes:
    """The chaining values, 32 bytes for each lane."""
    data = bytearray(32 * lanes)
    for number, word in enumerate(state):
        spread = word.to_bytes(8 * lanes, "little")
        for byte in range(4):
            data[4 * number + byte :: 32] = spread[byte::8]
    return bytes(data)


def chunks_of(data: bytes, first: int) -> bytes:
    """The values of whole chunks, of which `first` is the number of the first."""
    lanes = len(data) // CHUNK
    ones = int.from_bytes(b"\1\0\0\0\0\0\0\0" * lanes, "little")
    counter = int.from_bytes(b"".join((first + lane).to_bytes(8, "little") for lane in range(lanes)), "little")
    state = [ones * word for word in IV]
    for at in range(0, CHUNK, BLOCK):
        flags = CHUNK_START * (at == 0) | CHUNK_END * (at == CHUNK - BLOCK)
        state = compress(state, words(data, at, CHUNK), counter, BLOCK, flags, ones)
    return values(state, lanes)


def last_chunk(data: bytes, number: int, flags: int) -> bytes:
    state = list(IV)
    for at in range(0, max(len(data), 1), BLOCK):
        block = data[at : at + BLOCK]
        of_block = CHUNK_START * (at == 0) | (CHUNK_END | flags) * (at + BLOCK >= len(data))
        state = compress(state, words(block.ljust(BLOCK, b"\0"), 0, BLOCK), number, len(block), of_block, 1)
    return values(state, 1)


def joined(data: bytes, flags: int) -> bytes:
    """The value of a tree, given those of its leaves. `flags` are for its top."""
    while len(data) > 32:
        lanes = len(data) // 64
        ones = int.from_bytes(b"\1\0\0\0\0\0\0\0" * lanes, "little")
        state = [ones * word for word in IV]
        of_level = PARENT | flags * (len(data) == 64)
        state = compress(state, words(data[: 64 * lanes], 0, 64), 0, BLOCK, of_level, ones)
        data = values(state, lanes) + data[64 * lanes :]
    return data


class OwnBlake3:
    def __init__(self) -> None:
        self.rest, self.groups, self.number = b"", b"", 0

    def update(self, data: bytes) -> None:
        self.rest += data
        while len(self.rest) > CHUNK * LANES:
            self.groups += joined(chunks_of(self.rest[: CHUNK * LANES], self.number), 0)
            self.rest, self.number = self.rest[CHUNK * LANES :], self.number + LANES

    def digest(self) -> bytes:
        whole = max(len(self.rest) - 1, 0) // CHUNK
        if not self.number and not whole:
            return last_chunk(self.rest, 0, ROOT)
        leaves = chunks_of(self.rest[: whole * CHUNK], self.number) if whole else b""
        leaves += last_chunk(self.rest[whole * CHUNK :], self.number + whole, 0)
        return joined(self.groups + joined(leaves, 0), ROOT) if self.number else joined(leaves, ROOT)


try:
    import blake3  # quicker, where it is installed

    Hasher: Any = blake3.blake3
except ImportError:
    Hasher = OwnBlake3


def digest_of(data: bytes) -> bytes:
    hasher = Hasher()
    for at in range(0, len(data), PIECE_BYTES):
        hasher.update(data[at : at + PIECE_BYTES])
    return bytes(hasher.digest())


# -- The list of files: both copies of its segments, of which the first is used where it is as the table says. ---------


def read_if_there(path: Path) -> bytes | None:
    try:
        return path.read_bytes() if path.is_file() else None
    except OSError:
        return None  # as if it were not there: the other copy is used


def members(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The end and the text of each complete gzip member from the beginning. What follows is torn, or damaged."""
    at = 0
    while at < len(data):
        member, text, begin = zlib.decompressobj(31), b"", at
        try:
            while at < len(data) and not member.eof and len(text) < MOST_BYTES:
                text += member.decompress(data[at : at + PIECE_BYTES], MOST_BYTES)
                at += PIECE_BYTES
        except zlib.error:
            return
        if not member.eof:
            return
        at = min(at, len(data)) - len(member.unused_data)
        yield at, text
        if at == begin:
            return


def batches_of(data: bytes) -> tuple[int, list[Batch]]:
    """How many bytes of a segment are complete batches, and these."""
    length = 0
    batches: list[Batch] = []
    for end, text in members(data):
        with contextlib.suppress(ValueError):
            batch = [json.loads(line) for line in text.splitlines()]
            if batch and batch[0].get("kind") == "batch":
                length = end
                batches.append(batch)
                continue
        break
    return length, batches


def has_batch_after(data: bytes, length: int) -> bool:
    """Whether a batch follows what cannot be read: then that is no torn tail, but damage."""
    at = data.find(b"\x1f\x8b\x08\0", length + 1)
    while at >= 0:
        with contextlib.suppress(zlib.error):
            if zlib.decompressobj(31).decompress(data[at:], 16).startswith(b'{"kind"'):
                return True
        at = data.find(b"\x1f\x8b\x08\0", at + 1)
    return False


def runs_of(name: str) -> tuple[int, int]:
    """The first and last run of a segment such as 000012.jsonl.gz or, if it was merged, 000001-000011.jsonl.gz."""
    stem = name[: -len(".jsonl.gz")]
    first, _, last = stem.partition("-")
    if name != stem + ".jsonl.gz" or not first.isdigit() or not (last or first).isdigit():
        return 0, 0
    return int(first), int(last or first)


class Segments:
    """All segments in order. Attributes: `problems`: what is wrong with them; `repaired`: read from the second copy."""

    def __init__(self, root: Path, backup: str) -> None:
        self.folders = (root / HOME / "manifest", root / SECOND)
        self.backup = backup
        self.problems: list[str] = []
        self.repaired: list[str] = []
        self.table = self.newest_table((root / HOME / TABLE, root / SECOND / TABLE))
        found = {name for folder in self.folders if folder.is_dir() for name in os.listdir(folder) if runs_of(name)[0]}
        found -= {name for name in found if name not in self.table and self.is_stranger(name)}
        self.names: list[str] = []
        for name in sorted(found, key=lambda name: (runs_of(name)[0], -runs_of(name)[1])):
            if not self.names or runs_of(name)[1] > runs_of(self.names[-1])[1]:  # others were merged into the last
                self.names.append(name)
        spans = [runs_of(name) for name in self.names if "-" in name]
        for first, last in (runs_of(name) for name in self.table if name not in self.names):
            if not any(start <= first and last <= end for start, end in spans):
                self.problems.append(f"the list of run {last} is missing")
        self.chosen = {name: self.better_copy(name) for name in self.names}

    def newest_table(self, paths: Iterable[Path]) -> dict[str, tuple[int, str]]:
        """How many bytes of each segment count, and their digest, from the table that goes further."""
        best: list[tuple[str, int, str]] = []
        for path in paths:
            with contextlib.suppress(ValueError, TypeError, KeyError, StopIteration, AttributeError):
                table = json.loads(next(members(read_if_there(path) or b""))[1])
                rows = [(str(name), int(length), str(digest)) for name, length, digest in table["segments"]]
                if table["backup"] == self.backup and rows:
                    best = max(best, rows, key=lambda rows: (runs_of(rows[-1][0])[1], rows[-1][1]) if rows else (0, 0))
        return {name: (length, digest) for name, length, digest in best}

    def is_stranger(self, name: str) -> bool:
        """Whether a segment is of another backup: somebody has copied it into the folder of the second copy."""
        if (self.folders[0] / name).is_file():
            return False
        headers = [line for batch in batches_of(read_if_there(self.folders[1] / name) or b"")[1][:1] for line in batch]
        return any(line.get("backup", self.backup) != self.backup for line in headers)

    def better_copy(self, name: str) -> Path | None:
        """The copy that is as the table says; if neither is, the one of which more can be read."""
        copies = [(folder / name, data) for folder in self.folders for data in [read_if_there(folder / name)]]
        length, digest = self.table.get(name, (0, ""))
        there = [(path, data) for path, data in copies if data is not None]
        right = [path for path, data in there if not digest or digest_of(data[:length]).hex() == digest]
        if not right:
            self.problems.append(f"the list of run {runs_of(name)[1]} is damaged in both copies, or cannot be read")
            return max(there, key=lambda copy: batches_of(copy[1])[0])[0] if there else None
        if digest and len(right) < len(copies):
            self.repaired.append(name)
        return right[0]

    def read(self, name: str) -> bytes:
        path = self.chosen[name]
        return read_if_there(path) or b"" if path is not None else b""


# -- Replaying the list ------------------------------------------------------------------------------------------------


class Thing(NamedTuple):
    """A file, folder or symlink. `stored` is its name on the drive; `line` listed it."""

    id: int
    folder: int
    name: bytes
    stored: bytes
    line: Line

    @property
    def kind(self) -> str:
        return str(self.line["kind"])

    @property
    def digest(self) -> int:
        """What it adds to the digest of a version."""
        line = self.line
        extra = ",".join(f"{name}={value}" for name, value in sorted(line.get("xattrs", {}).items()))
        fields = [self.kind, self.id, self.folder, self.name, f"{int(line['mode'], 8):o}"]
        fields += [line["uid"], line["gid"], line["mtime_ns"], extra]
        if self.kind != "folder":
            content = bytes.fromhex(line["blake3"]) if self.kind == "file" else exact(line, "target")
            fields += [line.get("linked", 0), content]
        text = b"\0".join(field if isinstance(field, bytes) else str(field).encode() for field in fields)
        return int.from_bytes(hashlib.sha256(text).digest()[:16], "big")


class Version(NamedTuple):
    name: str
    line: Line
    is_whole: bool


def exact(line: Line, key: str) -> bytes:
    encoded = line.get(key + "_bytes")
    return str(line[key]).encode() if encoded is None else base64.b64decode(encoded, validate=True)


def checked(path: bytes) -> bytes:
    """A path from the list, which must not lead anywhere else."""
    if b"\0" in path or not {b"", b".", b".."}.isdisjoint(path.split(b"/")):
        raise ValueError(path)
    return path


def on_drive(line: Line, key: str = "path") -> bytes:
    stored = line.get("stored" if key == "path" else key + "_stored")
    return checked(exact(line, key) if stored is None else str(stored).encode())


class State:
    """All things at one point of the list, and their digest."""

    def __init__(self) -> None:
        self.things: dict[int, Thing] = {}
        self.inside: dict[int, dict[bytes, int]] = {TOP: {}}
        self.sum = 0

    def take(self, id: int) -> Thing | None:
        thing = self.things.pop(id, None)
        if thing is not None:
            self.sum -= thing.digest
            self.inside.get(thing.folder, {}).pop(thing.name, None)
        return thing

    def take_with_contents(self, id: int) -> None:
        waiting = [id]
        while waiting:
            self.take(waiting[-1])
            waiting += self.inside.pop(waiting.pop(), {}).values()

    def put(self, thing: Thing) -> None:
        """Give a thing its place. If that makes no sense, something is missing, and the digest will show it."""
        names, before = self.inside.get(thing.folder), self.things.get(thing.id)
        if names is None or names.get(thing.name, thing.id) != thing.id or (before and before[1:3] != thing[1:3]):
            return
        self.take(thing.id)
        names[thing.name] = thing.id
        if thing.kind == "folder":
            self.inside.setdefault(thing.id, {})
        self.things[thing.id] = thing
        self.sum += thing.digest

    def apply(self, batch: Batch) -> None:
        """First everything gone or moved loses its name, then everything gets its new one."""
        moving = {line["id"]: self.take(line["id"]) for line in batch if line["kind"] == "moved"}
        gone = [line for line in batch if line["kind"] == "gone"]
        for line in sorted(gone, key=lambda line: -exact(line, "path").count(b"/")):
            self.take_with_contents(line["id"])
        for line in batch:
            if line["kind"] in PLACED:
                before = moving[line["id"]] if line["kind"] == "moved" else None
                if line["kind"] != "moved" or before is not None:
                    name = checked(exact(line, "path")).split(b"/")[-1]
                    stored = on_drive(line).split(b"/")[-1]
                    self.put(Thing(line["id"], line["in"], name, stored, before.line if before else line))

    def path(self, id: int, name: str = "name") -> bytes:
        names: list[bytes] = []
        while id != TOP and id in self.things and len(names) < 1 << 16:
            names.append(getattr(self.things[id], name))
            id = self.things[id].folder
        return b"/".join(reversed(names))


PLACED = ("folder", "file", "symlink", "moved")
MAKES_NO_SENSE = (LookupError, TypeError, ValueError, AttributeError, OverflowError)


class Backup:
    """A backup, as its list describes it. Attributes: `place`: where each thing is now, if it is anywhere: at a path in
    `.shingleback`, or under a name in a folder. `unfinished`: where else things of the last change may be."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problems: list[str] = []
        self.versions: dict[str, Version] = {}
        self.place: dict[int, bytes | tuple[int, bytes]] = {}
        self.unfinished: dict[int, list[bytes]] = {}
        self.about = self.read_about()
        self.segments = Segments(root, str(self.about.get("id")))
        for _ in self.states(notes=True):  # until the end: only then it is known where everything is now
            pass
        self.problems += self.segments.problems
        if not self.segments.names:
            self.problems.append("there is no list of files: nothing was ever completed here, or the list is lost")
        incomplete = [version.name for version in self.versions.values() if not version.is_whole]
        self.problems += [f"the list of version {name} lacks something" for name in incomplete]

    def read_about(self) -> Line:
        for name in ("backup.json", "backup-copy.json"):
            with contextlib.suppress(ValueError):
                about = json.loads(read_if_there(self.root / HOME / name) or b"")
                if isinstance(about, dict) and "id" in about:
                    return about
        self.problems.append("backup.json and backup-copy.json are lost")
        folders = (self.root / HOME / "manifest", self.root / SECOND)
        for path in (path for folder in folders for path in sorted(folder.glob("*.jsonl.gz"), reverse=True)):
            for line in (line for batch in batches_of(read_if_there(path) or b"")[1][:1] for line in batch[1:2]):
                return {"id": line.get("backup"), "origins": line.get("origins", [])}
        return {}

    def states(self, *, notes: bool = False) -> Iterator[tuple[str, State]]:
        """Replay the list. Yields the state of each version, and at the end what is listed, as `newest`."""
        state, followed, followed_bytes, problems = State(), "", 0, []
        for name in self.segments.names:
            data, run = self.segments.read(name), runs_of(name)[1]
            length, batches = batches_of(data)
            if has_batch_after(data, length):
                problems.append(f"the list of run {run} is damaged")
            try:
                if batches and (batches[0][1]["format"], batches[0][1]["backup"]) != (FORMAT, self.about["id"]):
                    problems.append(f"the list of run {run} is of another backup, or of another format")
                    continue
                for batch in batches:
                    state.apply(batch)
                    if notes:
                        self.note(batch, state)
                    yield from [(line["name"], state) for line in batch if line["kind"] == "version"]
                end = batches[-1][-1] if batches else {}
                is_merged = end.get("kind") == "merged"
                if "-" in name and not is_merged:
                    problems.append(f"the list of run {run} has lost its end")
                if batches:
                    header = batches[0][1]
                    has_lost_end = header.get("follows_bytes", 0) > followed_bytes
                    if has_lost_end or (header["run"], header.get("follows", "")) != (run, followed):
                        problems.append(f"the list lacks something before run {run}")
                    followed, followed_bytes = (end["segment"], end["bytes"]) if is_merged else (name, length)
            except MAKES_NO_SENSE:
                problems.append(f"the list of run {run} has a line that makes no sense")
        yield "newest", state
        self.problems += problems if notes else []

    def note(self, batch: Batch, state: State) -> None:
        """Note where everything is after this batch, and which versions there are."""
        if not {line["kind"] for line in batch} <= {"batch", "segment", "thinned"}:
            self.unfinished = unfinished(batch)
        for line in batch:
            if line["kind"] in PLACED:
                self.place[line["id"]] = (line["in"], on_drive(line).split(b"/")[-1])
            elif line["kind"] == "gone":
                self.place[line["id"]] = KEPT + checked(exact(line, "kept")) if "kept" in line else b""
            elif line["kind"] == "thinned":
                for name in line["versions"]:
                    self.versions.pop(name, None)
            elif line["kind"] == "version":
                digest = f"{state.sum % (1 << 128):032x}"
                is_whole = (line["entries"], line["digest"]) == (len(state.things), digest)
                self.versions[line["name"]] = Version(line["name"], line, is_whole)

    def places(self, id: int, depth: int = 0) -> list[bytes]:
        """Where a thing may be now, the likeliest first."""
        place, paths = self.place.get(id, b""), []
        if isinstance(place, bytes):
            paths = [place] if place else []
        elif depth < DEEPEST:
            above = self.places(place[0], depth + 1) if place[0] != TOP else [b""]
            paths = [path + b"/" + place[1] if path else place[1] for path in above]
        return (paths + self.unfinished.get(id, []))[:8]


def unfinished(batch: Batch) -> dict[int, list[bytes]]:
    """Where things of a change are as long as it is not, or not completely, carried out."""
    found: dict[int, list[bytes]] = {}
    waiting: dict[int, bytes] = {}
    by_path: dict[bytes, bytes] = {}
    for line in batch:
        kind, id = line["kind"], line.get("id", TOP)
        if kind == "moved":
            found[id] = [INCOMING + b"moving-%d" % id, on_drive(line, "origin")]
        elif kind == "gone":
            found[id] = [on_drive(line)]
        elif kind in PLACED:
            path = on_drive(line)
            name = path.split(b"/")[-1]
            if "link_to" in line:
                first = exact(line, "link_to")
                found[id] = [first, by_path.get(first, first)]
            elif line.get("staged"):
                waiting[id] = INCOMING + b"%d" % line["staged"] + (b"" if kind == "folder" else b"/" + name)
            elif line["in"] in waiting:
                waiting[id] = waiting[line["in"]] + b"/" + name
            if id in waiting:
                found[id], by_path[path] = [waiting[id]], waiting[id]
    return found


# -- Checking and restoring --------------------------------------------------------------------------------------------


class Job:
    """Attributes: `bad`: how many things are not right; `files`, `bytes`: how many are."""

    def __init__(self, backup: Backup) -> None:
        self.backup = backup
        self.bad = self.files = self.bytes = 0
        self.seen: set[int] = set()  # things that were checked
        self.right: set[tuple[int, int, str]] = set()  # files with several names are read once
        self.links: dict[str, Path] = {}

    def note(self, path: bytes, what: str) -> None:
        self.bad += 1
        print(f"{what}: {path.decode(errors='backslashreplace')}", file=sys.stderr)

    def places(self, thing: Thing, version: str, state: State) -> list[list[Path]]:
        """Where the content may be: each time the path of the file, or those of its parts."""
        places, parts = self.backup.places(thing.id), int(thing.line.get("parts", 0))
        if version in self.backup.versions and self.backup.versions[version].line.get("snapshot"):
            places.insert(0, KEPT + version.encode() + b"/" + state.path(thing.id, "stored"))
        pieces = [[place + b"%%~part%d" % (part + 1) for part in range(parts)] or [place] for place in places]
        return [[self.backup.root / os.fsdecode(path) for path in paths] for paths in pieces]

    def read(self, thing: Thing, version: str, state: State, target: BinaryIO | None = None) -> bool:
        """Read a file where its content is right, and copy it to the target."""
        reason, expected = "missing", thing.line["blake3"]
        for paths in self.places(thing, version, state):
            try:
                infos = [info for info in map(info_of, paths) if info is not None and stat.S_ISREG(info.st_mode)]
                if len(infos) < len(paths):
                    continue
                key = (infos[0].st_dev, infos[0].st_ino, expected)
                is_known = target is None and infos[0].st_ino and key in self.right
                if is_known or copied(paths, target) == expected:
                    self.right.add(key)
                    self.files, self.bytes = self.files + 1, self.bytes + thing.line["size"]
                    return True
                is_size = sum(info.st_size for info in infos) == thing.line["size"]
                reason = "damaged" if is_size else "changed"
            except ReadFailed as error:
                reason = f"cannot be read ({error})"
        self.note(state.path(thing.id), reason)
        return False

    def check(self, version: str, state: State) -> None:
        """Check what no version before had."""
        for id in [id for id in state.things if id not in self.seen]:
            thing = state.things[id]
            self.seen.add(id)
            if thing.kind == "file":
                self.read(thing, version, state)
            elif thing.kind == "symlink" and not thing.line.get("only_listed"):
                paths = [paths[0] for paths in self.places(thing, version, state)]
                is_right = exact(thing.line, "target") in [os.fsencode(os.readlink(p)) for p in paths if p.is_symlink()]
                self.files += is_right
                if not is_right:
                    self.note(state.path(id), "missing or changed")

    def restore(self, version: str, state: State, target: Path, filters: list[bytes]) -> None:
        paths = {id: state.path(id) for id in state.things}
        for part in filters:
            if not any(path == part or path.startswith(part + b"/") for path in paths.values()):
                self.note(part, "not in this version")
        kinds = ("folder", "file", "symlink")
        chosen = [id for id, path in paths.items() if not filters or any(is_in(path, part) for part in filters)]
        chosen.sort(key=lambda id: (kinds.index(state.things[id].kind), paths[id].count(b"/")))
        target.mkdir(parents=True, exist_ok=True)
        for id in chosen:
            place = local(target, paths[id])
            self.attempt(paths[id], lambda: self.restore_one(state.things[id], version, state, place))  # noqa: B023
        for id in reversed(chosen):
            if state.things[id].kind == "folder":
                self.attempt(paths[id], lambda: set_attributes(local(target, paths[id]), state.things[id]))  # noqa: B023

    def attempt(self, path: bytes, do: Callable[[], None]) -> None:
        try:
            do()
        except (OSError, *MAKES_NO_SENSE) as error:
            self.note(path, f"not restored, or not with all attributes ({getattr(error, 'strerror', None) or error})")

    def restore_one(self, thing: Thing, version: str, state: State, place: Path) -> None:
        line = thing.line
        place.parent.mkdir(parents=True, exist_ok=True)
        if thing.kind == "folder":
            place.mkdir(exist_ok=True)
            return
        key = json.dumps([line.get(field) for field in LINKED])  # equal for the names of one file
        if line.get("linked") and key in self.links:
            with contextlib.suppress(OSError, NotImplementedError):  # where there are no links, it is copied
                os.link(str(self.links[key]), str(place), follow_symlinks=False)
                self.files, self.bytes = self.files + 1, self.bytes + line.get("size", 0)
                return
        if thing.kind == "symlink":
            os.symlink(os.fsdecode(exact(line, "target")), place)
            self.files += 1
        else:
            with open(str(place), "xb") as file:
                is_right = self.read(thing, version, state, file)
            if not is_right:
                place.unlink()
                return
        self.links[key] = place
        set_attributes(place, thing)


LINKED = ("linked", "blake3", "target", "target_bytes", "mode", "uid", "gid", "mtime_ns", "xattrs")


class ReadFailed(Exception):
    pass


def info_of(path: Path) -> os.stat_result | None:
    try:
        return os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise ReadFailed(error.strerror) from None


def copied(paths: list[Path], target: BinaryIO | None) -> str:
    """Read a file, or its parts, and return the checksum. In the target, zeros become holes."""
    hasher = Hasher()
    if target is not None:
        target.seek(0)
    for path in paths:
        try:
            file = open(str(path), "rb")
        except OSError as error:
            raise ReadFailed(error.strerror) from None
        with file:
            while True:
                try:
                    piece = file.read(PIECE_BYTES)
                except OSError as error:
                    raise ReadFailed(error.strerror) from None
                if not piece:
                    break
                hasher.update(piece)
                if target is not None and piece.strip(b"\0"):
                    target.write(piece)
                elif target is not None:
                    target.seek(len(piece), os.SEEK_CUR)
    if target is not None:
        target.truncate()
    return bytes(hasher.digest()).hex()


def is_in(path: bytes, part: bytes) -> bool:
    return path == part or path.startswith(part + b"/")


def local(target: Path, path: bytes) -> Path:
    """A path on this computer. Windows refuses some characters: there, they become % and two digits."""
    if os.name != "nt":
        return target / os.fsdecode(path)
    names = [name.decode(errors="surrogateescape") for name in path.split(b"/")]
    odd = re.compile('["*:<>?|%\\\\\0-\x1f\udc80-\udcff]|[. ]$')
    return Path("\\\\?\\" + os.path.abspath(target), *(odd.sub(lambda c: f"%{ord(c[0]) & 0xFF:02X}", n) for n in names))


def set_attributes(place: Path, thing: Thing) -> None:
    """Set what this computer can set; owners as root only. Raises OSError."""
    line, follows = thing.line, thing.kind != "symlink"
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owners = (-1 if line[key] == UNKNOWN else line[key] for key in ("uid", "gid"))
        os.chown(place, *owners, follow_symlinks=False)
    for name, value in line.get("xattrs", {}).items() if hasattr(os, "setxattr") else ():
        os.setxattr(place, name, base64.b64decode(value), follow_symlinks=False)
    if follows:
        os.chmod(place, int(line["mode"], 8))
    if follows or os.utime in os.supports_follow_symlinks:
        os.utime(place, ns=(line["mtime_ns"], line["mtime_ns"]), follow_symlinks=follows)


# -- The commands ------------------------------------------------------------------------------------------------------


def refuse(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def show_versions(backup: Backup) -> None:
    for origin in backup.about.get("origins", []):
        print(f"{origin['name']}: from {origin['path']} of {origin['host']}")
    for version in backup.versions.values():
        line, mark = version.line, "" if version.is_whole else ": ITS LIST LACKS SOMETHING"
        skipped = f", {line['left_out']} could not be copied" if line.get("left_out") else ""
        print(f"{version.name}  {line['files']} files, {line['bytes']:,} bytes{skipped}{mark}")
    if not backup.versions:
        print("There is no complete version. Whatever is listed can be restored as `newest`.")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Reads a Shingleback backup without Shingleback.")
    parser.add_argument("--backup", help="the folder that holds .shingleback")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("versions", help="list the versions")
    checking = commands.add_parser("check", help="read everything, and compare it with its checksums")
    checking.add_argument("version", nargs="?", default="")
    restoring = commands.add_parser("restore", help="copy a version, or some paths of it, to a new folder")
    restoring.add_argument("version")
    restoring.add_argument("target", type=Path)
    restoring.add_argument("paths", nargs="*", metavar="PATH")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    root = Path(given.backup) if given.backup else Path(__file__).resolve().parent.parent
    for folder in (root, root / HOME, root / HOME / "manifest", root / SECOND):
        try:
            os.listdir(folder)
        except PermissionError:
            refuse(f"You may not read {folder}. Run this as the person who made the backup, or as root (sudo).")
        except OSError:
            pass  # missing, or odd: see below
    if not (root / HOME).is_dir() and not (root / SECOND).is_dir():
        refuse(f"There is no backup in {root}. Add --backup and the folder that holds {HOME}.")
    backup, wanted = Backup(root), getattr(given, "version", "")
    if wanted not in ("", "newest", *backup.versions):
        refuse(f"There is no version {wanted}. There are: {', '.join([*backup.versions, 'newest'])}.")
    job = Job(backup)
    if given.command == "versions":
        show_versions(backup)
    if given.command == "restore":
        target, home = Path(os.path.realpath(given.target)), Path(os.path.realpath(root))
        if home in (target, *target.parents):
            refuse("The target is in the backup, where this program writes nothing. Choose a folder elsewhere.")
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            refuse(f"{target} is not an empty folder. Choose a new one.")
    offered = {*backup.versions, "newest"}
    for version, state in backup.states() if given.command != "versions" else ():
        if given.command == "check" and version in (offered if not wanted else (wanted,)):
            job.check(version, state)
        elif given.command == "restore" and version == wanted:
            job.restore(version, state, target, [os.fsencode(path).strip(b"/") for path in given.paths])
    if given.command != "versions":
        print(f"{job.files} files ({job.bytes:,} bytes) are {'right' if given.command == 'check' else 'restored'}.")
    for name in backup.segments.repaired:
        print(f"One copy of the list {name} is damaged or missing; the other copy is right.", file=sys.stderr)
    for problem in backup.problems:
        print(f"Damaged: {problem}.", file=sys.stderr)
    if job.bad:
        print(f"{job.bad} files or folders are not right; they are named above.", file=sys.stderr)
    return int(bool(job.bad or backup.problems))


if __name__ == "__main__":
    sys.exit(main())
