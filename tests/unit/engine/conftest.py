"""Fixtures shared by tests of restoring and browsing."""

from pathlib import Path

import pytest

from shingleback.engine.repo.catalog_cache import CatalogCache
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A workshop with a backup of two letters."""
    write(workshop.source / "letters" / "ada.txt", b"dear Ada")
    write(workshop.source / "letters" / "bob.txt", b"dear Bob")
    workshop.backup()
    return workshop


@pytest.fixture
def catalog_cache(tmp_path: Path) -> CatalogCache:
    return CatalogCache(tmp_path / "past")
