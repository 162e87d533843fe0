"""The exclude rules of a run: which files and folders of a source they match.

A rule is one line, as the user writes it: `*.iso` anywhere, `Downloads/` only folders, `Videos/raw/*` from the top of
each source. `*` and `?` stay within a name, `**` crosses folders, `[abc]` is one of these letters, `[!abc]` any other.
`path:/home/me/Videos/raw` is exactly that folder or file, not a pattern. An excluded folder is not read. Names are
compared as text, so that `?` matches a letter and not one byte of it.
"""

import os
import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.excludes import DEFAULT_EXCLUDES, excluded_path

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
