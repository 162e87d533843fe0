"""Care for real filesystems on loop devices, with the real UDisks2 and the real helper on a private bus.

A loop device supports TRIM and scrubs. It has no self-test and is no external drive, so the test says which one is.
"""

import contextlib
import errno
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from shingleback.bootstrap.care_job import care_job
from shingleback.care.job import CareRequest
from shingleback.care.survey import CareSurvey, CareTarget, DriveRunHistory
from shingleback.domain.care.types import CareAction, CareFacts
from shingleback.engine.source.reader import data_ranges
from shingleback.helper.devices import Computer, ProtectedDisks
from shingleback.helper.verbs import Verbs
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress, State
from shingleback.store.private_files import Paths
from tests.helpers.bus import private_bus
from tests.helpers.helper_process import helper_process
from tests.helpers.loop import loop_device, write_out
from tests.helpers.noise import write_noise
from tests.helpers.probing import wait_until_probed
from tests.helpers.program import run
from tests.helpers.udisksd import real_udisksd, shared_folder, skip_unless_possible

pytestmark = pytest.mark.device
MIB = 1 << 20


@dataclass
class Bench:
    """A drive with one filesystem, and the services that care for it.

    Attributes:
        udisksd: the process of UDisks2, and the folder with its files.
        helper: the helper's process.
        events: the events of the newest care.
        when: what to do at an event.
    """

    node: str
    image: Path
    point: Path
    address: str
    paths: Paths
    udisksd: tuple["subprocess.Popen[bytes]", Path]
    helper: int
    events: list[Event] = field(default_factory=list)
    when: Callable[[Event], None] = lambda _event: None

    def care(
        self, action: CareAction | None = None, path: Path | None = None, control: Unattended | None = None
    ) -> CareFinished:
        self.events = []

        def report(event: Event) -> None:
            self.events.append(event)
            self.when(event)

        job = care_job(bytes(path or Path(self.node)), CareRequest(action=action), self.paths, self.address)
        result = job(report, control or Unattended())
        assert isinstance(result, CareFinished)
        return result

    def mount(self) -> None:
        subprocess.run(["mount", self.node, self.point], check=True)

    def unmount(self) -> None:
        subprocess.run(["umount", self.point], check=True)


def bench_with(kind: str, tmp_path: Path, stack: ExitStack, size_mb: int) -> Bench:
    return bench_on(stack.enter_context(loop_device(kind, tmp_path / "image", size_mb)), tmp_path, stack)


def bench_on(node: str, tmp_path: Path, stack: ExitStack) -> Bench:
    """On a device with a filesystem."""
    skip_unless_possible()
    address = stack.enter_context(private_bus(tmp_path)).address
    disk = os.path.basename(node)
    verbs = Verbs(Computer(), ProtectedDisks(Computer(), lambda node: node.name == disk))
    helper = stack.enter_context(helper_process(address, verbs))
    point = stack.enter_context(shared_folder()) / "drive"
    point.mkdir()
    folder = tmp_path / "service"
    folder.mkdir()
    service = stack.enter_context(real_udisksd(folder, address, [node], probes=True))
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    bench = Bench(node, tmp_path / "image", point, address, paths, (service, folder), helper)
    wait_until_probed([node], lambda: bool(bench.care().filesystem))
    return bench


@pytest.fixture
def btrfs(tmp_path: Path) -> Iterator[Bench]:
    with ExitStack() as stack:
        bench = bench_with("btrfs", tmp_path, stack, 1024)
        bench.mount()
        stack.callback(bench.unmount)
        yield bench


@pytest.fixture
def ext4(tmp_path: Path) -> Iterator[Bench]:
    with ExitStack() as stack:
        yield bench_with("ext4", tmp_path, stack, 256)


def test_a_new_drive_needs_no_care_and_reports_its_free_space(btrfs: Bench) -> None:
    result = btrfs.care()
    assert (result.outcome, result.due, result.filesystem) == ("done", (), "btrfs")
    assert 500 * MIB < result.room_bytes < 1024 * MIB
    assert btrfs.care(path=btrfs.point).device == btrfs.node


def test_a_scrub_reads_a_portion_and_its_position_is_kept(btrfs: Bench) -> None:
    write_noise(btrfs.point / "film", 64 * MIB, "film")
    write_out(btrfs.point)
    result = btrfs.care(CareAction.READ)
    assert (result.outcome, result.errors) == ("done", 0)
    assert any(isinstance(event, Progress) and event.bytes for event in btrfs.events)
    assert result.parts_done in (1, 0)  # so small a drive may be fully read before anybody can stop it


