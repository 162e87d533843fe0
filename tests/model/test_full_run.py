"""The drive gets full in the midst of a run: old versions give way, and the same run goes on and ends well."""

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
    """One change finds no room, and neither does any after it, until so many sweeps have made some.

    Attributes: `wanting` counts the changes that may take room.
    """

    def __init__(self, at: int | None, sweeps: int = 1, cut_at: int | None = None) -> None:
        super().__init__(cut_at)
        self.wanting = 0
        self._full_at = at
        self._sweeps = sweeps
        self._swept: list[Sweep] = []

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if isinstance(self.asked, Sweep) and self.asked not in self._swept:
            self._swept.append(self.asked)
        if isinstance(self.asked, Parcel | Checkpoint | Recover | Finish):
            is_full = self._full_at is not None and self.wanting >= self._full_at
            self.wanting += 1
            if is_full and len(self._swept) < self._sweeps:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().do(name, call, args, options)


def wanting(trial: FullTrial) -> int:
    """How many changes of the run may take room."""
    with (drive := FullDrive(None)).ready():
        trial.story.run()
    trial.begin_again("before")
    return drive.wanting


def is_right_wherever_it_is_full(trial: FullTrial, step: int) -> int:
    """Gives how often versions had to give way."""
    count = 0
    for at in range(0, wanting(trial), step):
        with FullDrive(at, sweeps=1 + at % 2).ready():
            result = trial.story.run()
        count += bool(result.removed_versions)  # a full drive also keeps from things that need not be
        trial.is_right()
        trial.nothing_remains()
        trial.begin_again("before")
    return count


@pytest.mark.parametrize("options", [{}, SMALL_BATCHES], ids=["one batch", "small batches"])
@pytest.mark.parametrize("name", ["folders change places", "kinds change"])
def test_a_run_goes_on_when_old_versions_have_given_way(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name], **options)
        assert is_right_wherever_it_is_full(trial, 7)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, SMALL_BATCHES], ids=["one batch", "small batches"])
@pytest.mark.parametrize("name", HISTORIES)
def test_any_run_goes_on_wherever_the_drive_is_full(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name], **options)
        print(f"\n{name}: full {is_right_wherever_it_is_full(trial, 1)} times")


@pytest.mark.parametrize("keeps_index", [True, False], ids=["index kept", "index lost"])
def test_a_run_may_be_killed_while_it_makes_room(keeps_index: bool, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES["folders change places"])
        at = wanting(trial) // 2
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
            trial.is_right()
            trial.begin_again("before")


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_drive_that_stays_full_is_called_full_and_the_next_run_ends_well(share: float, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES["folders change places"])
        at = int(share * wanting(trial))
        with FullDrive(at, sweeps=1000).ready():
            result = trial.story.shop.backup(limits=WHOLE)
        assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
        trial.story.check_versions()
        trial.story.run()
        trial.is_right()
