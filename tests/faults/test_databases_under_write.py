"""A SQLite database that is written to during backups: its copy on the drive can be opened after each of them."""

from pathlib import Path

import pytest

from tests.helpers.database_writer import MODES, database_writer, faults_of
from tests.helpers.workshop import Workshop

COPIES = 12
BREAK_S = 0.02
DATABASE = "source/data.sqlite"


def backup_often(workshop: Workshop) -> list[bool]:
    """Back up 12 times; return whether each run has copied the database, and not said that it was changing."""
    copy, is_copied = workshop.destination / DATABASE, []
    for _ in range(COPIES):
        is_copied.append(DATABASE not in {item.path for item in workshop.backup().left_out})
        assert copy.exists() or not is_copied[-1]
        assert not copy.exists() or faults_of(copy) == []
    return is_copied


@pytest.mark.parametrize("mode", MODES)
def test_no_copy_of_a_database_under_constant_write_is_damaged(tmp_path: Path, mode: str) -> None:
    workshop = Workshop(tmp_path)
    with database_writer(workshop.source / "data.sqlite", mode, cached_pages=10):
        is_copied = backup_often(workshop)

    assert any(is_copied) or mode != "WAL"


@pytest.mark.parametrize("mode", MODES)
def test_a_database_with_breaks_between_transactions_is_copied(tmp_path: Path, mode: str) -> None:
    workshop = Workshop(tmp_path)
    with database_writer(workshop.source / "data.sqlite", mode, rest_s=BREAK_S, cached_pages=10):
        assert any(backup_often(workshop))
