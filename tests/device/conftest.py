"""Device tests run the engine as in reality: in two processes, with a filesystem on a block device."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.transport import DriveLink, ProcessLink, Slots
from tests.helpers.examples import with_long
from tests.helpers.loop import LINUX_KINDS, OTHER_KINDS, mounted
from tests.helpers.workshop import Workshop


class RealWorkshop(Workshop):
    """Runs the drive side in a process of its own."""

    def link(self, slots: Slots) -> DriveLink:
        return ProcessLink(lambda: DriveServer(self.disk, slots))


def _workshop_on(kind: str, folder: Path) -> Iterator[RealWorkshop]:
    with mounted(kind, folder) as drive:
        workshop = RealWorkshop(folder)
        workshop.destination = drive / "backup"
        yield workshop


@pytest.fixture(params=LINUX_KINDS)
def on_linux(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RealWorkshop]:
    """A destination on each filesystem that can hold everything."""
    yield from _workshop_on(request.param, tmp_path)


@pytest.fixture(params=["ext4", "btrfs", *with_long("xfs", "f2fs")])
def on_some_linux(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RealWorkshop]:
    """The same, for tests that write the whole drive."""
    yield from _workshop_on(request.param, tmp_path)


@pytest.fixture(params=OTHER_KINDS)
def on_others(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RealWorkshop]:
    """A destination on each of the other filesystems."""
    yield from _workshop_on(request.param, tmp_path)


@pytest.fixture
def on_btrfs(tmp_path: Path) -> Iterator[RealWorkshop]:
    yield from _workshop_on("btrfs", tmp_path)


@pytest.fixture
def on_ext4(tmp_path: Path) -> Iterator[RealWorkshop]:
    yield from _workshop_on("ext4", tmp_path)


@pytest.fixture
def on_xfs(tmp_path: Path) -> Iterator[RealWorkshop]:
    yield from _workshop_on("xfs", tmp_path)
