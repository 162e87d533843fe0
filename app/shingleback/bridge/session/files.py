"""Small files of the session, which other programs of the same person read."""

import os
from pathlib import Path

from shingleback.model.errors import UsageError, Why
from shingleback.store import private_files


def put(file: Path, text: str) -> None:
    """Replaces it as a whole. Raises UsageError where it cannot be written."""
    try:
        private_files.replace(file, text.encode())
    except OSError as error:
        raise _unwritable(file, error) from None


def remove(file: Path) -> None:
    """Raises UsageError where it cannot be removed."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: Path, error: OSError) -> UsageError:
    return UsageError(Why.SETTINGS_UNWRITABLE, path=str(file), detail=os.strerror(error.errno or 0))
