"""A picture of a tree: every attribute that a backup keeps, and the differences between two pictures."""

import errno
import hashlib
import os
import re
import stat
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

_KEPT_XATTRS = ("user.", "system.posix_acl_", "trusted.of")
_CLOCK_OF_EXFAT_NS = 2 * 10**9
_AGE_OF_EXFAT_NS = range(315_619_200 * 10**9, 4_000_000_000 * 10**9)
_PLAIN = re.compile(rb"[a-z0-9_.-]*[a-z0-9_-]")
_RESERVED = re.compile(rb"(con|prn|aux|nul)(\..*)?")


class Thing(NamedTuple):
    """`content` is a checksum, or the target of a symlink."""

    kind: str
    mode: int
    uid: int
    gid: int
    mtime_ns: int
    content: str
    xattrs: tuple[tuple[str, bytes], ...]


class Rules:
    """The rules of --exclude: `*.x` anywhere, `b/` only folders, `a/*` relative to the top of each source."""

    def __init__(self, patterns: tuple[str, ...] = ()) -> None:
        self.patterns = patterns
        self._parsed = [
            (re.compile(_regex(pattern.rstrip("/")), re.DOTALL), pattern.endswith("/"), "/" in pattern.rstrip("/"))
            for pattern in patterns
        ]

    def excludes(self, path: bytes, *, is_folder: bool) -> bool:
        text = path.decode("utf-8", "surrogateescape")
        return any(
            regex.fullmatch(text if is_from_top else text.rpartition("/")[2])
            for regex, only_folders, is_from_top in self._parsed
            if is_folder or not only_folders
        )


def _regex(glob: str) -> str:
    return "".join({"*": "[^/]*", "?": "[^/]"}.get(letter) or re.escape(letter) for letter in glob)


@dataclass(frozen=True)
class Picture:
    """One folder, whose own path is b"".

    Attributes:
        inodes: of files and symlinks: paths with the same inode are one file with several names.
        atimes: not of symlinks, since the kernel always updates them when one is read.
        taken: pictures that were taken at the same moment have the same number.
    """

    taken: int = 0
    things: dict[bytes, Thing] = field(default_factory=dict)
    inodes: dict[bytes, int] = field(default_factory=dict)
    atimes: dict[bytes, int] = field(default_factory=dict)

    def without(self, rules: Rules) -> "Picture":
        """The picture without what the rules exclude."""
        kept_entries: dict[bytes, Thing] = {}
        for path, entry in self.things.items():  # a folder comes before its contents
            is_in_kept = not path or os.path.dirname(path) in kept_entries
            if is_in_kept and not (path and rules.excludes(path, is_folder=entry.kind == "d")):
                kept_entries[path] = entry
        return Picture(
            self.taken, kept_entries, {path: inode for path, inode in self.inodes.items() if path in kept_entries}
        )

    def plain(self) -> "Picture":
        """The picture as a filesystem shows it that knows only names and contents."""
        entries = {path: entry for path, entry in self.things.items() if entry.kind != "l"}
        return Picture(
            self.taken,
            {path: entry._replace(mode=0, uid=0, gid=0, mtime_ns=0, xattrs=()) for path, entry in entries.items()},
        )


State = dict[str, Picture]
"""Each source by its name in the backup."""


def take_picture(top: bytes, taken_ns: int = 0) -> Picture:
    """Takes a picture of a folder and everything in it; empty if it does not exist. Reading leaves no trace."""
    picture = Picture(taken_ns)
    if not os.path.lexists(top):
        return picture
    for path, full in _walk(top, b""):
        info = os.lstat(full)
        picture.things[path] = _thing(full, info)
        if not stat.S_ISLNK(info.st_mode):
            picture.atimes[path] = info.st_atime_ns
        if not stat.S_ISDIR(info.st_mode):
            picture.inodes[path] = info.st_ino
    return picture


