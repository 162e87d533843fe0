"""Looking around in a backup on a real filesystem: nothing of it keeps the drive from being unmounted."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.helpers import loop, program
from tests.helpers.trees import write

pytestmark = pytest.mark.device


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_a_drive_that_was_looked_at_can_be_unmounted_while_the_page_is_open(kind: str, tmp_path: Path) -> None:
    write(tmp_path / "Documents" / "letter.txt", b"Dear Ada,\n")
    with loop.mounted(kind, tmp_path) as point, program.running("answer") as asked:
        program.events("backup", tmp_path / "Documents", point / "Backup", check=0)
        assert asked.stdin is not None
        for command in ("versions", "list", "find"):
            asked.stdin.write(json.dumps({"command": command, "place": str(point / "Backup"), "text": "letter"}) + "\n")
            asked.stdin.flush()
            assert program.hear(asked, "finished")["outcome"] == "done"

        device = loop.device_of(point)
        assert subprocess.run(["umount", point], check=False, capture_output=True).returncode == 0
        loop.mount(kind, device, point)
        assert asked.poll() is None