def test_a_drive_pulled_at_the_end_of_a_portion_is_gone_and_not_unreadable(
    btrfs: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the time the fill level is read, UDisks2 has removed the mount point."""
    (btrfs.point / "film").write_bytes(os.urandom(8 * MIB))
    write_out(btrfs.point)
    readings = 0
    original = CareSurvey.facts

    def facts(survey: CareSurvey, target: CareTarget, past: DriveRunHistory) -> CareFacts:
        nonlocal readings
        readings += 1
        if readings > 1:
            monkeypatch.setattr(CareTarget, "is_there", False)
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return original(survey, target, past)

    monkeypatch.setattr(CareSurvey, "facts", facts)
    result = btrfs.care(CareAction.READ)
    assert (result.outcome, result.why) == ("drive-gone", "drive-gone")


def _places(fd: int, content: bytes) -> Iterator[int]:
    """Most of the image is holes."""
    for start, end in data_ranges(fd, os.fstat(fd).st_size):
        if (place := os.pread(fd, end - start, start).find(content)) >= 0:
            yield start + place


def flip(bench: Bench, content: bytes) -> None:
    """Flips a block without the filesystem noticing."""
    bench.unmount()
    with open(bench.image, "r+b", buffering=0) as file:
        place = next(_places(file.fileno(), content))
        file.seek(place + 5 * 4096)
        file.write(bytes(4096))
    subprocess.run(["blockdev", "--flushbufs", bench.node], check=True)
    bench.mount()


def test_a_scrub_finds_a_flipped_block_and_names_the_file(btrfs: Bench) -> None:
    content = os.urandom(MIB)
    (btrfs.point / "letter").write_bytes(content)
    flip(btrfs, content)

    result = btrfs.care(CareAction.READ)

    assert (result.outcome, result.exit_code, result.errors) == ("left-out", 1, 1)
    assert [item.path for item in result.left_out] == ["letter"]


def test_two_backups_with_the_same_file_numbers_are_distinguished(btrfs: Bench) -> None:
    content = os.urandom(MIB)
    for backup, written in (("first", os.urandom(MIB)), ("other", content), ("third", os.urandom(MIB))):
        subprocess.run(["btrfs", "-q", "subvolume", "create", btrfs.point / backup], check=True)
        (btrfs.point / backup / "letter").write_bytes(written)
    assert len({file.stat().st_ino for file in btrfs.point.glob("*/letter")}) == 1
    flip(btrfs, content)

    result = btrfs.care(CareAction.READ)

    assert [item.path for item in result.left_out] == ["other/letter"]


@pytest.mark.parametrize("place", ["Backup", "hers/other/Backup"])
def test_the_next_backup_copies_a_file_again_that_a_scrub_found_damaged(
    btrfs: Bench, tmp_path: Path, place: str
) -> None:
    source, content = tmp_path / "Letters", os.urandom(MIB)
    source.mkdir()
    (btrfs.point / place).parent.mkdir(parents=True, exist_ok=True)
    (source / "letter").write_bytes(content)
    btrfs.paths = Paths.of_user()
    run("backup", source, btrfs.point / place, check=0)
    flip(btrfs, content)

    result = btrfs.care(CareAction.READ)

    assert [item.path for item in result.left_out] == [f"{place}/Letters/letter"]
    run("backup", source, btrfs.point / place, check=0)
    assert (btrfs.point / place / "Letters/letter").read_bytes() == content


def test_a_balance_frees_what_it_reports(btrfs: Bench) -> None:
    with contextlib.suppress(OSError):  # until it is full
        for name in range(100):
            write_noise(btrfs.point / str(name), 10 * MIB, name)
            write_out(btrfs.point)
    for file in btrfs.point.iterdir():
        if int(file.name) % 5:
            file.unlink()
    write_out(btrfs.point)

    result = btrfs.care(CareAction.BALANCE)

    assert (result.outcome, result.values) == ("done", {})
    assert result.freed_bytes > 90 * MIB
    assert CareAction.BALANCE not in [due.action for due in result.due]


def test_a_trim_reaches_the_device(ext4: Bench) -> None:
    ext4.mount()
    try:
        write_noise(ext4.point / "film", 100 * MIB, "film")
        write_out(ext4.point)
        before = ext4.image.stat().st_blocks
        (ext4.point / "film").unlink()
        write_out(ext4.point)

        result = ext4.care(CareAction.TRIM)

        assert result.outcome == "done"
        assert result.trimmed_bytes > 100 * MIB
        assert ext4.image.stat().st_blocks < before - 150_000
    finally:
        ext4.unmount()


def test_a_filesystem_is_checked_while_unmounted(ext4: Bench) -> None:
    result = ext4.care(CareAction.CHECK)
    assert (result.outcome, result.is_sound) == ("done", True)
    subprocess.run(["debugfs", "-w", "-R", "clri <11>", ext4.node], check=True, capture_output=True)  # lost+found
    subprocess.run(["blockdev", "--flushbufs", ext4.node], check=True)
    result = ext4.care(CareAction.CHECK)
    assert (result.outcome, result.is_sound) == ("left-out", False)


def test_a_mounted_filesystem_is_not_checked(ext4: Bench) -> None:
    ext4.mount()
    try:
        result = ext4.care(CareAction.CHECK)
    finally:
        ext4.unmount()
    assert (result.outcome, result.why, result.values["missing"]) == ("usage", "care-not-possible", "unmounted")


@pytest.mark.parametrize("action", [CareAction.SELF_TEST, CareAction.BALANCE, CareAction.COLLECT_GARBAGE])
def test_care_that_does_not_help_is_refused_with_the_reason(ext4: Bench, action: CareAction) -> None:
    result = ext4.care(action)
    assert (result.outcome, result.why) == ("usage", "care-not-possible")
    assert result.values["obstacle"] in ("no-self-test", "other-filesystem")


def test_a_canceled_scrub_stops_and_can_continue_later(btrfs: Bench) -> None:
    write_noise(btrfs.point / "film", 64 * MIB, "film")
    write_out(btrfs.point)
    control = Unattended()
    control.is_canceled = True
    result = btrfs.care(CareAction.READ, control=control)
    assert (result.outcome, result.exit_code, result.parts_done) == ("canceled", 130, 0)
    assert btrfs.care(CareAction.READ).outcome == "done"


def test_a_pause_is_obeyed_between_two_pieces(ext4: Bench) -> None:
    ext4.mount()
    control = Unattended()
    control.is_paused = True

    def resume(event: Event) -> None:
        if isinstance(event, State) and event.state == "paused":
            control.is_paused = False

    ext4.when = resume
    try:
        result = ext4.care(CareAction.TRIM, control=control)
    finally:
        ext4.unmount()
    assert result.outcome == "done"
    assert [event.state for event in ext4.events if isinstance(event, State)] == ["paused", "running"]
