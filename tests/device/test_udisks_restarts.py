"""The real UDisks2 ends and starts again in the midst of a journey, as with an update of its package."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.devices.udisks import reach
from shingleback.domain.formatting.types import PreparedState, ProfileId, StepKind
from shingleback.protocol.events import Event, PrepareStep, Progress
from tests.device.test_cloning import fill, hashes_on
from tests.device.test_preparing import Bench, bench, whole
from tests.helpers.loop import mounted
from tests.helpers.patience import wait_until
from tests.helpers.program import command, environment
from tests.helpers.two_drives import TwoDrives, two_drives
from tests.helpers.udisksd import Restarter

__all__ = ["bench"]  # a fixture

pytestmark = pytest.mark.device


class EventsWith(list[Event]):
    """Does something once, at the first event that is meant."""

    def __init__(self, is_meant: Callable[[Event], bool], act: Callable[[], None]) -> None:
        super().__init__()
        self._is_meant = is_meant
        self._act = act
        self.has_acted = False

    def append(self, event: Event) -> None:
        super().append(event)
        if not self.has_acted and self._is_meant(event):
            self.has_acted = True
            self._act()


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """40 MiB, so that a command still works on them when UDisks2 restarts."""
    source = tmp_path / "source"
    source.mkdir()
    for number in range(40):
        (source / f"file {number}").write_bytes(os.urandom(1 << 20))
    return source


def test_a_clone_is_complete_if_udisks_restarts_while_it_copies(drives: TwoDrives) -> None:
    files = fill("ext4", drives.old, drives.folder / "old")
    with closing(Restarter(drives.udisksd, drives.folder)) as restarter:
        drives.events = events = EventsWith(lambda event: isinstance(event, Progress), restarter.restart)

        result = drives.clone()

        assert events.has_acted
        assert (result.outcome, result.is_same, result.bad_bytes) == ("done", True, 0), (result.why, result.values)
        assert result.mount_point
        subprocess.run(["umount", result.mount_point], check=True)
    assert hashes_on("ext4", drives.new, drives.folder / "new") == files


@pytest.mark.parametrize("step", [StepKind.ERASE, StepKind.FORMAT, StepKind.READ_BACK, StepKind.MOUNT])
def test_a_drive_is_prepared_if_udisks_restarts_before_a_step(bench: Bench, step: StepKind) -> None:
    with closing(Restarter(bench.udisksd, bench.folder)) as restarter:
        bench.events = events = EventsWith(
            lambda event: isinstance(event, PrepareStep) and (event.step, event.state) == (step, "begun"),
            restarter.restart,
        )

        done = bench.prepare(whole(ProfileId.BTRFS))

        assert events.has_acted
        assert done.state is PreparedState.READY
        assert len(bench.mounted()) == 1


def test_a_backup_a_restore_and_ejecting_do_not_notice_that_udisks_restarts(
    bench: Bench, source: Path, tmp_path: Path
) -> None:
    point = bench.prepare(whole(ProfileId.BTRFS)).work.mount_point
    with closing(Restarter(bench.udisksd, bench.folder)) as restarter:
        run(tmp_path, ["backup", "--pace", "10", source, f"{point}/backup"], restarter.restart)
        run(tmp_path, ["restore", f"{point}/backup", "--to", tmp_path / "restored"], restarter.restart)

        comparison: list[str | Path] = ["diff", "--recursive", source, tmp_path / "restored" / "source"]
        assert subprocess.run(comparison, check=False, capture_output=True).returncode == 0
        asyncio.run(unmount(bench))
        assert bench.mounted() == []


def test_a_move_and_measurements_do_not_notice_that_udisks_restarts(bench: Bench, source: Path, tmp_path: Path) -> None:
    point = bench.prepare(whole(ProfileId.BTRFS)).work.mount_point
    with closing(Restarter(bench.udisksd, bench.folder)) as restarter:
        run(tmp_path, ["backup", source, f"{point}/backup"], lambda: None)
        with mounted("ext4", tmp_path, 1200) as second_drive:
            run(tmp_path, ["test", second_drive, "random-read", "small-files", "--budget", "600M"], restarter.restart)
            run(tmp_path, ["move", f"{point}/backup", second_drive / "backup", "--pace", "10"], restarter.restart)
            run(tmp_path, ["restore", second_drive / "backup", "--to", tmp_path / "restored"], lambda: None)
            comparison: list[str | Path] = ["diff", "--recursive", source, tmp_path / "restored" / "source"]
            assert subprocess.run(comparison, check=False, capture_output=True).returncode == 0
        asyncio.run(unmount(bench))
        run(tmp_path, ["test", bench.node, "position", "random-read"], restarter.restart)


def run(folder: Path, arguments: list[str | Path], act: Callable[[], None]) -> None:
    """Do something once the program works on the files."""
    output_file = folder / "said"
    with output_file.open("wb") as file:
        process = subprocess.Popen(command(arguments[0], "--json", *arguments[1:]), env=environment(), stdout=file)
    wait_until(lambda: b'"event":"progress"' in output_file.read_bytes() or process.poll() is not None)
    act()
    assert process.wait(300) == 0, output_file.read_text()[-500:]


async def unmount(bench: Bench) -> None:
    async with reach() as udisks:
        objects = await udisks.objects()
        await udisks.unmount(next(device for device in objects.devices.values() if device.node == bench.node))
