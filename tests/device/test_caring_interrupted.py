"""Care while UDisks2 starts again, and while the computer sleeps.

As in `test_caring.py`: real filesystems, with the real UDisks2 and the real helper.
"""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import msgspec
import pytest

from shingleback.bootstrap.care_job import care_job
from shingleback.care.job import CareRequest
from shingleback.domain.care.types import CareAction
from shingleback.domain.errors import Why
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress
from shingleback.protocol.process import start_child
from tests.device.test_caring import MIB, Bench, bench_with
from tests.helpers.noise import write_noise
from tests.helpers.program import children_of
from tests.helpers.udisksd import Restarter

pytestmark = pytest.mark.device

_CASES: Final = (("btrfs", CareAction.READ), ("btrfs", CareAction.TRIM), ("ext4", CareAction.TRIM))
_ASLEEP_S: Final = 4.0
_NIGHT_S: Final = 7 * 3600.0


@pytest.fixture
def open_bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Bench]]:
    with ExitStack() as stack:

        def opened(kind: str) -> Bench:
            bench = bench_with(kind, tmp_path, stack, 1024)
            monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bench.address)  # for a UDisks2 that starts again
            bench.mount()
            stack.callback(bench.unmount)
            write_noise(bench.point / "film", 200 * MIB, "film")
            os.sync()
            return bench

        yield opened


class AtFirstProgress:
    """Does something once."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self.has_acted = False

    def __call__(self, event: Event) -> None:
        if isinstance(event, Progress) and not self.has_acted:
            self.has_acted = True
            self._act()


@pytest.mark.parametrize(("kind", "action"), _CASES)
def test_care_is_finished_if_udisks_restarts_in_its_midst(
    open_bench: Callable[[str], Bench], kind: str, action: CareAction
) -> None:
    bench = open_bench(kind)
    with closing(Restarter(*bench.udisksd)) as restarter:
        bench.when = at_first_progress = AtFirstProgress(restarter.restart)

        result = bench.care(action)

        assert at_first_progress.has_acted
        assert (result.outcome, result.errors) == ("done", 0), (result.why, result.values)


def test_a_check_that_udisks_did_not_answer_is_no_finding(open_bench: Callable[[str], Bench]) -> None:
    """UDisks2 hangs, is killed, and starts again."""
    bench = open_bench("ext4")
    bench.unmount()
    with closing(Restarter(*bench.udisksd)) as restarter:
        bench.udisksd[0].send_signal(signal.SIGSTOP)
        restart = threading.Timer(_ASLEEP_S, restarter.restart)
        restart.start()
        result = bench.care(CareAction.CHECK)
        restart.join()
        assert (result.why, result.is_sound, result.errors) == (Why.NO_DRIVE_SERVICE, None, 0)
        next_result = bench.care(CareAction.CHECK)
        assert (next_result.outcome, next_result.is_sound) == ("done", True), (next_result.why, next_result.values)
    bench.mount()


@pytest.mark.parametrize(("kind", "action"), _CASES)
def test_care_goes_on_after_the_computer_slept(
    open_bench: Callable[[str], Bench], tmp_path: Path, kind: str, action: CareAction
) -> None:
    """All processes of the program and its helper stop at once. When they go on, the clock is seven hours ahead."""
    bench = open_bench(kind)
    reader, writer = os.pipe()
    answer = tmp_path / "answer"

    def care() -> None:
        def sleep() -> None:
            os.write(writer, b"x")
            os.kill(os.getpid(), signal.SIGSTOP)
            awake = time.time
            time.time = lambda: awake() + _NIGHT_S

        follow = AtFirstProgress(sleep)
        result = care_job(bytes(Path(bench.node)), CareRequest(action=action), bench.paths, bench.address)(
            follow, Unattended()
        )
        assert isinstance(result, CareFinished)
        answer.write_bytes(msgspec.json.encode(result))

    pid = start_child(care)
    os.close(writer)
    assert os.read(reader, 1) == b"x", "it ended without any progress"
    os.close(reader)
    stopped = [bench.helper, *children_of(bench.helper)]
    for other in stopped:
        os.kill(other, signal.SIGSTOP)
    time.sleep(_ASLEEP_S)
    for other in (*stopped, pid):
        os.kill(other, signal.SIGCONT)
    os.waitpid(pid, 0)

    result = msgspec.json.decode(answer.read_bytes(), type=CareFinished)
    assert (result.outcome, result.errors) == ("done", 0), (result.why, result.values)
    next_result = bench.care(action)
    assert (next_result.outcome, next_result.errors) == ("done", 0), (next_result.why, next_result.values)
    assert subprocess.run(["cmp", bench.point / "film", bench.point / "film"], check=False).returncode == 0
