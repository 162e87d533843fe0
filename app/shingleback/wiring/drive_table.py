"""The table of drives, made from its files."""

from shingleback.knowledge.recording.drive_table import DriveTable, TableError, parse_table
from shingleback.model.errors import UsageError, Why
from shingleback.settings.drive_table import built_in_text, read_texts
from shingleback.settings.paths import Paths


def load_drive_table(paths: Paths) -> DriveTable:
    """The built-in table with the person's in front. Raises UsageError if the person's cannot be understood."""
    texts = read_texts(paths)
    built_in = parse_table(texts.built_in)
    if not texts.own.strip():
        return built_in
    try:
        return parse_table(texts.own).over(built_in)
    except TableError as error:
        raise UsageError(Why.DRIVE_TABLE_UNREADABLE, path=str(texts.own_path), detail=str(error)) from None


def drive_table_or_complaint(paths: Paths) -> tuple[DriveTable, UsageError | None]:
    """For the window, which goes on with the built-in table and shows what is wrong with the person's."""
    try:
        return load_drive_table(paths), None
    except UsageError as complaint:
        return parse_table(built_in_text()), complaint
