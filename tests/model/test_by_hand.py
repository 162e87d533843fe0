"""People change the copy by hand, also after an interrupted run: neither their files nor ours are lost."""

import shutil
from pathlib import Path

import pytest

from tests.helpers.trees import write
from tests.model.histories import History, create
from tests.model.steps import Step
from tests.model.test_cuts import CutTrial
from tests.model.trial import WHOLE
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")
_THEIRS = b"theirs"


def test_a_foreign_file_in_the_place_of_a_removed_one_stays_apart_from_it(tmp_path: Path) -> None:
    """The run is killed when some files have left their places, and somebody puts other files there."""
    names = ("a", "b", "d/a", "d/b")
    history = History(create(*names, "z"), tuple(Step("delete", name) for name in names))
    with quick_folder(tmp_path) as folder:
        trial = CutTrial(folder / "shop", history, limits=WHOLE)
        has_put = 0
        for at in range(trial.all_calls()):
            trial.kill(at)
            copy = trial.story.shop.destination / "source"
            free = [copy / name for name in names if not (copy / name).exists()]
            for path in free:
                write(path, _THEIRS)
            has_put += bool(free)
            trial.story.run()
            trial.story.check_versions()
            paths = [path for path in trial.story.shop.destination.rglob("*") if path.is_file()]
            theirs = [path for path in paths if path.read_bytes() == _THEIRS]
            assert len(theirs) == len(free), (at, theirs)
            assert not [path for path in theirs if "versions" in path.parts], at
            trial.start_over()
        assert has_put > 3


def test_a_folder_in_the_place_of_a_deleted_file_is_left_alone(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "a", b"a")
    write(story.source / "b", b"b")
    story.run()
    theirs = story.shop.destination / "source" / "a"
    theirs.unlink()
    write(theirs / "theirs", _THEIRS)
    (story.source / "a").unlink()
    story.run()
    assert (theirs / "theirs").read_bytes() == _THEIRS


def test_a_name_may_be_higher_in_the_tree_than_the_new_file_it_links_to(tmp_path: Path) -> None:
    """The folders of both exist already."""
    story = Story(tmp_path, limits=WHOLE)
    pairs = [(story.source / f"d{number}" / "e" / "b", story.source / f"e{number}" / "b") for number in range(8)]
    for deep, high in pairs:
        write(deep.with_name("a"), b"a")
        write(high.with_name("a"), b"a too")
    story.run()
    for deep, high in pairs:  # in some of them, the deep one is met first
        write(deep, bytes(deep))
        high.hardlink_to(deep)
    story.run()
    story.check_copy()
    story.check_versions()


def test_a_folder_that_somebody_removed_is_made_again_for_new_files_in_it(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "d" / "a", b"a")
    write(story.source / "e" / "a", b"a too")
    story.run()
    shutil.rmtree(story.shop.destination / "source" / "d")
    write(story.source / "d" / "new", b"new")
    (story.source / "e" / "a").rename(story.source / "d" / "moved")
    story.run()
    assert (story.shop.destination / "source" / "d" / "new").read_bytes() == b"new"
    assert (story.shop.destination / "source" / "d" / "moved").read_bytes() == b"a too"


def test_a_folder_in_the_place_of_a_file_in_no_version_is_not_lost(tmp_path: Path) -> None:
    """The file was new in a run that was killed before it made its version.

    The list is set back for each try, so what it does not have is moved aside.
    """
    with quick_folder(tmp_path) as folder:
        trial = CutTrial(folder / "shop", History(create("a"), create("n")), limits=WHOLE)
        calls, count = trial.all_calls(), 0
        for at in range(calls - 30, calls):
            trial.kill(at)
            theirs = trial.story.shop.destination / "source" / "n"
            if theirs.is_file() and len(trial.story.offered()) == 1:
                theirs.unlink()
                write(theirs / "theirs", _THEIRS)
                (trial.story.source / "n").unlink()
                trial.story.run()
                (lasting_file,) = trial.story.shop.destination.rglob("theirs")
                assert lasting_file.read_bytes() == _THEIRS
                write(trial.story.source / "n", b"n")
                count += 1
            trial.start_over()
        assert count
