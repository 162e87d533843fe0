"""The demonstration leaves nothing behind when it exits."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from shingleback.gui.controllers.single_instance import raise_other
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import command, environment


def catches(pid: int, number: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    caught = next(int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(caught >> (number - 1) & 1)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["end of the session", "Ctrl-C"])
def test_a_demonstration_that_is_terminated_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    variables = environment() | {
        "TMPDIR": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "DBUS_SESSION_BUS_ADDRESS": "",
    }
    with subprocess.Popen(command("--demo"), env=variables, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: any(raise_other(str(folder / "window")) for folder in tmp_path.iterdir()))
            wait_until(lambda: catches(process.pid, signal.SIGTERM))
            os.kill(process.pid, number)
            assert process.wait(PATIENCE_S) == 0
        finally:
            process.kill()
    assert list(tmp_path.iterdir()) == []
    assert [path for path in Path(os.environ["HOME"]).rglob("*") if "shingleback" in path.name] == []


def test_a_page_shown_until_the_end_is_destroyed_in_order(tmp_path: Path) -> None:
    """Otherwise Python destroys the rest at exit in arbitrary order, which could crash the program."""
    done = run_until_terminated(tmp_path)
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr


def test_deleting_a_window_while_it_is_shown_does_not_crash(tmp_path: Path) -> None:
    """Its pages get hide events when their children are already unreachable."""
    done = run_until_terminated(tmp_path, "deleted")
    assert done.returncode == 0, done.stderr


def run_until_terminated(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = environment() | {"TMPDIR": str(folder), "QT_QPA_PLATFORM": "offscreen", "DBUS_SESSION_BUS_ADDRESS": ""}
    full_command = command(*arguments, program=[str(Path(__file__).with_name("terminated_program.py"))])
    return subprocess.run(full_command, env=variables, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
