"""The reader on the drive against the engine: on random histories, and after a kill at any call of a run."""

import shutil
from pathlib import Path
from random import Random

import pytest

from tests.helpers.shipped_reader import restore_by_reader, run_reader
from tests.model.histories import HISTORIES, History
from tests.model.steps import random_histories
from tests.model.test_cuts import CutTrial
from tests.model.trial import SMALL, WHOLE
from tests.model.whole import differences, quick_folder, state_of

pytestmark = pytest.mark.usefixtures("plain_umask")


class ReaderTrial(CutTrial):
    """After each cut, the reader restores all versions; so it must find what waits in `incoming`."""

    def _nothing_is_harmed(self) -> None:
        self.check_by_reader()

    def check_by_reader(self) -> None:
        story = self.story
        for version in story.offered():
            target = story.shop.folder / "by the reader"
            assert restore_by_reader(story.shop.destination, version, target) == 0, version
            assert differences(state_of(target / "source"), story.states[version]) == {}, version
            shutil.rmtree(target)


@pytest.mark.parametrize("name", HISTORIES)
def test_the_reader_restores_every_version_after_a_kill(name: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = ReaderTrial(folder / "shop", HISTORIES[name], limits=SMALL)
        calls = trial.all_calls()
        for at in range(3, calls, max(1, calls // 6)):
            trial.kill(at)
            trial.check_by_reader()
            trial.start_over()


def test_the_reader_agrees_on_random_histories(tmp_path: Path) -> None:
    chance = Random(36)
    with quick_folder(tmp_path) as folder:
        for number, (first, second, after) in enumerate(random_histories(chance, 25)):
            trial = ReaderTrial(
                folder / str(number), History(first, second, after), limits=chance.choice((SMALL, WHOLE))
            )
            trial.cut_then_change(chance.randrange(trial.all_calls()))
            trial.check_by_reader()
            if number % 8 == 0:
                result = run_reader(trial.story.shop.destination, "check")
                assert (result.returncode, result.stderr) == (0, "")
            shutil.rmtree(folder / str(number))
