"""Exclude rules as text: what is written in the settings and on the command line."""

from typing import Final

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


def path_rule(path: str) -> str:
    return f"{_PATH}{path}"


def excluded_path(rule: str) -> str:
    """The absolute path that an exclude rule names; empty for a pattern."""
    path = rule.removeprefix(_PATH)
    return path if path != rule and path.startswith("/") and path.strip("/") else ""
