"""The whole engine, on a drive on which one call fails: no version suffers, and this run or the next one succeeds."""

import errno
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.domain.errors import Why
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.engine.source.copy_context import Limits
from tests.model.drive_calls import CHANGES, LOOKS, WRITEBACK, DriveCalls
from tests.model.histories import HISTORIES, History, create
from tests.model.refusal import ReadOnlyFrom, Refusal, ShortWrite, SilentLoss
from tests.model.steps import random_histories
from tests.model.trial import LARGE_FILE_BYTES, SMALL, SMALL_FILE_BYTES, WHOLE, Trial
from tests.model.whole import quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")

Fault = Callable[[int | None], DriveCalls]
FAULTS: Final[dict[str, Fault]] = {
    "a change fails": partial(Refusal, number=errno.EIO, loses=True),
    "a change finds no space": partial(Refusal, number=errno.ENOSPC),
    "write-back fails": partial(Refusal, number=errno.EIO, calls=(*CHANGES, *WRITEBACK), loses=True),
    "a read fails": partial(Refusal, number=errno.EIO, calls=LOOKS),
    "a write is short": ShortWrite,
}
"""Each gets the number of the call that fails."""
_OUR_OWN: Final = (Why.INTERNAL, Why.COMPUTER_EXHAUSTED, Why.COMPUTER_REFUSED)


class RefusalTrial(Trial):
    """One call of the second run fails."""

    def refuse(self, fault: Fault, at: int) -> None:
        with fault(at).ready():
            result = self.story.shop.backup(**self.story.options)
        self.story.note_finished()
        assert result.exit_code in (0, 3), (result.why, result.values, result.left_out)
        assert result.why not in _OUR_OWN, result.values
        if result.exit_code == 0:
            self.story.check_copy()
        self.story.check_versions()
        if at % 2:
            self.story.lose_index()
        self.expect_right_after_another_run()
        self.story.check_index()
        self.story.check_nothing_to_do()
        self.start_over()


def caching(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """As on a disk; the folder in memory has no cache."""
    return msgspec.structs.replace(probe(folder_fd, mount), caches_writes=True)


def try_all(
    folder: Path,
    history: History,
    fault: Fault,
    *,
    limits: Limits = SMALL,
    size: int = SMALL_FILE_BYTES,
    step: int = 1,
    most: int = 10**6,
) -> int:
    """Makes each `step`th call fail, in one run after the other."""
    trial = RefusalTrial(folder, history, limits=limits, size=size, probe=caching)
    for at in range(step - 1, min(most, trial.calls(fault(None))), step):
        try:
            trial.refuse(fault, at)
        except AssertionError as error:
            raise AssertionError(at, *error.args) from error
    return trial.count


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", ["hard links come and go", "folders swap places"])
def test_one_failing_call_harms_nothing(name: str, fault: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", HISTORIES[name], FAULTS[fault], step=29 if fault == "a read fails" else 9)


@pytest.mark.parametrize("fault", FAULTS)
def test_one_failing_call_harms_no_first_run(fault: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", History((), create("a", "n/o/b")), FAULTS[fault], step=3)


@pytest.mark.parametrize("fault", FAULTS)
def test_one_failing_call_harms_no_large_file(fault: str, tmp_path: Path) -> None:
    history = HISTORIES["a folder is deleted after some of its changes were listed"]
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", history, FAULTS[fault], size=LARGE_FILE_BYTES, step=17)


@pytest.mark.parametrize("limits", [SMALL, WHOLE], ids=["small batches", "one batch"])
def test_a_failed_first_sync_leaves_a_readable_manifest(limits: Limits, tmp_path: Path) -> None:
    """The first lines of the new segment were lost with the rest, and never written again."""
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", HISTORIES["folders swap places"], FAULTS["a change fails"], limits=limits, most=12)


@pytest.mark.parametrize("name", ["hard links come and go", "folders swap places", "files and folders change kind"])
def test_data_silently_lost_after_an_error_is_noticed(name: str, tmp_path: Path) -> None:
    """Nothing missing is listed: the run that reads it back fails, or sends it again."""
    with quick_folder(tmp_path) as folder:
        trial = RefusalTrial(folder / "shop", HISTORIES[name], limits=SMALL, probe=caching)
        calls = DriveCalls()
        trial.calls(calls)
        for at, call in enumerate(calls.names):
            if call == "syncfs":
                trial.refuse(partial(SilentLoss, number=errno.EIO), at)


def test_a_folder_that_cannot_be_removed_harms_nothing(tmp_path: Path) -> None:
    """Among them are the marks of batches that were carried out: the next batch is listed by then."""
    with quick_folder(tmp_path) as folder:
        trial = RefusalTrial(folder / "shop", HISTORIES["folders swap places"], limits=SMALL, probe=caching)
        calls = DriveCalls()
        trial.calls(calls)
        for at, call in enumerate(calls.names):
            if call == "rmdir":
                trial.refuse(FAULTS["a change fails"], at)


@pytest.mark.parametrize("limits", [SMALL, WHOLE], ids=["small batches", "one batch"])
def test_a_drive_that_becomes_read_only_is_reported_as_read_only(limits: Limits, tmp_path: Path) -> None:
    """Wherever in a run that happens, so that no cable is blamed."""
    with quick_folder(tmp_path) as folder:
        trial = RefusalTrial(folder / "shop", HISTORIES["folders swap places"], limits=limits, probe=caching)
        for at in range(1, trial.calls(DriveCalls()), 3):
            with ReadOnlyFrom(at).ready():
                result = trial.story.shop.backup(**trial.story.options)
            assert (result.outcome, result.why) in {
                ("done", ""),  # the run was complete
                ("drive-refused", "drive-read-only"),
                ("drive-refused", "destination-read-only"),
            }, (at, result.why, result.values)
            trial.story.note_finished()
            trial.expect_right_after_another_run()
            trial.start_over()


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL_FILE_BYTES, LARGE_FILE_BYTES], ids=["small files", "large files"])
@pytest.mark.parametrize("limits", [SMALL, WHOLE], ids=["small batches", "one batch"])
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", HISTORIES)
def test_every_failing_call_harms_nothing(name: str, fault: str, limits: Limits, size: int, tmp_path: Path) -> None:
    began_s = time.monotonic()
    with quick_folder(tmp_path) as folder:
        count = try_all(folder / "shop", HISTORIES[name], FAULTS[fault], limits=limits, size=size)
    print(f"\n{name}, {fault}: {count} calls went wrong, {time.monotonic() - began_s:.1f} s")


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_one_failing_call_harms_no_random_history(fault: str, tmp_path: Path) -> None:
    chance, count = Random(), 0
    for number, history in enumerate(random_histories(chance, 300)):
        with quick_folder(tmp_path) as folder:
            try:
                count += try_all(
                    folder / "shop", History(*history), FAULTS[fault], limits=chance.choice((SMALL, WHOLE)), step=9
                )
            except AssertionError as error:
                raise AssertionError(number, history, *error.args) from error
    print(f"\n{fault}: {count} calls went wrong")
