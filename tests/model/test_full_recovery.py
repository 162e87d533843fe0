"""The drive is full when an interrupted run must be finished: old versions are removed, then the run is finished."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.drive.messages import Recover, Sweep
from tests.model.drive_calls import DriveCalls
from tests.model.histories import HISTORIES, History
from tests.model.scissors import Cut, Scissors
from tests.model.steps import Doer, Step
from tests.model.trial import SMALL_FILE_BYTES, WHOLE
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")


class NoRoom(Scissors):
    """In a recovery, one change finds no space, nor does any later one, until enough sweeps have made some.

    Attributes: `recovering` counts the changes that recoveries made, or tried to make.
    """

    def __init__(self, at: int | None, sweeps: int = 1, cut_at: int | None = None) -> None:
        super().__init__(cut_at)
        self.recovering = 0
        self._full_at = at
        self._sweeps = sweeps
        self._swept: list[Sweep] = []

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if isinstance(self.message, Sweep) and self.message not in self._swept:
            self._swept.append(self.message)
        if isinstance(self.message, Recover):
            is_full = self._full_at is not None and self.recovering >= self._full_at
            self.recovering += 1
            if is_full and len(self._swept) < self._sweeps:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().do(name, call, args, options)


class FullTrial:
    """Three versions exist; the next run was killed."""

    def __init__(self, folder: Path, history: History, **options: Any) -> None:
        self.story = Story(folder, **{"limits": WHOLE, **options})
        self.story.is_thinned = True
        doer = Doer(size=SMALL_FILE_BYTES)
        for steps in (
            (Step("create", "older/a"), Step("create", "older/b"), *history.first),
            (Step("write", "older/a"), Step("delete", "older/b")),
            (Step("delete", "older"),),
        ):
            doer.do(self.story.source, steps)
            self.story.run()
        doer.do(self.story.source, history.second)
        self.states = dict(self.story.states)
        self.story.save("before")

    def kill(self, at: int) -> None:
        with Scissors(at).ready():
            try:
                self.story.run()
            except Cut:
                self.story.note_finished()
        self.story.save("killed")
        self.killed_states = dict(self.story.states)

    def calls(self) -> int:
        """The number of changes in a run that is not killed."""
        with (calls := DriveCalls()).ready():
            self.story.run()
        self.start_over("before")
        return calls.calls

    def start_over(self, name: str) -> None:
        self.story.return_to(name)
        self.story.states = dict(self.states if name == "before" else self.killed_states)

    def recovering(self) -> int:
        """The number of changes in the recovery."""
        with (calls := NoRoom(None)).ready():
            self.story.run()
        self.start_over("killed")
        return calls.recovering

    def expect_right(self) -> None:
        self.story.check_copy()
        self.story.check_versions()
        self.story.check_verify()
        self.story.check_index()
        self.story.check_nothing_to_do()

    def expect_nothing_kept(self) -> None:
        """When all old versions have been removed, nothing is kept: no kept file was forgotten."""
        older = self.story.source / "one more"
        older.write_text("one more")
        result = self.story.shop.backup(limits=WHOLE, keep_versions=False)
        assert result.outcome == "done", (result.why, result.values)
        versions = self.story.shop.destination / ".shingleback" / "versions"
        remaining_files = [path for path in versions.rglob("*") if path.is_file()]
        assert not remaining_files, remaining_files
        older.unlink()


def recoveries(trial: FullTrial, step: int) -> list[int]:
    """Kills after which there is something to finish."""
    recoveries = []
    for at in range(trial.calls() // 3, trial.calls(), step):
        trial.kill(at)
        if trial.recovering() > 2:
            recoveries.append(at)
        trial.start_over("before")
    return recoveries


def without_room(trial: FullTrial, kills: list[int]) -> int:
    """Makes each change of each recovery find no space; returns how many changes there were."""
    count = 0
    for at in kills:
        trial.kill(at)
        for call in range(trial.recovering()):
            with NoRoom(call, sweeps=1 + call % 2).ready():
                result = trial.story.run()
            assert result.removed_versions, (at, call)
            trial.expect_right()
            trial.expect_nothing_kept()
            trial.start_over("killed")
            count += 1
        trial.start_over("before")
    return count


@pytest.mark.parametrize("name", ["folders swap places", "files and folders change kind"])
def test_each_change_of_a_recovery_may_find_no_room(name: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name])
        assert without_room(trial, recoveries(trial, 5)[:1])


@pytest.mark.long
@pytest.mark.parametrize("name", HISTORIES)
def test_each_change_of_each_recovery_may_find_no_room(name: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name])
        print(f"\n{name}: {without_room(trial, recoveries(trial, 2))} changes without room")


@pytest.mark.parametrize("keeps_index", [True, False], ids=["index kept", "index lost"])
@pytest.mark.parametrize("name", ["folders swap places"])
def test_a_recovery_on_a_full_drive_may_be_killed(name: str, keeps_index: bool, tmp_path: Path) -> None:
    """The sweep was listed after the batch that was not carried out; that batch is still the one to finish."""
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES[name])
        at = recoveries(trial, 3)[0]
        trial.kill(at)
        calls = trial.recovering()
        for second_at in range(0, 60, 7):
            with NoRoom(calls // 2, cut_at=second_at).ready():
                try:
                    trial.story.run()
                except Cut:
                    trial.story.note_finished()
            trial.story.check_versions()
            if not keeps_index:
                trial.story.lose_index()
            trial.story.run()
            trial.expect_right()
            trial.expect_nothing_kept()
            trial.start_over("killed")


def test_a_drive_that_stays_full_is_reported_as_full_and_nothing_is_lost(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = FullTrial(folder / "shop", HISTORIES["folders swap places"])
        trial.kill(recoveries(trial, 3)[0])
        with NoRoom(0, sweeps=1000).ready():
            result = trial.story.shop.backup(limits=WHOLE)
        assert (result.exit_code, result.why) == (3, Why.DRIVE_FULL)
        assert len(trial.story.offered()) == 1
        trial.story.check_versions()
        trial.story.run()
        trial.expect_right()
