"""The built-in table of drives, and the person's own, which goes before it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.smr.drive_database import DriveTable, TableError, parse_table
from shingleback.store.paths import Paths, resource_path

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
    """Raises UsageError for a user's table that cannot be read."""
    path = paths.drive_table_file
    try:
        own = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        own = ""
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(path), detail=str(error)) from None
    return TableTexts(built_in_text(), own, path)


def load_drive_table(paths: Paths) -> DriveTable:
    """The built-in table, overridden by the user's. Raises UsageError if the user's is invalid."""
    texts = read_texts(paths)
    built_in = parse_table(texts.built_in)
    if not texts.own.strip():
        return built_in
    try:
        return parse_table(texts.own).over(built_in)
    except TableError as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(texts.own_path), detail=str(error)) from None


def drive_table_or_complaint(paths: Paths) -> tuple[DriveTable, UsageError | None]:
    """For the window, which continues with the built-in table and shows what is wrong with the user's."""
    try:
        return load_drive_table(paths), None
    except UsageError as complaint:
        return parse_table(built_in_text()), complaint
