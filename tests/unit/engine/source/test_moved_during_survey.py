"""What another program moves while the folders are surveyed is in the version, wherever the survey was at that time."""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.engine.source import survey
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.reader import Source
from shingleback.engine.source.survey import Survey
from tests.helpers.trees import contents, snapshot, write
from tests.helpers.workshop import Workshop

SOME_TIME_AGO_NS = 1_700_000_000_000_000_000


class Beside(SourceAccess):
    """Runs something when the survey comes to the last of some folders, in whatever order it reads them."""

    def __init__(self, folders: list[Path], at_the_last: Callable[[list[Path]], None], *, surveys: int = 1) -> None:
        """`at_the_last` gets the folders in the order in which the survey came to them, in this many surveys."""
        super().__init__()
        self.runs = 0
        self._surveys = surveys
        self._folders = {bytes(folder): folder for folder in folders}
        self._seen: list[Path] = []
        self._act = at_the_last

    def touch(self, path: bytes) -> None:
        super().touch(path)
        folder = self._folders.get(path)
        if folder is None or folder in self._seen:
            return
        self._seen.append(folder)
        if len(self._seen) == len(self._folders):
            order, self._seen = self._seen, []
            if self.runs < self._surveys:
                self.runs += 1
                self._act(order)


def move(old: Path, new: Path) -> None:
    subprocess.run(["mv", "-T", old, new], check=True)


@pytest.fixture
def two_folders(workshop: Workshop) -> list[Path]:
    folders = [workshop.source / "p", workshop.source / "q"]
    for folder in folders:
        write(folder / "stays", folder.name.encode())
    return folders


def put_into_both(folders: list[Path]) -> None:
    """A folder x0 and a file f0 into the first, x1 and f1 into the second."""
    for number, folder in enumerate(folders):
        write(folder / f"x{number}" / "inner" / "deep", b"%d" % number * 9)
        write(folder / f"f{number}", b"%d" % number * 5)
    long_ago = (SOME_TIME_AGO_NS, SOME_TIME_AGO_NS)
    for folder in folders:
        for path in (*folder.rglob("*"), folder):
            os.utime(path, ns=long_ago)


def mover(kind: str) -> Callable[[list[Path]], None]:
    """Moves something from the folder that is not read yet to the one that is."""

    def act(order: list[Path]) -> None:
        (old,) = (path for path in order[-1].iterdir() if path.name in (f"{kind}0", f"{kind}1"))
        move(old, order[0] / old.name)

    return act


def settle() -> None:
    """So that times tell what was written before and after: the kernel's may be a few milliseconds behind its clock."""
    time.sleep(0.05)


@pytest.mark.parametrize("kind", ["x", "f"], ids=["a folder", "a file"])
@pytest.mark.parametrize("has_version", [False, True], ids=["first run", "later run"])
def test_what_moves_to_a_folder_already_read_is_in_the_version(
    workshop: Workshop, two_folders: list[Path], kind: str, *, has_version: bool
) -> None:
    put_into_both(two_folders)
    if has_version:
        workshop.backup()
    settle()
    workshop.access = beside = Beside(two_folders, mover(kind))

    result = workshop.backup()

    assert (result.outcome, beside.runs) == ("done", 1)
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    if has_version:
        assert (result.copied.files, result.renamed.files) == (0, 1)


def test_the_source_keeps_its_access_time_if_it_is_looked_at_again(workshop: Workshop, two_folders: list[Path]) -> None:
    put_into_both(two_folders)
    settle()
    workshop.access = beside = Beside(two_folders, lambda order: move(order[-1] / "stays", workshop.source / "moved"))
    os.utime(workshop.source, ns=(SOME_TIME_AGO_NS, SOME_TIME_AGO_NS))

    workshop.backup()

    assert (beside.runs, workshop.source.stat().st_atime_ns) == (1, SOME_TIME_AGO_NS)
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


@pytest.mark.parametrize("kind", ["x", "f"], ids=["a folder", "a file"])
@pytest.mark.parametrize("has_version", [False, True], ids=["first run", "later run"])
def test_what_moves_to_a_folder_already_read_that_moves_then_too_is_in_the_version(
    workshop: Workshop, two_folders: list[Path], kind: str, *, has_version: bool
) -> None:
    third = workshop.source / "r"
    folders = [*two_folders, third]
    for folder in folders:
        write(folder / "stays", folder.name.encode())
    put_into_both(folders)
    if has_version:
        workshop.backup()
    settle()

    def act(order: list[Path]) -> None:
        (old,) = (path for path in order[-1].iterdir() if path.name in {f"{kind}{number}" for number in range(3)})
        move(old, order[0] / old.name)
        move(order[0], order[1] / "moved")

    workshop.access = beside = Beside(folders, act)

    result = workshop.backup()

    assert (result.outcome, beside.runs) == ("done", 1)
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


