"""A small source, and a folder for its backup."""

from pathlib import Path

import pytest

from tests.helpers.memory import in_memory  # noqa: F401 (a fixture)
from tests.helpers.trees import write


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    write(folder / "letter.txt", b"Dear reader")
    write(folder / "photos" / "lake.jpg", b"blue" * 1000)
    return folder


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """The folder does not exist yet."""
    return tmp_path / "drive"
