"""Malicious backup folders: a small complete backup with some changes.

Most changes know the format: a field in one line of the manifest gets a value that no program would write there, a file
becomes a named pipe, a batch becomes a decompression bomb. A random generator chooses, so a seed always gives the same
folder.
"""

import contextlib
import gzip
import json
import os
import random
import shutil
import socket
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

Line = dict[str, Any]
_LONG: Final = 20_000_000
_NUMBERS: Final = (
    0,
    -1,
    1,
    2,
    2**31,
    2**32 - 1,
    2**53,
    2**62,
    2**63 - 1,
    2**63,
    2**64,
    10**9,
    -(2**63),
    -(10**30),
    10**400,
)
_TEXTS: Final = (
    "",
    ".",
    "..",
    "/",
    "//",
    "a/../../b",
    "../outside/stolen",
    "/etc/shadow",
    ".shingleback/backup.json",
    "source/../../outside/stolen",
    "nul\0within",
    "\n",
    "\u202egpj.exe",
    "\ufffd",
    "x" * 300,
    "x" * 5_000,
    "d/" * 3_000 + "f",
    "source/" + "d/" * 3_000 + "f",
    "²",
    "0x1ff",
    "-1",
    "99999",
    "None",
    "2026-03-01T12-00-00",
    "2026-03-01T12-00-00 (../../outside/x",
    "2026-13-01T12:00:00+01:00",
    "2026-03-01T12:00:00",
    "9999-12-31T23:59:59+00:00",
    "0001-01-01T00:00:00-23:59",
)
_OTHERS: Final[tuple[object, ...]] = (
    None,
    True,
    1.5,
    [],
    {},
    [[]],
    {"a": 1},
    ["x"],
    {"": ""},
    {"security.capability": "AQAAAgAgAAAAAAAAAAAAAAAAAAA="},
)
_FIELDS: Final = (
    "id",
    "in",
    "path",
    "path_bytes",
    "stored",
    "mode",
    "uid",
    "gid",
    "mtime_ns",
    "xattrs",
    "inode",
    "ctime_ns",
    "staged",
    "names",
    "linked",
    "link_to",
    "link_to_bytes",
    "size",
    "blake3",
    "parts",
    "target",
    "target_bytes",
    "only_listed",
    "kept",
    "kept_bytes",
    "folder",
    "origin",
    "origin_bytes",
    "origin_stored",
    "origin_in",
    "done",
    "name",
    "started_at",
    "finished_at",
    "files",
    "bytes",
    "left_out",
    "snapshot",
    "versions",
    "format",
    "backup",
    "run",
    "host",
    "program",
    "follows",
    "follows_bytes",
    "kind",
)
_THINGS: Final = ("fifo", "folder", "socket", "symlink", "outside", "loop", "empty", "nothing", "device")
_KINDS: Final = ("segment", "batch", "folder", "file", "symlink", "gone", "moved", "partial", "version", "thinned", "?")


