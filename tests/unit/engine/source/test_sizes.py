"""Folder sizes are what a backup of the folders would copy."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.engine.folder_sizes import FolderSizes, SizesOf
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.scan import Rules
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event, Planned, Sized
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import SizesFinished
from tests.fakes.controls import ScriptedControl
from tests.helpers.trees import write
from tests.helpers.workshop import Clock, Workshop


def count(
    *folders: Path,
    excludes: Excludes | None = None,
    emit: Callable[[Event], None] = lambda _event: None,
    control: Control | None = None,
    clock: Clock | None = None,
) -> SizesFinished:
    paths = [bytes(folder) for folder in folders]
    return FolderSizes(paths, Rules(excludes or Excludes()), emit, control or Unattended(), clock or Clock()).run()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """100 folders with 3 files each, of which one is excluded by a test; a link, a FIFO, and a cache."""
    home = tmp_path / "home"
    for number in range(100):
        write(home / f"{number}" / "letter", b"x" * 10)
        write(home / f"{number}" / "photo", b"x" * 1000)
        write(home / f"{number}" / "film.iso", b"x" * 5000)
    (home / "link").symlink_to("0/letter")
    os.mkfifo(home / "pipe")
    write(home / "cache" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
    write(home / "cache" / "thing", b"x" * 100)
    return home


def test_sizes_equal_what_the_backup_plans(tmp_path: Path, home: Path) -> None:
    excludes = Excludes(["*.iso", "7/"])
    workshop = Workshop(tmp_path)
    workshop.backup(home, excludes=excludes)
    planned = next(event for event in workshop.events if isinstance(event, Planned))

    (folder,) = count(home, excludes=excludes).folders

    assert (folder.files, folder.bytes) == (planned.copy_files, planned.copy_bytes)
    assert folder.files == 99 * 2 + 2
    assert folder.skipped == 99 + 1 + 1
    assert folder.unreadable == 0


def test_folders_are_listed_in_the_requested_order(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        write(tmp_path / name / "file", name.encode() * (ord(name)))

    result = count(*(tmp_path / name for name in ("b", "a", "c")))

    assert [folder.path for folder in result.folders] == [str(tmp_path / name) for name in ("b", "a", "c")]
    assert [folder.bytes for folder in result.folders] == [98, 97, 99]
    assert result.total == Tally(3, 98 + 97 + 99)


def test_nested_folders_count_once_in_the_total(home: Path) -> None:
    (home.parent / "alias").symlink_to(home)
    whole = count(home).total

    result = count(home / "5", home, home, home.parent / "alias")

    assert [folder.files for folder in result.folders] == [3, whole.files, whole.files, whole.files]
    assert result.total == whole


def test_progress_is_reported_at_most_ten_times_a_second(home: Path) -> None:
    clock, events = Clock(), list[Sized]()

    def pass_time(_control: ScriptedControl, _times: int) -> None:
        clock.seconds += 0.03

    def emit(event: Event) -> None:
        assert isinstance(event, Sized)
        events.append(event)

    result = count(home, emit=emit, control=ScriptedControl(pass_time), clock=clock)

    *partial, last = events
    assert last.is_complete
    assert last.folder == result.folders[0]
    assert not any(event.is_complete for event in partial)
    assert len(partial) == pytest.approx(102 * 0.03 / 0.1, rel=0.25)
    files = [event.folder.files for event in events]
    assert files == sorted(files)
    assert 0 < files[0] < files[-1]


def test_a_canceled_count_of_subfolders_lists_only_those_that_were_counted(home: Path) -> None:
    def cancel(control: ScriptedControl, times: int) -> None:
        control.is_canceled = times == 10

    paths, control = [bytes(home)], ScriptedControl(cancel)
    rules, emit = Rules(Excludes()), list[Event]().append
    result = FolderSizes(paths, rules, emit, control, Clock(), counted=SizesOf.SUBFOLDERS).run()

    assert result.outcome == "canceled"
    assert 0 < len(result.folders) < 100
    assert {(folder.files, folder.bytes) for folder in result.folders} == {(3, 6010)}


@pytest.mark.parametrize("counted", SizesOf)
def test_counting_leaves_the_access_times_of_folders_alone(home: Path, counted: SizesOf) -> None:
    long_ago_ns = 1_600_000_000_000_000_000
    folders = [home, *(folder for folder in home.rglob("*") if folder.is_dir())]
    for folder in folders:
        os.utime(folder, ns=(long_ago_ns, long_ago_ns))

    FolderSizes([bytes(home)], Rules(Excludes()), list[Event]().append, Unattended(), Clock(), counted=counted).run()

    assert {folder.stat().st_atime_ns for folder in folders} == {long_ago_ns}


def test_counting_can_be_canceled(home: Path) -> None:
    def cancel(control: ScriptedControl, times: int) -> None:
        control.is_canceled = times == 10

    control = ScriptedControl(cancel)
    result = count(home, control=control)

    assert (result.outcome, result.exit_code, result.why) == ("canceled", 130, "stopped")
    assert result.folders == []
    assert control.listened == 10


def test_counting_waits_while_paused(home: Path) -> None:
    def pause(control: ScriptedControl, times: int) -> None:
        control.is_paused = 10 <= times < 20

    control = ScriptedControl(pause)

    assert count(home, control=control).total == count(home).total
    assert control.listened > 100 + 10


@pytest.mark.parametrize(("name", "why"), [("nothing", "source-missing"), ("file", "source-is-a-file")])
def test_a_missing_folder_or_a_file_is_refused_before_anything_is_counted(home: Path, name: str, why: str) -> None:
    write(home.parent / "file", b"")

    result = count(home, home.parent / name)

    assert (result.outcome, result.why, result.values) == ("usage", why, {"path": str(home.parent / name)})
    assert result.folders == []


def test_all_subfolders_are_listed_before_the_first_is_counted(tmp_path: Path) -> None:
    for name, size in (("b", 10), ("a", 500), ("c", 0)):
        write(tmp_path / "home" / name / "deep" / "file", b"x" * size)
    write(tmp_path / "home" / "file", b"x")
    (tmp_path / "home" / "link").symlink_to("a")
    os.mkdir(os.fsencode(tmp_path / "home") + b"/\xff")  # no settings file can store this name
    events: list[Event] = []
    home = bytes(tmp_path / "home")

    result = FolderSizes(
        [home], Rules(Excludes()), events.append, Unattended(), Clock(), counted=SizesOf.SUBFOLDERS
    ).run()

    assert [(Path(item.path).name, item.bytes) for item in result.folders] == [("a", 500), ("b", 10), ("c", 0)]
    sized = [event for event in events if isinstance(event, Sized)]
    assert [Path(event.folder.path).name for event in sized[:3]] == ["a", "b", "c"]
    assert [event.is_complete for event in sized[:3]] == [False] * 3
    assert result.total == Tally(3, 510)
