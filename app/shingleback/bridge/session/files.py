"""Small files of the session, which others read as well."""

import os
from pathlib import Path

from shingleback.model.errors import UsageError, Why


def put(file: Path, text: str) -> None:
    """Replaces it as a whole. Raises UsageError where it cannot be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary = file.with_name(f".{file.name}.new")
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, file)
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
