"""A read-only folder of the user's own is writable only while a restore puts something into it."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from shingleback.engine.restore.file_restorer import FileRestorer
from tests.helpers.as_user import answer_as
from tests.helpers.controls import StopsWhen
from tests.helpers.nobody import NOBODY, Nobody, make_nobody
from tests.helpers.workshop import Workshop


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A backup of three files in a read-only folder, of which two are missing now; all belong to an ordinary user."""
    for nobody in make_nobody(monkeypatch):
        answer_as(NOBODY, partial(_prepare, nobody))
        yield nobody.folder


def _prepare(nobody: Nobody) -> None:
    workshop = Workshop(nobody.folder)
    folder = workshop.source / "folder"
    (folder / "inner").mkdir(parents=True)
    for name in ("a", "b", "inner/c"):
        (folder / name).write_text(name)
    for path in (folder / "inner", folder):
        path.chmod(0o555)
    workshop.backup()
    for path in (folder / "inner", folder):
        path.chmod(0o755)
    (folder / "b").unlink()
    (folder / "inner" / "c").unlink()
    (folder / "inner").chmod(0o311)
    folder.chmod(0o555)


def _modes(home: Path) -> list[int]:
    return [(home / "source" / name).stat().st_mode & 0o7777 for name in ("folder", "folder/inner")]


def test_missing_files_come_back_and_the_folders_are_as_before(home: Path) -> None:
    outcome = answer_as(NOBODY, lambda: Workshop(home).restore_in_place().outcome)

    assert outcome == "left-out"  # the other mode of the inner folder is named
    assert _modes(home) == [0o555, 0o311]
    assert (home / "source/folder/b").read_text() == "b"
    assert (home / "source/folder/inner/c").read_text() == "inner/c"
    assert answer_as(NOBODY, lambda: Workshop(home).restore_in_place(overwrites=True).outcome) == "done"
    assert _modes(home) == [0o555, 0o555]


def test_the_folders_are_as_before_after_a_cancellation(home: Path) -> None:
    def restore() -> str:
        folder = home / "source/folder"
        control = StopsWhen(lambda: (folder / "b").exists() or (folder / "inner/c").exists())
        return Workshop(home, control=control).restore_in_place().why

    assert answer_as(NOBODY, restore) == "restore-stopped"
    assert _modes(home) == [0o555, 0o311]
    assert len(list((home / "source").rglob("[bc]"))) == 1


def test_the_folders_are_as_before_after_an_error(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give = FileRestorer.give

    def fail(*args: object) -> None:
        give(*args)  # type: ignore[arg-type]
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(FileRestorer, "give", fail)
    assert answer_as(NOBODY, lambda: Workshop(home).restore_in_place().why) == "target-full"
    assert _modes(home) == [0o555, 0o311]