@pytest.mark.parametrize("kind", ["x", "f"], ids=["a folder", "a file"])
@pytest.mark.parametrize("has_version", [False, True], ids=["first run", "later run"])
def test_a_move_between_two_sources(workshop: Workshop, kind: str, *, has_version: bool) -> None:
    sources = [workshop.folder / "p", workshop.folder / "q"]
    subfolders = [source / "sub" for source in sources]
    put_into_both(subfolders)
    if has_version:
        workshop.backup(*sources)
    settle()
    workshop.access = Beside(subfolders, mover(kind))

    result = workshop.backup(*sources)

    assert result.outcome == "done"
    for source in sources:
        assert snapshot(workshop.destination / source.name) == snapshot(source)


def test_a_folder_listed_and_gone_before_it_is_read_is_found_where_it_went(
    workshop: Workshop, two_folders: list[Path]
) -> None:
    """It moves out of the top folder, which is listed already, into a subfolder that is read."""
    write(workshop.source / "late" / "file", b"late")
    write(workshop.source / "later" / "file", b"later")
    settle()
    late = [workshop.source / "late", workshop.source / "later"]
    order: list[Path] = []

    class Access(SourceAccess):
        def touch(self, path: bytes) -> None:
            super().touch(path)
            folder = Path(os.fsdecode(path))
            if folder in late and folder not in order:
                order.append(folder)
                if len(order) == 2:
                    move(order[1], order[0] / "here")

    workshop.access = Access()
    result = workshop.backup()

    assert result.outcome == "done"
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    assert two_folders


@pytest.mark.parametrize("has_version", [False, True], ids=["first run", "later run"])
def test_a_folder_that_moves_to_where_the_survey_comes_later_was_not_deleted(
    workshop: Workshop, *, has_version: bool
) -> None:
    for name in ("p", "q", "r"):
        write(workshop.source / name / "inner" / "file", name.encode() * 9)
    if has_version:
        workshop.backup()
    settle()
    folders = {workshop.source / name for name in "pqr"}

    class Access(SourceAccess):
        """At the first folder, the second one moves into the third."""

        has_moved = False

        def touch(self, path: bytes) -> None:
            super().touch(path)
            folder = Path(os.fsdecode(path))
            if folder in folders and not self.has_moved:
                self.has_moved = True
                second, third = sorted(folders - {folder}, key=order.index)
                move(second, third / "here")

    order = [workshop.source / name for name in os.listdir(workshop.source)]
    workshop.access = Access()

    result = workshop.backup()

    assert (result.outcome, result.left_out) == ("done", [])
    assert contents(workshop.destination / "source") == contents(workshop.source)
    if has_version:
        assert (result.copied.files, result.renamed.files) == (0, 1)
    workshop.backup()
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


class Restless(SourceAccess):
    """Moves a folder out of the way of each walk: it is always in the one of two folders where the walk is not."""

    def __init__(self, folders: list[Path]) -> None:
        super().__init__()
        self._folders = folders
        self._order: list[Path] = []

    def touch(self, path: bytes) -> None:
        super().touch(path)
        folder = Path(os.fsdecode(path))
        if folder == self._folders[0].parent:
            self._order.clear()
        elif folder in self._folders and folder not in self._order:
            self._order.append(folder)
            (destination,) = (of_two for of_two in self._folders if of_two != folder)
            if (folder / "x").exists():
                move(folder / "x", destination / "x")


def test_what_never_rests_is_named_and_keeps_its_copy(workshop: Workshop, two_folders: list[Path]) -> None:
    write(two_folders[0] / "x" / "file", b"content")
    workshop.backup()
    settle()
    workshop.access = Restless(two_folders)

    result = workshop.backup()

    assert [(item.path.rpartition("/")[2], item.reason) for item in result.left_out] == [("x", "moving")]
    copies = list((workshop.destination / "source").rglob("x/file"))
    assert [file.read_bytes() for file in copies] == [b"content"]
    workshop.access = SourceAccess()
    assert workshop.backup().outcome == "done"
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


