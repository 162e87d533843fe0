"""A set whose two drives take turns: what one of them has lost is repaired with the other one, if it is plugged in."""

import os
import shutil
from pathlib import Path

from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.program import events, run
from tests.helpers.trees import write


def test_the_other_drive_repairs_what_an_older_version_has_lost(source: Path, tmp_path: Path) -> None:
    drives = [tmp_path / "drive 1", tmp_path / "drive 2"]
    first_set = BackupSet([str(source)], str(drives[0]), key="one")
    second_set = BackupSet([str(source)], str(drives[1]), key="two", turns_with="one")
    settings.save(Paths.of_user().settings_file, Settings(sets=[first_set, second_set]))
    write(source / "thesis" / "text", b"the only copy")
    for key, drive in zip(("one", "two"), drives, strict=True):
        events("backup", source, drive, "--set", key, check=0)
    shutil.rmtree(source / "thesis")
    events("backup", source, drives[0], "--set", "one", check=0)
    (damaged,) = (drives[0] / ".shingleback" / "versions").rglob("text")
    os.truncate(damaged, 3)
    events("verify", drives[0], check=1)

    result = events("backup", source, drives[0], "--set", "one", check=0)

    assert (result[-1]["healed"], result[-1]["not_healed"]) == (1, 0)
    assert "healed-from-other-drive" in [event.get("code") for event in result]
    assert damaged.read_bytes() == b"the only copy"
    assert "checked and intact" in run("verify", drives[0], check=0).stdout
