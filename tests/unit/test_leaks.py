"""What the check after each test takes for a process that was left running."""

import os
import signal
import subprocess
import sys

import pytest

from tests.helpers import leaks
from tests.helpers.leaks import children, outliving


@pytest.mark.parametrize("number", [signal.SIGKILL, 0], ids=["killed", "by itself"])
def test_a_child_that_ends_after_the_program_stopped_waiting_is_collected(number: int) -> None:
    before = children()
    pid = os.fork()
    if not pid:
        if not number:
            os._exit(0)
        signal.pause()
    os.kill(pid, number)

    assert outliving(before) == set()
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, 0)


def test_a_child_that_is_still_running_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "PATIENCE_S", 0.5)
    before = children()
    with subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"]) as process:
        assert outliving(before) == {process.pid}
        process.kill()
