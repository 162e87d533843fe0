"""The drive becomes full during a run: old versions are removed, and the same run continues and succeeds."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.drive.messages import Checkpoint, Finish, Parcel, Recover, Sweep
from tests.model.histories import HISTORIES
from tests.model.scissors import Cut, Scissors
from tests.model.test_full_recovery import FullTrial
from tests.model.trial import SLOT_BYTES, SMALL, WHOLE
from tests.model.whole import quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")
SMALL_BATCHES: Final[dict[str, Any]] = {"limits": SMALL, "slot_bytes": SLOT_BYTES}


class FullDrive(Scissors):
    """One change finds no space, nor does any later one, until enough sweeps have made some.

    Attributes: `changes_needing_space` counts the changes that may need space.
    """

    def __init__(self, at: int | None, sweeps: int = 1, cut_at: int | None = None) -> None:
        super().__init__(cut_at)
        self.changes_needing_space = 0
        self._full_at = at
        self._sweeps = sweeps
        self._swept: list[Sweep] = []

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if isinstance(self.message, Sweep) and self.message not in self._swept:
            self._swept.append(self.message)
        if isinstance(self.message, Parcel | Checkpoint | Recover | Finish):
            is_full = self._full_at is not None and self.changes_needing_space >= self._full_at
            self.changes_needing_space += 1
            if is_full and len(self._swept) < self._sweeps:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().do(name, call, args, options)


def changes_needing_space(trial: FullTrial) -> int:
    """The number of changes of the run that may need space."""
    with (drive := FullDrive(None)).ready():
        trial.story.run()
    trial.start_over("before")
    return drive.changes_needing_space


def try_full_everywhere(trial: FullTrial, step: int) -> int:
    """Returns how often versions had to be removed."""
    count = 0
    for at in range(0, changes_needing_space(trial), step):
        with FullDrive(at, sweeps=1 + at % 2).ready():
            result = trial.story.run()
        count += bool(result.removed_versions)  # a full drive also prevents changes that are not necessary
        trial.expect_right()
        trial.expect_nothing_kept()
        trial.start_over("before")
    return count


@pytest.mark.parametrize("options", [{}, SMALL_BATCHES], ids=["one batch", "small batches"])
@pytest.mark.parametrize("name", ["folders swap places", "files and folders change kind"])
def test_a_run_continues_when_old_versions_have_been_removed(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name], **options)
        assert try_full_everywhere(trial, 7)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, SMALL_BATCHES], ids=["one batch", "small batches"])
@pytest.mark.parametrize("name", HISTORIES)
def test_any_run_continues_wherever_the_drive_becomes_full(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name], **options)
        print(f"\n{name}: full {try_full_everywhere(trial, 1)} times")


@pytest.mark.parametrize("keeps_index", [True, False], ids=["index kept", "index lost"])
def test_a_run_may_be_killed_while_it_makes_room(keeps_index: bool, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES["folders swap places"])
        at = changes_needing_space(trial) // 2
        for cut_at in range(at, at + 60, 6):
            with FullDrive(at, cut_at=cut_at).ready():
                try:
                    trial.story.run()
                except Cut:
                    trial.story.note_finished()
            trial.story.check_versions()
            if not keeps_index:
                trial.story.lose_index()
            trial.story.run()
            trial.expect_right()
            trial.start_over("before")


@pytest.mark.parametrize("share", [0.3, 0.5, 0.7])
def test_a_drive_that_stays_full_is_reported_as_full_and_the_next_run_succeeds(share: float, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES["folders swap places"])
        at = int(share * changes_needing_space(trial))
        with FullDrive(at, sweeps=1000).ready():
            result = trial.story.shop.backup(limits=WHOLE)
        assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
        trial.story.check_versions()
        trial.story.run()
        trial.expect_right()
