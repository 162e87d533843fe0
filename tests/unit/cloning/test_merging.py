"""Two backups of different folders are merged on a new drive, as if both had always used it."""

import os
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from shingleback.engine.repo.compaction import WhenToMerge
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Note
from shingleback.store.unfinished import UnfinishedCopies, merged_places
from tests.helpers.controls import StopsWhen
from tests.helpers.moved import BackupWithHistory, TwoBackups
from tests.helpers.trees import snapshot
from tests.helpers.workshop import Workshop
from tests.unit.cloning.test_moving import FlippingDisk

OFTEN = Limits(bytes=20_000, files=5, seconds=0.01)


def stop_at_first_file(target: Path) -> StopsWhen:
    """Stops when the first file is in place."""
    return StopsWhen(lambda: any(path.is_file() for path in target.glob("source */**/*")))


@pytest.fixture
def both(tmp_path: Path) -> TwoBackups:
    return two_backups_in(tmp_path)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "new drive"


def two_backups_in(folder: Path, seed: int = 1) -> TwoBackups:
    for name in "ab":
        (folder / name).mkdir(parents=True)
    first, second = (BackupWithHistory(Workshop(folder / name), seed + number) for number, name in enumerate("ab"))
    return TwoBackups(first, second)


@pytest.mark.parametrize("turns", ["B", "BABAABBBA", "AAABBB", "BBBAAA"])
def test_each_version_has_the_state_of_both_backups_at_its_time(both: TwoBackups, target: Path, turns: str) -> None:
    both.run_history(turns)
    olds = [one.workshop.destination for one in (both.first, both.second)]
    before = list(map(snapshot, olds))

    result = both.merge(target)

    assert (result.outcome, result.versions, result.is_complete) == ("done", 1 + len(turns), True), (
        result.why,
        result.values,
    )
    assert result.checked == result.copied == result.total
    assert list(map(snapshot, olds)) == before
    assert both.is_whole(target)


def test_the_order_of_the_backups_changes_nothing(both: TwoBackups, target: Path) -> None:
    both.run_history("BAB")
    both.merge(target)
    merged = snapshot(target)

    result = both.second.move(target, merged=[both.first.workshop.destination])

    assert (result.outcome, result.was_complete) == ("done", True)
    assert snapshot(target) == merged


def test_the_next_backups_of_both_copy_nothing_again_and_versions_continue(both: TwoBackups, target: Path) -> None:
    both.run_history("BAB")
    both.merge(target)
    for one in (both.first, both.second):
        one.workshop.destination = target

    again = [one.workshop.backup(*one.tops) for one in (both.first, both.second)]
    both.run_history("BAAB")

    assert [(result.outcome, result.copied.files, result.renamed.files, result.version) for result in again] == [
        ("done", 0, 0, "")
    ] * 2
    assert both.is_whole(target)


def test_removing_versions_later_takes_nothing_that_others_need(both: TwoBackups, target: Path) -> None:
    both.run_history("BABAB")
    both.merge(target)
    both.first.workshop.destination = both.second.workshop.destination = target
    for one in (both.first, both.second):
        one.workshop.time = one.workshop.time.replace(month=9)

    both.run_history("ABAB")

    with both.first.at(target):
        kept = {version.name for version in both.first.versions()}
    both.states = {name: state for name, state in both.states.items() if name in kept}
    assert 4 < len(both.states) < 9
    assert both.is_whole(target)


def test_backups_with_removed_versions_and_merged_segments_can_be_merged(both: TwoBackups, target: Path) -> None:
    for one in (both.first, both.second):
        one.workshop.when_to_merge = WhenToMerge(spare_segments=2, share=0.0, many_segments=2)
    both.run_history("BAB")
    for month in (5, 7, 9):
        for one in (both.first, both.second):
            one.workshop.time = one.workshop.time.replace(month=month)
        both.run_history("ABBA")

    result = both.merge(target)

    assert (result.outcome, result.versions) == ("done", len(both.states)), (result.why, result.values)
    assert both.is_whole(target)


def test_versions_of_the_same_second_keep_the_files_of_both(both: TwoBackups, target: Path) -> None:
    both.run_history("B")
    for _ in range(3):
        both.second.workshop.time = both.first.workshop.time = both.second.workshop.time + timedelta(hours=1)
        both.first.run_history(1)
        both.second.run_history(1)
    names = list(both.first.states)[1:]
    assert names == list(both.second.states)[1:]

    result = both.merge(target)

    assert result.outcome == "done", (result.why, result.values)
    with both.first.at(target):
        names_in_merge = {version.name for version in both.first.versions()}
        assert names_in_merge > {*names, *(f"{name}-2" for name in names)}
        for name in names:
            restored = both.first.restored(f"{name}-2")
            for path, thing in both.first.states[name].items():
                assert restored[path] == thing
            for path, thing in both.second.states[name].items():
                assert restored[path.replace(b"/", b" (2)/", 1) if b"/" in path else path + b" (2)"] == thing