def _walk(top: bytes, path: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Paths relative to the top, and full paths."""
    full = top + b"/" + path if path else top
    yield path, full
    if not stat.S_ISDIR(os.lstat(full).st_mode):
        return
    fd = os.open(full, os.O_RDONLY | os.O_DIRECTORY | os.O_NOATIME)
    try:
        names = sorted(os.fsencode(name) for name in os.listdir(fd))
    finally:
        os.close(fd)
    for name in names:
        yield from _walk(top, path + b"/" + name if path else name)


def _thing(path: bytes, info: os.stat_result) -> Thing:
    kind = stat.filemode(info.st_mode)[0]
    content = repr(os.readlink(path)) if kind == "l" else _checksum(path) if kind == "-" else ""
    attributes = (stat.S_IMODE(info.st_mode), info.st_uid, info.st_gid, info.st_mtime_ns)
    return Thing(kind, *attributes, content, tuple(_xattrs(path)))


def _checksum(path: bytes) -> str:
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | os.O_NOATIME), "rb") as file:
            return hashlib.file_digest(file, "blake2b").hexdigest()[:16]
    except OSError as error:  # from a filesystem that has lost the content
        return repr(error)


def _xattrs(path: bytes) -> Iterator[tuple[str, bytes]]:
    try:
        names = sorted(os.listxattr(path, follow_symlinks=False))
    except OSError as error:
        if error.errno != errno.ENOTSUP:
            raise
        names = []
    for name in names:
        if name.startswith(_KEPT_XATTRS):
            yield name, os.getxattr(path, name, follow_symlinks=False)


def differences(expected: State, actual: State, *, with_links: bool = True) -> list[str]:
    """Short sentences, the most significant first; empty if the two are equal."""
    differing = [f"no folder {name}" for name in expected if name not in actual]
    differing += [f"a folder {name} too many" for name in actual if name not in expected]
    for name in sorted(expected.keys() & actual.keys()):
        differing += [f"{name}/{text}" for text in _different_things(expected[name].things, actual[name].things)]
    return differing or (_different_links(expected, actual) if with_links else [])


def few(differing: Iterable[str]) -> str:
    """The first differences, for a report."""
    all_texts = list(differing)
    return "; ".join(all_texts[:4]) + (f"; and {len(all_texts) - 4} more" if len(all_texts) > 4 else "")


def _different_things(expected: dict[bytes, Thing], actual: dict[bytes, Thing]) -> Iterator[str]:
    for path in sorted(expected.keys() | actual.keys()):
        expected_entry, actual_entry = expected.get(path), actual.get(path)
        if actual_entry is None:
            yield f"{shown(path)} is missing"
        elif expected_entry is None:
            yield f"{shown(path)} is too many"
        elif expected_entry != actual_entry:
            fields = [key for key in Thing._fields if getattr(expected_entry, key) != getattr(actual_entry, key)]
            yield f"{shown(path)}: " + ", ".join(
                f"{key} {_value(actual_entry, key)}, not {_value(expected_entry, key)}" for key in fields
            )


def _value(entry: Thing, key: str) -> str:
    return oct(entry.mode) if key == "mode" else str(getattr(entry, key))


def _different_links(expected: State, actual: State) -> list[str]:
    """Hard links that differ. Sources whose pictures were taken at different moments are not compared."""
    moments = {name: (expected[name].taken, actual[name].taken) for name in expected}
    expected_groups, actual_groups = _linked(expected, moments), _linked(actual, moments)
    return [f"are one file, and should not be: {_names(group)}" for group in actual_groups - expected_groups] + [
        f"should be one file: {_names(group)}" for group in expected_groups - actual_groups
    ]


def _linked(state: State, moments: dict[str, tuple[int, int]]) -> set[frozenset[bytes]]:
    groups: dict[tuple[tuple[int, int], int], set[bytes]] = defaultdict(set)
    for name, picture in state.items():
        for path, inode in picture.inodes.items():
            groups[moments[name], inode].add(name.encode() + b"/" + path)
    return {frozenset(group) for group in groups.values() if len(group) > 1}


def _names(group: frozenset[bytes]) -> str:
    return " = ".join(shown(path) for path in sorted(group))


def changes_by_reading(before: State, after: State) -> list[str]:
    """How a run changed its source, which must be nothing."""
    differing = differences(before, after)
    for name in before:
        later = after[name].atimes
        differing += [
            f"{name}/{shown(path)}: its reading was noted"
            for path, at in before[name].atimes.items()
            if later.get(path, at) != at
        ]
    return differing


def differences_on_exfat(expected: State, actual: State, twins: frozenset[bytes]) -> list[str]:
    """Differences in content and time of files whose names exFAT can hold unchanged; all others are only in the
    manifest.

    `twins` are names from which others differ in case only: either may be the renamed one.
    """
    differing = []
    for name, picture in expected.items():
        actual_entries = actual[name].things if name in actual else {}
        plain = {path for path in {*picture.things, *actual_entries} if _is_plain(path, twins)}
        for path in sorted(plain):
            expected_entry, actual_entry = picture.things.get(path), actual_entries.get(path)
            if expected_entry is not None and expected_entry.kind == "l":
                expected_entry = None
            differing += [f"{name}/{shown(path)} {text}" for text in _different_on_exfat(expected_entry, actual_entry)]
    return differing


def _different_on_exfat(expected_entry: Thing | None, actual_entry: Thing | None) -> Iterator[str]:
    if expected_entry is None or actual_entry is None:
        if expected_entry is not actual_entry:
            yield "is missing" if expected_entry else "is too many"
    elif (expected_entry.kind, expected_entry.content) != (actual_entry.kind, actual_entry.content):
        yield f"is {actual_entry.kind} {actual_entry.content}, not {expected_entry.kind} {expected_entry.content}"
    elif (
        expected_entry.mtime_ns in _AGE_OF_EXFAT_NS
        and abs(expected_entry.mtime_ns - actual_entry.mtime_ns) > _CLOCK_OF_EXFAT_NS
    ):
        yield f"has the time {actual_entry.mtime_ns}, not {expected_entry.mtime_ns}"


def _is_plain(path: bytes, twins: frozenset[bytes]) -> bool:
    names = path.split(b"/") if path else []
    return all(_PLAIN.fullmatch(name) and not _RESERVED.fullmatch(name) and name not in twins for name in names)


def shown(path: bytes) -> str:
    text = os.fsdecode(path)
    return repr(path)[1:] if not text.isprintable() or " " in text else text or "."
