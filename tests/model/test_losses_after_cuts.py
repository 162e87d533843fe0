"""After an interrupted run on a filesystem without order, the next one tells what is lost from what only waits."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.engine.repo.catalog import Catalog
from tests.helpers.trees import write
from tests.model.scissors import Cut, Scissors
from tests.model.whole import Story, differences, quick_folder, state_of

pytestmark = pytest.mark.usefixtures("plain_umask")


@pytest.fixture
def story(tmp_path: Path) -> Iterator[Story]:
    """The first version has a folder in a folder, which then moves into a new folder, and a file that is renamed."""
    with quick_folder(tmp_path) as folder:
        story = Story(folder / "shop")
        story.shop.is_protected = False
        write(story.source / "d" / "f", b"in a folder")
        write(story.source / "d" / "e" / "g", b"deeper")
        write(story.source / "h", b"alone")
        story.run()
        story.save("before")
        (story.source / "new").mkdir()
        (story.source / "d").rename(story.source / "new" / "d")
        (story.source / "h").rename(story.source / "i")
        yield story


def cuts(story: Story) -> Iterator[int]:
    """Cuts the second run at each call, one after the other."""
    scissors = Scissors()
    states = dict(story.states)
    with scissors.ready():
        story.run()
    for at in range(scissors.calls):
        story.return_to("before")
        story.states = dict(states)
        with Scissors(at).ready(), pytest.raises(Cut):
            story.run()
        story.note_finished()
        yield at


def test_what_waits_for_its_place_is_not_sent_again(story: Story) -> None:
    for at in cuts(story):
        result = story.shop.backup()
        assert (result.outcome, result.copied.files) == ("done", 0), at
        story.note_finished()
        story.check_copy()
        story.check_versions()


def test_what_is_lost_is_healed_in_the_older_version_too(story: Story) -> None:
    """A cut took the file, which the first version and the source have."""
    healed = 0
    for at in cuts(story):
        for path in sorted(story.shop.destination.rglob("g")):
            path.unlink()
        result = story.shop.backup()
        assert result.outcome == "done", at
        story.note_finished()
        with closing(Catalog(bytes(story.shop.destination))) as catalog:
            oldest = catalog.versions[0].name
        restored, target = story.shop.restore(version=oldest)
        if was_looked_at(result.copied.files):
            healed += 1
            assert restored.outcome == "done", (at, restored.left_out)
            assert differences(state_of(target / "source"), story.states[oldest]) == {}, at
        shutil.rmtree(target)
    assert healed > 0


def was_looked_at(copied_files: int) -> bool:
    """A run that ended before it had begun anything leaves nothing to look for."""
    return copied_files > 0
