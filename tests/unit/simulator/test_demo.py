"""What the demo says of its drive."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.simulator.demo import used_bytes
from tests.helpers.trees import write


def test_a_file_that_a_backup_removes_meanwhile_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("incoming", "letter.txt"):
        write(tmp_path / name, b"12345")
    walk = os.walk

    def walk_during_backup(place: bytes) -> Iterator[tuple[bytes, list[bytes], list[bytes]]]:
        for folder in walk(place):
            (tmp_path / "incoming").unlink()
            yield folder

    with monkeypatch.context() as patch:
        patch.setattr(os, "walk", walk_during_backup)
        assert used_bytes(bytes(tmp_path)) == 5
