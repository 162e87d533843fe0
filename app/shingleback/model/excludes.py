"""What is passed over unless a person says otherwise."""

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
