"""Browsing a backup on a real filesystem does not keep the drive from being unmounted."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.helpers import loop, program
from tests.helpers.trees import write

pytestmark = pytest.mark.device


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_a_browsed_drive_can_be_unmounted_while_the_page_is_open(kind: str, tmp_path: Path) -> None:
    write(tmp_path / "Documents" / "letter.txt", b"Dear Ada,\n")
    with loop.mounted(kind, tmp_path) as point, program.running("answer") as worker:
        program.events("backup", tmp_path / "Documents", point / "Backup", check=0)
        assert worker.stdin is not None
        for command in ("versions", "list", "find"):
            worker.stdin.write(
                json.dumps({"command": command, "place": str(point / "Backup"), "text": "letter"}) + "\n"
            )
            worker.stdin.flush()
            assert program.wait_for_event(worker, "finished")["outcome"] == "done"

        device = loop.device_of(point)
        assert subprocess.run(["umount", point], check=False, capture_output=True).returncode == 0
        loop.mount(kind, device, point)
        assert worker.poll() is None
