"""What the check after each test takes for a process that was left running."""

import os
import signal
import subprocess
import sys

import pytest

from tests.helpers import leaks
from tests.helpers.leaks import children, outliving


def test_a_child_that_was_killed_and_given_up_is_collected() -> None:
    """On a busy computer, it ends later than the program waits for it."""
    before = children()
    pid = os.fork()
    if not pid:
        signal.pause()
    os.kill(pid, signal.SIGKILL)

    assert outliving(before) == set()
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, 0)


@pytest.mark.parametrize("program", ["pass", "import signal; signal.pause()"], ids=["has ended", "is running"])
def test_a_child_that_nobody_killed_is_reported(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "PATIENCE_S", 0.5)
    before = children()
    with subprocess.Popen([sys.executable, "-c", program]) as process:
        if program == "pass":
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)

        assert outliving(before) == {process.pid}

        process.kill()
