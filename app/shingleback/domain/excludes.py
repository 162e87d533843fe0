"""Exclude rules as text: how people write them, and the one form in which they are stored.

| Form | Meaning |
|---|---|
| `*.iso`, `Downloads/` | a name, anywhere; with a slash at its end, only folders |
| `Videos/raw/*` | from the top of each source, or after the name of a source, as messages show paths |
| `/Videos/raw` | from the top of each source; and the absolute path, if a source contains it |
| `path:/home/me/Videos/raw` | exactly that folder or file, not a pattern |

`stored_rule` turns everything else that people write into one of these.
"""

import posixpath
import re
import unicodedata
from collections.abc import Collection
from enum import Enum, auto
from typing import Final, NamedTuple
from urllib.parse import unquote

DEFAULT_EXCLUDES: Final = (
    ".local/share/Trash/",
    ".Trash/",
    ".Trash-*/",
    "$RECYCLE.BIN/",
    ".thumbnails/",
    ".cache/thumbnails/",
    ".gvfs/",
    "lost+found/",
)

_PATH: Final = "path:"
"""The prefix of an exclude rule that names a folder or file, and is not a pattern."""
_HOME: Final = re.compile(r"(?:~|\$HOME|\$\{HOME\})(?=/|$)")
_URL: Final = re.compile(r"file:(?://(?:localhost)?)?(?=/(?!/))")
_QUOTED: Final = re.compile(r"([\"'])(?P<inside>.+)\1", re.DOTALL)
_ALL_INSIDE: Final = re.compile(r"/+\*{1,2}/*$")
_GLOB: Final = re.compile(r"[*?\[]")


class RuleKind(Enum):
    """What a stored rule describes."""

    NAMED = auto()  # this name, anywhere
    ENDING = auto()  # names that end in this text, anywhere
    STARTING = auto()
    CONTAINING = auto()
    AT_TOP = auto()  # this name, but only right inside a source
    PLACE = auto()  # this path
    INSIDE = auto()  # everything in the folder with this path, which stays
    PATTERN = auto()  # whatever matches this pattern


class RuleMeaning(NamedTuple):
    """A stored rule, taken apart for a sentence. `text` is the name, the path or the pattern."""

    kind: RuleKind
    text: str
    is_folders_only: bool = False


def path_rule(path: str) -> str:
    return f"{_PATH}{path}"


def excluded_path(rule: str) -> str:
    """The absolute path that an exclude rule names; empty for a pattern."""
    path = rule.removeprefix(_PATH)
    return path if path != rule and path.startswith("/") and path.strip("/") else ""


def is_glob(text: str) -> bool:
    """Whether any character of a pattern does not stand for itself."""
    return _GLOB.search(text) is not None


def stored_rule(text: str, home: str, folders: Collection[str] = ()) -> str:
    """Return the form in which a rule is stored, so that it means what the person meant.

    Args:
        text: the rule as it was written.
        home: the person's home folder, for `~`.
        folders: the sources, if they are known. An absolute path in one of them becomes a `path:` rule.
    """
    # A shell would take away quotes, or backslashes before spaces.
    quoted = _QUOTED.fullmatch(text.strip())
    rule = quoted["inside"].strip() if quoted else text.strip().replace("\\ ", " ")
    is_path = rule.startswith(_PATH)
    body = rule.removeprefix(_PATH)
    absolute = _absolute(body, home)
    if is_path:
        return _stored_path(absolute or body)
    if not absolute:
        return f"/{body.removeprefix('./').lstrip('/')}" if body.startswith("./") else rule
    is_certain = absolute != body or any(is_inside(absolute, folder) for folder in folders)
    return _stored_path(absolute) if is_certain and not is_glob(_ALL_INSIDE.sub("", absolute)) else absolute


def meaning_of(rule: str) -> RuleMeaning:
    """Return what a stored rule describes."""
    if path := excluded_path(rule):
        return RuleMeaning(RuleKind.PLACE, path)
    is_folders_only = rule.endswith("/")
    body = rule.rstrip("/")
    kind, text = _kind_of(body)
    return RuleMeaning(kind, text or body, is_folders_only)


def _kind_of(body: str) -> tuple[RuleKind, str]:
    folder = body.removesuffix("/*")
    if folder != body and folder.strip("/") and not is_glob(folder):
        return RuleKind.INSIDE, folder
    name = body.removeprefix("**/")
    if is_glob(name):
        return _kind_of_glob(body)
    if "/" not in name:
        return RuleKind.NAMED, name
    if name != body:
        return RuleKind.PATTERN, body
    top_name = body.removeprefix("/")
    return (RuleKind.PLACE, body) if "/" in top_name else (RuleKind.AT_TOP, top_name)


def _kind_of_glob(body: str) -> tuple[RuleKind, str]:
    letters = body.strip("*")
    if not letters or "/" in body or "**" in body or is_glob(letters):
        return RuleKind.PATTERN, body
    if body == f"*{letters}*":
        return RuleKind.CONTAINING, letters
    return (RuleKind.ENDING if body.startswith("*") else RuleKind.STARTING), letters


def alike(rule: str) -> list[str]:
    """Return a stored rule in each form of Unicode: files from a Mac have the accents of their names apart.

    In brackets, a letter and its accent would be two letters.
    """
    if "[" in rule:
        return [rule]
    return list(dict.fromkeys((rule, *(unicodedata.normalize(form, rule) for form in ("NFC", "NFD")))))


def is_outside(rule: str, folders: Collection[str]) -> bool:
    """Whether a stored `path:` rule can never match anything in these sources, judged by the names of the paths."""
    path = excluded_path(rule)
    return bool(path) and not any(is_inside(path, folder) for folder in folders)


def is_inside(path: str, folder: str) -> bool:
    """Whether a path is below a folder, judged by their names."""
    return path.startswith(folder.rstrip("/") + "/") and path.rstrip("/") != folder.rstrip("/")


def _absolute(body: str, home: str) -> str:
    """Return the absolute path or pattern that was written; empty if it is relative."""
    if match := _URL.match(body):
        return unquote(body[match.end() :], errors="surrogateescape")
    if (match := _HOME.match(body)) and home:
        return home.rstrip("/") + (body[match.end() :] or "/")
    return body if body.startswith("/") else ""


def _stored_path(path: str) -> str:
    """Return the rule for exactly this path. With `/*` at its end, the folder stays, and everything in it matches."""
    if not path.strip("/"):
        return path_rule(path)
    folder = _ALL_INSIDE.sub("", path)
    if folder != path:
        return _escaped(posixpath.normpath(folder)) + "/*"
    path = posixpath.normpath(path)
    return path_rule(path) if path.startswith("/") else "/" + _escaped(path)


def _escaped(path: str) -> str:
    return _GLOB.sub(lambda match: f"[{match[0]}]", path)
