"""Removes the caches of backups that were not used for a long time, so that they don't fill the home."""

import contextlib
import hashlib
import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from shingleback.store.database import remove

UNUSED_S: Final = 180 * 86_400.0
_KINDS: Final = (".sqlite", ".runs")


def key_of(text: str) -> str:
    """For the name of a file: text from a drive is no such name."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def note_use(file: Path) -> None:
    """Called when such a file is opened: reading alone leaves no trace."""
    with contextlib.suppress(OSError):
        os.utime(file)


def remove_unused(folder: Path, kept: Collection[str], now_s: float) -> None:
    """Remove the files of a cache that are not in use any more. Raises no error.

    `kept` are the beginnings of names: files of backups for which there is still a set stay, however old.
    """
    for file in _files(folder):
        with contextlib.suppress(OSError):
            is_old = file.lstat().st_mtime < now_s - UNUSED_S
            if is_old and not file.name.startswith(tuple(kept)):
                remove(file)


def _files(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from (file for file in folder.iterdir() if file.suffix in _KINDS)