class Hostile:
    """Changes one backup folder. `changes` describes each change."""

    def __init__(self, backup: Path, seed: str) -> None:
        self.changes: list[str] = []
        self._backup = backup
        self._home = backup / ".shingleback"
        self._random = random.Random(seed)

    def spoil(self) -> None:
        """Makes one to three changes."""
        for _ in range(self._random.choice((1, 1, 1, 2, 3))):
            change = self._random.choices(list(_CHANGES), list(_CHANGES.values()))[0]
            with contextlib.suppress(OSError, ValueError, IndexError, KeyError, zlib.error):
                change(self)
            if change in _LAST:
                return

    # the manifest, line by line -------------------------------------------------------------------------------

    def change_field(self) -> None:
        batches, segment = self._segment()
        lines = self._random.choice(batches)
        line = self._random.choice(lines)
        name = self._random.choice(list(line) if self._random.random() < 0.7 else _FIELDS)
        line[name] = self._value(line.get(name))
        self._note(f"{segment.name}: {name} of a {line.get('kind')} is {line[name]!r:.60}")
        self._write(segment, batches)

    def drop_field(self) -> None:
        batches, segment = self._segment()
        line = self._random.choice(self._random.choice(batches))
        name = self._random.choice(list(line))
        del line[name]
        self._note(f"{segment.name}: a {line.get('kind')} without {name}")
        self._write(segment, batches)

    def move_lines(self) -> None:
        batches, segment = self._segment()
        lines = self._random.choice(batches)
        other_batch = self._random.choice(batches)
        line = dict(self._random.choice(lines))
        match self._random.randrange(4):
            case 0:
                other_batch.insert(self._random.randrange(len(other_batch) + 1), line)
            case 1:
                lines.remove(self._random.choice(lines))
            case 2:
                self._random.shuffle(lines)
            case _:
                self._random.shuffle(batches)
        self._note(f"{segment.name}: lines in another order")
        self._write(segment, batches)

    def add_line(self) -> None:
        """Adds a line of another kind, with the fields of an existing line."""
        batches, segment = self._segment()
        lines = self._random.choice(batches)
        kind = self._random.choice(_KINDS)
        full = {name: self._value(None) for name in self._random.sample(_FIELDS, 8)}
        line = {**self._random.choice(lines), **(full if self._random.random() < 0.3 else {}), "kind": kind}
        defaults = {"id": 5, "in": 0, "path": "source/x", "folder": True, "origin": "source", "origin_in": 0}
        lines.append({**defaults, **line})
        self._note(f"{segment.name}: a {kind} more")
        self._write(segment, batches)

    def make_circle(self) -> None:
        """Puts two folders into each other, with files in them."""
        batches, segment = self._segment()
        attributes = {"mode": "755", "uid": 0, "gid": 0, "mtime_ns": 0}
        first = {"kind": "folder", "id": 901, "in": 902, "path": "source/a", **attributes}
        second = {"kind": "folder", "id": 902, "in": 901, "path": "source/a/b", **attributes}
        moved = {
            "kind": "moved",
            "id": 2,
            "in": 901,
            "path": "source/a/c",
            "origin": "source",
            "origin_in": 0,
            "folder": True,
        }
        batches[-1] += [first, second]
        if self._random.random() < 0.5:
            batches[-1].append({**moved, "folder": True})
        self._note(f"{segment.name}: a circle")
        self._write(segment, batches)

    def go_deep(self) -> None:
        batches, segment = self._segment()
        attributes = {"mode": "755", "uid": 0, "gid": 0, "mtime_ns": 0}
        path, parent = "source", 1
        is_brief = self._random.random() < 0.5
        for number in range(1000, 4000):
            path = "source/x" if is_brief else f"{path}/d"
            batches[-1].append({"kind": "folder", "id": number, "in": parent, "path": path, **attributes})
            parent = number
        self._note(f"{segment.name}: 3,000 folders deep")
        self._write(segment, batches)

    def say_much(self) -> None:
        """Makes one line, or one value, of 20 MB."""
        batches, segment = self._segment()
        line = self._random.choice(self._random.choice(batches))
        name = self._random.choice(("path", "stored", "name", "host", "nothing"))
        line[name] = self._random.choice(("x", "x/", "\0", "\u20ac"))[:2] * (_LONG // 2)
        self._note(f"{segment.name}: 20 MB in {name}")
        self._write(segment, batches)

    # the manifest, byte by byte -------------------------------------------------------------------------------

    def bomb(self) -> None:
        """Makes a batch that is small on the drive, and large in memory."""
        _, segment = self._segment()
        piece_text = self._random.choice(
            (b"\0", b" ", b"\n", b'{"kind":"batch","id":"1"}\n', b'{"kind":"gone","id":5,"in":0,"path":"a"}\n')
        )
        head = b'{"kind":"batch","id":"1"}\n'
        compressor = zlib.compressobj(9, zlib.DEFLATED, 31)
        piece = piece_text * ((1 << 20) // len(piece_text))
        with segment.open("ab" if self._random.random() < 0.5 else "wb") as file:
            file.write(compressor.compress(head))
            for _ in range(1_000):
                file.write(compressor.compress(piece))
            file.write(compressor.flush())
        self._note(f"{segment.name}: a bomb of {piece_text[:20]!r}")

    def many_members(self) -> None:
        """Adds thousands of batches, each as small as possible."""
        _, segment = self._segment()
        piece_text = self._random.choice((b"", b"\n", b'{"kind":"batch","id":"1"}\n'))
        with segment.open("ab") as file:
            file.write(gzip.compress(piece_text, mtime=0) * 5_000)
        self._note(f"{segment.name}: 5,000 batches of {piece_text!r}")

    def false_beginnings(self) -> None:
        _, segment = self._segment()
        with segment.open("ab") as file:
            file.write(b"\x1f\x8b\x08\x00" * 500_000)
        self._note(f"{segment.name}: 500,000 beginnings of batches")

    def flip(self) -> None:
        file = self._random.choice([*self._segments(), self._home / "backup.json"])
        content = bytearray(file.read_bytes())
        for _ in range(self._random.choice((1, 1, 3, 20))):
            content[self._random.randrange(len(content))] = self._random.randrange(256)
        file.write_bytes(content)
        self._note(f"{file.name}: bytes flipped")

    def cut(self) -> None:
        file = self._random.choice([*self._segments(), self._home / "backup.json"])
        os.truncate(file, self._random.choice((0, file.stat().st_size // 2, file.stat().st_size - 1, 1 << 40)))
        self._note(f"{file.name}: another length")

    # backup.json ----------------------------------------------------------------------------------------------

    def change_about(self) -> None:
        for name in ("backup.json", "backup-copy.json"):
            file = self._home / name
            backup_info = json.loads(file.read_bytes())
            state = self._random.getstate()
            part = self._random.choice((backup_info, backup_info["filesystem"], backup_info["origins"][0]))
            key = self._random.choice(list(part))
            part[key] = self._value(part[key])
            text = f"backup.json: {key} is {part[key]!r:.60}"
            file.write_text(json.dumps(backup_info))
            if name == "backup.json":
                self._random.setstate(state)
        self._note(text)

    def replace_about(self) -> None:
        content = self._random.choice(
            (
                b"",
                b"\xff\xfe",
                b"[" * 200_000,
                b"{" * 10,
                b"null",
                b'{"format": 3}',
                b'{"format": 3}',
                b'{"format": -1}',
                b'{"format": 1e400}',
                b'{"format": "2"}',
                b" " * (8 << 20),
                b'{"a":' * 100_000,
            )
        )
        for name in ("backup.json", "backup-copy.json"):
            (self._home / name).write_bytes(content)
        self._note(f"backup.json: {content[:20]!r}")

    # kinds and names ------------------------------------------------------------------------------------------

    def change_kind(self) -> None:
        things = ["backup.json", "backup-copy.json", "lock", "READ-ME.txt", "manifest", "versions", "incoming", ""]
        chosen = self._random.choice([*things, *(f"manifest/{file.name}" for file in self._segments())])
        names = (
            ["backup.json", "backup-copy.json"]
            if chosen.startswith("backup") and self._random.random() < 0.5
            else [chosen]
        )
        kind = self._random.choice(
            ("fifo", "folder", "socket", "symlink", "outside", "loop", "empty", "nothing", "device")
        )
        for name in names:
            self._become(self._home / name if name else self._home, kind)
        self._note(f"{', '.join(names) or '.shingleback'}: {kind}")

    def add_thing(self) -> None:
        name = self._random.choice(
            (
                "manifest/000²03.jsonl.gz",
                "manifest/00000³.jsonl.gz",
                "manifest/999999999.jsonl.gz",
                "manifest/0000009.jsonl.gz",
                f"manifest/{'9' * 240}.jsonl.gz",
                "manifest/+00004.jsonl.gz",
                "manifest/000000.jsonl.gz",
                "manifest/000004.jsonl.gz",
                "backup.json.new",
                "backup-copy.json.new",
                "probe",
                "owner",
                "incoming/5",
                "incoming/gone-5",
                "incoming/moving-5",
                "incoming/out-1",
                "found",
                "versions/2026-03-01T12-00-00",
                "manifest/000009.jsonl.gz",
            )
        )
        kind = self._random.choice(("fifo", "folder", "full", "symlink", "outside", "empty", "deep", "device"))
        self._become(self._home / name, kind)
        self._note(f"{name[:40]}: a new {kind}")

    def change_copy(self) -> None:
        """Replaces something that the manifest names with something else."""
        paths = sorted(
            path for path in self._backup.rglob("*") if self._home not in path.parents and path != self._home
        )
        path = self._random.choice(paths)
        kind = self._random.choice(
            ("fifo", "folder", "socket", "outside", "loop", "empty", "nothing", "device", "huge", "deep")
        )
        self._become(path, kind)
        self._note(f"{path.name}: {kind}")

    # helpers --------------------------------------------------------------------------------------------------

    def _become(self, path: Path, kind: str) -> None:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        make = _MAKERS.get(kind)
        if kind == "outside":
            path.symlink_to(self._backup.parent / "outside")
        elif make is not None:
            make(path)

    def _value(self, before: object) -> object:
        """A new value, mostly of the same type."""
        if self._random.random() < 0.15:
            return self._random.choice(_OTHERS)
        if isinstance(before, int) or (before is None and self._random.random() < 0.4):
            return self._random.choice((*_NUMBERS, self._random.randrange(1, 30), self._random.randrange(1, 30)))
        return self._random.choice(_TEXTS)

    def _segments(self) -> list[Path]:
        return sorted((self._home / "manifest").glob("*.jsonl.gz"))

    def _segment(self) -> tuple[list[list[Line]], Path]:
        """One of the segments, as batches of lines."""
        segment = self._random.choice(self._segments())
        batches, remaining = [], segment.read_bytes()
        while remaining:
            member = zlib.decompressobj(31)
            batches.append([json.loads(line) for line in member.decompress(remaining).splitlines()])
            remaining = member.unused_data
        return batches, segment

    def _write(self, segment: Path, batches: list[list[Line]]) -> None:
        lines = ["".join(json.dumps(line) + "\n" for line in batch).encode() for batch in batches]
        segment.write_bytes(b"".join(gzip.compress(text, 1) for text in lines))

    def _note(self, text: str) -> None:
        """Notes a change that is about to be made."""
        self.changes.append(text)


def _make_deep(path: Path) -> None:
    """Makes 3,000 nested folders."""
    path.mkdir()
    fd = os.open(path, os.O_RDONLY)
    for _ in range(3_000):
        os.mkdir("d", dir_fd=fd)
        inner = os.open("d", os.O_RDONLY, dir_fd=fd)
        os.close(fd)
        fd = inner
    os.close(fd)


def _make_full(path: Path) -> None:
    path.mkdir()
    (path / "x").write_text("x")


def _make_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as held:
        held.bind(str(path))


def _make_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 42)


_MAKERS: Final[dict[str, Callable[[Path], object]]] = {
    "fifo": os.mkfifo,
    "folder": Path.mkdir,
    "full": _make_full,
    "deep": _make_deep,
    "socket": _make_socket,
    "symlink": lambda path: path.symlink_to("READ-ME.txt"),
    "loop": lambda path: path.symlink_to(path.name),
    "empty": Path.touch,
    "device": lambda path: os.mknod(path, 0o020666, os.makedev(1, 5)),
    "huge": _make_huge,
}
_LAST: Final = (Hostile.bomb, Hostile.say_much, Hostile.cut, Hostile.change_copy)
"""Changes after which no other change could read the manifest."""
_CHANGES: Final[dict[Callable[[Hostile], None], int]] = {
    Hostile.change_field: 40,
    Hostile.drop_field: 4,
    Hostile.move_lines: 6,
    Hostile.add_line: 10,
    Hostile.make_circle: 2,
    Hostile.go_deep: 1,
    Hostile.say_much: 1,
    Hostile.bomb: 1,
    Hostile.many_members: 2,
    Hostile.false_beginnings: 1,
    Hostile.flip: 8,
    Hostile.cut: 4,
    Hostile.change_about: 10,
    Hostile.replace_about: 4,
    Hostile.change_kind: 10,
    Hostile.add_thing: 6,
    Hostile.change_copy: 6,
}
