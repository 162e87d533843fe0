"""Reads one folder of the source, applies the exclude rules, and finds and compares it in the index.

A rule is one line, as the user writes it: `*.iso` anywhere, `Downloads/` only folders, `Videos/raw/*` from the top of
each source. `*` and `?` stay within a name, `**` crosses folders, `[abc]` is one of these letters, `[!abc]` any other.
`path:/home/me/Videos/raw` is exactly that folder or file, not a pattern. An excluded folder is not read. Names are
compared as text, so that `?` matches a letter and not one byte of it.
"""

import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.files.attributes import Stat, inode_of, stat_of
from shingleback.engine.files.folders import FolderCursor, join, open_folder
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.source.plan import Moves
from shingleback.engine.source.reader import Source, is_sparse, open_file
from shingleback.store.settings import DEFAULT_EXCLUDES, excluded_path

_CACHE_TAG: Final = b"CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"


def scan(folder_fd: int, sparse: set[bytes]) -> list[Stat]:
    """Return all entries of a folder, in the filesystem's order, except those that vanish in the meantime.

    Adds the names of files that may have holes to `sparse`.
    """
    entries = []
    with os.scandir(folder_fd) as found:
        for entry in found:
            try:
                info = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            found_stat = stat_of(os.fsencode(entry.name), info)
            if is_sparse(info) and found_stat.is_file:
                sparse.add(found_stat.name)
            entries.append(found_stat)
    return entries


def is_cache(folder_fd: int, entries: list[Stat]) -> bool:
    """Whether the folder is tagged as a cache: it has a CACHEDIR.TAG that begins with the standard signature."""
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
    """Yield the inodes of a folder and of all folders below it, except unreadable ones."""
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


_ONE_OF: Final = re.compile(r"\[([!^]?)(\]?[^\]]+|\])\]", re.DOTALL)  # a bracket in the first place is literal


class Excludes:
    """The exclude rules of one run. `caches` excludes the content of folders that hold a CACHEDIR.TAG."""

    def __init__(self, rules: Iterable[str] = DEFAULT_EXCLUDES, *, caches: bool = True) -> None:
        """Raises UsageError for an invalid rule."""
        paths = {rule: excluded_path(rule) for rule in rules}
        parsed = [_parse(rule) for rule, path in paths.items() if not path]
        self.caches = caches
        self._paths = {os.fsencode(path): rule for rule, path in paths.items() if path}
        self._folders = _Matcher(parsed)
        self._files = _Matcher([rule for rule in parsed if not rule.folders_only])
        self.asks_files = bool(self._files)

    def within(self, source: bytes) -> "SourceExcludes":
        """Return the rules that apply in one source; `source` is its real path."""
        top = source.rstrip(b"/") + b"/"
        real = {_real_place(path): rule for path, rule in self._paths.items()}
        return SourceExcludes(self, {path[len(top) :]: rule for path, rule in real.items() if path.startswith(top)})

    def of_folder(self, path: bytes, name: bytes) -> str | None:
        """Return the pattern that excludes a folder, or None. `path` is relative to the top of its source."""
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
        """Return the rule that excludes a folder, or None. `path` is relative to the top of the source."""
        return self._paths.get(path) or self._patterns.of_folder(path, name)

    def of_file(self, path: bytes, name: bytes) -> str | None:
        return self._paths.get(path) or self._patterns.of_file(path, name)


def _real_place(path: bytes) -> bytes:
    """Return a path with the symlinks in its folders resolved, but not one at its end."""
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
    except re.error:  # such as [z-a]
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
    """Return a regular expression, without capturing groups, for a glob's first element, and the rest of the glob."""
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
    """The entries of a folder that need work, by the kind of work.

    Attributes:
        copy: new entries, and those with another size, time or type.
        recheck: the kernel saw a change, but size and time are as before: an attribute, a new hard link, a rename, or
            content whose time was set back. Or it is a different file, swapped with one of the same size and time.
            Only reading tells.
        same: unchanged entries with another inode number, because the filesystem makes it up.
        gone: names that no longer exist.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    same: list[Stat] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.same or self.gone)


def compare(known: dict[bytes, KnownFile], files: list[Stat], *, has_inodes: bool = True) -> SurveyedChanges:
    """Compare a folder's files with the index.

    `has_inodes`: the source's filesystem stores inode numbers (FAT, exFAT and FUSE make them up).
    """
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
    """How to walk the sources.

    Attributes:
        destination: device and inode of the backup, which is skipped if it lies within a source.
        hard_links: the drive supports hard links.
        windows_names: the drive allows only names that Windows allows.
    """

    excludes: Excludes
    cross_filesystems: bool = False
    windows_names: bool = False
    destination: tuple[int, int] | None = None
    hard_links: bool = True


class FolderMatcher:
    """Finds the folder on the drive that corresponds to a folder of the source, by its inode first.

    The name comes second, because another folder may have it by now. No folder on the drive is matched twice, so the
    result is a tree, like the source.

    Attributes:
        used: ids of the folders on the drive that are matched already; a manifest may claim any ids.
        left: ids of folders that the source no longer has at their places.
        sources: all sources of the walk.
    """

    def __init__(self, index: Index, moves: Moves) -> None:
        self.used: set[int] = set()
        self.left: list[int] = []
        self.sources: list[Source] = []
        self._index = index
        self._moves = moves
        self._has_noted_folders = False

    def row_of(self, parent_id: int, source: int, path: bytes, stat: Stat, *, has_inodes: bool) -> FolderRow | None:
        """Return the index row of the folder `path` of a source, or None. `has_inodes`: its inode identifies it."""
        here = self._index.child(parent_id, stat.name)
        if here is not None and here.id in self.used:
            here = None
        found = here
        if has_inodes and (here is None or here.inode != stat.inode):
            found = self._moved_row(source, path, stat)
            if found is None and here is not None and not self._is_elsewhere(here):
                found = here
        if here is not None and found is not here:
            self.left.append(here.id)
        if found is not None:
            self.used.add(found.id)
        return found

    def stays(self, parent_id: int, name: bytes) -> FolderRow | None:
        """Return the row of the folder that the drive has under this name, or None; it stays there."""
        row = self._index.child(parent_id, name)
        if row is not None:
            self.used.add(row.id)
        return row

    def _moved_row(self, source: int, path: bytes, stat: Stat) -> FolderRow | None:
        """Return the row of a folder that was known under another path, where the source no longer has it, or None."""
        for row in self._index.with_inode(stat.inode):
            if row.parent == ROOT or row.id in self.used:
                continue
            try:
                old_path, _ = self._index.path_of(row.id)
            except KeyError:  # a manifest may name folders without a parent
                continue
            top, _, below = old_path.partition(b"/")
            if top == self.sources[source].name and below != path and not self._still_there(source, below, row):
                return row
        return None

    def _is_elsewhere(self, row: FolderRow) -> bool:
        """Whether a source has a folder with the row's inode; the walk will meet it under its new name."""
        if not self._has_noted_folders:
            self._moves.note_folders(inode for source in self.sources for inode in folder_inodes(source.fd))
            self._has_noted_folders = True
        return self._moves.has_folder(row.inode)

    def _still_there(self, source: int, path: bytes, row: FolderRow) -> bool:
        folder, _, name = path.rpartition(b"/")
        cursor = FolderCursor(self.sources[source].fd, no_atime=True)
        try:
            found = os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False)
        except OSError:
            return False
        finally:
            cursor.forget()
        return inode_of(found) == row.inode
