"""What a killed run left behind does not stop the next one."""

import os
import sys
from pathlib import Path

from tests.helpers.memory import remove


def test_a_folder_deeper_than_python_can_recurse_is_removed(tmp_path: Path) -> None:
    deep = tmp_path / "deep"
    deep.mkdir()
    folder_fd = os.open(deep, os.O_RDONLY)
    for _ in range(2 * sys.getrecursionlimit()):
        os.mkdir("d", dir_fd=folder_fd)
        inner_fd = os.open("d", os.O_RDONLY, dir_fd=folder_fd)
        os.close(folder_fd)
        folder_fd = inner_fd
    os.close(folder_fd)
    remove(deep)
    assert not deep.exists()


def test_a_folder_that_may_not_be_changed_is_removed(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    (locked / "inner").mkdir(parents=True)
    (locked / "inner").chmod(0)
    locked.chmod(0o500)
    remove(locked)
    assert not locked.exists()
