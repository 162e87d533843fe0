"""The kernel kills processes when memory is short. That says nothing about the drive, and the message does not blame
it.
"""

import os
import signal
from pathlib import Path

from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import children_of, run, send_command, start, wait_for_event
from tests.helpers.trees import write


def child_on(pid: int, folder: Path) -> int:
    """The only child of a process that has a file open in this folder."""
    (child_pid,) = [child for child in children_of(pid) if any(is_below(fd, folder) for fd in open_files_of(child))]
    return child_pid


def open_files_of(pid: int) -> list[Path]:
    """Nothing of a process that has ended, whose files only root may still list."""
    try:
        return list(Path(f"/proc/{pid}/fd").iterdir())
    except (FileNotFoundError, PermissionError):
        return []


def is_below(fd: Path, folder: Path) -> bool:
    try:
        return os.readlink(fd).startswith(str(folder))
    except FileNotFoundError:  # closed in the meantime
        return False


def test_a_backup_whose_drive_process_is_killed_says_so_and_the_next_one_continues(tmp_path: Path) -> None:
    source, drive = tmp_path / "source", tmp_path / "drive"
    drive.mkdir()
    for number in range(50):
        write(source / f"file {number}", os.urandom(100_000))
    process = start("backup", source, drive, "--pace=1", is_looked_at=True)
    wait_for_event(process, "planned")

    os.kill(child_on(process.pid, drive), signal.SIGKILL)

    result = wait_for_event(process, "finished")
    assert (result["outcome"], result["why"]) == ("internal", "process-ended")
    process.communicate(timeout=PATIENCE_S)
    run("backup", source, drive, check=0)


def test_a_restore_whose_process_is_killed_says_so(tmp_path: Path) -> None:
    source, drive = tmp_path / "source", tmp_path / "drive"
    drive.mkdir()
    for number in range(300):
        write(source / f"file {number}", os.urandom(20_000))
    run("backup", source, drive, check=0)
    process = start("restore", drive, "--to", tmp_path / "target", is_looked_at=True)
    send_command(process, "pause")
    wait_for_event(process, "state", state="paused")

    os.kill(child_on(process.pid, drive), signal.SIGKILL)

    result = wait_for_event(process, "finished")
    assert (result["outcome"], result["why"]) == ("internal", "process-ended")
    process.communicate(timeout=PATIENCE_S)
    run("restore", drive, "--to", tmp_path / "target", check=0)
