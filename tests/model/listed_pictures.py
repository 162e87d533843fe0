"""The content of a version according to the manifest and the files that it names, read without the engine."""

import base64
import hashlib
from pathlib import Path

from tests.faults.pictures import Picture, State, Thing
from tests.helpers.checker import Backup, Contents, Line, exact, read_backup
from tests.helpers.checker import State as Listed

_ANY_SYMLINK_MODE = 0o777


def versions_listed(destination: Path) -> dict[str, State]:
    """Each version by name. The checksum of missing content is "nowhere"."""
    if not (destination / ".shingleback" / "manifest").exists():
        return {}
    backup = read_backup(destination)
    reader = _Reader(destination, backup)
    return {name: reader.pictures(state) for name, state in backup.states.items()}


class _Reader:
    def __init__(self, destination: Path, backup: Backup) -> None:
        self._contents = Contents(destination, backup)
        self._checksums: dict[bytes, str] = {}

    def pictures(self, state: Listed) -> State:
        """The pictures of all sources."""
        found: State = {}
        groups: dict[object, int] = {}
        for id_, line in sorted(state.things.items(), key=lambda item: state.path(item[0])):
            top, _, path = state.path(id_).partition(b"/")
            picture = found.setdefault(top.decode(), Picture())
            thing = picture.things[path] = self._thing(state, id_)
            if line["kind"] != "folder":
                group = (line["linked"], thing) if line.get("linked") else id_
                picture.inodes[path] = groups.setdefault(group, len(groups))
        return found

    def _thing(self, state: Listed, id_: int) -> Thing:
        line = state.things[id_]
        match line["kind"]:
            case "folder":
                kind, content = "d", ""
            case "symlink":
                kind, content = "l", repr(exact(line, "target"))
            case _:
                kind, content = "-", self._content(state, id_)
        mode = _ANY_SYMLINK_MODE if kind == "l" else int(str(line["mode"]), 8)
        return Thing(kind, mode, line.get("uid", 0), line.get("gid", 0), line["mtime_ns"], content, _xattrs(line))

    def _content(self, state: Listed, id_: int) -> str:
        names = self._contents.find(state, id_)
        if not names:
            return "nowhere"
        if names[0] not in self._checksums:
            whole = b"".join(Path(name.decode("utf-8", "surrogateescape")).read_bytes() for name in names)
            self._checksums[names[0]] = hashlib.blake2b(whole).hexdigest()[:16]
        return self._checksums[names[0]]


def _xattrs(line: Line) -> tuple[tuple[str, bytes], ...]:
    return tuple(sorted((name, base64.b64decode(value)) for name, value in line.get("xattrs", {}).items()))
