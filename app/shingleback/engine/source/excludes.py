"""The exclude rules of a run: which files and folders of a source they match.

`domain.excludes` has the forms of a rule. In a pattern, `*` and `?` stay within a name, `**` crosses folders, `[abc]`
is one of these letters, `[!abc]` any other. An excluded folder is not read. Names are compared as text, so that `?`
matches a letter and not one byte of it.

Most rules, and all presets, are plain names or paths. They are looked up in dictionaries; only the others are compared
one by one.
"""

import os
import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.devices.mounts import may_hang, mount_above
from shingleback.domain.errors import Skipped, SkipReason, UsageError, Why
from shingleback.domain.excludes import DEFAULT_EXCLUDES, alike, excluded_path, is_glob, stored_rule
from shingleback.domain.presets import ExcludePreset
from shingleback.engine.files.folders import open_folder
from shingleback.engine.source.reader import Source

_ONE_OF: Final = re.compile(r"\[([!^]?)(\]?[^\]]+|\])\]", re.DOTALL)  # a bracket in the first place is literal
_ANY_NAME: Final = b""


class ExcludeMatch(NamedTuple):
    """Why something is excluded. `rule` is the rule as the user wrote it, or the name of a preset."""

    reason: SkipReason
    rule: str = ""


class Excludes:
    """The exclude rules of one run.

    Attributes:
        caches: exclude the content of folders that hold a CACHEDIR.TAG.
        snapshots: exclude snapshots of the source's own filesystem, see `engine.source.special_folders`.
    """

    def __init__(
        self,
        rules: Iterable[str] = DEFAULT_EXCLUDES,
        *,
        caches: bool = True,
        presets: Iterable[ExcludePreset] = (),
        snapshots: bool = True,
        home: str = "",
    ) -> None:
        """`home` is for `~` in a rule; by default the user's. Raises UsageError for an invalid rule."""
        self.caches = caches
        self.snapshots = snapshots
        self._home = home or str(Path.home())
        self._texts = list(dict.fromkeys(rules))
        self._rules = [
            *(_parse(text, rule) for text in self._texts for rule in alike(stored_rule(text, self._home))),
            *(
                _parse(rule, rule)._replace(match=ExcludeMatch(SkipReason.PRESET, preset.name))
                for preset in presets
                for rule in preset.rules
            ),
        ]
        self._patterns = _Matcher(self._rules)

    def of_sources(self, sources: Sequence[Source]) -> "list[SourceExcludes]":
        """Return the rules that apply in each of the sources."""
        names = {rule for rule in self._rules if rule.is_relative and any(map(rule.begins_with, sources))}
        if names:
            tops = [_names_in(source) for source in sources]
            names = {rule for rule in names if not any(map(rule.is_in_top, tops))}
        return [SourceExcludes(source, self._patterns, self._rules, names) for source in sources]

    @property
    def asks_files(self) -> bool:
        """Whether any pattern can match files."""
        return self._patterns.asks_files

    def of_folder(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        """Return the pattern that excludes a folder, or None. `path` is relative to the top of its source."""
        return self._patterns.of_folder(path, name)

    def of_file(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        return self._patterns.of_file(path, name)

    def without_match(self, skipped: Sequence[Skipped], sources: Sequence[Source]) -> list[str]:
        """Return the user's rules that excluded nothing in a run, as they were written.

        Args:
            skipped: what the run excluded.
            sources: of the run.
        """
        matched = {exclusion.rule for exclusion in skipped if exclusion.reason is SkipReason.PATTERN}
        texts = [text for text in self._texts if text not in matched and text not in DEFAULT_EXCLUDES]
        return [text for text in texts if not self._would_match(text, skipped, sources)]

    def _would_match(self, text: str, skipped: Sequence[Skipped], sources: Sequence[Source]) -> bool:
        """Whether a rule matches something that another one excluded first, or that lies in an excluded folder."""
        excludes = dict(
            zip((source.name for source in sources), Excludes([text], home=self._home).of_sources(sources), strict=True)
        )
        for exclusion in skipped:
            top, _, path = exclusion.path.partition(b"/")
            name = path.rpartition(b"/")[2]
            of_source = excludes.get(top)
            if of_source is not None and (of_source.of_folder(path, name) or of_source.is_below(path)):
                return True
        return False


class SourceExcludes:
    """The exclude rules in one source."""

    def __init__(
        self,
        source: Source,
        patterns: "_Matcher",
        rules: Sequence["_Rule"],
        after_name: Collection["_Rule"],
    ) -> None:
        """`after_name`: relative rules that may begin with the name of the source."""
        top = source.path.rstrip(b"/") + b"/"
        located = [rule.within(top) for rule in rules if rule.is_absolute]
        named = [rule.without_name() for rule in after_name if rule.begins_with(source)]
        self._patterns = patterns
        self._matcher = _Matcher([rule for rule in (*located, *named) if rule is not None])
        self._has_own = bool(self._matcher)
        self.asks_files = patterns.asks_files or self._matcher.asks_files

    def of_folder(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        """Return the rule that excludes a folder, or None. `path` is relative to the top of the source."""
        return self._patterns.of_folder(path, name) or (self._matcher.of_folder(path, name) if self._has_own else None)

    def of_file(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        return self._patterns.of_file(path, name) or (self._matcher.of_file(path, name) if self._has_own else None)

    def is_below(self, folder: bytes) -> bool:
        """Whether a rule names a path below this folder."""
        return self._patterns.is_below(folder) or self._matcher.is_below(folder)


class _Rule(NamedTuple):
    """One parsed rule.

    Attributes:
        body: the pattern, without slashes at its ends; a plain path if `is_plain`.
        from_top: it counts from the top of the source, and not at any depth.
        is_plain: every letter stands for itself, except that `**/` may precede it if not `from_top`.
        is_absolute: it may also be an absolute path.
        is_path: it is only an absolute path.
    """

    match: ExcludeMatch
    body: str
    folders_only: bool = False
    from_top: bool = False
    is_plain: bool = False
    is_absolute: bool = False
    is_path: bool = False

    @property
    def is_relative(self) -> bool:
        """Whether it may begin with the name of a source."""
        return self.from_top and not self.is_absolute and "/" in self.body and not self.body.startswith("**")

    @property
    def last_name(self) -> bytes:
        """The name of everything that a pattern matches; empty if these have several names."""
        name = self.body.rpartition("/")[2]
        return _ANY_NAME if is_glob(name) or "[" in self.body else os.fsencode(name)

    def begins_with(self, source: Source) -> bool:
        first = self.body.partition("/")[0]
        return _matches(first, source.name)

    def is_in_top(self, names: Sequence[bytes]) -> bool:
        """Whether the top of a source has what the rule begins with."""
        first = self.body.partition("/")[0]
        return any(_matches(first, name) for name in names)

    def without_name(self) -> "_Rule":
        return self._replace(body=self.body.partition("/")[2])

    def within(self, top: bytes) -> "_Rule | None":
        """Return the rule relative to the top of a source; None if it lies elsewhere. `top` ends with a slash."""
        if self.is_plain:
            folder, name = os.path.split(os.fsencode("/" + self.body))
            real = os.path.join(_resolved(folder), name)
            return self._at(os.fsdecode(real[len(top) :])) if real.startswith(top) and len(real) > len(top) else None
        names = self.body.split("/")
        plain_count = next(place for place, name in enumerate(names) if is_glob(name))
        folder = _resolved(os.fsencode("/" + "/".join(names[:plain_count])))
        names = [*filter(None, os.fsdecode(folder).split("/")), *names[plain_count:]]
        for part in filter(None, top.split(b"/")):
            if names[0] == "**":
                break
            if len(names) < 2 or not _matches(names.pop(0), part):
                return None
        return self._at("/".join(names))

    def _at(self, body: str) -> "_Rule":
        return self._replace(body=body, is_plain=self.is_path or not is_glob(body), is_path=False)


def _resolved(folder: bytes) -> bytes:
    """Resolve the symlinks of a path, unless that would ask a server or a program that may not answer."""
    mount = mount_above(Path(os.fsdecode(folder)))
    return folder if mount is not None and may_hang(mount) else os.path.realpath(folder)


def _names_in(source: Source) -> list[bytes]:
    """Return the names in the top of a source; none if it cannot be read."""
    try:
        fd = open_folder(b".", source.fd, no_atime=True)
    except OSError:
        return []
    try:
        return [os.fsencode(name) for name in os.listdir(fd)]
    except OSError:
        return []
    finally:
        os.close(fd)


class _Matcher:
    """Many rules. Those without special letters are in dictionaries by their last name."""

    def __init__(self, rules: Iterable[_Rule]) -> None:
        name_rules = [rule for rule in rules if not rule.is_path]
        self._plain: dict[bytes, list[tuple[bytes, _Rule]]] = {}
        for rule in name_rules:
            if rule.is_plain:
                body = os.fsencode(rule.body)
                self._plain.setdefault(body.rpartition(b"/")[2], []).append((body, rule))
        globs: dict[bytes, list[_Rule]] = {}
        for rule in name_rules:
            if not rule.is_plain:
                globs.setdefault(rule.last_name, []).append(rule)
        self._folders = {name: _Alternatives(rules) for name, rules in globs.items()}
        files = {name: [rule for rule in rules if not rule.folders_only] for name, rules in globs.items()}
        self._files = {name: _Alternatives(rules) for name, rules in files.items() if rules}
        self.asks_files = any(not rule.folders_only for rule in name_rules)

    def __bool__(self) -> bool:
        return bool(self._plain or self._folders)

    def of_folder(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        return self._plain_match(path, name, is_folder=True) or _first_match(self._folders, path, name)

    def of_file(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        return self._plain_match(path, name, is_folder=False) or _first_match(self._files, path, name)

    def is_below(self, folder: bytes) -> bool:
        return any(body.startswith(folder + b"/") for bodies in self._plain.values() for body, _ in bodies)

    def _plain_match(self, path: bytes, name: bytes, *, is_folder: bool) -> ExcludeMatch | None:
        for body, rule in self._plain.get(name, ()):
            if rule.folders_only and not is_folder:
                continue
            if path == body or (not rule.from_top and path.endswith(b"/" + body)):
                return rule.match
        return None


def _first_match(alternatives: "dict[bytes, _Alternatives]", path: bytes, name: bytes) -> ExcludeMatch | None:
    for last_name in (name, _ANY_NAME):
        if (rules := alternatives.get(last_name)) and (match := rules.match(path, name)):
            return match
    return None


class _Alternatives:
    """Many rules as two regular expressions, for names and for paths, which also tell which of them matched."""

    def __init__(self, rules: Sequence[_Rule]) -> None:
        self._by_name = [rule for rule in rules if not rule.from_top]
        self._by_path = [rule for rule in rules if rule.from_top]
        self._names, self._paths = _regex(self._by_name), _regex(self._by_path)

    def match(self, path: bytes, name: bytes) -> ExcludeMatch | None:
        for rules, regex, subject in ((self._by_name, self._names, name), (self._by_path, self._paths, path)):
            if rules:
                match = regex.fullmatch(subject.decode("utf-8", "surrogateescape"))
                if match and match.lastindex:
                    return rules[match.lastindex - 1].match
        return None


def _regex(rules: Sequence[_Rule]) -> re.Pattern[str]:
    return re.compile("|".join(f"({_regex_of(rule.body)})" for rule in rules), re.DOTALL)


def _matches(glob: str, name: bytes) -> bool:
    return re.fullmatch(_regex_of(glob), name.decode("utf-8", "surrogateescape"), re.DOTALL) is not None


def _parse(text: str, stored: str) -> _Rule:
    """Parse a stored rule; `text` is how it was written. Raises UsageError if it is invalid."""
    match = ExcludeMatch(SkipReason.PATTERN, text)
    if path := excluded_path(stored):
        return _Rule(match, path.lstrip("/"), from_top=True, is_plain=True, is_absolute=True, is_path=True)
    folders_only = stored.endswith("/")
    body = stored.rstrip("/")
    is_absolute = body.startswith("/")
    body = body.lstrip("/")
    if not body or body.startswith("!"):
        raise UsageError(Why.NOT_A_PATTERN, pattern=text)
    from_top = is_absolute or "/" in body
    if body.startswith("**/") and not is_glob(body[3:]):
        return _Rule(match, body[3:], folders_only, is_plain=True)
    try:
        re.compile(_regex_of(body))
    except re.error:  # such as [z-a]
        raise UsageError(Why.NOT_A_PATTERN, pattern=text) from None
    return _Rule(match, body, folders_only, from_top, is_plain=not is_glob(body), is_absolute=is_absolute)


def _regex_of(glob: str) -> str:
    out = []
    remainder = glob
    while remainder:
        piece, remainder = _next_piece(remainder)
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
    if match := _ONE_OF.match(glob):
        negated, letters = match.groups()
        letters = re.sub(r"([\\\[\]&~|^]|--)", r"\\\1", letters)
        return f"[{'^/' if negated else ''}{letters}]", glob[match.end() :]
    return re.escape(glob[0]), glob[1:]
