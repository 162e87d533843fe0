"""Reads one folder of the source with its subfolders, applies the exclude rules, and compares it with the index.

A rule is one line, as the user writes it: `*.iso` anywhere, `Downloads/` only folders, `Videos/raw/*` from the top of
each source. `*` and `?` stay within a name, `**` crosses folders, `[abc]` is one of them and `[!abc]` none.
`path:/home/me/Videos/raw` is exactly that folder or file, of one source, and no pattern. An excluded folder is not
read. Names are compared as text, so that `?` matches a letter and not one byte of it.
"""

import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.folders import FolderCursor, join, open_folder
from shingleback.engine.repo.format import Stat, inode_of, time_of
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.reader import open_file
from shingleback.store.settings import DEFAULT_EXCLUDES, excluded_path

_CACHE_TAG: Final = b"CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"


def stat_of(name: bytes, found: os.stat_result) -> Stat:
    return Stat(
        name,
        found.st_mode,
        found.st_size,
        time_of(found.st_mtime_ns),
        time_of(found.st_ctime_ns),
        inode_of(found),
        found.st_uid,
        found.st_gid,
        found.st_nlink,
    )


def scan(folder_fd: int) -> list[Stat]:
    """All entries of a folder, in the filesystem's order, without those that vanish meanwhile."""
    entries = []
    with os.scandir(folder_fd) as found:
        for entry in found:
            try:
                info = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            entries.append(stat_of(os.fsencode(entry.name), info))
    return entries


def is_cache(folder_fd: int, entries: list[Stat]) -> bool:
    """Whether the folder says itself that it holds a cache: a CACHEDIR.TAG that begins with the agreed signature."""
    if not any(entry.name == _CACHE_TAG and entry.is_file for entry in entries):
        return False
    try:
        tag_fd = open_file(_CACHE_TAG, folder_fd)
    except OSError:
        return False
    try:
        return os.read(tag_fd, len(_CACHE_SIGNATURE)) == _CACHE_SIGNATURE
    except OSError:
        return False
    finally:
        os.close(tag_fd)


def folder_inodes(top_fd: int) -> Iterator[int]:
    """Of a folder and all below it, without unreadable ones."""
    own_fd = open_folder(b".", top_fd, no_atime=True)
    cursor, waiting = FolderCursor(own_fd, no_atime=True), [b""]
    while waiting:
        path = waiting.pop()
        with contextlib.suppress(OSError):
            fd = cursor.open(path)
            yield inode_of(os.fstat(fd))
            with os.scandir(fd) as entries:
                waiting += [
                    join(path, os.fsencode(entry.name)) for entry in entries if entry.is_dir(follow_symlinks=False)
                ]
    cursor.forget()
    os.close(own_fd)


_ONE_OF: Final = re.compile(r"\[([!^]?)(\]?[^\]]+|\])\]", re.DOTALL)  # a bracket in first place is literal


class Excludes:
    """The exclude rules of one run. `caches` excludes the content of folders that hold a CACHEDIR.TAG."""

    def __init__(self, rules: Iterable[str] = DEFAULT_EXCLUDES, *, caches: bool = True) -> None:
        """Raises UsageError for a rule that cannot mean anything."""
        paths = {rule: excluded_path(rule) for rule in rules}
        parsed = [_parse(rule) for rule, path in paths.items() if not path]
        self.caches = caches
        self._paths = {os.fsencode(path): rule for rule, path in paths.items() if path}
        self._folders = _Matcher(parsed)
        self._files = _Matcher([rule for rule in parsed if not rule.folders_only])
        self.asks_files = bool(self._files)

    def within(self, source: bytes) -> "SourceExcludes":
        """All rules, as they hold in one source; `source` is its real path."""
        top = source.rstrip(b"/") + b"/"
        real = {_real_place(path): rule for path, rule in self._paths.items()}
        return SourceExcludes(self, {path[len(top) :]: rule for path, rule in real.items() if path.startswith(top)})

    def of_folder(self, path: bytes, name: bytes) -> str | None:
        """The pattern that excludes a folder, or None. `path` is relative to the top of its source."""
        return self._folders.match(path, name)

    def of_file(self, path: bytes, name: bytes) -> str | None:
        return self._files.match(path, name)


class SourceExcludes:
    """The exclude rules in one source: the patterns, and the paths that lie in it."""

    def __init__(self, patterns: Excludes, paths: dict[bytes, str]) -> None:
        """`paths` are relative to the top of the source, each with its rule."""
        self._patterns = patterns
        self._paths = paths
        self.caches = patterns.caches
        self.asks_files = patterns.asks_files or bool(paths)

    def of_folder(self, path: bytes, name: bytes) -> str | None:
        """The rule that excludes a folder, or None. `path` is relative to the top of the source."""
        return self._paths.get(path) or self._patterns.of_folder(path, name)

    def of_file(self, path: bytes, name: bytes) -> str | None:
        return self._paths.get(path) or self._patterns.of_file(path, name)


