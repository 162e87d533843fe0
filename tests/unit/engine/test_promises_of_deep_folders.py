"""A tree deeper than Python's recursion limit is backed up like any other."""

import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.protocol.results import BackupFinished
from tests.helpers import program
from tests.helpers.workshop import Workshop

LEVELS = sys.getrecursionlimit() + 100
DEEP = "/".join("d" * LEVELS)


@pytest.fixture(autouse=True)
def cleaned_up(tmp_path: Path) -> Iterator[None]:
    """Python's own `shutil.rmtree` cannot remove such a tree before 3.13."""
    yield
    subprocess.run(["rm", "-rf", *tmp_path.iterdir()], check=True)


@pytest.fixture
def leaf(workshop: Workshop) -> Path:
    leaf = deep_folder(workshop.source) / "leaf"
    leaf.write_text("green")
    return leaf


def deep_folder(top: Path) -> Path:
    folder = top / DEEP
    subprocess.run(["mkdir", "-p", folder], check=True)
    return folder


def run(workshop: Workshop) -> BackupFinished:
    result = workshop.backup(allow_empty=True)
    assert (result.outcome, result.why, result.left_out) == ("done", "", [])
    return result


@pytest.mark.usefixtures("leaf")
def test_a_removed_deep_tree_is_still_in_its_version(workshop: Workshop) -> None:
    first = run(workshop)
    (workshop.source / "d").rename(workshop.source.parent / "elsewhere")
    assert run(workshop).removed.files == 1

    assert not (workshop.destination / "source/d").exists()
    result, target = workshop.restore(version=first.version)
    assert result.outcome == "done"
    assert (target / "source" / DEEP / "leaf").read_text() == "green"
    assert workshop.verify().outcome == "done"


def test_a_file_moved_out_of_a_deep_tree_that_is_removed_is_renamed(workshop: Workshop, leaf: Path) -> None:
    run(workshop)
    leaf.rename(workshop.source / "leaf")
    (workshop.source / "d").rename(workshop.source.parent / "elsewhere")

    result = run(workshop)

    assert (result.renamed.files, result.copied.files) == (1, 0)
    assert (workshop.destination / "source/leaf").read_text() == "green"


def test_a_file_moved_into_a_new_deep_tree_is_renamed(workshop: Workshop) -> None:
    (workshop.source / "letter").write_text("Dear Ada")
    run(workshop)
    folder = deep_folder(workshop.source)
    (workshop.source / "letter").rename(folder / "letter")

    result = run(workshop)

    assert (result.renamed.files, result.copied.files) == (1, 0)
    assert (workshop.destination / "source" / DEEP / "letter").read_text() == "Dear Ada"


@pytest.mark.usefixtures("leaf")
def test_deep_trees_work_with_a_low_limit_of_open_files(workshop: Workshop, tmp_path: Path) -> None:
    """The soft limit, as a shell sets it, is lower than the number of levels."""
    low = f"--nofile={LEVELS // 2}:{resource.getrlimit(resource.RLIMIT_NOFILE)[1]}"
    for arguments in (
        ("backup", workshop.source, workshop.destination),
        ("verify", workshop.destination),
        ("restore", workshop.destination, "--to", tmp_path / "target"),
        ("try-restore", workshop.destination),
    ):
        program.run(*arguments, check=0, behind=("prlimit", low))
    assert (tmp_path / "target/source" / DEEP / "leaf").read_text() == "green"
