"""A person who isn't root can remove versions whose snapshots have read-only folders."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.loop import mounted
from tests.helpers.nobody import Nobody, make_nobody
from tests.unit.engine.test_promises_without_rights import remove_read_only_folders

pytestmark = pytest.mark.device


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    yield from make_nobody(monkeypatch)


@pytest.fixture
def on_btrfs(nobody: Nobody) -> Iterator[Path]:
    """A folder of this user on a drive whose snapshots only root may delete in one step."""
    with mounted("btrfs", nobody.folder) as drive:
        (drive / "backups").mkdir()
        nobody.own(drive / "backups")
        yield drive / "backups"


def test_a_snapshot_with_read_only_folders_can_be_removed(nobody: Nobody, on_btrfs: Path) -> None:
    remove_read_only_folders(nobody, on_btrfs / "own")
    assert len(list((on_btrfs / "own" / ".shingleback" / "versions").iterdir())) == 1