def test_an_interrupted_run_is_in_no_version(both: TwoBackups, target: Path) -> None:
    both.run_history("B")
    both.first.tree_changes(steps=200)
    manifest = both.first.workshop.destination / ".shingleback" / "manifest"
    before = len(list(manifest.iterdir()))
    both.first.workshop.control = StopsWhen(lambda: len(list(manifest.iterdir())) > before)
    interrupted = both.first.workshop.backup(*both.first.tops, limits=OFTEN)
    both.first.workshop.control = Unattended()
    both.run_history("B")
    assert interrupted.outcome == "canceled"

    result = both.merge(target)

    assert result.outcome == "done", (result.why, result.values)
    assert both.is_whole(target)


def test_a_canceled_merge_is_no_backup_and_can_be_continued(both: TwoBackups, target: Path) -> None:
    both.run_history("BAB")
    stopped = both.merge(target, limits=OFTEN, control=stop_at_first_file(target))
    kept = stopped.copied.files
    assert (stopped.exit_code, stopped.why, kept > 0) == (130, "move-stopped", True)
    assert not (target / ".shingleback").exists()
    (listed,) = UnfinishedCopies(both.first.paths.unfinished_folder).all()
    assert merged_places(listed.options) == (str(both.second.workshop.destination),)

    result = both.merge(target)

    assert not UnfinishedCopies(both.first.paths.unfinished_folder).all()
    assert (result.outcome, result.kept.files >= kept) == ("done", True)
    assert both.is_whole(target)


def test_data_that_the_new_drive_stored_wrong_is_found_and_copied_again(both: TwoBackups, target: Path) -> None:
    content = b"a file of the second backup"
    (both.second.tops[0] / "wrong").write_bytes(content)
    both.run_history("B", steps=0)

    wrong = both.merge(target, disk=FlippingDisk(content))

    assert (wrong.exit_code, wrong.why) == (3, "move-differs")
    assert not (target / ".shingleback").exists()
    assert both.merge(target).outcome == "done"
    assert both.is_whole(target)


def test_damaged_files_on_one_of_the_drives_are_reported_and_copied_again(both: TwoBackups, target: Path) -> None:
    both.run_history("B")
    old = both.second.workshop.destination
    damaged = next(path for path in (old / "source 0").rglob("*") if path.is_file() and path.stat().st_size)
    info = damaged.stat()
    damaged.write_bytes(bytes(byte ^ 1 for byte in damaged.read_bytes()))
    os.utime(damaged, ns=(info.st_atime_ns, info.st_mtime_ns))

    result = both.merge(target)
    both.second.workshop.destination = target
    again = both.second.workshop.backup(*both.second.tops)

    path = damaged.relative_to(old / "source 0")
    assert (result.exit_code, result.is_complete) == (1, True)
    assert f"source 0 (2)/{path}" in [item.path for item in result.left_out]
    assert again.copied.files >= 1
    assert (target / "source 0 (2)" / path).read_bytes() == (both.second.tops[0] / path).read_bytes()
    assert both.second.workshop.verify().outcome == "done"


# refusals ----------------------------------------------------------------------------------------------------------


def test_two_backups_of_the_same_folder_are_not_merged(both: TwoBackups, target: Path) -> None:
    other = both.first.workshop.folder / "other drive"
    both.first.workshop.backup(*both.first.tops, destination=other)

    result = both.first.move(target, merged=[other])

    assert (result.exit_code, result.why) == (4, "merge-same-folder")
    assert result.values["path"] in [str(top) for top in both.first.tops]
    assert not target.exists()


def test_a_backup_is_not_merged_with_itself_or_its_copy(both: TwoBackups, target: Path) -> None:
    old = both.first.workshop.destination
    copy = both.first.workshop.folder / "copy"
    shutil.copytree(old, copy, symlinks=True)

    assert [both.first.move(target, merged=[one]).why for one in (old, copy)] == ["merge-same-backup"] * 2
    assert not target.exists()


def test_a_merge_into_one_of_the_old_backups_is_refused(both: TwoBackups) -> None:
    both.run_history("B")

    for folder in (both.first.workshop.destination, both.second.workshop.destination):
        assert both.merge(folder).why == "move-same-place"
        assert both.merge(folder / "inside").why == "move-same-place"


def test_another_backup_does_not_continue_an_interrupted_move(both: TwoBackups, target: Path) -> None:
    """Files that were already moved would stay among its files forever."""
    both.run_history("B")
    stopped = both.first.move(target, limits=OFTEN, control=stop_at_first_file(target))
    assert (stopped.why, stopped.copied.files > 0) == ("move-stopped", True)
    before = snapshot(target)

    results = [both.second.move(target), both.merge(target)]

    assert [(result.exit_code, result.why) for result in results] == [(4, "move-of-another")] * 2
    assert snapshot(target) == before
    assert both.first.move(target).outcome == "done"
    assert both.first.is_whole(target)


def test_other_files_next_to_either_backup_are_reported(both: TwoBackups, target: Path) -> None:
    both.run_history("B")
    for one, name in ((both.first, "letter"), (both.second, "photo")):
        (one.workshop.destination / name).write_text("not part of the backup")

    both.merge(target)

    notes = [event for event in both.first.events if isinstance(event, Note)]
    assert [(note.code, note.values) for note in notes] == [("move-others-stay", {"names": "letter, photo"})]
