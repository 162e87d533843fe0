"""The texts of the table of drives: the one that comes with the program, and the person's own."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.model.errors import UsageError, Why
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path

_BUILT_IN: Final = "drives/drives.toml"


@dataclass(frozen=True, slots=True)
class TableTexts:
    """`own` is empty where the person has no table."""

    built_in: str
    own: str
    own_path: Path


def built_in_text() -> str:
    return resource_path(_BUILT_IN).read_text(encoding="utf-8")


def read_texts(paths: Paths) -> TableTexts:
    """Raises UsageError for a table of the person's that cannot be read."""
    path = paths.drive_table_file
    try:
        own = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        own = ""
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(path), detail=str(error)) from None
    return TableTexts(built_in_text(), own, path)