@pytest.mark.parametrize("has_version", [False, True], ids=["first run", "later run"])
def test_new_files_during_a_survey_do_not_repeat_it(
    workshop: Workshop, two_folders: list[Path], monkeypatch: pytest.MonkeyPatch, *, has_version: bool
) -> None:
    """Programs write all the time; only what was moved is worth a second survey."""
    surveys: list[Survey] = []
    run = Survey.run

    def counted(survey: Survey, sources: list[Source], attend: Callable[[], None]) -> None:
        surveys.append(survey)
        run(survey, sources, attend)

    monkeypatch.setattr(Survey, "run", counted)
    write(two_folders[0] / "f", b"f")
    write(two_folders[1] / "f", b"f")
    settle()

    for folder in two_folders:
        write(folder / "log", b"grows")
        write(folder / "inner" / "log", b"grows")

    def write_beside(order: list[Path]) -> None:
        settle()
        for folder in order:
            (folder / "log").write_bytes(b"has grown")
            (folder / "inner" / "log").write_bytes(b"has grown")
        for folder in order:
            write(folder / "new" / "file", b"new")
            write(folder / "new file", b"new")
            (folder / "f").rename(folder / "renamed")

    if has_version:
        workshop.backup()
        surveys.clear()
        settle()
    workshop.access = beside = Beside(two_folders, write_beside)
    result = workshop.backup()

    assert "moving" not in [item.reason for item in result.left_out]

    assert (beside.runs, len(surveys)) == (1, 1)


def test_a_move_between_folders_that_were_read_sends_nothing(workshop: Workshop, two_folders: list[Path]) -> None:
    """The version has the state that the survey read; the next one follows."""
    put_into_both(two_folders)
    write(workshop.source / "z" / "file", b"z")
    workshop.backup()
    settle()

    def act(order: list[Path]) -> None:
        if order[-1].name == "z":
            (old,) = order[0].glob("x?")
            move(old, order[1] / old.name)

    # whichever comes last, the move is among folders of which at least one is read
    workshop.access = beside = Beside([*two_folders, workshop.source / "z"], act)
    result = workshop.backup()

    assert (result.outcome, result.copied.files, beside.runs) == ("done", 0, 1)
    workshop.access = SourceAccess()
    assert workshop.backup().copied.files == 0
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


def test_a_folder_that_is_left_out_is_not_called_moving_when_the_folder_around_it_changes(
    workshop: Workshop, two_folders: list[Path]
) -> None:
    point = workshop.source / "mount point"
    write(point / "film", b"film")
    workshop.backup()
    (point / "film").unlink()
    point.rename(workshop.folder / "keeps its inode number")
    point.mkdir()
    settle()

    def work(order: list[Path]) -> None:
        (workshop.source / "saved").write_bytes(os.urandom(8))
        (order[-1] / "saved").write_bytes(os.urandom(8))
        (workshop.source / "saved").rename(workshop.source / "document")

    workshop.access = Beside(two_folders, work, surveys=30)

    result = workshop.backup(cross_filesystems=True)

    assert [(item.path, item.reason) for item in result.left_out] == [("source/mount point", "away")]
    assert (workshop.destination / "source" / "mount point" / "film").exists()


@pytest.mark.parametrize("kind", ["file", "folder", "folder of a folder"])
@pytest.mark.parametrize("new_kind", ["file", "folder"])
def test_what_is_missed_makes_way_for_what_has_its_place_now(
    workshop: Workshop, two_folders: list[Path], monkeypatch: pytest.MonkeyPatch, kind: str, new_kind: str
) -> None:
    """The survey is not repeated, as if it had missed it again and again."""
    inner = {"file": "", "folder": "old", "folder of a folder": "old/older"}[kind]
    for folder in two_folders:
        write(folder / f"known in {folder.name}" / inner if inner else folder / f"known in {folder.name}", b"known")
    workshop.backup()
    settle()
    monkeypatch.setattr(survey, "ROUNDS", 1)
    missed: list[str] = []

    def replace(order: list[Path]) -> None:
        known = order[-1] / f"known in {order[-1].name}"
        move(known, order[0] / known.name)
        write(known / "new" if new_kind == "folder" else known, b"new")
        missed.append(f"source/{order[0].name}/{known.name}")

    workshop.access = Beside(two_folders, replace)

    assert [(item.path, item.reason) for item in workshop.backup().left_out] == [(path, "moving") for path in missed]

    workshop.access = SourceAccess()
    assert workshop.verify().outcome == "done"
    assert workshop.backup().outcome == "done"
    assert workshop.verify().outcome == "done"
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