def _real_place(path: bytes) -> bytes:
    """Without symlinks on the way there; what lies there may be one itself."""
    folder, name = os.path.split(path.rstrip(b"/"))
    return os.path.join(os.path.realpath(folder), name)


class _Rule(NamedTuple):
    text: str
    pattern: str
    folders_only: bool
    from_top: bool


class _Matcher:
    def __init__(self, rules: Sequence[_Rule]) -> None:
        self._by_name = _Alternatives([rule for rule in rules if not rule.from_top])
        self._by_path = _Alternatives([rule for rule in rules if rule.from_top])

    def __bool__(self) -> bool:
        return bool(self._by_name or self._by_path)

    def match(self, path: bytes, name: bytes) -> str | None:
        return self._by_name.match(name) or self._by_path.match(path)


class _Alternatives:
    """Many rules as one regular expression, which also tells which of them matched."""

    def __init__(self, rules: Sequence[_Rule]) -> None:
        self._rules = rules
        self._regex = re.compile("|".join(f"({rule.pattern})" for rule in rules), re.DOTALL)

    def __bool__(self) -> bool:
        return bool(self._rules)

    def match(self, subject: bytes) -> str | None:
        if not self._rules:
            return None
        found = self._regex.fullmatch(subject.decode("utf-8", "surrogateescape"))
        return self._rules[found.lastindex - 1].text if found and found.lastindex else None


def _parse(text: str) -> _Rule:
    body = text.strip()
    folders_only = body.endswith("/")
    body = body.rstrip("/")
    from_top = "/" in body
    body = body.lstrip("/")
    if not body or body.startswith("!"):
        raise UsageError(Why.NOT_A_PATTERN, pattern=text)
    pattern = _regex_of(body)
    try:
        re.compile(pattern)
    except re.error:  # as [z-a]
        raise UsageError(Why.NOT_A_PATTERN, pattern=text) from None
    return _Rule(text, pattern, folders_only, from_top)


def _regex_of(glob: str) -> str:
    out = []
    rest = glob
    while rest:
        piece, rest = _next_piece(rest)
        out.append(piece)
    return "".join(out)


def _next_piece(glob: str) -> tuple[str, str]:
    """The regular expression for the beginning of a glob, and the rest of the glob. It has no groups."""
    if glob.startswith("**/"):
        return r"(?:.*/)?", glob[3:]
    if glob.startswith("**"):
        return r".*", glob[2:]
    if glob[0] == "*":
        return r"[^/]*", glob[1:]
    if glob[0] == "?":
        return r"[^/]", glob[1:]
    if found := _ONE_OF.match(glob):
        negated, letters = found.groups()
        letters = re.sub(r"([\\\[\]&~|^]|--)", r"\\\1", letters)
        return f"[{'^/' if negated else ''}{letters}]", glob[found.end() :]
    return re.escape(glob[0]), glob[1:]


@dataclass(slots=True)
class SurveyedChanges:
    """Entries by what has to be done with them; those that need nothing are not here.

    Attributes:
        copy: new, or with another size, time or type.
        recheck: the kernel saw a change, but size and time are as before: an attribute, a new hard link, a rename, or
            content whose time was set back. Or it is another file: two that are alike in all this may have been
            swapped. Only reading tells.
        same: nothing happened, but the inode number is different because the filesystem makes it up.
        gone: names that no longer exist.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    same: list[Stat] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.same or self.gone)


def compare(known: dict[bytes, KnownFile], files: list[Stat], *, has_inodes: bool = True) -> SurveyedChanges:
    """`has_inodes`: the source's filesystem keeps the numbers of its files (FAT, exFAT and FUSE make them up)."""
    found = SurveyedChanges()
    seen = 0
    for now in files:
        before = known.get(now.name)
        if before is None:
            found.copy.append(now)
            continue
        seen += 1
        if before.stat != now:
            _list_for(found, before.stat, now, has_inodes=has_inodes).append(now)
    if seen < len(known):
        names = {stat.name for stat in files}
        found.gone += [name for name in known if name not in names]
    return found


def _list_for(found: SurveyedChanges, before: Stat, now: Stat, *, has_inodes: bool) -> list[Stat]:
    if not now.has_content_of(before):
        return found.copy
    is_same = not has_inodes and before.ctime_ns == now.ctime_ns and _owner(before) == _owner(now)
    return found.same if is_same and before.links == now.links else found.recheck


def _owner(stat: Stat) -> tuple[int, int, int]:
    return stat.mode, stat.uid, stat.gid


@dataclass(frozen=True, slots=True)
class Rules:
    """How to walk.

    Attributes:
        destination: device and inode of the backup, which is skipped if it lies within a source.
        windows_names: see `naming`.
    """

    excludes: Excludes
    cross_filesystems: bool = False
    windows_names: bool = False
    destination: tuple[int, int] | None = None
